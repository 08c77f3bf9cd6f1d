import { compileTariff, type Tariff, type TariffDocument } from '@shop/pricing';
import { tariffRowsAt } from '../versions/tariff-rows-at';
import { buildTariffDocument, type CurrentRate, ratesAt } from './tariff-document';
import type { ProductPriceRow, ScheduledVersion, TariffRows } from './tariff-rows';

/** The tariff from one change of a rate or version to the next. Never changed, only replaced. */
export interface TariffSnapshot {
  /** The rows it was built from, before versions that have begun since were applied. */
  source: TariffRows;
  document: TariffDocument;
  tariff: Tariff;
  /** By sku, withdrawn products too. */
  products: ReadonlyMap<string, ProductPriceRow>;
  /** In the order they are offered. */
  rates: CurrentRate[];
  /** The currencies that a payment method takes. */
  takenCurrencies: ReadonlySet<string>;
  /** In the order they are offered. */
  methods: readonly ShippingMethod[];
  /** Countries to which the delivery days of major areas apply. */
  majorCountries: ReadonlySet<string>;
  /** Versions still to come, earliest first. */
  scheduled: readonly ScheduledVersion[];
  from: Date;
  /** When the next rate or version takes effect; null if none is known. */
  until: Date | null;
}

export interface ShippingMethod {
  method: number;
  /** Business days, first and last. */
  days: { major: [number, number]; other: [number, number] };
}

/**
 * The tariff at an instant.
 * @throws RangeError or SyntaxError if the tables hold a tariff that cannot price.
 */
export function buildTariffSnapshot(source: TariffRows, now: Date): TariffSnapshot {
  const rows = tariffRowsAt(source, now);
  const rates = ratesAt(rows, now);
  const document = buildTariffDocument(rows, rates);
  const starts = [
    ...rows.rates.map(({ valid_from }) => valid_from),
    ...rows.scheduled.map(({ publish_at }) => publish_at),
  ];
  const future = starts.filter((instant) => instant > now).map((instant) => instant.getTime());
  return {
    source,
    document,
    tariff: compileTariff(document),
    products: new Map(rows.products.map((product) => [product.sku, product])),
    rates,
    takenCurrencies: new Set(Object.values(document.remittance).flatMap(({ fixed }) => Object.keys(fixed))),
    methods: rows.methods.map(({ method, major_days, other_days }) => ({
      method,
      days: { major: parseDays(major_days), other: parseDays(other_days) },
    })),
    majorCountries: new Set(rows.zones.filter(({ major }) => major).map(({ country }) => country)),
    scheduled: rows.scheduled,
    from: now,
    until: future.length > 0 ? new Date(Math.min(...future)) : null,
  };
}

export function isValidAt({ from, until }: TariffSnapshot, now: Date): boolean {
  return from <= now && (until === null || now < until);
}

/** `[3,8)` → 3 to 7. */
function parseDays(range: string): [number, number] {
  const [, from, to] = /^\[(\d+),(\d+)\)$/.exec(range) ?? [];
  if (from === undefined || to === undefined) throw new Error(`invalid range of days: ${range}`);
  return [Number(from), Number(to) - 1];
}
