import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { closed, Email, Instant, line, Nothing } from '../values';
import { ListQuery } from './admin';

export const CouponState = Type.Union([
  Type.Literal('valid'),
  Type.Literal('used'),
  Type.Literal('revoked'),
  Type.Literal('expired'),
]);

export const MyCoupon = closed({
  code: Type.String(),
  /** Off the product price of one order. */
  percent: Type.Integer(),
  state: CouponState,
  issuedAt: Instant,
  validUntil: Instant,
  /** The order it was used on. */
  orderId: Type.Optional(Type.String()),
});

const orNull = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Union([schema, Type.Null()]);

export const AdminCoupon = closed({
  /** The code. */
  id: Type.String(),
  percent: Type.Integer(),
  state: CouponState,
  /** Whose it is; null for anyone who has the code. */
  email: orNull(Type.String()),
  reason: Type.String(),
  /** The order whose lost parcel it is for. */
  lostOrderId: orNull(Type.String()),
  issuedAt: Instant,
  issuedBy: orNull(Type.String()),
  validUntil: Instant,
  redeemedBy: orNull(Type.String()),
  redeemedAt: orNull(Instant),
  revokedAt: orNull(Instant),
  revokedBy: orNull(Type.String()),
});

const bare = { bare: true, personal: true } as const;
const Id = closed({ id: Type.String({ maxLength: 40 }) });

export const coupons = {
  'Account/MyCoupons': call({
    method: 'GET',
    path: 'Account/MyCoupons',
    summary: 'One’s coupons, newest first',
    personal: true,
    input: Nothing,
    output: Type.Array(MyCoupon),
    refusals: [],
  }),
  'admin/coupons': call({
    ...bare,
    method: 'GET',
    path: 'admin/coupons',
    summary: 'Coupons, newest first (`filter`: state, q)',
    input: ListQuery,
    output: Type.Array(AdminCoupon),
    refusals: [],
  }),
  'admin/coupon': call({
    ...bare,
    method: 'GET',
    path: 'admin/coupons/:id',
    summary: 'One coupon',
    params: Id,
    input: closed({}),
    output: AdminCoupon,
    refusals: ['resource_not_found'],
  }),
  'admin/coupon-issue': call({
    ...bare,
    method: 'POST',
    path: 'admin/coupons',
    summary: 'Issues a coupon, to one account, which is told by mail, or to anyone who has the code',
    idempotent: true,
    input: closed({
      percent: Type.Integer({ minimum: 1, maximum: 50 }),
      accountEmail: Type.Optional(Email),
      reason: line(500),
      /** At most a year ahead; that where nothing is said. */
      validUntil: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    output: AdminCoupon,
    refusals: ['resource_not_found'],
  }),
  'admin/coupon-revocation': call({
    ...bare,
    method: 'POST',
    path: 'admin/coupons/:id/revocation',
    summary: 'Makes a coupon that is not used void',
    idempotent: true,
    params: Id,
    input: closed({}),
    output: AdminCoupon,
    refusals: ['resource_not_found', 'coupon_used', 'coupon_revoked'],
  }),
} as const;
