import type { StaffRoleName } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest, runInParallel, sortedStatuses } from '../../../test/concurrency';
import { PASSWORD, createUser, type TestUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { Invitations } from './invitations.service';

const DAY_MS = 24 * 3_600_000;

let testEnv: TestEnv;
let shop: Shop;
/** Another replica on the same database. */
let other: Shop;
let admin: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  other = await openShop(testEnv, { WORKER: '0' });
  admin = await createUser(shop, 'admin');
}, 60_000);

afterAll(async () => {
  await other?.close();
  await shop?.close();
  await testEnv?.close();
});

const invite = (email: string, role: StaffRoleName = 'factory') =>
  shop.call('admin/staff-invite', { email, role }, { bearer: admin.bearer });
const passwords = { password: PASSWORD, confirmPassword: PASSWORD };

async function lastMail(email: string): Promise<{ template: string; language: string; secret: { link: string } }> {
  const [mail]: { template: string; language: string; secret: { link: string } }[] = await shop.database.reader.query(
    'select template, language, secret from mail where recipient = $1 order by created_at desc limit 1',
    [email],
  );
  if (!mail) throw new Error(`no mail to ${email}`);
  return mail;
}

async function invitedToken(email: string): Promise<string> {
  const { link } = (await lastMail(email)).secret;
  return new URLSearchParams(new URL(link).hash.replace('#/invitation?', '')).get('token') ?? '';
}

const change = (id: string, input: object, bearer = admin.bearer) =>
  sendRequest(shop, 'admin/staff-change', input, { bearer, params: { id } });

