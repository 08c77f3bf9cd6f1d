import type { Output } from '@shop/contract';
import type { OrderState } from '@shop/order-flow';
import type { Tx } from '../../common/public';
import type {
  CustomerOrder,
  PaymentInvoiceSummary,
  PaymentRefundRequest,
  PaymentRefundSummary,
} from '../../orders/public';

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
  /** The order's latest invoice that was open at some time; null if there is none. */
  invoice(tx: Tx, orderId: string): Promise<PaymentInvoiceSummary | null>;
  /** The refunds that the payment service made or is to make. */
  refunds(tx: Tx, orderId: string): Promise<PaymentRefundSummary[]>;
  /**
   * Returns money through the payment service. The ledger entry is posted by the caller.
   *
   * @throws ApiError `event_not_allowed` with `refund_exceeds_limit` if less than the amount is left
   */
  requestRefund(tx: Tx, refund: PaymentRefundRequest): Promise<void>;
}
