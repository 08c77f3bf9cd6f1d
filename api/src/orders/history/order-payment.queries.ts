import { type ManualMethod, type PaymentRoute, paymentRouteOf } from '@shop/order-flow';
import type { Tx } from '../../common/public';
import type { CustomerOrder } from '../order.entity';
import { loadHistory } from './order-history';

export interface OrderPayment {
  at: Date;
  route: PaymentRoute;
  method?: ManualMethod;
  /** The number of the PayPal invoice, or the payer's reference that accounting recorded. */
  reference?: string;
}

/** How and when an order was paid; null if it is not paid. */
export async function findPayment(
  tx: Tx,
  { id: orderId, paymentMethod }: Pick<CustomerOrder, 'id' | 'paymentMethod'>,
): Promise<OrderPayment | null> {
  const history = await loadHistory(tx, orderId);
  const paid = history.find((entry) => entry.event === 'order_paid');
  if (!paid) return null;
  const { actor, at, method, memo } = paid;
  const route = paymentRouteOf(actor, paymentMethod);
  if (route === 'manual') return { at, route, ...(method && { method }), ...(memo && { reference: memo }) };
  const invoice = history.findLast((entry) => entry.event === 'paypal_invoice_created')?.invoice;
  return { at, route, ...(invoice && { reference: invoice.number }) };
}

/**
 * Why a refund was made; empty if no reason was given.
 * @param dedupeKey - the ledger entry's key, which contains the sequence number of the event that refunded
 */
export async function findRefundReason(tx: Tx, orderId: string, dedupeKey: string): Promise<string> {
  const seq = Number(/^refund:.+:(\d+):payment$/.exec(dedupeKey)?.[1] ?? 0);
  const entry = (await loadHistory(tx, orderId))[seq - 1];
  return entry && 'reason' in entry ? (entry.reason ?? '') : '';
}
