import { fold, found } from './search';
import type { ProductRow, ProductText } from './rows';
import { shelve, type Shelf } from './shelf';

const text = (name: string, summary: string): ProductText => ({ name, summary, description: '', notes: [], uses: [] });

const product = (sku: string, texts: ProductRow['texts'], withdrawn = false): ProductRow => ({
  ...{ sku, category: 'c', slug: sku, kind: 'area', uv_inkjet: false, featured: false, withdrawn, texts },
  tariff: {
    pricing: { kind: 'unit', variants: {} },
    ...{ setupFen: 0, artworkFactor: {}, finishes: {}, limits: { maxQuantity: 1 } },
  },
  properties: { printerType: 'uv', resolution: 720, waterproof: true, uvResistant: true },
  presentation: { form: 'area', scene: '', detail: '' },
});

const shelfOf = (products: ProductRow[]): Shelf =>
  shelve({
    ...{ categories: [], finishes: [], printerTypes: [], zones: [], exclusions: [], services: [], methods: [] },
    ...{ currencies: [], rates: [], fees: [], ratings: [], scheduled: [] },
    products,
  });

const shelf = shelfOf([
  product('frame', { en: text('Frame', 'Holds a banner.') }),
  product('banner', { en: text('Banner', 'For façades.'), de: text('Großes Banner', 'Für Fassaden.') }),
  product('retired', { en: text('Retired banner', '') }, true),
]);

const skus = (question: string) => found(shelf, question).map(({ sku }) => sku);

test.each([
  ['Größe', 'GROSSE'],
  ['ＶＩＮＹＬ', 'vinyl'],
  ['ﾀｰﾎﾟﾘﾝ', 'ターポリン'],
  ['é', 'e'],
])('%s and %s are the same to a search', (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

test('what bears the words in its name comes first', () => {
  expect(skus('banner')).toEqual(['banner', 'frame']);
});

test('every word must occur, in whichever language', () => {
  expect(skus('facades fur')).toEqual(['banner']);
  expect(skus('facades frame')).toEqual([]);
});

test('an empty question finds everything on sale', () => {
  expect(skus('  ')).toEqual(['frame', 'banner']);
});

test('what is withdrawn is not found', () => {
  expect(skus('retired')).toEqual([]);
});
