import type { UnmatchedPaymentView } from '@shop/contract';

/**
 * Whether the payment can pay its order: the order awaits exactly the remaining amount, alone or together with the
 * order's other unmatched payments.
 */
export function matchesOrder(payment: Pick<UnmatchedPaymentView, 'order' | 'left' | 'together'>): boolean {
  const { order, left, together } = payment;
  if (order?.status !== 'awaiting_payment' || order.amount.currency !== left.currency) return false;
  return [left.amount, together.amount].includes(order.amount.amount);
}
