import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { ArtworkFiles, ArtworkQueries, type NewArtwork } from '../../artwork/public';
import { ApiError, type Caller, Database, type StreamedUpload, type Tx, UploadCommands } from '../../common/public';
import { MyOrders } from './my-orders.service';
import { lockOrder } from '../lock-order';
import { OrderWorkflow } from '../workflow/order-workflow';
import { assertOrderItem } from './order-lists.queries';
import { normalizeOrderId } from '../order-id';

type UploadInput = Pick<Input<'Account/ArtworkUpload'>, 'orderId' | 'sid'>;

/** Who uploads, and the language of the answer. */
export interface Uploader {
  caller: Caller;
  language: string;
}

/** Customers' artwork files and links. An item has one; a new one replaces it. */
@Injectable()
export class ArtworkUploads {
  constructor(
    private readonly database: Database,
    private readonly uploads: UploadCommands,
    private readonly artwork: ArtworkFiles,
    private readonly artworkQueries: ArtworkQueries,
    private readonly orders: MyOrders,
    private readonly workflow: OrderWorkflow,
  ) {}

  /**
   * Stores an uploaded file. The order, its owner, the item and the state are checked before the file is read, and
   * again when it is recorded.
   * @throws {ApiError} `resource_not_found`, an error of the upload, or the flow's error
   */
  async upload(
    uploader: Uploader,
    input: UploadInput,
    upload: StreamedUpload | null,
  ): Promise<Output<'Account/ArtworkUpload'>> {
    return this.uploads.runWithFile(upload, {
      idempotencyKey: null,
      assertAllowed: () => this.assertAllowed(uploader.caller, input),
      execute: (tx, file) => this.record(tx, uploader, input, { kind: 'file', name: file.name, file }),
    });
  }

  /** @throws {ApiError} `resource_not_found`, an error of the link, or the flow's error */
  async link(
    uploader: Uploader,
    { orderId, sid, url }: Input<'Account/ArtworkUploadShareDownloadLink'>,
  ): Promise<Output<'Account/ArtworkUploadShareDownloadLink'>> {
    const link = this.artwork.parseLink(url);
    return this.database.transaction((tx) => this.record(tx, uploader, { orderId, sid }, link));
  }

  /**
   * Saves what is printed in the bleed of an item, while its artwork can still be replaced.
   * @throws {ApiError} `resource_not_found`, or `event_not_allowed`, also where the item has no file
   */
  async chooseBleed(
    { caller, language }: Uploader,
    input: Input<'Account/ArtworkBleed'>,
  ): Promise<Output<'Account/ArtworkBleed'>> {
    const orderId = normalizeOrderId(input.orderId);
    const sid = input.sid.toLowerCase();
    return this.database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order?.accountId !== caller.accountId) throw new ApiError('resource_not_found');
      await assertOrderItem(tx, orderId, sid);
      await this.workflow.assertAllowed(tx, order, { event: 'user_file_upload', actor: 'customer', sid });
      if (!(await this.artwork.saveBleed(tx, sid, input.bleed)))
        throw new ApiError('event_not_allowed', [{ field: 'sid', code: 'artwork_missing' }]);
      return this.findStored(tx, orderId, sid, language);
    });
  }

  /**
   * Checks the order, its owner, the item and the state.
   * @throws {ApiError} `resource_not_found`, or the flow's error
   */
  async assertAllowed(caller: Caller, input: UploadInput): Promise<void> {
    const order = await this.orders.findOwn(caller, normalizeOrderId(input.orderId));
    const sid = input.sid.toLowerCase();
    await assertOrderItem(this.database.reader, order.id, sid);
    const event = { event: 'user_file_upload', actor: 'customer', sid } as const;
    await this.workflow.assertAllowed(this.database.reader, order, event);
  }

  /** Stores an artwork as the item's current one, in the transaction. */
  async record(
    tx: Tx,
    { caller, language }: Uploader,
    input: UploadInput,
    artwork: NewArtwork,
  ): Promise<Output<'Account/ArtworkUpload'>> {
    const orderId = normalizeOrderId(input.orderId);
    const sid = input.sid.toLowerCase();
    const author = { accountId: caller.accountId, ownerId: caller.accountId };
    await assertOrderItem(tx, orderId, sid);
    const event = { event: 'user_file_upload', actor: 'customer', sid, fileName: artwork.name } as const;
    await this.workflow.post(tx, orderId, event, author, { artwork });
    return this.findStored(tx, orderId, sid, language);
  }

  private async findStored(
    tx: Tx,
    orderId: string,
    sid: string,
    language: string,
  ): Promise<Output<'Account/ArtworkUpload'>> {
    const artwork = (await this.artworkQueries.findArtworks(tx, orderId, language)).get(sid);
    if (!artwork) throw new Error('the stored artwork was not found');
    return { sid, artwork };
  }
}
