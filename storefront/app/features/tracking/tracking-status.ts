import { stateGroup, type OrderGroup, ORDER_STATES } from '@shop/order-flow';

/**
 * The status that the tracking page shows: the group of the order's state, `pending` for an unknown one, and
 * `partly_shipped` while a part of a shipped order is in production.
 */
export function trackingStatus(state: string, steps: readonly { label: string }[]): OrderGroup | 'partly_shipped' {
  if (state === 'in_production' && steps.some(({ label }) => label === 'shipped')) return 'partly_shipped';
  const orderState = ORDER_STATES.find((one) => one === state);
  return orderState ? stateGroup(orderState) : 'pending';
}
