import type { OrderSummaryView } from '@shop/contract';

export const orderGroups = ['waiting', 'pending', 'completed', 'cancelled', 'expired'] as const;
export type OrderGroup = (typeof orderGroups)[number];

export interface OrderQuery {
  /** All orders without it. */
  status?: OrderGroup;
  page: number;
}

/** Parses the query of the order list; unknown values are ignored. */
export function parseOrderQuery(search: string): OrderQuery {
  const params = new URLSearchParams(search);
  const status = orderGroups.find((group) => group === params.get('status'));
  const page = Math.min(Math.max(Math.trunc(Number(params.get('page'))) || 1, 1), 1_000_000);
  return { ...(status && { status }), page };
}

/** The orders that wait for the customer, then the newest others, each once. */
export function selectRecentOrders(
  waiting: readonly OrderSummaryView[],
  newest: readonly OrderSummaryView[],
  limit: number,
): OrderSummaryView[] {
  const known = new Set(waiting.map(({ orderId }) => orderId));
  return [...waiting, ...newest.filter(({ orderId }) => !known.has(orderId))].slice(0, limit);
}
