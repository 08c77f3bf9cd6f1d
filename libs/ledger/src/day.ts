const CHINA_MS = 8 * 3_600_000;

/** The business day an instant falls in, in China's time, which has no summer: `YYYY-MM-DD`. */
export function businessDay(at: Date): string {
  return new Date(at.getTime() + CHINA_MS).toISOString().slice(0, 10);
}

/** When a business day begins. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(day) - CHINA_MS);
}

/** `days` may be negative. */
export function dayAfter(day: string, days = 1): string {
  const date = new Date(Date.parse(day));
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
