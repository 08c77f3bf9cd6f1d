import type { FileFacts, PageArea } from './facts';
import type { FindingArea } from './finding';
import { positive, SLACK } from './numbers';
import type { Piece } from './piece';

/** The scales that files are made at because programs limit the size of a page. */
export const SCALES = [1, 2, 4, 5, 10, 48] as const;

/** Two lengths or proportions that differ by less are the same. */
const TOLERANCE = 0.005 + SLACK;

/** Bleed that is a little narrower than the finish needs is enough: its width is measured in pixels. */
const BLEED_SHARE = 0.95;

/** A wrongly proportioned file is turned if that cuts off less than this share of what would be cut off otherwise. */
const TURN_GAIN = 0.5;

/** How the first page or picture of a file lies on the piece. Lengths are in mm. */
export interface Placement {
  /** What the file's proportions are those of; `none`: the file covers the piece and is cut off at two sides. */
  fits: 'finished' | 'bleed' | 'none';
  isTurned: boolean;
  /** The rectangle that the file covers, from the top left corner of the piece. */
  covers: FindingArea;
  /** Millimetres on the piece for one millimetre of the file; null if the file has no size in mm. */
  enlargement: number | null;
  /** One of `SCALES`; null for another enlargement and for a file without a size in mm. */
  scale: number | null;
}

interface Size {
  width: number;
  height: number;
}

interface Target extends Size {
  fits: 'finished' | 'bleed';
  x: number;
  y: number;
}

/** The size of a file in pixels and in mm, and which part of it is the finished piece. */
export type FileSize = Pick<FileFacts, 'widthPx' | 'heightPx' | 'widthMm' | 'heightMm' | 'trim'>;

/** Places a file on the piece; null if its proportions are unknown. */
export function place(facts: FileSize, piece: Piece): Placement | null {
  const mm = sizeOf(facts.widthMm, facts.heightMm);
  const size = sizeOf(facts.widthPx, facts.heightPx) ?? mm;
  if (!size) return null;
  const byTrim = facts.trim && placeByTrim(size, mm, facts.trim, piece);
  if (byTrim) return byTrim;
  const matches = targets(piece).flatMap((target) =>
    [false, true]
      .filter((isTurned) => isSame(ratio(turned(size, isTurned)), ratio(target)))
      .map((isTurned) => ({ target, isTurned, scale: mm && scaleTo(turned(mm, isTurned), target) })),
  );
  const preferred = SCALES.flatMap((scale) => matches.filter((match) => match.scale === scale));
  const match = preferred[0] ?? matches.toSorted((a, b) => Number(a.isTurned) - Number(b.isTurned))[0];
  if (!match) return cover(size, mm, piece);
  const { target, isTurned, scale } = match;
  const { x, y, width, height } = target;
  return {
    fits: target.fits,
    isTurned,
    covers: { x, y, width, height },
    enlargement: mm && width / turned(mm, isTurned).width,
    scale,
  };
}

/** A page whose trim box has the proportions of the finished piece: the one lies on the other, with the bleed around it. */
function placeByTrim(size: Size, mm: Size | null, trim: PageArea, piece: Piece): Placement | null {
  const finished: Size = { width: piece.widthMm, height: piece.heightMm };
  const trimmed = (of: Size): Size => ({ width: of.width * trim.width, height: of.height * trim.height });
  const matches = [false, true]
    .filter((isTurned) => isSame(ratio(turned(trimmed(size), isTurned)), ratio(finished)))
    .map((isTurned) => ({ isTurned, scale: mm && scaleTo(turned(trimmed(mm), isTurned), finished) }));
  const match = matches.find(({ scale }) => scale !== null) ?? matches[0];
  if (!match) return null;
  const { isTurned, scale } = match;
  const area = turnedArea(trim, isTurned);
  const [width, height] = [finished.width / area.width, finished.height / area.height];
  const covers = { x: 0 - area.x * width, y: 0 - area.y * height, width, height };
  return {
    fits: reachesBleed(covers, piece) ? 'bleed' : 'finished',
    ...{ isTurned, covers, scale, enlargement: mm && width / turned(mm, isTurned).width },
  };
}

function reachesBleed({ x, y, width, height }: FindingArea, { widthMm, heightMm, bleedMm }: Piece): boolean {
  const { left, top, right, bottom } = bleedMm;
  const reaches = (margin: number, needed: number) => margin >= needed * BLEED_SHARE;
  return (
    reaches(-x, left) &&
    reaches(-y, top) &&
    reaches(x + width - widthMm, right) &&
    reaches(y + height - heightMm, bottom)
  );
}

