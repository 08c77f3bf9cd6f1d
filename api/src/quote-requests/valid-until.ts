import { ApiError } from '../common/public';

const ISO_WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
const MAX_VALIDITY_MS = 90 * 86_400_000;

/**
 * Parses an answer's validity: ISO 8601 with a time zone, in the future and at most 90 days ahead.
 *
 * @throws ApiError `validation_failed` with `invalid` or `out_of_range`
 */
export function parseValidUntil(text: string, now: Date): Date {
  const time = ISO_WITH_ZONE.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(time)) throw new ApiError('validation_failed', [{ field: 'validUntil', code: 'invalid' }]);
  if (time <= now.getTime() || time > now.getTime() + MAX_VALIDITY_MS) {
    throw new ApiError('validation_failed', [{ field: 'validUntil', code: 'out_of_range' }]);
  }
  return new Date(time);
}
