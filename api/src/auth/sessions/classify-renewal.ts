/** Several tabs may renew with the same refresh token for this long after its first use. */
const REUSE_GRACE_MS = 30_000;

/** The columns of a session that decide about its renewal. */
export interface Renewable {
  refreshExpiresAt: Date;
  usedAt: Date | null;
  /** When its family was ended. */
  endedAt: Date | null;
}

/**
 * What a refresh token leads to: `first` a new session, `repeat` the same new session again, `expired` nothing, and
 * `reused` the end of the family, because somebody else has used the token before.
 */
export function classifyRenewal(
  { refreshExpiresAt, usedAt, endedAt }: Renewable,
  now: Date,
): 'first' | 'repeat' | 'expired' | 'reused' {
  if (endedAt || refreshExpiresAt <= now) return 'expired';
  if (!usedAt) return 'first';
  return now.getTime() - usedAt.getTime() <= REUSE_GRACE_MS ? 'repeat' : 'reused';
}
