import { at } from './at';
import { BeamSearch } from './beam-search';
import { joinEqualSides, layOutParts } from './blocks';
import { GuillotinePacker } from './guillotine-packer';
import { type Job, nameOf, type Nest, type NestOptions, type PlacedPiece } from './job';
import type { Layout, Rectangle } from './packer';
import { type Piece, piecesOf, toRectangle, toUnits, UNITS } from './pieces';
import { search } from './search';
import { Skyline } from './skyline';

/** Comparisons of two rectangles in a whole search for 40 pieces: about a second. */
const COMPARISONS = 4e7;
/** More pieces get more time, up to this many times that of 40. */
const MOST = 4;
const USUAL_PIECES = 40;
/** Parts of the search that go to layouts of joined blocks, and to layouts that need no straight cuts. */
const BLOCK_ATTEMPTS = 8;
const BLOCK_SHARE = 0.15;
const BEAM_SHARE = 0.75;

const LAST_DAY = '9999-12-31';

/** The work of one layout of so many pieces, in comparisons: choosing pieces, and what each piece and layout takes beside. */
const workOf = (count: number) => count ** 2 + 10 * count + 100;

/** What lies on the roll already. */
interface Roll {
  width: number;
  skyline: Skyline;
  end: number;
}

/**
 * Places jobs on a roll with as little length as it can find. Jobs are placed by due date: those of a later date only
 * take what the earlier ones leave, so that no job is printed later for the sake of a better yield. A piece that is
 * wider than the roll becomes panels that overlap by 3 cm. Locked pieces keep their places, whatever their due date is.
 * @throws {RangeError} if a size is not above 0, or the roll is not wider than the overlap
 */
export function nest(jobs: readonly Job[], options: NestOptions): Nest {
  const { rollMm, locked = [] } = options;
  const isLocked = new Set(locked.map(nameOf));
  const pieces = jobs
    .flatMap((job) => piecesOf(job, rollMm))
    .filter(({ job, copy, panel }) => !isLocked.has(nameOf({ id: job.id, copy, panel })));
  const roll = rollWith(locked, options);
  const groups = byDueDate(pieces).map((group) => placeGroup(group, roll, options, group.length / pieces.length));
  const placed = [...locked, ...groups.flat()];
  const lengthMm = round(Math.max(0, ...placed.map(({ y, height }) => y + height)));
  const areaMm = placed.reduce((sum, { width, height }) => sum + width * height, 0);
  return { lengthMm, yield: lengthMm > 0 ? areaMm / (lengthMm * rollMm) : 0, placed };
}

/** A roll with nothing but the locked pieces. */
function rollWith(locked: readonly PlacedPiece[], { rollMm, gapMm }: NestOptions): Roll {
  const width = toUnits(rollMm) + toUnits(gapMm);
  const spans = locked.map((piece) => ({
    from: Math.floor(piece.x * UNITS),
    to: Math.min(width, toUnits(piece.x + piece.width + gapMm)),
    end: toUnits(piece.y + piece.height + gapMm),
  }));
  const empty = new Skyline(1);
  empty.append(0, 0, width);
  const end = Math.max(0, ...spans.map((span) => span.end));
  return { width, skyline: spans.length > 0 ? raise(width, empty, spans) : empty, end };
}

function byDueDate(pieces: readonly Piece[]): Piece[][] {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const due = piece.job.due ?? LAST_DAY;
    groups.set(due, [...(groups.get(due) ?? []), piece]);
  }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

/** Places the pieces of one due date behind what lies on the roll, and adds them to it. */
function placeGroup(pieces: readonly Piece[], roll: Roll, options: NestOptions, share: number): PlacedPiece[] {
  const rectangles = pieces.map((piece) => toRectangle(piece, options.gapMm));
  const layout = findLayout(rectangles, roll, options, share);
  roll.end = Math.max(roll.end, endOf(rectangles, layout));
  roll.skyline = cover(roll, rectangles, layout);
  return pieces.map((piece, index) => {
    const rotated = layout.turned[index] === 1;
    return {
      id: piece.job.id,
      copy: piece.copy,
      panel: piece.panel,
      x: at(layout.x, index) / UNITS,
      y: at(layout.y, index) / UNITS,
      width: rotated ? piece.heightMm : piece.widthMm,
      height: rotated ? piece.widthMm : piece.heightMm,
      rotated,
    };
  });
}

