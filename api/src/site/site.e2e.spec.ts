import { openShop, type Shop } from '../../test/app';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { openTestEnv, type TestEnv } from '../../test/test-env';

let testEnv: TestEnv;
let shop: Shop;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, {
    LANGUAGE_HOSTS: 'ja=https://shop.example.jp',
    SHOP_LEGAL_NAME: 'Banners Ltd',
    SHOP_ADDRESS: '8 Print Street|Shanghai',
  });
  await fixtureCatalogue(shop);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

test('the site configuration lists all choices', async () => {
  const config = await shop.call('UserEnd/SiteInfo/Config', {});
  expect(config).toMatchObject({
    languages: ['en', 'ja', 'fr', 'es', 'de'],
    shippingMethods: [3, 0, 1, 2],
    paymentMethods: [0, 3],
    countries: ['AU', 'BR', 'CA', 'DE', 'FR', 'GB', 'JP', 'US'],
    maxUploadBytes: 83_886_079,
    languageHosts: { ja: 'https://shop.example.jp' },
    company: { name: 'Banners Ltd', address: ['8 Print Street', 'Shanghai'], phone: '' },
  });
  expect(config.siteKey).toMatch(/^[0-9a-f]{64}$/);
  expect(config.currencies).toContainEqual({ code: 'JPY', digits: 0 });
  expect(config.units.map(({ code, mm }) => [code, mm])).toEqual([
    [0, '25.4'], // S3.24, S9.16
    [1, '304.8'], // S3.25, S9.17
    [2, '10'], // S3.26, S9.18
    [3, '1000'], // S3.27, S9.19
  ]);
});

test('exchange rates are returned exactly', async () => {
  const rates = await shop.call('UserEnd/SiteInfo/GetCurrencyRateList', {});
  // S7.33
  expect(rates).toContainEqual({
    currency: 'USD',
    digits: 2,
    perCny: '0.13900000',
    updatedAt: '2020-01-01T00:00:00.000Z',
  });
  expect(rates).toHaveLength(8);
});

describe('the client address', () => {
  const requestMyIp = async (from: Shop) =>
    from.call('UserEnd/SiteInfo/MyIp', {}, { language: 'en-GB', headers: { 'x-forwarded-for': '203.0.113.9' } });

  test('is that of the connection; forwarded addresses of untrusted clients are ignored', async () => {
    // S7.31
    expect(await requestMyIp(shop)).toEqual({ ip: '127.0.0.1', currency: 'GBP' });
  });

  test('is the forwarded address behind a trusted proxy', async () => {
    const proxied = await openShop(testEnv, { TRUSTED_PROXIES: '127.0.0.1' });
    try {
      expect(await requestMyIp(proxied)).toEqual({ ip: '203.0.113.9', currency: 'GBP' });
    } finally {
      await proxied.close();
    }
  });
});

describe('shipping quotes', () => {
  const parcel = { country: 'US', grams: '1006', currency: 'USD' };

  test('list every method that serves the country, with delivery days and charges', async () => {
    const options = await shop.call('UserEnd/SiteInfo/GetShippingQuote', parcel, { language: 'ja' });
    // S7.32
    expect(options.map(({ method }) => method)).toEqual([3, 0, 1, 2]);
    const inEnglish = await shop.call('UserEnd/SiteInfo/GetShippingQuote', parcel);
    // S9.22
    expect(inEnglish[1]).toMatchObject({ method: 0, name: 'Standard parcel' });
    expect(options[1]).toMatchObject({
      name: 'スタンダード便',
      first: { currency: 'USD', amount: 1487 },
      next: { currency: 'USD', amount: 976 },
      total: { currency: 'USD', amount: 2463 },
      parcels: 1,
      days: { major: [3, 7], other: [7, 12] },
    });
    expect(
      (await shop.call('UserEnd/SiteInfo/GetShippingQuote', { ...parcel, country: 'BR' })).map(({ method }) => method),
    ).toEqual([0]);
  });

  test('send no SQL statement', async () => {
    const before = await shop.statements();
    await shop.call('UserEnd/SiteInfo/GetShippingQuote', parcel);
    await shop.call('UserEnd/SiteInfo/Config', {});
    expect(await shop.statements()).toBe(before);
  });

  test.each([
    [{ grams: 'NaN' }, 'not_a_number', 'grams'],
    [{ grams: '-1' }, 'not_a_number', 'grams'],
    [{ grams: '1e9' }, 'not_a_number', 'grams'],
    [{ grams: '' }, 'not_a_number', 'grams'],
    [{ volumeCm3: '1,5' }, 'not_a_number', 'volumeCm3'],
    [{ currency: 'XXX' }, 'unknown_currency', 'currency'],
    [{ country: 'KP' }, 'shipping_excluded', 'country'],
    [{ country: 'AQ' }, 'shipping_unavailable', 'country'],
    [{ country: '' }, 'shipping_unavailable', 'country'],
  ])('reject %j with %s', async (change, code, field) => {
    expect(await shop.expectError('UserEnd/SiteInfo/GetShippingQuote', { ...parcel, ...change })).toMatchObject({
      status: 422,
      code,
      errors: [{ field, code }],
    });
  });

  test('reject a query with missing or extra fields', async () => {
    expect((await shop.expectError('UserEnd/SiteInfo/GetShippingQuote', {})).code).toBe('validation_failed');
    expect((await shop.expectError('UserEnd/SiteInfo/GetShippingQuote', { ...parcel, x: 1 })).code).toBe(
      'validation_failed',
    );
    const twice = await fetch(
      `${shop.origin}/api/UserEnd/SiteInfo/GetShippingQuote?country=US&country=JP&grams=1&currency=USD`,
    );
    expect(twice.status).toBe(400);
  });
});

