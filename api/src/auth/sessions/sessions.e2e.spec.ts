import { randomUUID } from 'node:crypto';
import type { SessionView } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { PASSWORD, createUser, type TestUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { Accounts } from '../../accounts/public';
import { Sessions } from './sessions.service';
import { SessionCleanup } from './session-cleanup.service';

let testEnv: TestEnv;
let shop: Shop;
/** Another replica on the same database. */
let replica: Shop;

const START = '2026-03-01T12:00:00.000Z';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv);
  replica = await openShop(testEnv);
}, 60_000);

beforeEach(() => {
  shop.clock.stopAt(START);
  replica.clock.stopAt(START);
});

afterAll(async () => {
  await replica?.close();
  await shop?.close();
  await testEnv?.close();
});

const later = (ms: number) => [shop, replica].forEach(({ clock }) => clock.advance(ms));
const logIn = ({ email }: TestUser) => shop.call('TokenAuth/Authenticate', { email, password: PASSWORD });
const renew = (session: Pick<SessionView, 'accessToken' | 'refreshToken'>, on = shop) =>
  on.call('TokenAuth/RefreshToken', { refreshToken: session.refreshToken }, { bearer: session.accessToken });
const renewalError = (bearer: string, refreshToken: string, on = shop) =>
  on.expectError('TokenAuth/RefreshToken', { refreshToken }, { bearer });
const infoOf = ({ accessToken }: SessionView, on = shop) =>
  on.call('Account/MyAccountInfo', {}, { bearer: accessToken });
const accessError = ({ accessToken }: SessionView, on = shop) =>
  on.expectError('Account/MyAccountInfo', {}, { bearer: accessToken });
const timedOut = { status: 401, code: 'session_timed_out' };

const waitingForLocks = async (): Promise<number> => {
  const [row]: { count: number }[] = await shop.database.reader.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.count ?? 0;
};

describe('logging in', () => {
  it('a log-in returns the role and a session of two hours', async () => {
    const user = await createUser(shop, 'accounting');
    const session = await logIn(user);
    // S3.137, S3.140, S3.141
    expect(session).toMatchObject({ role: 'accounting', expire: '2026-03-01T14:00:00.000Z', expireInSeconds: 7200 });
    // S3.138
    expect(await infoOf(session)).toMatchObject({ email: user.email });
  });

  it('a log-in accepts the email address in any case and with spaces around it', async () => {
    const user = await createUser(shop);
    const session = await shop.call('TokenAuth/Authenticate', {
      email: `  ${user.email.toUpperCase()} `,
      password: PASSWORD,
    });
    // S6.7, S7.27
    expect(await infoOf(session)).toMatchObject({ email: user.email });
  });

  it('a log-in gets the same error for a wrong password and an unknown address', async () => {
    const user = await createUser(shop);
    const [wrong, unknown] = [
      await shop.expectError('TokenAuth/Authenticate', { email: user.email, password: `${PASSWORD} ` }),
      await shop.expectError('TokenAuth/Authenticate', { email: `${randomUUID()}@nowhere.test`, password: PASSWORD }),
    ];
    // S8.5
    expect(wrong).toMatchObject({
      status: 401,
      code: 'login_failed',
      detail: 'Login failed: check e-mail and password.',
    });
    expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' });
  });

  it('a log-in with any other text as password or address gets login_failed', async () => {
    for (const text of ['', ' ', '%', "' or ''='", '🚩', 'x'.repeat(1024)]) {
      expect(await shop.expectError('TokenAuth/Authenticate', { email: 'a@b.test', password: text })).toMatchObject({
        status: 401,
        code: 'login_failed',
      });
    }
    for (const email of [' ', '%', "' or ''='", '🚩', 'x'.repeat(254)]) {
      expect(await shop.expectError('TokenAuth/Authenticate', { email, password: PASSWORD })).toMatchObject({
        status: 401,
        code: 'login_failed',
      });
    }
  });

  it('a guest cannot log in, because guests have no password', async () => {
    const email = `${randomUUID()}@guests.test`;
    await shop.database.reader.query(
      `insert into account (email, role, currency, default_unit, language, created_at)
       values ($1, 'guest', 'USD', 2, 'en', $2)`,
      [email, START],
    );
    expect(await shop.expectError('TokenAuth/Authenticate', { email, password: '' })).toMatchObject({
      code: 'login_failed',
    });
  });

  it('a log-in waits for a simultaneous password change and then fails', async () => {
    const user = await createUser(shop);
    let answer: Promise<Response> | undefined;
    await shop.database.transaction(async (tx) => {
      await tx.query(`update account set password_hash = 'another' where id = $1`, [user.accountId]);
      answer = shop.send('TokenAuth/Authenticate', { email: user.email, password: PASSWORD });
      while ((await waitingForLocks()) === 0);
    });
    expect((await answer)?.status).toBe(401);
  });

  it('no token of a session is stored in plain text', async () => {
    const session = await logIn(await createUser(shop));
    const renewed = await renew(session);
    const [{ rows }]: [{ rows: string }] = await shop.database.reader.query(
      `select string_agg(session::text, ' ') as rows from session`,
    );
    for (const token of [session.accessToken, session.refreshToken, renewed.accessToken, renewed.refreshToken]) {
      expect(rows).not.toContain(token);
      expect(rows).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
      expect(rows).not.toContain(Buffer.from(token).toString('hex'));
    }
  });
});

