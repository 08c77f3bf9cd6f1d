import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Item, quoteTerms } from '../item';
import { Quote } from '../quote';
import { closed, Instant } from '../values';
import { PRICING_REFUSALS } from './quotation';

/** What the link carries; for the account it was made for also the offer's id. */
const OfferKey = Type.String({ minLength: 1, maxLength: 64 });

/** A frozen quote as whoever holds its link sees it. */
export const SharedQuote = closed({
  /** Made by anyone for anyone, or by staff as an answer. */
  kind: Type.Union([Type.Literal('shared'), Type.Literal('staff')]),
  items: Type.Array(
    closed({
      item: Item,
      product: closed({
        sku: Type.String(),
        name: Type.String(),
        category: Type.String(),
        slug: Type.String(),
        image: Type.String(),
        drawing: closed({ form: Type.String(), scene: Type.String(), detail: Type.String() }),
        /** False once the product is withdrawn. */
        available: Type.Boolean(),
      }),
    }),
  ),
  quote: Quote,
  priceList: Type.Union([Type.Literal('retail'), Type.Literal('reseller')]),
  country: Type.String(),
  shippingMethod: quoteTerms.shippingMethod,
  paymentMethod: quoteTerms.paymentMethod,
  message: Type.Optional(Type.String()),
  madeAt: Instant,
  validUntil: Instant,
  /** A staff offer that was ordered: it cannot be ordered again. */
  ordered: Type.Boolean(),
});

export const sharedQuotes = {
  'Quotation/ShareQuote': call({
    method: 'POST',
    path: 'Quotation/ShareQuote',
    summary: 'Freezes the quote of an item, or of the caller’s cart, for whoever gets its link',
    signed: true,
    personal: true,
    input: closed({
      /** The cart where there is none. */
      item: Type.Optional(Item),
      ...quoteTerms,
    }),
    output: closed({ token: Type.String(), validUntil: Instant }),
    refusals: [...PRICING_REFUSALS, 'login_required', 'too_frequent'],
  }),
  'Quotation/SharedQuote': call({
    method: 'GET',
    path: 'Quotation/SharedQuote',
    summary: 'A frozen quote by its link',
    personal: true,
    input: closed({ token: OfferKey }),
    output: SharedQuote,
    refusals: ['offer_not_found', 'offer_expired'],
  }),
} as const;

/** What ordering from an offer adds to the refusals of placing an order. */
export const OFFER_REFUSALS = [
  'offer_not_found',
  'offer_expired',
  'offer_used',
  'offer_not_yours',
  'offer_for_resellers',
  'offer_country_differs',
  'offer_unavailable',
] as const;
