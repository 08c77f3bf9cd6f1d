import { TERMINAL, type OrderState } from './states';

/**
 * Where the orders of a state are listed; of all states without one. What waits comes longest-waiting first, what is
 * over or mixed latest first.
 */
export function queuePath(state?: OrderState, q?: string): string {
  const filter = { ...(q && { q }), ...(state && { status: state }) };
  const waits = state !== undefined && !TERMINAL.includes(state);
  const query = {
    filter: JSON.stringify(filter),
    sort: 'lastUpdate',
    order: waits ? 'ASC' : 'DESC',
    page: '1',
    perPage: '25',
  };
  return `/orders?${new URLSearchParams(query).toString()}`;
}
