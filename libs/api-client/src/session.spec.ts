import { createApiClient, type ApiClient } from './api-client';
import type { Session } from './session-rules';
import { shopRoutes } from './shop-routes';

const MINUTE = 60_000;
const NOW = Date.parse('2026-03-01T12:00:00Z');
const REJECTED = { status: 401, body: { code: 'session_timed_out', detail: '', errors: [] } };

/** The storage that all tabs of a browser share, as one tab sees it. */
function createBrowser() {
  const entries = new Map<string, string>();
  const listeners = new Set<(key: string | null) => void>();
  return {
    entries,
    listeners,
    storage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
      onChange(listener: (key: string | null) => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    writeInOtherTab(key: string, value: string | null) {
      if (value === null) entries.delete(key);
      else entries.set(key, value);
      for (const listener of listeners) listener(key);
    },
  };
}

function expiringIn(ms: number, name = 'first'): Session {
  return {
    role: 'customer',
    accessToken: `access-${name}`,
    refreshToken: `refresh-${name}`,
    expire: new Date(Date.now() + ms).toISOString(),
    expireInSeconds: Math.round(ms / 1000),
  };
}

let browser: ReturnType<typeof createBrowser>;
let session: ApiClient['session'];
let stop: () => void = () => undefined;
let warn: jest.SpyInstance;
let requests: { path: string; body: unknown; authorization: string | null }[];
/** The next responses; without one, a request is rejected. */
let responses: { status: number; body: unknown }[];
let beforeResponse: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  browser = createBrowser();
  requests = [];
  responses = [];
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  beforeResponse = () => undefined;
  globalThis.fetch = async (path, init) => {
    const authorization = new Headers(init?.headers).get('authorization');
    requests.push({ path: String(path), body: JSON.parse(String(init?.body)), authorization });
    beforeResponse();
    const { status, body } = responses.shift() ?? REJECTED;
    return Response.json(body, { status });
  };
  ({ session } = createApiClient({
    routes: shopRoutes,
    language: () => 'en',
    storage: browser.storage,
    session: { logoutMarkerKey: 'witness' },
  }));
});

afterEach(() => {
  stop();
  stop = () => undefined;
  warn.mockRestore();
  jest.useRealTimers();
});

const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const renewals = () => requests.filter(({ path }) => path === '/api/TokenAuth/RefreshToken');
const logouts = () => requests.filter(({ path }) => path === '/api/TokenAuth/Logout');

function watch(initial?: Session): void {
  if (initial) session.save(initial);
  stop = session.watch();
}

describe('the session', () => {
  it('is the stored one', () => {
    expect(session.current()).toBeNull();
    const stored = expiringIn(120 * MINUTE);
    watch();
    browser.writeInOtherTab('session', JSON.stringify(stored));
    // S4.42
    expect(session.current()).toEqual(stored);
  });

  it('is read again every 6 seconds', async () => {
    watch();
    browser.entries.set('session', JSON.stringify(expiringIn(120 * MINUTE)));
    await advance(5_999);
    expect(session.current()).toBeNull();
    await advance(1);
    // S4.43, S9.69
    expect(session.current()).not.toBeNull();
  });

  it('ends 10 minutes before the access token expires and leaves the storage', async () => {
    watch(expiringIn(31 * MINUTE));
    await advance(21 * MINUTE - 6_000);
    expect(session.current()).not.toBeNull();
    await advance(6_000);
    // S4.44, S9.72
    expect(session.current()).toBeNull();
    // S4.45
    expect(browser.entries.has('session')).toBe(false);
    expect(session.hasTimedOut()).toBe(true);
  });

  it('is the same in every tab', () => {
    watch();
    let changes = 0;
    session.subscribe(() => (changes += 1));
    browser.writeInOtherTab('session', JSON.stringify(expiringIn(120 * MINUTE)));
    expect(session.current()?.accessToken).toBe('access-first');
    browser.writeInOtherTab('session', null);
    expect(session.current()).toBeNull();
    expect(changes).toBe(2);
  });

  it('is no longer watched once the page stops watching', () => {
    watch();
    expect([browser.listeners.size, jest.getTimerCount()]).toEqual([1, 1]);
    stop();
    expect([browser.listeners.size, jest.getTimerCount()]).toEqual([0, 0]);
  });

  it('is dropped when its role is not allowed', () => {
    const client = createApiClient({
      routes: shopRoutes,
      language: () => 'en',
      storage: browser.storage,
      session: { key: 'staff', isAllowed: (stored): stored is Session => stored.role === 'admin' },
    });
    client.session.save(expiringIn(120 * MINUTE));
    expect(client.session.current()).toBeNull();
  });
});

