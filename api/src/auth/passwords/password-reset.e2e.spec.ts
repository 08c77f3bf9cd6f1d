import { randomUUID } from 'node:crypto';
import type { CallName } from '@shop/contract';
import { type RequestOptions, openShop, type Shop } from '../../../test/app';
import { SentMails } from '../../../test/sent-mails';
import { PASSWORD, type TestUser, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';

const MINUTE = 60_000;
const NEXT = 'an even better password';
const SUBJECT = 'Your code for a new password';
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

/** Somewhere nobody has asked from before. */
const elsewhere = (): RequestOptions => ({ headers: { 'x-forwarded-for': `203.0.113.${++clients}` } });
const later = (ms: number) => [shop, replica].forEach(({ clock }) => clock.advance(ms));

const ask = (email: string, as = elsewhere()) => shop.call('TokenAuth/ForgetPassword', { email }, as);
const expectRequestError = (email: string, as = elsewhere()) =>
  shop.expectError('TokenAuth/ForgetPassword', { email }, as);

/** The code in the newest of so many mails. */
async function codeOf(email: string, count = 1): Promise<string> {
  const known = new Set(seen.get(email));
  const codes = (await sentMails.find(email, SUBJECT, count)).map(({ text }) => CODE.exec(text ?? '')?.[0] ?? '');
  const fresh = codes.find((code) => !known.has(code)) ?? '';
  seen.set(email, codes);
  return fresh;
}
const seen = new Map<string, string[]>();

async function asked(email: string): Promise<string> {
  await ask(email);
  return codeOf(email);
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
  shop.call('TokenAuth/Authenticate', { email, password }, elsewhere());
const wrongFor = (code: string) => (code === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA');

/** A refusal without what differs between any two. */
async function answer(name: CallName, input: unknown): Promise<unknown> {
  const { requestId, ...problem } = await shop.expectError(name, input, elsewhere());
  expect(requestId).toBeTruthy();
  return problem;
}

describe('resetting a forgotten password', () => {
  it('a forgotten password is replaced with the code from the email', async () => {
    const { email } = await createUser(shop);
    expect(await reset(email, await asked(email))).toEqual({});
    await logIn(email, NEXT);
    expect(await shop.expectError('TokenAuth/Authenticate', { email, password: PASSWORD }, elsewhere())).toMatchObject({
      code: 'login_failed',
    });
  });

  it('a password reset accepts the email address in any case and the code with spaces and hyphens', async () => {
    const { email } = await createUser(shop);
    await ask(email.toUpperCase());
    const code = await codeOf(email);
    await reset(email.toUpperCase(), ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `);
    await logIn(email, NEXT);
  });

  it('the email with the code is in the account’s language and its link does not contain the code', async () => {
    const email = `${randomUUID()}@reset.test`;
    await shop.call('TokenAuth/Register', {
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      agree: true,
      language: 'de',
    });
    await ask(email, { ...elsewhere(), language: 'fr' });
    const [mail] = await sentMails.find(email, 'Ihr Code für ein neues Passwort');
    const code = CODE.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.text).toContain(`http://shop.test/de/account/resetpassword?email=${encodeURIComponent(email)}`);
    expect(mail?.subject).not.toContain(code);
    expect(mail?.text?.match(/https?:\S+/g)?.join()).not.toContain(code);
  });

  it('the code is not stored in plain text after the email was sent', async () => {
    const { email } = await createUser(shop);
    const code = await asked(email);
    await sentMails.waitUntilIdle();
    const [kept]: { rows: string }[] = await shop.database.reader.query(
      `select (select string_agg(mail::text, ' ') from mail) || (select string_agg(verification_code::text, ' ') from verification_code) as rows`,
    );
    expect(kept?.rows).toContain(email);
    expect(kept?.rows).not.toContain(code);
  });

  it('a password reset ends every session, emails the owner and is in the audit log', async () => {
    const person = await createUser(shop);
    const other = await logIn(person.email, PASSWORD);
    await reset(person.email, await asked(person.email));
    for (const bearer of [person.bearer, other.accessToken]) {
      expect(await replica.expectError('Account/MyAccountInfo', {}, { bearer })).toMatchObject({
        code: 'session_timed_out',
      });
    }
    const [mail] = await sentMails.find(person.email, 'Your password was changed');
    expect(mail?.text).toContain('http://shop.test/account/forgetpassword');
    const reasons: unknown[] = await shop.database.reader.query(
      'select distinct end_reason from session_family where account_id = $1',
      [person.accountId],
    );
    expect(reasons).toEqual([{ end_reason: 'password' }]);
    const log: { action: string; text: string }[] = await shop.database.reader.query(
      `select action, audit_log_entry::text as text from audit_log_entry where subject_id = $1 and action like 'password%' order by id`,
      [person.accountId],
    );
    expect(log.map(({ action }) => action)).toEqual(['password-reset-asked', 'password-reset']);
    expect(log.map(({ text }) => text).join()).not.toContain('argon2');
  });
});

describe('requesting a code', () => {
  it('a code for an email address without an account is rejected with email_not_registered', async () => {
    expect(await expectRequestError(`${randomUUID()}@reset.test`)).toMatchObject({
      status: 404,
      code: 'email_not_registered',
      detail: 'E-mail not a registered member.',
    });
  });

  it('a second code within 2 minutes is rejected with too_frequent on every replica', async () => {
    const { email } = await createUser(shop);
    await ask(email);
    const again = await replica.send('TokenAuth/ForgetPassword', { email: email.toUpperCase() }, elsewhere());
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '120']);
    expect(await again.json()).toMatchObject({
      code: 'too_frequent',
      detail: 'Request too frequent: try again after 2 minutes.',
    });
    later(2 * MINUTE);
    await ask(email);
  });

  it('simultaneous requests for a code send one email', async () => {
    const { email } = await createUser(shop);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        (at % 2 ? shop : replica).send('TokenAuth/ForgetPassword', { email }, elsewhere()),
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
    const code = await asked(email);
    await reset(email, code);
    expect(await expectResetError(email, code)).toMatchObject({ status: 404, code: 'reset_request_error' });
  });

  it('of simultaneous requests with the same code on two replicas one succeeds', async () => {
    const { email } = await createUser(shop);
    const code = await asked(email);
    const answers = await Promise.all(
      [shop, replica, shop, replica].map((where, at) =>
        where.send('TokenAuth/ResetPassword', form(email, code, `${NEXT} ${at}`)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  });

  it('a code is valid for 10 minutes', async () => {
    const [late, inTime] = [await createUser(shop), await createUser(shop)];
    const codes = [await asked(inTime.email), await asked(late.email)];
    later(10 * MINUTE - 5_000);
    await reset(inTime.email, codes[0] ?? '');
    later(5_000);
    expect(await expectResetError(late.email, codes[1] ?? '')).toMatchObject({ code: 'reset_request_error' });
  });

  it('a code is still valid after 4 wrong attempts but not after 5', async () => {
    const [four, five] = [await createUser(shop), await createUser(shop)];
    const codes = [await asked(four.email), await asked(five.email)];
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
    const code = await asked(email);
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
    const first = await asked(email);
    for (let wrong = 1; wrong <= 5; wrong++) await expectResetError(email, wrongFor(first));
    later(2 * MINUTE);
    await ask(email);
    const second = await codeOf(email, 2);
    expect(second).not.toBe(first);
    expect(await expectResetError(email, first)).toMatchObject({ code: 'reset_request_error' });
    await reset(email, second);
  });

  it('a new code is valid after an earlier one was used', async () => {
    const { email } = await createUser(shop);
    await reset(email, await asked(email));
    later(2 * MINUTE);
    await ask(email);
    await reset(email, await codeOf(email, 2));
  });

  it('a code is valid for its own account only', async () => {
    const [mine, other] = [await createUser(shop), await createUser(shop)];
    const code = await asked(mine.email);
    await ask(other.email);
    await codeOf(other.email);
    expect(await expectResetError(other.email, code)).toMatchObject({ code: 'reset_request_error' });
    await reset(mine.email, code);
  });

  it('a code is void after the password was changed', async () => {
    const person = await createUser(shop);
    const code = await asked(person.email);
    await shop.call(
      'Account/ChangePassword',
      { currentPassword: PASSWORD, newPassword: NEXT, confirmPassword: NEXT },
      { bearer: person.bearer },
    );
    expect(await expectResetError(person.email, code)).toMatchObject({ code: 'reset_request_error' });
  });

  it('a code stays valid if the new password is rejected', async () => {
    const { email } = await createUser(shop);
    const code = await asked(email);
    const refusals = [
      { ...form(email, code), newPassword: 'short', confirmPassword: 'short' },
      { ...form(email, code), confirmPassword: 'another good password' },
      form(email, code, 'password1'),
      form(email, code, 'x'.repeat(33)),
    ].map(async (input) => (await shop.expectError('TokenAuth/ResetPassword', input)).code);
    expect(await Promise.all(refusals)).toEqual([
      'password_length',
      'password_mismatch',
      'password_too_common',
      'password_length',
    ]);
    await reset(email, code);
  });

  it('a code that is wrong, used, expired or of another account gets the same error', async () => {
    const people: TestUser[] = [];
    for (let count = 0; count < 4; count++) people.push(await createUser(shop));
    const [wrong, spent, over, without] = people.map(({ email }) => email);
    const overCode = await asked(over ?? '');
    later(10 * MINUTE);
    const spentCode = await asked(spent ?? '');
    await reset(spent ?? '', spentCode);
    const wrongCode = await asked(wrong ?? '');
    const answers = [
      await answer('TokenAuth/ResetPassword', form(wrong ?? '', wrongFor(wrongCode))),
      await answer('TokenAuth/ResetPassword', form(wrong ?? '', 'no code at all')),
      await answer('TokenAuth/ResetPassword', form(spent ?? '', spentCode)),
      await answer('TokenAuth/ResetPassword', form(over ?? '', overCode)),
      await answer('TokenAuth/ResetPassword', form(without ?? '', wrongCode)),
      await answer('TokenAuth/ResetPassword', form(`${randomUUID()}@reset.test`, wrongCode)),
    ];
    expect(answers[0]).toMatchObject({
      status: 404,
      code: 'reset_request_error',
      detail: 'Reset request error (404): check the information entered.',
    });
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('every invalid code costs the same number of SQL statements', async () => {
    const [wrong, spent, over] = [await createUser(shop), await createUser(shop), await createUser(shop)];
    const overCode = await asked(over.email);
    later(10 * MINUTE);
    const spentCode = await asked(spent.email);
    await reset(spent.email, spentCode);
    const code = await asked(wrong.email);
    await sentMails.waitUntilIdle();
    const statements = async (email: string, typed: string) => {
      const before = await shop.statements();
      await expectResetError(email, typed);
      return (await shop.statements()) - before;
    };
    const none = await statements(`${randomUUID()}@reset.test`, code);
    expect(await statements(wrong.email, wrongFor(code))).toBe(none);
    expect(await statements(spent.email, spentCode)).toBe(none);
    expect(await statements(over.email, overCode)).toBe(none);
  });
});

describe('the fields of a password reset', () => {
  it.each(['email', 'code', 'newPassword', 'confirmPassword'])('a password reset needs its field %s', async (field) => {
    const { [field as 'code']: _, ...rest } = form('someone@reset.test', 'ABCDEFGH');
    const { status, code, errors } = await shop.expectError('TokenAuth/ResetPassword', rest);
    expect([status, code, errors?.map((error) => error.field)]).toEqual([400, 'validation_failed', [field]]);
  });
});
