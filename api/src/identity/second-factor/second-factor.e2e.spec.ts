import { Secret, TOTP } from 'otpauth';
import { openShop, type Shop } from '../../../test/app';
import { answer, atOnce, statusesOf } from '../../../test/at-once';
import { PASSWORD, somebody, type Person } from '../../../test/people';
import { openStage, type Stage } from '../../../test/stage';

const STEP_MS = 30_000;

let stage: Stage;
let shop: Shop;
/** The same shop where staff must have a second factor. */
let strict: Shop;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  strict = await openShop(stage, { WORKER: '0', STAFF_MFA: 'required' });
}, 60_000);

afterAll(async () => {
  await strict?.close();
  await shop?.close();
  await stage?.close();
});

const codeOf = (secret: string, now = shop.clock.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
const logIn = (person: Person, code?: string, password = PASSWORD) =>
  answer(shop, 'TokenAuth/Authenticate', { email: person.email, password, ...(code !== undefined && { code }) });

interface Enrolled extends Person {
  secret: string;
  recoveryCodes: string[];
}

/** Somebody whose factor was just confirmed; the code of this moment is spent, that of the next step is not. */
async function enrolled(): Promise<Enrolled> {
  const person = await somebody(shop, 'factory');
  const { secret } = await shop.call('Account/EnrolSecondFactor', { currentPassword: PASSWORD }, person);
  const { recoveryCodes } = await shop.call('Account/ConfirmSecondFactor', { code: codeOf(secret) }, person);
  return { ...person, secret, recoveryCodes };
}

const nextCode = ({ secret }: Enrolled, steps = 1) =>
  codeOf(secret, new Date(shop.clock.now().getTime() + steps * STEP_MS));
const required = { status: 401, code: 'second_factor_required' };
const failed = { status: 401, code: 'second_factor_failed' };

describe('setting up a second factor', () => {
  it('takes the password, then a code of the secret, and gives ten recovery codes', async () => {
    const person = await somebody(shop, 'admin');
    expect(await answer(shop, 'Account/EnrolSecondFactor', { currentPassword: 'wrong' }, person)).toMatchObject({
      status: 400,
      code: 'password_change_failed',
    });
    expect(await answer(shop, 'Account/ConfirmSecondFactor', { code: '000000' }, person)).toMatchObject(failed);
    const begun = await shop.call('Account/EnrolSecondFactor', { currentPassword: PASSWORD }, person);
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    expect(begun.qrCode).toMatch(/^data:image\/png;base64,/);
    expect((await logIn(person)).status).toBe(200);
    expect(await answer(shop, 'Account/ConfirmSecondFactor', { code: '12345' }, person)).toMatchObject(failed);
    const { recoveryCodes } = await shop.call(
      'Account/ConfirmSecondFactor',
      { code: codeOf(begun.secret).replace(/^(...)/, '$1 ') },
      person,
    );
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await shop.call('Account/SecondFactor', {}, person)).toEqual({
      enrolledAt: expect.any(String),
      recoveryCodesLeft: 10,
      required: false,
    });
    for (const [name, input] of [
      ['Account/EnrolSecondFactor', { currentPassword: PASSWORD }],
      ['Account/ConfirmSecondFactor', { code: codeOf(begun.secret) }],
    ] as const) {
      expect(await answer(shop, name, input, person)).toMatchObject({ status: 409, code: 'second_factor_enrolled' });
    }
  });

  it('keeps neither the secret nor a recovery code readable', async () => {
    const { accountId, secret, recoveryCodes } = await enrolled();
    const [{ kept }]: [{ kept: string }] = await shop.database.reader.query(
      `select (select string_agg(f::text, ' ') from second_factor f where account_id = $1) ||
         (select string_agg(c::text, ' ') from recovery_code c where account_id = $1) ||
         (select string_agg(e::text, ' ') from audit_entry e where account_id = $1) || 
         (select string_agg(m::text, ' ') from mail m) as kept`,
      [accountId],
    );
    for (const text of [secret, ...recoveryCodes].flatMap((one) => [one, one.replaceAll('-', '')])) {
      expect(kept).not.toContain(text);
      expect(kept).not.toContain(Buffer.from(text).toString('hex'));
    }
  });

  it('is for staff', async () => {
    const customer = await somebody(shop);
    expect(await answer(shop, 'Account/EnrolSecondFactor', { currentPassword: PASSWORD }, customer)).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });
});

