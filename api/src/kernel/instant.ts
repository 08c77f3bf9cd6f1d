import { Refusal } from './refusal';

const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
const FARTHEST_MS = 366 * 86_400_000;

/**
 * The instant from which something is to hold: ISO 8601 with a zone, at most a year ahead. What is past, or not said, is now.
 * Refuses `validation_failed`, naming the field.
 */
export function instantToCome(text: string | undefined, now: Date, field: string): Date {
  if (text === undefined) return now;
  const time = WITH_ZONE.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(time)) throw new Refusal('validation_failed', [{ field, code: 'invalid' }]);
  if (time > now.getTime() + FARTHEST_MS) throw new Refusal('validation_failed', [{ field, code: 'out_of_range' }]);
  return new Date(Math.max(time, now.getTime()));
}
