import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { ANONYMOUS_WRITES, MAX_CART_ITEMS } from '../limits';
import { Item, ItemNames, quoteTerms } from '../item';
import { Quote } from '../quote';
import {
  Country,
  CurrencyCode,
  Email,
  EmailAddress,
  Empty,
  Instant,
  MinorUnits,
  Money,
  PageNumber,
  PageSize,
  multiLine,
  nullable,
  pageOf,
  singleLine,
  strictObject,
} from '../values';
import { sensitive } from '../sensitivity';
import { idParams, ListQuery, staffCall } from './staff-call';
import { PRICING_ERRORS } from './quotation';

const Id = idParams(40);
const OptionalMessage = Type.Union([multiLine(5000), Type.Literal('')]);
/** Contact details of a visitor without a session. */
const contactFields = { email: Type.Optional(Email), name: Type.Optional(singleLine(120)) };
const Quantity = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });

export const QuoteRequestKind = Type.Union([Type.Literal('item'), Type.Literal('cart'), Type.Literal('buy_for_me')]);

export const QuoteRequestState = Type.Union([
  Type.Literal('open'),
  Type.Literal('answered'),
  Type.Literal('declined'),
  Type.Literal('withdrawn'),
  Type.Literal('ordered'),
  Type.Literal('expired'),
]);

/** The terms the customer chose; staff fill in the rest. */
const PartialTerms = strictObject({
  currency: Type.Optional(quoteTerms.currency),
  country: Type.Optional(quoteTerms.country),
  shippingMethod: Type.Optional(quoteTerms.shippingMethod),
  paymentMethod: Type.Optional(quoteTerms.paymentMethod),
});

const Terms = strictObject(quoteTerms);

/** An item to be bought for the customer, not from the catalogue. Links are shown to staff and never fetched. */
const purchaseFields = {
  what: singleLine(200),
  quantity: Quantity,
  links: Type.Array(Type.String({ minLength: 1, maxLength: 2000 }), { maxItems: 10 }),
  budget: Type.Optional(
    strictObject({ currency: CurrencyCode, amount: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 }) }),
  ),
};

const PurchaseView = strictObject({
  what: Type.String(),
  quantity: Type.Integer(),
  links: Type.Array(Type.String()),
  budget: Type.Optional(Money),
});

export const MyQuoteRequest = strictObject({
  requestId: Type.String(),
  kind: QuoteRequestKind,
  state: QuoteRequestState,
  requestedAt: Instant,
  /** When the answer is due. */
  replyBy: Instant,
  message: Type.String(),
  items: Type.Array(strictObject({ name: Type.String(), item: Item })),
  wish: nullable(PurchaseView),
  /** Null until staff answer or decline. */
  answer: nullable(
    strictObject({
      at: Instant,
      message: Type.String(),
      /** Null if staff declined. */
      total: nullable(Money),
      validUntil: nullable(Instant),
      /** Path of the page where the offer can be ordered; null if it no longer can. */
      offer: nullable(Type.String()),
    }),
  ),
  orderId: nullable(Type.String()),
});

/** `label` and `quantity` describe a buy-for-me purchase; the lines of an item or a cart have their own. */
const AnswerLine = strictObject({
  /** The factory price of the whole line. */
  fen: sensitive('money', Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 })),
  /** Weight of the whole line without packaging; required if the tariff cannot calculate it. */
  grams: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  cm3: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  label: Type.Optional(singleLine(200)),
  quantity: Type.Optional(Quantity),
});

const answerFields = {
  lines: Type.Array(AnswerLine, { minItems: 1, maxItems: MAX_CART_ITEMS }),
  currency: Type.Optional(quoteTerms.currency),
  country: Type.Optional(quoteTerms.country),
  shippingMethod: Type.Optional(quoteTerms.shippingMethod),
  paymentMethod: Type.Optional(quoteTerms.paymentMethod),
};

export const AdminQuoteRequestRow = strictObject({
  id: Type.String(),
  kind: QuoteRequestKind,
  state: QuoteRequestState,
  email: EmailAddress,
  name: Type.String(),
  /** The number of lines. */
  lines: Type.Integer(),
  requestedAt: Instant,
  replyBy: Instant,
  /** Open and past its due date. */
  overdue: Type.Boolean(),
  decidedAt: nullable(Instant),
});

export const AdminQuoteRequest = strictObject({
  ...AdminQuoteRequestRow.properties,
  accountId: nullable(Type.String()),
  language: Type.String(),
  priceList: Type.Union([Type.Literal('retail'), Type.Literal('reseller')]),
  message: Type.String(),
  items: Type.Array(
    strictObject({
      item: Item,
      name: Type.String(),
      category: Type.String(),
      slug: Type.String(),
      /**
       * The tariff's price of the line for this customer, in fen; null if it has none, and staff must enter the weight.
       */
      fen: nullable(MinorUnits),
      /** Why the tariff has no price, in the reader's language. */
      why: nullable(Type.String()),
      ...ItemNames,
    }),
  ),
  wish: nullable(PurchaseView),
  /** What the customer chose; staff may answer with other terms. */
  requestedTerms: PartialTerms,
  /** The default terms of an answer. */
  terms: Terms,
  answer: nullable(
    strictObject({
      lines: Type.Array(AnswerLine),
      message: Type.String(),
      terms: nullable(Terms),
      total: nullable(Money),
      validUntil: nullable(Instant),
      by: nullable(Type.String()),
    }),
  ),
  orderId: nullable(Type.String()),
});