describe('logging in with a second factor', () => {
  it('asks for a code only after the right password', async () => {
    const person = await enrolled();
    expect(await logIn(person)).toMatchObject(required);
    expect(await logIn(person, '000000')).toMatchObject(failed);
    for (const code of [undefined, '000000', nextCode(person), person.recoveryCodes[0]]) {
      expect(await logIn(person, code, 'wrong password')).toMatchObject({ status: 401, code: 'login_failed' });
    }
    expect((await logIn(person, nextCode(person))).status).toBe(200);
  });

  it('takes each one-time code once, of many at once too, and none older than the last', async () => {
    const person = await enrolled();
    expect(await logIn(person, codeOf(person.secret))).toMatchObject(failed);
    const code = nextCode(person);
    expect(statusesOf(await atOnce(4, () => logIn(person, code)))).toEqual([200, 401, 401, 401]);
    expect(await logIn(person, codeOf(person.secret))).toMatchObject(failed);
  });

  it('takes codes one step early or late, and no further', async () => {
    const person = await enrolled();
    shop.clock.advance(10 * STEP_MS);
    expect(await logIn(person, nextCode(person, -2))).toMatchObject(failed);
    expect(await logIn(person, nextCode(person, 2))).toMatchObject(failed);
    expect((await logIn(person, nextCode(person, -1))).status).toBe(200);
    expect((await logIn(person, nextCode(person, 1))).status).toBe(200);
  });

  it('takes each recovery code once, of many at once too', async () => {
    const person = await enrolled();
    const [first = '', second = ''] = person.recoveryCodes;
    expect(statusesOf(await atOnce(3, () => logIn(person, first)))).toEqual([200, 401, 401]);
    expect((await logIn(person, ` ${second.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect(await shop.call('Account/SecondFactor', {}, person)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('allows five wrong codes in ten minutes, and lets nobody use them up without the password', async () => {
    const person = await enrolled();
    for (let turn = 0; turn < 8; turn++) await logIn(person, '000000', 'wrong password');
    const wrong = await atOnce(7, () => logIn(person, '000000'));
    expect(statusesOf(wrong)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    shop.clock.advance(60_000);
    expect(await logIn(person, codeOf(person.secret))).toMatchObject({ status: 429, code: 'too_frequent' });
    expect(await logIn(person)).toMatchObject(required);
    shop.clock.advance(9 * 60_000 + 1);
    expect((await logIn(person, codeOf(person.secret))).status).toBe(200);
  });

  it('asks for nothing any more once the factor was removed with password and code', async () => {
    const person = await enrolled();
    const remove = (currentPassword: string, code: string) =>
      answer(shop, 'Account/RemoveSecondFactor', { currentPassword, code }, person);
    expect(await remove('wrong', nextCode(person))).toMatchObject({ code: 'password_change_failed' });
    expect(await remove(PASSWORD, '000000')).toMatchObject(failed);
    expect((await remove(PASSWORD, nextCode(person))).status).toBe(200);
    expect((await logIn(person)).status).toBe(200);
    expect(await logIn(person, person.recoveryCodes[0])).toMatchObject({ status: 200 });
  });

  it('asks for nothing any more once an admin took a lost factor away, which ends all sessions', async () => {
    const [admin, person] = [await somebody(shop, 'admin'), await enrolled()];
    await shop.call('admin/staff-change', { resetSecondFactor: true }, { ...admin, params: { id: person.accountId } });
    expect(await answer(shop, 'Account/MyAccountInfo', {}, person)).toMatchObject({ code: 'session_timed_out' });
    expect((await logIn(person)).status).toBe(200);
    const mails: { template: string }[] = await shop.database.reader.query(
      `select template from mail where recipient = $1 and template like 'second%' order by created_at`,
      [person.email],
    );
    expect(mails.map(({ template }) => template)).toEqual(['second_factor_enrolled', 'second_factor_reset']);
  });
});

describe('where staff must have a second factor', () => {
  it('one who has none may see the account, set it up, and log out, and nothing else', async () => {
    const person = await somebody(shop, 'admin');
    const missing = { status: 403, code: 'second_factor_not_enrolled' };
    expect(await answer(strict, 'admin/orders', {}, person)).toMatchObject(missing);
    expect(await answer(strict, 'admin/staff', {}, person)).toMatchObject(missing);
    expect(await answer(strict, 'Account/ChangeAccountInfo', {}, person)).toMatchObject(missing);
    expect(await answer(strict, 'UserEnd/SiteInfo/Config', {}, person)).toMatchObject(missing);
    expect((await answer(strict, 'Account/MyAccountInfo', {}, person)).status).toBe(200);
    expect(await strict.call('Account/SecondFactor', {}, person)).toMatchObject({ required: true });
    const { secret } = await strict.call('Account/EnrolSecondFactor', { currentPassword: PASSWORD }, person);
    await strict.call('Account/ConfirmSecondFactor', { code: codeOf(secret, strict.clock.now()) }, person);
    expect((await answer(strict, 'admin/orders', {}, person)).status).toBe(200);
  });

  it('one who has none may renew and log out', async () => {
    const person = await somebody(shop, 'factory');
    const next = await strict.call('TokenAuth/RefreshToken', { refreshToken: person.refreshToken }, person);
    const as = { bearer: next.accessToken };
    expect((await answer(strict, 'TokenAuth/Logout', { refreshToken: next.refreshToken }, as)).status).toBe(200);
  });

  it('customers go on without', async () => {
    const customer = await somebody(shop);
    expect((await answer(strict, 'Account/MyShippingAddresses', {}, customer)).status).toBe(200);
  });
});
