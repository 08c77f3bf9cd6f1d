import { randomUUID } from 'node:crypto';
import { type RequestOptions, openShop, type Shop } from '../../../test/app';
import { PASSWORD, type TestUser, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';

const MINUTE = 60_000;
const WRONG = 'not the password';

let testEnv: TestEnv;
let shop: Shop;
let replica: Shop;
let clients = 0;

beforeAll(async () => {
  testEnv = await openTestEnv();
  const env = { TRUSTED_PROXIES: '127.0.0.1', WORKER: '0' };
  shop = await openShop(testEnv, env);
  replica = await openShop(testEnv, env);
}, 60_000);

afterAll(async () => {
  await replica?.close();
  await shop?.close();
  await testEnv?.close();
});

/** Options of a request from a client address that was not used before. */
const newClient = (): RequestOptions => ({ headers: { 'x-forwarded-for': `203.0.113.${++clients}` } });
const later = (ms: number) => [shop, replica].forEach(({ clock }) => clock.advance(ms));

async function logIn(email: string, password: string, as: RequestOptions, where = shop): Promise<string> {
  const response = await where.send('TokenAuth/Authenticate', { email, password }, as);
  return response.ok ? 'in' : ((await response.json()) as { code: string }).code;
}

async function guess(times: number, email: string, as: RequestOptions): Promise<string[]> {
  const answers: string[] = [];
  for (let guessed = 0; guessed < times; guessed++)
    answers.push(await logIn(email, WRONG, as, guessed % 2 ? replica : shop));
  return answers;
}
const failed = (times: number) => Array.from({ length: times }, () => 'login_failed');

describe('logging in', () => {
  it('a log-in is rejected for at most 2 minutes after 10 wrong passwords, on every replica, even with the right one', async () => {
    const { email } = await createUser(shop);
    const me = newClient();
    expect(await guess(10, email, me)).toEqual(failed(10));
    for (const where of [shop, replica]) {
      const response = await where.send('TokenAuth/Authenticate', { email, password: PASSWORD }, me);
      expect(response.status).toBe(429);
      expect(response.headers.get('retry-after')).toBe('120'); // S8.6: the same 2 minutes as the text
      expect(await logIn(email.toUpperCase(), PASSWORD, me, where)).toBe('too_frequent');
    }
    later(2 * MINUTE);
    expect(await logIn(email, PASSWORD, me)).toBe('in');
  });

  it('log-ins to an address without an account have the same limit', async () => {
    const me = newClient();
    expect(await guess(12, `${randomUUID()}@none.test`, me)).toEqual([...failed(10), 'too_frequent', 'too_frequent']);
  });

  it('wrong passwords from one client do not lock out another client', async () => {
    const { email } = await createUser(shop);
    expect(await guess(12, email, newClient())).toContain('too_frequent');
    expect(await logIn(email, PASSWORD, newClient())).toBe('in');
  });

  it('a client can log in to other accounts until 100 log-ins have failed', async () => {
    const [one, other] = [await createUser(shop), await createUser(shop)];
    const me = newClient();
    await guess(10, one.email, me);
    expect(await logIn(other.email, PASSWORD, me)).toBe('in');
    for (let address = 0; address < 9; address++) {
      expect(await guess(10, `${randomUUID()}@none.test`, me)).toEqual(failed(10));
    }
    expect(await logIn(other.email, PASSWORD, me)).toBe('too_frequent');
    expect(await logIn(other.email, PASSWORD, newClient())).toBe('in');
  });

  it('a successful log-in resets the count of failures', async () => {
    const { email } = await createUser(shop);
    const me = newClient();
    for (let round = 0; round < 2; round++) {
      expect(await guess(9, email, me)).toEqual(failed(9));
      expect(await logIn(email, PASSWORD, me)).toBe('in');
    }
    for (let times = 0; times < 12; times++) expect(await logIn(email, PASSWORD, me)).toBe('in');
  });

  it('simultaneous wrong passwords are limited to 10 as well', async () => {
    const { email } = await createUser(shop);
    const me = newClient();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => logIn(email, WRONG, me, at % 2 ? shop : replica)),
    );
    expect(answers.filter((answer) => answer === 'login_failed')).toHaveLength(10);
    expect(answers.filter((answer) => answer === 'too_frequent')).toHaveLength(20);
  });

  it('the right password among simultaneous ones is rejected once 10 were wrong', async () => {
    const { email } = await createUser(shop);
    const me = newClient();
    const guesses = [...Array.from({ length: 29 }, () => WRONG), PASSWORD];
    const answers = await Promise.all(guesses.map((password) => logIn(email, password, me)));
    expect(answers.at(-1)).toBe('too_frequent');
  });

  it('a failed log-in costs the same SQL statements and gets the same response with and without an account', async () => {
    const own = await openTestEnv();
    const still = await openShop(own, { WORKER: '0' });
    const { email } = await createUser(still);
    const attempt = async (as: string) => {
      const before = await still.statements();
      const { requestId, ...problem } = await still.expectError('TokenAuth/Authenticate', {
        email: as,
        password: WRONG,
      });
      expect(requestId).toBeTruthy();
      return { problem, statements: (await still.statements()) - before };
    };
    expect(await attempt(email)).toEqual(await attempt(`${randomUUID()}@none.test`));
    await still.close();
    await own.close();
  });
});

describe('changing the password', () => {
  const change = (user: TestUser, currentPassword: string, where = shop) =>
    where.send(
      'Account/ChangePassword',
      { currentPassword, newPassword: 'an even better one', confirmPassword: 'an even better one' },
      { bearer: user.bearer, ...newClient() },
    );

  it('a password change is rejected for at most 2 minutes after 10 wrong current passwords, even with the right one', async () => {
    const user = await createUser(shop);
    for (let wrong = 0; wrong < 10; wrong++)
      expect((await change(user, WRONG, wrong % 2 ? shop : replica)).status).toBe(400);
    expect((await change(user, PASSWORD)).status).toBe(429);
    later(2 * MINUTE);
    expect((await change(user, PASSWORD)).status).toBe(200);
  });

  it('wrong current passwords in password changes do not block logging in', async () => {
    const user = await createUser(shop);
    for (let wrong = 0; wrong < 11; wrong++) await change(user, WRONG);
    expect(await logIn(user.email, PASSWORD, newClient())).toBe('in');
  });
});
