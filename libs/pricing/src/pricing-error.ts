/** Stable codes; the HTTP contract lists each with status 422. */
export type PricingErrorCode =
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
  | 'finish_conflict'
  | 'finish_requires'
  | 'finish_missing'
  | 'weight_missing'
  | 'shipping_excluded'
  | 'shipping_unavailable';

/** Why a request cannot be priced. `field` is a property of the request or of its line; `line` counts from 0. */
export class PricingError {
  constructor(
    readonly code: PricingErrorCode,
    readonly field?: string,
    readonly line?: number,
  ) {}
}

/** The failed half of every result of this library. */
export interface PricingFailure {
  readonly ok: false;
  readonly error: PricingError;
}

export const fail = (error: PricingError): PricingFailure => ({ ok: false, error });
