import { randomUUID } from 'node:crypto';
import { openShop, type Shop } from '../../../test/app';
import { SentMails } from '../../../test/sent-mails';
import { PASSWORD, type TestUser, createUser, logInAgain, registerUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';

const NEXT = 'an even better password';
const MINUTE = 60_000;

let testEnv: TestEnv;
let shop: Shop;
let sentMails: SentMails;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv);
  sentMails = new SentMails(shop, testEnv);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const changePassword = ({ bearer }: TestUser) =>
  shop.call(
    'Account/ChangePassword',
    { currentPassword: PASSWORD, newPassword: NEXT, confirmPassword: NEXT },
    { bearer },
  );

/** Uses a refresh token again after it was renewed, as a thief would. */
async function reuseRefreshToken({ bearer, refreshToken }: TestUser): Promise<void> {
  await shop.call('TokenAuth/RefreshToken', { refreshToken }, { bearer });
  shop.clock.advance(MINUTE);
  for (let repetition = 0; repetition < 2; repetition++)
    await shop.expectError('TokenAuth/RefreshToken', { refreshToken }, { bearer });
}

interface Entry {
  action: string;
  kind: string;
  actor: string | null;
  role: string | null;
  address: string | null;
}

async function logOf({ accountId }: TestUser): Promise<Entry[]> {
  await sentMails.waitUntilIdle();
  return shop.database.reader.query(
    `select action, subject_kind as kind, account_id as actor, role, host(address) as address
     from audit_log_entry where subject_id = $1 order by id`,
    [accountId],
  );
}

describe('emails about credentials', () => {
  it.each([
    ['en', 'Your password was changed'],
    ['ja', 'パスワードが変更されました'],
    ['fr', 'Votre mot de passe a été modifié'],
    ['es', 'Se ha cambiado su contraseña'],
    ['de', 'Ihr Passwort wurde geändert'],
  ] as const)('the owner gets an email in %s that the password was changed', async (language, subject) => {
    const user = await createUser(shop, 'customer', language);
    await changePassword(user);
    const [mail] = await sentMails.find(user.email, subject);
    const path = language === 'en' ? '' : `/${language}`;
    expect(mail?.text).toContain(`http://shop.test${path}/account/forgetpassword`);
  });

  it('the owner gets one email that a refresh token was reused and the session ended', async () => {
    const user = await createUser(shop, 'customer', 'de');
    await reuseRefreshToken(user);
    await sentMails.waitUntilIdle();
    const [mail] = await sentMails.find(user.email, 'Zu Ihrer Sicherheit haben wir Sie abgemeldet');
    expect(mail?.text).toContain('http://shop.test/de/account/change-password');
  });
});

describe('the audit log of an account', () => {
  const byOwner = ({ accountId }: TestUser, action: string): Entry => ({
    action,
    kind: 'account',
    actor: accountId,
    role: 'customer',
    address: '127.0.0.1',
  });
  const byUnknown = (action: string): Entry => ({
    action,
    kind: 'account',
    actor: null,
    role: null,
    address: '127.0.0.1',
  });

  it('the audit log has the registration, log-ins, failed log-ins, log-outs and password changes of an account', async () => {
    const user = await registerUser(shop);
    await shop.expectError('TokenAuth/Authenticate', { email: user.email, password: 'wrong' });
    await sentMails.waitUntilIdle();
    await changePassword(user);
    await shop.call('TokenAuth/Logout', { refreshToken: user.refreshToken }, { bearer: user.bearer });
    expect(await logOf(user)).toEqual([
      byOwner(user, 'registered'),
      byOwner(user, 'logged-in'),
      byUnknown('log-in-failed'),
      byOwner(user, 'password-changed'),
      byOwner(user, 'logged-out'),
    ]);
  });

  it('the audit log has one entry for sessions that ended because a refresh token was reused', async () => {
    const user = await createUser(shop);
    await reuseRefreshToken(user);
    expect(await logOf(user)).toEqual([byUnknown('sessions-ended-by-reuse')]);
  });

  it('the audit log has no secrets and no log-ins to accounts that do not exist', async () => {
    await shop.expectError('TokenAuth/Authenticate', { email: `${randomUUID()}@none.test`, password: PASSWORD });
    const before = (await logRows()).count;
    await shop.expectError('TokenAuth/Authenticate', { email: `${randomUUID()}@none.test`, password: PASSWORD });
    await sentMails.waitUntilIdle();
    const { count, rows } = await logRows();
    expect(count).toBe(before);
    for (const secret of [PASSWORD, NEXT, 'wrong', 'argon2']) expect(rows).not.toContain(secret);
  });

  async function logRows(): Promise<{ count: number; rows: string }> {
    await sentMails.waitUntilIdle();
    const [log]: { count: number; rows: string }[] = await shop.database.reader.query(
      `select count(*)::int as count, string_agg(audit_log_entry::text, ' ') as rows from audit_log_entry`,
    );
    return log ?? { count: 0, rows: '' };
  }
});

describe('accounts', () => {
  const endings: [string, (user: TestUser) => Promise<unknown>][] = [
    [
      'disabled',
      ({ accountId }) =>
        shop.database.reader.query('update account set disabled_at = $2 where id = $1', [accountId, shop.clock.now()]),
    ],
    ['closed', ({ bearer }) => shop.call('Account/CloseAccount', {}, { bearer })],
  ];

  it.each(endings)('an account that is %s cannot be logged in to, and its sessions have ended', async (_, end) => {
    const user = await createUser(shop);
    const { bearer, refreshToken } = await logInAgain(shop, user);
    await end(user);
    const timedOut = { status: 401, code: 'session_timed_out' };
    expect(await shop.expectError('Account/MyAccountInfo', {}, user)).toMatchObject(timedOut);
    expect(await shop.expectError('TokenAuth/RefreshToken', { refreshToken }, { bearer })).toMatchObject(timedOut);
    const logInError = async (email: string) => {
      const error = await shop.expectError('TokenAuth/Authenticate', { email, password: PASSWORD });
      return { ...error, requestId: '' };
    };
    const error = await logInError(user.email);
    expect(error).toMatchObject({ status: 401, code: 'login_failed' });
    expect(error).toEqual(await logInError(`${randomUUID()}@none.test`));
  });

  it('a new account enqueues the job account.opened once, in its own transaction', async () => {
    const own = await openTestEnv();
    const still = await openShop(own, { WORKER: '0' });
    const email = `${randomUUID()}@news.test`;
    const form = { email, password: PASSWORD, confirmPassword: PASSWORD, agree: true, language: 'fr' as const };
    await still.call('TokenAuth/Register', form);
    await still.expectError('TokenAuth/Register', form);
    const jobs: { payload: object }[] = await still.database.reader.query(
      `select payload from graphile_worker._private_jobs where task_id =
         (select id from graphile_worker._private_tasks where identifier = 'account.opened')`,
    );
    expect(jobs).toMatchObject([{ payload: { email, language: 'fr' } }]);
    await still.close();
    await own.close();
  });
});
