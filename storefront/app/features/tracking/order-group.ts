import { stateGroup, type OrderGroup, ORDER_STATES } from '@shop/order-flow';

/** The group of an order state; `pending` for an unknown one. */
export function orderGroup(state: string): OrderGroup {
  const orderState = ORDER_STATES.find((one) => one === state);
  return orderState ? stateGroup(orderState) : 'pending';
}
