import { randomUUID } from 'node:crypto';
import type { LanguageCode, SessionView } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { SentMails } from '../../../test/sent-mails';
import { PASSWORD } from '../../../test/users';
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

interface Member {
  id: string;
  email: string;
  session: SessionView;
}

async function member(language: LanguageCode = 'en'): Promise<Member> {
  const email = `${randomUUID()}@news.test`;
  const secret = { password: PASSWORD, confirmPassword: PASSWORD };
  const session = await shop.call('TokenAuth/Register', { email, ...secret, agree: true, language });
  const [row]: { id: string }[] = await shop.database.reader.query('select id from account where email = $1', [email]);
  return { id: row?.id ?? '', email, session };
}

const logIn = (email: string, password = PASSWORD) => shop.call('TokenAuth/Authenticate', { email, password });
const bearer = ({ accessToken }: SessionView) => ({ bearer: accessToken });
const renewal = (session: SessionView) => ({ refreshToken: session.refreshToken });
const change = (session: SessionView) =>
  shop.call(
    'Account/ChangePassword',
    { currentPassword: PASSWORD, newPassword: NEXT, confirmPassword: NEXT },
    bearer(session),
  );

/** A refresh token used by two who do not know of each other. */
async function stolen({ session }: Member): Promise<void> {
  await shop.call('TokenAuth/RefreshToken', renewal(session), bearer(session));
  shop.clock.advance(MINUTE);
  for (let again = 0; again < 2; again++)
    await shop.expectError('TokenAuth/RefreshToken', renewal(session), bearer(session));
}

interface Entry {
  action: string;
  kind: string;
  actor: string | null;
  role: string | null;
  address: string | null;
}

async function logOf({ id }: Member): Promise<Entry[]> {
  await sentMails.waitUntilIdle();
  return shop.database.reader.query(
    `select action, subject_kind as kind, account_id as actor, role, host(address) as address
     from audit_log_entry where subject_id = $1 order by id`,
    [id],
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
    const { email, session } = await member(language);
    await change(session);
    const [mail] = await sentMails.find(email, subject);
    const path = language === 'en' ? '' : `/${language}`;
    expect(mail?.text).toContain(`http://shop.test${path}/account/forgetpassword`);
  });

  it('the owner gets one email that a refresh token was reused and the session ended', async () => {
    const someone = await member('de');
    await stolen(someone);
    await sentMails.waitUntilIdle();
    const [mail] = await sentMails.find(someone.email, 'Wir haben Ihre Sitzungen beendet');
    expect(mail?.text).toContain('http://shop.test/de/account/change-password');
  });
});

describe('the audit log of an account', () => {
  const own = ({ id }: Member, action: string): Entry => ({
    action,
    kind: 'account',
    actor: id,
    role: 'customer',
    address: '127.0.0.1',
  });
  const strangers = (action: string): Entry => ({
    action,
    kind: 'account',
    actor: null,
    role: null,
    address: '127.0.0.1',
  });

  it('the audit log has the registration, log-ins, failed log-ins, log-outs and password changes of an account', async () => {
    const someone = await member();
    const session = await logIn(someone.email);
    await shop.expectError('TokenAuth/Authenticate', { email: someone.email, password: 'wrong' });
    await sentMails.waitUntilIdle();
    await change(session);
    await shop.call('TokenAuth/Logout', renewal(session), bearer(session));
    expect(await logOf(someone)).toEqual([
      own(someone, 'registered'),
      own(someone, 'logged-in'),
      strangers('log-in-failed'),
      own(someone, 'password-changed'),
      own(someone, 'logged-out'),
    ]);
  });

  it('the audit log has one entry for sessions that ended because a refresh token was reused', async () => {
    const someone = await member();
    await stolen(someone);
    expect((await logOf(someone)).slice(1)).toEqual([strangers('sessions-ended-by-reuse')]);
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
  const shuttings: [string, (someone: Member) => Promise<unknown>][] = [
    [
      'disabled',
      ({ id }) =>
        shop.database.reader.query('update account set disabled_at = $2 where id = $1', [id, shop.clock.now()]),
    ],
    ['closed', ({ session }) => shop.call('Account/CloseAccount', {}, bearer(session))],
  ];

  it.each(shuttings)('an account that is %s cannot be logged in to, and its sessions have ended', async (_, shut) => {
    const someone = await member();
    const [used, spare] = [await logIn(someone.email), await logIn(someone.email)];
    await shut(someone);
    const timedOut = { status: 401, code: 'session_timed_out' };
    expect(await shop.expectError('Account/MyAccountInfo', {}, bearer(used))).toMatchObject(timedOut);
    expect(await shop.expectError('TokenAuth/RefreshToken', renewal(spare), bearer(spare))).toMatchObject(timedOut);
    const refused = async (email: string) => {
      const refusal = await shop.expectError('TokenAuth/Authenticate', { email, password: PASSWORD });
      return { ...refusal, requestId: '' };
    };
    const refusal = await refused(someone.email);
    expect(refusal).toMatchObject({ status: 401, code: 'login_failed' });
    expect(refusal).toEqual(await refused(`${randomUUID()}@none.test`));
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
