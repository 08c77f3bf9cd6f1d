/** Several tabs may renew with the same refresh token for this long after its first use. */
const SHARED_MS = 30_000;

/** A session's row, as far as renewing asks. */
export interface Renewable {
  refreshExpiresAt: Date;
  spentAt: Date | null;
  /** Its family's end. */
  endedAt: Date | null;
}

/**
 * What a presented refresh token brings: a first successor; the same successor again; nothing, its time being over;
 * or, spent by others long ago, the end of its family.
 */
export function renewalOf(
  { refreshExpiresAt, spentAt, endedAt }: Renewable,
  now: Date,
): 'first' | 'again' | 'over' | 'stolen' {
  if (endedAt || refreshExpiresAt <= now) return 'over';
  if (!spentAt) return 'first';
  return now.getTime() - spentAt.getTime() <= SHARED_MS ? 'again' : 'stolen';
}
