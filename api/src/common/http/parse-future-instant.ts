import { ApiError } from './api-error';

const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
const MAX_AHEAD_MS = 366 * 86_400_000;

/**
 * Parses a time in the future: ISO 8601 with a zone, at most a year ahead. A missing or past time is `now`.
 * @throws ApiError `validation_failed` that names the field.
 */
export function parseFutureInstant(text: string | undefined, now: Date, field: string): Date {
  if (text === undefined) return now;
  const time = WITH_ZONE.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(time)) throw new ApiError('validation_failed', [{ field, code: 'invalid' }]);
  if (time > now.getTime() + MAX_AHEAD_MS) throw new ApiError('validation_failed', [{ field, code: 'out_of_range' }]);
  return new Date(Math.max(time, now.getTime()));
}
