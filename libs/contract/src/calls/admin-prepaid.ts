import { Type } from '@sinclair/typebox';
import { call } from '../call';
import {
  Email,
  EmailAddress,
  Empty,
  Instant,
  Money,
  nullable,
  optionalText,
  singleLine,
  strictObject,
} from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';

export const AdminPrepaidTransaction = strictObject({
  id: Type.String(),
  accountEmail: EmailAddress,
  type: Type.Union([Type.Literal('deposit'), Type.Literal('transaction')]),
  postDate: Instant,
  amount: Money,
  memo: Type.String(),
  /** The name of the staff member who posted it; null for the customer and for the system. */
  by: nullable(Type.String()),
  orderId: Type.Optional(Type.String()),
  balanceAfter: Money,
  /**
   * Not booked yet: a second person must approve it. `id` is the request's then and `balanceAfter` the current balance.
   */
  waiting: Type.Optional(Type.Literal(true)),
  /** Of a deposit: whether it was reversed or its reversal needs approval. */
  reversal: Type.Optional(Type.Union([Type.Literal('done'), Type.Literal('waiting')])),
});

/** A deposit or reversal that needs, or needed, approval by a second person. */
export const PrepaidRequest = strictObject({
  id: Type.String(),
  kind: Type.Union([Type.Literal('deposit'), Type.Literal('reversal')]),
  state: Type.Union([Type.Literal('pending'), Type.Literal('approved'), Type.Literal('rejected')]),
  accountEmail: EmailAddress,
  amount: Money,
  memo: Type.String(),
  enteredBy: EmailAddress,
  enteredAt: Instant,
  decidedBy: nullable(EmailAddress),
  decidedAt: nullable(Instant),
  /** The reason of a rejection. */
  reason: nullable(Type.String()),
  /** The deposit to be reversed. */
  reverses: nullable(Type.String()),
  /** Whether the reader entered the request and so may not decide on it. */
  own: Type.Boolean(),
});

export const adminPrepaid = {
  'admin/prepaid-transactions': call({
    method: 'GET',
    path: 'admin/prepaid-transactions',
    summary:
      'Lists the prepaid transactions of all accounts (`filter`: accountEmail, type, staffId, from and to as business days)',
    ...staffCall,
    input: ListQuery,
    filters: ['accountEmail', 'type', 'staffId', 'from', 'to', 'q'],
    output: Type.Array(AdminPrepaidTransaction),
    errors: [],
  }),
  'admin/prepaid-transaction': call({
    method: 'GET',
    path: 'admin/prepaid-transactions/:id',
    summary: 'Returns a prepaid transaction',
    ...staffCall,
    params: idParams(40),
    input: Empty,
    output: AdminPrepaidTransaction,
    errors: ['resource_not_found'],
  }),
  'admin/prepaid-deposit': call({
    method: 'POST',
    path: 'admin/prepaid-transactions',
    summary:
      'Records a deposit to a reseller’s prepaid account; above the approval threshold a second person must approve it. It is never changed, only reversed',
    ...staffCall,
    idempotent: true,
    input: strictObject({
      accountEmail: Email,
      type: Type.Literal('deposit'),
      /** Fen. */
      amount: Type.Integer({ minimum: 1, maximum: 100_000_000_000 }),
      memo: singleLine(500),
    }),
    output: AdminPrepaidTransaction,
    errors: ['resource_not_found', 'prepaid_not_allowed'],
  }),
  'admin/prepaid-reversal': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/prepaid-transactions/:id/reversal',
    summary: 'Reverses a deposit; above the approval threshold after a second person approves',
    idempotent: true,
    params: idParams(60),
    input: strictObject({ reason: singleLine(500) }),
    output: AdminPrepaidTransaction,
    errors: ['resource_not_found', 'already_reversed', 'insufficient_balance'],
  }),
  'admin/prepaid-requests': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/prepaid-requests',
    summary:
      'Lists deposits and reversals that need approval (`filter`: state, kind, accountEmail, staffId for who entered or decided)',
    input: ListQuery,
    filters: ['state', 'kind', 'accountEmail', 'staffId', 'q', 'id'],
    output: Type.Array(PrepaidRequest),
    errors: [],
  }),
  'admin/prepaid-request': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/prepaid-requests/:id',
    summary: 'Returns a deposit or reversal that needs approval',
    params: idParams(60),
    input: Empty,
    output: PrepaidRequest,
    errors: ['resource_not_found'],
  }),
  'admin/prepaid-decision': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/prepaid-requests/:id/decision',
    summary: 'Approves or rejects a request that another person entered',
    idempotent: true,
    params: idParams(60),
    input: strictObject({
      decision: Type.Union([Type.Literal('approved'), Type.Literal('rejected')]),
      reason: optionalText(500),
    }),
    output: PrepaidRequest,
    errors: [
      'resource_not_found',
      'second_person_required',
      'already_decided',
      'already_reversed',
      'prepaid_not_allowed',
      'insufficient_balance',
    ],
  }),
} as const;
