import { Injectable, type OnModuleInit } from '@nestjs/common';
import { enqueue, job, ObjectStore, Outbox, type Tx } from '../kernel/public';

const objectsUnwanted = job<{ keys: string[] }>('artwork.objects-unwanted');

/** Takes the files of finished orders away, artwork and proofs alike. */
@Injectable()
export class ArtworkErasure implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly store: ObjectStore,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(objectsUnwanted, async ({ keys }) => {
      for (const key of keys) await this.store.remove(key);
    });
  }

  /** The rows now, the objects once that is committed; each once, and none that another order is still printed from. */
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

  /** Objects whose rows let go of them; each once, and none that an order is still printed from. */
  async eraseObjects(tx: Tx, ids: readonly string[]): Promise<void> {
    const [objects]: [{ object_key: string }[], number] = await tx.query(
      `delete from stored_object s where id = any($1) and not exists (select from artwork a where a.object_id = s.id)
         and not exists (select from proof p where p.object_id = s.id) returning object_key`,
      [ids],
    );
    if (objects.length > 0) await enqueue(tx, objectsUnwanted, { keys: objects.map(({ object_key }) => object_key) });
  }
}
