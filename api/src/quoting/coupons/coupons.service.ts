import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, ApiError, fieldError, type Tx } from '../../common/public';
import { formatCouponCode, parseCouponCode } from './coupon-code';

const VALID_MS = 365 * 86_400_000;

export interface NewCoupon {
  percent: number;
  /** The only account that may use it; null for anyone with the code. */
  accountId: string | null;
  reason: string;
  validUntil?: Date;
  /** The staff account; null if issued automatically. */
  by: string | null;
  lostOrderId?: string;
}

export interface Coupon {
  code: string;
  percent: number;
  issuedAt: Date;
  validUntil: Date;
  redeemedBy: string | null;
  revokedAt: Date | null;
}

interface CouponStateRow {
  percent: number;
  redeemed_by: string | null;
  revoked_at: Date | null;
  valid_until: Date;
}

/** A coupon of another account is treated as unknown. */
const USABLE_BY_ACCOUNT = '(account_id is null or account_id = $2)';

/** Coupons lower the product price of one order each. */
@Injectable()
export class Coupons {
  constructor(private readonly clock: Clock) {}

  /** Issues a coupon, valid for a year by default. Returns null if the lost order already has one. */
  async issue(tx: Tx, { percent, accountId, reason, validUntil, by, lostOrderId }: NewCoupon): Promise<Coupon | null> {
    const now = this.clock.now();
    const [issued]: Coupon[] = await tx.query(
      `insert into coupon (code, percent, account_id, reason, lost_order_id, issued_at, issued_by, valid_until)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (lost_order_id) do nothing returning ${COUPON_FIELDS}`,
      [
        formatCouponCode(randomBytes(12)),
        percent,
        accountId,
        reason,
        lostOrderId ?? null,
        now,
        by,
        validUntil ?? new Date(now.getTime() + VALID_MS),
      ],
    );
    return issued ?? null;
  }

  /**
   * The discount in percent.
   * @throws ApiError `coupon_unknown`, `coupon_used`, `coupon_revoked`, `coupon_expired`
   */
  async percentOf(tx: Tx, accountId: string, typed: string): Promise<number> {
    const [coupon]: CouponStateRow[] = await tx.query(
      `select percent, redeemed_by, revoked_at, valid_until from coupon where code = $1 and ${USABLE_BY_ACCOUNT}`,
      [parseOrThrow(typed), accountId],
    );
    if (!coupon) throw fieldError('coupon_unknown', 'coupon');
    if (coupon.redeemed_by !== null) throw fieldError('coupon_used', 'coupon');
    if (coupon.revoked_at !== null) throw fieldError('coupon_revoked', 'coupon');
    if (coupon.valid_until <= this.clock.now()) throw fieldError('coupon_expired', 'coupon');
    return coupon.percent;
  }

  /**
   * Redeems the coupon for an order of this transaction and returns its discount. A concurrent order waits and then fails.
   * @throws ApiError as `percentOf` does
   */
  async redeem(tx: Tx, accountId: string, typed: string, orderId: string): Promise<number> {
    const [rows]: [{ percent: number }[], number] = await tx.query(
      `update coupon set redeemed_by = $3, redeemed_at = $4
       where code = $1 and ${USABLE_BY_ACCOUNT} and redeemed_by is null and revoked_at is null and valid_until > $4 returning percent`,
      [parseOrThrow(typed), accountId, orderId, this.clock.now()],
    );
    return rows[0]?.percent ?? this.percentOf(tx, accountId, typed);
  }

  /** Makes the coupon of an order usable again, because the order ended without payment. */
  async release(tx: Tx, orderId: string): Promise<void> {
    await tx.query('update coupon set redeemed_by = null, redeemed_at = null where redeemed_by = $1', [orderId]);
  }

  /** @throws ApiError `resource_not_found`, `coupon_used`, `coupon_revoked` */
  async revoke(tx: Tx, typed: string, by: string): Promise<void> {
    const code = parseCouponCode(typed);
    const [coupon]: Pick<CouponStateRow, 'redeemed_by' | 'revoked_at'>[] = await tx.query(
      'select redeemed_by, revoked_at from coupon where code = $1 for update',
      [code],
    );
    if (!coupon) throw new ApiError('resource_not_found');
    if (coupon.redeemed_by !== null) throw new ApiError('coupon_used');
    if (coupon.revoked_at !== null) throw new ApiError('coupon_revoked');
    await tx.query('update coupon set revoked_at = $2, revoked_by = $3 where code = $1', [code, this.clock.now(), by]);
  }

  /** Newest first. */
  async listByAccount(tx: Tx, accountId: string): Promise<Coupon[]> {
    return tx.query(
      `select ${COUPON_FIELDS} from coupon where account_id = $1 order by issued_at desc, code limit 100`,
      [accountId],
    );
  }
}

const COUPON_FIELDS = `code, percent, issued_at as "issuedAt", valid_until as "validUntil", redeemed_by as "redeemedBy",
  revoked_at as "revokedAt"`;

function parseOrThrow(typed: string): string {
  const code = parseCouponCode(typed);
  if (code === null) throw fieldError('coupon_unknown', 'coupon');
  return code;
}
