import { arrange, type Arrangement, hasSpaceBeforeLocked, leastEndsBehind } from './arrange';
import { type Job, nameOf, type Nest, type NestOptions } from './job';
import { type Piece, piecesOf, TOLERANCE_MM } from './pieces';
import { seededRandom } from './random';

const LAST_DAY = '9999-12-31';

/** The part of the search that goes to arrangements that use the room before locked pieces, in addition to the others. */
const GAP_EFFORT = 0.8;
/** That part has random numbers of its own, so that the others are the same with it and without it. */
const GAP_SEED = 1;

/**
 * Places jobs on a roll with as little length as it can find. Jobs are placed by due date: those of a later date only
 * take what the earlier ones leave, so that no job is printed later for the sake of a better yield. A piece that is
 * wider than the roll becomes panels that overlap by 3 cm. Locked pieces keep their places, whatever their due date is;
 * others lie before, beside and behind them.
 * @throws {RangeError} if a size is not above 0, or the roll is not wider than the overlap
 */
export function nest(jobs: readonly Job[], options: NestOptions): Nest {
  return toNest(options, arrangeAround(groupsOf(jobs, options), options));
}

/** The same with pieces only beside and behind the locked ones. */
export function nestBehind(jobs: readonly Job[], options: NestOptions): Nest {
  return toNest(options, arrange(groupsOf(jobs, options), 'behind', options));
}

/** The pieces that are not locked, by due date. */
function groupsOf(jobs: readonly Job[], { rollMm, locked = [] }: NestOptions): Piece[][] {
  const isLocked = new Set(locked.map(nameOf));
  const groups = new Map<string, Piece[]>();
  for (const piece of jobs.flatMap((job) => piecesOf(job, rollMm))) {
    const { job, copy, panel } = piece;
    if (isLocked.has(nameOf({ id: job.id, copy, panel }))) continue;
    const due = job.due ?? LAST_DAY;
    const group = groups.get(due);
    if (group) group.push(piece);
    else groups.set(due, [piece]);
  }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

/**
 * Uses the room before locked pieces where the roll becomes no longer by that and no date's pieces end later than if all of
 * them lay beside and behind the locked ones.
 */
function arrangeAround(groups: readonly (readonly Piece[])[], options: NestOptions): Arrangement {
  if (!hasSpaceBeforeLocked(groups.flat(), options)) return arrange(groups, 'behind', options);
  const { effort = 1 } = options;
  const gapOptions = { ...options, effort: effort * GAP_EFFORT, random: seededRandom(GAP_SEED) };
  const around = arrange(groups, 'everywhere', gapOptions);
  if (firstLater(endsOf(around), leastEndsBehind(groups, options)) < 0) return around;
  const behind = arrange(groups, 'behind', options);
  const ends = endsOf(behind);
  const later = firstLater(endsOf(around), ends);
  if (later < 0) return around;
  // The room that is left before the locked pieces is for the dates after that one.
  const rest = arrange(groups, 'everywhere', gapOptions, behind.slice(0, later + 1));
  return firstLater(endsOf(rest), ends) < 0 ? rest : behind;
}

/** For each due date, the end of its pieces and of those of all earlier ones. */
function endsOf(arrangement: Arrangement): number[] {
  let end = 0;
  return arrangement.map((group) => (end = Math.max(end, ...group.map(({ y, height }) => y + height))));
}

/** The first due date whose pieces end later than others; -1 if none does. */
const firstLater = (ends: readonly number[], others: readonly number[]): number =>
  ends.findIndex((end, index) => end > (others[index] ?? 0) + TOLERANCE_MM);

function toNest({ rollMm, locked = [] }: NestOptions, arrangement: Arrangement): Nest {
  const placed = [...locked, ...arrangement.flat()];
  const lengthMm = round(Math.max(0, ...placed.map(({ y, height }) => y + height)));
  const areaMm = placed.reduce((sum, { width, height }) => sum + width * height, 0);
  return { lengthMm, yield: lengthMm > 0 ? areaMm / (lengthMm * rollMm) : 0, placed };
}

const round = (mm: number) => Math.round(mm * 1e5) / 1e5;
