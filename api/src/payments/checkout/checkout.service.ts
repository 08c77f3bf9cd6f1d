import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { type Caller, Clock, Database, findRow, type IdempotencyKey, ApiError, type Tx } from '../../common/public';
import { CustomerOrder, lockOrder, normalizeOrderId, OrderValidator } from '../../orders/public';
import type { PaymentDetails, PaymentProvider } from '../providers/payment-provider';
import { PaymentProviders } from '../providers/payment-providers';

type CheckoutResult = Output<'Cart/Checkout'>;

@Injectable()
export class CheckoutService {
  constructor(
    private readonly database: Database,
    private readonly validator: OrderValidator,
    private readonly providers: PaymentProviders,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts the payment by the order's method: charges the prepaid account or returns the open PayPal invoice. Without
   * `payNow` it only returns the order's state.
   *
   * @throws ApiError `order_invalid`, `order_not_found_or_paid`, `order_expired`, `insufficient_balance`,
   *   `paypal_off`, `paypal_error`
   */
  async checkout(
    caller: Caller,
    { orderId: orderIdInput, payNow }: Input<'Cart/Checkout'>,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<CheckoutResult> {
    const orderId = parseOrderId(orderIdInput);
    const earlier = await this.database.findAnswer<CheckoutResult>(idempotencyKey);
    if (earlier) return earlier;
    const unpaid = await this.validator.assertValid(caller.accountId, orderId);
    const provider = unpaid ? this.providers.of(unpaid.paymentMethod) : await this.findProvider(caller, orderId);
    const prepared = payNow ? await this.prepare(provider, caller, orderId) : {};
    // The order's state is checked after the idempotency key: a repeated request gets the first response, not an error.
    return this.database.command(idempotencyKey, async (tx) => {
      const order = await this.findPayableOrder(tx, caller, orderId, true);
      return { orderId, ...prepared, ...(await provider.start(tx, order, payNow)) };
    });
  }

  private async findProvider({ accountId }: Caller, orderId: string): Promise<PaymentProvider> {
    const order = await findRow(this.database.reader, CustomerOrder, { id: orderId, accountId });
    if (!order) throw new ApiError('order_not_found_or_paid');
    return this.providers.of(order.paymentMethod);
  }

  private async prepare(provider: PaymentProvider, caller: Caller, orderId: string): Promise<PaymentDetails> {
    if (!provider.prepare) return {};
    await this.findPayableOrder(this.database.reader, caller, orderId);
    return provider.prepare(orderId);
  }

  /** Loads the caller's order if it can be paid now. `lock` locks its row, so that parallel payments charge it once. */
  private async findPayableOrder(tx: Tx, caller: Caller, orderId: string, lock = false): Promise<CustomerOrder> {
    const found = lock ? await lockOrder(tx, orderId) : await findRow(tx, CustomerOrder, { id: orderId });
    const order = found?.accountId === caller.accountId ? found : null;
    if (order?.state === 'preorder')
      throw new ApiError('event_not_allowed', [{ field: 'orderId', code: 'wrong_state' }]);
    if (order?.state === 'expired') throw new ApiError('order_expired');
    if (order?.state !== 'awaiting_payment') throw new ApiError('order_not_found_or_paid');
    if (this.clock.now() >= order.dueAt) throw new ApiError('order_expired');
    return order;
  }
}

/** An invalid order id gets the same error as an unknown order. */
function parseOrderId(text: string): string {
  try {
    return normalizeOrderId(text);
  } catch {
    throw new ApiError('order_not_found_or_paid');
  }
}
