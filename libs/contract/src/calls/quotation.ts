import { call } from '../call';
import { Item, quoteTerms } from '../item';
import { Quote } from '../quote';
import type { ErrorCode } from '../errors';
import { strictObject } from '../values';

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

export const quotation = {
  'Quotation/GetItemQuote': call({
    method: 'POST',
    path: 'Quotation/GetItemQuote',
    summary: 'Quotes one item at the caller’s price list',
    input: strictObject({ item: Item, ...quoteTerms }),
    output: Quote,
    errors: PRICING_ERRORS,
  }),
} as const;