describe('the renewal of a session', () => {
  it('begins 30 minutes before the expiry with the refresh token and stores the new session', async () => {
    watch(expiringIn(31 * MINUTE));
    const next = expiringIn(151 * MINUTE, 'next');
    responses.push({ status: 200, body: { data: next } });
    await advance(MINUTE - 6_000);
    expect(renewals()).toEqual([]);
    await advance(6_000);
    // S4.46, S9.70
    expect(renewals()).toEqual([
      {
        path: '/api/TokenAuth/RefreshToken',
        body: { refreshToken: 'refresh-first' },
        authorization: 'Bearer access-first',
      },
    ]);
    expect(session.current()).toEqual(next);
    // S4.48
    expect(JSON.parse(browser.entries.get('session') ?? '')).toEqual(next);
    await advance(10 * MINUTE);
    expect(renewals()).toHaveLength(1);
  });

  it('keeps what the application stored with the session', async () => {
    const initial = { ...expiringIn(29 * MINUTE), email: 'a@b.example' };
    responses.push({ status: 200, body: { data: expiringIn(151 * MINUTE, 'next') } });
    watch(initial);
    await advance(0);
    expect(session.current()).toMatchObject({ accessToken: 'access-next', email: 'a@b.example' });
  });

  it('logs each failure and stops after 5', async () => {
    watch(expiringIn(29 * MINUTE));
    await advance(10 * MINUTE);
    // S4.47, S8.28, S9.71
    expect(renewals()).toHaveLength(5);
    // S8.26, S8.27
    expect(warn.mock.calls.map(([, { failures }]: [string, { failures: number }]) => failures)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(session.current()).not.toBeNull();
  });

  it('counts failures from zero again after a success', async () => {
    watch(expiringIn(29 * MINUTE));
    await advance(18_000);
    expect(warn).toHaveBeenCalledTimes(4);
    responses.push({ status: 200, body: { data: expiringIn(29 * MINUTE, 'next') } });
    await advance(10 * MINUTE);
    expect(renewals()).toHaveLength(10);
  });

  it('keeps the session of a tab that renewed it first', async () => {
    watch(expiringIn(31 * MINUTE));
    const theirs = expiringIn(151 * MINUTE, 'theirs');
    responses.push({ status: 200, body: { data: expiringIn(151 * MINUTE, 'ours') } });
    beforeResponse = () => browser.writeInOtherTab('session', JSON.stringify(theirs));
    await advance(MINUTE);
    expect(session.current()).toEqual(theirs);
  });
});

describe('logging out', () => {
  it('clears the session, revokes the refresh token and changes the logout marker', () => {
    session.save(expiringIn(120 * MINUTE));
    session.logOut();
    const marker = browser.entries.get('witness');
    expect(session.current()).toBeNull();
    // S4.49
    expect(browser.entries.has('session')).toBe(false);
    expect(session.hasTimedOut()).toBe(false);
    expect(logouts()).toEqual([
      {
        path: '/api/TokenAuth/Logout',
        body: { refreshToken: 'refresh-first' },
        authorization: 'Bearer access-first',
      },
    ]);
    expect(marker).toBeTruthy();
    session.logOut();
    expect(browser.entries.get('witness')).not.toBe(marker);
    expect(logouts()).toHaveLength(1);
  });

  it('does not revoke a session that the server has ended', () => {
    session.save(expiringIn(120 * MINUTE));
    session.logOut({ hasEnded: true });
    expect(session.current()).toBeNull();
    expect(logouts()).toEqual([]);
  });

  it('revokes a login that was not stored and keeps the session', () => {
    session.save(expiringIn(120 * MINUTE));
    session.revoke(expiringIn(120 * MINUTE, 'other'));
    expect(logouts()).toMatchObject([
      { body: { refreshToken: 'refresh-other' }, authorization: 'Bearer access-other' },
    ]);
    expect(session.current()?.accessToken).toBe('access-first');
  });
});
