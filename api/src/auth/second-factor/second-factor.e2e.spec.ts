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
const logIn = (user: TestUser, code?: string, password = PASSWORD) =>
  sendRequest(shop, 'TokenAuth/Authenticate', { email: user.email, password, ...(code !== undefined && { code }) });

interface Enrolled extends TestUser {
  secret: string;
  recoveryCodes: string[];
}

/** Creates a user whose second factor was just confirmed. The current code is used, the next one is not. */
async function enrolled(): Promise<Enrolled> {
  const user = await createUser(shop, 'factory');
  const { secret } = await shop.call('Account/EnrolSecondFactor', { currentPassword: PASSWORD }, user);
  const { recoveryCodes } = await shop.call('Account/ConfirmSecondFactor', { code: codeOf(secret) }, user);
  return { ...user, secret, recoveryCodes };
}

const nextCode = ({ secret }: Enrolled, steps = 1) =>
  codeOf(secret, new Date(shop.clock.now().getTime() + steps * STEP_MS));
const required = { status: 401, code: 'second_factor_required' };
const failed = { status: 401, code: 'second_factor_failed' };

describe('setting up a second factor', () => {
  it('setting up a second factor needs the password and a code, and gives ten recovery codes', async () => {
    const user = await createUser(shop, 'admin');
    expect(await sendRequest(shop, 'Account/EnrolSecondFactor', { currentPassword: 'wrong' }, user)).toMatchObject({
      status: 400,
      code: 'password_change_failed',
    });
    expect(await sendRequest(shop, 'Account/ConfirmSecondFactor', { code: '000000' }, user)).toMatchObject(failed);
    const begun = await shop.call('Account/EnrolSecondFactor', { currentPassword: PASSWORD }, user);
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    expect(begun.qrCode).toMatch(/^data:image\/png;base64,/);
    expect((await logIn(user)).status).toBe(200);
    expect(await sendRequest(shop, 'Account/ConfirmSecondFactor', { code: '12345' }, user)).toMatchObject(failed);
    const { recoveryCodes } = await shop.call(
      'Account/ConfirmSecondFactor',
      { code: codeOf(begun.secret).replace(/^(...)/, '$1 ') },
      user,
    );
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await shop.call('Account/SecondFactor', {}, user)).toEqual({
      enrolledAt: expect.any(String),
      recoveryCodesLeft: 10,
      required: false,
    });
    for (const [name, input] of [
      ['Account/EnrolSecondFactor', { currentPassword: PASSWORD }],
      ['Account/ConfirmSecondFactor', { code: codeOf(begun.secret) }],
    ] as const) {
      expect(await sendRequest(shop, name, input, user)).toMatchObject({
        status: 409,
        code: 'second_factor_enrolled',
      });
    }
  });

  it('neither the secret nor the recovery codes are stored in plain text', async () => {
    const { accountId, secret, recoveryCodes } = await enrolled();
    const [{ stored }]: [{ stored: string }] = await shop.database.reader.query(
      `select (select string_agg(f::text, ' ') from second_factor f where account_id = $1) ||
         (select string_agg(c::text, ' ') from recovery_code c where account_id = $1) ||
         (select string_agg(e::text, ' ') from audit_log_entry e where account_id = $1) || 
         (select string_agg(m::text, ' ') from mail m) as stored`,
      [accountId],
    );
    for (const text of [secret, ...recoveryCodes].flatMap((one) => [one, one.replaceAll('-', '')])) {
      expect(stored).not.toContain(text);
      expect(stored).not.toContain(Buffer.from(text).toString('hex'));
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
    const user = await enrolled();
    expect(await logIn(user)).toMatchObject(required);
    expect(await logIn(user, '000000')).toMatchObject(failed);
    for (const code of [undefined, '000000', nextCode(user), user.recoveryCodes[0]]) {
      expect(await logIn(user, code, 'wrong password')).toMatchObject({ status: 401, code: 'login_failed' });
    }
    expect((await logIn(user, nextCode(user))).status).toBe(200);
  });

  it('a one-time code works once, also in simultaneous log-ins, and no older code works after it', async () => {
    const user = await enrolled();
    expect(await logIn(user, codeOf(user.secret))).toMatchObject(failed);
    const code = nextCode(user);
    expect(sortedStatuses(await runInParallel(4, () => logIn(user, code)))).toEqual([200, 401, 401, 401]);
    expect(await logIn(user, codeOf(user.secret))).toMatchObject(failed);
  });

  it('a log-in accepts codes one time step early or late and no further', async () => {
    const user = await enrolled();
    shop.clock.advance(10 * STEP_MS);
    expect(await logIn(user, nextCode(user, -2))).toMatchObject(failed);
    expect(await logIn(user, nextCode(user, 2))).toMatchObject(failed);
    expect((await logIn(user, nextCode(user, -1))).status).toBe(200);
    expect((await logIn(user, nextCode(user, 1))).status).toBe(200);
  });

  it('a recovery code works once, also in simultaneous log-ins', async () => {
    const user = await enrolled();
    const [first = '', second = ''] = user.recoveryCodes;
    expect(sortedStatuses(await runInParallel(3, () => logIn(user, first)))).toEqual([200, 401, 401]);
    expect((await logIn(user, ` ${second.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect(await shop.call('Account/SecondFactor', {}, user)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('a log-in allows five wrong codes in ten minutes, which only the right password can use up', async () => {
    const user = await enrolled();
    for (let turn = 0; turn < 8; turn++) await logIn(user, '000000', 'wrong password');
    const wrong = await runInParallel(7, () => logIn(user, '000000'));
    expect(sortedStatuses(wrong)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    shop.clock.advance(60_000);
    expect(await logIn(user, codeOf(user.secret))).toMatchObject({ status: 429, code: 'too_frequent' });
    expect(await logIn(user)).toMatchObject(required);
    shop.clock.advance(9 * 60_000 + 1);
    expect((await logIn(user, codeOf(user.secret))).status).toBe(200);
  });

  it('a log-in needs no code after the factor was removed with password and code', async () => {
    const user = await enrolled();
    const remove = (currentPassword: string, code: string) =>
      sendRequest(shop, 'Account/RemoveSecondFactor', { currentPassword, code }, user);
    expect(await remove('wrong', nextCode(user))).toMatchObject({ code: 'password_change_failed' });
    expect(await remove(PASSWORD, '000000')).toMatchObject(failed);
    expect((await remove(PASSWORD, nextCode(user))).status).toBe(200);
    expect((await logIn(user)).status).toBe(200);
    expect(await logIn(user, user.recoveryCodes[0])).toMatchObject({ status: 200 });
  });

  it('a log-in needs no code after an admin reset the factor, which ends all sessions', async () => {
    const [admin, user] = [await createUser(shop, 'admin'), await enrolled()];
    await shop.call('admin/staff-change', { resetSecondFactor: true }, { ...admin, params: { id: user.accountId } });
    expect(await sendRequest(shop, 'Account/MyAccountInfo', {}, user)).toMatchObject({ code: 'session_timed_out' });
    expect((await logIn(user)).status).toBe(200);
    const mails: { template: string }[] = await shop.database.reader.query(
      `select template from mail where recipient = $1 and template like 'second%' order by created_at`,
      [user.email],
    );
    expect(mails.map(({ template }) => template)).toEqual(['second_factor_enrolled', 'second_factor_reset']);
  });
});

describe('a required second factor', () => {
  it('staff without a required second factor can only see the account, set up a factor and log out', async () => {
    const user = await createUser(shop, 'admin');
    const missing = { status: 403, code: 'second_factor_not_enrolled' };
    expect(await sendRequest(strict, 'admin/orders', {}, user)).toMatchObject(missing);
    expect(await sendRequest(strict, 'admin/staff', {}, user)).toMatchObject(missing);
    expect(await sendRequest(strict, 'Account/ChangeAccountInfo', {}, user)).toMatchObject(missing);
    expect(await sendRequest(strict, 'UserEnd/SiteInfo/Config', {}, user)).toMatchObject(missing);
    expect((await sendRequest(strict, 'Account/MyAccountInfo', {}, user)).status).toBe(200);
    expect(await strict.call('Account/SecondFactor', {}, user)).toMatchObject({ required: true });
    const { secret } = await strict.call('Account/EnrolSecondFactor', { currentPassword: PASSWORD }, user);
    await strict.call('Account/ConfirmSecondFactor', { code: codeOf(secret, strict.clock.now()) }, user);
    expect((await sendRequest(strict, 'admin/orders', {}, user)).status).toBe(200);
  });

  it('staff without a required second factor can renew a session and log out', async () => {
    const user = await createUser(shop, 'factory');
    const next = await strict.call('TokenAuth/RefreshToken', { refreshToken: user.refreshToken }, user);
    const as = { bearer: next.accessToken };
    expect((await sendRequest(strict, 'TokenAuth/Logout', { refreshToken: next.refreshToken }, as)).status).toBe(200);
  });

  it('customers need no second factor even if staff do', async () => {
    const customer = await createUser(shop);
    expect((await sendRequest(strict, 'Account/MyShippingAddresses', {}, customer)).status).toBe(200);
  });
});
