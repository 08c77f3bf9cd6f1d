import type { SessionView } from '@shop/contract';

/** What is stored of a login. `expire` is when the access token expires. */
export type Session = SessionView;

const MINUTE_MS = 60_000;

export const CHECK_INTERVAL_MS = 6_000;
export const EXPIRY_MARGIN_MS = 10 * MINUTE_MS;
export const RENEWAL_WINDOW_MS = 30 * MINUTE_MS;
export const MAX_RENEWAL_FAILURES = 5;

/** Parses a stored session; null when nothing or anything else is stored. */
export function parseSession(stored: string | null): Session | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false;
  const { role, accessToken, refreshToken, expire, expireInSeconds } = value as Partial<Session>;
  return (
    [role, accessToken, refreshToken, expire].every((text) => typeof text === 'string' && text !== '') &&
    !Number.isNaN(Date.parse(expire ?? '')) &&
    typeof expireInSeconds === 'number'
  );
}

/** A session counts as expired 10 minutes before its access token does. `now` in milliseconds. */
export function isExpired(session: Pick<Session, 'expire'>, now: number): boolean {
  return Date.parse(session.expire) - now <= EXPIRY_MARGIN_MS;
}

/** A session is renewed within 30 minutes of its expiry, until 5 renewals have failed. `now` in milliseconds. */
export function isRenewalDue(session: Pick<Session, 'expire'>, now: number, failures: number): boolean {
  return (
    !isExpired(session, now) && Date.parse(session.expire) - now <= RENEWAL_WINDOW_MS && failures < MAX_RENEWAL_FAILURES
  );
}
