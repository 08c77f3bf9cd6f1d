import { randomUUID } from 'node:crypto';
import { signHeaders, openShop, type Shop } from '../../../test/app';
import { PASSWORD, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { SiteSettings } from '../../common/public';

let testEnv: TestEnv;
let shop: Shop;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const registration = () => ({
  email: `${randomUUID()}@access.test`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  agree: true,
});
const unknownToken = 'a'.repeat(43);

describe('access with a bearer', () => {
  it('a call that needs a session rejects a request without a bearer with login_required', async () => {
    // S8.12
    expect(await shop.expectError('Account/MyAccountInfo', {})).toMatchObject({
      status: 401,
      code: 'login_required',
      detail: 'Login required.',
    });
  });

  it.each([
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${unknownToken}`,
    `Basic ${unknownToken}`,
    `bearer ${unknownToken}`,
    'Bearer a b',
    `Bearer ${'x'.repeat(5000)}`,
    "Bearer ' or true --",
  ])(
    'the authorization header %j is rejected with login_required, also by calls that need no session',
    async (authorization) => {
      const as = { headers: { authorization } };
      expect(await shop.expectError('Account/MyAccountInfo', {}, as)).toMatchObject({
        status: 401,
        code: 'login_required',
      });
      expect(
        await shop.expectError('TokenAuth/Authenticate', { email: 'x@access.test', password: 'x' }, as),
      ).toMatchObject({ status: 401, code: 'login_required' });
      expect(await shop.expectError('TokenAuth/Register', registration(), as)).toMatchObject({
        status: 401,
        code: 'login_required',
      });
    },
  );

  it('a call of another role is rejected with forbidden', async () => {
    const factory = await createUser(shop, 'factory');
    expect(await shop.expectError('Account/MyShippingAddresses', {}, factory)).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });

  it('a new role has its rights from the next request on', async () => {
    const user = await createUser(shop, 'factory');
    await shop.database.reader.query(`update account set role = 'reseller' where id = $1`, [user.accountId]);
    expect(await shop.call('Account/MyShippingAddresses', {}, user)).toEqual([]);
    expect(await shop.call('Account/MyAccountInfo', {}, user)).toMatchObject({ role: 'reseller' });
  });

  it('an access check costs one SQL statement with a session, and none without but the rate limit', async () => {
    const user = await createUser(shop);
    const before = await shop.statements();
    await shop.expectError('Account/SaveShippingAddress', {}, user);
    expect((await shop.statements()) - before).toBe(1);
    await shop.expectError('Account/SaveShippingAddress', {});
    expect((await shop.statements()) - before).toBe(1);
    // The rate limit of calls that anyone may make.
    await shop.expectError('TokenAuth/Register', {});
    expect((await shop.statements()) - before).toBe(2);
  });
});

describe('signed calls', () => {
  const path = '/api/TokenAuth/Register';
  const send = (body: string, headers: Record<string, string>, query = '') =>
    fetch(`${shop.origin}${path}${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  const check = (body: string, changes: { at?: Date; method?: string; path?: string; siteKey?: string } = {}) => {
    const { siteKey } = shop.app.get(SiteSettings, { strict: false });
    return signHeaders(
      changes.siteKey ?? siteKey,
      changes.at ?? shop.clock.now(),
      changes.method ?? 'POST',
      changes.path ?? path,
      body,
    );
  };
  const minutesAway = (minutes: number) => new Date(shop.clock.now().getTime() + minutes * 60_000);

  it('a signed call is accepted if its check value matches the bytes of its body', async () => {
    const body = JSON.stringify(registration(), null, 3);
    expect((await send(body, check(body))).status).toBe(200);
  });

  it('the check value of a signed call covers its query', async () => {
    const body = JSON.stringify(registration());
    expect((await send(body, check(body), '?from=cart')).status).toBe(401);
    expect((await send(body, check(body, { path: `${path}?from=cart` }), '?from=cart')).status).toBe(200);
  });

  it('a signed call is rejected without a check value, with a wrong one, and with an old one', async () => {
    const body = JSON.stringify(registration());
    const { 'x-timestamp': timestamp = '', 'x-check': value = '' } = check(body);
    const attempts = [
      {},
      { 'x-timestamp': timestamp },
      { 'x-check': value },
      { 'x-timestamp': timestamp, 'x-check': value.slice(1) },
      { 'x-timestamp': timestamp, 'x-check': 'é' },
      { 'x-timestamp': 'now', 'x-check': value },
      { 'x-timestamp': `${timestamp}0`, 'x-check': value },
      check(`${body} `),
      check(body, { method: 'PUT' }),
      check(body, { siteKey: 'another' }),
      check(body, { at: minutesAway(-5.1) }),
      check(body, { at: minutesAway(5.1) }),
    ];
    for (const headers of attempts) {
      const response = await send(body, headers as Record<string, string>);
      // S7.6, S7.7
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([401, 'bad_check_value']);
    }
    expect((await send(body, check(body, { at: minutesAway(-4.9) }))).status).toBe(200);
  });
});
