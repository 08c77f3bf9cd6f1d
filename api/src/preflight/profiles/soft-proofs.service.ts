import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import { In } from 'typeorm';
import { Clock, Database, ObjectStore, saveStoredObject, StoredObjectRow } from '../../common/public';
import { PREVIEW_FOLDER, PREVIEW_TYPE } from '../preview-folder';
import { type DrawnProof, drawSoftProof } from './draw-soft-proof';
import { chooseProfile, type PrintTarget } from './choose-profile';
import { findPendingProofs, findProfiles, type PendingProof, saveSoftProof } from './soft-proofs.queries';

/** Draws files as they are printed by the profiles of products. */
@Injectable()
export class SoftProofs {
  private readonly log = new Logger('preflight');

  constructor(
    private readonly database: Database,
    private readonly objects: ObjectStore,
    private readonly clock: Clock,
  ) {}

  /** Draws an examined file by the profiles with which it is printed, unless that is done already. */
  async draw(sha256: Buffer, targets: readonly PrintTarget[]): Promise<void> {
    const { reader } = this.database;
    const profiles = await findProfiles(
      reader,
      targets.map(({ sku }) => sku),
    );
    const chosen = targets.flatMap((target) => chooseProfile(profiles, target)?.id ?? []);
    for (const pending of await findPendingProofs(reader, sha256, chosen)) {
      const [preview, profile] = [
        await buffer(await this.objects.read(pending.previewKey)),
        await buffer(await this.objects.read(pending.profileKey)),
      ];
      const drawn = await drawSoftProof(preview, profile);
      if (drawn) await this.save(sha256, pending, drawn);
      else this.log.warn(`${pending.previewKey} was not drawn by the profile ${pending.profileKey}`);
    }
  }

  /** Stores the pictures, then the rows. Pictures that nothing uses any more are removed. */
  private async save(sha256: Buffer, pending: PendingProof, { gamut, print, mask }: DrawnProof): Promise<void> {
    const printed = await this.store(print);
    const stored = mask && (await this.store(mask));
    const drawnAt = this.clock.now();
    const unused = await this.database.transaction(async (tx) => {
      const printId = await saveStoredObject(tx, printed, drawnAt);
      const gamutId = stored && (await saveStoredObject(tx, stored, drawnAt));
      const proof = { sha256, profileId: pending.profileId, gamut, printId, gamutId, drawnAt };
      const replaced = await saveSoftProof(tx, proof, pending);
      const id = In(replaced ?? [printId, ...(gamutId ? [gamutId] : [])]);
      const rows = await tx.findBy(StoredObjectRow, { id });
      await tx.delete(StoredObjectRow, { id });
      return rows;
    });
    for (const { objectKey } of unused) await this.objects.remove(objectKey);
  }

  private async store(bytes: Buffer) {
    return {
      object: await this.objects.store(PREVIEW_FOLDER, Readable.from([bytes]), PREVIEW_TYPE),
      contentType: PREVIEW_TYPE,
    };
  }
}
