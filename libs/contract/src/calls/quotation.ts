import { call } from '../call';
import { Item, quoteTerms } from '../item';
import { Quote } from '../quote';
import type { RefusalCode } from '../refusals';
import { closed } from '../values';

export const PRICING_REFUSALS = [
  'empty_cart',
  'unknown_currency',
  'unknown_payment_method',
  'currency_mismatch',
  'unknown_product',
  'unknown_variant',
  'unknown_finish',
  'duplicate_finish',
  'artwork_not_offered',
  'size_out_of_range',
  'quantity_out_of_range',
  'not_a_number',
  'shipping_excluded',
  'shipping_unavailable',
] as const satisfies readonly RefusalCode[];

export const quotation = {
  'Quotation/GetItemQuote': call({
    method: 'POST',
    path: 'Quotation/GetItemQuote',
    summary: 'Prices one item at the price list of whoever asks',
    input: closed({ item: Item, ...quoteTerms }),
    output: Quote,
    refusals: PRICING_REFUSALS,
  }),
} as const;
