/** A decimal as JSON carries it: a string, or a number that means its shortest decimal form. */
export type Decimal = number | string;

/** A whole number, in the same two forms. */
export type Whole = Decimal;

/** Everything a quote depends on besides the request. Prices are in fen; `null` counts as absent throughout. */
export interface TariffDocument {
  /** By SKU. */
  readonly products: Readonly<Record<string, ProductTariff>>;
  readonly shipping: ShippingTariff;
  /** By ISO 4217 code. */
  readonly currencies: Readonly<Record<string, CurrencyTariff>>;
  /** The exchange fee as a fraction of the subtotal, by currency; a currency that has none is not offered. */
  readonly exchangeRate: Readonly<Record<string, Decimal | null>>;
  /** By payment method: 0 PayPal, 3 prepaid. */
  readonly remittance: Readonly<Record<string, RemittanceTariff>>;
}

export interface CurrencyTariff {
  /** Digits of its minor unit. */
  readonly digits: Whole;
  /** How many units of the currency one CNY buys; without it the currency is not offered. */
  readonly perCny?: Decimal | null;
}

export type ProductTariff = AreaProductTariff | UnitProductTariff;

/** Sold by size: banners, films, boards. */
export interface AreaProductTariff extends ProductTerms {
  readonly pricing: AreaPricing;
  readonly limits: {
    readonly minMm: Decimal;
    readonly maxLongMm: Decimal;
    readonly rollWidthMm: Decimal;
    readonly maxQuantity: Whole;
  };
  /** Absent: cannot be joined, so a piece fits the roll or is refused. */
  readonly seamFenPerMetre?: Decimal | null;
  readonly gramsPerM2: Decimal;
  readonly gramsPerPiece: Decimal;
  readonly cm3PerM2: Decimal;
  readonly cm3PerPiece: Decimal;
}

/** Sold by the piece in variants: stands, flags, displays. */
export interface UnitProductTariff extends ProductTerms {
  readonly pricing: UnitPricing;
  readonly limits: { readonly maxQuantity: Whole };
}

interface ProductTerms {
  /** Charged once a line. */
  readonly setupFen: Whole;
  /** By the artwork choices the product allows. */
  readonly artworkFactor: Readonly<Record<string, Decimal | null>>;
  readonly finishes: Readonly<Record<string, FinishTariff>>;
  /** From here on staff offer a quote; `areaM2` is for area products. */
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

/** `from` and prices are m² and fen per m² of an area product, pieces and fen per piece of a unit product. */
export interface PriceTier {
  readonly from: Decimal;
  readonly retail: Decimal;
  readonly reseller: Decimal;
}

/** Free where all four prices are absent; a unit product charges `fenPerPiece` alone. */
export interface FinishTariff {
  readonly fenPerMetre?: Decimal | null;
  readonly fenPerGrommet?: Decimal | null;
  readonly fenPerPiece?: Decimal | null;
  readonly fenPerM2?: Decimal | null;
  readonly gramsPerPiece?: Decimal | null;
}

export interface ShippingTariff {
  /** ISO 3166-1 alpha-2. */
  readonly excluded: readonly string[];
  /** The zone of each country. */
  readonly zones: Readonly<Record<string, string>>;
  /** By shipping method, then zone. */
  readonly services: Readonly<Record<string, Readonly<Record<string, Service>>>>;
}

/** What one shipping method charges in one zone. */
export interface Service {
  readonly firstGrams: Whole;
  readonly firstFen: Whole;
  readonly nextGrams: Whole;
  readonly nextFen: Whole;
  /** cm³ per kilogram; absent: volume does not count. */
  readonly divisor?: Decimal | null;
  readonly packagingGrams: Whole;
  readonly maxParcelGrams: Whole;
  readonly maxTotalGrams?: Whole | null;
}

/** The payment service keeps `rate` of what is paid and `fixed` minor units; `fixed` names the currencies it takes. */
export interface RemittanceTariff {
  readonly rate: Decimal;
  readonly fixed: Readonly<Record<string, Decimal | null>>;
}
