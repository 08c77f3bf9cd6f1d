import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { OrderState } from '../order';
import { closed, Instant, Money, OrderIdText, paragraphs } from '../values';
import { ListQuery } from './admin';

const Id = closed({ id: Type.String({ maxLength: 40 }) });
const orNull = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Union([schema, Type.Null()]);

/** Money that came in by PayPal and pays for nothing as it stands. */
export const UnappliedPayment = closed({
  id: Type.String(),
  orderId: orNull(Type.String()),
  /** How its order stands, where it has one. */
  order: orNull(closed({ status: OrderState, amount: Money, email: Type.String() })),
  /** PayPal's transaction. */
  reference: Type.String(),
  amount: Money,
  /** What of it is still here. */
  left: Money,
  /** Everything of its order in its currency that is open, this included. */
  together: Money,
  /** Why it pays for nothing: a code. */
  reason: Type.String(),
  receivedAt: Instant,
  settledAt: orNull(Instant),
  settlement: orNull(Type.Union([Type.Literal('given_back'), Type.Literal('applied')])),
  /** Null also where somebody gave it back at PayPal. */
  settledBy: orNull(Type.String()),
  appliedTo: orNull(Type.String()),
});

/** Money on its way back through PayPal. */
export const PayPalRefund = closed({
  id: Type.String(),
  orderId: orNull(Type.String()),
  /** PayPal's transaction that it goes back through, where that is known. */
  payment: orNull(Type.String()),
  amount: Money,
  state: Type.Union([Type.Literal('asked'), Type.Literal('pending'), Type.Literal('done'), Type.Literal('failed')]),
  /** Whether the shop asked for it, or somebody did at PayPal. */
  origin: Type.Union([Type.Literal('shop'), Type.Literal('paypal')]),
  /** PayPal's id of it. */
  reference: orNull(Type.String()),
  /** PayPal's codes for why not. */
  failure: orNull(Type.String()),
  askedAt: Instant,
  doneAt: orNull(Instant),
  settledAt: orNull(Instant),
  settledBy: orNull(Type.String()),
  note: orNull(Type.String()),
  /** It failed, or was made by hand, and nobody has closed that yet. */
  isOpen: Type.Boolean(),
});

export const PayPalReconciliation = closed({
  id: Type.String(),
  askedAt: Instant,
  /** Null where the timetable asked. */
  askedBy: orNull(Type.String()),
  state: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('running'),
    Type.Literal('done'),
    Type.Literal('paused'),
    Type.Literal('failed'),
  ]),
  endedAt: orNull(Instant),
  looked: Type.Integer(),
  found: Type.Integer(),
  failed: Type.Integer(),
  findings: Type.Array(closed({ orderId: orNull(Type.String()), what: Type.String() })),
});

const bare = { bare: true, personal: true } as const;

export const adminPayPal = {
  'admin/unapplied-payments': call({
    ...bare,
    method: 'GET',
    path: 'admin/unapplied-payments',
    summary: 'Money that pays for nothing (`filter`: state open or settled, orderId, q)',
    input: ListQuery,
    output: Type.Array(UnappliedPayment),
    refusals: [],
  }),
  'admin/unapplied-payment': call({
    ...bare,
    method: 'GET',
    path: 'admin/unapplied-payments/:id',
    summary: 'One such payment with its order and why it pays for nothing',
    params: Id,
    input: closed({}),
    output: UnappliedPayment,
    refusals: ['resource_not_found'],
  }),
  'admin/unapplied-give-back': call({
    ...bare,
    method: 'POST',
    path: 'admin/unapplied-payments/:id/give-back',
    summary: 'Gives back what is left of it, through the payment it came by',
    idempotent: true,
    params: Id,
    input: closed({ reason: paragraphs(2000) }),
    output: UnappliedPayment,
    refusals: ['resource_not_found', 'already_decided', 'event_not_allowed', 'currency_mismatch'],
  }),
  'admin/unapplied-apply': call({
    ...bare,
    method: 'POST',
    path: 'admin/unapplied-payments/:id/apply',
    summary:
      'Pays an order that awaits payment: its own, or `orderId` of the same customer; alone or together it is the total',
    idempotent: true,
    params: Id,
    input: closed({ orderId: Type.Optional(OrderIdText) }),
    output: UnappliedPayment,
    refusals: ['resource_not_found', 'already_decided', 'event_not_allowed', 'currency_mismatch', 'order_expired'],
  }),
  'admin/paypal-refunds': call({
    ...bare,
    method: 'GET',
    path: 'admin/paypal-refunds',
    summary: 'Refunds through PayPal (`filter`: state, open, orderId)',
    input: ListQuery,
    output: Type.Array(PayPalRefund),
    refusals: [],
  }),
  'admin/paypal-refund': call({
    ...bare,
    method: 'GET',
    path: 'admin/paypal-refunds/:id',
    summary: 'One refund through PayPal',
    params: Id,
    input: closed({}),
    output: PayPalRefund,
    refusals: ['resource_not_found'],
  }),
  'admin/paypal-refund-retry': call({
    ...bare,
    method: 'POST',
    path: 'admin/paypal-refunds/:id/retry',
    summary: 'Asks PayPal once more for a refund that it did not make',
    idempotent: true,
    params: Id,
    input: closed({}),
    output: PayPalRefund,
    refusals: ['resource_not_found', 'already_decided'],
  }),
  'admin/paypal-refund-settle': call({
    ...bare,
    method: 'POST',
    path: 'admin/paypal-refunds/:id/settle',
    summary: 'Closes a refund that failed and was made another way, or one that was made by hand at PayPal',
    idempotent: true,
    params: Id,
    input: closed({ note: paragraphs(2000) }),
    output: PayPalRefund,
    refusals: ['resource_not_found', 'already_decided'],
  }),
  'admin/paypal-reconciliations': call({
    ...bare,
    method: 'GET',
    path: 'admin/paypal-reconciliations',
    summary: 'Each time PayPal was asked what the shop may have missed, and what was found',
    input: ListQuery,
    output: Type.Array(PayPalReconciliation),
    refusals: [],
  }),
  'admin/paypal-reconciliation': call({
    ...bare,
    method: 'GET',
    path: 'admin/paypal-reconciliations/:id',
    summary: 'One of them',
    params: Id,
    input: closed({}),
    output: PayPalReconciliation,
    refusals: ['resource_not_found'],
  }),
  'admin/paypal-reconcile': call({
    ...bare,
    method: 'POST',
    path: 'admin/paypal-reconciliations',
    summary: 'Asks PayPal now; one that waits already is the answer',
    idempotent: true,
    input: closed({}),
    output: PayPalReconciliation,
    refusals: [],
  }),
} as const;
