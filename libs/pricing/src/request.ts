export type PriceList = 'retail' | 'reseller';

/** An unvalidated quote request. `priceList` and `percentOff` are set by the server, never by the client. */
export interface QuoteRequest {
  readonly currency?: unknown;
  readonly priceList: PriceList;
  readonly paymentMethod?: unknown;
  readonly shippingMethod?: unknown;
  readonly country?: unknown;
  /** An array of `LineRequest`, or of `NegotiatedLine` if staff set the prices. */
  readonly lines?: unknown;
  /** A coupon's discount on the product price, in whole percent from 1 to 99. */
  readonly percentOff?: number | undefined;
}

/**
 * An unvalidated line. A unit product is ordered by `variant` and ignores a size; an area product is ordered by size
 * and ignores a variant.
 */
export interface LineRequest {
  readonly sku?: unknown;
  readonly variant?: unknown;
  /** Decimal strings of at most 6 digits before the point and 4 after. */
  readonly width?: unknown;
  readonly length?: unknown;
  /** 0 inch, 1 foot, 2 centimetre, 3 metre. */
  readonly unit?: unknown;
  readonly quantity?: unknown;
  readonly artwork?: unknown;
  /** An array of finish codes; absent means none. */
  readonly finishes?: unknown;
}

/** A line at a price that staff set. */
export interface NegotiatedLine {
  /** The factory price of the whole line, a positive whole number. */
  readonly fen?: unknown;
  /** A `LineRequest`; absent if the line is not a product of the tariff. */
  readonly item?: unknown;
  /** Weight of the whole line without packaging; absent to use the tariff's own weight. `cm3` likewise. */
  readonly grams?: unknown;
  readonly cm3?: unknown;
}
