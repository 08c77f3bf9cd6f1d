import type { CatalogueData } from '../src/catalogue/public';
import type { CatalogueRows, ProductRow } from '../src/catalogue/rows';

function tablesHolding({
  products,
  finishes,
  printerTypes,
  shipping,
  currencies,
  remittance,
  categories,
}: CatalogueData) {
  const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
  return json({
    categories: [...categories],
    products: products.map(({ uvInkjet: uv_inkjet, ...product }): ProductRow => ({
      ...product,
      ...{ uv_inkjet, kind: product.tariff.pricing.kind, withdrawn: false, photos: [] },
    })),
    finishes: Object.entries(finishes).map(([finish, texts]) => ({ finish, texts })),
    printerTypes: Object.entries(printerTypes).map(([printer_type, texts]) => ({ printer_type, texts })),
    zones: Object.entries(shipping.zones).map(([country, zone]) => ({ country, ...zone })),
    exclusions: shipping.excluded.map((country) => ({ country })),
    services: Object.entries(shipping.services).flatMap(([method, byZone]) =>
      Object.entries(byZone).map(([zone, tariff]) => ({ method: Number(method), zone, tariff })),
    ),
    methods: shipping.methods.map(({ method }) => ({ method, major_days: '[3,8)', other_days: '[3,8)' })),
    currencies: currencies.map(({ code, digits, exchangeFee }) => ({
      code,
      digits,
      exchange_fee: String(exchangeFee),
    })),
    rates: currencies.map(({ code: currency, perCny, validFrom: valid_from }) => ({
      currency,
      valid_from,
      per_cny: String(perCny),
    })),
    fees: Object.entries(remittance).map(([method, { rate, fixed }]) => ({
      ...{ payment_method: Number(method), rate: String(rate) },
      fixed,
    })),
    galleries: [],
    calendar: [],
    scheduled: [],
    ratings: [],
  });
}

/** A catalogue as it is read from its tables. */
export function catalogueRows(data: CatalogueData): CatalogueRows {
  const { rates, fees, ...rows } = tablesHolding(data);
  return {
    ...rows,
    rates: rates.map(({ valid_from, ...rate }) => ({ ...rate, valid_from: new Date(valid_from) })),
    fees: fees.map(({ fixed, ...fee }) => ({
      ...fee,
      fixed: Object.fromEntries(Object.entries(fixed).map(([code, minor]) => [code, Number(minor)])),
    })),
  };
}
