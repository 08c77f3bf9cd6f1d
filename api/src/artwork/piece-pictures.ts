import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { ItemView } from '@shop/contract';
import { type Piece, place } from '@shop/preflight';
import { ApiError, ObjectStore, pictureLibrary, StoredObjectRow, type Tx } from '../common/public';
import { FileExaminations, layOnPiece } from '../preflight/public';
import { Artwork } from './artwork.entity';
import { PreflightReports } from './preflight-reports';

/** The artwork of an item as it lies on the finished piece. */
export interface DrawnPiece {
  piece: Piece;
  artwork: { id: string; name: string; sha256: string };
  /** JPEG of the finished piece. */
  picture: Buffer;
}

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
    const laid = await layOnPiece(
      pictureLibrary(),
      await buffer(await this.objects.read(preview.objectKey)),
      placement,
      piece,
    );
    const picture = await laid.jpeg({ quality: 88 }).toBuffer();
    return { piece, artwork: { id: artwork.id, name: artwork.name, sha256: examination.sha256 }, picture };
  }
}
