import type { Output, ProductionItemView } from '@shop/contract';
import { findMisplaced } from '@shop/nesting';

export type NestPiece = Output<'admin/nest'>['placed'][number];

/** A nest as it was suggested and then changed by hand. */
export interface EditedNest {
  placed: readonly NestPiece[];
  /** The keys of pieces that keep their places when the others are arranged again. */
  locked: ReadonlySet<string>;
}

/** Names a piece or panel within a nest. */
export const pieceKey = ({ sid, copy, panel = 0 }: NestPiece) => `${sid} ${copy} ${panel}`;

/** Puts a piece elsewhere on the roll, at most to its edges, and locks it. */
export function movePiece(nest: EditedNest, key: string, place: { x: number; y: number }, rollMm: number): EditedNest {
  return change(nest, key, (piece) => ({ ...piece, ...place }), rollMm);
}

/**
 * Where a piece that is dragged comes to lie: at an edge of the roll, in line with another piece, or at the gap from it, where
 * one of these is near; else where it was dragged to.
 */
export function snap(
  { x, y, width, height }: Pick<NestPiece, 'x' | 'y' | 'width' | 'height'>,
  others: readonly NestPiece[],
  { rollMm, gapMm, nearMm }: { rollMm: number; gapMm: number; nearMm: number },
): { x: number; y: number } {
  const across = others.map((other) => ({ at: other.x, size: other.width }));
  const along = others.map((other) => ({ at: other.y, size: other.height }));
  return {
    x: nearest(x, [0, rollMm - width, ...alignments(across, width, gapMm)], nearMm),
    y: nearest(y, [0, ...alignments(along, height, gapMm)], nearMm),
  };
}

/** Where a side of this size begins in line with the others, behind them and before them. */
const alignments = (others: readonly { at: number; size: number }[], size: number, gapMm: number) =>
  others.flatMap((other) => [other.at, other.at + other.size + gapMm, other.at - gapMm - size]);

function nearest(mm: number, candidates: readonly number[], nearMm: number): number {
  const distance = (candidate: number) => Math.abs(candidate - mm);
  const near = candidates.filter((candidate) => candidate >= 0 && distance(candidate) <= nearMm);
  return near.toSorted((a, b) => distance(a) - distance(b))[0] ?? mm;
}

/** Turns a piece by 90° at its place, and locks it. */
export function turnPiece(nest: EditedNest, key: string, rollMm: number): EditedNest {
  const turn = (piece: NestPiece): NestPiece => ({
    ...piece,
    ...{ width: piece.height, height: piece.width, rotated: !piece.rotated },
  });
  return change(nest, key, turn, rollMm);
}

/** Locks a piece where it is, or unlocks it. */
export function toggleLock({ placed, locked }: EditedNest, key: string): EditedNest {
  const next = new Set(locked);
  if (!next.delete(key)) next.add(key);
  return { placed, locked: next };
}

function change(
  { placed, locked }: EditedNest,
  key: string,
  edit: (piece: NestPiece) => NestPiece,
  rollMm: number,
): EditedNest {
  return {
    placed: placed.map((piece) => (pieceKey(piece) === key ? keepOnRoll(edit(piece), rollMm) : piece)),
    locked: new Set([...locked, key]),
  };
}

const keepOnRoll = (piece: NestPiece, rollMm: number): NestPiece => ({
  ...piece,
  x: round(Math.max(0, Math.min(piece.x, rollMm - piece.width))),
  y: round(Math.max(0, piece.y)),
});

const round = (mm: number) => Math.round(mm * 100) / 100;

/** The length of roll that the pieces take, and their share of it. */
export function measureNest(placed: readonly NestPiece[], rollMm: number): { lengthMm: number; yield: number } {
  const lengthMm = round(Math.max(0, ...placed.map(({ y, height }) => y + height)));
  const areaMm = placed.reduce((sum, { width, height }) => sum + width * height, 0);
  return { lengthMm, yield: lengthMm > 0 ? areaMm / (lengthMm * rollMm) : 0 };
}

/** The key of the first piece over another one or beside the roll; null for a nest that can be printed. */
export function findMisplacedKey(
  placed: readonly NestPiece[],
  items: readonly ProductionItemView[],
  rollMm: number,
): string | null {
  const jobs = items.map(({ sid, quantity, printWidthMm, printHeightMm }) => ({
    ...{ id: sid, copies: quantity, canRotate: true },
    ...{ widthMm: printWidthMm ?? 0, heightMm: printHeightMm ?? 0 },
  }));
  const pieces = placed.map(({ sid, panel = null, ...piece }) => ({ id: sid, panel, ...piece }));
  const index = findMisplaced(pieces, jobs, { rollMm, lengthMm: measureNest(placed, rollMm).lengthMm });
  const piece = index === null ? undefined : placed[index];
  return piece ? pieceKey(piece) : null;
}
