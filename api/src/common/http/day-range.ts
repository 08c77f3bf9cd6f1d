import { dayFilter } from './list-query';

/** SQL: the instant at which a day of China begins. */
export const startOfDay = (day: string): string => `${day}::date::timestamp at time zone 'Asia/Shanghai'`;

/** SQL: the instant at which the day after a day of China begins. */
export const endOfDay = (day: string): string => `(${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'`;

/**
 * An SQL condition: the column, an instant, is within two days of China, each of which may be null.
 * @param first the number of the parameter with the first day; the next one is the last day
 */
export const isWithinDays = (column: string, first: number): string =>
  `($${first}::date is null or ${column} >= ${startOfDay(`$${first}`)})
   and ($${first + 1}::date is null or ${column} < ${endOfDay(`$${first + 1}`)})`;

/**
 * The days of the filters `from` and `to`, for `isWithinDays`.
 * @throws ApiError `validation_failed` if one is no day of the calendar
 */
export function dayRangeFilter(filter: Record<string, unknown>): [from: string | null, to: string | null] {
  return [dayFilter(filter, 'from'), dayFilter(filter, 'to')];
}
