import type { ProductionItemView } from '@shop/contract';
import {
  type EditedNest,
  findMisplacedKey,
  measureNest,
  movePiece,
  pieceKey,
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
