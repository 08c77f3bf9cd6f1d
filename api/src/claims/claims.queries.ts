import type { Tx } from '../common/public';
import type { ClaimRecord } from './claim-records';

/** A claim as a row, or as JSON in one. */
export interface ClaimRow extends Omit<ClaimRecord, 'amount' | 'openedAt' | 'resolvedAt'> {
  amount: string | number | null;
  openedAt: string | Date;
  resolvedAt: string | Date | null;
}

const selectClaims = (condition: string): string =>
  `select c.id, c.order_id as "orderId", c.sid, c.reason, c.opened_at as "openedAt", c.deadline::text, c.response_due::text as "answerDue",
     c.resolution, c.lost_parcel as "lostParcel", c.amount, c.answer, c.resolved_at as "resolvedAt",
       c.reprint_order_id as "reprintOrderId",
       (select coalesce(json_agg(json_build_object('objectId', p.object_id, 'name', p.name) order by p.position), '[]')
         from claim_photo p where p.claim_id = c.id) as photos
     from claim c where ${condition} order by c.opened_at, c.id`;

/** SQL: an order's claims with their photos as JSON for `toClaims`, oldest first. `orderId` is a column or parameter. */
export const claimsSql = (orderId: string): string =>
  `(select coalesce(json_agg(claims), '[]') from (${selectClaims(`c.order_id = ${orderId}`)}) claims)`;

/** The claims of an order or the claim with an id, with their photos, oldest first. */
export async function findClaims(tx: Tx, { orderId, id }: { orderId?: string; id?: string }): Promise<ClaimRecord[]> {
  return toClaims(await tx.query(selectClaims(`${id === undefined ? 'c.order_id' : 'c.id'} = $1`), [id ?? orderId]));
}

export function toClaims(rows: readonly ClaimRow[]): ClaimRecord[] {
  return rows.map(({ amount, openedAt, resolvedAt, ...row }) => ({
    ...row,
    amount: amount === null ? null : Number(amount),
    openedAt: new Date(openedAt),
    resolvedAt: resolvedAt === null ? null : new Date(resolvedAt),
  }));
}

/** Deletes the photos of the orders' claims and returns the ids of their objects. */
export async function deleteClaimPhotos(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  const [photos]: [{ object_id: string }[], number] = await tx.query(
    'delete from claim_photo using claim where claim.id = claim_id and claim.order_id = any($1) returning object_id',
    [orderIds],
  );
  return photos.map(({ object_id }) => object_id);
}
