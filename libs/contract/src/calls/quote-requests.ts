import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Item, quoteTerms } from '../item';
import { Quote } from '../quote';
import {
  closed,
  Country,
  CurrencyCode,
  Email,
  Instant,
  line,
  Minor,
  Money,
  Nothing,
  Page,
  pageOf,
  paragraphs,
  Size,
} from '../values';
import { ListQuery } from './admin';
import { PRICING_REFUSALS } from './quotation';

const orNull = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Union([schema, Type.Null()]);

const Id = closed({ id: Type.String({ maxLength: 40 }) });
const words = Type.Union([paragraphs(5000), Type.Literal('')]);
/** Who asks, where nobody is logged in. */
const whoAsks = { email: Type.Optional(Email), name: Type.Optional(line(120)) };
const Pieces = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });

export const QuoteRequestKind = Type.Union([Type.Literal('item'), Type.Literal('cart'), Type.Literal('buy_for_me')]);

export const QuoteRequestState = Type.Union([
  Type.Literal('open'),
  Type.Literal('answered'),
  Type.Literal('declined'),
  Type.Literal('withdrawn'),
  Type.Literal('ordered'),
  Type.Literal('expired'),
]);

/** As far as the asker said; staff fill in the rest. */
const KnownTerms = closed({
  currency: Type.Optional(quoteTerms.currency),
  country: Type.Optional(quoteTerms.country),
  shippingMethod: Type.Optional(quoteTerms.shippingMethod),
  paymentMethod: Type.Optional(quoteTerms.paymentMethod),
});

const Terms = closed(quoteTerms);

/** What somebody wants bought: never a product of ours. Links are shown to staff and fetched by nobody. */
const Wish = {
  what: line(200),
  quantity: Pieces,
  links: Type.Array(Type.String({ minLength: 1, maxLength: 2000 }), { maxItems: 10 }),
  budget: Type.Optional(
    closed({ currency: CurrencyCode, amount: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 }) }),
  ),
};

const WishView = closed({
  what: Type.String(),
  quantity: Type.Integer(),
  links: Type.Array(Type.String()),
  budget: Type.Optional(Money),
});

export const MyQuoteRequest = closed({
  requestId: Type.String(),
  kind: QuoteRequestKind,
  state: QuoteRequestState,
  askedAt: Instant,
  /** When we promise to have answered. */
  replyBy: Instant,
  message: Type.String(),
  items: Type.Array(closed({ name: Type.String(), item: Item })),
  wish: orNull(WishView),
  /** Null until staff decide. */
  answer: orNull(
    closed({
      at: Instant,
      message: Type.String(),
      /** Null where staff declined. */
      total: orNull(Money),
      validUntil: orNull(Instant),
      /** Path of the page where the offer is ordered; null where there is nothing to order any more. */
      offer: orNull(Type.String()),
    }),
  ),
  orderId: orNull(Type.String()),
});

/** `label` and `quantity` are what was found for a buy-for-me; the lines of an item or a cart are its own. */
const AnswerLine = closed({
  /** The whole line at the factory's price. */
  fen: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 }),
  /** Of the whole line, without packaging; wanted where the tariff cannot weigh it. */
  grams: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  cm3: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  label: Type.Optional(line(200)),
  quantity: Type.Optional(Pieces),
});

const answered = {
  lines: Type.Array(AnswerLine, { minItems: 1, maxItems: 100 }),
  currency: Type.Optional(quoteTerms.currency),
  country: Type.Optional(quoteTerms.country),
  shippingMethod: Type.Optional(quoteTerms.shippingMethod),
  paymentMethod: Type.Optional(quoteTerms.paymentMethod),
};

export const AdminQuoteRequestRow = closed({
  id: Type.String(),
  kind: QuoteRequestKind,
  state: QuoteRequestState,
  email: Type.String(),
  name: Type.String(),
  /** How many lines it asks for. */
  lines: Type.Integer(),
  askedAt: Instant,
  replyBy: Instant,
  /** Open, and promised for earlier than now. */
  overdue: Type.Boolean(),
  decidedAt: orNull(Instant),
});

