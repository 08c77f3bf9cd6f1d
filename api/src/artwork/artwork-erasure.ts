import { Injectable, type OnModuleInit } from '@nestjs/common';
import { enqueue, job, ObjectStore, Outbox, type Tx } from '../common/public';
import { deleteComparisons } from './comparison/proof-comparisons.queries';
import {
  deleteArtworks,
  deletePinsAndLinks,
  deleteProductionPhotos,
  deleteProofs,
  deleteUnusedObjects,
  eraseApproverNames,
} from './artwork-erasure.queries';
import { deleteSegments, deleteUploads, lockUploadsOfOrders } from './uploads/uploads.queries';

const deleteObjects = job<{ keys: string[] }>('artwork.delete-objects');

/** Deletes the artwork and proofs of finished orders. */
@Injectable()
export class ArtworkErasure implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly store: ObjectStore,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(deleteObjects, async ({ keys }) => {
      for (const key of keys) await this.store.remove(key);
    });
  }

  /** Deletes the files of orders, and the names of those who approved proofs. */
  async erase(tx: Tx, orderIds: readonly string[]): Promise<void> {
    await eraseApproverNames(tx, orderIds);
    await this.eraseFiles(tx, orderIds);
  }

  /** Deletes the rows of artwork, proofs and photos in the transaction; a job deletes their objects after the commit. */
  async eraseFiles(tx: Tx, orderIds: readonly string[]): Promise<void> {
    const uploads = await lockUploadsOfOrders(tx, orderIds);
    await this.deleteObjects(tx, await deleteSegments(tx, uploads));
    await deleteUploads(tx, uploads);
    await deletePinsAndLinks(tx, orderIds);
    const pictureIds = await deleteComparisons(tx, orderIds);
    const proofIds = await deleteProofs(tx, orderIds);
    const photoIds = await deleteProductionPhotos(tx, orderIds);
    const artworkIds = await deleteArtworks(tx, orderIds);
    await this.eraseObjects(tx, [...pictureIds, ...proofIds, ...photoIds, ...artworkIds]);
  }

  /** Deletes stored objects that no artwork or proof uses any more. A job deletes their files after the commit. */
  async eraseObjects(tx: Tx, ids: readonly string[]): Promise<void> {
    await this.deleteObjects(tx, await deleteUnusedObjects(tx, ids));
  }

  /** A job deletes objects of the store after the commit. */
  async deleteObjects(tx: Tx, keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await enqueue(tx, deleteObjects, { keys: [...keys] });
  }
}
