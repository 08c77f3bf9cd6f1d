import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { ManualMethod } from '../order';
import {
  CurrencyCode,
  DateOnly,
  EmailAddress,
  Empty,
  Instant,
  Money,
  nullable,
  singleLine,
  strictObject,
} from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';

/** A ledger account in one currency. */
export const LedgerAccount = strictObject({
  /** `sales:USD`, or `prepaid:{account id}:CNY` for one customer. */
  id: Type.String(),
  /** `sales`; `prepaid` is the sum of all customers, `prepaid:{account id}` is one customer. */
  account: Type.String(),
  /** In the chart of accounts. */
  code: Type.String(),
  /** The customer of a prepaid account. */
  email: nullable(EmailAddress),
  currency: Type.String(),
  /** The last closed day before, whose closing balance is the opening balance; null if all entries are counted. */
  since: nullable(DateOnly),
  /** Negative for accounts that receive money from outside, as the balance. */
  opening: Money,
  debitOpening: Money,
  creditOpening: Money,
  /** Debits and credits since. */
  given: Money,
  received: Money,
  /** Negative for accounts that receive money from outside. */
  balance: Money,
  /** The balance as an accountant writes it, on one of two sides; zero on the other. */
  debitBalance: Money,
  creditBalance: Money,
});

/** One posting from the point of view of an account. */
export const LedgerLine = strictObject({
  id: Type.String(),
  entryId: Type.String(),
  seq: Type.Integer(),
  /** The number of the entry; null until its day is closed. */
  number: nullable(Type.Integer()),
  at: Instant,
  kind: Type.String(),
  /** The other account of the posting. */
  counterpart: Type.String(),
  orderId: nullable(Type.String()),
  memo: Type.String(),
  /** Negative for money that left the account. */
  amount: Money,
  balanceAfter: Money,
});

export const LedgerEntry = strictObject({
  id: Type.String(),
  /** In the order of posting, with gaps. */
  seq: Type.Integer(),
  /** Without gaps; null until the entry's day is closed. */
  number: nullable(Type.Integer()),
  at: Instant,
  /** The business day in China Standard Time. */
  day: DateOnly,
  kind: Type.String(),
  orderId: nullable(Type.String()),
  memo: Type.String(),
  /** Null for the system. */
  by: nullable(Type.String()),
  /** Method and reference of a payment recorded by staff. */
  method: nullable(ManualMethod),
  reference: nullable(Type.String()),
  /** The entry that this one reverses. */
  reverses: nullable(Type.String()),
  /** The entry that reverses this one. */
  reversedBy: nullable(Type.String()),
  /** The customer whose prepaid account is affected. */
  customer: nullable(Type.String()),
  total: Money,
  postings: Type.Array(strictObject({ from: Type.String(), to: Type.String(), money: Money })),
  /** What the postings debit and credit by account, debits first. */
  lines: Type.Array(
    strictObject({
      account: Type.String(),
      /** In the chart of accounts. */
      code: Type.String(),
      side: Type.Union([Type.Literal('debit'), Type.Literal('credit')]),
      money: Money,
    }),
  ),
});

export const adminLedger = {
  'admin/ledger-accounts': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/ledger-accounts',
    summary:
      'Lists balances by account and currency (`filter`: at, account, kind (`customers` for one row per customer), q)',
    input: ListQuery,
    filters: ['at', 'kind', 'q', 'account', 'currency'],
    output: Type.Array(LedgerAccount),
    errors: [],
  }),
  'admin/ledger-account': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/ledger-accounts/:id',
    summary: 'Returns a ledger account in one currency',
    params: idParams(60),
    input: Empty,
    output: LedgerAccount,
    errors: ['resource_not_found'],
  }),
  'admin/ledger-lines': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/ledger-lines',
    summary: 'Lists the postings of an account with its running balance, newest first (`filter`: account, currency)',
    input: ListQuery,
    filters: ['account', 'currency'],
    output: Type.Array(LedgerLine),
    errors: [],
  }),
  'admin/ledger-entries': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/ledger-entries',
    summary:
      'Lists the journal entries, newest first (`filter`: account, kind, orderId, staffId, from and to as business days)',
    input: ListQuery,
    filters: ['account', 'kind', 'orderId', 'staffId', 'from', 'to', 'id'],
    output: Type.Array(LedgerEntry),
    errors: [],
  }),
  'admin/ledger-entry': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/ledger-entries/:id',
    summary: 'Returns a journal entry with its postings',
    params: idParams(60),
    input: Empty,
    output: LedgerEntry,
    errors: ['resource_not_found'],
  }),
  'admin/ledger-export': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/ledger/export',
    summary:
      'Exports the journal as CSV, by the same filter; `layout`: one line per posting (the newest 100,000 at most), or the closed days as Xero’s manual journals (one currency and tax rate; a ZIP archive if Xero needs several files) or, as .xlsx, Kingdee’s vouchers',
    input: strictObject({
      filter: Type.Optional(Type.String({ maxLength: 2000 })),
      layout: Type.Optional(Type.Union([Type.Literal('postings'), Type.Literal('xero'), Type.Literal('kingdee')])),
      currency: Type.Optional(CurrencyCode),
      taxRate: Type.Optional(singleLine(50)),
    }),
    filters: ['account', 'kind', 'orderId', 'staffId', 'from', 'to', 'id'],
    output: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
    errors: [],
  }),
} as const;
