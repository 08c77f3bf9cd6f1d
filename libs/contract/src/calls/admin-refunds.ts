import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { EmailAddress, Empty, Instant, Money, nullable, strictObject } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';

/** A refund of an order, whatever it was paid with. */
export const AdminRefund = strictObject({
  /** The id of its journal entry. */
  id: Type.String(),
  orderId: Type.String(),
  /** The customer. */
  email: EmailAddress,
  amount: Money,
  /** Where the money goes: to PayPal, to the prepaid account, or by hand. */
  method: Type.Union([Type.Literal('paypal'), Type.Literal('prepaid'), Type.Literal('manual')]),
  /** A refund through PayPal takes time and may fail; any other is done when it is recorded. */
  state: Type.Union([Type.Literal('pending'), Type.Literal('done'), Type.Literal('failed')]),
  reason: nullable(Type.String()),
  refundedAt: Instant,
  /** The name of the staff member; null for the system. */
  by: nullable(Type.String()),
});

export const adminRefunds = {
  'admin/refunds': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/refunds',
    summary:
      'Lists the refunds of orders, newest first (`filter`: orderId, q for a part of the order number or email, method, state, staffId, from, to)',
    input: ListQuery,
    filters: ['orderId', 'q', 'method', 'state', 'staffId', 'from', 'to', 'id'],
    output: Type.Array(AdminRefund),
    errors: [],
  }),
  'admin/refund': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/refunds/:id',
    summary: 'Returns a refund of an order',
    params: idParams(40),
    input: Empty,
    output: AdminRefund,
    errors: ['resource_not_found'],
  }),
} as const;
