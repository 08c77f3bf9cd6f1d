import type { Tx } from '../common/public';
import type { ClaimRecord } from './claim-records';

interface ClaimRow extends Omit<ClaimRecord, 'amount'> {
  amount: string | null;
}

/** The claims of an order or the claim with an id, with their photos, oldest first. */
export async function findClaims(tx: Tx, { orderId, id }: { orderId?: string; id?: string }): Promise<ClaimRecord[]> {
  const rows: ClaimRow[] = await tx.query(
    `select c.id, c.order_id as "orderId", c.sid, c.reason, c.opened_at as "openedAt", c.deadline::text, c.response_due::text as "answerDue",
       c.resolution, c.lost_parcel as "lostParcel", c.amount, c.answer, c.resolved_at as "resolvedAt",
       c.reprint_order_id as "reprintOrderId",
       (select coalesce(json_agg(json_build_object('objectId', p.object_id, 'name', p.name) order by p.position), '[]')
         from claim_photo p where p.claim_id = c.id) as photos
     from claim c where ${id === undefined ? 'c.order_id' : 'c.id'} = $1 order by c.opened_at, c.id`,
    [id ?? orderId],
  );
  return rows.map((row) => ({ ...row, amount: row.amount === null ? null : Number(row.amount) }));
}

/** Deletes the photos of the orders' claims and returns the ids of their objects. */
export async function deleteClaimPhotos(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  const [photos]: [{ object_id: string }[], number] = await tx.query(
    'delete from claim_photo using claim where claim.id = claim_id and claim.order_id = any($1) returning object_id',
    [orderIds],
  );
  return photos.map(({ object_id }) => object_id);
}