describe('sessions', () => {
  it('an access token expires after two hours', async () => {
    const session = await logIn(await createUser(shop));
    later(2 * HOUR - 1);
    await infoOf(session);
    later(1);
    // S8.13
    expect(await accessError(session)).toMatchObject({ ...timedOut, detail: 'Session timed out. Log in again.' });
  });

  it('a session that is ended on one replica is ended on every other', async () => {
    const session = await logIn(await createUser(shop));
    await infoOf(session, replica);
    await shop.call('TokenAuth/Logout', { refreshToken: session.refreshToken }, { bearer: session.accessToken });
    expect(await accessError(session, replica)).toMatchObject(timedOut);
    expect(await renewalError(session.accessToken, session.refreshToken, replica)).toMatchObject(timedOut);
  });

  it('logging out works with an expired access token and ends only its own family', async () => {
    const user = await createUser(shop);
    const [session, other] = [await logIn(user), await logIn(user)];
    later(3 * HOUR);
    await shop.call('TokenAuth/Logout', { refreshToken: other.refreshToken }, { bearer: session.accessToken });
    expect(await renewalError(session.accessToken, session.refreshToken)).toMatchObject(timedOut);
    await renew(other);
  });

  it('ending all sessions of an account ends no others', async () => {
    const user = await createUser(shop);
    const [one, two, stranger] = [await logIn(user), await logIn(user), await logIn(await createUser(shop))];
    await shop.database.transaction((tx) =>
      shop.app.get(Sessions, { strict: false }).endAll(tx, user.accountId, 'disabled'),
    );
    expect(await accessError(one)).toMatchObject(timedOut);
    expect(await accessError(two)).toMatchObject(timedOut);
    await infoOf(stranger);
  });
});

