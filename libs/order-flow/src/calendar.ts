const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Hours east of UTC. */
const CHINA_OFFSET = 8;

/** Exceptions from the Monday to Friday week, each `YYYY-MM-DD`. */
export interface BusinessCalendar {
  readonly holidays: ReadonlySet<string>;
  /** Saturdays and Sundays that are working days, in compensation for holidays. */
  readonly workdays: ReadonlySet<string>;
}

/** A calendar without exceptions. */
export const NO_HOLIDAYS: BusinessCalendar = { holidays: new Set(), workdays: new Set() };

export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY);
}

/** The date of an instant, `YYYY-MM-DD`, in UTC or in the time zone that many hours east of it. */
export function dayOf(instant: Date, hours = 0): string {
  return new Date(instant.getTime() + hours * HOUR).toISOString().slice(0, 10);
}

/** The last result: every quote needs the date of today. */
let lastDay = { number: NaN, date: '' };

/** The date of an instant in China, `YYYY-MM-DD`. */
export function dayInChina(instant: Date): string {
  const number = Math.floor((instant.getTime() + CHINA_OFFSET * HOUR) / DAY);
  if (number !== lastDay.number) lastDay = { number, date: dayOf(instant, CHINA_OFFSET) };
  return lastDay.date;
}

/** Whether the text is an existing date, as `YYYY-MM-DD`. The years begin with 0001, as in PostgreSQL. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text;
}

export function isBusinessDay(day: string, { holidays, workdays }: BusinessCalendar): boolean {
  if (workdays.has(day)) return true;
  return new Date(`${day}T00:00:00Z`).getUTCDay() % 6 !== 0 && !holidays.has(day);
}

/**
 * The n-th business day after a date, or the date itself for 0.
 * @param day - `YYYY-MM-DD`
 * @throws {RangeError} if `day` is not a date or `n` is not a whole number from 0 up
 */
export function addBusinessDays(day: string, n: number, calendar: BusinessCalendar): string {
  if (!isCalendarDate(day)) throw new RangeError(`not a date: ${day}`);
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`not a number of days: ${n}`);
  let date = day;
  for (let left = n; left > 0;) {
    date = dayOf(addDays(new Date(`${date}T00:00:00Z`), 1));
    if (isBusinessDay(date, calendar)) left -= 1;
  }
  return date;
}

/**
 * The instant that many business hours later. A business day in China has 24 business hours.
 * @throws {RangeError} if `hours` is negative or not finite
 */
export function addBusinessHours(instant: Date, hours: number, calendar: BusinessCalendar): Date {
  if (!Number.isFinite(hours) || hours < 0) throw new RangeError(`not a number of hours: ${hours}`);
  let at = instant.getTime();
  for (let left = hours * HOUR; ;) {
    const day = dayInChina(new Date(at));
    const nextDay = Date.parse(`${day}T00:00:00Z`) - CHINA_OFFSET * HOUR + DAY;
    if (isBusinessDay(day, calendar)) {
      if (at + left <= nextDay) return new Date(at + left);
      left -= nextDay - at;
    }
    at = nextDay;
  }
}
