import fc from 'fast-check';
import { cutPinwheel, cutStraight, ROLL_MM, toJob, usualBanners, zeroWaste } from '../test/sets';
import {
  findMisplaced,
  type Job,
  type Nest,
  nest,
  type NestMode,
  type NestOptions,
  type PlacedPiece,
  seededRandom,
} from './index';
import { nameOf } from './job';
import { nestBehind } from './nest';

const GAP_MM = 20;
const MODES: readonly NestMode[] = ['least_waste', 'guillotine'];
/** Rounding of hundredths of a mm. */
const SLACK = 0.02;

const optionsOf = (options: Partial<NestOptions>): NestOptions => ({
  rollMm: ROLL_MM,
  gapMm: GAP_MM,
  mode: 'least_waste',
  random: seededRandom(1),
  effort: 0.002,
  ...options,
});

const place = (jobs: readonly Job[], options: Partial<NestOptions> = {}) => nest(jobs, optionsOf(options));

const anyJobs = fc.array(
  fc.record({
    copies: fc.integer({ min: 1, max: 3 }),
    widthMm: fc.double({ min: 50, max: 7000, noNaN: true }),
    heightMm: fc.double({ min: 50, max: 7000, noNaN: true }),
    canRotate: fc.boolean(),
    due: fc.constantFrom('2026-03-02', '2026-03-03', '2026-03-09'),
  }),
  { minLength: 1, maxLength: 12 },
);
const withIds = (jobs: readonly Omit<Job, 'id'>[]): Job[] => jobs.map((job, index) => ({ ...job, id: `${index}` }));

const endOf = ({ y, height }: PlacedPiece) => y + height;

/** The distance between two pieces, in the direction in which it is larger. */
const distance = (a: PlacedPiece, b: PlacedPiece) =>
  Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height);

function closestPair(placed: readonly PlacedPiece[]): number {
  return Math.min(...placed.flatMap((a, index) => placed.slice(index + 1).map((b) => distance(a, b))));
}

/** Whether cuts from edge to edge, in a gap between two pieces, separate all pieces one after another. */
function isSeparable(pieces: readonly PlacedPiece[]): boolean {
  if (pieces.length < 2) return true;
  for (const [from, size] of [['x', 'width'] as const, ['y', 'height'] as const]) {
    const sorted = pieces.toSorted((a, b) => a[from] - b[from]);
    let end = 0;
    for (const [index, piece] of sorted.entries()) {
      if (index > 0 && piece[from] >= end - SLACK)
        return isSeparable(sorted.slice(0, index)) && isSeparable(sorted.slice(index));
      end = Math.max(end, piece[from] + piece[size]);
    }
  }
  return false;
}