const PATH = 'admin/quote-requests/:id';

export const quoteRequests = {
  'Cart/GetQuoteFromStaff': call({
    method: 'POST',
    path: 'Cart/GetQuoteFromStaff',
    summary:
      'Requests a quote from staff for the cart or one item, which may exceed the limits of an instant quote. A visitor without a session gives an email address and name',
    personal: true,
    idempotent: true,
    input: strictObject({
      item: Type.Optional(Item),
      cart: Type.Optional(Type.Literal(true)),
      message: Type.Optional(OptionalMessage),
      ...contactFields,
      ...PartialTerms.properties,
      country: Type.Optional(Country),
    }),
    clientLimit: ANONYMOUS_WRITES,
    output: strictObject({ requestId: Type.String() }),
    errors: [...PRICING_ERRORS, 'login_required', 'too_frequent'],
  }),
  'UserEnd/BuyForMe': call({
    method: 'POST',
    path: 'UserEnd/BuyForMe',
    summary:
      'Requests a purchase of something the shop does not sell; a visitor without a session gives an email address and name',
    personal: true,
    signed: true,
    idempotent: true,
    input: strictObject({
      ...purchaseFields,
      country: Type.Optional(Country),
      message: Type.Optional(OptionalMessage),
      ...contactFields,
    }),
    clientLimit: ANONYMOUS_WRITES,
    bodyLimit: 128 * 1024,
    output: strictObject({ requestId: Type.String() }),
    errors: ['link_not_public', 'unknown_currency', 'too_frequent'],
  }),
  'Account/MyQuoteRequests': call({
    method: 'GET',
    path: 'Account/MyQuoteRequests',
    summary: 'Lists the caller’s quote requests, newest first',
    personal: true,
    input: strictObject({ page: PageNumber, size: PageSize }),
    output: pageOf(MyQuoteRequest),
    errors: [],
  }),
  'Account/WithdrawQuoteRequest': call({
    method: 'POST',
    path: 'Account/WithdrawQuoteRequest',
    summary: 'Withdraws an unanswered quote request',
    personal: true,
    idempotent: true,
    input: strictObject({ requestId: Type.String({ maxLength: 40 }) }),
    output: Empty,
    errors: ['resource_not_found', 'already_decided'],
  }),
  'admin/quote-requests': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/quote-requests',
    summary: 'Lists quote requests by due date (`filter`: state, kind, overdue, email, q, from, to)',
    input: ListQuery,
    filters: ['state', 'kind', 'overdue', 'email', 'q', 'from', 'to', 'id'],
    output: Type.Array(AdminQuoteRequestRow),
    errors: [],
  }),
  'admin/quote-request': call({
    ...staffCall,
    method: 'GET',
    path: PATH,
    summary: 'Returns a quote request with the tariff’s prices of its lines',
    params: Id,
    input: Empty,
    output: AdminQuoteRequest,
    errors: ['resource_not_found'],
  }),
  'admin/quote-request-preview': call({
    ...staffCall,
    method: 'POST',
    path: `${PATH}/preview`,
    summary: 'Previews the quote of an answer',
    params: Id,
    input: strictObject(answerFields),
    bodyLimit: 128 * 1024,
    output: Quote,
    errors: [...PRICING_ERRORS, 'weight_missing', 'prepaid_not_allowed', 'resource_not_found'],
  }),
  'admin/quote-request-answer': call({
    ...staffCall,
    method: 'POST',
    path: `${PATH}/answer`,
    summary:
      'Answers with a price for each line in order; the customer gets an email and can order at these prices until `validUntil`',
    idempotent: true,
    params: Id,
    input: strictObject({ ...answerFields, message: OptionalMessage, validUntil: Instant }),
    bodyLimit: 128 * 1024,
    output: AdminQuoteRequest,
    errors: [...PRICING_ERRORS, 'weight_missing', 'prepaid_not_allowed', 'resource_not_found', 'already_decided'],
  }),
  'admin/quote-request-decline': call({
    ...staffCall,
    method: 'POST',
    path: `${PATH}/decline`,
    summary: 'Declines a quote request with a reason for the customer',
    idempotent: true,
    params: Id,
    input: strictObject({ message: multiLine(5000) }),
    output: AdminQuoteRequest,
    errors: ['resource_not_found', 'already_decided'],
  }),
} as const;
