import { Refusal } from '../kernel/public';

const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
const LONGEST_MS = 90 * 86_400_000;

/** Until when an answer holds: ISO 8601 with a zone, to come, at most 90 days ahead. Refuses `validation_failed`. */
export function validUntilOf(text: string, now: Date): Date {
  const time = WITH_ZONE.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(time)) throw new Refusal('validation_failed', [{ field: 'validUntil', code: 'invalid' }]);
  if (time <= now.getTime() || time > now.getTime() + LONGEST_MS) {
    throw new Refusal('validation_failed', [{ field: 'validUntil', code: 'out_of_range' }]);
  }
  return new Date(time);
}
