import { Secret, TOTP } from 'otpauth';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest, runInParallel, sortedStatuses } from '../../../test/concurrency';
import { PASSWORD, createUser, type TestUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';

const STEP_MS = 30_000;

let testEnv: TestEnv;
let shop: Shop;
/** The same shop where staff must have a second factor. */
let strict: Shop;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  strict = await openShop(testEnv, { WORKER: '0', STAFF_MFA: 'required' });
}, 60_000);

afterAll(async () => {
  await strict?.close();
  await shop?.close();
  await testEnv?.close();
});

const codeOf = (secret: string, now = shop.clock.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
const logIn = (person: TestUser, code?: string, password = PASSWORD) =>
  sendRequest(shop, 'TokenAuth/Authenticate', { email: person.email, password, ...(code !== undefined && { code }) });

interface Enrolled extends TestUser {
  secret: string;
  recoveryCodes: string[];
}

/** Somebody whose factor was just confirmed; the code of this moment is spent, that of the next step is not. */
async function enrolled(): Promise<Enrolled> {
  const person = await createUser(shop, 'factory');
  const { secret } = await shop.call('Account/EnrolSecondFactor', { currentPassword: PASSWORD }, person);
  const { recoveryCodes } = await shop.call('Account/ConfirmSecondFactor', { code: codeOf(secret) }, person);
  return { ...person, secret, recoveryCodes };
}

const nextCode = ({ secret }: Enrolled, steps = 1) =>
  codeOf(secret, new Date(shop.clock.now().getTime() + steps * STEP_MS));
const required = { status: 401, code: 'second_factor_required' };
const failed = { status: 401, code: 'second_factor_failed' };

describe('setting up a second factor', () => {
  it('setting up a second factor needs the password and a code, and gives ten recovery codes', async () => {
    const person = await createUser(shop, 'admin');
    expect(await sendRequest(shop, 'Account/EnrolSecondFactor', { currentPassword: 'wrong' }, person)).toMatchObject({
      status: 400,
      code: 'password_change_failed',
    });
    expect(await sendRequest(shop, 'Account/ConfirmSecondFactor', { code: '000000' }, person)).toMatchObject(failed);
    const begun = await shop.call('Account/EnrolSecondFactor', { currentPassword: PASSWORD }, person);
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    expect(begun.qrCode).toMatch(/^data:image\/png;base64,/);
    expect((await logIn(person)).status).toBe(200);
    expect(await sendRequest(shop, 'Account/ConfirmSecondFactor', { code: '12345' }, person)).toMatchObject(failed);
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
      expect(await sendRequest(shop, name, input, person)).toMatchObject({
        status: 409,
        code: 'second_factor_enrolled',
      });
    }
  });

  it('neither the secret nor the recovery codes are stored in plain text', async () => {
    const { accountId, secret, recoveryCodes } = await enrolled();
    const [{ kept }]: [{ kept: string }] = await shop.database.reader.query(
      `select (select string_agg(f::text, ' ') from second_factor f where account_id = $1) ||
         (select string_agg(c::text, ' ') from recovery_code c where account_id = $1) ||
         (select string_agg(e::text, ' ') from audit_log_entry e where account_id = $1) || 
         (select string_agg(m::text, ' ') from mail m) as kept`,
      [accountId],
    );
    for (const text of [secret, ...recoveryCodes].flatMap((one) => [one, one.replaceAll('-', '')])) {
      expect(kept).not.toContain(text);
      expect(kept).not.toContain(Buffer.from(text).toString('hex'));
    }
  });

  it('only staff can set up a second factor', async () => {
    const customer = await createUser(shop);
    expect(await sendRequest(shop, 'Account/EnrolSecondFactor', { currentPassword: PASSWORD }, customer)).toMatchObject(
      {
        status: 403,
        code: 'forbidden',
      },
    );
  });
});