describe('notices', () => {
  const [first, second, coming] = [
    '11111111-1111-4111-8111-111111111111',
    '22222222-2222-4222-8222-222222222222',
    '33333333-3333-4333-8333-333333333333',
  ];

  beforeAll(async () => {
    shop.clock.stopAt('2026-06-01T00:00:00Z');
    await shop.database.reader.query('insert into notice (id, published_at) values ($1, $4), ($2, $5), ($3, $6)', [
      first,
      second,
      coming,
      '2026-01-01',
      '2026-02-01',
      '2026-12-01',
    ]);
    await shop.database.reader.query(
      `insert into notice_text (notice_id, language, title, body) values
       ($1, 'en', 'One', 'Body one'), ($1, 'ja', '一', '本文'),
       ($2, 'en', 'Two', 'Body two'), ($3, 'en', 'Three', 'Later')`,
      [first, second, coming],
    );
  });

  test('are listed newest first once published, in the language of the request or English', async () => {
    // S7.36
    expect(await shop.call('UserEnd/SiteInfo/GetNoticeNewsList', {}, { language: 'ja' })).toEqual({
      total: 2,
      items: [
        { id: second, title: 'Two', date: '2026-02-01T00:00:00.000Z' },
        { id: first, title: '一', date: '2026-01-01T00:00:00.000Z' },
      ],
    });
    expect(await shop.call('UserEnd/SiteInfo/GetNoticeNewsList', { page: 2, size: 1 })).toMatchObject({
      total: 2,
      items: [{ id: first }],
    });
    expect(await shop.call('UserEnd/SiteInfo/GetNoticeNewsList', { page: 1_000_000, size: 100 })).toEqual({
      total: 2,
      items: [],
    });
  });

  test('can be read individually', async () => {
    // S7.37
    expect(await shop.call('UserEnd/SiteInfo/GetNoticeNewsContent', { id: first }, { language: 'ja' })).toMatchObject({
      title: '一',
      body: '本文',
    });
  });

  test.each(['33333333-3333-4333-8333-333333333333', '44444444-4444-4444-8444-444444444444', 'x', "' or 1=1", ''])(
    '%s is not found',
    async (id) => {
      expect(await shop.expectError('UserEnd/SiteInfo/GetNoticeNewsContent', { id })).toMatchObject({
        status: 404,
        code: 'resource_not_found',
      });
    },
  );
});

test('the service status returns types as they are set, unknown ones included', async () => {
  await shop.database.reader.query(
    `update service_status set type = 9, hours = 'closed', updated_at = '2026-05-01' where place = 'courier'`,
  );
  await shop.database.reader.query(`update service_status set updated_at = '2026-04-01' where place <> 'courier'`);
  const status = await shop.call('UserEnd/SiteInfo/GetServiceStatus', {});
  // S7.38
  expect(status).toMatchObject({
    office: { type: 1 }, // S3.122
    factory: { type: 1 }, // S3.123
    courier: { type: 9, hours: 'closed' }, // S3.124, S3.133
    updatedAt: '2026-05-01T00:00:00.000Z',
  });
});

test('the history of the service status begins with the status of 90 days ago', async () => {
  const dayMs = 86_400_000;
  const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * dayMs);
  for (const [type, days] of [
    [1, 200],
    [3, 100],
    [6, 40],
    [6, 30],
    [1, 10],
  ]) {
    await shop.database.reader.query(
      `update service_status set type = $1, hours = '8–20', updated_at = $2 where place = 'factory'`,
      [type, daysAgo(days ?? 0)],
    );
  }
  const { factory, office } = await shop.call('UserEnd/SiteInfo/GetServiceStatusHistory', {});
  expect(office).toMatchObject([{ type: 1, hours: '09:00–18:00' }]);
  const recorded = factory.filter(({ hours }) => hours === '8–20');
  expect(recorded.map(({ type, from }) => [type, from])).toEqual([
    [3, daysAgo(100).toISOString()],
    [6, daysAgo(40).toISOString()],
    [1, daysAgo(10).toISOString()],
  ]);
});
