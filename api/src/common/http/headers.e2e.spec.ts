import { openShop, type Shop } from '../../../test/app';
import { openTestEnv, type TestEnv } from '../../../test/test-env';

const HERE = 'https://shop.test';
const JAPAN = 'https://shop.test.jp';
const PARTNER = 'https://partner.test';

let testEnv: TestEnv;
let shop: Shop;
let plain: Shop;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, {
    WORKER: '0',
    PUBLIC_ORIGIN: HERE,
    LANGUAGE_HOSTS: `ja=${JAPAN}`,
    CORS_ORIGINS: PARTNER,
  });
  plain = await openShop(testEnv, { WORKER: '0' });
}, 60_000);

afterAll(async () => {
  await plain?.close();
  await shop?.close();
  await testEnv?.close();
});

const config = '/api/UserEnd/SiteInfo/Config';
const preflight = (origin: string, path = config, method = 'POST') =>
  fetch(shop.origin + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,x-check',
    },
  });

describe('cross-origin requests', () => {
  it.each([HERE, JAPAN, PARTNER])('a page of the origin %s can read responses', async (origin) => {
    const response = await preflight(origin);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
    const answer = await fetch(shop.origin + config, { headers: { origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('vary')).toMatch(/origin/i);
  });

  it.each(['https://evil.test', 'https://shop.test.evil.test', 'http://shop.test', 'null'])(
    'a page of the origin %s cannot read responses',
    async (origin) => {
      for (const answer of [await preflight(origin), await fetch(shop.origin + config, { headers: { origin } })])
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('a page of another origin can send resumable uploads and read their headers', async () => {
    const response = await preflight(PARTNER, '/api/uploads/x', 'PATCH');
    expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
    for (const header of ['tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset'])
      expect(response.headers.get('access-control-allow-headers')).toContain(header);
    const answer = await fetch(`${shop.origin}/api/uploads`, { method: 'OPTIONS', headers: { origin: PARTNER } });
    expect(answer.status).toBe(204);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,expiration,termination',
      'tus-max-size': String(80 * 1024 * 1024 - 1),
    });
    const read = await fetch(`${shop.origin}/api/uploads/x`, { headers: { origin: PARTNER } });
    for (const header of ['location', 'upload-offset', 'upload-expires'])
      expect(read.headers.get('access-control-expose-headers')).toContain(header);
  });

  it('cross-origin responses never allow credentials', async () => {
    expect((await preflight(PARTNER)).headers.get('access-control-allow-credentials')).toBeNull();
  });
});

it('responses have Strict-Transport-Security if the public origin is https, and only then', async () => {
  const response = await fetch(shop.origin + config);
  expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}$/);
  expect((await fetch(plain.origin + config)).headers.get('strict-transport-security')).toBeNull();
});

it.each([
  [config, 200, {}],
  ['/api/nowhere', 404, {}],
  ['/api/Account/MyAccountInfo', 401, {}],
  ['/api/docs', 200, {}],
  ['/%', 404, {}],
  [`/api/${'x'.repeat(201)}`, 404, {}],
  ['/api/Quotation/GetItemQuote', 413, { method: 'POST', body: `"${'x'.repeat(70_000)}"` }],
  ['/api/Quotation/GetItemQuote', 400, { method: 'POST', body: '{' }],
  [config, 405, { method: 'OPTIONS' }],
] as [string, number, RequestInit][])(
  'the response of %s with status %i has a policy that loads nothing, forbids framing and fixes its type',
  async (path, status, request) => {
    const response = await fetch(shop.origin + path, { headers: { 'content-type': 'application/json' }, ...request });
    expect(response.status).toBe(status);
    const { headers } = response;
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=/);
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  },
);
