import fc from 'fast-check';
import { toPrintPiece, type PrintedProduct } from './print-piece';
import type { ItemView } from './views';

const banner: PrintedProduct = {
  kind: 'area',
  limits: { rollWidthMm: 3200, seams: true },
  variants: [],
  finishes: [
    { code: 'hem-grommet', grommets: true },
    { code: 'pole-pocket', grommets: false },
    { code: 'bleed-edges', grommets: false },
    { code: 'raw-edges', grommets: false },
  ],
};
const stand: PrintedProduct = {
  kind: 'unit',
  limits: { seams: false },
  variants: [{ code: '80', print: { widthMm: 800, lengthMm: 2000 } }],
  finishes: [],
};

function item(width: string, length: string, finishes: string[] = [], more: Partial<ItemView> = {}): ItemView {
  return { sku: 'banner', width, length, unit: 2, quantity: 1, artwork: 'custom', finishes, ...more };
}

test.each<[string[], number, number, boolean]>([
  [[], 0, 0, false],
  [['raw-edges'], 0, 0, false],
  [['hem-grommet'], 50, 50, true],
  [['bleed-edges'], 50, 50, false],
  [['pole-pocket'], 90, 0, true],
  [['hem-grommet', 'pole-pocket'], 90, 50, true],
])('the finishes %j need %d mm at the top and bottom and %d mm at the sides', (finishes, ends, sides, isFolded) => {
  const piece = toPrintPiece(item('300', '100', finishes), banner);
  expect(piece).toMatchObject({ widthMm: 3000, heightMm: 1000, isFolded });
  expect(piece?.bleedMm).toEqual({ top: ends, right: sides, bottom: ends, left: sides });
});

test('a piece with grommets has 2·(⌈w/300⌉ + ⌈l/300⌉) of them, 25 mm inside its edge', () => {
  const size = fc.integer({ min: 25, max: 5000 });
  fc.assert(
    fc.property(size, size, (width, length) => {
      const piece = toPrintPiece(item(String(width), String(length), ['hem-grommet']), banner);
      expect(piece?.grommets).toHaveLength(2 * (Math.ceil(width / 30) + Math.ceil(length / 30)));
      for (const [x, y] of piece?.grommets ?? [])
        expect(Math.min(x, y, width * 10 - x, length * 10 - y)).toBeCloseTo(25, 6);
    }),
  );
});

test('a piece wider than the roll has seams parallel to its longer side', () => {
  expect(toPrintPiece(item('1000', '640.1'), banner)?.seams).toEqual([
    { direction: 'horizontal', atMm: 6401 / 3 },
    { direction: 'horizontal', atMm: (6401 * 2) / 3 },
  ]);
  expect(toPrintPiece(item('400', '500'), banner)?.seams).toEqual([{ direction: 'vertical', atMm: 2000 }]);
  expect(toPrintPiece(item('1000', '320'), banner)?.seams).toEqual([]);
});

test('a stand is printed at the size of its variant', () => {
  const ordered = item('', '', [], { variant: '80' });
  expect(toPrintPiece(ordered, stand)).toMatchObject({ widthMm: 800, heightMm: 2000, grommets: [], seams: [] });
  expect(toPrintPiece({ ...ordered, variant: '90' }, stand)).toBeNull();
});

test.each([
  ['no number', item('abc', '100')],
  ['zero', item('0', '100')],
  ['negative', item('-5', '100')],
  ['longer than any piece', item('999999', '100', ['hem-grommet'], { unit: 3 })],
  ['without a unit', item('10', '10', [], { unit: 9 })],
  ['not printed with a design', item('100', '100', [], { artwork: 'blank' })],
])('an item that is %s has no piece', (_, ordered) => expect(toPrintPiece(ordered, banner)).toBeNull());

test('a material that is offered with white ink is not opaque', () => {
  const film = { ...banner, finishes: [{ code: 'white-ink', grommets: false }] };
  expect(toPrintPiece(item('100', '100'), banner)?.material).toMatchObject({ isOpaque: true, hasWhiteInk: false });
  expect(toPrintPiece(item('100', '100'), film)?.material).toMatchObject({ isOpaque: false, hasWhiteInk: false });
  expect(toPrintPiece(item('100', '100', ['white-ink']), film)?.material.hasWhiteInk).toBe(true);
});
