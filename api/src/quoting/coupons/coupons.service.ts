import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Refusal, refuseField, type Tx } from '../../kernel/public';
import { formatCouponCode, parseCouponCode } from './coupon-code';

const VALID_MS = 365 * 86_400_000;

export interface NewCoupon {
  percent: number;
  /** Whose it is; null for anyone who has the code. */
  accountId: string | null;
  reason: string;
  validUntil?: Date;
  /** Null where the shop itself issues it. */
  by: string | null;
  lostOrderId?: string;
}

export interface CouponCard {
  code: string;
  percent: number;
  issuedAt: Date;
  validUntil: Date;
  redeemedBy: string | null;
  revokedAt: Date | null;
}

interface StandingRow {
  percent: number;
  redeemed_by: string | null;
  revoked_at: Date | null;
  valid_until: Date;
}

/** Who may use a coupon: a stranger's is as unknown as one that never was. */
const MINE = '(account_id is null or account_id = $2)';

/** Coupons: each lowers the product price of one order, once. */
@Injectable()
export class Coupons {
  constructor(private readonly clock: Clock) {}

  /** A year long where nothing else is said. One for each lost order. Null where that has one already. */
  async issue(
    tx: Tx,
    { percent, accountId, reason, validUntil, by, lostOrderId }: NewCoupon,
  ): Promise<CouponCard | null> {
    const now = this.clock.now();
    const [issued]: CouponCard[] = await tx.query(
      `insert into coupon (code, percent, account_id, reason, lost_order_id, issued_at, issued_by, valid_until)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (lost_order_id) do nothing returning ${CARD}`,
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

  /** What the coupon takes off, in percent. Refuses `coupon_unknown`, `coupon_used`, `coupon_revoked` and `coupon_expired`. */
  async percentOf(tx: Tx, accountId: string, typed: string): Promise<number> {
    const [coupon]: StandingRow[] = await tx.query(
      `select percent, redeemed_by, revoked_at, valid_until from coupon where code = $1 and ${MINE}`,
      [known(typed), accountId],
    );
    if (!coupon) throw refuseField('coupon_unknown', 'coupon');
    if (coupon.redeemed_by !== null) throw refuseField('coupon_used', 'coupon');
    if (coupon.revoked_at !== null) throw refuseField('coupon_revoked', 'coupon');
    if (coupon.valid_until <= this.clock.now()) throw refuseField('coupon_expired', 'coupon');
    return coupon.percent;
  }

  /**
   * Spends the coupon on an order that this transaction is about to write; of two orders at once the second waits and is refused.
   * Refuses as `percentOf`.
   */
  async redeem(tx: Tx, accountId: string, typed: string, orderId: string): Promise<number> {
    const [rows]: [{ percent: number }[], number] = await tx.query(
      `update coupon set redeemed_by = $3, redeemed_at = $4
       where code = $1 and ${MINE} and redeemed_by is null and revoked_at is null and valid_until > $4 returning percent`,
      [known(typed), accountId, orderId, this.clock.now()],
    );
    return rows[0]?.percent ?? this.percentOf(tx, accountId, typed);
  }

  /** The order it was spent on is over unpaid: it can be used again, as long as it is valid. */
  async release(tx: Tx, orderId: string): Promise<void> {
    await tx.query('update coupon set redeemed_by = null, redeemed_at = null where redeemed_by = $1', [orderId]);
  }

  /** Refuses `resource_not_found`, `coupon_used` and `coupon_revoked`. */
  async revoke(tx: Tx, typed: string, by: string): Promise<void> {
    const code = parseCouponCode(typed);
    const [coupon]: Pick<StandingRow, 'redeemed_by' | 'revoked_at'>[] = await tx.query(
      'select redeemed_by, revoked_at from coupon where code = $1 for update',
      [code],
    );
    if (!coupon) throw new Refusal('resource_not_found');
    if (coupon.redeemed_by !== null) throw new Refusal('coupon_used');
    if (coupon.revoked_at !== null) throw new Refusal('coupon_revoked');
    await tx.query('update coupon set revoked_at = $2, revoked_by = $3 where code = $1', [code, this.clock.now(), by]);
  }

  /** An account's own, newest first. */
  async of(tx: Tx, accountId: string): Promise<CouponCard[]> {
    return tx.query(`select ${CARD} from coupon where account_id = $1 order by issued_at desc, code limit 100`, [
      accountId,
    ]);
  }
}

const CARD = `code, percent, issued_at as "issuedAt", valid_until as "validUntil", redeemed_by as "redeemedBy",
  revoked_at as "revokedAt"`;

function known(typed: string): string {
  const code = parseCouponCode(typed);
  if (code === null) throw refuseField('coupon_unknown', 'coupon');
  return code;
}
