import type { UnappliedPaymentView } from '@shop/contract';

/** Whether it pays its own order, alone or with what else came for it: the order awaits just that much. */
export function fits({ order, left, together }: Pick<UnappliedPaymentView, 'order' | 'left' | 'together'>): boolean {
  if (order?.status !== 'awaiting_payment' || order.amount.currency !== left.currency) return false;
  return [left.amount, together.amount].includes(order.amount.amount);
}
