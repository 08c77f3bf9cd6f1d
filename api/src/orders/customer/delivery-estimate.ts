import type { OrderView } from '@shop/contract';
import type { HistoryEntry } from '@shop/order-flow';
import type { DeliveryDates } from '../../tariff/public';
import type { ShipmentRow } from '../history/shipments.queries';
import type { CustomerOrder } from '../order.entity';

/** What the estimate of an order depends on besides the order itself. */
interface OrderProgress {
  /** Whether the artwork of an item is not approved yet. */
  needsApproval: boolean;
  history: readonly Pick<HistoryEntry, 'state' | 'at'>[];
  shipments: readonly Pick<ShipmentRow, 'date'>[];
}

/**
 * When the order leaves the factory and when it arrives. Counted from today until the order is ready for production,
 * then from that day, and after the last shipment from the shipment's day. Null once the order has ended.
 */
export function estimateOrderDelivery(
  { state, shippingMethod, country }: Pick<CustomerOrder, 'state' | 'shippingMethod' | 'country'>,
  { needsApproval, history, shipments }: OrderProgress,
  deliveryDates: DeliveryDates,
  now: Date,
): OrderView['promise'] {
  if (state === 'completed' || state === 'cancelled' || state === 'expired') return null;
  if (state === 'shipped') {
    const lastShipment = shipments.at(-1)?.date;
    const delivery = lastShipment && deliveryDates.estimateArrival(lastShipment, shippingMethod, country);
    return delivery ? { from: 'shipped', needsApproval, delivery } : null;
  }
  const releasedAt = history.find((entry) => entry.state === 'ready_for_production')?.at;
  const estimate = deliveryDates.estimateDelivery(releasedAt ?? now, shippingMethod, country);
  return estimate && { from: releasedAt ? 'released' : 'today', needsApproval, ...estimate };
}
