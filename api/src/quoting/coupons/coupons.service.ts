import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, ApiError, fieldError, type Tx } from '../../common/public';
import { formatCouponCode, parseCouponCode } from './coupon-code';
import { Coupon } from './coupon.entity';
import { insertCoupon, redeemCoupon } from './coupons.queries';

const VALID_MS = 365 * 86_400_000;
const MAX_LISTED = 100;

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

/** Coupons lower the product price of one order each. */
@Injectable()
export class Coupons {
  constructor(private readonly clock: Clock) {}

  /** Issues a coupon, valid for a year by default. Returns null if the lost order already has one. */
  async issue(tx: Tx, { percent, accountId, reason, validUntil, by, lostOrderId }: NewCoupon): Promise<Coupon | null> {
    const now = this.clock.now();
    const coupon: Coupon = {
      code: formatCouponCode(randomBytes(12)),
      percent,
      accountId,
      reason,
      lostOrderId: lostOrderId ?? null,
      issuedAt: now,
      issuedBy: by,
      validUntil: validUntil ?? new Date(now.getTime() + VALID_MS),
      redeemedBy: null,
      redeemedAt: null,
      revokedAt: null,
      revokedBy: null,
    };
    return (await insertCoupon(tx, coupon)) ? coupon : null;
  }

  /**
   * The discount in percent.
   * @throws ApiError `coupon_unknown`, `coupon_used`, `coupon_revoked`, `coupon_expired`
   */
  async percentOf(tx: Tx, accountId: string, typed: string): Promise<number> {
    const coupon = await tx.findOneBy(Coupon, { code: parseOrThrow(typed) });
    // A coupon of another account is treated as unknown.
    if (!coupon || (coupon.accountId !== null && coupon.accountId !== accountId)) {
      throw fieldError('coupon_unknown', 'coupon');
    }
    if (coupon.redeemedBy !== null) throw fieldError('coupon_used', 'coupon');
    if (coupon.revokedAt !== null) throw fieldError('coupon_revoked', 'coupon');
    if (coupon.validUntil <= this.clock.now()) throw fieldError('coupon_expired', 'coupon');
    return coupon.percent;
  }

  /**
   * Redeems the coupon for an order of this transaction and returns its discount. A concurrent order waits and then fails.
   * @throws ApiError as `percentOf` does
   */
  async redeem(tx: Tx, accountId: string, typed: string, orderId: string): Promise<number> {
    const percent = await redeemCoupon(tx, parseOrThrow(typed), accountId, orderId, this.clock.now());
    return percent ?? this.percentOf(tx, accountId, typed);
  }

  /** Makes the coupon of an order usable again, because the order ended without payment. */
  async release(tx: Tx, orderId: string): Promise<void> {
    await tx.update(Coupon, { redeemedBy: orderId }, { redeemedBy: null, redeemedAt: null });
  }

  /** @throws ApiError `resource_not_found`, `coupon_used`, `coupon_revoked` */
  async revoke(tx: Tx, typed: string, by: string): Promise<void> {
    const code = parseCouponCode(typed);
    const coupon = code && (await tx.findOne(Coupon, { where: { code }, lock: { mode: 'pessimistic_write' } }));
    if (!coupon) throw new ApiError('resource_not_found');
    if (coupon.redeemedBy !== null) throw new ApiError('coupon_used');
    if (coupon.revokedAt !== null) throw new ApiError('coupon_revoked');
    await tx.update(Coupon, { code: coupon.code }, { revokedAt: this.clock.now(), revokedBy: by });
  }

  /** Newest first. */
  async listByAccount(tx: Tx, accountId: string): Promise<Coupon[]> {
    return tx.find(Coupon, { where: { accountId }, order: { issuedAt: 'DESC', code: 'ASC' }, take: MAX_LISTED });
  }
}

function parseOrThrow(typed: string): string {
  const code = parseCouponCode(typed);
  if (code === null) throw fieldError('coupon_unknown', 'coupon');
  return code;
}
