const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const CHINA = 8;

/** Where the week alone does not say what is a business day, each `YYYY-MM-DD`. */
export interface BusinessCalendar {
  readonly holidays: ReadonlySet<string>;
  /** Saturdays and Sundays that are worked in a holiday's stead. */
  readonly workdays: ReadonlySet<string>;
}

export const PLAIN_WEEKS: BusinessCalendar = { holidays: new Set(), workdays: new Set() };

export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY);
}

/** The instant's day, `YYYY-MM-DD`, in UTC or that many hours east: `dayOf(now, 14)` has begun somewhere on earth. */
export function dayOf(instant: Date, hours = 0): string {
  return new Date(instant.getTime() + hours * HOUR).toISOString().slice(0, 10);
}

/** The instant's day where we work. */
export function dayInChina(instant: Date): string {
  return dayOf(instant, CHINA);
}

/** Whether the text is a real day of the calendar, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text;
}

export function isBusinessDay(day: string, { holidays, workdays }: BusinessCalendar): boolean {
  if (workdays.has(day)) return true;
  return new Date(`${day}T00:00:00Z`).getUTCDay() % 6 !== 0 && !holidays.has(day);
}

/** The n-th business day after a day, the day itself for 0. */
export function addBusinessDays(day: string, n: number, calendar: BusinessCalendar): string {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`);
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`not a count of days: ${n}`);
  let reached = day;
  for (let left = n; left > 0;) {
    reached = dayOf(addDays(new Date(`${reached}T00:00:00Z`), 1));
    if (isBusinessDay(reached, calendar)) left -= 1;
  }
  return reached;
}

/** The instant so many business hours later. Each of a business day's 24 hours in China is one. */
export function addBusinessHours(instant: Date, hours: number, calendar: BusinessCalendar): Date {
  if (!Number.isFinite(hours) || hours < 0) throw new RangeError(`not a count of hours: ${hours}`);
  let at = instant.getTime();
  for (let left = hours * HOUR; ;) {
    const day = dayInChina(new Date(at));
    const nextDay = Date.parse(`${day}T00:00:00Z`) - CHINA * HOUR + DAY;
    if (isBusinessDay(day, calendar)) {
      if (at + left <= nextDay) return new Date(at + left);
      left -= nextDay - at;
    }
    at = nextDay;
  }
}
