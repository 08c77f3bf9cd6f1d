import type { Output } from '@shop/contract';
import type { OrderState } from '@shop/order-flow';
import type { Tx } from '../../common/public';
import type { CustomerOrder, PaymentRecords, PaymentRefundRequest } from '../../orders/public';

/** What a checkout returns in addition to the order's id and state, such as the address of an invoice. */
export type PaymentDetails = Omit<Output<'Cart/Checkout'>, 'orderId' | 'status'>;

/** How orders are paid by one method of the contract's registry. */
export interface PaymentProvider {
  /**
   * Calls the payment service before the transaction of a checkout, for an order that can be paid. A method without a
   * payment service has no `prepare`.
   *
   * @throws ApiError
   */
  prepare?(orderId: string): Promise<PaymentDetails>;
  /**
   * Starts the payment of a locked order that can be paid. With `payNow` it charges what can be charged at once.
   *
   * @throws ApiError `insufficient_balance`
   */
  start(tx: Tx, order: CustomerOrder, payNow: boolean): Promise<PaymentDetails & { status: OrderState }>;
  /** What the payment service knows about an order. A method without a payment service has no `find`. */
  find?(tx: Tx, orderId: string): Promise<PaymentRecords>;
  /**
   * Returns money through the payment service. The ledger entry is posted by the caller.
   *
   * @throws ApiError `event_not_allowed` with `refund_exceeds_limit` if less than the amount is left
   */
  requestRefund(tx: Tx, refund: PaymentRefundRequest): Promise<void>;
}
