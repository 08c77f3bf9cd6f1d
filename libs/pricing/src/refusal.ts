export type RefusalCode =
  | 'empty_cart'
  | 'unknown_currency'
  | 'unknown_payment_method'
  | 'currency_mismatch'
  | 'unknown_product'
  | 'unknown_variant'
  | 'not_a_number'
  | 'size_out_of_range'
  | 'quantity_out_of_range'
  | 'artwork_not_offered'
  | 'unknown_finish'
  | 'duplicate_finish'
  | 'weight_missing'
  | 'shipping_excluded'
  | 'shipping_unavailable';

/** Why there is no price: `field` as the request names it, `line` counts from 0. */
export class Refusal {
  constructor(
    readonly code: RefusalCode,
    readonly field?: string,
    readonly line?: number,
  ) {}
}

export interface PricingRefusal {
  readonly ok: false;
  readonly refusal: Refusal;
}

export const refuse = (refusal: Refusal): PricingRefusal => ({ ok: false, refusal });
