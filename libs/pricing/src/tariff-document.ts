/** A decimal as JSON carries it: a string, or a number that means its shortest decimal form. */
export type Decimal = number | string;

/** A whole number, in the same two forms. */
export type Whole = Decimal;

/** Everything a quote depends on besides the request. Prices are in fen; `null` means absent throughout. */
export interface TariffDocument {
  /** By SKU. */
  readonly products: Readonly<Record<string, ProductTariff>>;
  readonly shipping: ShippingTariff;
  /** By ISO 4217 code. */
  readonly currencies: Readonly<Record<string, CurrencyTariff>>;
  /** The exchange fee as a fraction of the subtotal, by currency; a currency without an entry is not offered. */
  readonly exchangeRate: Readonly<Record<string, Decimal | null>>;
  /** By payment method: 0 PayPal, 3 prepaid. */
  readonly remittance: Readonly<Record<string, RemittanceTariff>>;
}

export interface CurrencyTariff {
  /** Decimal digits of the currency: 2 for USD, 0 for JPY. */
  readonly digits: Whole;
  /** Units of the currency per CNY; a currency without it is not offered. */
  readonly perCny?: Decimal | null;
}

export type ProductTariff = AreaProductTariff | UnitProductTariff;

/** Sold by size: banners, films, boards. */
export interface AreaProductTariff extends CommonProductTariff {
  readonly pricing: AreaPricing;
  readonly limits: {
    readonly minMm: Decimal;
    readonly maxLongMm: Decimal;
    readonly rollWidthMm: Decimal;
    readonly maxQuantity: Whole;
  };
  /** Absent if the material cannot be seamed: a piece must then fit the roll width. */
  readonly seamFenPerMetre?: Decimal | null;
  readonly gramsPerM2: Decimal;
  readonly gramsPerPiece: Decimal;
  readonly cm3PerM2: Decimal;
  readonly cm3PerPiece: Decimal;
}

/** Sold by the piece, in variants: stands, flags, displays. */
export interface UnitProductTariff extends CommonProductTariff {
  readonly pricing: UnitPricing;
  readonly limits: { readonly maxQuantity: Whole };
}

interface CommonProductTariff {
  /** Charged once a line. */
  readonly setupFen: Whole;
  /** Price factor by artwork choice; the keys are the choices offered. */
  readonly artworkFactor: Readonly<Record<string, Decimal | null>>;
  readonly finishes: Readonly<Record<string, FinishTariff>>;
  readonly finishRules?: FinishRulesTariff | null;
  /** The size of a line from which staff offer a quote; `areaM2` applies to area products. */
  readonly bulk?: { readonly quantity?: Whole | null; readonly areaM2?: Decimal | null } | null;
}

export interface AreaPricing {
  readonly kind: 'area';
  readonly minBillableMm2: Decimal;
  readonly tiers: readonly PriceTier[];
}

export interface UnitPricing {
  readonly kind: 'unit';
  readonly variants: Readonly<Record<string, VariantTariff>>;
}

export interface VariantTariff {
  readonly grams: Decimal;
  readonly cm3: Decimal;
  readonly tiers: readonly PriceTier[];
}

/** `from` is in m² and prices are in fen per m² for an area product; in pieces and fen per piece for a unit product. */
export interface PriceTier {
  readonly from: Decimal;
  readonly retail: Decimal;
  readonly reseller: Decimal;
}

/** Free if all four prices are absent; for a unit product only `fenPerPiece` counts. */
export interface FinishTariff {
  readonly fenPerMetre?: Decimal | null;
  readonly fenPerGrommet?: Decimal | null;
  readonly fenPerPiece?: Decimal | null;
  readonly fenPerM2?: Decimal | null;
  readonly gramsPerPiece?: Decimal | null;
}

/** Which finishes of a product may be combined, by finish code. */
export interface FinishRulesTariff {
  /** At most one finish of each group. */
  readonly exclusive?: readonly (readonly string[])[] | null;
  /** Exactly one finish of each group. */
  readonly oneOf?: readonly (readonly string[])[] | null;
  /** With the key, at least one of these. */
  readonly requires?: Readonly<Record<string, readonly string[] | null>> | null;
}

export interface ShippingTariff {
  /** ISO 3166-1 alpha-2. */
  readonly excluded: readonly string[];
  /** Zone by country. */
  readonly zones: Readonly<Record<string, string>>;
  /** By shipping method, then by zone. */
  readonly services: Readonly<Record<string, Readonly<Record<string, ShippingServiceTariff>>>>;
}

/** The charges of one shipping method in one zone. */
export interface ShippingServiceTariff {
  readonly firstGrams: Whole;
  readonly firstFen: Whole;
  readonly nextGrams: Whole;
  readonly nextFen: Whole;
  /** cm³ per kilogram; absent if volume does not count. */
  readonly divisor?: Decimal | null;
  readonly packagingGrams: Whole;
  readonly maxParcelGrams: Whole;
  readonly maxTotalGrams?: Whole | null;
}

/**
 * The payment service deducts `rate` of a payment plus `fixed` minor units; the keys of `fixed` are the currencies it
 * accepts.
 */
export interface RemittanceTariff {
  readonly rate: Decimal;
  readonly fixed: Readonly<Record<string, Decimal | null>>;
}
