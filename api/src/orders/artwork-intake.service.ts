import { Injectable } from '@nestjs/common';
import { calls, judge, type Input, type Output } from '@shop/contract';
import { ArtworkFiles, ArtworkShelf, type NewArtwork } from '../artwork/public';
import { admitted, type Caller, Database, Refusal, type ShopRequest } from '../kernel/public';
import { MyOrders } from './my-orders.service';
import { OrderDesk } from './order-desk';
import { requireItem } from './order-lists.queries';
import { knownForm } from './placing.service';

type Place = Input<'Account/ArtworkUpload'>;

const judgePlace = judge(calls['Account/ArtworkUpload'].input);

/** Customers' files and links, one an item; a new one takes the place of the old. */
@Injectable()
export class ArtworkIntake {
  constructor(
    private readonly database: Database,
    private readonly artwork: ArtworkFiles,
    private readonly shelf: ArtworkShelf,
    private readonly orders: MyOrders,
    private readonly desk: OrderDesk,
  ) {}

  /** The order, its owner, the item and the state are checked before the body is read, and again when the file is stored. */
  async upload(caller: Caller, request: ShopRequest): Promise<Output<'Account/ArtworkUpload'>> {
    const { fields, artwork } = await this.artwork.receiveArtwork(request, (sent) => this.admit(caller, sent));
    try {
      return await this.record(caller, fields, artwork);
    } catch (error) {
      if (error instanceof Refusal && artwork.kind === 'file') await this.artwork.discard(artwork.file);
      throw error;
    }
  }

  async link(
    caller: Caller,
    { orderId, sid, url }: Input<'Account/ArtworkUploadShareDownloadLink'>,
  ): Promise<Output<'Account/ArtworkUploadShareDownloadLink'>> {
    const link = this.artwork.checkedLink(url);
    return this.record(caller, { orderId, sid }, link);
  }

  private async admit(caller: Caller, sent: unknown): Promise<Place> {
    const place = admitted(judgePlace(sent));
    const order = await this.orders.own(caller, knownForm(place.orderId));
    await requireItem(this.database.reader, order.id, place.sid);
    const sid = place.sid.toLowerCase();
    await this.desk.rehearse(this.database.reader, order, { event: 'user_file_upload', actor: 'customer', sid });
    return place;
  }

  private async record(caller: Caller, place: Place, artwork: NewArtwork): Promise<Output<'Account/ArtworkUpload'>> {
    const orderId = knownForm(place.orderId);
    const sid = place.sid.toLowerCase();
    const by = { accountId: caller.accountId, ownerId: caller.accountId };
    await this.orders.own(caller, orderId);
    await requireItem(this.database.reader, orderId, sid);
    return this.database.transaction(async (tx) => {
      await this.desk.post(tx, orderId, { event: 'user_file_upload', actor: 'customer', sid }, by, { artwork });
      const files = await this.shelf.ofOrder(tx, orderId);
      const stored = files.get(sid)?.artwork;
      if (!stored) throw new Error('artwork was kept and is not there');
      return { sid, artwork: stored };
    });
  }
}