describe('logging in with a second factor', () => {
  it('a log-in needs a code only after the right password', async () => {
    const person = await enrolled();
    expect(await logIn(person)).toMatchObject(required);
    expect(await logIn(person, '000000')).toMatchObject(failed);
    for (const code of [undefined, '000000', nextCode(person), person.recoveryCodes[0]]) {
      expect(await logIn(person, code, 'wrong password')).toMatchObject({ status: 401, code: 'login_failed' });
    }
    expect((await logIn(person, nextCode(person))).status).toBe(200);
  });

  it('a one-time code works once, also in simultaneous log-ins, and no older code works after it', async () => {
    const person = await enrolled();
    expect(await logIn(person, codeOf(person.secret))).toMatchObject(failed);
    const code = nextCode(person);
    expect(sortedStatuses(await runInParallel(4, () => logIn(person, code)))).toEqual([200, 401, 401, 401]);
    expect(await logIn(person, codeOf(person.secret))).toMatchObject(failed);
  });

  it('a log-in accepts codes one time step early or late and no further', async () => {
    const person = await enrolled();
    shop.clock.advance(10 * STEP_MS);
    expect(await logIn(person, nextCode(person, -2))).toMatchObject(failed);
    expect(await logIn(person, nextCode(person, 2))).toMatchObject(failed);
    expect((await logIn(person, nextCode(person, -1))).status).toBe(200);
    expect((await logIn(person, nextCode(person, 1))).status).toBe(200);
  });

  it('a recovery code works once, also in simultaneous log-ins', async () => {
    const person = await enrolled();
    const [first = '', second = ''] = person.recoveryCodes;
    expect(sortedStatuses(await runInParallel(3, () => logIn(person, first)))).toEqual([200, 401, 401]);
    expect((await logIn(person, ` ${second.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect(await shop.call('Account/SecondFactor', {}, person)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('a log-in allows five wrong codes in ten minutes, which only the right password can use up', async () => {
    const person = await enrolled();
    for (let turn = 0; turn < 8; turn++) await logIn(person, '000000', 'wrong password');
    const wrong = await runInParallel(7, () => logIn(person, '000000'));
    expect(sortedStatuses(wrong)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    shop.clock.advance(60_000);
    expect(await logIn(person, codeOf(person.secret))).toMatchObject({ status: 429, code: 'too_frequent' });
    expect(await logIn(person)).toMatchObject(required);
    shop.clock.advance(9 * 60_000 + 1);
    expect((await logIn(person, codeOf(person.secret))).status).toBe(200);
  });

  it('a log-in needs no code after the factor was removed with password and code', async () => {
    const person = await enrolled();
    const remove = (currentPassword: string, code: string) =>
      sendRequest(shop, 'Account/RemoveSecondFactor', { currentPassword, code }, person);
    expect(await remove('wrong', nextCode(person))).toMatchObject({ code: 'password_change_failed' });
    expect(await remove(PASSWORD, '000000')).toMatchObject(failed);
    expect((await remove(PASSWORD, nextCode(person))).status).toBe(200);
    expect((await logIn(person)).status).toBe(200);
    expect(await logIn(person, person.recoveryCodes[0])).toMatchObject({ status: 200 });
  });

  it('a log-in needs no code after an admin reset the factor, which ends all sessions', async () => {
    const [admin, person] = [await createUser(shop, 'admin'), await enrolled()];
    await shop.call('admin/staff-change', { resetSecondFactor: true }, { ...admin, params: { id: person.accountId } });
    expect(await sendRequest(shop, 'Account/MyAccountInfo', {}, person)).toMatchObject({ code: 'session_timed_out' });
    expect((await logIn(person)).status).toBe(200);
    const mails: { template: string }[] = await shop.database.reader.query(
      `select template from mail where recipient = $1 and template like 'second%' order by created_at`,
      [person.email],
    );
    expect(mails.map(({ template }) => template)).toEqual(['second_factor_enrolled', 'second_factor_reset']);
  });
});

describe('a required second factor', () => {
  it('staff without a required second factor can only see the account, set up a factor and log out', async () => {
    const person = await createUser(shop, 'admin');
    const missing = { status: 403, code: 'second_factor_not_enrolled' };
    expect(await sendRequest(strict, 'admin/orders', {}, person)).toMatchObject(missing);
    expect(await sendRequest(strict, 'admin/staff', {}, person)).toMatchObject(missing);
    expect(await sendRequest(strict, 'Account/ChangeAccountInfo', {}, person)).toMatchObject(missing);
    expect(await sendRequest(strict, 'UserEnd/SiteInfo/Config', {}, person)).toMatchObject(missing);
    expect((await sendRequest(strict, 'Account/MyAccountInfo', {}, person)).status).toBe(200);
    expect(await strict.call('Account/SecondFactor', {}, person)).toMatchObject({ required: true });
    const { secret } = await strict.call('Account/EnrolSecondFactor', { currentPassword: PASSWORD }, person);
    await strict.call('Account/ConfirmSecondFactor', { code: codeOf(secret, strict.clock.now()) }, person);
    expect((await sendRequest(strict, 'admin/orders', {}, person)).status).toBe(200);
  });

  it('staff without a required second factor can renew a session and log out', async () => {
    const person = await createUser(shop, 'factory');
    const next = await strict.call('TokenAuth/RefreshToken', { refreshToken: person.refreshToken }, person);
    const as = { bearer: next.accessToken };
    expect((await sendRequest(strict, 'TokenAuth/Logout', { refreshToken: next.refreshToken }, as)).status).toBe(200);
  });

  it('customers need no second factor even if staff do', async () => {
    const customer = await createUser(shop);
    expect((await sendRequest(strict, 'Account/MyShippingAddresses', {}, customer)).status).toBe(200);
  });
});
