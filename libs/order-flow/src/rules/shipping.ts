import { addDays, dayOf, isCalendarDate } from '../calendar';
import { DAYS_TO_COMPLETION, findItem } from '../order-snapshot';
import { type InputGuard, type OrderGuard, errorUnless, errorIfAny } from './guard';

export const itemsCanBeShipped: InputGuard<'shipped'> = (order, { items }) => {
  const unknown = items.filter((sid) => !findItem(order, sid));
  const shipped = items.filter((sid, at) => findItem(order, sid)?.shipped || items.indexOf(sid) < at);
  return (
    errorUnless(items.length > 0, 'required', 'items') ??
    errorIfAny(unknown, 'unknown_item', 'items') ??
    errorIfAny(shipped, 'already_shipped', 'items')
  );
};

export const completionIsDue: OrderGuard = ({ now, lastShipmentAt }, actor) => {
  if (actor !== 'system') return null;
  return errorUnless(lastShipmentAt !== null && now >= addDays(lastShipmentAt, DAYS_TO_COMPLETION), 'not_yet_due');
};

/** Not in the future and not before the last shipment, in any time zone. */
export const deliveryDateIsPossible: InputGuard<'order_completed'> = ({ now, lastShipmentAt }, { deliveryDate }) => {
  if (deliveryDate === undefined) return null;
  const shippedOn = lastShipmentAt === null ? '' : dayOf(lastShipmentAt, -12);
  const possible = isCalendarDate(deliveryDate) && deliveryDate >= shippedOn && deliveryDate <= dayOf(now, 14);
  return errorUnless(possible, 'invalid', 'deliveryDate');
};
