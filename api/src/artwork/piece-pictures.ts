import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { ItemView } from '@shop/contract';
import { type FindingArea, intersect, type Piece, place, type Placement } from '@shop/preflight';
import sharp from 'sharp';
import { ApiError, ObjectStore, StoredObjectRow, type Tx } from '../common/public';
import { FileExaminations } from '../preflight/public';
import { Artwork } from './artwork.entity';
import { PreflightReports } from './preflight-reports';

/** The artwork of an item as it lies on the finished piece. */
export interface DrawnPiece {
  piece: Piece;
  artwork: { id: string; name: string; sha256: string };
  /** JPEG of the finished piece. */
  picture: Buffer;
}

const LONGER_SIDE_PX = 2000;
const WHITE = '#ffffff';

/** Pictures of pieces, made from the previews of their artwork. */
@Injectable()
export class PiecePictures {
  constructor(
    private readonly objects: ObjectStore,
    private readonly examinations: FileExaminations,
    private readonly reports: PreflightReports,
  ) {}

  /** @throws {ApiError} `preview_missing` for artwork without a preview: links, archives, files that are still examined */
  async draw(reader: Tx, sid: string, item: ItemView): Promise<DrawnPiece> {
    const artwork = await reader.findOneBy(Artwork, { sid, current: true });
    const piece = this.reports.pieceOf({ item });
    const examination = artwork?.objectId
      ? (await this.examinations.find(reader, [artwork.objectId])).get(artwork.objectId)
      : undefined;
    const placement = examination?.facts && piece ? place(examination.facts, piece) : null;
    if (!artwork || !piece || !examination?.previewId || !placement) throw new ApiError('preview_missing');
    const preview = await reader.findOneByOrFail(StoredObjectRow, { id: examination.previewId });
    const picture = await layOnPiece(await buffer(await this.objects.read(preview.objectKey)), placement, piece);
    return { piece, artwork: { id: artwork.id, name: artwork.name, sha256: examination.sha256 }, picture };
  }
}

/**
 * Cuts the preview to the finished piece; what it does not cover stays white. Only what is visible is enlarged: a preview
 * of other proportions may cover many times the piece.
 */
export async function layOnPiece(
  preview: Buffer,
  { covers, isTurned }: Pick<Placement, 'covers' | 'isTurned'>,
  piece: Pick<Piece, 'widthMm' | 'heightMm'>,
): Promise<Buffer> {
  const scale = LONGER_SIDE_PX / Math.max(piece.widthMm, piece.heightMm);
  const { width, height } = toPixels({ x: 0, y: 0, width: piece.widthMm, height: piece.heightMm }, scale);
  const canvas = sharp({ create: { width, height, channels: 3, background: WHITE } }).jpeg({ quality: 88 });
  const visible = intersect(covers, { x: 0, y: 0, width: piece.widthMm, height: piece.heightMm });
  if (!visible) return canvas.toBuffer();
  const upright = await sharp(preview)
    .rotate(isTurned ? 90 : 0)
    .toBuffer({ resolveWithObject: true });
  const target = toPixels(visible, scale);
  const input = await sharp(upright.data)
    .extract(partOf(upright.info, covers, visible))
    .resize(target.width, target.height, { fit: 'fill' })
    .flatten({ background: WHITE })
    .toBuffer();
  return canvas.composite([{ input, left: target.left, top: target.top }]).toBuffer();
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