describe.each(MODES)('a nest with %s', (mode) => {
  test('keeps every piece on the roll and the gap between pieces', () => {
    fc.assert(
      fc.property(
        anyJobs,
        fc.double({ min: 600, max: 5000, noNaN: true }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        (some, rollMm, gapMm) => {
          const { placed, lengthMm } = place(withIds(some), { mode, rollMm, gapMm });
          for (const { x, y, width, height } of placed) {
            expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
            expect(x + width).toBeLessThanOrEqual(rollMm + SLACK);
            expect(y + height).toBeLessThanOrEqual(lengthMm + SLACK);
          }
          expect(closestPair(placed)).toBeGreaterThanOrEqual(gapMm - SLACK);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('places every copy of every job once, in its size', () => {
    fc.assert(
      fc.property(anyJobs, (some) => {
        const jobs = withIds(some);
        const { placed } = place(jobs, { mode });
        const found = placed
          .filter(({ panel }) => panel === null || panel === 1)
          .map(({ id, copy }) => `${id}/${copy}`);
        const wanted = jobs.flatMap(({ id, copies }) =>
          Array.from({ length: copies }, (_, copy) => `${id}/${copy + 1}`),
        );
        expect(found.toSorted()).toEqual(wanted.toSorted());
        for (const { id, panel, width, height, rotated } of placed) {
          const job = jobs.find((each) => each.id === id);
          if (rotated) expect(job?.canRotate).toBe(true);
          if (panel === null)
            expect(rotated ? [height, width] : [width, height]).toEqual([job?.widthMm, job?.heightMm]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('finishes the jobs of an early date on the same length as without later jobs', () => {
    fc.assert(
      fc.property(anyJobs, (some) => {
        const jobs = withIds(some);
        const first = jobs.map(({ due = '' }) => due).toSorted()[0];
        const early = jobs.filter(({ due }) => due === first);
        const ids = new Set(early.map(({ id }) => id));
        const { placed } = place(jobs, { mode, effort: 0 });
        const alone = place(early, { mode, effort: 0 });
        expect(Math.max(...placed.filter(({ id }) => ids.has(id)).map(endOf))).toBeCloseTo(alone.lengthMm, 1);
      }),
      { numRuns: 40 },
    );
  });
});

test.each(MODES)(
  'leaves locked pieces where they are, and places all others beside and behind them with %s',
  (mode) => {
    const anyPlace = fc.record({ x: fc.double({ min: 0, max: 1, noNaN: true }), y: fc.integer({ min: 0, max: 900 }) });
    fc.assert(
      fc.property(anyJobs, anyPlace, fc.integer({ min: 1, max: 4 }), (some, moved, count) => {
        const jobs = withIds(some);
        const { placed: before } = place(jobs, { mode, effort: 0 });
        // The first one lies apart from all others.
        const [first, ...rest] = before.slice(0, count) as [PlacedPiece, ...PlacedPiece[]];
        const y = Math.max(...before.map(endOf)) + GAP_MM + moved.y;
        const locked = [{ ...first, x: moved.x * (ROLL_MM - first.width), y }, ...rest];
        const { placed, lengthMm } = place(jobs, { mode, locked });
        expect(placed.slice(0, count)).toEqual(locked);
        const names = (pieces: readonly PlacedPiece[]) =>
          pieces.map(({ id, copy, panel }) => `${id} ${copy} ${panel}`).toSorted();
        expect(names(placed)).toEqual(names(before));
        expect(closestPair(placed)).toBeGreaterThanOrEqual(GAP_MM - SLACK);
        expect(findMisplaced(placed, jobs, { rollMm: ROLL_MM, lengthMm })).toBeNull();
      }),
      { numRuns: 40 },
    );
  },
);

/** A nest of which some pieces, further apart along the roll than they were, are locked. */
const anyLocked = fc
  .record({
    jobs: anyJobs.map(withIds),
    mode: fc.constantFrom(...MODES),
    count: fc.integer({ min: 1, max: 5 }),
    factor: fc.double({ min: 1, max: 4, noNaN: true }),
    shift: fc.integer({ min: 0, max: 4000 }),
  })
  .map(({ jobs, mode, count, factor, shift }) => {
    const { placed } = place(jobs, { mode, effort: 0 });
    return { jobs, mode, locked: placed.slice(-count).map((piece) => ({ ...piece, y: piece.y * factor + shift })) };
  });

test('locked pieces anywhere stay where they are, and the others lie around them with the gap', () => {
  fc.assert(
    fc.property(anyLocked, ({ jobs, mode, locked }) => {
      const { placed, lengthMm } = place(jobs, { mode, locked });
      expect(placed.slice(0, locked.length)).toEqual(locked);
      expect(new Set(placed.map(nameOf)).size).toBe(placed.length);
      expect(placed).toHaveLength(place(jobs, { effort: 0 }).placed.length);
      expect(closestPair(placed)).toBeGreaterThanOrEqual(GAP_MM - SLACK);
      expect(findMisplaced(placed, jobs, { rollMm: ROLL_MM, lengthMm })).toBeNull();
    }),
    { numRuns: 150 },
  );
});

test('neither the roll nor the part with an early date is longer than with all pieces behind the locked ones', () => {
  fc.assert(
    fc.property(anyLocked, ({ jobs, mode, locked }) => {
      const around = place(jobs, { mode, locked });
      const behind = nestBehind(jobs, optionsOf({ mode, locked }));
      expect(around.lengthMm).toBeLessThanOrEqual(behind.lengthMm + SLACK);
      const isLocked = new Set(locked.map(nameOf));
      for (const due of new Set(jobs.map((job) => job.due ?? ''))) {
        const early = new Set(jobs.filter((job) => (job.due ?? '') <= due).map(({ id }) => id));
        const endIn = ({ placed }: Nest) =>
          Math.max(0, ...placed.filter((piece) => early.has(piece.id) && !isLocked.has(nameOf(piece))).map(endOf));
        expect(endIn(around)).toBeLessThanOrEqual(endIn(behind) + SLACK);
      }
    }),
    { numRuns: 150 },
  );
});

test('straight cuts separate all pieces around locked ones that they separate', () => {
  fc.assert(
    fc.property(anyLocked, ({ jobs, mode, locked }) => {
      fc.pre(mode === 'guillotine' || isSeparable(locked));
      expect(isSeparable(place(jobs, { mode: 'guillotine', locked }).placed)).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test.each(MODES)('places pieces before, beside and behind a locked piece in the middle with %s', (mode) => {
  const middle = { id: '0', copy: 1, panel: null, x: 1100, y: 2020, width: 1000, height: 1500, rotated: false };
  const sizes = [
    [1000, 1500],
    [3200, 2000],
    [1080, 1500],
    [1080, 1500],
    [3200, 1200],
  ] as const;
  const jobs = sizes.map(([width, height], index) => toJob(width, height, index));
  const { placed, lengthMm } = place(jobs, { mode, locked: [middle] });
  expect(lengthMm).toBe(2000 + 1500 + 1200 + 2 * GAP_MM);
  expect(placed.find(({ id }) => id === '1')?.y).toBe(0);
});

test('a piece of an early date is before a locked one, and a later one that would fill the room better is not', () => {
  const locked = [{ id: '0', copy: 1, panel: null, x: 0, y: 1020, width: 3200, height: 1000, rotated: false }];
  const jobs = [toJob(3200, 1000, 0), { ...toJob(2000, 900, 1), due: '2026-03-02' }, toJob(3200, 1000, 2)];
  for (const mode of MODES) {
    const { placed } = place(jobs, { mode, locked });
    expect(placed.map(({ y }) => y)).toEqual([1020, 0, 2040]);
  }
});

test('a later date fills the room before a locked piece that is too small for the pieces of an early one', () => {
  const locked = [{ id: 'locked', copy: 1, panel: null, x: 0, y: 520, width: 3200, height: 1000, rotated: false }];
  const others = [
    { ...toJob(3200, 1000, 0), id: 'locked' },
    { ...toJob(3200, 500, 0), id: 'late' },
  ];
  for (const mode of MODES)
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const early = usualBanners(12, seededRandom(seed)).map((job) => ({ ...job, due: '2026-03-02' }));
      const { placed } = place([...early, ...others], { mode, locked });
      expect(placed.find(({ id }) => id === 'late')).toMatchObject({ y: 0 });
    }
});

test('straight cuts separate all pieces of a guillotine nest', () => {
  fc.assert(
    fc.property(anyJobs, (some) => {
      const jobs = withIds(some).map((job) => ({ ...job, due: '2026-03-02' }));
      expect(isSeparable(place(jobs, { mode: 'guillotine' }).placed)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('recognizes pieces that no straight cut separates', () => {
  const piece = { id: '', copy: 1, panel: null, rotated: false };
  const pinwheel = [
    { ...piece, x: 0, y: 0, width: 2, height: 1 },
    { ...piece, x: 2, y: 0, width: 1, height: 2 },
    { ...piece, x: 1, y: 2, width: 2, height: 1 },
    { ...piece, x: 0, y: 1, width: 1, height: 2 },
  ];
  expect(isSeparable(pinwheel)).toBe(false);
});

test('makes panels that overlap by 3 cm of a piece that is wider than the roll in both directions', () => {
  const { placed } = place([toJob(8000, 5000, 0)]);
  expect(placed.map(({ panel, width, height }) => [panel, width, height])).toEqual([
    [1, 2515, 8000],
    [2, 2515, 8000],
  ]);
});

test('turns a piece instead of dividing it where the material may be turned', () => {
  const [turned] = place([toJob(5000, 3000, 0)]).placed;
  expect(turned).toMatchObject({ panel: null, width: 3000, height: 5000, rotated: true });
  const fixed = place([{ ...toJob(5000, 3000, 0), canRotate: false }]).placed;
  expect(fixed.map(({ width, height }) => [width, height])).toEqual([
    [2515, 3000],
    [2515, 3000],
  ]);
});

test('repeats a nest for the same numbers', () => {
  const jobs = usualBanners(12, seededRandom(3));
  expect(place(jobs)).toEqual(place(jobs));
});

test.each(MODES)('ends with %s for a gap in inches and pieces as wide as a roll of any width', (mode) => {
  for (const rollMm of [1000.29, 1625.605, 1111.11]) {
    const jobs = [toJob(rollMm, 300.004, 0), toJob(rollMm - 3.175, 200.1, 1), toJob(rollMm / 2, 100, 2)];
    const { placed } = place(jobs, { mode, rollMm, gapMm: 3.175 });
    expect(placed).toHaveLength(3);
    expect(closestPair(placed)).toBeGreaterThanOrEqual(3.175 - SLACK);
  }
});

test('an empty nest takes no length', () => {
  expect(place([])).toEqual({ lengthMm: 0, yield: 0, placed: [] });
});

test.each([
  [toJob(0, 1000, 0), ROLL_MM],
  [toJob(Number.NaN, 1000, 0), ROLL_MM],
  [toJob(1000, 1000, 0), 30],
])('throws a RangeError for sizes that are none', (job, rollMm) => {
  expect(() => place([job], { rollMm })).toThrow(RangeError);
});

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

test.each([
  ['least_waste', 0.91],
  ['guillotine', 0.85],
] as const)('nests 40 usual banners with %s at a yield of %d or more on average', (mode, least) => {
  const yields = [1, 2, 3].map((seed) => place(usualBanners(40, seededRandom(seed)), { mode, effort: 0.2 }).yield);
  expect(mean(yields)).toBeGreaterThanOrEqual(least);
});

test.each([
  ['straight cuts', cutStraight, 17, 0.04],
  ['straight cuts', cutStraight, 49, 0.04],
  ['straight cuts', cutStraight, 73, 0.05],
  ['cuts around a piece', cutPinwheel, 49, 0.04],
  ['cuts around a piece', cutPinwheel, 97, 0.05],
] as const)('reassembles a rectangle divided by %s with little waste', (_name, cut, count, most) => {
  const { jobs, lengthMm } = zeroWaste(count, seededRandom(count), cut);
  expect(place(jobs, { gapMm: 0, effort: 0.3 }).lengthMm / lengthMm - 1).toBeLessThanOrEqual(most);
});
