import { openShop, type Shop } from '../../../test/app';
import { eventually } from '../../../test/eventually';
import { exportWorkbook, form, readSheets, type SpreadsheetValue, writeSheets } from '../../../test/spreadsheets';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';

let testEnvs: TestEnv[];
let filled: Shop;
let empty: Shop;
let filledAdmin: TestUser;
let admin: TestUser;

beforeAll(async () => {
  testEnvs = [await openTestEnv(), await openTestEnv()];
  [filled, empty] = (await Promise.all(testEnvs.map((testEnv) => openShop(testEnv, { WORKER: '0' })))) as [Shop, Shop];
  filledAdmin = await createUser(filled, 'admin');
  admin = await createUser(empty, 'admin');
  await filled.call('admin/setup-starter-catalogue', {}, filledAdmin);
  await untilStarterCatalogueIsOffered(filled);
}, 120_000);

afterAll(async () => {
  await filled?.close();
  await empty?.close();
  for (const testEnv of testEnvs ?? []) await testEnv.close();
});

/** Both caches of the shop are loaded again after the change is committed. */
const untilStarterCatalogueIsOffered = (shop: Shop) =>
  eventually(async () => {
    const menu = await shop.call('Catalog/Categories', {});
    expect(menu.flatMap(({ products }) => products)).toHaveLength(83);
    expect((await shop.call('UserEnd/SiteInfo/Config', {})).currencies).toHaveLength(8);
  });

async function importFile(file: Buffer) {
  const { agreement, faults } = await empty.call('admin/catalogue-import', form(file), admin);
  expect(faults).toEqual([]);
  return empty.call('admin/catalogue-import', form(file, { apply: 'true', agreement }), admin);
}

async function publish(draftId: string | null) {
  const response = await empty.send(
    'admin/tariff-draft-publish',
    {},
    { bearer: admin.bearer, params: { id: draftId ?? '' } },
  );
  expect(response.status).toBe(200);
}

const sheetsOf = async (shop: Shop, by: TestUser) => {
  const sheets = await readSheets(await exportWorkbook(shop, by));
  sheets.delete('about');
  return sheets;
};

/** 200 quotes over all products, currencies and a selection of countries; errors are compared too. */
async function sampleQuotes(shop: Shop): Promise<unknown[]> {
  const menu = await shop.call('Catalog/Categories', {});
  const paths = menu.flatMap(({ slug: category, products }) => products.map(({ slug }) => ({ category, slug })));
  const [currencies, countries] = [
    ['USD', 'JPY', 'EUR', 'GBP', 'HKD'],
    ['US', 'JP', 'DE', 'GB', 'BR', 'ZA', 'KP'],
  ];
  const products = await Promise.all(paths.map((path) => shop.call('Catalog/Product', path)));
  const quotes: unknown[] = [];
  for (let index = 0; index < 200; index += 1) {
    const product = products[index % products.length];
    if (!product) throw new Error('The shop has no products.');
    const size =
      product.kind === 'area'
        ? { width: String(40 + index), length: String(60 + 2 * index), unit: 2 }
        : { variant: product.variants[index % product.variants.length]?.code };
    const [artwork = 'custom'] = product.artworkChoices;
    const finishes = product.finishes.slice(0, index % 2).map(({ code }) => code);
    const item = { sku: product.sku, ...size, quantity: 1 + (index % 30), artwork, finishes };
    const terms = {
      ...{ currency: currencies[index % currencies.length] ?? '', country: countries[index % countries.length] ?? '' },
      ...{ shippingMethod: index % 4, paymentMethod: 0 },
    };
    const response = await shop.send('Quotation/GetItemQuote', { item, ...terms });
    const { data, code } = (await response.json()) as { data?: object; code?: string };
    quotes.push([product.sku, response.status, data ?? code]);
  }
  return quotes;
}

