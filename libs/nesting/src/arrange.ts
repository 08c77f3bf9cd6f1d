import { at } from './at';
import { findLayout, type Roll } from './find-layout';
import { findFreePlaces, type Place } from './free-places';
import { findFreeSpace, leastLength, type Span } from './free-space';
import type { NestOptions, PlacedPiece } from './job';
import type { Rectangle } from './packer';
import { type Piece, toRectangle, toUnits, UNITS } from './pieces';

/** The pieces of each due date at their places, in the order of the dates. */
export type Arrangement = readonly (readonly PlacedPiece[])[];

/** Whether the room before what lies on the roll is used, or only that beside and behind it. */
export type Filling = 'everywhere' | 'behind';

/**
 * Places pieces of one due date after the other, each around what lies on the roll already.
 * @param given - the places of the first dates, which stay
 */
export function arrange(
  groups: readonly (readonly Piece[])[],
  filling: Filling,
  options: NestOptions,
  given: Arrangement = [],
): Arrangement {
  const { locked = [], gapMm } = options;
  const count = groups.reduce((sum, group) => sum + group.length, 0);
  const arrangement = [...given];
  const spans = [...locked, ...given.flat()].map((piece) => spanOf(piece, options));
  for (const group of groups.slice(given.length)) {
    const rectangles = group.map((piece) => toRectangle(piece, gapMm));
    const layout = findLayout(rectangles, rollWith(spans, rectangles, filling, options), options, group.length / count);
    const placed = group.map((piece, index) => {
      const rotated = layout.turned[index] === 1;
      const place = { x: at(layout.x, index), y: at(layout.y, index) };
      spans.push(spanOfRectangle(at(rectangles, index), place, rotated));
      return toPlaced(piece, place, rotated);
    });
    arrangement.push(placed);
  }
  return arrangement;
}

/** Whether a piece may fit before the locked ones, or beside them with straight cuts. */
export function hasSpaceBeforeLocked(pieces: readonly Piece[], options: NestOptions): boolean {
  const { locked = [], gapMm, mode } = options;
  if (locked.length === 0 || pieces.length === 0) return false;
  const spans = locked.map((piece) => spanOf(piece, options));
  const rectangles = pieces.map((piece) => toRectangle(piece, gapMm));
  const { free, places } = rollWith(spans, rectangles, 'everywhere', options);
  return free.obstacles.count > 0 || (mode === 'guillotine' && places.length > 0);
}

/** The least length after which the pieces of each due date, and of all earlier ones, can end behind the locked pieces, in mm. */
export function leastEndsBehind(groups: readonly (readonly Piece[])[], options: NestOptions): number[] {
  const { locked = [], gapMm } = options;
  const width = widthOf(options);
  const free = findFreeSpace(
    locked.map((piece) => spanOf(piece, options)),
    width,
    Number.POSITIVE_INFINITY,
  );
  let area = 0;
  return groups.map((group) => {
    for (const piece of group) {
      const rectangle = toRectangle(piece, gapMm);
      area += rectangle.width * rectangle.height;
    }
    return leastLength(area, width, free) / UNITS - gapMm;
  });
}

const widthOf = ({ rollMm, gapMm }: NestOptions) => toUnits(rollMm) + toUnits(gapMm);

/** What a piece covers that lies anywhere on the roll. */
function spanOf({ x, y, width, height }: PlacedPiece, options: NestOptions): Span {
  const { gapMm } = options;
  return {
    from: Math.floor(x * UNITS),
    to: Math.min(widthOf(options), toUnits(x + width + gapMm)),
    y: Math.floor(y * UNITS),
    end: toUnits(y + height + gapMm),
  };
}

function spanOfRectangle({ width, height }: Rectangle, { x, y }: { x: number; y: number }, isTurned: boolean): Span {
  const [across, along] = isTurned ? [height, width] : [width, height];
  return { from: x, to: x + across, y, end: y + along };
}

/** @param rectangles - what is to be placed next */
function rollWith(
  spans: readonly Span[],
  rectangles: readonly Rectangle[],
  filling: Filling,
  options: NestOptions,
): Roll {
  const width = widthOf(options);
  const end = spans.reduce((last, span) => Math.max(last, span.end), 0);
  if (filling === 'behind')
    return { width, end, free: findFreeSpace(spans, width, Number.POSITIVE_INFINITY), places: [] };
  const shortest = rectangles.reduce(
    (least, { width: across, height }) => Math.min(least, across, height),
    Number.POSITIVE_INFINITY,
  );
  return {
    width,
    end,
    free: findFreeSpace(spans, width, shortest),
    places: findFreePlaces({ x: 0, y: 0, width, height: end }, spans).filter((place) =>
      rectangles.some((rectangle) => fits(rectangle, place)),
    ),
  };
}

const fits = ({ width, height, canRotate }: Rectangle, place: Place) =>
  (width <= place.width && height <= place.height) || (canRotate && height <= place.width && width <= place.height);

function toPlaced(
  { job, copy, panel, widthMm, heightMm }: Piece,
  { x, y }: { x: number; y: number },
  rotated: boolean,
): PlacedPiece {
  const [width, height] = rotated ? [heightMm, widthMm] : [widthMm, heightMm];
  return { id: job.id, copy, panel, x: x / UNITS, y: y / UNITS, width, height, rotated };
}
