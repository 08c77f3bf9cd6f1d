import { randomUUID } from 'node:crypto';
import { type RequestOptions, openShop, type Shop } from '../../../test/app';
import { SentMails } from '../../../test/sent-mails';
import { PASSWORD, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';

const MINUTE = 60_000;

let testEnv: TestEnv;
let shop: Shop;
let replica: Shop;
let neutral: Shop;
let sentMails: SentMails;
let clients = 0;

beforeAll(async () => {
  testEnv = await openTestEnv();
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  shop = await openShop(testEnv, env);
  replica = await openShop(testEnv, { ...env, WORKER: '0' });
  neutral = await openShop(testEnv, { ...env, WORKER: '0', ACCOUNT_DISCLOSURE: 'neutral' });
  sentMails = new SentMails(shop, testEnv);
}, 60_000);

afterAll(async () => {
  await neutral?.close();
  await replica?.close();
  await shop?.close();
  await testEnv?.close();
});

/** Options of a request from a client address that was not used before. */
const newClient = (): RequestOptions => ({ headers: { 'x-forwarded-for': `203.0.113.${++clients}` } });
const later = (ms: number) => [shop, replica, neutral].forEach(({ clock }) => clock.advance(ms));
const newAddress = () => `${randomUUID()}@disclosure.test`;
const form = (email: string) => ({ email, password: PASSWORD, confirmPassword: PASSWORD, agree: true });

const register = async (email: string, as: RequestOptions, where = shop) =>
  codeOf(await where.send('TokenAuth/Register', form(email), as));
const forget = async (email: string, as: RequestOptions, where = shop) =>
  codeOf(await where.send('TokenAuth/ForgetPassword', { email }, as));

/** The error code; `done` for a success. */
async function codeOf(response: Response): Promise<string> {
  const { code = 'done' } = (await response.json()) as { code?: string };
  expect(response.headers.get('retry-after')).toBe(code === TOO_FREQUENT ? '120' : null);
  return code;
}

const REGISTERED = 'email_already_registered';
const NOT_REGISTERED = 'email_not_registered';
const TOO_FREQUENT = 'too_frequent';

describe('budgeted disclosure of registered email addresses', () => {
  it('a client learns of 3 email addresses in 2 minutes whether they are registered, and then gets too_frequent for every address', async () => {
    const { email } = await createUser(shop);
    const other = await createUser(shop);
    const me = newClient();
    expect(await register(email, me)).toBe(REGISTERED);
    expect(await forget(newAddress(), me, replica)).toBe(NOT_REGISTERED);
    expect(await register(email, me, replica)).toBe(REGISTERED);
    for (const where of [shop, replica]) {
      expect(await register(email, me, where)).toBe(TOO_FREQUENT);
      expect(await register(newAddress(), me, where)).toBe(TOO_FREQUENT);
      expect(await forget(other.email, me, where)).toBe(TOO_FREQUENT);
      expect(await forget(newAddress(), me, where)).toBe(TOO_FREQUENT);
    }
    later(2 * MINUTE);
    expect(await register(newAddress(), me)).toBe('done');
    expect(await forget(other.email, me)).toBe('done');
    expect(await register(email, me)).toBe(REGISTERED);
  });

  it('a client learns of exactly 3 email addresses from simultaneous requests', async () => {
    const { email } = await createUser(shop);
    const me = newClient();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => {
        const where = at % 2 ? shop : replica;
        return at % 3 ? register(email, me, where) : forget(newAddress(), me, where);
      }),
    );
    expect(answers.filter((answer) => answer === REGISTERED || answer === NOT_REGISTERED)).toHaveLength(3);
    expect(answers.filter((answer) => answer === TOO_FREQUENT)).toHaveLength(9);
  });

  it('the limit of one client does not affect other clients', async () => {
    const { email } = await createUser(shop);
    const me = newClient();
    for (let count = 1; count <= 4; count++) await register(email, me);
    expect(await register(email, newClient())).toBe(REGISTERED);
    expect(await forget(newAddress(), newClient())).toBe(NOT_REGISTERED);
  });

  it('registrations that succeed or fail for other reasons do not count towards the limit', async () => {
    const { email } = await createUser(shop);
    const me = newClient();
    for (let count = 1; count <= 5; count++) expect(await register(newAddress(), me)).toBe('done');
    for (let count = 1; count <= 4; count++) {
      expect(await codeOf(await shop.send('TokenAuth/Register', { ...form(email), agree: false }, me))).toBe(
        'must_agree',
      );
    }
    for (let count = 1; count <= 3; count++) expect(await register(email, me)).toBe(REGISTERED);
    expect(await register(email, me)).toBe(TOO_FREQUENT);
  });

  it('an IPv6 network of 64 bits counts as one client', async () => {
    const { email } = await createUser(shop);
    const from = (host: number) => ({ headers: { 'x-forwarded-for': `2001:db8:7::${host}` } });
    for (let host = 1; host <= 3; host++) expect(await register(email, from(host))).toBe(REGISTERED);
    expect(await register(email, from(4))).toBe(TOO_FREQUENT);
  });
});