test('an export imported into an empty shop makes the same shop: the same export and the same quotes', async () => {
  const file = await exportWorkbook(filled, filledAdmin);
  const { draftId, additionCount, editCount } = await importFile(file);
  expect(editCount).toBe(83);
  expect(additionCount).toBeGreaterThan(83);
  await publish(draftId);
  expect(await sheetsOf(empty, admin)).toEqual(await sheetsOf(filled, filledAdmin));
  const unchanged = await empty.call('admin/catalogue-import', form(await exportWorkbook(filled, filledAdmin)), admin);
  expect(unchanged).toMatchObject({ differences: [], faults: [], additionCount: 0 });
  await untilStarterCatalogueIsOffered(empty);
  const expected = await sampleQuotes(filled);
  expect(expected.filter((quote) => (quote as [string, number])[1] === 200).length).toBeGreaterThan(100);
  expect(await sampleQuotes(empty)).toEqual(expected);
}, 120_000);

type Grid = SpreadsheetValue[][];

const readExport = async (): Promise<Map<string, Grid>> => readSheets(await exportWorkbook(empty, admin));

/** The workbook of an export with rows for a copy of a product under another SKU and slug. */
async function withCopy(
  sheets: Map<string, Grid>,
  sku: string,
  copy: string,
  change: (sheets: Map<string, Grid>) => void = () => {},
) {
  for (const name of ['products', 'texts', 'tiers', 'terms', 'variants', 'variant_names', 'finishes', 'finish_rules']) {
    const grid = sheets.get(name) ?? [];
    const rows = grid.filter(([first]) => first === sku);
    grid.push(
      ...rows.map(
        ([, second, third, ...cells]) =>
          [copy, second, name === 'products' ? copy : third, ...cells] as SpreadsheetValue[],
      ),
    );
  }
  change(sheets);
  return writeSheets(sheets);
}

test('a new product is for sale at once with its prices, and is withdrawn by its row', async () => {
  const { draftId } = await importFile(await withCopy(await readExport(), 'roll-up', 'roll-up-copy'));
  expect(draftId).toBeNull();
  const item = (sku: string) => ({
    ...{ sku, variant: '85x200', quantity: 3 },
    artwork: 'custom' as const,
    finishes: [],
  });
  const terms = { currency: 'USD', country: 'US', shippingMethod: 0, paymentMethod: 0 };
  const quote = (sku: string) => empty.call('Quotation/GetItemQuote', { item: item(sku), ...terms });
  await eventually(async () => {
    expect((await quote('roll-up-copy')).adjusted).toEqual((await quote('roll-up')).adjusted);
    const { images } = await empty.call('Catalog/Product', { sku: 'roll-up-copy' });
    expect((await fetch(empty.origin + (images[0]?.url ?? ''))).status).toBe(200);
  });
  const sheets = await readExport();
  const row = sheets.get('products')?.find(([sku]) => sku === 'roll-up-copy') ?? [];
  row[5] = true;
  await importFile(await writeSheets(sheets));
  await eventually(async () => {
    const menu = await empty.call('Catalog/Categories', {});
    expect(menu.flatMap(({ products }) => products).map(({ slug }) => slug)).not.toContain('roll-up-copy');
  });
});

const removeCopy = (grid: Grid) =>
  void grid.splice(0, grid.length, ...grid.filter(([sku]) => sku !== 'roll-up-second'));

describe('the import of a changed export', () => {
  let exported: Map<string, Grid>;
  beforeAll(async () => {
    exported = await readExport();
  });

  test.each<[string, string, (grid: Grid) => void, string]>([
    ['a SKU with spaces', 'products', (grid) => void ((grid.at(-1) ?? [])[0] = 'roll up'), 'products!A'],
    ['an unknown category', 'products', (grid) => void ((grid.at(-1) ?? [])[1] = 'posters'), 'products!B'],
    ['a slug that the category has', 'products', (grid) => void ((grid.at(-1) ?? [])[2] = 'x-stand'), 'products!C'],
    ['an unknown form', 'products', (grid) => void ((grid.at(-1) ?? [])[11] = 'sphere'), 'products!L'],
    ['a variant without a size', 'variants', (grid) => void ((grid.at(-1) ?? [])[4] = null), 'variants!E'],
    ['no English text', 'texts', removeCopy, 'texts!null'],
    ['no terms', 'terms', removeCopy, 'terms!null'],
    ['no price', 'tiers', removeCopy, 'variants!'],
    ['an unknown currency', 'currencies', (grid) => void grid.push(['XXX', 2, 1]), 'currencies!A'],
    [
      'a category without an English name',
      'categories',
      (grid) => void grid.push(['signs', 'de', 'Schilder']),
      'categories!A',
    ],
  ])('a file with a new row and %s is rejected, with the cell', async (_, sheet, change, address) => {
    const file = await withCopy(structuredClone(exported), 'roll-up', 'roll-up-second', (sheets) =>
      change(sheets.get(sheet) ?? []),
    );
    const { faults } = await empty.call('admin/catalogue-import', form(file), admin);
    const addresses = faults.map((fault) => `${fault.sheet}!${fault.cell}`);
    expect(addresses.filter((one) => one.startsWith(address))).not.toEqual([]);
  });
});

