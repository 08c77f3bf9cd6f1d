import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { quoteTerms } from '../item';
import { DateOnly, Empty, Instant, Money, OrderIdInput, strictObject } from '../values';
import { staffCall } from './staff-call';
import { COUPON_ERRORS, CouponCode } from './cart';
import { PRICING_ERRORS } from './quotation';

const fileOutput = (type: string) =>
  Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary', contentMediaType: type });
const Pdf = fileOutput('application/pdf');

/** `CN-2026-000001` */
const DocumentNumber = Type.String({ minLength: 1, maxLength: 40 });
const Period = {
  /** First and last day, inclusive, in China Standard Time. */
  from: DateOnly,
  to: DateOnly,
  format: Type.Union([Type.Literal('csv'), Type.Literal('pdf')]),
};

const OrderQuery = strictObject({ orderId: OrderIdInput });

/** The documents of an order, oldest first. */
export const OrderDocuments = strictObject({
  /** Null until the order is paid. */
  invoice: Type.Union([Type.Null(), strictObject({ number: Type.String(), issuedAt: Instant, amount: Money })]),
  creditNotes: Type.Array(
    strictObject({ number: Type.String(), issuedAt: Instant, amount: Money, reason: Type.Optional(Type.String()) }),
  ),
});

const pdf = { method: 'GET', bare: true, personal: true, output: Pdf } as const;

export const documents = {
  'Account/OrderDocuments': call({
    method: 'GET',
    path: 'Account/OrderDocuments',
    summary: 'Lists the invoice and the credit notes of the caller’s order',
    personal: true,
    input: OrderQuery,
    output: OrderDocuments,
    errors: ['resource_not_found'],
  }),
  'Account/Invoice': call({
    ...pdf,
    path: 'Account/Invoice',
    summary: 'Returns the invoice of the caller’s order as PDF; a pro-forma invoice before payment',
    input: OrderQuery,
    errors: ['resource_not_found', 'nothing_to_invoice', 'too_frequent'],
  }),
  'Account/CreditNote': call({
    ...pdf,
    path: 'Account/CreditNote',
    summary: 'Returns a credit note as PDF',
    input: strictObject({ number: DocumentNumber }),
    errors: ['resource_not_found', 'too_frequent'],
  }),
  'Account/QuotePdf': call({
    ...pdf,
    path: 'Account/QuotePdf',
    summary: 'Returns the quote of the caller’s order as PDF',
    input: OrderQuery,
    errors: ['resource_not_found', 'too_frequent'],
  }),
  'Cart/QuotePdf': call({
    ...pdf,
    path: 'Cart/QuotePdf',
    summary: 'Returns the current quote of the cart as PDF',
    input: strictObject({ ...quoteTerms, coupon: Type.Optional(CouponCode) }),
    errors: [...PRICING_ERRORS, ...COUPON_ERRORS, 'too_frequent'],
  }),
  'Account/PrepaidStatement': call({
    method: 'GET',
    path: 'Account/PrepaidStatement',
    summary: 'Returns the statement of the caller’s prepaid account for a period as PDF',
    ...staffCall,
    input: strictObject(Period),
    output: fileOutput('text/csv'),
    errors: ['statement_too_long', 'too_frequent'],
  }),
  'admin/order-documents': call({
    method: 'GET',
    path: 'admin/orders/:orderId/documents',
    summary: 'Lists the invoice and the credit notes of an order',
    ...staffCall,
    params: OrderQuery,
    input: Empty,
    output: OrderDocuments,
    errors: ['resource_not_found'],
  }),
  'admin/order-invoice': call({
    ...pdf,
    path: 'admin/orders/:orderId/invoice',
    summary: 'Returns the invoice of an order as PDF; a pro-forma invoice before payment',
    params: OrderQuery,
    input: Empty,
    errors: ['resource_not_found', 'nothing_to_invoice'],
  }),
  'admin/order-quote': call({
    ...pdf,
    path: 'admin/orders/:orderId/quote',
    summary: 'Returns the quote of an order as PDF',
    params: OrderQuery,
    input: Empty,
    errors: ['resource_not_found'],
  }),
  'admin/order-credit-note': call({
    ...pdf,
    path: 'admin/orders/:orderId/credit-notes/:number',
    summary: 'Returns a credit note of an order as PDF',
    params: strictObject({ orderId: OrderIdInput, number: DocumentNumber }),
    input: Empty,
    errors: ['resource_not_found'],
  }),
  'admin/prepaid-statement': call({
    method: 'GET',
    path: 'admin/accounts/:id/prepaid-statement',
    summary: 'Returns the statement of a prepaid account for a period as PDF',
    ...staffCall,
    params: strictObject({ id: Type.String({ maxLength: 40 }) }),
    input: strictObject(Period),
    output: fileOutput('text/csv'),
    errors: ['resource_not_found', 'statement_too_long'],
  }),
} as const;
