import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { ManualMethod } from '../order';
import { closed, DateOnly, Instant, line, Money, optionalLine } from '../values';
import { AdminPrepaidTransaction, ListQuery } from './admin';

const Id = closed({ id: Type.String({ maxLength: 60 }) });
const orNull = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Union([schema, Type.Null()]);

/** One account in one currency. */
export const LedgerAccount = closed({
  /** `sales:USD`, or `prepaid:{account id}:CNY` of one customer. */
  id: Type.String(),
  /** `sales`; `prepaid` stands for all customers together, `prepaid:{account id}` for one. */
  account: Type.String(),
  /** Of a customer's account. */
  email: orNull(Type.String()),
  currency: Type.String(),
  /** The last closed day before, whose closing balance is the opening one; null where everything is counted. */
  since: orNull(DateOnly),
  opening: Money,
  received: Money,
  given: Money,
  /** Below zero where money comes in from outside. */
  balance: Money,
});

/** One posting, as the account sees it that is looked at. */
export const LedgerLine = closed({
  id: Type.String(),
  entryId: Type.String(),
  seq: Type.Integer(),
  at: Instant,
  kind: Type.String(),
  /** Where it came from, or went to. */
  counterpart: Type.String(),
  orderId: orNull(Type.String()),
  memo: Type.String(),
  /** Below zero where the account gave it. */
  amount: Money,
  balanceAfter: Money,
});

export const LedgerEntry = closed({
  id: Type.String(),
  seq: Type.Integer(),
  at: Instant,
  /** The business day it counts in, in China's time. */
  day: DateOnly,
  kind: Type.String(),
  orderId: orNull(Type.String()),
  memo: Type.String(),
  /** Null where the shop itself booked it. */
  by: orNull(Type.String()),
  /** How a payment by hand came, and its reference. */
  method: orNull(ManualMethod),
  reference: orNull(Type.String()),
  /** The entry this one takes back. */
  reverses: orNull(Type.String()),
  /** The entry that took this one back. */
  reversedBy: orNull(Type.String()),
  /** Whose prepaid account it moves. */
  customer: orNull(Type.String()),
  total: Money,
  postings: Type.Array(closed({ from: Type.String(), to: Type.String(), money: Money })),
});

/** A deposit, or the reversal of one, that waits for a second person, or waited. */
export const PrepaidRequest = closed({
  id: Type.String(),
  kind: Type.Union([Type.Literal('deposit'), Type.Literal('reversal')]),
  state: Type.Union([Type.Literal('pending'), Type.Literal('approved'), Type.Literal('rejected')]),
  accountEmail: Type.String(),
  amount: Money,
  memo: Type.String(),
  enteredBy: Type.String(),
  enteredAt: Instant,
  decidedBy: orNull(Type.String()),
  decidedAt: orNull(Instant),
  /** Why it was rejected. */
  reason: orNull(Type.String()),
  /** The deposit to be taken back. */
  reverses: orNull(Type.String()),
  /** Whether the reader entered it, and so may not decide. */
  own: Type.Boolean(),
});

const CloseBalance = closed({
  account: Type.String(),
  currency: Type.String(),
  opening: Money,
  received: Money,
  given: Money,
  closing: Money,
});

export const DailyClose = closed({
  /** The day: `2026-11-20`. */
  id: DateOnly,
  closedAt: Instant,
  /** Null where the shop closed it by itself. */
  closedBy: orNull(Type.String()),
  entries: Type.Integer(),
  firstSeq: orNull(Type.Integer()),
  lastSeq: orNull(Type.Integer()),
  auditsEmpty: Type.Boolean(),
  /** What the audits found then, by view: empty where nothing. */
  findings: Type.Record(Type.String(), Type.Integer()),
});

export const DailyCloseWhole = Type.Composite([DailyClose, closed({ balances: Type.Array(CloseBalance) })], {
  additionalProperties: false,
});

/** One audit, as it was when it last ran. */
export const Audit = closed({
  /** The view's name without `audit_`. */
  id: Type.String(),
  found: Type.Integer(),
  /** The first rows it found. */
  sample: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  ranAt: Instant,
  /** When it last found something; null where it never did. */
  lastFoundAt: orNull(Instant),
});

export const AuditRun = closed({
  id: Type.String(),
  ranAt: Instant,
  /** Null where the night ran it. */
  by: orNull(Type.String()),
  views: Type.Integer(),
  found: Type.Integer(),
});

const bare = { bare: true, personal: true } as const;

