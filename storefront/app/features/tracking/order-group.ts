import { group, type OrderGroup, STATES } from '@shop/order-flow';

/** What the tracking page calls a state; one it does not know is in hand. */
export function orderGroup(state: string): OrderGroup {
  const known = STATES.find((one) => one === state);
  return known ? group(known) : 'pending';
}
