import type * as SessionModule from './session';
import type { Session } from './session-rules';

const MINUTE = 60_000;
const NOW = Date.parse('2026-03-01T12:00:00Z');
const REFUSED = { status: 401, body: { code: 'session_timed_out', detail: '', errors: [] } };

/** What browsers keep for all tabs of a shop, and one tab's ear for what the others write. */
function browser() {
  const kept = new Map<string, string>();
  const ears = new Set<(event: { key: string | null }) => void>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    document: { documentElement: { lang: 'en' } },
    window: {
      addEventListener: (_: string, ear: (event: { key: string | null }) => void) => ears.add(ear),
      removeEventListener: (_: string, ear: (event: { key: string | null }) => void) => ears.delete(ear),
    },
  });
  return {
    kept,
    ears,
    /** As another tab does. */
    writesElsewhere(key: string, value: string | null) {
      if (value === null) kept.delete(key);
      else kept.set(key, value);
      for (const ear of ears) ear({ key });
    },
  };
}

function endingIn(ms: number, names = 'first'): Session {
  return {
    role: 'customer',
    accessToken: `access-${names}`,
    refreshToken: `refresh-${names}`,
    expire: new Date(Date.now() + ms).toISOString(),
    expireInSeconds: Math.round(ms / 1000),
  };
}

let tab: typeof SessionModule;
let stage: ReturnType<typeof browser>;
let stop: () => void = () => undefined;
let warned: jest.SpyInstance;
/** The calls that were made, and what the next ones are answered. */
let called: { path: string; body: unknown; bearer: string | null }[];
let answers: { status: number; body: unknown }[];
/** What happens elsewhere while a call is under way. */
let onAnswer: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  jest.resetModules();
  stage = browser();
  called = [];
  answers = [];
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  onAnswer = () => undefined;
  globalThis.fetch = async (path, init) => {
    const bearer = new Headers(init?.headers).get('authorization');
    called.push({ path: String(path), body: JSON.parse(String(init?.body)), bearer });
    onAnswer();
    const { status, body } = answers.shift() ?? REFUSED;
    return Response.json(body, { status });
  };
  tab = jest.requireActual<typeof SessionModule>('./session');
});

afterEach(() => {
  stop();
  stop = () => undefined;
  warned.mockRestore();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const renewals = () => called.filter(({ path }) => path === '/api/TokenAuth/RefreshToken');
const loggedOut = () => called.filter(({ path }) => path === '/api/TokenAuth/Logout');

function watch(session?: Session): void {
  if (session) tab.keepSession(session);
  stop = tab.watchSession();
}

describe('being logged in', () => {
  it('is to have a stored session', () => {
    expect(tab.heldSession()).toBeNull();
    const session = endingIn(120 * MINUTE);
    stage.writesElsewhere('session', JSON.stringify(session));
    watch();
    expect(tab.heldSession()).toEqual(session);
  });

  it('is looked at again every 6 seconds', async () => {
    watch();
    stage.kept.set('session', JSON.stringify(endingIn(120 * MINUTE)));
    await pass(5_999);
    expect(tab.heldSession()).toBeNull();
    await pass(1);
    expect(tab.heldSession()).not.toBeNull();
  });

  it('ends 10 minutes before the session does, and what is stored goes', async () => {
    watch(endingIn(31 * MINUTE));
    await pass(21 * MINUTE - 6_000);
    expect(tab.heldSession()).not.toBeNull();
    await pass(6_000);
    expect(tab.heldSession()).toBeNull();
    expect(stage.kept.has('session')).toBe(false);
    expect(tab.sessionTimedOut()).toBe(true);
  });

  it('is the same in every tab', () => {
    watch();
    let heard = 0;
    tab.onSession(() => (heard += 1));
    stage.writesElsewhere('session', JSON.stringify(endingIn(120 * MINUTE)));
    expect(tab.heldSession()?.accessToken).toBe('access-first');
    stage.writesElsewhere('session', null);
    expect(tab.heldSession()).toBeNull();
    expect(heard).toBe(2);
  });

  it('is watched no longer than the page lives', () => {
    watch();
    expect([stage.ears.size, jest.getTimerCount()]).toEqual([1, 1]);
    stop();
    expect([stage.ears.size, jest.getTimerCount()]).toEqual([0, 0]);
  });
});

describe('the renewal of a session', () => {
  it('begins 30 minutes before its end, with the refresh token, and stores what it brings', async () => {
    watch(endingIn(31 * MINUTE));
    const next = endingIn(151 * MINUTE, 'next');
    answers.push({ status: 200, body: { data: next } });
    await pass(MINUTE - 6_000);
    expect(renewals()).toEqual([]);
    await pass(6_000);
    expect(renewals()).toEqual([
      { path: '/api/TokenAuth/RefreshToken', body: { refreshToken: 'refresh-first' }, bearer: 'Bearer access-first' },
    ]);
    expect(tab.heldSession()).toEqual(next);
    expect(JSON.parse(stage.kept.get('session') ?? '')).toEqual(next);
    await pass(10 * MINUTE);
    expect(renewals()).toHaveLength(1);
  });

  it('counts its failures, logs each, and stops after 5', async () => {
    watch(endingIn(29 * MINUTE));
    await pass(10 * MINUTE);
    expect(renewals()).toHaveLength(5);
    expect(warned.mock.calls.map(([, { failures }]: [string, { failures: number }]) => failures)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(tab.heldSession()).not.toBeNull();
  });

  it('counts from the beginning after one that went well', async () => {
    watch(endingIn(29 * MINUTE));
    await pass(18_000);
    expect(warned).toHaveBeenCalledTimes(4);
    answers.push({ status: 200, body: { data: endingIn(29 * MINUTE, 'next') } });
    await pass(10 * MINUTE);
    expect(renewals()).toHaveLength(10);
  });

  it('is left to the tab that was quicker', async () => {
    watch(endingIn(31 * MINUTE));
    const theirs = endingIn(151 * MINUTE, 'theirs');
    answers.push({ status: 200, body: { data: endingIn(151 * MINUTE, 'ours') } });
    onAnswer = () => stage.writesElsewhere('session', JSON.stringify(theirs));
    await pass(MINUTE);
    expect(tab.heldSession()).toEqual(theirs);
  });
});

describe('logging out', () => {
  it('clears the session, tells the server, and sets the witness anew', () => {
    tab.keepSession(endingIn(120 * MINUTE));
    tab.logOut();
    const witness = stage.kept.get('witness');
    expect(tab.heldSession()).toBeNull();
    expect(stage.kept.has('session')).toBe(false);
    expect(tab.sessionTimedOut()).toBe(false);
    expect(loggedOut()).toEqual([
      { path: '/api/TokenAuth/Logout', body: { refreshToken: 'refresh-first' }, bearer: 'Bearer access-first' },
    ]);
    expect(witness).toBeTruthy();
    tab.logOut();
    expect(stage.kept.get('witness')).not.toBe(witness);
    expect(loggedOut()).toHaveLength(1);
  });
});
