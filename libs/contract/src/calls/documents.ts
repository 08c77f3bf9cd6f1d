import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { quoteTerms } from '../item';
import { closed, DateOnly, Instant, Money, OrderIdText } from '../values';
import { COUPON_REFUSALS, CouponText } from './cart';
import { PRICING_REFUSALS } from './quotation';

const file = (type: string) => Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary', contentMediaType: type });
const Pdf = file('application/pdf');

/** `CN-2026-000001` */
const DocumentNumber = Type.String({ minLength: 1, maxLength: 40 });
const Period = {
  /** The first and the last day, both whole, where we work: UTC+8. */
  from: DateOnly,
  to: DateOnly,
  format: Type.Union([Type.Literal('csv'), Type.Literal('pdf')]),
};

const OfOrder = closed({ orderId: OrderIdText });

/** What was issued for an order, the oldest first. */
export const OrderDocuments = closed({
  /** Null until the order is paid. */
  invoice: Type.Union([Type.Null(), closed({ number: Type.String(), issuedAt: Instant, amount: Money })]),
  creditNotes: Type.Array(
    closed({ number: Type.String(), issuedAt: Instant, amount: Money, reason: Type.Optional(Type.String()) }),
  ),
});

const pdf = { method: 'GET', bare: true, personal: true, output: Pdf } as const;

export const documents = {
  'Account/OrderDocuments': call({
    method: 'GET',
    path: 'Account/OrderDocuments',
    summary: 'The invoice and the credit notes of one’s order',
    personal: true,
    input: OfOrder,
    output: OrderDocuments,
    refusals: ['resource_not_found'],
  }),
  'Account/Invoice': call({
    ...pdf,
    path: 'Account/Invoice',
    summary: 'The invoice of one’s order; before it is paid a pro-forma',
    input: OfOrder,
    refusals: ['resource_not_found', 'nothing_to_invoice', 'too_frequent'],
  }),
  'Account/CreditNote': call({
    ...pdf,
    path: 'Account/CreditNote',
    summary: 'A credit note, by its number',
    input: closed({ number: DocumentNumber }),
    refusals: ['resource_not_found', 'too_frequent'],
  }),
  'Account/QuotePdf': call({
    ...pdf,
    path: 'Account/QuotePdf',
    summary: 'The quote of one’s order, as it was when it was placed',
    input: OfOrder,
    refusals: ['resource_not_found', 'too_frequent'],
  }),
  'Cart/QuotePdf': call({
    ...pdf,
    path: 'Cart/QuotePdf',
    summary: 'The cart’s quote at this moment, to be shown to others',
    input: closed({ ...quoteTerms, coupon: Type.Optional(CouponText) }),
    refusals: [...PRICING_REFUSALS, ...COUPON_REFUSALS, 'too_frequent'],
  }),
  'Account/PrepaidStatement': call({
    method: 'GET',
    path: 'Account/PrepaidStatement',
    summary: 'What moved on one’s prepaid account in a period, with its balance before and after',
    bare: true,
    personal: true,
    input: closed(Period),
    output: file('text/csv'),
    refusals: ['statement_too_long', 'too_frequent'],
  }),
  'admin/order-documents': call({
    method: 'GET',
    path: 'admin/orders/:orderId/documents',
    summary: 'The invoice and the credit notes of an order',
    bare: true,
    personal: true,
    params: OfOrder,
    input: closed({}),
    output: OrderDocuments,
    refusals: ['resource_not_found'],
  }),
  'admin/order-invoice': call({
    ...pdf,
    path: 'admin/orders/:orderId/invoice',
    summary: 'An order’s invoice; before it is paid a pro-forma',
    params: OfOrder,
    input: closed({}),
    refusals: ['resource_not_found', 'nothing_to_invoice'],
  }),
  'admin/order-quote': call({
    ...pdf,
    path: 'admin/orders/:orderId/quote',
    summary: 'An order’s quote, as it was when it was placed',
    params: OfOrder,
    input: closed({}),
    refusals: ['resource_not_found'],
  }),
  'admin/order-credit-note': call({
    ...pdf,
    path: 'admin/orders/:orderId/credit-notes/:number',
    summary: 'A credit note of an order',
    params: closed({ orderId: OrderIdText, number: DocumentNumber }),
    input: closed({}),
    refusals: ['resource_not_found'],
  }),
  'admin/prepaid-statement': call({
    method: 'GET',
    path: 'admin/accounts/:id/prepaid-statement',
    summary: 'What moved on a prepaid account in a period, with its balance before and after',
    bare: true,
    personal: true,
    params: closed({ id: Type.String({ maxLength: 40 }) }),
    input: closed(Period),
    output: file('text/csv'),
    refusals: ['resource_not_found', 'statement_too_long'],
  }),
} as const;
