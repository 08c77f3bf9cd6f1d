import type { OrderView } from '@shop/contract';

/** Where an order stands between the cart and its payment. `paid` is everything after. */
export type OrderStage = 'complete' | 'pay' | 'paid' | 'expired' | 'cancelled';

export function stageOf({ status, due }: Pick<OrderView, 'status' | 'due'>, now: number): OrderStage {
  const late = due !== null && now >= Date.parse(due);
  if (status === 'expired' || (late && (status === 'preorder' || status === 'awaiting_payment'))) return 'expired';
  if (status === 'preorder') return 'complete';
  if (status === 'awaiting_payment') return 'pay';
  return status === 'cancelled' ? 'cancelled' : 'paid';
}
