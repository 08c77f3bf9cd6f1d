import { randomUUID } from 'node:crypto';
import { checkHeaders, openShop, type Shop } from '../../test/app';
import { PASSWORD, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';
import { DeclaredAccess, SiteSettings } from '../kernel/public';

let stage: Stage;
let shop: Shop;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

const registration = () => ({
  email: `${randomUUID()}@access.test`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  agree: true,
});
const nobody = 'a'.repeat(43);

describe('a bearer', () => {
  it('is asked for where a call wants a session', async () => {
    expect(await shop.refusal('Account/MyAccountInfo', {})).toMatchObject({ status: 401, code: 'login_required' });
  });

  it.each([
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${nobody}`,
    `Basic ${nobody}`,
    `bearer ${nobody}`,
    'Bearer a b',
    `Bearer ${'x'.repeat(5000)}`,
    "Bearer ' or true --",
  ])(
    'that is unknown or malformed (%j) does not pass for nobody, not even where nobody is asked for',
    async (authorization) => {
      const as = { headers: { authorization } };
      expect(await shop.refusal('Account/MyAccountInfo', {}, as)).toMatchObject({
        status: 401,
        code: 'login_required',
      });
      expect(await shop.refusal('TokenAuth/Authenticate', { email: 'x@access.test', password: 'x' }, as)).toMatchObject(
        { status: 401, code: 'login_required' },
      );
      expect(await shop.refusal('TokenAuth/Register', registration(), as)).toMatchObject({
        status: 401,
        code: 'login_required',
      });
    },
  );

  it('of another role is forbidden what is not its own', async () => {
    const factory = await somebody(shop, 'factory');
    expect(await shop.refusal('Account/MyShippingAddresses', {}, factory)).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });

  it('gets what its role may from the next request on', async () => {
    const person = await somebody(shop, 'factory');
    await shop.database.reader.query(`update account set role = 'reseller' where id = $1`, [person.accountId]);
    expect(await shop.call('Account/MyShippingAddresses', {}, person)).toEqual([]);
    expect(await shop.call('Account/MyAccountInfo', {}, person)).toMatchObject({ role: 'reseller' });
  });

  it('costs one statement, and nobody costs none', async () => {
    const person = await somebody(shop);
    const before = await shop.statements();
    await shop.refusal('Account/SaveShippingAddress', {}, person);
    expect((await shop.statements()) - before).toBe(1);
    await shop.refusal('Account/SaveShippingAddress', {});
    await shop.refusal('TokenAuth/Register', {});
    expect((await shop.statements()) - before).toBe(1);
  });
});

describe('a signed call', () => {
  const path = '/api/TokenAuth/Register';
  const send = (body: string, headers: Record<string, string>, query = '') =>
    fetch(`${shop.origin}${path}${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  const check = (body: string, changes: { at?: Date; method?: string; path?: string; siteKey?: string } = {}) => {
    const { siteKey } = shop.app.get(SiteSettings, { strict: false });
    return checkHeaders(
      changes.siteKey ?? siteKey,
      changes.at ?? shop.clock.now(),
      changes.method ?? 'POST',
      changes.path ?? path,
      body,
    );
  };
  const minutesAway = (minutes: number) => new Date(shop.clock.now().getTime() + minutes * 60_000);

  it('passes when its check value matches its very bytes', async () => {
    const body = JSON.stringify(registration(), null, 3);
    expect((await send(body, check(body))).status).toBe(200);
  });

  it('signs its query too', async () => {
    const body = JSON.stringify(registration());
    expect((await send(body, check(body), '?from=cart')).status).toBe(401);
    expect((await send(body, check(body, { path: `${path}?from=cart` }), '?from=cart')).status).toBe(200);
  });

  it('is refused unsigned, signed otherwise, or too long ago', async () => {
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
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([401, 'bad_check_value']);
    }
    expect((await send(body, check(body, { at: minutesAway(-4.9) }))).status).toBe(200);
  });
});

it('every route declares who may use it, and none but the open ones answers nobody', async () => {
  const open = new Set(['anyone', 'signed', 'verified-by']);
  const closed = shop.app
    .get(DeclaredAccess, { strict: false })
    .routes.filter(({ access, call }) => call && !open.has(access.kind));
  expect(closed.length).toBeGreaterThan(0);
  for (const { path, call } of closed) {
    const response = await fetch(shop.origin + path.replaceAll(/:\w+/g, 'x'), { method: call?.method });
    expect([path, response.status]).toEqual([path, 401]);
  }
});
