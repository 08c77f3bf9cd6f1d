import { addDays, dayOf, isDay } from '../calendar';
import { DAYS_TO_COMPLETION, itemOf } from '../facts';
import { type Asked, type Given, unless, unlessNone } from './rule';

export const namesItemsToShip: Asked<'shipped'> = (facts, { items }) => {
  const unknown = items.filter((sid) => !itemOf(facts, sid));
  const gone = items.filter((sid, at) => itemOf(facts, sid)?.shipped || items.indexOf(sid) < at);
  return (
    unless(items.length > 0, 'required', 'items') ??
    unlessNone(unknown, 'unknown_item', 'items') ??
    unlessNone(gone, 'already_shipped', 'items')
  );
};

export const systemWaitsThirtyDays: Given = ({ now, lastShipmentAt }, actor) => {
  if (actor !== 'system') return null;
  return unless(lastShipmentAt !== null && now >= addDays(lastShipmentAt, DAYS_TO_COMPLETION), 'not_yet_due');
};

/** A day that has begun somewhere on earth and is not before the last shipment's, anywhere. */
export const deliveryDateIsPossible: Asked<'order_completed'> = ({ now, lastShipmentAt }, { deliveryDate }) => {
  if (deliveryDate === undefined) return null;
  const shippedOn = lastShipmentAt === null ? '' : dayOf(lastShipmentAt, -12);
  const possible = isDay(deliveryDate) && deliveryDate >= shippedOn && deliveryDate <= dayOf(now, 14);
  return unless(possible, 'invalid', 'deliveryDate');
};
