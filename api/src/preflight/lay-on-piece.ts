import { type FindingArea, intersect, type Piece, type Placement } from '@shop/preflight';
import type { default as sharp, Sharp } from 'sharp';

const LONGER_SIDE_PX = 2000;
const WHITE = '#ffffff';
/** Between two steps; WebP would lose something each time. */
const UNCOMPRESSED = { compressionLevel: 0 };

/**
 * Cuts the preview to the finished piece; what it does not cover stays white. Only what is visible is enlarged: a preview
 * of other proportions may cover many times the piece.
 * @param pictures the library with the settings of the process
 */
export async function layOnPiece(
  pictures: typeof sharp,
  preview: Buffer,
  { covers, isTurned }: Pick<Placement, 'covers' | 'isTurned'>,
  piece: Pick<Piece, 'widthMm' | 'heightMm'>,
  longerSidePx = LONGER_SIDE_PX,
): Promise<Sharp> {
  const scale = longerSidePx / Math.max(piece.widthMm, piece.heightMm);
  const { width, height } = toPixels({ x: 0, y: 0, width: piece.widthMm, height: piece.heightMm }, scale);
  const canvas = pictures({ create: { width, height, channels: 3, background: WHITE } });
  const visible = intersect(covers, { x: 0, y: 0, width: piece.widthMm, height: piece.heightMm });
  if (!visible) return canvas;
  const upright = await pictures(preview)
    .rotate(isTurned ? 90 : 0)
    .png(UNCOMPRESSED)
    .toBuffer({ resolveWithObject: true });
  const target = toPixels(visible, scale);
  const input = await pictures(upright.data)
    .extract(partOf(upright.info, covers, visible))
    .resize(target.width, target.height, { fit: 'fill' })
    .flatten({ background: WHITE })
    .png(UNCOMPRESSED)
    .toBuffer();
  return canvas.composite([{ input, left: target.left, top: target.top }]);
}

interface PixelArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

function toPixels({ x, y, width, height }: FindingArea, scale: number): PixelArea {
  return {
    left: Math.round(x * scale),
    top: Math.round(y * scale),
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The pixels of a picture that cover an area of what all of it covers. */
function partOf(size: { width: number; height: number }, covers: FindingArea, visible: FindingArea): PixelArea {
  const span = (all: number, from: number, length: number, covered: number) => {
    const start = Math.min(all - 1, Math.round((from / covered) * all));
    return [start, Math.min(all - start, Math.max(1, Math.round((length / covered) * all)))] as const;
  };
  const [left, width] = span(size.width, visible.x - covers.x, visible.width, covers.width);
  const [top, height] = span(size.height, visible.y - covers.y, visible.height, covers.height);
  return { left, top, width, height };
}
