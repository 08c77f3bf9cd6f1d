import { randomUUID } from 'node:crypto';
import type { SessionView } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { PASSWORD, somebody, type Person } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';
import { Accounts, Sessions } from './public';
import { OldSessions } from './old-sessions.service';

let stage: Stage;
let shop: Shop;
/** Another replica on the same database. */
let replica: Shop;

const START = '2026-03-01T12:00:00.000Z';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage);
  replica = await openShop(stage);
}, 60_000);

beforeEach(() => {
  shop.clock.stopAt(START);
  replica.clock.stopAt(START);
});

afterAll(async () => {
  await replica?.close();
  await shop?.close();
  await stage?.close();
});

const later = (ms: number) => [shop, replica].forEach(({ clock }) => clock.advance(ms));
const logIn = ({ email }: Person) => shop.call('TokenAuth/Authenticate', { email, password: PASSWORD });
const renew = (session: Pick<SessionView, 'accessToken' | 'refreshToken'>, on = shop) =>
  on.call('TokenAuth/RefreshToken', { refreshToken: session.refreshToken }, { bearer: session.accessToken });
const renewalRefusal = (bearer: string, refreshToken: string, on = shop) =>
  on.refusal('TokenAuth/RefreshToken', { refreshToken }, { bearer });
const who = ({ accessToken }: SessionView, on = shop) => on.call('Account/MyAccountInfo', {}, { bearer: accessToken });
const refused = ({ accessToken }: SessionView, on = shop) =>
  on.refusal('Account/MyAccountInfo', {}, { bearer: accessToken });
const timedOut = { status: 401, code: 'session_timed_out' };

const waitingForLocks = async (): Promise<number> => {
  const [row]: { count: number }[] = await shop.database.reader.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.count ?? 0;
};

