import type { Ratio } from '@shop/money';

import type { Factor, Term } from './sum';

/** Looked up with whatever a client sent: only a key of the same type and value matches. */
export type Lookup<V> = ReadonlyMap<unknown, V>;

/** A tariff document with all decimals parsed, ready for any number of quotes. */
export interface Tariff {
  readonly products: Lookup<Product>;
  readonly currencies: Lookup<Currency>;
  readonly paymentMethods: Lookup<PaymentMethod>;
  readonly shipping: Shipping;
}

export type Product = AreaProduct | UnitProduct;

interface CommonProduct {
  readonly setupFen: number;
  readonly artworkFactor: Lookup<Factor>;
  readonly maxQuantity: number;
  readonly finishes: Lookup<Finish>;
  readonly finishRules: FinishRules;
  readonly bulkPieces: Ratio | undefined;
  /** Area products only. */
  readonly bulkM2: Ratio | undefined;
}

export interface AreaProduct extends CommonProduct {
  readonly kind: 'area';
  /** m². */
  readonly minBillable: Factor;
  readonly tiers: readonly Tier[];
  readonly minMm: Ratio;
  readonly maxLongMm: Ratio;
  readonly rollWidthMm: Ratio;
  readonly seamFenPerMetre: Factor | undefined;
  readonly gramsPerM2: Factor;
  readonly gramsPerPiece: Factor;
  readonly cm3PerM2: Factor;
  readonly cm3PerPiece: Factor;
}

export interface UnitProduct extends CommonProduct {
  readonly kind: 'unit';
  readonly variants: Lookup<Piece>;
}

/** One piece of a line: a piece of an area product cut to size, or a variant of a unit product (no edges, no seams). */
export interface Piece {
  readonly tiers: readonly Tier[];
  /** Width and length in metres; empty for a variant. */
  readonly sides: Term;
  /** What the tiers count: m² of an area product, 1 for a variant. */
  readonly billable: Factor;
  readonly perimeter: Factor;
  readonly grommets: number;
  readonly seams: number;
  /** The price of one seam; empty if the product cannot be seamed. */
  readonly seam: Term;
  /** Grams of one piece, as terms to be added; `volume` likewise in cm³. */
  readonly weight: readonly Term[];
  readonly volume: readonly Term[];
}

export interface Tier {
  readonly from: Ratio;
  readonly retail: Factor;
  readonly reseller: Factor;
}

export interface Finish {
  readonly code: string;
  readonly label: `finish.${string}`;
  readonly fenPerMetre: Factor | undefined;
  readonly fenPerGrommet: Factor | undefined;
  readonly fenPerPiece: Factor | undefined;
  readonly fenPerM2: Factor | undefined;
  readonly gramsPerPiece: Factor | undefined;
}

/** Which finishes may be combined, by finish code; see `FinishRulesTariff`. */
export interface FinishRules {
  readonly exclusive: readonly (readonly string[])[];
  readonly oneOf: readonly (readonly string[])[];
  /** The finishes of which at least one is needed with the key. */
  readonly requires: Lookup<readonly string[]>;
}

export interface Currency {
  readonly code: string;
  readonly digits: number;
  /** In units of the currency: 10^−digits. */
  readonly minorUnit: Ratio;
  readonly perCny: Ratio;
  /** Minor units per fen. */
  readonly perFen: Ratio;
  readonly exchangeRate: Ratio;
}

export interface PaymentMethod {
  readonly rate: Ratio;
  /** The share of a payment that the shop receives: 1 − rate. */
  readonly share: Ratio;
  /** Minor units by currency. */
  readonly fixed: Lookup<Ratio>;
}

export interface Shipping {
  readonly excluded: ReadonlySet<unknown>;
  readonly zones: Lookup<string>;
  /** By method, then zone. */
  readonly services: Lookup<Lookup<ShippingService>>;
}

export interface ShippingService {
  readonly method: number;
  readonly firstGrams: number;
  readonly firstFen: number;
  readonly nextGrams: number;
  readonly nextFen: number;
  /** cm³ per kilogram. */
  readonly divisor: Ratio | undefined;
  readonly packagingGrams: number;
  readonly maxParcelGrams: number;
  readonly maxTotalGrams: number | undefined;
}
