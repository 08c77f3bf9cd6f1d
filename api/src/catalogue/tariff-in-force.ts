import {
  compileTariff,
  type CurrencyTariff,
  type ProductTariff,
  type Service,
  type Tariff,
  type TariffDocument,
} from '@shop/pricing';
import type { CatalogueRows, CurrencyRow, RateRow } from './rows';

export interface Rate {
  currency: string;
  digits: number;
  /** Units of the currency that one CNY buys, a decimal. */
  perCny: string;
  validFrom: Date;
}

/** The tariff between two changes: of a rate, or by a version that begins. */
export interface TariffInForce {
  document: TariffDocument;
  tariff: Tariff;
  /** In the order the currencies are shown. */
  rates: Rate[];
  from: Date;
  /** When the next rate or version begins; null while none is known. */
  until: Date | null;
}

/** Composes the tariff that holds at an instant. Throws where the tables hold one that cannot price. */
export function tariffAt(rows: CatalogueRows, now: Date): TariffInForce {
  const rates = ratesAt(rows, now);
  const document = compose(rows, rates);
  const begins = [
    ...rows.rates.map(({ valid_from }) => valid_from),
    ...rows.scheduled.map(({ publish_at }) => publish_at),
  ];
  const coming = begins.filter((instant) => instant > now).map((instant) => instant.getTime());
  return {
    document,
    tariff: compileTariff(document),
    rates,
    from: now,
    until: coming.length > 0 ? new Date(Math.min(...coming)) : null,
  };
}

export function holds({ from, until }: TariffInForce, now: Date): boolean {
  return from <= now && (until === null || now < until);
}

/** Of each currency the rate in force. */
export function ratesAt(rows: CatalogueRows, now: Date): Rate[] {
  return rows.currencies.flatMap((currency) => ratesOf(currency, rows.rates, now));
}

function ratesOf({ code, digits }: CurrencyRow, rates: readonly RateRow[], now: Date): Rate[] {
  const newest = rates.findLast(({ currency, valid_from }) => currency === code && valid_from <= now);
  return newest ? [{ currency: code, digits, perCny: newest.per_cny, validFrom: newest.valid_from }] : [];
}

/** A product that is withdrawn has no price; a currency without a rate is not offered. */
export function compose(rows: CatalogueRows, rates: readonly Rate[]): TariffDocument {
  const perCny = new Map(rates.map((rate) => [rate.currency, rate.perCny]));
  const services: Record<string, Record<string, Service>> = {};
  for (const { method, zone, tariff } of rows.services) services[method] = { ...services[method], [zone]: tariff };
  return {
    products: Object.fromEntries(
      rows.products
        .filter(({ withdrawn }) => !withdrawn)
        .map(({ sku, tariff }): [string, ProductTariff] => [sku, tariff]),
    ),
    shipping: {
      excluded: rows.exclusions.map(({ country }) => country),
      zones: Object.fromEntries(rows.zones.map(({ country, zone }) => [country, zone])),
      services,
    },
    currencies: Object.fromEntries(
      rows.currencies.map(({ code, digits }): [string, CurrencyTariff] => [
        code,
        { digits, perCny: perCny.get(code) ?? null },
      ]),
    ),
    exchangeRate: Object.fromEntries(rows.currencies.map(({ code, exchange_fee }) => [code, exchange_fee])),
    remittance: Object.fromEntries(
      rows.fees.map(({ payment_method, rate, fixed }) => [payment_method, { rate, fixed }]),
    ),
  };
}
