import { serverNow } from '../api/clock';
import { callPath } from '../api/call-path';
import { request } from '../api/request';
import { CHECK_EVERY_MS, isOver, readSession, renewalIsDue, type Session } from './session-rules';

const SESSION = 'session';
/** Changes with every logout, for whoever keeps something that must not outlive a login. */
const WITNESS = 'witness';

const listeners = new Set<() => void>();
let stored: string | null | undefined;
let held: Session | null = null;
let renewalFailures = 0;
let renewing = false;
let timedOut = false;

/** The session in force; null when logged out, and on the server. */
export function heldSession(): Session | null {
  if (typeof localStorage === 'undefined') return null;
  if (stored === undefined) look();
  return held;
}

/** Whether the last session ended by its time, and nobody has logged in or out since. */
export function sessionTimedOut(): boolean {
  return timedOut;
}

/** Keeps a session that the server gave: after logging in, registering, going on as a guest, or a renewal. */
export function keepSession(session: Session): void {
  const { role, accessToken, refreshToken, expire, expireInSeconds } = session;
  localStorage.setItem(SESSION, JSON.stringify({ role, accessToken, refreshToken, expire, expireInSeconds }));
  renewalFailures = 0;
  timedOut = false;
  look();
}

/** Clears a session that is over, here and in every other tab. */
export function forgetSession(): void {
  timedOut = true;
  localStorage.removeItem(SESSION);
  renewalFailures = 0;
  look();
}

/** Ends the session: at once here, and at the server as soon as it hears. */
export function logOut(): void {
  const session = heldSession();
  forgetSession();
  timedOut = false;
  localStorage.setItem(WITNESS, crypto.randomUUID());
  if (!session) return;
  const body = JSON.stringify({ refreshToken: session.refreshToken });
  void request('POST', callPath('TokenAuth/Logout'), { authorization: `Bearer ${session.accessToken}` }, body);
}

/** Calls back whenever the session becomes another one, in this tab or elsewhere. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Watches the session for as long as the page lives: every 6 seconds, and when another tab changes it. */
export function watchSession(): () => void {
  const check = () => {
    look();
    if (held && renewalIsDue(held, serverNow(), renewalFailures)) void renew(held);
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === SESSION || key === null) check();
  };
  check();
  const timer = setInterval(check, CHECK_EVERY_MS);
  window.addEventListener('storage', onStorage);
  return () => {
    clearInterval(timer);
    window.removeEventListener('storage', onStorage);
  };
}

function look(): void {
  const now = localStorage.getItem(SESSION);
  let session = now === stored ? held : readSession(now);
  if (now !== null && (!session || isOver(session, serverNow()))) {
    localStorage.removeItem(SESSION);
    timedOut = true;
    stored = null;
    session = null;
  } else {
    stored = now;
  }
  if (session === held) return;
  held = session;
  for (const listener of listeners) listener();
}

async function renew(session: Session): Promise<void> {
  if (renewing) return;
  renewing = true;
  const answer = await request<Session>(
    'POST',
    callPath('TokenAuth/RefreshToken'),
    { authorization: `Bearer ${session.accessToken}` },
    JSON.stringify({ refreshToken: session.refreshToken }),
  );
  renewing = false;
  // Logged out, or renewed by another tab, in the meantime: theirs is the newer word.
  if (heldSession()?.refreshToken !== session.refreshToken) return;
  if (answer.ok) {
    keepSession(answer.data);
  } else {
    renewalFailures += 1;
    console.warn('session renewal failed', { failures: renewalFailures, code: answer.refusal.code });
  }
}
