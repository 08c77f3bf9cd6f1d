import type { Tx } from '../common/public';

/** No link of the order decides anything from now on. */
export async function spendLinks(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx.query('update proof_link set spent_at = $2 where order_id = $1 and spent_at is null', [orderId, at]);
}

export async function deleteExpiredLinks(tx: Tx, before: Date): Promise<void> {
  await tx.query('delete from proof_link where expires_at < $1', [before]);
}
