import { calls, DEFAULT_BODY_BYTES, type Call, type CallName } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';
import { errorText } from '../i18n/i18n';
import { RouteRegistry } from './route-registry';

let testEnv: TestEnv;
let shop: Shop;
let admin: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0', TRUSTED_PROXIES: '127.0.0.1' });
  admin = await createUser(shop, 'admin');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const callOf = (name: CallName): Call => calls[name];
const names = Object.keys(calls) as CallName[];
const newClient = (() => {
  let clients = 0;
  return () => ({ 'x-forwarded-for': `203.0.113.${++clients}` });
})();

/** Sends a body of so many bytes that no call accepts. */
async function sendBytes(name: CallName, bytes: number): Promise<{ status: number; code: string }> {
  const { method, path } = callOf(name);
  const start = '{"surplus":"';
  const response = await fetch(`${shop.origin}/api/${path.replaceAll(/:\w+/g, 'x')}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.bearer}`, ...newClient() },
    body: `${start}${'x'.repeat(bytes - start.length - 2)}"}`,
  });
  const { code } = (await response.json()) as { code: string };
  return { status: response.status, code };
}

describe('the size of a body', () => {
  const hasBody = names.filter((name) => ['POST', 'PUT'].includes(callOf(name).method));
  const own = hasBody.filter((name) => callOf(name).bodyLimit !== undefined);

  test.each([
    ...own,
    'Quotation/GetItemQuote',
    'Quotation/GetItemAmounts',
    'Quotation/GetItemPrices',
    'Cart/Add2Cart',
    'TokenAuth/Register',
    'admin/order-events',
  ] as CallName[])('%s reads a body up to its limit and refuses one byte more with 413', async (name) => {
    const { bodyLimit = DEFAULT_BODY_BYTES } = callOf(name);
    expect((await sendBytes(name, bodyLimit)).status).not.toBe(413);
    expect(await sendBytes(name, bodyLimit + 1)).toEqual({ status: 413, code: 'body_too_large' });
  });

  test('is refused before the body is parsed', async () => {
    const response = await fetch(`${shop.origin}/api/Quotation/GetItemQuote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '['.repeat(DEFAULT_BODY_BYTES + 1),
    });
    expect(await response.json()).toMatchObject({ status: 413, code: 'body_too_large' });
  });

  test('is limited to 64 kB unless the call names another limit', () => {
    expect(DEFAULT_BODY_BYTES).toBe(65_536);
    expect(own.map((name) => callOf(name).bodyLimit ?? 0).every((limit) => limit <= 512 * 1024)).toBe(true);
  });
});

describe('requests of one client', () => {
  const limited = names.filter((name) => callOf(name).clientLimit !== undefined);

  async function sendInvalid(name: CallName, client: Record<string, string>): Promise<Response> {
    const { method, path } = callOf(name);
    const hasBody = method === 'POST';
    return fetch(`${shop.origin}/api/${path}${hasBody ? '' : '?surplus=1'}`, {
      method,
      headers: { ...client, ...(hasBody && { 'content-type': 'application/json' }) },
      ...(hasBody && { body: '{"surplus":1' }),
    });
  }

  test.each(limited.filter((name) => (callOf(name).clientLimit?.max ?? 0) <= 60))(
    '%s counts them before it reads the body, and tells when the next one is possible',
    async (name) => {
      const { max = 0, seconds = 0 } = callOf(name).clientLimit ?? {};
      const client = newClient();
      for (let sent = 0; sent < max; sent++) expect((await sendInvalid(name, client)).status).toBe(400);
      shop.clock.advance(seconds * 500);
      const refused = await sendInvalid(name, client);
      const retryAfter = Number(refused.headers.get('retry-after'));
      const detail = errorText('en', 'too_frequent', retryAfter);
      expect(await refused.json()).toMatchObject({ status: 429, code: 'too_frequent', detail });
      expect((await sendInvalid(name, newClient())).status).toBe(400);
      expect(retryAfter).toBeLessThanOrEqual(seconds / 2);
      shop.clock.advance((retryAfter - 30) * 1000);
      expect((await sendInvalid(name, client)).status).toBe(429);
      shop.clock.advance(30_000);
      expect((await sendInvalid(name, client)).status).toBe(400);
    },
  );

  test('are limited for every call that anyone may send and that writes, hashes a password or tries a token', () => {
    const unlimited = shop.app
      .get(RouteRegistry, { strict: false })
      .routes.filter(({ access: { kind } }) => kind === 'anyone' || kind === 'signed')
      .flatMap(({ call }) => (call?.method === 'POST' && !call.clientLimit ? [call.path] : []));
    // They are calculated from memory.
    expect(unlimited.sort()).toEqual([
      'Quotation/GetItemAmounts',
      'Quotation/GetItemPrices',
      'Quotation/GetItemQuote',
      'Quotation/GetItemsQuote',
    ]);
    expect(callOf('UserEnd/SiteInfo/OrderTracking').clientLimit).toBeDefined();
  });
});
