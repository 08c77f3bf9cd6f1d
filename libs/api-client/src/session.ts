import type { Result } from './api-error';
import type { ServerClock } from './server-clock';
import { CHECK_INTERVAL_MS, isExpired, isRenewalDue, parseSession, type Session } from './session-rules';
import type { ClientStorage } from './storage';

/** The login of this browser, shared by all its tabs. */
export interface SessionManager<S extends Session = Session> {
  /** The session in force; null when logged out, and where there is no storage. The same object until it changes. */
  current(): S | null;
  /** Whether the last session expired, and nobody has logged in or out since. */
  hasTimedOut(): boolean;
  /** Stores a session after a login, a registration or a renewal. */
  save(session: S): void;
  /** Clears a session that the server no longer accepts. */
  expire(): void;
  /**
   * Clears the session and revokes its refresh token without waiting for the response, unless the server has ended the
   * session already.
   */
  logOut(options?: { hasEnded: boolean }): void;
  /** Revokes the refresh token of a login that is not stored, without waiting for the response. */
  revoke(session: Session): void;
  /** Calls back when the session changes, here or in another tab. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Checks and renews the session every 6 seconds and follows other tabs. Returns a function that stops it. */
  watch(): () => void;
}

export interface SessionOptions<S extends Session> {
  storage: ClientStorage;
  clock: ServerClock;
  /** The storage key. */
  key: string;
  /** Gets a random value with every logout, for code that stores data which must not outlive a login. */
  logoutMarkerKey?: string | undefined;
  /** Whether a stored session may be used, such as one of a staff role. */
  isAllowed?: ((session: Session) => session is S) | undefined;
  renew: (session: S) => Promise<Result<Session>>;
  revoke: (session: Session) => void;
}

export function createSessionManager<S extends Session>({
  storage,
  clock,
  key,
  logoutMarkerKey,
  isAllowed,
  renew,
  revoke,
}: SessionOptions<S>): SessionManager<S> {
  const listeners = new Set<() => void>();
  let stored: string | null | undefined;
  let session: S | null = null;
  let renewalFailures = 0;
  let isRenewing = false;
  let timedOut = false;

  function parse(text: string | null): S | null {
    const parsed = parseSession(text);
    return parsed && (!isAllowed || isAllowed(parsed)) ? (parsed as S) : null;
  }

  /** Reads the storage again; an invalid or expired session is removed from it. */
  function refresh(): void {
    const text = storage.getItem(key);
    let next = text === stored ? session : parse(text);
    if (text !== null && (!next || isExpired(next, clock.now()))) {
      storage.removeItem(key);
      timedOut = true;
      stored = null;
      next = null;
    } else {
      stored = text;
    }
    if (next === session) return;
    session = next;
    for (const listener of listeners) listener();
  }

  function current(): S | null {
    if (stored === undefined) refresh();
    return session;
  }

  function save(next: S): void {
    storage.setItem(key, JSON.stringify(next));
    renewalFailures = 0;
    timedOut = false;
    refresh();
  }

  function expire(): void {
    timedOut = true;
    storage.removeItem(key);
    renewalFailures = 0;
    refresh();
  }

  async function renewNow(old: S): Promise<void> {
    if (isRenewing) return;
    isRenewing = true;
    const result = await renew(old);
    isRenewing = false;
    // Another tab may have logged out or renewed the session in the meantime: its session stays.
    if (current()?.refreshToken !== old.refreshToken) return;
    if (result.ok) {
      save({ ...old, ...result.data });
    } else {
      renewalFailures += 1;
      console.warn('session renewal failed', { failures: renewalFailures, code: result.error.code });
    }
  }

  return {
    current,
    save,
    expire,
    hasTimedOut: () => timedOut,
    logOut({ hasEnded } = { hasEnded: false }) {
      const old = current();
      expire();
      timedOut = false;
      if (logoutMarkerKey !== undefined) storage.setItem(logoutMarkerKey, crypto.randomUUID());
      if (old && !hasEnded) revoke(old);
    },
    revoke,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    watch() {
      const check = () => {
        refresh();
        if (session && isRenewalDue(session, clock.now(), renewalFailures)) void renewNow(session);
      };
      check();
      const timer = setInterval(check, CHECK_INTERVAL_MS);
      const stopListening = storage.onChange((changed) => {
        if (changed === key || changed === null) check();
      });
      return () => {
        clearInterval(timer);
        stopListening();
      };
    },
  };
}
