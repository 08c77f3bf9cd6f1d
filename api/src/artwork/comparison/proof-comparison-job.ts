import { Readable } from 'node:stream';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { In } from 'typeorm';
import {
  ApiError,
  Clock,
  Database,
  ObjectStore,
  Outbox,
  type ReceivedFile,
  saveStoredObject,
  StoredObjectRow,
} from '../../common/public';
import { type PictureComparison, PREVIEW_FOLDER } from '../../preflight/public';
import { ComparedPictures } from './compared-pictures';
import { compareProof, type ProofKey } from './proof-comparisons';
import { type ComparedProof, findComparedProof, finishComparison } from './proof-comparisons.queries';

const PICTURE_TYPE = 'image/webp';

type StoredPicture = Pick<ReceivedFile, 'object' | 'contentType'>;

/** Compares a proof with its artwork, and keeps the pictures and what differs. */
@Injectable()
export class ProofComparisonJob implements OnModuleInit {
  private readonly log = new Logger('proofs');

  constructor(
    private readonly database: Database,
    private readonly pictures: ComparedPictures,
    private readonly objects: ObjectStore,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(compareProof, (key) => this.compare(key));
  }

  async compare(key: ProofKey): Promise<void> {
    const proof = await findComparedProof(this.database.reader, key);
    // The files of the order were deleted meanwhile.
    if (!proof) return;
    const result = await this.comparePictures(proof);
    if (!result) this.log.warn(`proof ${key.version} of item ${key.sid} was not compared`);
    await this.save(key, result);
  }

  /** Null if the process did not finish, or a file has no picture. A picture that is deleted meanwhile has no row at the next attempt. */
  private async comparePictures(proof: ComparedProof): Promise<PictureComparison | null> {
    try {
      return await this.pictures.compare(await this.pictures.load(this.database.reader, proof));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'comparison_unavailable') return null;
      throw error;
    }
  }

  /** Stores the pictures, then the rows. Pictures of a comparison that was deleted meanwhile are removed again. */
  private async save({ sid, version }: ProofKey, result: PictureComparison | null): Promise<void> {
    const stored = result ? [await this.store(result.first), await this.store(result.second)] : [];
    const { areas = [], changedShare = 0 } = result ?? {};
    const isUsed = await this.database.transaction(async (tx) => {
      const ids: string[] = [];
      for (const picture of stored) ids.push(await saveStoredObject(tx, picture, this.clock.now()));
      const [artworkPictureId = null, proofPictureId = null] = ids;
      const state = result ? 'done' : 'failed';
      const values = { sid, version, state, areas, changedShare, artworkPictureId, proofPictureId } as const;
      const isFinished = await finishComparison(tx, values);
      if (!isFinished) await tx.delete(StoredObjectRow, { id: In(ids) });
      return isFinished;
    });
    if (!isUsed) for (const { object } of stored) await this.objects.remove(object.key);
  }

  private async store(bytes: Buffer): Promise<StoredPicture> {
    const object = await this.objects.store(PREVIEW_FOLDER, Readable.from([bytes]), PICTURE_TYPE);
    return { object, contentType: PICTURE_TYPE };
  }
}
