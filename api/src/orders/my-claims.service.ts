import { Injectable } from '@nestjs/common';
import { calls, type ClaimView, type Input, judge } from '@shop/contract';
import { ArtworkFiles, type ReceivedFile } from '../artwork/public';
import { Claims } from '../claims/public';
import {
  admitted,
  type Caller,
  Database,
  hashBody,
  isMultipart,
  type Once,
  Refusal,
  type ShopRequest,
} from '../kernel/public';
import { ClaimViews } from './claim-views';
import { MyOrders } from './my-orders.service';
import { OrderDesk } from './order-desk';
import { requireItem } from './order-lists.queries';
import { knownForm } from './placing.service';

type Sent = Omit<Input<'Account/OpenClaim'>, 'photos'>;

const judgeSent = judge(calls['Account/OpenClaim'].input);

/** What customers report of their own orders' items. */
@Injectable()
export class MyClaims {
  constructor(
    private readonly database: Database,
    private readonly artwork: ArtworkFiles,
    private readonly claims: Claims,
    private readonly views: ClaimViews,
    private readonly orders: MyOrders,
    private readonly desk: OrderDesk,
  ) {}

  /** Refuses `resource_not_found` for what is not the caller's; whatever the flow refuses is known before photos are read. */
  async open(caller: Caller, request: ShopRequest): Promise<ClaimView> {
    const { once } = request.asked;
    if (!isMultipart(request)) {
      const { orderId, sid, reason } = request.asked.input as Input<'Account/OpenClaim'>;
      return this.record(caller, once, { orderId, sid, reason }, []);
    }
    const { fields, photos } = await this.artwork.receivePhotos(request, (sent) => this.admit(caller, once, sent));
    return this.keep(caller, once, fields, photos);
  }

  private async admit(caller: Caller, once: Once | null, given: unknown): Promise<Sent> {
    const sent = admitted(judgeSent(given));
    // A repeated request is told its first answer, not that there is a claim already.
    if (await this.database.isAnswered(once)) return sent;
    const order = await this.orders.own(caller, knownForm(sent.orderId));
    const sid = sent.sid.toLowerCase();
    await requireItem(this.database.reader, order.id, sid);
    const post = { event: 'claim_opened', actor: 'customer', sid, reason: sent.reason } as const;
    await this.desk.rehearse(this.database.reader, order, post);
    return sent;
  }

  private async keep(
    caller: Caller,
    once: Once | null,
    sent: Sent,
    photos: readonly ReceivedFile[],
  ): Promise<ClaimView> {
    const bodyHash = hashBody({ ...sent, photos: photos.map(({ object }) => object.sha256.toString('hex')) });
    let used = false;
    try {
      return await this.record(caller, once && { ...once, bodyHash }, sent, photos, () => {
        used = true;
      });
    } catch (error) {
      if (error instanceof Refusal) used = false;
      throw error;
    } finally {
      // A repeated key gives the first answer, and a refused claim keeps nothing.
      if (!used) for (const photo of photos) await this.artwork.discard(photo);
    }
  }

  private async record(
    caller: Caller,
    once: Once | null,
    { orderId: typed, sid: typedSid, reason }: Sent,
    photos: readonly ReceivedFile[],
    begun: () => void = () => undefined,
  ): Promise<ClaimView> {
    const orderId = knownForm(typed);
    const sid = typedSid.toLowerCase();
    return this.database.command(once, async (tx) => {
      begun();
      const order = await this.orders.own(caller, orderId);
      await requireItem(tx, order.id, sid);
      const by = { accountId: caller.accountId, ownerId: caller.accountId };
      const post = { event: 'claim_opened', actor: 'customer', sid, reason: reason.trim() } as const;
      await this.desk.post(tx, orderId, post, by, { photos });
      const claim = (await this.claims.ofOrder(tx, orderId)).findLast((each) => each.sid === sid);
      if (!claim) throw new Error('a claim was opened and is not there');
      return this.views.view(claim, order.currency);
    });
  }
}