const turnedArea = ({ x, y, width, height }: PageArea, isTurned: boolean): PageArea =>
  isTurned ? { x: 1 - y - height, y: x, width: height, height: width } : { x, y, width, height };

/** The rectangle on the piece of an area of the page. A turned file is turned clockwise. */
export function toPiece(onPage: PageArea, { covers, isTurned }: Placement): FindingArea {
  const area = turnedArea(onPage, isTurned);
  return {
    x: covers.x + area.x * covers.width,
    y: covers.y + area.y * covers.height,
    width: area.width * covers.width,
    height: area.height * covers.height,
  };
}

/** The part of a rectangle that is on the piece; null if there is none. */
export function onPiece(area: FindingArea, piece: Piece): FindingArea | null {
  return intersect(area, { x: 0, y: 0, width: piece.widthMm, height: piece.heightMm });
}

/** The part that two rectangles share; null if there is none. */
export function intersect(a: FindingArea, b: FindingArea): FindingArea | null {
  const [left, top] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - left;
  const height = Math.min(a.y + a.height, b.y + b.height) - top;
  return width > SLACK && height > SLACK ? { x: left, y: top, width, height } : null;
}

/** The smallest rectangle around all; null if there are none. */
export function around(areas: readonly FindingArea[]): FindingArea | null {
  if (areas.length === 0) return null;
  const x = areas.reduce((least, area) => Math.min(least, area.x), Infinity);
  const y = areas.reduce((least, area) => Math.min(least, area.y), Infinity);
  const right = areas.reduce((most, area) => Math.max(most, area.x + area.width), -Infinity);
  const bottom = areas.reduce((most, area) => Math.max(most, area.y + area.height), -Infinity);
  return { x, y, width: right - x, height: bottom - y };
}

/** The millimetres that are cut off where the file covers the piece, and left white where it is fitted in. */
export interface Misfit {
  /** Whether the file is too wide or too tall for the piece. */
  kind: 'wide' | 'tall';
  cutMm: number;
  whiteMm: number;
}

/** What is lost of a file that has other proportions than the piece. */
export function misfit({ covers }: Placement, piece: Piece): Misfit {
  const wide = covers.width - piece.widthMm;
  const tall = covers.height - piece.heightMm;
  return wide >= tall
    ? { kind: 'wide', cutMm: wide, whiteMm: piece.heightMm * (1 - piece.widthMm / covers.width) }
    : { kind: 'tall', cutMm: tall, whiteMm: piece.widthMm * (1 - piece.heightMm / covers.height) };
}

function cover(size: Size, mm: Size | null, piece: Piece): Placement {
  const [upright, sideways] = [false, true].map((isTurned) => {
    const { width, height } = turned(size, isTurned);
    const factor = Math.max(piece.widthMm / width, piece.heightMm / height);
    const covered = { width: width * factor, height: height * factor };
    return { isTurned, covered, cutOff: 1 - (piece.widthMm / covered.width) * (piece.heightMm / covered.height) };
  }) as [Cover, Cover];
  const { isTurned, covered } = sideways.cutOff < upright.cutOff * TURN_GAIN ? sideways : upright;
  return {
    fits: 'none',
    isTurned,
    covers: { x: (piece.widthMm - covered.width) / 2, y: (piece.heightMm - covered.height) / 2, ...covered },
    enlargement: mm && covered.width / turned(mm, isTurned).width,
    scale: null,
  };
}

interface Cover {
  isTurned: boolean;
  covered: Size;
  cutOff: number;
}

function targets({ widthMm: width, heightMm: height, bleedMm }: Piece): Target[] {
  const { top, right, bottom, left } = bleedMm;
  const finished: Target = { fits: 'finished', x: 0, y: 0, width, height };
  if (top + right + bottom + left === 0) return [finished];
  const withBleed = { width: width + left + right, height: height + top + bottom };
  return [finished, { fits: 'bleed', x: 0 - left, y: 0 - top, ...withBleed }];
}

const sizeOf = (width: number | null, height: number | null): Size | null => {
  const [known, tall] = [positive(width), positive(height)];
  return known !== null && tall !== null && isUsable(known / tall) ? { width: known, height: tall } : null;
};

/** Proportions beyond these are not those of a picture. */
const isUsable = (value: number) => value > 1e-4 && value < 1e4;

const ratio = ({ width, height }: Size) => width / height;
const turned = ({ width, height }: Size, isTurned: boolean): Size =>
  isTurned ? { width: height, height: width } : { width, height };
const isSame = (a: number, b: number) => Math.abs(a / b - 1) <= TOLERANCE;

function scaleTo(file: Size, target: Size): number | null {
  return (
    SCALES.find((scale) => isSame(file.width * scale, target.width) && isSame(file.height * scale, target.height)) ??
    null
  );
}
