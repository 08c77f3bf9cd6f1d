import type { OrderView } from '@shop/contract';
import type { Promised } from '@shop/order-flow';
import type { BusinessDays } from '../catalogue/public';
import type { OrderEventRow } from './order-event.entity';
import type { CustomerOrder } from './order.entity';
import type { ShipmentRow } from './shipments';

type Known = Pick<OrderEventRow, 'state' | 'happenedAt'>;

/**
 * When the order leaves the factory and arrives: counted from today while artwork or payment are still to come, then
 * from its release to production, then from its last parcel. Null once nothing more is to come.
 */
export function promiseOf(
  { state, shippingMethod, country }: Pick<CustomerOrder, 'state' | 'shippingMethod' | 'country'>,
  history: readonly Known[],
  shipments: readonly Pick<ShipmentRow, 'date'>[],
  days: BusinessDays,
  now: Date,
): OrderView['promise'] {
  if (state === 'completed' || state === 'cancelled' || state === 'expired') return null;
  if (state === 'shipped') {
    const left = shipments.at(-1)?.date;
    const delivery = left && days.delivery(left, shippingMethod, country);
    return delivery ? { from: 'shipped', delivery } : null;
  }
  const released = history.find((event) => event.state === 'ready_for_production')?.happenedAt;
  const promised: Promised | null = days.from(released ?? now, shippingMethod, country);
  return promised && { from: released ? 'released' : 'today', ...promised };
}
