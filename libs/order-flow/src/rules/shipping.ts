import { addDays, dayOf, isCalendarDate } from '../calendar';
import { DAYS_TO_COMPLETION, findItem } from '../order-snapshot';
import type { FlowError } from '../flow-error';
import type { PackedItem, Parcel } from '../parcels';
import { type InputGuard, type OrderGuard, errorUnless, errorIfAny } from './guard';

/** Parcels are weighed and measured, and contain no more pieces than are left of the order's items. */
export const parcelsAreValid: InputGuard<'shipped'> = (order, { items, parcels }) => {
  if (!parcels) return null;
  if (parcels.length === 0) return { code: 'required', field: 'parcels' };
  const left = new Map(order.items.map(({ sid, unshipped }) => [sid, unshipped]));
  const missing = items.find((sid) => !parcels.some((parcel) => parcel.items.some((item) => item.sid === sid)));
  return (
    parcels
      .map((parcel, at) => measureError(parcel, `parcels[${at}]`) ?? contentError(parcel, items, left, at))
      .find((error) => error !== null) ?? errorUnless(missing === undefined, 'required', 'parcels')
  );
};

function measureError({ grams, lengthMm, widthMm, heightMm, items }: Parcel, field: string): FlowError | null {
  const [unmeasured] = Object.entries({ grams, lengthMm, widthMm, heightMm }).find(([, value]) => !(value > 0)) ?? [];
  if (unmeasured) return { code: 'required', field: `${field}.${unmeasured}` };
  return errorUnless(items.length > 0, 'required', `${field}.items`);
}

/** @param left - pieces that are not in an earlier parcel, by sid; those of this parcel are taken from it */
function contentError(
  parcel: Parcel,
  shipped: readonly string[],
  left: Map<string, number>,
  at: number,
): FlowError | null {
  for (const [index, { sid, quantity }] of parcel.items.entries()) {
    const field = `parcels[${at}].items[${index}]`;
    const remaining = left.get(sid);
    if (remaining === undefined) return { code: 'unknown_item', field: `${field}.sid` };
    if (!shipped.includes(sid) || isNamedBefore(parcel.items, index)) return { code: 'invalid', field: `${field}.sid` };
    if (!(quantity > 0)) return { code: 'required', field: `${field}.quantity` };
    if (quantity > remaining) return { code: 'out_of_range', field: `${field}.quantity` };
    left.set(sid, remaining - quantity);
  }
  return null;
}

const isNamedBefore = (items: readonly PackedItem[], index: number) =>
  items.findIndex(({ sid }) => sid === items[index]?.sid) < index;

export const itemsCanBeShipped: InputGuard<'shipped'> = (order, { items }) => {
  const unknown = items.filter((sid) => !findItem(order, sid));
  const shipped = items.filter((sid, at) => findItem(order, sid)?.shipped || items.indexOf(sid) < at);
  return (
    errorUnless(items.length > 0, 'required', 'items') ??
    errorIfAny(unknown, 'unknown_item', 'items') ??
    errorIfAny(shipped, 'already_shipped', 'items')
  );
};

/** Only a reseller may name a sender other than the shop; a former reseller's sender can still be removed. */
export const senderIsChangeable: OrderGuard = ({ isForReseller, hasOwnSender }) =>
  errorUnless(isForReseller || hasOwnSender, 'blind_shipping_not_allowed');

export const senderIsAllowed: InputGuard<'recipient_info_added' | 'sender_changed'> = ({ isForReseller }, { sender }) =>
  errorUnless(isForReseller || !sender, 'blind_shipping_not_allowed', 'sender');

/** The system completes an order after some time, or with the date on which it was delivered. */
export const completionIsDue: InputGuard<'order_completed'> = ({ now, lastShipmentAt }, { actor, deliveryDate }) => {
  if (actor !== 'system' || deliveryDate !== undefined) return null;
  return errorUnless(lastShipmentAt !== null && now >= addDays(lastShipmentAt, DAYS_TO_COMPLETION), 'not_yet_due');
};

/** Not in the future and not before the last shipment, in any time zone. */
export const deliveryDateIsPossible: InputGuard<'order_completed'> = ({ now, lastShipmentAt }, { deliveryDate }) => {
  if (deliveryDate === undefined) return null;
  const shippedOn = lastShipmentAt === null ? '' : dayOf(lastShipmentAt, -12);
  const possible = isCalendarDate(deliveryDate) && deliveryDate >= shippedOn && deliveryDate <= dayOf(now, 14);
  return errorUnless(possible, 'invalid', 'deliveryDate');
};
