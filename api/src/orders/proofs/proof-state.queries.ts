import type { Tx } from '../../common/public';

/** How many proofs an item has, and its current artwork. */
export interface ProofState {
  proofsSent: number;
  artworkId: string | null;
}

/** @param lock locks the item's order until the transaction ends */
export async function findProofState(tx: Tx, sid: string, lock?: 'for update'): Promise<ProofState> {
  if (lock)
    await tx.query(
      'select from customer_order o join order_item i on i.order_id = o.id where i.sid = $1 for update of o',
      [sid],
    );
  const [row]: ProofState[] = await tx.query(
    `select (select count(*)::int from proof where sid = $1) as "proofsSent",
       (select id from artwork where sid = $1 and current) as "artworkId"`,
    [sid],
  );
  return row ?? { proofsSent: 0, artworkId: null };
}
