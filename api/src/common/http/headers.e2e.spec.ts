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
const preflight = (origin: string) =>
  fetch(shop.origin + config, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
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

  it('cross-origin responses never allow credentials', async () => {
    expect((await preflight(PARTNER)).headers.get('access-control-allow-credentials')).toBeNull();
  });
});

it('responses have Strict-Transport-Security if the public origin is https, and only then', async () => {
  const response = await fetch(shop.origin + config);
  expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}$/);
  expect((await fetch(plain.origin + config)).headers.get('strict-transport-security')).toBeNull();
});

it.each([config, '/api/nowhere', '/api/Account/MyAccountInfo', '/api/docs'])(
  'the response of %s has a policy that loads nothing, forbids framing and fixes its type',
  async (path) => {
    const { headers } = await fetch(shop.origin + path);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  },
);