export const adminBooks = {
  'admin/prepaid-reversal': call({
    ...bare,
    method: 'POST',
    path: 'admin/prepaid-transactions/:id/reversal',
    summary: 'Takes a deposit back by another entry; above a set amount once a second person approves',
    idempotent: true,
    params: Id,
    input: closed({ reason: line(500) }),
    output: AdminPrepaidTransaction,
    refusals: ['resource_not_found', 'already_reversed', 'insufficient_balance'],
  }),
  'admin/prepaid-requests': call({
    ...bare,
    method: 'GET',
    path: 'admin/prepaid-requests',
    summary: 'Deposits and reversals that wait for a second person, or waited (`filter`: state, kind, accountEmail)',
    input: ListQuery,
    output: Type.Array(PrepaidRequest),
    refusals: [],
  }),
  'admin/prepaid-request': call({
    ...bare,
    method: 'GET',
    path: 'admin/prepaid-requests/:id',
    summary: 'One deposit or reversal that waits, or waited',
    params: Id,
    input: closed({}),
    output: PrepaidRequest,
    refusals: ['resource_not_found'],
  }),
  'admin/prepaid-decision': call({
    ...bare,
    method: 'POST',
    path: 'admin/prepaid-requests/:id/decision',
    summary: 'Approves or rejects what another person entered',
    idempotent: true,
    params: Id,
    input: closed({
      decision: Type.Union([Type.Literal('approved'), Type.Literal('rejected')]),
      reason: optionalLine(500),
    }),
    output: PrepaidRequest,
    refusals: [
      'resource_not_found',
      'second_person_required',
      'already_decided',
      'already_reversed',
      'prepaid_not_allowed',
      'insufficient_balance',
    ],
  }),
  'admin/ledger-accounts': call({
    ...bare,
    method: 'GET',
    path: 'admin/ledger-accounts',
    summary:
      'Balances by account and currency (`filter`: at, an instant; account; kind: customers for each customer’s own; q)',
    input: ListQuery,
    output: Type.Array(LedgerAccount),
    refusals: [],
  }),
  'admin/ledger-account': call({
    ...bare,
    method: 'GET',
    path: 'admin/ledger-accounts/:id',
    summary: 'One account in one currency',
    params: Id,
    input: closed({}),
    output: LedgerAccount,
    refusals: ['resource_not_found'],
  }),
  'admin/ledger-lines': call({
    ...bare,
    method: 'GET',
    path: 'admin/ledger-lines',
    summary: 'An account’s postings with its running balance, newest first (`filter`: account, currency)',
    input: ListQuery,
    output: Type.Array(LedgerLine),
    refusals: [],
  }),
  'admin/ledger-entries': call({
    ...bare,
    method: 'GET',
    path: 'admin/ledger-entries',
    summary: 'The journal, newest first (`filter`: account, kind, orderId, from, to as business days)',
    input: ListQuery,
    output: Type.Array(LedgerEntry),
    refusals: [],
  }),
  'admin/ledger-entry': call({
    ...bare,
    method: 'GET',
    path: 'admin/ledger-entries/:id',
    summary: 'One entry with its postings',
    params: Id,
    input: closed({}),
    output: LedgerEntry,
    refusals: ['resource_not_found'],
  }),
  'admin/ledger-export': call({
    ...bare,
    method: 'GET',
    path: 'admin/ledger/export',
    summary: 'The journal as CSV, a line a posting, by the same filter; at most 100 000 lines, the newest',
    input: closed({ filter: Type.Optional(Type.String({ maxLength: 2000 })) }),
    output: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
    refusals: [],
  }),
  'admin/daily-closes': call({
    ...bare,
    method: 'GET',
    path: 'admin/daily-closes',
    summary: 'Closed business days, newest first',
    input: ListQuery,
    output: Type.Array(DailyClose),
    refusals: [],
  }),
  'admin/daily-close': call({
    ...bare,
    method: 'GET',
    path: 'admin/daily-closes/:id',
    summary: 'One closed day: what each account opened and closed with',
    params: Id,
    input: closed({}),
    output: DailyCloseWhole,
    refusals: ['resource_not_found'],
  }),
  'admin/daily-close-now': call({
    ...bare,
    method: 'POST',
    path: 'admin/daily-closes',
    summary: 'Closes every day that is over and not closed yet, up to the one named; answers with the last of them',
    idempotent: true,
    input: closed({ day: Type.Optional(DateOnly) }),
    output: DailyClose,
    refusals: ['day_not_over', 'nothing_to_close'],
  }),
  'admin/audits': call({
    ...bare,
    method: 'GET',
    path: 'admin/audits',
    summary: 'Every audit as it last ran: what it found, and the first rows of it',
    input: ListQuery,
    output: Type.Array(Audit),
    refusals: [],
  }),
  'admin/audits-now': call({
    ...bare,
    method: 'POST',
    path: 'admin/audits',
    summary: 'Runs every audit now',
    idempotent: true,
    input: closed({}),
    output: AuditRun,
    refusals: [],
  }),
  'admin/audit-runs': call({
    ...bare,
    method: 'GET',
    path: 'admin/audit-runs',
    summary: 'When the audits ran and how much they found, newest first',
    input: ListQuery,
    output: Type.Array(AuditRun),
    refusals: [],
  }),
} as const;
