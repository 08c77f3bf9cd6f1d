import { parseBrowserCart, serializeBrowserCart, type BrowserCart } from './browser-cart';

const item = {
  sku: 'vinyl-440',
  width: '3',
  length: '6.5',
  unit: 1,
  quantity: 2,
  artwork: 'custom',
  finishes: ['hem'],
} as const;
const line = { itemId: '0b8f3a52-7c1e-4f0a-9d53-1f2e3d4c5b6a', item: { ...item, finishes: ['hem'], label: 'Gate' } };
const stand = {
  itemId: '1b8f3a52-7c1e-4f0a-9d53-1f2e3d4c5b6a',
  item: { sku: 'roll-up', variant: '85x200', quantity: 1, artwork: 'blank' as const, finishes: [] },
};
const cart: BrowserCart = { lines: [line, stand], refused: [stand.item], dropped: 0 };
const store = (lines: unknown) => JSON.stringify({ version: 1, lines, refused: [], dropped: 0 });

describe('the cart in the browser', () => {
  it('is read as it was stored', () => {
    expect(parseBrowserCart(serializeBrowserCart(cart))).toEqual(cart);
  });

  it('keeps the check of the file of a line', () => {
    const checked = { ...cart, lines: [{ ...line, checkId: stand.itemId }] };
    expect(parseBrowserCart(serializeBrowserCart(checked))).toEqual(checked);
  });

  it('is empty if nothing is stored', () => {
    expect(parseBrowserCart(null)).toEqual({ lines: [], refused: [], dropped: 0 });
  });

  it.each(['', '{', 'null', '[]', '7', '{"lines":[]}', '{"version":2,"lines":[]}', '{"version":1,"lines":{}}'])(
    'is dropped as a whole, and counted, if the stored text is %j',
    (stored) => {
      expect(parseBrowserCart(stored)).toEqual({ lines: [], refused: [], dropped: 1 });
    },
  );

  it.each<[string, unknown]>([
    ['no line', null],
    ['a text', 'line'],
    ['another id', { ...line, itemId: 'x' }],
    ['a check without an id', { ...line, checkId: '7' }],
    ['another field', { ...line, price: 1 }],
    ['another field of the item', { ...line, item: { ...line.item, price: 1 } }],
    ['a prototype', JSON.parse(`{"itemId":"${line.itemId}","item":${JSON.stringify(line.item)},"__proto__":{"a":1}}`)],
    ['markup as product', { ...line, item: { ...line.item, sku: '<img src=x>' } }],
    ['a text as quantity', { ...line, item: { ...line.item, quantity: '2' } }],
    ['a fraction as quantity', { ...line, item: { ...line.item, quantity: 1.5 } }],
    ['no quantity', { ...line, item: { ...line.item, quantity: 0 } }],
    ['a number as width', { ...line, item: { ...line.item, width: 3 } }],
    ['a word as length', { ...line, item: { ...line.item, length: 'long' } }],
    ['an unknown unit', { ...line, item: { ...line.item, unit: 9 } }],
    ['an unknown artwork', { ...line, item: { ...line.item, artwork: 'gold' } }],
    ['a text as finishes', { ...line, item: { ...line.item, finishes: 'hem' } }],
    ['too many finishes', { ...line, item: { ...line.item, finishes: Array.from({ length: 33 }, () => 'hem') } }],
    ['a long label', { ...line, item: { ...line.item, label: 'x'.repeat(201) } }],
    ['the id of another line', stand],
  ])('drops %s and keeps the others', (_, entry) => {
    expect(parseBrowserCart(store([stand, entry]))).toEqual({ lines: [stand], refused: [], dropped: 1 });
  });

  it('keeps at most 100 lines', () => {
    const lines = Array.from({ length: 120 }, (_, index) => ({
      ...stand,
      itemId: stand.itemId.slice(0, -3) + String(index).padStart(3, '0'),
    }));
    const parsed = parseBrowserCart(store(lines));
    expect([parsed.lines.length, parsed.dropped]).toEqual([100, 20]);
  });
});