describe('neutral disclosure', () => {
  it('with neutral disclosure, registering gives the same response for every address, and a new account gets an email instead of a session', async () => {
    const [taken, fresh] = [(await createUser(shop)).email, newAddress()];
    const answers = [];
    for (const email of [taken, fresh]) {
      const { requestId, ...problem } = await neutral.expectError('TokenAuth/Register', form(email), newClient());
      expect(requestId).toBeTruthy();
      answers.push(problem);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 409, code: 'continue_by_mail' });

    const [welcome] = await sentMails.find(fresh, 'Welcome to Widepress');
    expect(welcome?.text).toContain('http://shop.test/account/login');
    const sessions: unknown[] = await shop.database.reader.query(
      'select from session_family join account on account.id = account_id where email = $1',
      [fresh],
    );
    expect(sessions).toEqual([]);
    await neutral.call('TokenAuth/Authenticate', { email: fresh, password: PASSWORD }, newClient());
  });

  it('with neutral disclosure, the owner of an account gets an email about a repeated registration once a day', async () => {
    const { email } = await createUser(shop);
    for (let count = 1; count <= 5; count++)
      expect(await register(email, newClient(), neutral)).toBe('continue_by_mail');
    await sentMails.waitUntilIdle();
    const [mail] = await sentMails.find(email, 'You already have an account');
    expect(mail?.text).toContain('http://shop.test/account/login');
    expect(mail?.text).toContain('http://shop.test/account/forgetpassword');
  });

  it('with neutral disclosure, a repeated registration does not change the owner’s password', async () => {
    const { email } = await createUser(shop);
    const input = { ...form(email), password: 'quite another one', confirmPassword: 'quite another one' };
    await neutral.expectError('TokenAuth/Register', input, newClient());
    await neutral.call('TokenAuth/Authenticate', { email, password: PASSWORD }, newClient());
  });

  it('with neutral disclosure, a forgotten password gives the same response for every address and emails a code to an account', async () => {
    const [known, unknown] = [(await createUser(shop)).email, newAddress()];
    for (const email of [known, unknown]) {
      const me = newClient();
      expect(await neutral.call('TokenAuth/ForgetPassword', { email }, me)).toEqual({});
      expect(await forget(email, me, neutral)).toBe(TOO_FREQUENT);
    }
    await sentMails.find(known, 'Your password reset code');
    await sentMails.waitUntilIdle();
    expect(await sentMails.findAll(unknown)).toEqual([]);
  });

  it('with neutral disclosure, the number of requests is not limited', async () => {
    const { email } = await createUser(shop);
    const me = newClient();
    for (let count = 1; count <= 5; count++) {
      expect(await register(email, me, neutral)).toBe('continue_by_mail');
      expect(await forget(newAddress(), me, neutral)).toBe('done');
    }
  });

  it('with neutral disclosure, a request costs the same number of SQL statements for every address', async () => {
    const own = await openTestEnv();
    const still = await openShop(own, { TRUSTED_PROXIES: '127.0.0.1', WORKER: '0', ACCOUNT_DISCLOSURE: 'neutral' });
    const [known, unknown, alsoUnknown] = [newAddress(), newAddress(), newAddress()];
    await register(known, newClient(), still);
    await sentMails.waitUntilIdle();
    const statements = async (work: () => Promise<unknown>) => {
      const before = await still.statements();
      await work();
      return (await still.statements()) - before;
    };
    const forgetting = (email: string) => statements(() => forget(email, newClient(), still));
    const registering = (email: string) => statements(() => register(email, newClient(), still));
    expect(await forgetting(known)).toBe(await forgetting(unknown));
    expect(await registering(known)).toBe(await registering(alsoUnknown));
    await still.close();
    await own.close();
  });
});