describe('logging in', () => {
  it('brings the role and a session of two hours', async () => {
    const person = await somebody(shop, 'accounting');
    const session = await logIn(person);
    expect(session).toMatchObject({ role: 'accounting', expire: '2026-03-01T14:00:00.000Z', expireInSeconds: 7200 });
    expect(await who(session)).toMatchObject({ email: person.email });
  });

  it('takes the e-mail address in any case and with spaces around it', async () => {
    const person = await somebody(shop);
    const session = await shop.call('TokenAuth/Authenticate', {
      email: `  ${person.email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect(await who(session)).toMatchObject({ email: person.email });
  });

  it('fails alike for a wrong password and for an address nobody registered', async () => {
    const person = await somebody(shop);
    const [wrong, unknown] = [
      await shop.refusal('TokenAuth/Authenticate', { email: person.email, password: `${PASSWORD} ` }),
      await shop.refusal('TokenAuth/Authenticate', { email: `${randomUUID()}@nowhere.test`, password: PASSWORD }),
    ];
    expect(wrong).toMatchObject({ status: 401, code: 'login_failed' });
    expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' });
  });

  it('fails for any text that is no password and no address', async () => {
    for (const text of ['', ' ', '%', "' or ''='", '🚩', 'x'.repeat(1024)]) {
      expect(await shop.refusal('TokenAuth/Authenticate', { email: 'a@b.test', password: text })).toMatchObject({
        status: 401,
        code: 'login_failed',
      });
    }
    for (const email of [' ', '%', "' or ''='", '🚩', 'x'.repeat(254)]) {
      expect(await shop.refusal('TokenAuth/Authenticate', { email, password: PASSWORD })).toMatchObject({
        status: 401,
        code: 'login_failed',
      });
    }
  });

  it('does not let a guest in, who has no password', async () => {
    const email = `${randomUUID()}@guests.test`;
    await shop.database.reader.query(
      `insert into account (email, role, currency, default_unit, language, created_at)
       values ($1, 'guest', 'USD', 2, 'en', $2)`,
      [email, START],
    );
    expect(await shop.refusal('TokenAuth/Authenticate', { email, password: '' })).toMatchObject({
      code: 'login_failed',
    });
  });

  it('with a password that is just being changed waits for the change, and fails', async () => {
    const person = await somebody(shop);
    let answer: Promise<Response> | undefined;
    await shop.database.transaction(async (tx) => {
      await tx.query(`update account set password_hash = 'another' where id = $1`, [person.accountId]);
      answer = shop.send('TokenAuth/Authenticate', { email: person.email, password: PASSWORD });
      while ((await waitingForLocks()) === 0);
    });
    expect((await answer)?.status).toBe(401);
  });

  it('keeps no token readable', async () => {
    const session = await logIn(await somebody(shop));
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

describe('a session', () => {
  it('times out after two hours', async () => {
    const session = await logIn(await somebody(shop));
    later(2 * HOUR - 1);
    await who(session);
    later(1);
    expect(await refused(session)).toMatchObject(timedOut);
  });

  it('that ends on one replica is over on every other', async () => {
    const session = await logIn(await somebody(shop));
    await who(session, replica);
    await shop.call('TokenAuth/Logout', { refreshToken: session.refreshToken }, { bearer: session.accessToken });
    expect(await refused(session, replica)).toMatchObject(timedOut);
    expect(await renewalRefusal(session.accessToken, session.refreshToken, replica)).toMatchObject(timedOut);
  });

  it('is logged out even when it has timed out, and takes none but its own family along', async () => {
    const person = await somebody(shop);
    const [session, other] = [await logIn(person), await logIn(person)];
    later(3 * HOUR);
    await shop.call('TokenAuth/Logout', { refreshToken: other.refreshToken }, { bearer: session.accessToken });
    expect(await renewalRefusal(session.accessToken, session.refreshToken)).toMatchObject(timedOut);
    await renew(other);
  });

  it('ends with all others of its account when the shop says so', async () => {
    const person = await somebody(shop);
    const [one, two, stranger] = [await logIn(person), await logIn(person), await logIn(await somebody(shop))];
    await shop.database.transaction((tx) =>
      shop.app.get(Sessions, { strict: false }).endAll(tx, person.accountId, 'disabled'),
    );
    expect(await refused(one)).toMatchObject(timedOut);
    expect(await refused(two)).toMatchObject(timedOut);
    await who(stranger);
  });
});

describe('renewing', () => {
  it('works with a session that timed out, for 30 days', async () => {
    const session = await logIn(await somebody(shop));
    later(30 * DAY - 1);
    const renewed = await renew(session);
    const expire = new Date(shop.clock.now().getTime() + 2 * HOUR).toISOString();
    expect(renewed).toMatchObject({ role: 'customer', expire, expireInSeconds: 7200 });
    await who(renewed);
    later(30 * DAY);
    expect(await renewalRefusal(renewed.accessToken, renewed.refreshToken)).toMatchObject(timedOut);
  });

  it('leaves the earlier access token to other tabs until it times out', async () => {
    const session = await logIn(await somebody(shop));
    later(HOUR);
    await renew(session);
    await who(session);
  });

  it('by two tabs at once, on two replicas, brings both the same session', async () => {
    const session = await logIn(await somebody(shop));
    const renewed = await Promise.all([
      renew(session),
      renew(session, replica),
      renew(session),
      renew(session, replica),
    ]);
    expect(new Set(renewed.map((one) => JSON.stringify(one))).size).toBe(1);
    await who(renewed[0]);
  });

  it('by another tab within 30 seconds brings the same session, with the time that is left', async () => {
    const session = await logIn(await somebody(shop));
    const first = await renew(session);
    later(30_000);
    expect(await renew(session, replica)).toEqual({ ...first, expireInSeconds: 7170 });
  });

  it('with a spent token after 30 seconds ends the whole family, on every replica', async () => {
    const person = await somebody(shop);
    const [session, other] = [await logIn(person), await logIn(person)];
    const renewed = await renew(session);
    later(30_001);
    expect(await renewalRefusal(session.accessToken, session.refreshToken)).toMatchObject(timedOut);
    expect(await refused(renewed, replica)).toMatchObject(timedOut);
    expect(await renewalRefusal(renewed.accessToken, renewed.refreshToken, replica)).toMatchObject(timedOut);
    await who(other);
  });

  it('goes on from each successor to the next', async () => {
    let session = await logIn(await somebody(shop));
    const tokens = new Set([session.refreshToken]);
    for (let hour = 0; hour < 5; hour++) {
      later(HOUR);
      session = await renew(session);
      tokens.add(session.refreshToken);
    }
    expect(tokens.size).toBe(6);
    await who(session);
  });

  it('wants a bearer of the same family as the refresh token', async () => {
    const person = await somebody(shop);
    const [mine, other, stranger] = [await logIn(person), await logIn(person), await logIn(await somebody(shop))];
    expect(await shop.refusal('TokenAuth/RefreshToken', { refreshToken: mine.refreshToken })).toMatchObject({
      code: 'login_required',
    });
    expect(await renewalRefusal(other.accessToken, mine.refreshToken)).toMatchObject(timedOut);
    expect(await renewalRefusal(stranger.accessToken, mine.refreshToken)).toMatchObject(timedOut);
    expect(await renewalRefusal(mine.accessToken, mine.accessToken)).toMatchObject(timedOut);
    expect(await renewalRefusal(mine.refreshToken, mine.refreshToken)).toMatchObject({ code: 'login_required' });
    expect(await renewalRefusal(mine.accessToken, 'none')).toMatchObject(timedOut);
    await renew(mine);
  });

  it('brings the role as it is now', async () => {
    const person = await somebody(shop);
    const session = await logIn(person);
    await shop.database.reader.query(`update account set role = 'reseller' where id = $1`, [person.accountId]);
    expect(await renew(session)).toMatchObject({ role: 'reseller' });
  });
});

describe('old sessions', () => {
  const count = async ({ accountId }: Person): Promise<{ families: number; sessions: number }> => {
    const [row]: { families: number; sessions: number }[] = await shop.database.reader.query(
      `select count(distinct family.id)::int as families, count(session.id)::int as sessions
       from session_family family left join session on family_id = family.id where account_id = $1`,
      [accountId],
    );
    return row ?? { families: 0, sessions: 0 };
  };

  it('are forgotten once they can no longer be renewed, with what is left of their families', async () => {
    const person = await shop.database.transaction((tx) =>
      shop.app
        .get(Accounts, { strict: false })
        .open(tx, {
          email: `${randomUUID()}@old.test`,
          password: PASSWORD,
          role: 'customer',
          language: 'en',
          currency: 'USD',
        }),
    );
    const someone = { accountId: person.id, email: person.email, bearer: '', refreshToken: '' };
    await logIn(someone);
    let kept = await logIn(someone);
    kept = await renew(kept);
    later(20 * DAY);
    kept = await renew(kept);
    later(10 * DAY);
    expect(await count(someone)).toEqual({ families: 2, sessions: 4 });
    await shop.app.get(OldSessions, { strict: false }).forget();
    expect(await count(someone)).toEqual({ families: 1, sessions: 1 });
    await renew(kept);
  });
});
