import type { CatalogueProduct } from '../snapshot/catalogue-index';
import { NO_FACETS, type ProductProperties } from '../snapshot/catalogue-rows';
import { type TariffRows, unpricedTariff } from '../../tariff/public';
import type { Addition } from './additions';
import type { SpreadsheetSource } from './spreadsheet-source';

/** The source once the additions are written: new products, currencies and payment methods have no prices and fees yet. */
export function extendSource(source: SpreadsheetSource, additions: readonly Addition[], now: Date): SpreadsheetSource {
  const drawings = new Map(ofKind(additions, 'drawing').map((drawing) => [drawing.sku, drawing]));
  const added = ofKind(additions, 'product').map(toProduct);
  const products = [...source.products, ...added].map((product) => {
    const drawing = drawings.get(product.sku);
    return drawing ? { ...product, presentation: drawing.presentation, uv_inkjet: drawing.uvInkjet } : product;
  });
  const printerTypes = ofKind(additions, 'printer_type').map(({ printer_type }) => ({
    printer_type,
    chinese_name: '',
    texts: {},
  }));
  return {
    ...source,
    products,
    printerTypes: [...source.printerTypes, ...printerTypes],
    tariff: extendTariff(source.tariff, additions, products, now),
  };
}

function extendTariff(
  rows: TariffRows,
  additions: readonly Addition[],
  products: readonly CatalogueProduct[],
  now: Date,
): TariffRows {
  const currencies = ofKind(additions, 'currency');
  return {
    ...rows,
    products: products.map(({ sku, kind, withdrawn, tariff, presentation }) => ({
      ...{ sku, kind, withdrawn, tariff },
      variants: Object.keys(presentation.variants ?? {}),
    })),
    finishes: [...rows.finishes, ...ofKind(additions, 'finish').map(({ finish }) => finish)],
    methods: [
      ...rows.methods,
      ...ofKind(additions, 'shipping_method').map(({ method, majorDays, otherDays }) => ({
        ...{ method, major_days: toRange(majorDays), other_days: toRange(otherDays) },
      })),
    ],
    currencies: [
      ...rows.currencies,
      ...currencies.map(({ currency, digits }) => ({ code: currency, digits, exchange_fee: '0' })),
    ],
    rates: [
      ...rows.rates,
      ...currencies.map(({ currency, perCny }) => ({ currency, valid_from: now, per_cny: perCny })),
    ],
    fees: [
      ...rows.fees,
      ...ofKind(additions, 'payment_method').map(({ paymentMethod }) => ({
        ...{ payment_method: paymentMethod, rate: '0', fixed: {} },
      })),
    ],
  };
}

export function ofKind<K extends Addition['kind']>(
  additions: readonly Addition[],
  kind: K,
): Extract<Addition, { kind: K }>[] {
  return additions.filter((addition): addition is Extract<Addition, { kind: K }> => addition.kind === kind);
}

const toRange = ([first, last]: readonly [number, number]): string => `[${first},${last + 1})`;

function toProduct({ sku, category, slug, pricing }: Extract<Addition, { kind: 'product' }>): CatalogueProduct {
  return {
    ...{ sku, category, slug, kind: pricing, featured: false, withdrawn: false, uv_inkjet: false },
    properties: {} as ProductProperties,
    ...{ facets: NO_FACETS, default_size: null },
    presentation: { form: '', scene: '', detail: '' },
    ...{ texts: {}, photos: [] },
    tariff: unpricedTariff(pricing),
  };
}
