import type { SessionView } from '@shop/contract';

/** What the browser keeps of a login. `expire` is the access token's end. */
export type Session = SessionView;

const MINUTE_MS = 60_000;

export const CHECK_EVERY_MS = 6_000;
export const EXPIRY_MARGIN_MS = 10 * MINUTE_MS;
export const RENEWAL_WINDOW_MS = 30 * MINUTE_MS;
export const MOST_RENEWAL_FAILURES = 5;

/** A stored session; null for nothing stored, and for anything the shop did not store. */
export function readSession(stored: string | null): Session | null {
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

/** A session within 10 minutes of its expiry is treated as absent, and cleared. */
export function isOver(session: Session, now: number): boolean {
  return Date.parse(session.expire) - now <= EXPIRY_MARGIN_MS;
}

/** Within 30 minutes of its expiry a session is renewed, until 5 renewals have failed. */
export function renewalIsDue(session: Session, now: number, failures: number): boolean {
  return !isOver(session, now) && Date.parse(session.expire) - now <= RENEWAL_WINDOW_MS && failures < MOST_RENEWAL_FAILURES;
}
