import type { TariffChangeKindName } from '@shop/contract';
import type { ProductTariff, ShippingServiceTariff } from '@shop/pricing';

/** Everything prices depend on, as the tables hold it. */
export interface TariffRows {
  /** In the order of the menu. */
  products: ProductPriceRow[];
  /** Codes of the finishes that have a name. */
  finishes: string[];
  zones: { country: string; zone: string; major: boolean }[];
  exclusions: { country: string }[];
  services: { method: number; zone: string; tariff: ShippingServiceTariff }[];
  /** In the order they are offered. */
  methods: ShippingMethodRow[];
  /** In the order they are offered. */
  currencies: CurrencyRow[];
  /** Of each currency the current rate and the future ones, oldest first. */
  rates: RateRow[];
  fees: { payment_method: number; rate: string; fixed: Record<string, number> }[];
  /** Versions whose time has not come yet or that are not written to the tables yet, earliest first. */
  scheduled: ScheduledVersion[];
}

export interface ProductPriceRow {
  sku: string;
  kind: 'area' | 'unit';
  withdrawn: boolean;
  tariff: ProductTariff;
  /** Codes of the variants that have a name and a drawing. */
  variants: string[];
}

/** Business days as PostgreSQL writes half-open ranges: `[3,8)`. */
export interface ShippingMethodRow {
  method: number;
  major_days: string;
  other_days: string;
}

export interface CurrencyRow {
  code: string;
  digits: number;
  exchange_fee: string;
}

export interface RateRow {
  currency: string;
  valid_from: Date;
  per_cny: string;
}

/** One value that a draft sets, and the value it replaces (`base`); null stands for no value. */
export interface TariffChange {
  kind: TariffChangeKindName;
  /** By kind: a sku, `method:zone`, a country (zone and exclusion), a currency, a payment method. */
  subject: string;
  base: unknown;
  value: unknown;
}

export interface ScheduledVersion {
  id: string;
  publish_at: Date;
  changes: TariffChange[];
}
