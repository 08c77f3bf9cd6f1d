import type { ProductionItemView } from '@shop/contract';
import {
  type EditedNest,
  findMisplacedKey,
  measureNest,
  movePiece,
  pieceKey,
  snap,
  toggleLock,
  turnPiece,
} from './nest-edit';

const ROLL_MM = 1000;
const ITEMS = [{ sid: 'a', quantity: 2, printWidthMm: 600, printHeightMm: 300 }] as unknown as ProductionItemView[];
const piece = (copy: number, y: number) => ({
  ...{ sid: 'a', copy, x: 0, y, width: 600, height: 300, rotated: false },
});
const NEST: EditedNest = { placed: [piece(1, 0), piece(2, 320)], locked: new Set() };
const [first, second] = NEST.placed.map(pieceKey) as [string, string];

test('a piece that is moved stays on the roll and is locked, and the roll becomes longer', () => {
  const moved = movePiece(NEST, second, { x: 900, y: 500.004 }, ROLL_MM);
  expect(moved.placed).toEqual([piece(1, 0), { ...piece(2, 500), x: 400 }]);
  expect([...moved.locked]).toEqual([second]);
  expect(movePiece(NEST, second, { x: -5, y: -5 }, ROLL_MM).placed[1]).toEqual(piece(2, 0));
  expect(measureNest(moved.placed, ROLL_MM)).toEqual({ lengthMm: 800, yield: 0.45 });
});

test('a piece that is turned has its sides exchanged, and lies over its neighbour until it is moved', () => {
  const turned = turnPiece(NEST, first, ROLL_MM);
  expect(turned.placed[0]).toEqual({ ...piece(1, 0), width: 300, height: 600, rotated: true });
  expect(findMisplacedKey(turned.placed, ITEMS, ROLL_MM)).toBe(second);
  const apart = movePiece(turned, second, { x: 0, y: 620 }, ROLL_MM);
  expect(findMisplacedKey(apart.placed, ITEMS, ROLL_MM)).toBeNull();
});

test('a lock is set and taken away, and an empty nest takes no length', () => {
  const locked = toggleLock(NEST, first);
  expect([...locked.locked]).toEqual([first]);
  expect(toggleLock(locked, first)).toEqual(NEST);
  expect(measureNest([], ROLL_MM)).toEqual({ lengthMm: 0, yield: 0 });
});

test('a piece that is dragged near an edge or another piece lies in line with it or at the gap, and elsewhere where it is', () => {
  const others = [piece(1, 0)];
  const drag = (x: number, y: number) =>
    snap({ ...piece(2, y), x, width: 300 }, others, { rollMm: ROLL_MM, gapMm: 20, nearMm: 15 });
  expect(drag(8, 330)).toEqual({ x: 0, y: 320 });
  expect(drag(690, 306)).toEqual({ x: 700, y: 320 });
  expect(drag(612, 12)).toEqual({ x: 620, y: 0 });
  expect(drag(450, 500)).toEqual({ x: 450, y: 500 });
});
