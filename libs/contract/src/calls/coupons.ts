import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Email, EmailAddress, Empty, Instant, nullable, singleLine, strictObject } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';

export const CouponState = Type.Union([
  Type.Literal('valid'),
  Type.Literal('used'),
  Type.Literal('revoked'),
  Type.Literal('expired'),
]);

export const MyCoupon = strictObject({
  code: Type.String(),
  /** Discount on the product price of one order, in percent. */
  percent: Type.Integer(),
  state: CouponState,
  issuedAt: Instant,
  validUntil: Instant,
  /** The order it was used for. */
  orderId: Type.Optional(Type.String()),
});

export const AdminCoupon = strictObject({
  /** The code. */
  id: Type.String(),
  percent: Type.Integer(),
  state: CouponState,
  /** The only account that may use it; null for anyone with the code. */
  email: nullable(EmailAddress),
  reason: Type.String(),
  /** The order with the lost parcel that it compensates. */
  lostOrderId: nullable(Type.String()),
  issuedAt: Instant,
  issuedBy: nullable(EmailAddress),
  validUntil: Instant,
  redeemedBy: nullable(EmailAddress),
  redeemedAt: nullable(Instant),
  revokedAt: nullable(Instant),
  revokedBy: nullable(EmailAddress),
});

const Id = idParams(40);

export const coupons = {
  'Account/MyCoupons': call({
    method: 'GET',
    path: 'Account/MyCoupons',
    summary: 'Lists the caller’s coupons, newest first',
    personal: true,
    input: Empty,
    output: Type.Array(MyCoupon),
    errors: [],
  }),
  'admin/coupons': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/coupons',
    summary: 'Lists coupons, newest first (`filter`: state, q)',
    input: ListQuery,
    filters: ['state', 'q', 'id'],
    output: Type.Array(AdminCoupon),
    errors: [],
  }),
  'admin/coupon': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/coupons/:id',
    summary: 'Returns a coupon',
    params: Id,
    input: Empty,
    output: AdminCoupon,
    errors: ['resource_not_found'],
  }),
  'admin/coupon-issue': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/coupons',
    summary: 'Issues a coupon to one account, which gets an email, or to anyone with the code',
    idempotent: true,
    input: strictObject({
      percent: Type.Integer({ minimum: 1, maximum: 50 }),
      accountEmail: Type.Optional(Email),
      reason: singleLine(500),
      /** At most, and by default, a year ahead. */
      validUntil: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    output: AdminCoupon,
    errors: ['resource_not_found'],
  }),
  'admin/coupon-revocation': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/coupons/:id/revocation',
    summary: 'Revokes an unused coupon',
    idempotent: true,
    params: Id,
    input: Empty,
    output: AdminCoupon,
    errors: ['resource_not_found', 'coupon_used', 'coupon_revoked'],
  }),
} as const;
