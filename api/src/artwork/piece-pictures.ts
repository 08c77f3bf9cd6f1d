import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { ItemView } from '@shop/contract';
import { type FindingArea, type Piece, place, type Placement } from '@shop/preflight';
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

/** Cuts the preview to the finished piece; what it does not cover stays white. */
async function layOnPiece(preview: Buffer, { covers, isTurned }: Placement, piece: Piece): Promise<Buffer> {
  const scale = LONGER_SIDE_PX / Math.max(piece.widthMm, piece.heightMm);
  const toPixels = (area: FindingArea) => ({
    left: Math.round(area.x * scale),
    top: Math.round(area.y * scale),
    width: Math.max(1, Math.round(area.width * scale)),
    height: Math.max(1, Math.round(area.height * scale)),
  });
  const { width, height } = toPixels({ x: 0, y: 0, width: piece.widthMm, height: piece.heightMm });
  const covered = toPixels(covers);
  const turned = sharp(preview).rotate(isTurned ? 90 : 0);
  const placed = await turned
    .resize(covered.width, covered.height, { fit: 'fill' })
    .flatten({ background: WHITE })
    .toBuffer();
  const [left, top] = [Math.max(0, -covered.left), Math.max(0, -covered.top)];
  const visible = await sharp(placed)
    .extract({
      ...{ left, top },
      width: Math.max(1, Math.min(covered.width - left, width)),
      height: Math.max(1, Math.min(covered.height - top, height)),
    })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: WHITE } })
    .composite([{ input: visible, left: Math.max(0, covered.left), top: Math.max(0, covered.top) }])
    .jpeg({ quality: 88 })
    .toBuffer();
}
