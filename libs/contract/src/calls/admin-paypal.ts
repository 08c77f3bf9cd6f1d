import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { OrderState } from '../order';
import { EmailAddress, Empty, Instant, Money, OrderIdInput, multiLine, nullable, strictObject } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';

const Id = idParams(40);

/** A PayPal payment that is not matched to an order. */
export const UnmatchedPayment = strictObject({
  id: Type.String(),
  orderId: nullable(Type.String()),
  /** The state of its order, if it has one. */
  order: nullable(strictObject({ status: OrderState, amount: Money, email: EmailAddress })),
  /** The id of the PayPal transaction. */
  reference: Type.String(),
  amount: Money,
  /** The amount that is still unmatched. */
  left: Money,
  /** The sum of all unmatched payments of its order in its currency, including this one. */
  together: Money,
  /** Why it is unmatched: a code. */
  reason: Type.String(),
  receivedAt: Instant,
  settledAt: nullable(Instant),
  settlement: nullable(Type.Union([Type.Literal('given_back'), Type.Literal('applied')])),
  /** Null also if it was refunded at PayPal. */
  settledBy: nullable(EmailAddress),
  appliedTo: nullable(Type.String()),
});

/** A refund through PayPal, or a chargeback. */
export const PayPalRefund = strictObject({
  id: Type.String(),
  kind: Type.Union([Type.Literal('refund'), Type.Literal('chargeback')]),
  orderId: nullable(Type.String()),
  /** The id of the refunded PayPal transaction, if known. */
  payment: nullable(Type.String()),
  amount: Money,
  state: Type.Union([Type.Literal('requested'), Type.Literal('pending'), Type.Literal('done'), Type.Literal('failed')]),
  /** Whether it was requested by the shop or made at PayPal. */
  origin: Type.Union([Type.Literal('shop'), Type.Literal('paypal')]),
  /** The PayPal refund id. */
  reference: nullable(Type.String()),
  /** The error codes of PayPal. */
  failure: nullable(Type.String()),
  requestedAt: Instant,
  doneAt: nullable(Instant),
  settledAt: nullable(Instant),
  settledBy: nullable(EmailAddress),
  note: nullable(Type.String()),
  /** It failed or was made at PayPal, and has not been resolved. */
  isOpen: Type.Boolean(),
});

/** A payer's dispute about a PayPal payment. */
export const PayPalDispute = strictObject({
  /** PayPal's id. */
  id: Type.String(),
  orderId: nullable(Type.String()),
  /** The id of the disputed PayPal transaction. */
  payment: Type.String(),
  amount: Money,
  /** PayPal's code. */
  reason: Type.String(),
  state: Type.Union([Type.Literal('open'), Type.Literal('resolved')]),
  /** PayPal's code of how it ended. */
  outcome: nullable(Type.String()),
  reportedAt: Instant,
  /** Until when the shop can answer at PayPal; null where PayPal does not say. */
  respondBy: nullable(Instant),
  resolvedAt: nullable(Instant),
});

export const PayPalReconciliation = strictObject({
  id: Type.String(),
  requestedAt: Instant,
  /** Null for the scheduled run. */
  requestedBy: nullable(EmailAddress),
  state: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('running'),
    Type.Literal('done'),
    Type.Literal('paused'),
    Type.Literal('failed'),
  ]),
  endedAt: nullable(Instant),
  checked: Type.Integer(),
  found: Type.Integer(),
  failed: Type.Integer(),
  findings: Type.Array(strictObject({ orderId: nullable(Type.String()), what: Type.String() })),
});

export const adminPayPal = {
  'admin/unmatched-payments': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/unmatched-payments',
    summary: 'Lists unmatched payments (`filter`: state `open` or `settled`, reason, orderId, q, from, to)',
    input: ListQuery,
    filters: ['state', 'orderId', 'q', 'reason', 'from', 'to', 'id'],
    output: Type.Array(UnmatchedPayment),
    errors: [],
  }),
  'admin/unmatched-payment': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/unmatched-payments/:id',
    summary: 'Returns an unmatched payment with its order and the reason',
    params: Id,
    input: Empty,
    output: UnmatchedPayment,
    errors: ['resource_not_found'],
  }),
  'admin/unmatched-payment-refund': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/unmatched-payments/:id/refund',
    summary: 'Refunds the unmatched amount through its PayPal payment',
    idempotent: true,
    params: Id,
    input: strictObject({ reason: multiLine(2000) }),
    output: UnmatchedPayment,
    errors: ['resource_not_found', 'already_decided', 'event_not_allowed'],
  }),
  'admin/unmatched-payment-apply': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/unmatched-payments/:id/apply',
    summary:
      'Pays an order that awaits payment: its own, or `orderId` of the same customer; the amount, alone or with the order’s other unmatched payments, must equal the total',
    idempotent: true,
    params: Id,
    input: strictObject({ orderId: Type.Optional(OrderIdInput) }),
    output: UnmatchedPayment,
    errors: ['resource_not_found', 'already_decided', 'event_not_allowed', 'order_expired'],
  }),
  'admin/paypal-refunds': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/paypal-refunds',
    summary: 'Lists refunds through PayPal (`filter`: state, open, orderId, q)',
    input: ListQuery,
    filters: ['state', 'open', 'orderId', 'q', 'id'],
    output: Type.Array(PayPalRefund),
    errors: [],
  }),
  'admin/paypal-refund': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/paypal-refunds/:id',
    summary: 'Returns a refund through PayPal',
    params: Id,
    input: Empty,
    output: PayPalRefund,
    errors: ['resource_not_found'],
  }),
  'admin/paypal-refund-retry': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/paypal-refunds/:id/retry',
    summary: 'Retries a failed refund through PayPal',
    idempotent: true,
    params: Id,
    input: Empty,
    output: PayPalRefund,
    errors: ['resource_not_found', 'already_decided'],
  }),
  'admin/paypal-refund-settle': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/paypal-refunds/:id/settle',
    summary: 'Resolves a refund that failed and was paid otherwise, or one that was made at PayPal',
    idempotent: true,
    params: Id,
    input: strictObject({ note: multiLine(2000) }),
    output: PayPalRefund,
    errors: ['resource_not_found', 'already_decided'],
  }),
  'admin/paypal-disputes': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/paypal-disputes',
    summary: 'Lists disputes about PayPal payments (`filter`: state, orderId, q, from, to)',
    input: ListQuery,
    filters: ['state', 'orderId', 'q', 'from', 'to', 'id'],
    output: Type.Array(PayPalDispute),
    errors: [],
  }),
  'admin/paypal-dispute': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/paypal-disputes/:id',
    summary: 'Returns a dispute about a PayPal payment',
    params: Id,
    input: Empty,
    output: PayPalDispute,
    errors: ['resource_not_found'],
  }),
  'admin/paypal-reconciliations': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/paypal-reconciliations',
    summary: 'Lists the PayPal reconciliation runs',
    input: ListQuery,
    filters: ['id'],
    output: Type.Array(PayPalReconciliation),
    errors: [],
  }),
  'admin/paypal-reconciliation': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/paypal-reconciliations/:id',
    summary: 'Returns a PayPal reconciliation run',
    params: Id,
    input: Empty,
    output: PayPalReconciliation,
    errors: ['resource_not_found'],
  }),
  'admin/paypal-reconcile': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/paypal-reconciliations',
    summary: 'Starts a PayPal reconciliation; returns the pending one if there is one',
    idempotent: true,
    input: Empty,
    output: PayPalReconciliation,
    errors: [],
  }),
} as const;
