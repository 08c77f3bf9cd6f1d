export type PriceList = 'retail' | 'reseller';

/** What a client asks for, before anything is checked. The price list is the caller's own, never the client's word. */
export interface QuoteRequest {
  readonly currency?: unknown;
  readonly priceList: PriceList;
  readonly paymentMethod?: unknown;
  readonly shippingMethod?: unknown;
  readonly country?: unknown;
  /** An array of `LineRequest`, or of `AgreedLine` where staff set the prices. */
  readonly lines?: unknown;
  /** Whole percent, 1–99, off the product price: a coupon's, never the client's word. */
  readonly percentOff?: number | undefined;
}

/** A unit product goes by `variant` and ignores a size; an area product goes by its size and ignores a variant. */
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

/** A line whose price staff set: what it is, where it is one of the tariff's products, and what the whole line weighs. */
export interface AgreedLine {
  /** The whole line at the factory's price, a positive whole number. */
  readonly fen?: unknown;
  /** A `LineRequest`; absent for what is no product. */
  readonly item?: unknown;
  /** Of the whole line without packaging; absent where the tariff's own weight holds. */
  readonly grams?: unknown;
  readonly cm3?: unknown;
}
