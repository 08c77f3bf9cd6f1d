import { reloadCaches } from '../../test/fixture-catalogue';
import { openShop, type Shop } from '../../test/app';
import { eventually } from '../../test/eventually';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { insertCatalogue } from '../catalogue/public';
import { notifyCatalogueChange } from '../catalogue/snapshot/catalogue.service';
import { starterCatalogueData } from '../starter-catalogue/public';

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

const found = async (q: string) => (await shop.call('Catalog/Products', { q, size: 100 })).items.map(({ sku }) => sku);

it.each([
  ['English', 'mesh banners', 'mesh-340'],
  ['Japanese', '横断幕', 'vinyl-440'],
  ['half-width Japanese', 'ﾀｰﾎﾟﾘﾝ', 'vinyl-440'],
  ['French, without its accents', 'baches', 'vinyl-440'],
  ['Spanish', 'lonas', 'vinyl-440'],
  ['German', 'Fahnen', 'teardrop'],
])('a search in %s finds a product by its name in singular or plural: %s', async (_, q, sku) => {
  expect((await found(q)).some((each) => each.includes(sku))).toBe(true);
});

it('a search finds products by use and material', async () => {
  expect(await found('scaffolds')).toContain('mesh-340');
  expect(await found('polyester scrim')).toContain('vinyl-440');
});

it('a search lists matches in names before matches in descriptions', async () => {
  const skus = await found('acrylic');
  const { items } = await shop.call('Catalog/Products', { q: 'acrylic', size: 100 }, { language: 'en' });
  expect(skus.length).toBeGreaterThan(0);
  const named = items.map(({ name }) => /acrylic/i.test(name));
  expect(named).toEqual([...named].sort((a, b) => Number(b) - Number(a)));
  expect(named[0]).toBe(true);
});

it('a search requires every word to match', async () => {
  expect(await found('acrylic nobori')).toEqual([]);
});

it('a search tolerates a misspelt name only if nothing matches exactly', async () => {
  expect((await found('akrylic sheet'))[0]).toMatch(/acrylic/);
  expect(await found('xylophone')).toEqual([]);
});

it.each(["' or 1=1 --", '%', '_', '\\', '& | ! ( ) : *', '<->', '\u3000', 'a'.repeat(100)])(
  'a search treats %j as plain words',
  async (q) => {
    expect(Array.isArray(await found(q))).toBe(true);
  },
);

it('a search finds new texts once the catalogue has changed, and old ones no longer', async () => {
  const changeName = (expression: string) =>
    shop.database.transaction(async (tx) => {
      await tx.query(`update product_text set name = ${expression} where sku = 'vinyl-440' and language = 'de'`);
      await notifyCatalogueChange(tx);
    });
  expect(await found('quokka')).toEqual([]);
  await changeName(`name || ' Quokka'`);
  await eventually(async () => expect(await found('quokka')).toEqual(['vinyl-440']));
  await changeName(`replace(name, ' Quokka', '')`);
  await eventually(async () => expect(await found('quokka')).toEqual([]));
});

it('a search does not find withdrawn products', async () => {
  const { reader } = shop.database;
  await reader.query(`update product set withdrawn = true where sku = 'mesh-340'`);
  await reader.query('notify catalogue');
  await eventually(async () => expect(await found('mesh')).not.toContain('mesh-340'));
});
