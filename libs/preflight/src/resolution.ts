import type { FileFacts } from './facts';
import { positive } from './numbers';
import type { Placement } from './placement';

const MM_PER_INCH = 25.4;

/** The size of one arc minute, which the eye can just see, as a share of the distance. */
const ARC_MINUTE = Math.tan(Math.PI / 180 / 60);

/** The resolutions for which the largest size is told. */
const RESOLUTIONS = [100, 150, 300] as const;

/** The largest size for a resolution. */
export interface LargestSize {
  dpi: number;
  widthMm: number;
  heightMm: number;
}

/** The lowest resolution of the file on the piece, in pixels an inch; null without pictures. */
export function dpiOnPiece(facts: FileFacts, { covers, isTurned, enlargement }: Placement): number | null {
  const pixels = positive(isTurned ? facts.heightPx : facts.widthPx);
  if (pixels !== null && positive(facts.widthPx) !== null && positive(facts.heightPx) !== null)
    return pixels / (covers.width / MM_PER_INCH);
  const dpi = positive(facts.dpi);
  return dpi === null || enlargement === null ? null : dpi / enlargement;
}

/** The distance in metres from which a resolution looks sharp. */
export function sharpFromM(dpi: number): number {
  return MM_PER_INCH / dpi / ARC_MINUTE / 1000;
}

/** The largest sizes that the file can be printed at with 100, 150 and 300 dpi; none for a file without pictures. */
export function largestSizes(facts: FileFacts): LargestSize[] {
  const size = largestAt(facts);
  return size ? RESOLUTIONS.map((dpi) => ({ dpi, widthMm: size[0] / dpi, heightMm: size[1] / dpi })) : [];
}

/** Width and height in mm at 1 dpi. */
function largestAt(facts: FileFacts): [number, number] | null {
  const [widthPx, heightPx] = [positive(facts.widthPx), positive(facts.heightPx)];
  if (widthPx !== null && heightPx !== null) return [widthPx * MM_PER_INCH, heightPx * MM_PER_INCH];
  const [dpi, widthMm, heightMm] = [positive(facts.dpi), positive(facts.widthMm), positive(facts.heightMm)];
  return dpi !== null && widthMm !== null && heightMm !== null ? [widthMm * dpi, heightMm * dpi] : null;
}
