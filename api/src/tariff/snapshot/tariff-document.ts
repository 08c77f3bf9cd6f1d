import type { CurrencyTariff, ProductTariff, ShippingServiceTariff, TariffDocument } from '@shop/pricing';
import type { CurrencyRow, RateRow, TariffRows } from './tariff-rows';

export interface CurrentRate {
  currency: string;
  digits: number;
  /** Units of the currency that one CNY buys, a decimal. */
  perCny: string;
  validFrom: Date;
}

/** The rate of each currency at an instant; currencies without one are left out. */
export function ratesAt(rows: TariffRows, instant: Date): CurrentRate[] {
  return rows.currencies.flatMap((currency) => rateAt(currency, rows.rates, instant));
}

function rateAt({ code, digits }: CurrencyRow, rates: readonly RateRow[], instant: Date): CurrentRate[] {
  const newest = rates.findLast(({ currency, valid_from }) => currency === code && valid_from <= instant);
  return newest ? [{ currency: code, digits, perCny: newest.per_cny, validFrom: newest.valid_from }] : [];
}

/** The document that pricing compiles. A withdrawn product has no price; a currency without a rate is not offered. */
export function buildTariffDocument(rows: TariffRows, rates: readonly CurrentRate[]): TariffDocument {
  const perCny = new Map(rates.map((rate) => [rate.currency, rate.perCny]));
  const services: Record<string, Record<string, ShippingServiceTariff>> = {};
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
