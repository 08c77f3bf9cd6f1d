import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { EmailAddress, Money, nullable, strictObject } from '../values';
import { ListQuery, staffCall } from './staff-call';

/** What a customer owes in a currency, by the days since it was due. */
export const Receivable = strictObject({
  /** The account and the currency. */
  id: Type.String(),
  accountId: Type.String(),
  /** Null after the account was closed. */
  email: nullable(EmailAddress),
  currency: Type.String(),
  /** Orders that await their payment. */
  orders: Type.Integer(),
  notDue: Money,
  /** 1 to 30 days. */
  upTo30: Money,
  upTo60: Money,
  upTo90: Money,
  over90: Money,
  /** Payments that the customer disputes at PayPal; they are no part of the columns before. */
  disputed: Money,
  total: Money,
});

export const adminReceivables = {
  'admin/receivables': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/receivables',
    summary:
      'Lists what customers owe, one row per customer and currency, the largest total first: orders that await their payment by the days since they were due, and disputed payments (`filter`: q for a part of the email, currency)',
    input: ListQuery,
    filters: ['q', 'currency', 'id'],
    output: Type.Array(Receivable),
    errors: [],
  }),
} as const;
