import { readSheet, type SheetCells } from '../read-sheet';
import { ProductRow } from './product-row';
import { TextRow } from './product-rows';
import { CurrencyRow, ShippingMethodRow } from './shop-rows';
import { validateCells } from './validate-cells';

test('cells that are left out are not validated', () => {
  expect(validateCells(ProductRow, {}, ['form', 'content', 'existing', 'row'])).toEqual(new Map());
});

test('cells have the form of their column', () => {
  const cells = { sku: true, featured: 'maybe', resolution_dpi: '1e3', scene: 12, waterproof: '' };
  expect([...validateCells(ProductRow, cells, ['form'])]).toEqual([
    ['sku', 'not_text'],
    ['featured', 'not_yes_or_no'],
    ['resolution_dpi', 'not_a_number'],
  ]);
});

test('changed texts are readable and not too long', () => {
  const cells = { name: 'a'.repeat(121), summary: 'Two\nlines', description: 'Two\nlines', notes: 'line\n'.repeat(31) };
  expect([...validateCells(TextRow, cells, ['content'])]).toEqual([
    ['name', 'too_long'],
    ['summary', 'hidden_characters'],
    ['notes', 'too_long'],
  ]);
});

test('only a new row sets what an import cannot change later', () => {
  const cells = { slug: 'vinyl', scene: 'front' };
  expect([...validateCells(ProductRow, cells, ['existing', 'content'])]).toEqual([['slug', 'read_only']]);
  expect([...validateCells(ProductRow, cells, ['content'])]).toEqual([]);
});

test('rules of rows compare cells with each other', () => {
  const days = { method: null, major_first: 5, major_last: 3, other_first: 2.5, other_last: 366 };
  expect([...validateCells(ShippingMethodRow, days, ['row'])]).toEqual([
    ['method', 'required'],
    ['major_last', 'out_of_range'],
    ['other_first', 'not_whole'],
    ['other_last', 'out_of_range'],
  ]);
  expect([...validateCells(CurrencyRow, { currency: 'JPY', digits: 2, per_cny: '0' }, ['row'])]).toEqual([
    ['digits', 'invalid'],
    ['per_cny', 'out_of_range'],
  ]);
});

test('other requests are served while a large sheet is read', async () => {
  const sheet: SheetCells = [['sku', 'from'], ...Array.from({ length: 2_000 }, (_, row) => ['vinyl-440', row + 1])];
  let turns = 0;
  const serve = () => setImmediate(() => (turns++, (timer = serve())));
  let timer = serve();
  const { rows } = await readSheet('tiers', sheet);
  clearImmediate(timer);
  expect(rows).toHaveLength(2_000);
  expect(turns).toBeGreaterThanOrEqual(10);
});
