import { openShop, type Shop } from '../../test/app';
import { eventually } from '../../test/eventually';
import { openStage, type Stage } from '../../test/stage';
import { loadCatalogue, Tariffs } from '../catalogue/public';
import { stock } from './stock';

let stage: Stage;
let shop: Shop;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  await shop.database.transaction((tx) => loadCatalogue(tx, stock(shop.clock.now())));
  await shop.app.get(Tariffs, { strict: false }).reload();
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

const found = async (q: string) => (await shop.call('Catalog/Products', { q, size: 100 })).items.map(({ sku }) => sku);

it.each([
  ['English', 'mesh banners', 'mesh-340'],
  ['Japanese', '横断幕', 'vinyl-440'],
  ['half-width Japanese', 'ﾀｰﾎﾟﾘﾝ', 'vinyl-440'],
  ['French, without its accents', 'baches', 'vinyl-440'],
  ['Spanish', 'lonas', 'vinyl-440'],
  ['German', 'Fahnen', 'teardrop'],
])('a search in %s finds a product by its name there, in whatever number: %s', async (_, q, sku) => {
  expect((await found(q)).some((each) => each.includes(sku))).toBe(true);
});

it('finds what a product is used for and made of', async () => {
  expect(await found('scaffolds')).toContain('mesh-340');
  expect(await found('polyester scrim')).toContain('vinyl-440');
});

it('puts what bears the words in its name before what only tells of them', async () => {
  const skus = await found('acrylic');
  const { items } = await shop.call('Catalog/Products', { q: 'acrylic', size: 100 }, { language: 'en' });
  expect(skus.length).toBeGreaterThan(0);
  const named = items.map(({ name }) => /acrylic/i.test(name));
  expect(named).toEqual([...named].sort((a, b) => Number(b) - Number(a)));
  expect(named[0]).toBe(true);
});

it('wants every word', async () => {
  expect(await found('acrylic nobori')).toEqual([]);
});

it('forgives a slip in a name, and only where nothing bears the words', async () => {
  expect((await found('akrylic sheet'))[0]).toMatch(/acrylic/);
  expect(await found('xylophone')).toEqual([]);
});

it.each(["' or 1=1 --", '%', '_', '\\', '& | ! ( ) : *', '<->', '\u3000', 'a'.repeat(100)])(
  'takes %j for words like any other',
  async (q) => {
    expect(Array.isArray(await found(q))).toBe(true);
  },
);

it('finds new words as soon as they are written, and old ones no more', async () => {
  const { reader } = shop.database;
  expect(await found('quokka')).toEqual([]);
  await reader.query(`update product_text set name = name || ' Quokka' where sku = 'vinyl-440' and language = 'de'`);
  expect(await found('quokka')).toEqual(['vinyl-440']);
  await reader.query(`update product_text set name = replace(name, ' Quokka', '') where sku = 'vinyl-440'`);
  expect(await found('quokka')).toEqual([]);
});

it('does not find what is withdrawn', async () => {
  const { reader } = shop.database;
  await reader.query(`update product set withdrawn = true where sku = 'mesh-340'`);
  await reader.query('notify catalogue');
  await eventually(async () => expect(await found('mesh')).not.toContain('mesh-340'));
});
