const CHINA_MS = 8 * 3_600_000;

/** The business day of an instant as `YYYY-MM-DD`, in China Standard Time (UTC+8, no daylight saving time). */
export function toBusinessDay(at: Date): string {
  return new Date(at.getTime() + CHINA_MS).toISOString().slice(0, 10);
}

/** The instant at which a business day (`YYYY-MM-DD`) begins. */
export function startOfBusinessDay(day: string): Date {
  return new Date(Date.parse(day) - CHINA_MS);
}

/** The date `days` after a day, both `YYYY-MM-DD`; `days` may be negative. */
export function addDays(day: string, days = 1): string {
  const date = new Date(Date.parse(day));
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
