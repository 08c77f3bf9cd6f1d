import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { ANONYMOUS_WRITES } from '../limits';
import { Item, ItemNames, quoteTerms } from '../item';
import { Quote } from '../quote';
import { Instant, strictObject } from '../values';
import { PRICING_ERRORS } from './quotation';

/** The token of the link, or the offer's id for the account it was made for. */
const OfferKey = Type.String({ minLength: 1, maxLength: 64 });

/** A saved quote as seen by anyone with its link. */
export const SharedQuote = strictObject({
  /** Shared by a customer, or made by staff as an answer. */
  kind: Type.Union([Type.Literal('shared'), Type.Literal('staff')]),
  items: Type.Array(
    strictObject({
      item: Item,
      ...ItemNames,
      product: strictObject({
        sku: Type.String(),
        name: Type.String(),
        category: Type.String(),
        slug: Type.String(),
        image: Type.String(),
        drawing: strictObject({ form: Type.String(), scene: Type.String(), detail: Type.String() }),
        /** False if the product is withdrawn. */
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
  /** A staff offer that was ordered and cannot be ordered again. */
  ordered: Type.Boolean(),
});

export const sharedQuotes = {
  'Quotation/ShareQuote': call({
    method: 'POST',
    path: 'Quotation/ShareQuote',
    summary: 'Saves the quote of an item or of the caller’s cart and returns a link to it',
    signed: true,
    personal: true,
    input: strictObject({
      /** The cart by default. */
      item: Type.Optional(Item),
      ...quoteTerms,
    }),
    clientLimit: ANONYMOUS_WRITES,
    output: strictObject({ token: Type.String(), validUntil: Instant }),
    errors: [...PRICING_ERRORS, 'login_required', 'too_frequent'],
  }),
  'Quotation/SharedQuote': call({
    method: 'GET',
    path: 'Quotation/SharedQuote',
    summary: 'Returns a saved quote',
    personal: true,
    input: strictObject({ token: OfferKey }),
    output: SharedQuote,
    errors: ['offer_not_found', 'offer_expired'],
  }),
} as const;

/** Additional errors of placing an order from an offer. */
export const OFFER_ERRORS = [
  'offer_not_found',
  'offer_expired',
  'offer_used',
  'offer_not_yours',
  'offer_for_resellers',
  'offer_country_differs',
  'offer_unavailable',
] as const;
