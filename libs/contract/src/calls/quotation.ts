import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Item, quoteTerms } from '../item';
import { Quote, QuoteAmounts } from '../quote';
import type { ErrorCode } from '../errors';
import { ITEMS_BODY_BYTES, MAX_CART_ITEMS, MAX_PRICED_ITEMS } from '../limits';
import { MinorUnits, nullable, strictObject } from '../values';

export const PRICING_ERRORS = [
  'empty_cart',
  'unknown_currency',
  'unknown_payment_method',
  'currency_mismatch',
  'unknown_product',
  'unknown_variant',
  'unknown_finish',
  'duplicate_finish',
  'finish_conflict',
  'finish_requires',
  'finish_missing',
  'artwork_not_offered',
  'size_out_of_range',
  'quantity_out_of_range',
  'not_a_number',
  'shipping_excluded',
  'shipping_unavailable',
] as const satisfies readonly ErrorCode[];

const ItemQuoteInput = strictObject({ item: Item, ...quoteTerms });

export const quotation = {
  'Quotation/GetItemQuote': call({
    method: 'POST',
    path: 'Quotation/GetItemQuote',
    summary: 'Quotes one item at the caller’s price list',
    input: ItemQuoteInput,
    output: Quote,
    errors: PRICING_ERRORS,
  }),
  'Quotation/GetItemAmounts': call({
    method: 'POST',
    path: 'Quotation/GetItemAmounts',
    summary: 'Quotes one item at the caller’s price list, without the steps of the calculation',
    input: ItemQuoteInput,
    output: QuoteAmounts,
    errors: PRICING_ERRORS,
  }),
  'Quotation/GetItemsQuote': call({
    method: 'POST',
    path: 'Quotation/GetItemsQuote',
    summary: 'Quotes several items as one order at the caller’s price list',
    input: strictObject({ items: Type.Array(Item, { minItems: 1, maxItems: MAX_CART_ITEMS }), ...quoteTerms }),
    bodyLimit: ITEMS_BODY_BYTES,
    output: Quote,
    errors: PRICING_ERRORS,
  }),
  'Quotation/GetItemPrices': call({
    method: 'POST',
    path: 'Quotation/GetItemPrices',
    summary: 'Prices several items, each on its own, at the caller’s price list',
    input: strictObject({ items: Type.Array(Item, { minItems: 1, maxItems: MAX_PRICED_ITEMS }), ...quoteTerms }),
    output: strictObject({
      currency: Type.String(),
      /** One for each item of the request, in its order. */
      items: Type.Array(
        strictObject({
          /** The product price, without shipping and fees. */
          product: MinorUnits,
          /** What the item costs delivered; null if it is too heavy for the shipping method. */
          total: nullable(MinorUnits),
        }),
      ),
    }),
    errors: PRICING_ERRORS,
  }),
} as const;
