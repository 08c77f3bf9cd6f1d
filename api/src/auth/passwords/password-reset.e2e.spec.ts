import { randomUUID } from 'node:crypto';
import type { CallName } from '@shop/contract';
import { type RequestOptions, openShop, type Shop } from '../../../test/app';
import { SentMails } from '../../../test/sent-mails';
import { PASSWORD, type TestUser, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';

const MINUTE = 60_000;
const NEXT = 'an even better password';
const SUBJECT = 'Your password reset code';
const CODE = /\b[0-9A-HJKMNP-TV-Z]{8}\b/;

let testEnv: TestEnv;
let shop: Shop;
let replica: Shop;
let sentMails: SentMails;
let clients = 0;

beforeAll(async () => {
  testEnv = await openTestEnv();
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  shop = await openShop(testEnv, env);
  replica = await openShop(testEnv, { ...env, WORKER: '0' });
  sentMails = new SentMails(shop, testEnv);
}, 60_000);

afterAll(async () => {
  await replica?.close();
  await shop?.close();
  await testEnv?.close();
});

/** Options of a request from a client address that was not used before. */
const newClient = (): RequestOptions => ({ headers: { 'x-forwarded-for': `203.0.113.${++clients}` } });
const later = (ms: number) => [shop, replica].forEach(({ clock }) => clock.advance(ms));

const requestCode = (email: string, as = newClient()) => shop.call('TokenAuth/ForgetPassword', { email }, as);
const expectRequestError = (email: string, as = newClient()) =>
  shop.expectError('TokenAuth/ForgetPassword', { email }, as);

/** The code in the newest of `count` emails. */
async function readCode(email: string, count = 1): Promise<string> {
  const known = new Set(readCodes.get(email));
  const codes = (await sentMails.find(email, SUBJECT, count)).map(({ text }) => CODE.exec(text ?? '')?.[0] ?? '');
  const fresh = codes.find((code) => !known.has(code)) ?? '';
  readCodes.set(email, codes);
  return fresh;
}
const readCodes = new Map<string, string[]>();

async function requestAndReadCode(email: string): Promise<string> {
  await requestCode(email);
  return readCode(email);
}

const form = (email: string, code: string, newPassword = NEXT) => ({
  email,
  code,
  newPassword,
  confirmPassword: newPassword,
});
const reset = (email: string, code: string) => shop.call('TokenAuth/ResetPassword', form(email, code));
const expectResetError = (email: string, code: string) =>
  shop.expectError('TokenAuth/ResetPassword', form(email, code));
const logIn = (email: string, password: string) =>
  shop.call('TokenAuth/Authenticate', { email, password }, newClient());
const wrongFor = (code: string) => (code === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA');

/** An error without its request id. */
async function errorWithoutRequestId(name: CallName, input: unknown): Promise<unknown> {
  const { requestId, ...problem } = await shop.expectError(name, input, newClient());
  expect(requestId).toBeTruthy();
  return problem;
}

describe('resetting a forgotten password', () => {
  it('a forgotten password is replaced with the code from the email', async () => {
    const { email } = await createUser(shop);
    // S7.28
    expect(await requestCode(email)).toEqual({});
    // S5.12
    const code = await readCode(email);
    // S7.29
    expect(await reset(email, code)).toEqual({});
    await logIn(email, NEXT);
    expect(await shop.expectError('TokenAuth/Authenticate', { email, password: PASSWORD }, newClient())).toMatchObject({
      code: 'login_failed',
    });
  });

  it('a password reset accepts the email address in any case and the code with spaces and hyphens', async () => {
    const { email } = await createUser(shop);
    await requestCode(email.toUpperCase());
    const code = await readCode(email);
    await reset(email.toUpperCase(), ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `);
    await logIn(email, NEXT);
  });

  it('the email with the code is in the account’s language and its link does not contain the code', async () => {
    const { email } = await createUser(shop, 'customer', 'de');
    await requestCode(email, { ...newClient(), language: 'fr' });
    const [mail] = await sentMails.find(email, 'Ihr Code zum Zurücksetzen des Passworts');
    const code = CODE.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.text).toContain(`http://shop.test/de/account/resetpassword?email=${encodeURIComponent(email)}`);
    expect(mail?.subject).not.toContain(code);
    expect(mail?.text?.match(/https?:\S+/g)?.join()).not.toContain(code);
  });

  it('the code is not stored in plain text after the email was sent', async () => {
    const { email } = await createUser(shop);
    const code = await requestAndReadCode(email);
    await sentMails.waitUntilIdle();
    const [stored]: { rows: string }[] = await shop.database.reader.query(
      `select (select string_agg(mail::text, ' ') from mail) || (select string_agg(verification_code::text, ' ') from verification_code) as rows`,
    );
    expect(stored?.rows).toContain(email);
    expect(stored?.rows).not.toContain(code);
  });

  it('a password reset ends every session, emails the owner and is in the audit log', async () => {
    const user = await createUser(shop);
    const other = await logIn(user.email, PASSWORD);
    await reset(user.email, await requestAndReadCode(user.email));
    for (const bearer of [user.bearer, other.accessToken]) {
      expect(await replica.expectError('Account/MyAccountInfo', {}, { bearer })).toMatchObject({
        code: 'session_timed_out',
      });
    }
    const [mail] = await sentMails.find(user.email, 'Your password was changed');
    expect(mail?.text).toContain('http://shop.test/account/forgetpassword');
    const reasons: unknown[] = await shop.database.reader.query(
      'select distinct end_reason from session_family where account_id = $1',
      [user.accountId],
    );
    expect(reasons).toEqual([{ end_reason: 'password' }]);
    const log: { action: string; text: string }[] = await shop.database.reader.query(
      `select action, audit_log_entry::text as text from audit_log_entry where subject_id = $1 and action like 'password%' order by id`,
      [user.accountId],
    );
    expect(log.map(({ action }) => action)).toEqual(['password-reset-requested', 'password-reset']);
    expect(log.map(({ text }) => text).join()).not.toContain('argon2');
  });
});

describe('requesting a code', () => {
  it('a code for an email address without an account is rejected with email_not_registered', async () => {
    // S8.7
    expect(await expectRequestError(`${randomUUID()}@reset.test`)).toMatchObject({
      status: 404,
      code: 'email_not_registered',
      detail: 'E-mail not a registered member.',
    });
  });

  it('a second code within 2 minutes is rejected with too_frequent on every replica', async () => {
    const { email } = await createUser(shop);
    await requestCode(email);
    replica.clock.advance(5_000);
    const again = await replica.send('TokenAuth/ForgetPassword', { email: email.toUpperCase() }, newClient());
    expect(again.status).toBe(429);
    expect(again.headers.get('retry-after')).toBe('120');
    // S8.6
    expect(await again.json()).toMatchObject({
      code: 'too_frequent',
      detail: 'Request too frequent: try again after 2 minutes.',
    });
    later(2 * MINUTE);
    await requestCode(email);
  });

  it('simultaneous requests for a code send one email', async () => {
    const { email } = await createUser(shop);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        (at % 2 ? shop : replica).send('TokenAuth/ForgetPassword', { email }, newClient()),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(429)]);
    await sentMails.find(email, SUBJECT);
  });

  it('a request for a code must be signed', async () => {
    const { email } = await createUser(shop);
    expect(await expectRequestError(email, { headers: { 'x-check': '0'.repeat(64) } })).toMatchObject({
      code: 'bad_check_value',
    });
  });
});

describe('codes', () => {
  it('a code can be used once', async () => {
    const { email } = await createUser(shop);
    const code = await requestAndReadCode(email);
    await reset(email, code);
    expect(await expectResetError(email, code)).toMatchObject({ status: 404, code: 'reset_request_error' });
  });

  it('of simultaneous requests with the same code on two replicas one succeeds', async () => {
    const { email } = await createUser(shop);
    const code = await requestAndReadCode(email);
    const answers = await Promise.all(
      [shop, replica, shop, replica].map((where, at) =>
        where.send('TokenAuth/ResetPassword', form(email, code, `${NEXT} ${at}`)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  });

  it('a code is valid for 10 minutes', async () => {
    const [late, inTime] = [await createUser(shop), await createUser(shop)];
    const codes = [await requestAndReadCode(inTime.email), await requestAndReadCode(late.email)];
    later(10 * MINUTE - 5_000);
    await reset(inTime.email, codes[0] ?? '');
    later(5_000);
    expect(await expectResetError(late.email, codes[1] ?? '')).toMatchObject({ code: 'reset_request_error' });
  });

  it('a code is still valid after 4 wrong attempts but not after 5', async () => {
    const [four, five] = [await createUser(shop), await createUser(shop)];
    const codes = [await requestAndReadCode(four.email), await requestAndReadCode(five.email)];
    for (let wrong = 1; wrong <= 4; wrong++) await expectResetError(four.email, wrongFor(codes[0] ?? ''));
    for (let wrong = 1; wrong <= 5; wrong++) await expectResetError(five.email, wrongFor(codes[1] ?? ''));
    await reset(four.email, codes[0] ?? '');
    expect(await expectResetError(five.email, codes[1] ?? '')).toMatchObject({
      status: 404,
      code: 'reset_request_error',
    });
  });

  it('simultaneous wrong attempts on two replicas count towards the same limit', async () => {
    const { email } = await createUser(shop);
    const code = await requestAndReadCode(email);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        (at % 2 ? shop : replica).send('TokenAuth/ResetPassword', form(email, wrongFor(code))),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(await expectResetError(email, code)).toMatchObject({ code: 'reset_request_error' });
  });

  it('a new code replaces the old one and has attempts of its own', async () => {
    const { email } = await createUser(shop);
    const first = await requestAndReadCode(email);
    for (let wrong = 1; wrong <= 5; wrong++) await expectResetError(email, wrongFor(first));
    later(2 * MINUTE);
    await requestCode(email);
    const second = await readCode(email, 2);
    expect(second).not.toBe(first);
    expect(await expectResetError(email, first)).toMatchObject({ code: 'reset_request_error' });
    await reset(email, second);
  });

  it('a new code is valid after an earlier one was used', async () => {
    const { email } = await createUser(shop);
    await reset(email, await requestAndReadCode(email));
    later(2 * MINUTE);
    await requestCode(email);
    await reset(email, await readCode(email, 2));
  });

  it('a code is valid for its own account only', async () => {
    const [mine, other] = [await createUser(shop), await createUser(shop)];
    const code = await requestAndReadCode(mine.email);
    await requestCode(other.email);
    await readCode(other.email);
    expect(await expectResetError(other.email, code)).toMatchObject({ code: 'reset_request_error' });
    await reset(mine.email, code);
  });

  it('a code is no longer valid after the password was changed', async () => {
    const user = await createUser(shop);
    const code = await requestAndReadCode(user.email);
    await shop.call(
      'Account/ChangePassword',
      { currentPassword: PASSWORD, newPassword: NEXT, confirmPassword: NEXT },
      { bearer: user.bearer },
    );
    expect(await expectResetError(user.email, code)).toMatchObject({ code: 'reset_request_error' });
  });

  it('a code stays valid if the new password is rejected', async () => {
    const { email } = await createUser(shop);
    const code = await requestAndReadCode(email);
    const errors = [
      { ...form(email, code), newPassword: 'short', confirmPassword: 'short' },
      { ...form(email, code), confirmPassword: 'another good password' },
      form(email, code, 'password1'),
      form(email, code, 'x'.repeat(33)),
    ].map(async (input) => (await shop.expectError('TokenAuth/ResetPassword', input)).code);
    expect(await Promise.all(errors)).toEqual([
      'password_length',
      'password_mismatch',
      'password_too_common',
      'password_length',
    ]);
    await reset(email, code);
  });

  it('a code that is wrong, used, expired or of another account gets the same error', async () => {
    const users: TestUser[] = [];
    for (let count = 0; count < 4; count++) users.push(await createUser(shop));
    const [wrong, used, expired, without] = users.map(({ email }) => email);
    const expiredCode = await requestAndReadCode(expired ?? '');
    later(10 * MINUTE);
    const usedCode = await requestAndReadCode(used ?? '');
    await reset(used ?? '', usedCode);
    const wrongCode = await requestAndReadCode(wrong ?? '');
    const answers = [
      await errorWithoutRequestId('TokenAuth/ResetPassword', form(wrong ?? '', wrongFor(wrongCode))),
      await errorWithoutRequestId('TokenAuth/ResetPassword', form(wrong ?? '', 'no code at all')),
      await errorWithoutRequestId('TokenAuth/ResetPassword', form(used ?? '', usedCode)),
      await errorWithoutRequestId('TokenAuth/ResetPassword', form(expired ?? '', expiredCode)),
      await errorWithoutRequestId('TokenAuth/ResetPassword', form(without ?? '', wrongCode)),
      await errorWithoutRequestId('TokenAuth/ResetPassword', form(`${randomUUID()}@reset.test`, wrongCode)),
    ];
    // S8.9
    expect(answers[0]).toMatchObject({
      status: 404,
      code: 'reset_request_error',
      detail: 'Reset request error (404): check the information entered.',
    });
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('every invalid code costs the same number of SQL statements', async () => {
    const [wrong, used, expired] = [await createUser(shop), await createUser(shop), await createUser(shop)];
    const expiredCode = await requestAndReadCode(expired.email);
    later(10 * MINUTE);
    const usedCode = await requestAndReadCode(used.email);
    await reset(used.email, usedCode);
    const code = await requestAndReadCode(wrong.email);
    await sentMails.waitUntilIdle();
    const statements = async (email: string, typed: string) => {
      const before = await shop.statements();
      await expectResetError(email, typed);
      return (await shop.statements()) - before;
    };
    const none = await statements(`${randomUUID()}@reset.test`, code);
    expect(await statements(wrong.email, wrongFor(code))).toBe(none);
    expect(await statements(used.email, usedCode)).toBe(none);
    expect(await statements(expired.email, expiredCode)).toBe(none);
  });
});

describe('the fields of a password reset', () => {
  it.each([
    'email',
    'code', // S3.144, S5.11
    'newPassword', // S3.145, S5.13
    'confirmPassword', // S3.146, S5.14
  ])('a password reset needs its field %s', async (field) => {
    const { [field as 'code']: _, ...rest } = form('someone@reset.test', 'ABCDEFGH');
    const { status, code, errors } = await shop.expectError('TokenAuth/ResetPassword', rest);
    expect([status, code, errors?.map((error) => error.field)]).toEqual([400, 'validation_failed', [field]]);
  });
});
