import { addBusinessDays, type BusinessCalendar, dayInChina } from './calendar';

/** Business days, first and last. */
export type DayCount = readonly [number, number];

/** Days, `YYYY-MM-DD`, first and last. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** When goods leave the factory and when they arrive. */
export interface Promised {
  readonly production: DaySpan;
  readonly delivery: DaySpan;
}

/** From approved artwork to a parcel at the door of the factory. */
export const PRODUCTION_DAYS: DayCount = [1, 4];

/** What is promised for goods whose production may begin at the instant. */
export function promisedFrom(ready: Date, deliveryDays: DayCount, calendar: BusinessCalendar): Promised {
  const production = spanAfter({ from: dayInChina(ready), to: dayInChina(ready) }, PRODUCTION_DAYS, calendar);
  return { production, delivery: spanAfter(production, deliveryDays, calendar) };
}

/** When a parcel that left at the instant arrives. */
export function promisedDelivery(shipped: Date, deliveryDays: DayCount, calendar: BusinessCalendar): DaySpan {
  const day = dayInChina(shipped);
  return spanAfter({ from: day, to: day }, deliveryDays, calendar);
}

function spanAfter({ from, to }: DaySpan, [least, most]: DayCount, calendar: BusinessCalendar): DaySpan {
  return { from: addBusinessDays(from, least, calendar), to: addBusinessDays(to, most, calendar) };
}
