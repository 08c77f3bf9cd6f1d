import type { OrderSummaryView } from '@shop/contract';

export const orderGroups = ['waiting', 'pending', 'completed', 'cancelled', 'expired'] as const;
export type OrderGroup = (typeof orderGroups)[number];

export interface OrderQuery {
  /** All of them without. */
  status?: OrderGroup;
  page: number;
}

/** What a list of orders is asked for by its address; anything unknown is left out. */
export function readOrderQuery(search: string): OrderQuery {
  const params = new URLSearchParams(search);
  const status = orderGroups.find((group) => group === params.get('status'));
  const page = Math.min(Math.max(Math.trunc(Number(params.get('page'))) || 1, 1), 1_000_000);
  return { ...(status && { status }), page };
}

/** The orders worth showing first: those that wait for their owner, then the newest others; each once. */
export function firstOrders(waiting: readonly OrderSummaryView[], newest: readonly OrderSummaryView[], most: number): OrderSummaryView[] {
  const known = new Set(waiting.map(({ orderId }) => orderId));
  return [...waiting, ...newest.filter(({ orderId }) => !known.has(orderId))].slice(0, most);
}
