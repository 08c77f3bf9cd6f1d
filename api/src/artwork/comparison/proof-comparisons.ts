import { Injectable } from '@nestjs/common';
import type { ProofComparisonView } from '@shop/contract';
import { ApiError, Clock, Database, enqueue, isUuid, job } from '../../common/public';
import { FileExaminations } from '../../preflight/public';
import { FileLinks } from '../file-links';
import { ComparedPictures } from './compared-pictures';
import { ProofComparison } from './proof-comparison.entity';
import { type ComparedProof, findComparedProof, insertComparison } from './proof-comparisons.queries';

export interface ProofKey {
  orderId: string;
  sid: string;
  version: number;
}

export const compareProof = job<ProofKey>('artwork.compare-proof');

/** Names of the pictures in links. */
const ARTWORK_NAME = 'artwork.webp';
const PROOF_NAME = 'proof.webp';

/** Proofs compared with the artwork that they show. */
@Injectable()
export class ProofComparisons {
  constructor(
    private readonly database: Database,
    private readonly examinations: FileExaminations,
    private readonly pictures: ComparedPictures,
    private readonly links: FileLinks,
    private readonly clock: Clock,
  ) {}

  /**
   * The comparison of a version of an item's proof. The first call has it made: both files are examined, unless they are,
   * and then a job compares their pictures.
   * @throws {ApiError} `resource_not_found`; `comparison_unavailable` if one of the files has no picture
   */
  async view(key: ProofKey): Promise<ProofComparisonView> {
    const { reader } = this.database;
    const proof = isUuid(key.sid) ? await findComparedProof(reader, key) : null;
    if (!proof) throw new ApiError('resource_not_found');
    const piece = this.pictures.pieceOf(proof);
    const { sid, version } = key;
    const comparison = await reader.findOneBy(ProofComparison, { sid, version });
    if (!comparison && (await this.areExamined(proof))) {
      // Refuses a file without a picture at once.
      await this.pictures.load(reader, proof);
      await this.request(key);
    }
    const { artworkPictureId, proofPictureId, areas = [], changedShare = 0, state = 'waiting' } = comparison ?? {};
    return {
      state,
      piece: { widthMm: piece.widthMm, heightMm: piece.heightMm },
      artwork: artworkPictureId ? this.links.pictureUrl(artworkPictureId, ARTWORK_NAME) : null,
      proof: proofPictureId ? this.links.pictureUrl(proofPictureId, PROOF_NAME) : null,
      areas,
      changedShare,
    };
  }

  /** Has the proof examined if it never was. Artwork is examined after its upload. */
  private async areExamined({ artworkObjectId, proofObjectId, ...proof }: ComparedProof): Promise<boolean> {
    if (!artworkObjectId) throw new ApiError('comparison_unavailable');
    const found = await this.examinations.find(this.database.reader, [artworkObjectId, proofObjectId]);
    if (!found.has(proofObjectId)) {
      const file = { format: proof.contentType.split('/')[1] ?? '', sha256: proof.proofSha256, size: null };
      await this.database.transaction((tx) => this.examinations.request(tx, file, this.clock.now()));
    }
    return [artworkObjectId, proofObjectId].every((id) => found.get(id)?.state === 'done');
  }

  private async request(key: ProofKey): Promise<void> {
    const { sid, version } = key;
    await this.database.transaction(async (tx) => {
      if (!(await insertComparison(tx, key, this.clock.now()))) return;
      await enqueue(tx, compareProof, key, { queue: 'compare-proofs', key: `compare-proof-${sid}-${version}` });
    });
  }
}
