import { Injectable, type OnModuleInit } from '@nestjs/common';
import { enqueue, job, ObjectStore, Outbox, type Tx } from '../common/public';

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

  /** Deletes the rows of artwork and proofs in the transaction; a job deletes their objects after the commit. */
  async erase(tx: Tx, orderIds: readonly string[]): Promise<void> {
    const [proofs]: [{ object_id: string }[], number] = await tx.query(
      'delete from proof where order_id = any($1) returning object_id',
      [orderIds],
    );
    const [artworks]: [{ object_id: string | null }[], number] = await tx.query(
      'delete from artwork where order_id = any($1) returning object_id',
      [orderIds],
    );
    await this.eraseObjects(
      tx,
      [...proofs, ...artworks].flatMap(({ object_id }) => object_id ?? []),
    );
  }

  /** Deletes stored objects that no artwork or proof uses any more. A job deletes their files after the commit. */
  async eraseObjects(tx: Tx, ids: readonly string[]): Promise<void> {
    const [objects]: [{ object_key: string }[], number] = await tx.query(
      `delete from stored_object s where id = any($1) and not exists (select from artwork a where a.object_id = s.id)
         and not exists (select from proof p where p.object_id = s.id) returning object_key`,
      [ids],
    );
    if (objects.length > 0) await enqueue(tx, deleteObjects, { keys: objects.map(({ object_key }) => object_key) });
  }
}