describe('renewing a session', () => {
  it('a session can be renewed for 30 days, also after its access token has expired', async () => {
    const session = await logIn(await createUser(shop));
    later(30 * DAY - 1);
    const renewed = await renew(session);
    const expire = new Date(shop.clock.now().getTime() + 2 * HOUR).toISOString();
    // S7.16, S7.18, S7.19, S7.22, S7.23
    expect(renewed).toMatchObject({ role: 'customer', expire, expireInSeconds: 7200 });
    await infoOf(renewed);
    later(30 * DAY);
    expect(await renewalError(renewed.accessToken, renewed.refreshToken)).toMatchObject(timedOut);
  });

  it('a renewal leaves the old access token valid until it expires', async () => {
    const session = await logIn(await createUser(shop));
    later(HOUR);
    await renew(session);
    await infoOf(session);
  });

  it('simultaneous renewals on two replicas return the same session', async () => {
    const session = await logIn(await createUser(shop));
    const renewed = await Promise.all([
      renew(session),
      renew(session, replica),
      renew(session),
      renew(session, replica),
    ]);
    expect(new Set(renewed.map((one) => JSON.stringify(one))).size).toBe(1);
    await infoOf(renewed[0]);
  });

  it('a repeated renewal within 30 seconds returns the same session with the remaining time', async () => {
    const session = await logIn(await createUser(shop));
    const first = await renew(session);
    later(30_000);
    expect(await renew(session, replica)).toEqual({ ...first, expireInSeconds: 7170 });
  });

  it('a used refresh token ends the whole family on every replica after 30 seconds', async () => {
    const user = await createUser(shop);
    const [session, other] = [await logIn(user), await logIn(user)];
    const renewed = await renew(session);
    later(30_001);
    expect(await renewalError(session.accessToken, session.refreshToken)).toMatchObject(timedOut);
    expect(await accessError(renewed, replica)).toMatchObject(timedOut);
    expect(await renewalError(renewed.accessToken, renewed.refreshToken, replica)).toMatchObject(timedOut);
    await infoOf(other);
  });

  it('each renewal returns a new refresh token that can be renewed again', async () => {
    const user = await createUser(shop);
    let session = await logIn(user);
    const tokens = new Set([session.refreshToken]);
    for (let hour = 0; hour < 5; hour++) {
      later(HOUR);
      session = await renew(session);
      tokens.add(session.refreshToken);
    }
    // S7.21
    expect(tokens.size).toBe(6);
    // S7.20
    expect(await infoOf(session)).toMatchObject({ email: user.email });
  });

  it('a renewal needs a bearer of the same family as the refresh token', async () => {
    const user = await createUser(shop);
    const [mine, other, stranger] = [await logIn(user), await logIn(user), await logIn(await createUser(shop))];
    // S7.17
    expect(await shop.expectError('TokenAuth/RefreshToken', { refreshToken: mine.refreshToken })).toMatchObject({
      code: 'login_required',
    });
    expect(await renewalError(other.accessToken, mine.refreshToken)).toMatchObject(timedOut);
    expect(await renewalError(stranger.accessToken, mine.refreshToken)).toMatchObject(timedOut);
    expect(await renewalError(mine.accessToken, mine.accessToken)).toMatchObject(timedOut);
    expect(await renewalError(mine.refreshToken, mine.refreshToken)).toMatchObject({ code: 'login_required' });
    expect(await renewalError(mine.accessToken, 'none')).toMatchObject(timedOut);
    await renew(mine);
  });

  it('a renewal returns the current role', async () => {
    const user = await createUser(shop);
    const session = await logIn(user);
    await shop.database.reader.query(`update account set role = 'reseller' where id = $1`, [user.accountId]);
    expect(await renew(session)).toMatchObject({ role: 'reseller' });
  });
});

describe('cleaning up sessions', () => {
  const count = async ({ accountId }: TestUser): Promise<{ families: number; sessions: number }> => {
    const [row]: { families: number; sessions: number }[] = await shop.database.reader.query(
      `select count(distinct family.id)::int as families, count(session.id)::int as sessions
       from session_family family left join session on family_id = family.id where account_id = $1`,
      [accountId],
    );
    return row ?? { families: 0, sessions: 0 };
  };

  it('sessions that can no longer be renewed are deleted together with their empty families', async () => {
    const account = await shop.database.transaction((tx) =>
      shop.app.get(Accounts, { strict: false }).create(tx, {
        email: `${randomUUID()}@old.test`,
        password: PASSWORD,
        role: 'customer',
        language: 'en',
        currency: 'USD',
      }),
    );
    const user = { accountId: account.id, email: account.email, bearer: '', refreshToken: '' };
    await logIn(user);
    let renewed = await logIn(user);
    renewed = await renew(renewed);
    later(20 * DAY);
    renewed = await renew(renewed);
    later(10 * DAY);
    expect(await count(user)).toEqual({ families: 2, sessions: 4 });
    await shop.app.get(SessionCleanup, { strict: false }).deleteExpired();
    expect(await count(user)).toEqual({ families: 1, sessions: 1 });
    await renew(renewed);
  });
});
