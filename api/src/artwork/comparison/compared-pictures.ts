import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { type Piece, place } from '@shop/preflight';
import { In } from 'typeorm';
import { ApiError, ObjectStore, StoredObjectRow, type Tx } from '../../common/public';
import { FileExaminations, type PicturesToCompare } from '../../preflight/public';
import { PreflightReports } from '../preflight-reports';
import { drawnMarks, placeProof } from './compared-placements';
import type { ComparedProof } from './proof-comparisons.queries';

/** Object keys of the pictures of an artwork and of its proof, and how they lie on the piece. */
type Pictures = Omit<PicturesToCompare, 'bytes'> & { keys: { first: string; second: string } };

/** The pictures of a proof and its artwork that a process compares. */
@Injectable()
export class ComparedPictures {
  constructor(
    private readonly objects: ObjectStore,
    private readonly examinations: FileExaminations,
    private readonly reports: PreflightReports,
  ) {}

  /** @throws {ApiError} `comparison_unavailable` for an item that is not printed */
  pieceOf({ item }: ComparedProof): Piece {
    const piece = this.reports.pieceOf({ item });
    if (!piece) throw new ApiError('comparison_unavailable');
    return piece;
  }

  /** @throws {ApiError} `comparison_unavailable` if one of the files has no picture */
  async load(reader: Tx, proof: ComparedProof): Promise<Pictures> {
    const piece = this.pieceOf(proof);
    const ids = [proof.artworkObjectId ?? '', proof.proofObjectId];
    const found = await this.examinations.find(reader, ids.filter(Boolean));
    const [artwork, drawn] = ids.map((id) => found.get(id));
    const first = artwork?.facts ? place(artwork.facts, piece) : null;
    const second = drawn?.facts ? placeProof(drawn.facts, piece, proof.pieceArea) : null;
    const keys = await findKeys(reader, [artwork?.previewId, drawn?.previewId]);
    if (!first || !second || !keys) throw new ApiError('comparison_unavailable');
    const { widthMm, heightMm } = piece;
    return {
      piece: { widthMm, heightMm },
      placements: { first: { covers: first.covers, isTurned: first.isTurned }, second },
      ignored: drawnMarks(piece, proof.pieceArea),
      keys,
    };
  }

  async compare({ keys, ...pictures }: Pictures): ReturnType<FileExaminations['compare']> {
    const read = async (key: string) => buffer(await this.objects.read(key));
    const [first, second] = await Promise.all([read(keys.first), read(keys.second)]);
    return this.examinations.compare({ ...pictures, bytes: { first, second } });
  }
}

async function findKeys(
  reader: Tx,
  [first, second]: readonly (string | null | undefined)[],
): Promise<Pictures['keys'] | null> {
  if (!first || !second) return null;
  const rows = await reader.findBy(StoredObjectRow, { id: In([first, second]) });
  const keyOf = (wanted: string) => rows.find(({ id }) => id === wanted)?.objectKey;
  const [firstKey, secondKey] = [keyOf(first), keyOf(second)];
  return firstKey && secondKey ? { first: firstKey, second: secondKey } : null;
}