/** The shortest of the layouts that the packers find. */
function findLayout(
  rectangles: readonly Rectangle[],
  { width, skyline, end }: Roll,
  { mode, random, effort = 1 }: NestOptions,
  share: number,
): Layout {
  const count = rectangles.length;
  const comparisons = effort * COMPARISONS * share * Math.min(MOST, Math.max(1, count / share / USUAL_PIECES));
  const run = (packer: GuillotinePacker, of: readonly Rectangle[], part: number) =>
    search(packer, of, Math.floor((part * comparisons) / workOf(of.length)), random);
  const found: Layout[] = [];
  for (let i = 0; i < BLOCK_ATTEMPTS; i++) {
    const blocks = joinEqualSides(rectangles, width, random);
    if (blocks.length === count) break;
    const layout = run(new GuillotinePacker(blocks, width, end), blocks, BLOCK_SHARE / BLOCK_ATTEMPTS);
    found.push(layOutParts(blocks, layout, count));
  }
  const beamShare = mode === 'least_waste' ? BEAM_SHARE : 0;
  const rest = 1 - beamShare - (found.length > 0 ? BLOCK_SHARE : 0);
  found.push(run(new GuillotinePacker(rectangles, width, end), rectangles, rest));
  const best = found.reduce((shortest, layout) =>
    endOf(rectangles, layout) < endOf(rectangles, shortest) ? layout : shortest,
  );
  if (beamShare === 0) return best;
  const beam = new BeamSearch(rectangles, width, skyline, random);
  return beam.search(beamShare * comparisons, endOf(rectangles, best)) ?? best;
}

function endOf(rectangles: readonly Rectangle[], layout: Layout): number {
  return rectangles.reduce(
    (end, rectangle, index) => Math.max(end, at(layout.y, index) + alongRoll(rectangle, layout, index)),
    0,
  );
}

const alongRoll = ({ width, height }: Rectangle, { turned }: Layout, index: number) =>
  turned[index] === 1 ? width : height;
const acrossRoll = ({ width, height }: Rectangle, { turned }: Layout, index: number) =>
  turned[index] === 1 ? height : width;

/** What is covered across the roll, and up to where. */
interface Span {
  from: number;
  to: number;
  end: number;
}

/** The end of everything on the roll, with the given rectangles. */
function cover({ width, skyline }: Roll, rectangles: readonly Rectangle[], layout: Layout): Skyline {
  const spans = rectangles.map((rectangle, index) => ({
    from: at(layout.x, index),
    to: at(layout.x, index) + acrossRoll(rectangle, layout, index),
    end: at(layout.y, index) + alongRoll(rectangle, layout, index),
  }));
  return raise(width, skyline, spans);
}

function raise(rollWidth: number, skyline: Skyline, added: readonly Span[]): Skyline {
  const spans = [...added];
  for (let i = 0; i < skyline.count; i++)
    spans.push({ from: at(skyline.x, i), to: at(skyline.x, i) + at(skyline.width, i), end: at(skyline.y, i) });
  const edges = [...new Set(spans.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
  const result = new Skyline(edges.length);
  for (const [index, x] of edges.entries()) {
    const next = edges[index + 1];
    if (next === undefined || x >= rollWidth) continue;
    const end = Math.max(...spans.filter(({ from, to }) => from <= x && to >= next).map((span) => span.end));
    result.append(x, end, next - x);
  }
  return result;
}

const round = (mm: number) => Math.round(mm * 1e5) / 1e5;
