import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { ApiError, type Caller, Database, type IdempotencyKey } from '../../common/public';
import { assertValidSender } from '../../accounts/public';
import { OrderWorkflow } from '../workflow/order-workflow';
import { OrderValidator } from './order-validator';
import { lockOrder } from '../lock-order';
import { normalizeOrderId } from '../order-id';

/** Confirms the recipient of a placed order, which then awaits payment. */
@Injectable()
export class RecipientConfirmation {
  constructor(
    private readonly database: Database,
    private readonly workflow: OrderWorkflow,
    private readonly validator: OrderValidator,
  ) {}

  /**
   * @throws {ApiError} `blind_shipping_not_allowed` for a sender that is not a reseller's, `validation_failed` for an incomplete one,
   *  `order_invalid` for an order that cannot be fulfilled, which is cancelled, or the flow's error
   */
  async confirm(
    caller: Caller,
    { orderId: typedId, notes, sender }: Input<'Cart/CompleteOrder'>,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'Cart/CompleteOrder'>> {
    if (sender) assertValidSender(sender);
    const orderId = normalizeOrderId(typedId);
    await this.validator.assertValid(caller.accountId, orderId);
    return this.database.command(idempotencyKey, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order?.accountId !== caller.accountId) throw new ApiError('resource_not_found');
      const input = { event: 'recipient_info_added', actor: 'customer', ...(notes && { notes }), sender } as const;
      const status = await this.workflow.postLocked(tx, order, input, { accountId: caller.accountId });
      return { orderId, status, due: order.dueAt.toISOString() };
    });
  }
}
