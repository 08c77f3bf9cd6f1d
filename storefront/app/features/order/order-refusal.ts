import type { Refusal } from '../api/refusal';

/** A refusal of the order itself, with the reason that its guard gave: an order says only that it does not allow this now. */
export function withReason(refusal: Refusal | null): Refusal | null {
  if (refusal?.code !== 'event_not_allowed') return refusal;
  const reasons = [...new Set(refusal.errors.map(({ message }) => message))].filter(Boolean);
  return { ...refusal, detail: [refusal.detail, ...reasons].join(' ') };
}
