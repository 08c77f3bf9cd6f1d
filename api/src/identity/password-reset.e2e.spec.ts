import { randomUUID } from 'node:crypto';
import type { CallName } from '@shop/contract';
import { type As, openShop, type Shop } from '../../test/app';
import { MailRoom } from '../../test/mail-room';
import { PASSWORD, type Person, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';

const MINUTE = 60_000;
const NEXT = 'an even better password';
const SUBJECT = 'Your code for a new password';
const CODE = /\b[0-9A-HJKMNP-TV-Z]{8}\b/;

let stage: Stage;
let shop: Shop;
let replica: Shop;
let mailRoom: MailRoom;
let clients = 0;

beforeAll(async () => {
  stage = await openStage();
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  shop = await openShop(stage, env);
  replica = await openShop(stage, { ...env, WORKER: '0' });
  mailRoom = new MailRoom(shop, stage);
}, 60_000);

afterAll(async () => {
  await replica?.close();
  await shop?.close();
  await stage?.close();
});

/** Somewhere nobody has asked from before. */
const elsewhere = (): As => ({ headers: { 'x-forwarded-for': `203.0.113.${++clients}` } });
const later = (ms: number) => [shop, replica].forEach(({ clock }) => clock.advance(ms));

const ask = (email: string, as = elsewhere()) => shop.call('TokenAuth/ForgetPassword', { email }, as);
const askRefused = (email: string, as = elsewhere()) => shop.refusal('TokenAuth/ForgetPassword', { email }, as);

/** The code in the newest of so many mails. */
async function codeOf(email: string, count = 1): Promise<string> {
  const known = new Set(seen.get(email));
  const codes = (await mailRoom.to(email, SUBJECT, count)).map(({ text }) => CODE.exec(text ?? '')?.[0] ?? '');
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
const resetRefused = (email: string, code: string) => shop.refusal('TokenAuth/ResetPassword', form(email, code));
const logIn = (email: string, password: string) =>
  shop.call('TokenAuth/Authenticate', { email, password }, elsewhere());
const wrongFor = (code: string) => (code === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA');

/** A refusal without what differs between any two. */
async function answer(name: CallName, input: unknown): Promise<unknown> {
  const { requestId, ...problem } = await shop.refusal(name, input, elsewhere());
  expect(requestId).toBeTruthy();
  return problem;
}

describe('a forgotten password', () => {
  it('is replaced with the code from the mail', async () => {
    const { email } = await somebody(shop);
    expect(await reset(email, await asked(email))).toEqual({});
    await logIn(email, NEXT);
    expect(await shop.refusal('TokenAuth/Authenticate', { email, password: PASSWORD }, elsewhere())).toMatchObject({
      code: 'login_failed',
    });
  });

  it('is asked for in any case of the address, and its code is read as people type it', async () => {
    const { email } = await somebody(shop);
    await ask(email.toUpperCase());
    const code = await codeOf(email);
    await reset(email.toUpperCase(), ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `);
    await logIn(email, NEXT);
  });

  it('is written about in the account’s language, with a link that does not hold the code', async () => {
    const email = `${randomUUID()}@reset.test`;
    await shop.call('TokenAuth/Register', {
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      agree: true,
      language: 'de',
    });
    await ask(email, { ...elsewhere(), language: 'fr' });
    const [mail] = await mailRoom.to(email, 'Ihr Code für ein neues Passwort');
    const code = CODE.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.text).toContain(`http://shop.test/de/account/resetpassword?email=${encodeURIComponent(email)}`);
    expect(mail?.subject).not.toContain(code);
    expect(mail?.text?.match(/https?:\S+/g)?.join()).not.toContain(code);
  });

  it('takes a code that is kept readable nowhere once the mail has left', async () => {
    const { email } = await somebody(shop);
    const code = await asked(email);
    await mailRoom.idle();
    const [kept]: { rows: string }[] = await shop.database.reader.query(
      `select (select string_agg(mail::text, ' ') from mail) || (select string_agg(mailed_code::text, ' ') from mailed_code) as rows`,
    );
    expect(kept?.rows).toContain(email);
    expect(kept?.rows).not.toContain(code);
  });

  it('ends every session, tells the owner by mail, and is in the log', async () => {
    const person = await somebody(shop);
    const other = await logIn(person.email, PASSWORD);
    await reset(person.email, await asked(person.email));
    for (const bearer of [person.bearer, other.accessToken]) {
      expect(await replica.refusal('Account/MyAccountInfo', {}, { bearer })).toMatchObject({
        code: 'session_timed_out',
      });
    }
    const [mail] = await mailRoom.to(person.email, 'Your password was changed');
    expect(mail?.text).toContain('http://shop.test/account/forgetpassword');
    const reasons: unknown[] = await shop.database.reader.query(
      'select distinct end_reason from session_family where account_id = $1',
      [person.accountId],
    );
    expect(reasons).toEqual([{ end_reason: 'password' }]);
    const log: { action: string; text: string }[] = await shop.database.reader.query(
      `select action, audit_entry::text as text from audit_entry where subject_id = $1 and action like 'password%' order by id`,
      [person.accountId],
    );
    expect(log.map(({ action }) => action)).toEqual(['password-reset-asked', 'password-reset']);
    expect(log.map(({ text }) => text).join()).not.toContain('argon2');
  });
});

describe('asking for a code', () => {
  it('is refused for an address that is no member’s', async () => {
    expect(await askRefused(`${randomUUID()}@reset.test`)).toMatchObject({
      status: 404,
      code: 'email_not_registered',
      detail: 'E-mail not a registered member.',
    });
  });

  it('is refused again within 2 minutes, whoever asks, on every replica', async () => {
    const { email } = await somebody(shop);
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

  it('of many at once sends one mail', async () => {
    const { email } = await somebody(shop);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        (at % 2 ? shop : replica).send('TokenAuth/ForgetPassword', { email }, elsewhere()),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(429)]);
    await mailRoom.to(email, SUBJECT);
  });

  it('is signed', async () => {
    const { email } = await somebody(shop);
    expect(await askRefused(email, { headers: { 'x-check': '0'.repeat(64) } })).toMatchObject({
      code: 'bad_check_value',
    });
  });
});

describe('a code', () => {
  it('is good once', async () => {
    const { email } = await somebody(shop);
    const code = await asked(email);
    await reset(email, code);
    expect(await resetRefused(email, code)).toMatchObject({ status: 404, code: 'reset_request_error' });
  });

  it('is spent by one of many at once, on two replicas', async () => {
    const { email } = await somebody(shop);
    const code = await asked(email);
    const answers = await Promise.all(
      [shop, replica, shop, replica].map((where, at) =>
        where.send('TokenAuth/ResetPassword', form(email, code, `${NEXT} ${at}`)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  });

  it('is good for 10 minutes', async () => {
    const [late, inTime] = [await somebody(shop), await somebody(shop)];
    const codes = [await asked(inTime.email), await asked(late.email)];
    later(10 * MINUTE - 5_000);
    await reset(inTime.email, codes[0] ?? '');
    later(5_000);
    expect(await resetRefused(late.email, codes[1] ?? '')).toMatchObject({ code: 'reset_request_error' });
  });

  it('bears 4 wrong tries, and not 5', async () => {
    const [four, five] = [await somebody(shop), await somebody(shop)];
    const codes = [await asked(four.email), await asked(five.email)];
    for (let wrong = 1; wrong <= 4; wrong++) await resetRefused(four.email, wrongFor(codes[0] ?? ''));
    for (let wrong = 1; wrong <= 5; wrong++) await resetRefused(five.email, wrongFor(codes[1] ?? ''));
    await reset(four.email, codes[0] ?? '');
    expect(await resetRefused(five.email, codes[1] ?? '')).toMatchObject({ status: 404, code: 'reset_request_error' });
  });

  it('bears no more tries for many at once, on two replicas', async () => {
    const { email } = await somebody(shop);
    const code = await asked(email);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        (at % 2 ? shop : replica).send('TokenAuth/ResetPassword', form(email, wrongFor(code))),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(await resetRefused(email, code)).toMatchObject({ code: 'reset_request_error' });
  });

  it('is void once a new one is asked for, and the new one has tries of its own', async () => {
    const { email } = await somebody(shop);
    const first = await asked(email);
    for (let wrong = 1; wrong <= 5; wrong++) await resetRefused(email, wrongFor(first));
    later(2 * MINUTE);
    await ask(email);
    const second = await codeOf(email, 2);
    expect(second).not.toBe(first);
    expect(await resetRefused(email, first)).toMatchObject({ code: 'reset_request_error' });
    await reset(email, second);
  });

  it('is good where an earlier one was spent', async () => {
    const { email } = await somebody(shop);
    await reset(email, await asked(email));
    later(2 * MINUTE);
    await ask(email);
    await reset(email, await codeOf(email, 2));
  });

  it('is its own account’s', async () => {
    const [mine, other] = [await somebody(shop), await somebody(shop)];
    const code = await asked(mine.email);
    await ask(other.email);
    await codeOf(other.email);
    expect(await resetRefused(other.email, code)).toMatchObject({ code: 'reset_request_error' });
    await reset(mine.email, code);
  });

  it('is void once the password was changed otherwise', async () => {
    const person = await somebody(shop);
    const code = await asked(person.email);
    await shop.call(
      'Account/ChangePassword',
      { currentPassword: PASSWORD, newPassword: NEXT, confirmPassword: NEXT },
      { bearer: person.bearer },
    );
    expect(await resetRefused(person.email, code)).toMatchObject({ code: 'reset_request_error' });
  });

  it('is not spent on a new password that is refused', async () => {
    const { email } = await somebody(shop);
    const code = await asked(email);
    const refusals = [
      { ...form(email, code), newPassword: 'short', confirmPassword: 'short' },
      { ...form(email, code), confirmPassword: 'another good password' },
      form(email, code, 'password1'),
      form(email, code, 'x'.repeat(33)),
    ].map(async (input) => (await shop.refusal('TokenAuth/ResetPassword', input)).code);
    expect(await Promise.all(refusals)).toEqual([
      'password_length',
      'password_mismatch',
      'password_too_common',
      'password_length',
    ]);
    await reset(email, code);
  });

  it('that is wrong, spent, over, another’s or no one’s gets the same answer', async () => {
    const people: Person[] = [];
    for (let count = 0; count < 4; count++) people.push(await somebody(shop));
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

  it('that misses takes as many statements, wrong, spent, over or for no account', async () => {
    const [wrong, spent, over] = [await somebody(shop), await somebody(shop), await somebody(shop)];
    const overCode = await asked(over.email);
    later(10 * MINUTE);
    const spentCode = await asked(spent.email);
    await reset(spent.email, spentCode);
    const code = await asked(wrong.email);
    await mailRoom.idle();
    const statements = async (email: string, typed: string) => {
      const before = await shop.statements();
      await resetRefused(email, typed);
      return (await shop.statements()) - before;
    };
    const none = await statements(`${randomUUID()}@reset.test`, code);
    expect(await statements(wrong.email, wrongFor(code))).toBe(none);
    expect(await statements(spent.email, spentCode)).toBe(none);
    expect(await statements(over.email, overCode)).toBe(none);
  });
});

describe('resetting a password', () => {
  it.each(['email', 'code', 'newPassword', 'confirmPassword'])('wants its field %s', async (field) => {
    const { [field as 'code']: _, ...rest } = form('someone@reset.test', 'ABCDEFGH');
    const { status, code, errors } = await shop.refusal('TokenAuth/ResetPassword', rest);
    expect([status, code, errors?.map((error) => error.field)]).toEqual([400, 'validation_failed', [field]]);
  });
});
