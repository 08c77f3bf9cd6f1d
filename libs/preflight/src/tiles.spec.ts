import fc from 'fast-check';
import { countTiles, limitPixels, tileLevels, tileNumber, TILE_PX } from './tiles';

const side = fc.integer({ min: 1, max: 60_000 });

test('A picture that fits into one tile has one level with one tile', () => {
  expect(tileLevels({ width: 512, height: 3 })).toEqual([{ width: 512, height: 3, columns: 1, rows: 1, first: 0 }]);
});

test('Each level is half as large as the next, rounded up', () => {
  expect(tileLevels({ width: 2051, height: 700 })).toEqual([
    { width: 257, height: 88, columns: 1, rows: 1, first: 0 },
    { width: 513, height: 175, columns: 2, rows: 1, first: 1 },
    { width: 1026, height: 350, columns: 3, rows: 1, first: 3 },
    { width: 2051, height: 700, columns: 5, rows: 2, first: 6 },
  ]);
  expect(countTiles({ width: 2051, height: 700 })).toBe(16);
});

test('The last level has the size of the picture, and the first one tile', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const levels = tileLevels({ width, height });
      expect(levels.at(-1)).toMatchObject({ width, height });
      expect(levels[0]).toMatchObject({ columns: 1, rows: 1, first: 0 });
    }),
  );
});

test('Every tile has a number of its own, without gaps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6000 }), fc.integer({ min: 1, max: 6000 }), (width, height) => {
      const size = { width, height };
      const numbers = tileLevels(size).flatMap(({ columns, rows }, level) =>
        Array.from({ length: columns * rows }, (_, at) =>
          tileNumber(size, { level, column: at % columns, row: Math.floor(at / columns) }),
        ),
      );
      expect(numbers).toEqual(Array.from({ length: countTiles(size) }, (_, at) => at));
    }),
  );
});

test.each([
  ['before the first level', { level: -1, column: 0, row: 0 }],
  ['after the last level', { level: 2, column: 0, row: 0 }],
  ['right of the last column', { level: 1, column: 2, row: 0 }],
  ['below the last row', { level: 1, column: 0, row: 1 }],
  ['between two columns', { level: 1, column: 0.5, row: 0 }],
  ['nowhere', { level: 1, column: Number.NaN, row: 0 }],
])('There is no tile %s', (_, address) => {
  expect(tileNumber({ width: TILE_PX * 2, height: TILE_PX }, address)).toBeNull();
});

test('A picture within the limit keeps its size, and a larger one its proportions', () => {
  expect(limitPixels({ width: 300, height: 200 }, 60_000)).toEqual({ width: 300, height: 200 });
  expect(limitPixels({ width: 60_000, height: 60_000 }, 1_000_000)).toEqual({ width: 1000, height: 1000 });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 100_000, max: 10_000_000 }), (width, height, limit) => {
      const size = limitPixels({ width, height }, limit);
      expect(size.width * size.height).toBeLessThanOrEqual(limit);
    }),
  );
});
