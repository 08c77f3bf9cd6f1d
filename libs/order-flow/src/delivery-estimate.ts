import { addBusinessDays, addDays, type BusinessCalendar, dayInChina } from './calendar';

/** The minimum and maximum number of business days. */
export type BusinessDayRange = readonly [number, number];

/** The earliest and the latest date, `YYYY-MM-DD`. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** When an order leaves the factory and when it arrives. */
export interface DeliveryEstimate {
  readonly production: DateRange;
  readonly delivery: DateRange;
}

/** Business days from approved artwork until the parcel leaves the factory. */
export const PRODUCTION_DAYS: BusinessDayRange = [1, 4];

/**
 * Estimates production and delivery.
 * @param ready - when production can start
 * @param deliveryDays - business days that the shipping method takes
 */
export function estimateDelivery(
  ready: Date,
  deliveryDays: BusinessDayRange,
  calendar: BusinessCalendar,
): DeliveryEstimate {
  const production = addDayRange({ from: dayInChina(ready), to: dayInChina(ready) }, PRODUCTION_DAYS, calendar);
  return { production, delivery: addDayRange(production, deliveryDays, calendar) };
}

/**
 * Estimates when a parcel arrives.
 * @param shipped - when it left the factory
 * @param deliveryDays - business days that the shipping method takes
 */
export function estimateArrival(shipped: Date, deliveryDays: BusinessDayRange, calendar: BusinessCalendar): DateRange {
  const day = dayInChina(shipped);
  return addDayRange({ from: day, to: day }, deliveryDays, calendar);
}

function addDayRange({ from, to }: DateRange, [min, max]: BusinessDayRange, calendar: BusinessCalendar): DateRange {
  return { from: addBusinessDays(from, min, calendar), to: addBusinessDays(to, max, calendar) };
}

/** The last day of production of an order, `YYYY-MM-DD` in China. */
export function productionDueDay(releasedAt: Date, calendar: BusinessCalendar): string {
  return addBusinessDays(dayInChina(releasedAt), PRODUCTION_DAYS[1], calendar);
}

/** The latest day in China, `YYYY-MM-DD`, of which released orders are late at an instant: their last day of production is over. */
export function lastLateReleaseDay(now: Date, calendar: BusinessCalendar): string {
  const today = dayInChina(now);
  let released = now;
  while (productionDueDay(released, calendar) >= today) released = addDays(released, -1);
  return dayInChina(released);
}
