import { STATUS_HISTORY_DAYS } from '@shop/contract';

export interface StatusChange {
  type: number;
  /** When it was set, as an ISO date and time. */
  from: string;
}

const DAY_MS = 86_400_000;
/** The shop's days begin at midnight in China (UTC+8). */
const CHINA_MS = 8 * 3_600_000;

/** The types from the least to the most serious one: normal, busy, open on a holiday, severely busy, maintenance, closed. */
const SEVERITY = [1, 2, 4, 3, 6, 5];

/**
 * The most serious status type of each of the last 90 days in China, today last; 0 for days without a known status.
 * @param changes the oldest first
 */
export function dayStatuses(changes: readonly StatusChange[], now: number): number[] {
  const today = Math.floor((now + CHINA_MS) / DAY_MS);
  return Array.from({ length: STATUS_HISTORY_DAYS }, (_, index) => {
    const begin = (today - STATUS_HISTORY_DAYS + 1 + index) * DAY_MS - CHINA_MS;
    return mostSerious(typesBetween(changes, begin, begin + DAY_MS));
  });
}

/** The types in force at some time from `begin` to before `end`. */
function typesBetween(changes: readonly StatusChange[], begin: number, end: number): number[] {
  const times = changes.map(({ from }) => Date.parse(from));
  return changes
    .filter((_, index) => (times[index] ?? 0) < end && (times[index + 1] ?? Infinity) > begin)
    .map(({ type }) => type);
}

function mostSerious(types: readonly number[]): number {
  return types.reduce((worst, type) => (SEVERITY.indexOf(type) > SEVERITY.indexOf(worst) ? type : worst), 0);
}
