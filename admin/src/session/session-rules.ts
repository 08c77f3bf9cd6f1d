import type { SessionView } from '@shop/contract';
import { isStaffRole, type StaffRole } from './roles';

/** What the browser keeps of a login. */
export interface Session {
  role: StaffRole;
  email: string;
  accessToken: string;
  refreshToken: string;
  /** When the access token ends, in milliseconds by this computer's clock. */
  endsAt: number;
}

const MINUTE_MS = 60_000;

export const CHECK_EVERY_MS = 6_000;
const EXPIRY_MARGIN_MS = 10 * MINUTE_MS;
const RENEWAL_WINDOW_MS = 30 * MINUTE_MS;
const MOST_RENEWAL_FAILURES = 5;

/**
 * The session that the server gave at `now`; null for a role that is no staff's. Counts the seconds left, as this
 * computer's clock may be wrong.
 */
export function sessionOf(
  { role, accessToken, refreshToken, expireInSeconds }: SessionView,
  email: string,
  now: number,
): Session | null {
  return isStaffRole(role) ? { role, email, accessToken, refreshToken, endsAt: now + expireInSeconds * 1000 } : null;
}

/** A stored session; null for nothing stored, and for anything that the back office did not store. */
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
  const { role, email, accessToken, refreshToken, endsAt } = value as Partial<Session>;
  const texts = [role, email, accessToken, refreshToken].every((text) => typeof text === 'string' && text !== '');
  return texts && isStaffRole(role ?? '') && Number.isFinite(endsAt);
}

/** A session within 10 minutes of its expiry is treated as absent, and cleared. */
export function isOver({ endsAt }: Session, now: number): boolean {
  return endsAt - now <= EXPIRY_MARGIN_MS;
}

/** Within 30 minutes of its expiry a session is renewed, until 5 renewals have failed. */
export function renewalIsDue(session: Session, now: number, failures: number): boolean {
  return !isOver(session, now) && session.endsAt - now <= RENEWAL_WINDOW_MS && failures < MOST_RENEWAL_FAILURES;
}
