import { TERMINAL_STATUSES, type OrderStatus } from './order-statuses';

/**
 * The path of the list of orders in a status, or of all orders. Orders in progress are sorted by the longest waiting,
 * others by the latest update.
 */
export function orderListPath(status?: OrderStatus, search?: string): string {
  const filter = { ...(search && { q: search }), ...(status && { status }) };
  const isInProgress = status !== undefined && !TERMINAL_STATUSES.includes(status);
  const query = {
    filter: JSON.stringify(filter),
    sort: 'lastUpdate',
    order: isInProgress ? 'ASC' : 'DESC',
    page: '1',
    perPage: '25',
  };
  return `/orders?${new URLSearchParams(query).toString()}`;
}
