import type { Ratio } from '@shop/money';

import type { Factor, Term } from './part';

/** Finds by whatever a client sent: only an entry's own name, of its own type, finds it. */
export type Lookup<V> = ReadonlyMap<unknown, V>;

/** A tariff document with every decimal parsed, ready for any number of quotes. */
export interface Tariff {
  readonly products: Lookup<Product>;
  readonly currencies: Lookup<Currency>;
  readonly paymentMethods: Lookup<PaymentMethod>;
  readonly shipping: Shipping;
}

export type Product = AreaProduct | UnitProduct;

interface ProductTerms {
  readonly setupFen: bigint;
  readonly artworkFactor: Lookup<Factor>;
  readonly maxQuantity: number;
  readonly finishes: Lookup<Finish>;
  readonly bulkPieces: Ratio | undefined;
  /** Only of an area product. */
  readonly bulkM2: Ratio | undefined;
}

export interface AreaProduct extends ProductTerms {
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

export interface UnitProduct extends ProductTerms {
  readonly kind: 'unit';
  readonly variants: Lookup<Piece>;
}

/** One piece of a line: a sheet cut to the asked size, or a variant, which has neither edge nor seam. */
export interface Piece {
  readonly tiers: readonly Tier[];
  /** Metres; none of a variant. */
  readonly sides: Term;
  /** What the tiers count: m² of a sheet, 1 of a variant. */
  readonly billable: Factor;
  readonly perimeter: Factor;
  readonly grommets: bigint;
  readonly seams: bigint;
  /** The price of one seam; empty where none can be made. */
  readonly seam: Term;
  /** Terms of grams and of cm³. */
  readonly weight: readonly Term[];
  readonly volume: readonly Term[];
}

export interface Tier {
  readonly from: Ratio;
  readonly retail: Factor;
  readonly reseller: Factor;
}

export interface Finish {
  readonly label: `finish.${string}`;
  readonly fenPerMetre: Factor | undefined;
  readonly fenPerGrommet: Factor | undefined;
  readonly fenPerPiece: Factor | undefined;
  readonly fenPerM2: Factor | undefined;
  readonly gramsPerPiece: Factor | undefined;
}

export interface Currency {
  readonly code: string;
  readonly digits: number;
  /** In units of the currency: 10 to the power of −digits. */
  readonly minorUnit: Ratio;
  readonly perCny: Ratio;
  /** Minor units that one fen buys. */
  readonly perFen: Ratio;
  readonly exchangeRate: Ratio;
}

export interface PaymentMethod {
  readonly rate: Ratio;
  /** The share of a payment that arrives: 1 − rate. */
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
  readonly firstGrams: bigint;
  readonly firstFen: bigint;
  readonly nextGrams: bigint;
  readonly nextFen: bigint;
  /** cm³ per kilogram. */
  readonly divisor: Ratio | undefined;
  readonly packagingGrams: bigint;
  readonly maxParcelGrams: bigint;
  readonly maxTotalGrams: bigint | undefined;
}
