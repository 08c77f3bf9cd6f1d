import { Injectable } from '@nestjs/common';
import type { ClaimView, Input } from '@shop/contract';
import {
  type Caller,
  Database,
  type IdempotencyKey,
  type ReceivedFile,
  type StreamedUpload,
  type Tx,
  UploadCommands,
} from '../../common/public';
import { Claims } from '../../claims/public';
import { ClaimViewBuilder } from './claim-view-builder';
import { MyOrders } from './my-orders.service';
import { OrderWorkflow } from '../workflow/order-workflow';
import { assertOrderItem } from './order-lists.queries';
import { normalizeOrderId } from '../order-id';

type ClaimInput = Omit<Input<'Account/OpenClaim'>, 'photos'>;

/** Claims of customers about items of their own orders. */
@Injectable()
export class MyClaims {
  constructor(
    private readonly database: Database,
    private readonly uploads: UploadCommands,
    private readonly claims: Claims,
    private readonly viewBuilder: ClaimViewBuilder,
    private readonly orders: MyOrders,
    private readonly workflow: OrderWorkflow,
  ) {}

  /**
   * Opens a claim. The flow's guards are checked before the photos are read.
   * @throws {ApiError} `resource_not_found` for an order or item that is not the caller's, or the flow's error
   */
  async open(
    caller: Caller,
    input: ClaimInput,
    upload: StreamedUpload | null,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<ClaimView> {
    if (!upload) return this.database.command(idempotencyKey, (tx) => this.record(tx, caller, input, []));
    return this.uploads.runWithFiles(upload, {
      idempotencyKey,
      assertAllowed: () => this.assertAllowed(caller, input),
      execute: (tx, photos) => this.record(tx, caller, input, photos),
    });
  }

  private async assertAllowed(caller: Caller, { orderId, sid: typedSid, reason }: ClaimInput): Promise<void> {
    const order = await this.orders.findOwn(caller, normalizeOrderId(orderId));
    const sid = typedSid.toLowerCase();
    await assertOrderItem(this.database.reader, order.id, sid);
    const event = { event: 'claim_opened', actor: 'customer', sid, reason } as const;
    await this.workflow.assertAllowed(this.database.reader, order, event);
  }

  private async record(
    tx: Tx,
    caller: Caller,
    { orderId: typedId, sid: typedSid, reason }: ClaimInput,
    photos: readonly ReceivedFile[],
  ): Promise<ClaimView> {
    const orderId = normalizeOrderId(typedId);
    const sid = typedSid.toLowerCase();
    const order = await this.orders.findOwn(caller, orderId);
    await assertOrderItem(tx, order.id, sid);
    const author = { accountId: caller.accountId, ownerId: caller.accountId };
    const event = { event: 'claim_opened', actor: 'customer', sid, reason: reason.trim() } as const;
    await this.workflow.post(tx, orderId, event, author, { photos });
    const claim = (await this.claims.findByOrder(tx, orderId)).findLast((each) => each.sid === sid);
    if (!claim) throw new Error('the opened claim was not found');
    return this.viewBuilder.build(claim, order.currency);
  }
}
