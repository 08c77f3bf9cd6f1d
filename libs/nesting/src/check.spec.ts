import { findMisplaced } from './check';
import type { Job, PlacedPiece } from './job';
import { nest } from './nest';
import { seededRandom } from './random';

const JOBS: readonly Job[] = [
  { id: 'a', copies: 2, widthMm: 900, heightMm: 500, canRotate: true },
  { id: 'wide', copies: 1, widthMm: 4000, heightMm: 2500, canRotate: true },
];
const ROLL_MM = 1600;
const { placed, lengthMm } = nest(JOBS, {
  ...{ rollMm: ROLL_MM, gapMm: 20, mode: 'least_waste' as const, effort: 0 },
  random: seededRandom(1),
});

const check = (pieces: readonly PlacedPiece[]) => findMisplaced(pieces, JOBS, { rollMm: ROLL_MM, lengthMm });
const change = (changes: Partial<PlacedPiece>) =>
  check([{ ...(placed[0] as PlacedPiece), ...changes }, ...placed.slice(1)]);

test('a suggested nest can be printed, with its panels, and also a part of it', () => {
  expect(placed.some(({ panel }) => panel === 2)).toBe(true);
  expect(check(placed)).toBeNull();
  expect(check(placed.slice(1))).toBeNull();
});

test.each([
  ['of an unknown job', { id: 'b' }],
  ['of a copy that was not ordered', { copy: 3 }],
  ['of a copy before the first', { copy: 0 }],
  ['of a panel that the piece has not', { panel: 7 }],
  ['of another size', { width: 1 }],
  ['turned without its size', { rotated: !placed[0]?.rotated }],
  ['before the roll', { x: -1 }],
  ['beside the roll', { x: ROLL_MM }],
  ['behind the end', { y: lengthMm }],
])('a piece %s is found', (_, changes) => {
  expect(change(changes)).toBe(0);
});

test('a piece over another one, or named twice, is found', () => {
  const [first, second] = placed as [PlacedPiece, PlacedPiece];
  expect(check([first, first])).toBe(1);
  expect(check([first, { ...second, x: first.x, y: first.y, width: second.width }])).toBe(1);
});