test('a new category is in the menu at once', async () => {
  const sheets = await readExport();
  sheets.get('categories')?.push(['signs', 'en', 'Signs', 'Signs of every kind.']);
  expect((await importFile(await writeSheets(sheets))).additionCount).toBe(1);
  await eventually(async () => {
    expect((await empty.call('Catalog/Categories', {})).at(-1)).toMatchObject({ slug: 'signs', products: [] });
  });
});

test('synonyms of the search are added, changed and removed by their rows, unless staff change them meanwhile', async () => {
  const edited = async (change: (grid: Grid) => void) => {
    const sheets = await readExport();
    change(sheets.get('search_synonyms') ?? []);
    return writeSheets(sheets);
  };
  const rowOf = (grid: Grid, term: string) => grid.find(([first]) => first === term) ?? [];
  const groups = async () => (await empty.call('admin/search-synonyms', {}, admin)).map(({ terms }) => terms.join('|'));
  const before = await groups();
  const file = await edited((grid) => {
    rowOf(grid, 'gray')[1] = 'grey\nsilver';
    grid.splice(grid.indexOf(rowOf(grid, 'color')), 1);
    grid.push(['swag flag', 'roll-up']);
  });
  expect((await importFile(file)).additionCount).toBe(3);
  const kept = before.filter((terms) => terms !== 'gray|grey' && terms !== 'color|colour');
  expect(kept).toHaveLength(before.length - 2);
  expect((await groups()).toSorted()).toEqual([...kept, 'gray|grey|silver', 'swag flag|roll-up'].toSorted());
  await eventually(async () => {
    const { items } = await empty.call('Catalog/Products', { q: 'swag flag' });
    expect(items.map(({ sku }) => sku)).toContain('roll-up');
  });

  const removal = await edited((grid) => void grid.splice(grid.indexOf(rowOf(grid, 'swag flag')), 1));
  const { agreement } = await empty.call('admin/catalogue-import', form(removal), admin);
  const [group] = await empty.call('admin/search-synonyms', { filter: '{"q":"swag"}' }, admin);
  const edit = { revision: group?.revision ?? 0, terms: ['swag flag', 'x-stand'] };
  await empty.send('admin/search-synonym-edit', edit, { bearer: admin.bearer, params: { id: group?.id ?? '' } });
  expect(
    await empty.expectError('admin/catalogue-import', form(removal, { apply: 'true', agreement }), admin),
  ).toMatchObject({ code: 'changed_meanwhile' });
  expect(await groups()).toContain('swag flag|x-stand');

  const invalid = await edited((grid) => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `word ${index}`).join('\n');
    grid.push([' ', 'tent'], ['alone', null], ['Tent', 'shelter\ntent '], ['many', words(20)], ['a'.repeat(61), 'b']);
    grid.push(['long', 'b'.repeat(61)]);
  });
  const { faults } = await empty.call('admin/catalogue-import', form(invalid), admin);
  expect(faults.map(({ sheet, cell, code }) => `${sheet}!${cell?.slice(0, 1)} ${code}`).toSorted()).toEqual(
    ['A required', 'A too_long', 'B already_used', 'B required', 'B too_long', 'B too_long'].map(
      (fault) => `search_synonyms!${fault}`,
    ),
  );
});
