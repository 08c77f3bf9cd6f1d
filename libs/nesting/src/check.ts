import { type Job, nameOf, type PlacedPiece } from './job';
import { piecesOf, TOLERANCE_MM } from './pieces';

/**
 * Where a nest that somebody changed cannot be printed: the index of the first piece that is not one of the jobs', named
 * twice, of another size than its job, beside the roll, or over another one; null for a nest that can be printed.
 */
export function findMisplaced(
  placed: readonly PlacedPiece[],
  jobs: readonly Job[],
  { rollMm, lengthMm }: { rollMm: number; lengthMm: number },
): number | null {
  const sizes = new Map(jobs.map((job) => [job.id, { job, panels: piecesOf({ ...job, copies: 1 }, rollMm) }]));
  const names = new Set<string>();
  const index = placed.findIndex((piece, at) => {
    const found = sizes.get(piece.id);
    const panel = found?.panels.find((each) => each.panel === piece.panel);
    const name = nameOf(piece);
    const isOrdered = piece.copy >= 1 && piece.copy <= (found?.job.copies ?? 0);
    if (!found || !panel || names.has(name) || !isOrdered) return true;
    names.add(name);
    const [width, height] = piece.rotated ? [panel.heightMm, panel.widthMm] : [panel.widthMm, panel.heightMm];
    const isItsSize = isNear(piece.width, width) && isNear(piece.height, height);
    const isOnRoll =
      piece.x >= 0 && piece.y >= 0 && isWithin(piece.x + width, rollMm) && isWithin(piece.y + height, lengthMm);
    // Ends at the piece itself at the latest.
    const firstOver = placed.findIndex((other) => other === piece || overlaps(piece, other));
    return !isItsSize || !isOnRoll || firstOver < at;
  });
  return index < 0 ? null : index;
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE_MM;
const isWithin = (end: number, limit: number) => end <= limit + TOLERANCE_MM;

function overlaps(a: PlacedPiece, b: PlacedPiece): boolean {
  const apart = (from: number, size: number, otherFrom: number, otherSize: number) =>
    isWithin(from + size, otherFrom) || isWithin(otherFrom + otherSize, from);
  return !apart(a.x, a.width, b.x, b.width) && !apart(a.y, a.height, b.y, b.height);
}
