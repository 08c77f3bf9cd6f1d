import { at } from './at';
import { BeamSearch } from './beam-search';
import { joinEqualSides, layOutParts } from './blocks';
import type { Place } from './free-places';
import type { FreeSpace } from './free-space';
import { GuillotinePacker } from './guillotine-packer';
import type { NestOptions } from './job';
import type { Layout, Rectangle } from './packer';
import { search } from './search';

/** Comparisons of two rectangles in a whole search for 40 pieces: about a second. */
const COMPARISONS = 4e7;
/** More pieces get more time, up to this many times that of 40. */
const MOST = 4;
const USUAL_PIECES = 40;
/** Parts of the search that go to layouts of joined blocks, and to layouts that need no straight cuts. */
const BLOCK_ATTEMPTS = 8;
const BLOCK_SHARE = 0.15;
const BEAM_SHARE = 0.75;

/**
 * The work of one layout of so many pieces, in comparisons: choosing pieces, also for each free place, and what each piece and
 * layout takes beside.
 */
const workOf = (count: number, places: number) => count ** 2 + (10 + places) * count + 100;

/** A roll on which something may lie already. Lengths are whole hundredths of a mm, with the gap. */
export interface Roll {
  readonly width: number;
  /** The end of everything that lies on it. */
  readonly end: number;
  readonly free: FreeSpace;
  /** Free places before the end, around which straight cuts are possible. */
  readonly places: readonly Place[];
}

/**
 * The shortest of the layouts that the packers find.
 * @param share - what part of all pieces the rectangles are
 */
export function findLayout(
  rectangles: readonly Rectangle[],
  { width, end, free, places }: Roll,
  { mode, random, effort = 1 }: NestOptions,
  share: number,
): Layout {
  const count = rectangles.length;
  const comparisons = effort * COMPARISONS * share * Math.min(MOST, Math.max(1, count / share / USUAL_PIECES));
  const run = (of: readonly Rectangle[], part: number) =>
    search(
      new GuillotinePacker(of, width, end, places),
      of,
      Math.floor((part * comparisons) / workOf(of.length, places.length)),
      random,
    );
  const found: Layout[] = [];
  for (let i = 0; i < BLOCK_ATTEMPTS; i++) {
    const blocks = joinEqualSides(rectangles, width, random);
    if (blocks.length === count) break;
    found.push(layOutParts(blocks, run(blocks, BLOCK_SHARE / BLOCK_ATTEMPTS), count));
  }
  const beamShare = mode === 'least_waste' ? BEAM_SHARE : 0;
  const rest = 1 - beamShare - (found.length > 0 ? BLOCK_SHARE : 0);
  found.push(run(rectangles, rest));
  const best = found.reduce((shortest, layout) =>
    endOf(rectangles, layout) < endOf(rectangles, shortest) ? layout : shortest,
  );
  if (beamShare === 0) return best;
  const beam = new BeamSearch(rectangles, width, free, random);
  return beam.search(beamShare * comparisons, endOf(rectangles, best)) ?? best;
}

/** The length of roll that rectangles take. */
export function endOf(rectangles: readonly Rectangle[], layout: Layout): number {
  return rectangles.reduce(
    (end, { width, height }, index) =>
      Math.max(end, at(layout.y, index) + (layout.turned[index] === 1 ? width : height)),
    0,
  );
}
