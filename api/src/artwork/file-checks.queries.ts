import type { Tx } from '../common/public';

/** Deletes checks created before these times, and returns the ids of their objects. */
export async function deleteChecks(tx: Tx, before: { inCart: Date; others: Date }): Promise<string[]> {
  const [checks]: [{ object_id: string }[], number] = await tx.query(
    `delete from file_check c where created_at < $1
       or created_at < $2 and not exists (select from cart_item i where i.check_id = c.id) returning object_id`,
    [before.inCart, before.others],
  );
  return checks.map(({ object_id }) => object_id);
}
