const DAY_MS = 86_400_000;
/** Claims end by the calendar of China, which is 8 hours ahead of UTC all year. */
const CHINA_OFFSET_MS = 8 * 3_600_000;

/**
 * The days from today in China to a calendar date; 0 on that day and after it.
 * @param day `YYYY-MM-DD`
 * @param now in milliseconds, by the server's clock
 */
export function daysLeft(day: string, now: number): number {
  const today = Math.floor((now + CHINA_OFFSET_MS) / DAY_MS) * DAY_MS;
  return Math.max(0, Math.round((Date.parse(`${day}T00:00:00Z`) - today) / DAY_MS));
}