describe('invitations', () => {
  it('an invitation is emailed in its language, and only the hash of its token is stored', async () => {
    const email = 'hashed@staff.test';
    const as = { bearer: admin.bearer };
    const member = await shop.call('admin/staff-invite', { email, role: 'factory', language: 'ja' }, as);
    expect(member).toMatchObject({ email, role: 'factory', status: 'invited', secondFactor: false, lastSeenAt: null });
    const { template, language, secret } = await lastMail(email);
    expect({ template, language }).toEqual({ template: 'staff_invitation', language: 'ja' });
    expect(secret.link).toMatch(/^http:\/\/shop\.test\/admin#\/invitation\?token=[\w-]{43}$/);
    const [{ stored }]: [{ stored: number }] = await shop.database.reader.query(
      `select count(*)::int as stored from staff_invitation i
       where i.email = $1 and i.token_hash = sha256(convert_to($2, 'UTF8')) and i::text not like '%' || $2 || '%'`,
      [email, await invitedToken(email)],
    );
    expect(stored).toBe(1);
  });

  it('an invitation opens an account with its role once', async () => {
    const email = 'joins@staff.test';
    const { id } = await invite(email, 'accounting');
    const form = { token: await invitedToken(email), ...passwords, firstName: 'Ada' };
    const answers = await runInParallel(3, () => sendRequest(shop, 'TokenAuth/AcceptInvitation', form));
    expect(sortedStatuses(answers)).toEqual([200, 404, 404]);
    expect(await shop.expectError('TokenAuth/AcceptInvitation', form)).toMatchObject({ code: 'link_expired' });
    const { role, accessToken } = await shop.call('TokenAuth/Authenticate', { email, password: PASSWORD });
    expect(role).toBe('accounting');
    expect(await shop.call('Account/MyAccountInfo', {}, { bearer: accessToken })).toMatchObject({
      email,
      firstName: 'Ada',
      currency: 'USD',
    });
    expect(await shop.call('admin/staff-member', {}, { bearer: admin.bearer, params: { id } })).toMatchObject({
      email,
      status: 'active',
    });
  });

  it('accepting an invitation cannot change its role or email address', async () => {
    const email = 'modest@staff.test';
    await invite(email);
    const form = { token: await invitedToken(email), ...passwords };
    for (const surplus of [{ role: 'admin' }, { email: 'x@staff.test' }]) {
      expect(await shop.expectError('TokenAuth/AcceptInvitation', { ...form, ...surplus })).toMatchObject({
        code: 'validation_failed',
      });
    }
  });

  it('an invitation is replaced by the next one to the same address and expires after 7 days', async () => {
    const email = 'twice@staff.test';
    const first = await invite(email, 'admin');
    const old = await invitedToken(email);
    shop.clock.advance(1000);
    expect(await invite(email.toUpperCase(), 'factory')).toMatchObject({ id: first.id, role: 'factory' });
    expect(await shop.expectError('TokenAuth/AcceptInvitation', { token: old, ...passwords })).toMatchObject({
      status: 404,
      code: 'link_expired',
    });
    const form = { token: await invitedToken(email.toUpperCase()), ...passwords };
    shop.clock.advance(7 * DAY_MS);
    expect(await shop.expectError('TokenAuth/AcceptInvitation', form)).toMatchObject({ code: 'link_expired' });
    shop.clock.advance(-7 * DAY_MS - 1000);
    expect(await shop.call('TokenAuth/AcceptInvitation', form)).toMatchObject({ role: 'factory' });
  });

  it('an invitation to a registered address is rejected, also if the address was registered later', async () => {
    const taken = await createUser(shop);
    const as = { bearer: admin.bearer };
    expect(await shop.expectError('admin/staff-invite', { email: taken.email, role: 'factory' }, as)).toMatchObject({
      status: 409,
      code: 'email_already_registered',
    });
    const email = 'registers-first@staff.test';
    await invite(email);
    const token = await invitedToken(email);
    await shop.call('TokenAuth/Register', { email, ...passwords, agree: true });
    expect(await shop.expectError('TokenAuth/AcceptInvitation', { token, ...passwords })).toMatchObject({
      code: 'email_already_registered',
    });
  });

  it('a withdrawn invitation is expired, and a staff account cannot be withdrawn', async () => {
    const email = 'withdrawn@staff.test';
    const { id } = await invite(email);
    const as = { bearer: admin.bearer, params: { id } };
    await shop.call('admin/staff-withdraw', {}, as);
    expect(await shop.expectError('admin/staff-withdraw', {}, as)).toMatchObject({ code: 'resource_not_found' });
    const form = { token: await invitedToken(email), ...passwords };
    expect(await shop.expectError('TokenAuth/AcceptInvitation', form)).toMatchObject({ code: 'link_expired' });
    const colleague = await createUser(shop, 'factory');
    expect(
      await shop.expectError('admin/staff-withdraw', {}, { ...as, params: { id: colleague.accountId } }),
    ).toMatchObject({ code: 'resource_not_found' });
  });

  it('an invitation created on the command line sends no email and its link opens an admin account', async () => {
    const email = 'first@staff.test';
    const invitations = shop.app.get(Invitations, { strict: false });
    const { link } = await shop.database.transaction((tx) => invitations.create(tx, {}, { email, role: 'admin' }));
    await expect(lastMail(email)).rejects.toThrow('no mail');
    const token = link.split('token=')[1] ?? '';
    expect(await shop.call('TokenAuth/AcceptInvitation', { token, ...passwords })).toMatchObject({ role: 'admin' });
    await expect(
      shop.database.transaction((tx) => invitations.create(tx, {}, { email, role: 'admin' })),
    ).rejects.toMatchObject({ code: 'email_already_registered' });
  });

  it('a bad password is reported only with a valid invitation', async () => {
    const email = 'weak@staff.test';
    await invite(email);
    const short = { password: 'short', confirmPassword: 'short' };
    const token = await invitedToken(email);
    expect(await shop.expectError('TokenAuth/AcceptInvitation', { token, ...short })).toMatchObject({
      code: 'password_length',
    });
    expect(await shop.expectError('TokenAuth/AcceptInvitation', { token: 'x', ...short })).toMatchObject({
      code: 'link_expired',
    });
  });
});

describe('staff accounts', () => {
  it('disabling a staff account ends its sessions on every replica and sends an email, and the account can be enabled again', async () => {
    const user = await createUser(shop, 'factory');
    expect(await other.call('admin/orders', {}, user)).toEqual([]);
    expect((await change(user.accountId, { disabled: true })).body).toMatchObject({ status: 'disabled' });
    expect(await other.expectError('admin/orders', {}, user)).toMatchObject({
      status: 401,
      code: 'session_timed_out',
    });
    expect(await other.expectError('Account/MyAccountInfo', {}, user)).toMatchObject({ code: 'session_timed_out' });
    const { refreshToken } = user;
    expect(await other.expectError('TokenAuth/RefreshToken', { refreshToken }, user)).toMatchObject({
      code: 'session_timed_out',
    });
    const login = { email: user.email, password: PASSWORD };
    expect(await other.expectError('TokenAuth/Authenticate', login)).toMatchObject({ code: 'login_failed' });
    expect(await lastMail(user.email)).toMatchObject({ template: 'staff_disabled' });
    expect((await change(user.accountId, { disabled: false })).body).toMatchObject({ status: 'active' });
    expect(await other.call('TokenAuth/Authenticate', login)).toMatchObject({ role: 'factory' });
    expect(await other.expectError('admin/orders', {}, user)).toMatchObject({ code: 'session_timed_out' });
  });

  it('a staff account has its new role’s rights on every replica from the next request on', async () => {
    const user = await createUser(shop, 'factory');
    expect(await other.expectError('admin/accounts', {}, user)).toMatchObject({ code: 'forbidden' });
    expect((await change(user.accountId, { role: 'accounting' })).status).toBe(200);
    expect(await other.send('admin/accounts', {}, user)).toMatchObject({ status: 200 });
    expect((await change(user.accountId, { role: 'isc_facility' })).status).toBe(200);
    expect(await other.expectError('admin/accounts', {}, user)).toMatchObject({ code: 'forbidden' });
  });

  it('a staff account cannot become a customer account, nor the other way round', async () => {
    const customer = await createUser(shop);
    expect(await change(customer.accountId, { role: 'admin' })).toMatchObject({ code: 'resource_not_found' });
    expect(await change(customer.accountId, { disabled: true })).toMatchObject({ code: 'resource_not_found' });
    const colleague = await createUser(shop, 'factory');
    expect(await change(colleague.accountId, { role: 'customer' })).toMatchObject({ code: 'validation_failed' });
    expect(await change('unknown', { role: 'factory' })).toMatchObject({ code: 'resource_not_found' });
  });

  it('the staff list shows accounts and invitations without tokens', async () => {
    const as = { bearer: admin.bearer };
    const invited = await invite('listed@staff.test');
    const list = await shop.call('admin/staff', { filter: JSON.stringify({ q: 'listed@' }) }, as);
    expect(list).toEqual([invited]);
    expect(JSON.stringify(list)).not.toContain(await invitedToken('listed@staff.test'));
    const admins = await shop.call('admin/staff', { filter: JSON.stringify({ role: 'admin', status: 'active' }) }, as);
    expect(admins.find(({ id }) => id === admin.accountId)).toMatchObject({ lastSeenAt: expect.any(String) });
  });
});

describe('the last admin', () => {
  /** The only admins there are. */
  async function onlyAdmins(count: number): Promise<TestUser[]> {
    await shop.database.reader.query(`update account set role = 'factory' where role = 'admin'`);
    return Promise.all(Array.from({ length: count }, () => createUser(shop, 'admin')));
  }

  it('the last admin cannot be disabled or get another role', async () => {
    const [last] = await onlyAdmins(1);
    if (!last) throw new Error('no admin');
    for (const changes of [{ disabled: true }, { role: 'factory' }]) {
      expect(await change(last.accountId, changes, last.bearer)).toMatchObject({ status: 409, code: 'last_admin' });
    }
    expect(await shop.call('Account/MyAccountInfo', {}, last)).toMatchObject({ role: 'admin' });
  });

  it('one admin remains when all admins disable each other simultaneously on two replicas', async () => {
    for (let round = 0; round < 3; round++) {
      const admins = await onlyAdmins(4);
      const answers = await runInParallel(4, (place) => {
        const [by, target] = [admins[place], admins[(place + 1) % 4]];
        const changes = place % 2 === 0 ? { disabled: true } : { role: 'accounting' as const };
        return sendRequest(place % 2 === 0 ? shop : other, 'admin/staff-change', changes, {
          bearer: by?.bearer ?? '',
          params: { id: target?.accountId ?? '' },
        });
      });
      const [{ left }]: [{ left: number }] = await shop.database.reader.query(
        `select count(*)::int as left from account where role = 'admin' and disabled_at is null`,
      );
      expect(left).toBeGreaterThanOrEqual(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(4 - left);
    }
  }, 60_000);
});
