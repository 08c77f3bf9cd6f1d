import { isDeepStrictEqual } from 'node:util';
import { PAYMENT_METHOD_CODES } from '@shop/contract';
import type { Presentation } from '../snapshot/catalogue-rows';
import type { CatalogueProduct } from '../snapshot/catalogue-index';
import { normalizeNumber } from './cell-values';
import { type SheetName, VARIANT_SIZE } from './columns';
import { formatKey, type Row, type SheetRows } from './sheet-rows';
import type { SpreadsheetSource } from './spreadsheet-source';
import { findSynonymAdditions, type SynonymAddition } from './synonym-rows';

/** What an import creates or describes again besides prices and the texts of products. */
export type Addition =
  | { kind: 'category'; category: string; language: string; name: string; summary: string }
  | { kind: 'finish'; finish: string; language: string; name: string; note: string }
  | { kind: 'printer_type'; printer_type: string; language: string; name: string }
  | { kind: 'currency'; currency: string; digits: number; perCny: string }
  | { kind: 'shipping_method'; method: number; majorDays: [number, number]; otherDays: [number, number] }
  | { kind: 'payment_method'; paymentMethod: number }
  | { kind: 'product'; sku: string; category: string; slug: string; pricing: 'area' | 'unit' }
  | { kind: 'drawing'; sku: string; uvInkjet: boolean; presentation: Presentation }
  | SynonymAddition;

/** In the order in which they can be written. */
export function findAdditions(source: SpreadsheetSource, current: SheetRows, wanted: SheetRows): Addition[] {
  const changed = (sheet: SheetName) => changedRows(sheet, current[sheet], wanted[sheet]);
  const products = wanted.products.map(
    (row) => source.products.find(({ sku }) => sku === row.sku) ?? { sku: String(row.sku), presentation: {} },
  );
  return [
    ...changed('categories').map(toCategory),
    ...changed('finish_names').map(toFinish),
    ...changed('printer_types').map(toPrinterType),
    ...changed('currencies').map(toCurrency),
    ...changed('shipping_methods').map(toShippingMethod),
    ...newPaymentMethods(source, wanted),
    ...newRows('products', current.products, wanted.products).map(toProduct),
    ...products.flatMap((product) => toDrawing(product, wanted)),
    ...findSynonymAdditions(source.synonyms, wanted.search_synonyms),
  ];
}

function changedRows(sheet: SheetName, current: readonly Row[], wanted: readonly Row[]): Row[] {
  const known = new Map(current.map((row) => [formatKey(sheet, row), row]));
  return wanted.filter((row) => !isDeepStrictEqual(known.get(formatKey(sheet, row)), row));
}

export function newRows(sheet: SheetName, current: readonly Row[], wanted: readonly Row[]): Row[] {
  const known = new Set(current.map((row) => formatKey(sheet, row)));
  return wanted.filter((row) => !known.has(formatKey(sheet, row)));
}

const textOf = (row: Row, column: string) => String(row[column] ?? '');
const decimalOf = (row: Row, column: string) => normalizeNumber(textOf(row, column)) ?? '';

const toCategory = (row: Row): Addition => ({
  ...{ kind: 'category', category: textOf(row, 'category'), language: textOf(row, 'language') },
  ...{ name: textOf(row, 'name'), summary: textOf(row, 'summary') },
});

const toFinish = (row: Row): Addition => ({
  ...{ kind: 'finish', finish: textOf(row, 'finish'), language: textOf(row, 'language') },
  ...{ name: textOf(row, 'name'), note: textOf(row, 'note') },
});

const toPrinterType = (row: Row): Addition => ({
  ...{ kind: 'printer_type', printer_type: textOf(row, 'printer_type') },
  ...{ language: textOf(row, 'language'), name: textOf(row, 'name') },
});

const toCurrency = (row: Row): Addition => ({
  ...{ kind: 'currency', currency: textOf(row, 'currency') },
  ...{ digits: Number(row.digits), perCny: decimalOf(row, 'per_cny') },
});

const toShippingMethod = (row: Row): Addition => ({
  ...{ kind: 'shipping_method', method: Number(row.method) },
  majorDays: [Number(row.major_first), Number(row.major_last)],
  otherDays: [Number(row.other_first), Number(row.other_last)],
});

function newPaymentMethods({ tariff }: SpreadsheetSource, { fees }: SheetRows): Addition[] {
  const known = new Set(tariff.fees.map(({ payment_method }) => String(payment_method)));
  const subjects = fees.filter(({ kind }) => kind === 'remittance').map((row) => textOf(row, 'subject'));
  const added = PAYMENT_METHOD_CODES.filter((code) => !known.has(String(code)) && subjects.includes(String(code)));
  return added.map((paymentMethod) => ({ kind: 'payment_method', paymentMethod }));
}

const toProduct = (row: Row): Addition => ({
  ...{ kind: 'product', sku: textOf(row, 'sku'), category: textOf(row, 'category'), slug: textOf(row, 'slug') },
  pricing: row.kind === 'unit' ? 'unit' : 'area',
});

type DrawnProduct = Pick<CatalogueProduct, 'sku'> & { presentation: Partial<Presentation>; uv_inkjet?: boolean };

/** The drawing of the sheets if it is not the stored one. Variants that are no longer sold keep theirs. */
function toDrawing({ sku, presentation: stored, uv_inkjet }: DrawnProduct, wanted: SheetRows): Addition[] {
  const row = wanted.products.find((one) => one.sku === sku) ?? {};
  const variants = { ...stored.variants, ...buildVariants(sku, wanted) };
  const { motif: _, mirrored: __, ...others } = stored;
  const presentation: Presentation = {
    ...others,
    ...{ form: textOf(row, 'form'), scene: textOf(row, 'scene'), detail: textOf(row, 'detail') },
    ...(textOf(row, 'motif') && { motif: textOf(row, 'motif') }),
    ...(row.mirrored === true && { mirrored: true }),
    ...(Object.keys(variants).length > 0 && { variants }),
  };
  const uvInkjet = row.uv_inkjet === true;
  if (uvInkjet === uv_inkjet && isDeepStrictEqual(presentation, stored)) return [];
  return [{ kind: 'drawing', sku, uvInkjet, presentation }];
}

function buildVariants(sku: string, wanted: SheetRows): NonNullable<Presentation['variants']> {
  const names = wanted.variant_names.filter((row) => row.sku === sku);
  const rows = wanted.variants.filter((row) => row.sku === sku);
  return Object.fromEntries(
    rows.map((row) => {
      const size = (column: keyof typeof VARIANT_SIZE) => Number(row[column]);
      const own = names.filter(({ variant }) => variant === row.variant);
      const drawn = {
        name: Object.fromEntries(own.map((one) => [textOf(one, 'language'), textOf(one, 'name')])),
        ...{ widthMm: size('width_mm'), heightMm: size('height_mm'), depthMm: size('depth_mm') },
        print: { widthMm: size('print_width_mm'), heightMm: size('print_height_mm') },
      };
      return [textOf(row, 'variant'), drawn];
    }),
  );
}
