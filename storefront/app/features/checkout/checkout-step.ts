import type { OrderView } from '@shop/contract';

/** The step of an order between cart and payment; `paid` includes everything after the payment. */
export type CheckoutStep = 'complete' | 'pay' | 'paid' | 'expired' | 'cancelled';

/** `now` in milliseconds, by the server's clock. An unpaid order past its due date counts as expired. */
export function findCheckoutStep({ status, due }: Pick<OrderView, 'status' | 'due'>, now: number): CheckoutStep {
  const isOverdue = due !== null && now >= Date.parse(due);
  if (status === 'expired' || (isOverdue && (status === 'preorder' || status === 'awaiting_payment'))) return 'expired';
  if (status === 'preorder') return 'complete';
  if (status === 'awaiting_payment') return 'pay';
  return status === 'cancelled' ? 'cancelled' : 'paid';
}
