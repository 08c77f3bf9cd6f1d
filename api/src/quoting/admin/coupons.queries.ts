import type { AdminCouponView } from '@shop/contract';
import { ApiError, type Tx, idsFilter, likePattern, textFilter, type Listing } from '../../common/public';
import { couponState } from '../coupons/my-coupons.controller';
import { parseCouponCode } from '../coupons/coupon-code';

export const COUPON_COLUMNS = {
  issuedAt: 'c.issued_at',
  id: 'c.code',
  percent: 'c.percent',
  email: 'a.email',
  validUntil: 'c.valid_until',
} as const;

interface Row {
  code: string;
  percent: number;
  email: string | null;
  reason: string;
  lost_order_id: string | null;
  issued_at: Date;
  issued_by: string | null;
  valid_until: Date;
  redeemed_by: string | null;
  redeemed_at: Date | null;
  revoked_at: Date | null;
  revoked_by: string | null;
}

const FROM = `from coupon c left join account a on a.id = c.account_id left join account i on i.id = c.issued_by
  left join account r on r.id = c.revoked_by`;
const STATE = `case when c.redeemed_by is not null then 'used' when c.revoked_at is not null then 'revoked'
  when c.valid_until <= $1 then 'expired' else 'valid' end`;
const WHERE = `where ($2::text is null or ${STATE} = $2) and ($3::text[] is null or c.code = any($3))
  and ($4::text is null or c.code = $5 or c.reason ilike $4 or a.email ilike $4 or c.redeemed_by ilike $4)`;

export async function listCoupons(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
  now: Date,
): Promise<{ total: number; rows: AdminCouponView[] }> {
  const q = textFilter(filter, 'q');
  const values = [
    now,
    textFilter(filter, 'state'),
    idsFilter(filter),
    q && likePattern(q.trim()),
    q && (parseCouponCode(q) ?? ''),
  ];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total ${FROM} ${WHERE}`, values);
  const rows: Row[] = await tx.query(
    `select c.code, c.percent, a.email, c.reason, c.lost_order_id, c.issued_at, i.email as issued_by, c.valid_until,
       c.redeemed_by, c.redeemed_at, c.revoked_at, r.email as revoked_by
     ${FROM} ${WHERE} order by ${orderBy}, c.code limit $6 offset $7`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map((row) => toView(row, now)) };
}

/** @throws ApiError `resource_not_found` */
export async function loadCoupon(tx: Tx, typed: string, now: Date): Promise<AdminCouponView> {
  const code = parseCouponCode(typed);
  const listing = { orderBy: 'c.code', descending: false, offset: 0, limit: 1, filter: { id: [code ?? ''] } };
  const [coupon] = code ? (await listCoupons(tx, listing, now)).rows : [];
  if (!coupon) throw new ApiError('resource_not_found');
  return coupon;
}

function toView(row: Row, now: Date): AdminCouponView {
  const { redeemed_by: redeemedBy, revoked_at: revokedAt, valid_until: validUntil } = row;
  return {
    id: row.code,
    percent: row.percent,
    state: couponState({ redeemedBy, revokedAt, validUntil }, now),
    email: row.email,
    reason: row.reason,
    lostOrderId: row.lost_order_id,
    issuedAt: row.issued_at.toISOString(),
    issuedBy: row.issued_by,
    validUntil: validUntil.toISOString(),
    redeemedBy,
    redeemedAt: row.redeemed_at?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    revokedBy: row.revoked_by,
  };
}
