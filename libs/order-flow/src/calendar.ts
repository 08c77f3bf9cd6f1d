const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY);
}

/** The instant's day, `YYYY-MM-DD`, in UTC or that many hours east: `dayOf(now, 14)` has begun somewhere on earth. */
export function dayOf(instant: Date, hours = 0): string {
  return new Date(instant.getTime() + hours * HOUR).toISOString().slice(0, 10);
}

/** Whether the text is a real day of the calendar, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text;
}

/** The n-th business day after a day, the day itself for 0. Weekends and holidays (`YYYY-MM-DD`) do not count. */
export function addBusinessDays(day: string, n: number, holidays: ReadonlySet<string>): string {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`);
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`not a count of days: ${n}`);
  let date = new Date(`${day}T00:00:00Z`);
  for (let left = n; left > 0;) {
    date = addDays(date, 1);
    const weekend = date.getUTCDay() % 6 === 0;
    if (!weekend && !holidays.has(dayOf(date))) left -= 1;
  }
  return dayOf(date);
}