export const AdminQuoteRequest = closed({
  ...AdminQuoteRequestRow.properties,
  accountId: orNull(Type.String()),
  language: Type.String(),
  priceList: Type.Union([Type.Literal('retail'), Type.Literal('reseller')]),
  message: Type.String(),
  items: Type.Array(
    closed({
      item: Item,
      name: Type.String(),
      category: Type.String(),
      slug: Type.String(),
      /** The tariff's price of the line for who asks, fen; null where it cannot make it, and staff must weigh it. */
      fen: orNull(Minor),
      /** Why the tariff cannot make it, in the reader's language. */
      why: orNull(Type.String()),
    }),
  ),
  wish: orNull(WishView),
  /** What the asker said. */
  asked: KnownTerms,
  /** What an answer goes by where it names nothing else. */
  terms: Terms,
  answer: orNull(
    closed({
      lines: Type.Array(AnswerLine),
      message: Type.String(),
      terms: orNull(Terms),
      total: orNull(Money),
      validUntil: orNull(Instant),
      by: orNull(Type.String()),
    }),
  ),
  orderId: orNull(Type.String()),
});

const bare = { bare: true, personal: true } as const;
const PATH = 'admin/quote-requests/:id';

export const quoteRequests = {
  'Cart/GetQuoteFromStaff': call({
    method: 'POST',
    path: 'Cart/GetQuoteFromStaff',
    summary:
      'Asks staff for a quote: of the cart, or of one item, which a visitor may ask for with e-mail address and name. What is too large or too many for an instant quote may be asked for',
    personal: true,
    idempotent: true,
    input: closed({
      item: Type.Optional(Item),
      cart: Type.Optional(Type.Literal(true)),
      message: Type.Optional(words),
      ...whoAsks,
      ...KnownTerms.properties,
      country: Type.Optional(Country),
    }),
    output: closed({ requestId: Type.String() }),
    refusals: [...PRICING_REFUSALS, 'login_required', 'too_frequent'],
  }),
  'UserEnd/BuyForMe': call({
    method: 'POST',
    path: 'UserEnd/BuyForMe',
    summary: 'Asks staff to buy what the shop does not stock; a visitor leaves e-mail address and name',
    personal: true,
    signed: true,
    idempotent: true,
    input: closed({
      ...Wish,
      country: Type.Optional(Country),
      message: Type.Optional(words),
      ...whoAsks,
    }),
    output: closed({ requestId: Type.String() }),
    refusals: ['link_not_public', 'unknown_currency', 'too_frequent'],
  }),
  'Account/MyQuoteRequests': call({
    method: 'GET',
    path: 'Account/MyQuoteRequests',
    summary: 'What one asked staff to quote, newest first',
    personal: true,
    input: closed({ page: Page, size: Size }),
    output: pageOf(MyQuoteRequest),
    refusals: [],
  }),
  'Account/WithdrawQuoteRequest': call({
    method: 'POST',
    path: 'Account/WithdrawQuoteRequest',
    summary: 'Takes back a request that staff have not answered',
    personal: true,
    idempotent: true,
    input: closed({ requestId: Type.String({ maxLength: 40 }) }),
    output: Nothing,
    refusals: ['resource_not_found', 'already_decided'],
  }),
  'admin/quote-requests': call({
    ...bare,
    method: 'GET',
    path: 'admin/quote-requests',
    summary: 'Requests for quotes, what is due first on top (`filter`: state, kind, overdue, q)',
    input: ListQuery,
    output: Type.Array(AdminQuoteRequestRow),
    refusals: [],
  }),
  'admin/quote-request': call({
    ...bare,
    method: 'GET',
    path: PATH,
    summary: 'One request with the tariff’s prices of its lines, where it has any',
    params: Id,
    input: Nothing,
    output: AdminQuoteRequest,
    refusals: ['resource_not_found'],
  }),
  'admin/quote-request-preview': call({
    ...bare,
    method: 'POST',
    path: `${PATH}/preview`,
    summary: 'The quote that an answer would make; changes nothing',
    params: Id,
    input: closed(answered),
    output: Quote,
    refusals: [...PRICING_REFUSALS, 'weight_missing', 'prepaid_not_allowed', 'resource_not_found'],
  }),
  'admin/quote-request-answer': call({
    ...bare,
    method: 'POST',
    path: `${PATH}/answer`,
    summary:
      'Answers with a price for each line, in their order: the customer gets it by mail and can order at it until `validUntil`',
    idempotent: true,
    params: Id,
    input: closed({ ...answered, message: words, validUntil: Instant }),
    output: AdminQuoteRequest,
    refusals: [...PRICING_REFUSALS, 'weight_missing', 'prepaid_not_allowed', 'resource_not_found', 'already_decided'],
  }),
  'admin/quote-request-decline': call({
    ...bare,
    method: 'POST',
    path: `${PATH}/decline`,
    summary: 'Says no, with the reason that the customer reads',
    idempotent: true,
    params: Id,
    input: closed({ message: paragraphs(5000) }),
    output: AdminQuoteRequest,
    refusals: ['resource_not_found', 'already_decided'],
  }),
} as const;
