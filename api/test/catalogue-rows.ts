import type { CatalogueData } from '../src/catalogue/public';
import { type CatalogueRows, NO_FACETS, type ProductRow } from '../src/catalogue/snapshot/catalogue-rows';
import { type SpreadsheetSource, toSpreadsheetSource } from '../src/catalogue/spreadsheets/spreadsheet-source';
import type { TariffRows } from '../src/tariff/public';

/** The catalogue and its tariff as loaded from the tables, for tests without a database. */
export function toRows(data: CatalogueData): SpreadsheetSource {
  return toSpreadsheetSource(toCatalogueRows(data), toTariffRows(data));
}

export function toTariffRows({ products, finishes, shipping, currencies, remittance }: CatalogueData): TariffRows {
  return {
    products: products.map(({ sku, tariff, presentation }) => ({
      ...{ sku, kind: tariff.pricing.kind, withdrawn: false, tariff: asJson(tariff) },
      variants: Object.keys(presentation.variants ?? {}),
    })),
    finishes: Object.keys(finishes),
    zones: Object.entries(shipping.zones).map(([country, zone]) => ({ country, ...zone })),
    exclusions: shipping.excluded.map((country) => ({ country })),
    services: Object.entries(shipping.services).flatMap(([method, byZone]) =>
      Object.entries(byZone).map(([zone, tariff]) => ({ method: Number(method), zone, tariff: asJson(tariff) })),
    ),
    methods: shipping.methods.map(({ method }) => ({ method, major_days: '[3,8)', other_days: '[3,8)' })),
    currencies: currencies.map(({ code, digits, exchangeFee }) => ({
      ...{ code, digits, exchange_fee: String(exchangeFee) },
    })),
    rates: currencies.map(({ code: currency, perCny, validFrom }) => ({
      ...{ currency, valid_from: new Date(validFrom), per_cny: String(perCny) },
    })),
    fees: Object.entries(remittance).map(([method, { rate, fixed }]) => ({
      ...{ payment_method: Number(method), rate: String(rate) },
      fixed: Object.fromEntries(Object.entries(fixed).map(([code, minor]) => [code, Number(minor)])),
    })),
    scheduled: [],
  };
}

function toCatalogueRows({ categories, products, finishes, printerTypes, chineseNames }: CatalogueData): CatalogueRows {
  return {
    categories: categories.map((category) => ({
      ...category,
      ...{ withdrawn: false, chinese_name: chineseNames?.categories[category.slug] ?? '' },
    })),
    products: products.map(
      ({ uvInkjet: uv_inkjet, facets = NO_FACETS, defaultSize = null, tariff, ...product }): ProductRow => ({
        ...asJson(product),
        ...{ facets, default_size: defaultSize },
        ...{ uv_inkjet, kind: tariff.pricing.kind, withdrawn: false, photos: [] },
      }),
    ),
    finishes: Object.entries(finishes).map(([finish, texts]) => ({
      ...{ finish, texts, chinese_name: chineseNames?.finishes[finish] ?? '' },
    })),
    printerTypes: Object.entries(printerTypes).map(([printer_type, texts]) => ({
      ...{ printer_type, texts, chinese_name: chineseNames?.printerTypes[printer_type] ?? '' },
    })),
    ratings: [],
    galleries: [],
    synonyms: [],
  };
}

/** A copy as a JSON column returns it: without undefined fields. */
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
