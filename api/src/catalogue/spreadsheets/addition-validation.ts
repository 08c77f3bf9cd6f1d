import { type FieldErrorCode, LANGUAGE_CODES } from '@shop/contract';
import { newRows } from './additions';
import type { CellValue } from './cell-values';
import { columnsOf } from './columns';
import type { RowFault } from './row-fault';
import { findCodeError, findEmptyError } from './rows/cell-errors';
import type { Row, SheetRows } from './sheet-rows';

/** Errors of rows that create something, or that describe it again, which the other rows decide. */
export function findAdditionFaults(current: SheetRows, wanted: SheetRows): RowFault[] {
  return [...newProductFaults(current, wanted), ...variantNameFaults(wanted), ...translationFaults(wanted)];
}

/** A new product has a known category, a path of its own, a row of prices and limits, and an English name. */
function newProductFaults(current: SheetRows, wanted: SheetRows): RowFault[] {
  const categories = new Set(wanted.categories.map(({ category }) => category));
  const pathOf = ({ category, slug }: Row) => JSON.stringify([category, slug]);
  const repeated = findRepeated(wanted.products.map(pathOf));
  const withTerms = new Set(wanted.terms.map(skuOf));
  const named = new Set(wanted.texts.filter(({ language, name }) => language === 'en' && name !== null).map(skuOf));
  return newRows('products', current.products, wanted.products).flatMap((row) => {
    const { category = null, slug } = row;
    const fault = (column: string, code: FieldErrorCode): RowFault => ({ sheet: 'products', row, column, code });
    const missing = (sheet: 'terms' | 'texts', column: string): RowFault => ({
      ...{ sheet, column, code: 'required' },
      row: { sku: skuOf(row), language: 'en' },
    });
    return [
      ...(category === null || categories.has(category) ? [] : [fault('category', 'invalid')]),
      ...(!findCodeError(slug) && repeated.has(pathOf(row)) ? [fault('slug', 'duplicate_row')] : []),
      ...(withTerms.has(skuOf(row)) ? [] : [missing('terms', 'sku')]),
      ...(named.has(skuOf(row)) ? [] : [missing('texts', 'name')]),
    ];
  });
}

const skuOf = ({ sku = null }: Row): CellValue => sku;

function findRepeated(values: readonly string[]): ReadonlySet<string> {
  const [seen, repeated] = [new Set<string>(), new Set<string>()];
  for (const value of values) (seen.has(value) ? repeated : seen).add(value);
  return repeated;
}

/** Every variant has an English name, and names belong to variants. */
function variantNameFaults({ variants, variant_names: names }: SheetRows): RowFault[] {
  const keyOf = ({ sku, variant }: Row) => JSON.stringify([sku, variant]);
  const sold = new Set(variants.map(keyOf));
  const named = new Set(names.filter(({ language }) => language === 'en').map(keyOf));
  return [
    ...names.flatMap((row): RowFault[] => {
      const fault = (column: string, code: FieldErrorCode): RowFault[] => [
        { sheet: 'variant_names', row, column, code },
      ];
      if (!sold.has(keyOf(row))) return fault('variant', 'unknown_variant');
      if (row.language !== 'zh' && !isLanguage(row.language)) return fault('language', 'unknown_language');
      return findEmptyError(row.name) ? fault('name', 'required') : [];
    }),
    ...variants
      .filter((row) => row.variant !== null && !named.has(keyOf(row)))
      .map((row): RowFault => ({ sheet: 'variants', row, column: 'variant', code: 'required' })),
  ];
}

/** Every code has a name in English, and each row a name in a known language. Of Chinese, which only staff read, there is only a name. */
function translationFaults(wanted: SheetRows): RowFault[] {
  return (['categories', 'finish_names', 'printer_types'] as const).flatMap((sheet) => {
    const [key = '', , , detail = ''] = columnsOf(sheet).map(({ name }) => name);
    const inEnglish = new Set(wanted[sheet].filter(({ language }) => language === 'en').map((row) => row[key]));
    return wanted[sheet].flatMap((row): RowFault[] => {
      const isChinese = row.language === 'zh';
      if (!isChinese && !isLanguage(row.language))
        return [{ sheet, row, column: 'language', code: 'unknown_language' }];
      if (findEmptyError(row.name)) return [{ sheet, row, column: 'name', code: 'required' }];
      if (isChinese && (row[detail] ?? null) !== null) return [{ sheet, row, column: detail, code: 'invalid' }];
      return inEnglish.has(row[key]) ? [] : [{ sheet, row, column: key, code: 'required' }];
    });
  });
}

const isLanguage = (code: CellValue | undefined) => LANGUAGE_CODES.some((language) => language === code);
