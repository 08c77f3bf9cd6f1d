import type { Tx } from '../common/public';
import { deleteUnusedExaminations } from '../preflight/public';

/** Deletes the orders' pins and proof links. */
export async function deletePinsAndLinks(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx.query('delete from proof_pin where order_id = any($1)', [orderIds]);
  await tx.query('delete from proof_link where order_id = any($1)', [orderIds]);
}

export async function eraseApproverNames(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx.query('update proof_approval set approved_by = null where order_id = any($1)', [orderIds]);
}

/** Deletes the orders' proofs and returns the ids of their objects. */
export async function deleteProofs(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  const [proofs]: [{ object_id: string }[], number] = await tx.query(
    'delete from proof where order_id = any($1) returning object_id',
    [orderIds],
  );
  return proofs.map(({ object_id }) => object_id);
}

/** Deletes the photos of the orders' items in production and returns the ids of their objects. */
export async function deleteProductionPhotos(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  const [photos]: [{ object_id: string }[], number] = await tx.query(
    'delete from production_photo where order_id = any($1) returning object_id',
    [orderIds],
  );
  return photos.map(({ object_id }) => object_id);
}

/** Deletes the orders' artwork and returns the ids of its objects. A link has none. */
export async function deleteArtworks(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  const [artworks]: [{ object_id: string | null }[], number] = await tx.query(
    'delete from artwork where order_id = any($1) returning object_id',
    [orderIds],
  );
  return artworks.flatMap(({ object_id }) => object_id ?? []);
}

/**
 * Deletes the rows of stored objects that nothing uses any more, with what was found out about them and its pictures.
 * Returns the keys of the objects.
 */
export async function deleteUnusedObjects(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const [objects]: [{ object_key: string; sha256: Buffer }[], number] = await tx.query(
    `delete from stored_object s where id = any($1) and not exists (select from artwork a where a.object_id = s.id)
       and not exists (select from proof p where p.object_id = s.id)
       and not exists (select from file_check c where c.object_id = s.id) returning object_key, sha256`,
    [ids],
  );
  const pictures = await deleteUnusedExaminations(
    tx,
    objects.map(({ sha256 }) => sha256),
  );
  return [...objects.map(({ object_key }) => object_key), ...pictures];
}
