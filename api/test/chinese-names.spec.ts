import { readStarterData } from '../src/starter-catalogue/starter-data';
import { starterCatalogueData } from '../src/starter-catalogue/public';
import { PRODUCT_NAMES } from '../src/catalogue/chinese-names';

const { categories, products, printerTypes, finishes, chineseNames } = starterCatalogueData(new Date(0));

test.each([
  ['category', categories.map(({ slug }) => slug), chineseNames?.categories],
  ['product', products.map(({ sku }) => sku), PRODUCT_NAMES],
  ['printer type', Object.keys(printerTypes), chineseNames?.printerTypes],
  ['finish', Object.keys(finishes), chineseNames?.finishes],
])(
  'every %s of the starter catalogue has a Chinese name of its own, and nothing else has one',
  (_, codes, names = {}) => {
    expect(Object.keys(names).toSorted()).toEqual(codes.toSorted());
    const chinese = Object.values(names);
    expect(chinese.filter((name) => !/[\u4e00-\u9fff]/.test(name))).toEqual([]);
    expect(chinese.filter((name, index) => chinese.indexOf(name) !== index)).toEqual([]);
  },
);

test('every variant of the starter catalogue has a Chinese name, and nothing else has one', () => {
  const named = products.flatMap(({ sku, presentation }) =>
    Object.entries(presentation.variants ?? {}).map(([code, { name }]) => [`${sku}/${code}`, name.zh] as const),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(([, name]) => !/[\u4e00-\u9fff]/.test(name ?? ''))).toEqual([]);
  const written = Object.entries(readStarterData().chineseNames.variants).flatMap(([sku, names]) =>
    Object.keys(names).map((code) => `${sku}/${code}`),
  );
  expect(written.toSorted()).toEqual(named.map(([variant]) => variant).toSorted());
});
