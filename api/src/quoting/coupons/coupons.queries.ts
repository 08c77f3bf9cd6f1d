import type { Tx } from '../../common/public';
import type { Coupon } from './coupon.entity';

/** Stores a new coupon. False if the lost order already has one. */
export async function insertCoupon(tx: Tx, coupon: Coupon): Promise<boolean> {
  const { code, percent, accountId, reason, lostOrderId, issuedAt, issuedBy, validUntil } = coupon;
  const inserted: unknown[] = await tx.query(
    `insert into coupon (code, percent, account_id, reason, lost_order_id, issued_at, issued_by, valid_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (lost_order_id) do nothing returning code`,
    [code, percent, accountId, reason, lostOrderId, issuedAt, issuedBy, validUntil],
  );
  return inserted.length > 0;
}

/**
 * Marks a valid coupon as used by the order and returns its discount in percent. Waits for a concurrent order with the
 * same coupon. Null if the account cannot use it.
 */
export async function redeemCoupon(
  tx: Tx,
  code: string,
  accountId: string,
  orderId: string,
  now: Date,
): Promise<number | null> {
  const [rows]: [{ percent: number }[], number] = await tx.query(
    `update coupon set redeemed_by = $3, redeemed_at = $4
     where code = $1 and (account_id is null or account_id = $2) and redeemed_by is null and revoked_at is null
       and valid_until > $4
     returning percent`,
    [code, accountId, orderId, now],
  );
  return rows[0]?.percent ?? null;
}

/** The account's coupons as its owner receives them, oldest first. */
export async function listIssuedCoupons(tx: Tx, accountId: string): Promise<unknown[]> {
  return tx.query(
    `select code, percent, issued_at as "issuedAt", valid_until as "validUntil", redeemed_by as "orderId", revoked_at as "revokedAt"
     from coupon where account_id = $1 order by issued_at, code`,
    [accountId],
  );
}
