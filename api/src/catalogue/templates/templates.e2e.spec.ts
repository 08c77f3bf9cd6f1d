import { reloadCaches } from '../../../test/fixture-catalogue';
import { openShop, type Shop } from '../../../test/app';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { unzip } from '../../../test/unzip';
import { createUser } from '../../../test/users';
import { starterCatalogueData } from '../../starter-catalogue/starter-catalogue-data';
import { insertCatalogue } from '../insert-catalogue.queries';

/** The products that need templates according to the specification. */
const PROMISED = [
  /Pop-up display.*8 ft/,
  /Pop-up display.*10 ft/,
  /^Nobori/,
  /desktop X-stand/,
  /^X-stand/,
  /^Roll-up/,
  ...['Angled', 'Concave', 'Convex', 'Straight', 'Teardrop'].map((shape) => new RegExp(`^${shape} feather flag`)),
];

let testEnv: TestEnv;
let shop: Shop;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await shop.database.transaction((tx) => insertCatalogue(tx, starterCatalogueData(shop.clock.now())));
  await reloadCaches(shop);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const fetched = (path: string, headers: Record<string, string> = {}) => fetch(shop.origin + path, { headers });

test('every specified template is listed and downloads as a complete archive', async () => {
  const templates = await shop.call('Catalog/Templates', {});
  for (const promised of PROMISED)
    expect(templates.map(({ title }) => title)).toContainEqual(expect.stringMatching(promised));
  expect(new Set(templates.map(({ url }) => url)).size).toBe(templates.length);
  for (const { url } of templates) {
    const answer = await fetched(url);
    expect([url, answer.status, answer.headers.get('content-type')]).toEqual([url, 200, 'application/zip']);
    const names = [...unzip(Buffer.from(await answer.arrayBuffer())).keys()];
    const models = names.filter((name) => name.endsWith('.pdf'));
    expect(models.length).toBeGreaterThan(0); // S3.135
    expect(names).toEqual(expect.arrayContaining(models.map((name) => name.replace('.pdf', '.svg'))));
  }
});

test('template titles are in the language of the request and link to their product', async () => {
  const templates = await shop.call('Catalog/Templates', {}, { language: 'ja' });
  expect(templates).toContainEqual({
    title: 'のぼり旗', // S3.134
    url: '/templates/nobori.zip',
    image: { kind: 'template', url: '/templates/nobori.svg', alt: 'のぼり旗の印刷用テンプレート' },
    product: { category: 'flags', slug: 'nobori-flag' },
  });
});

test('a product page offers the templates of its models', async () => {
  const page = await shop.call('Catalog/Product', { sku: 'roll-up' });
  expect(page.templates.map(({ url }) => url)).toEqual(['/templates/roll-up.zip']);
  expect((await shop.call('Catalog/Product', { sku: 'vinyl-440' })).templates).toEqual([]);
});

test('a template archive is a cacheable attachment and not sent again to clients that have it', async () => {
  const first = await fetched('/templates/roll-up.zip');
  expect(first.headers.get('content-disposition')).toBe('attachment; filename="roll-up.zip"');
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^".{22}"$/);
  expect((await fetched('/templates/roll-up.zip', { 'if-none-match': etag })).status).toBe(304);
});

test('a template archive is the same after the catalogue is reloaded', async () => {
  const bytes = async () => Buffer.from(await (await fetched('/templates/x-stand.zip')).arrayBuffer());
  const before = await bytes();
  await reloadCaches(shop);
  expect((await bytes()).equals(before)).toBe(true);
});

test('each template has a preview picture with a strict content security policy', async () => {
  const picture = await fetched('/templates/nobori.svg');
  expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
  expect(await picture.text()).toMatch(/^<svg .*<\/svg>$/s);
});

test('a very long template name is rejected with an error code', async () => {
  const answer = await fetched(`/templates/${'a'.repeat(2000)}.zip`);
  expect([404, 414]).toContain(answer.status);
});

test.each([
  'nope.zip',
  'roll-up',
  'roll-up.pdf',
  'roll-up.zip.zip',
  'vinyl-440.zip',
  '.zip',
  '__proto__.zip',
  'constructor.svg',
  '%00.zip',
  '..%2f..%2fetc%2fpasswd.zip',
  '%ff.zip',
])('%s is rejected with an error code', async (file) => {
  const answer = await fetched(`/templates/${file}`);
  expect([400, 404, 414]).toContain(answer.status);
  expect(await answer.json()).toHaveProperty('code');
});

test('staff list the templates, find them by title, and open one; a template that does not exist is not found', async () => {
  const service = await createUser(shop, 'customer_service');
  const all = await shop.call('admin/templates', { range: '[0,199]' }, service);
  const offered = await shop.call('Catalog/Templates', {});
  expect(all.map(({ url }) => url).toSorted()).toEqual(offered.map(({ url }) => url).toSorted());
  const ids = all.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted());
  const reversed = await shop.call('admin/templates', { range: '[0,199]', sort: '["id","DESC"]' }, service);
  expect(reversed).toEqual(all.toReversed());
  const found = await shop.call('admin/templates', { filter: '{"q":"ROLL-UP"}' }, service);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(all.length);
  const id = found[0]?.id ?? '';
  expect(await shop.call('admin/template', {}, { ...service, params: { id } })).toEqual(found[0]);
  for (const none of ['x', 'constructor']) {
    expect(await shop.expectError('admin/template', {}, { ...service, params: { id: none } })).toMatchObject({
      code: 'resource_not_found',
    });
  }
});
