import { CURRENCIES, CURRENCY_CODES, type FieldErrorCode, LANGUAGE_CODES, SHIPPING_METHOD_CODES } from '@shop/contract';
import { details, forms, scenes } from '@shop/drawing';
import { newRows } from './additions';
import { type CellValue, normalizeNumber } from './cell-values';
import { columnsOf, SHIPPING_DAYS, type SheetName, VARIANT_SIZE } from './columns';
import type { RowFault } from './row-fault';
import { formatKey, type Row, type SheetRows } from './sheet-rows';

const CODE = /^[a-z0-9][a-z0-9-]{0,39}$/;
const SKU = /^[a-z0-9][a-z0-9.-]{0,63}$/;
const MAX_DAYS = 365;

/** Errors of rows that create something, or that describe it anew. Rows as they were exported are not checked. */
export function findAdditionFaults(current: SheetRows, wanted: SheetRows): RowFault[] {
  const check = (sheet: SheetName, column: string, codeOf: (row: Row) => FieldErrorCode | null): RowFault[] => {
    const known = new Map(current[sheet].map((row) => [formatKey(sheet, row), row]));
    return wanted[sheet].flatMap((row) => {
      const before = known.get(formatKey(sheet, row));
      if (before && before[column] === row[column]) return [];
      const code = codeOf(row);
      return code ? [{ sheet, row, column, code }] : [];
    });
  };
  const sizes = Object.keys(VARIANT_SIZE);
  return [
    ...newProductFaults(current, wanted),
    ...check('products', 'form', ({ kind, form }) =>
      memberFault(form, kind === 'unit' ? Object.keys(forms) : ['area']),
    ),
    ...check('products', 'scene', ({ scene }) => memberFault(scene, scenes)),
    ...check('products', 'detail', ({ detail }) => memberFault(detail, details)),
    ...check('products', 'uv_inkjet', ({ uv_inkjet }) => requiredFault(uv_inkjet)),
    ...sizes.flatMap((column) => check('variants', column, (row) => wholeFault(row[column], 100_000))),
    ...variantNameFaults(wanted),
    ...translationFaults(wanted),
    ...(['categories', 'finish_names', 'printer_types'] as const).flatMap((sheet) =>
      check(sheet, columnsOf(sheet)[0]?.name ?? '', (row) => codeFault(row[columnsOf(sheet)[0]?.name ?? ''])),
    ),
    ...check('currencies', 'currency', ({ currency }) => memberFault(currency, CURRENCY_CODES) && 'unknown_currency'),
    ...check('currencies', 'digits', ({ currency, digits }) => digitsFault(currency, digits)),
    ...check('currencies', 'per_cny', ({ currency, per_cny }) => rateFault(currency, per_cny)),
    ...check('shipping_methods', 'method', ({ method }) => memberFault(method, SHIPPING_METHOD_CODES.map(String))),
    ...SHIPPING_DAYS.flatMap((column) => check('shipping_methods', column, (row) => daysFault(row, column))),
  ];
}

function newProductFaults(current: SheetRows, wanted: SheetRows): RowFault[] {
  const categories = new Set(wanted.categories.map(({ category }) => category));
  const pathOf = ({ category, slug }: Row) => JSON.stringify([category, slug]);
  const paths = wanted.products.map(pathOf);
  return newRows('products', current.products, wanted.products).flatMap((row) => {
    const fault = (column: string, code: FieldErrorCode | null): RowFault[] =>
      code ? [{ sheet: 'products', row, column, code }] : [];
    const isRepeated = paths.filter((path) => path === pathOf(row)).length > 1;
    const hasRow = (sheet: 'terms' | 'texts', column: string, isIt: (one: Row) => boolean): RowFault[] =>
      wanted[sheet].some((one) => one.sku === row.sku && isIt(one))
        ? []
        : [{ sheet, row: { sku: row.sku ?? null, language: 'en' }, column, code: 'required' }];
    return [
      ...fault('sku', SKU.test(String(row.sku)) && row.sku !== 'buy-for-me' ? null : 'invalid'),
      ...fault('category', requiredFault(row.category) ?? (categories.has(row.category ?? null) ? null : 'invalid')),
      ...fault('slug', codeFault(row.slug) ?? (isRepeated ? 'duplicate_row' : null)),
      ...fault('kind', memberFault(row.kind, ['area', 'unit'])),
      ...hasRow('terms', 'sku', () => true),
      ...hasRow('texts', 'name', ({ language, name }) => language === 'en' && name !== null),
    ];
  });
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
      if (!isLanguage(row.language)) return fault('language', 'unknown_language');
      return requiredFault(row.name) ? fault('name', 'required') : [];
    }),
    ...variants
      .filter((row) => row.variant !== null && !named.has(keyOf(row)))
      .map((row): RowFault => ({ sheet: 'variants', row, column: 'variant', code: 'required' })),
  ];
}

/** Every code has a name in English, and each row a name in a known language. */
function translationFaults(wanted: SheetRows): RowFault[] {
  return (['categories', 'finish_names', 'printer_types'] as const).flatMap((sheet) => {
    const key = columnsOf(sheet)[0]?.name ?? '';
    const inEnglish = new Set(wanted[sheet].filter(({ language }) => language === 'en').map((row) => row[key]));
    return wanted[sheet].flatMap((row): RowFault[] => {
      if (!isLanguage(row.language)) return [{ sheet, row, column: 'language', code: 'unknown_language' }];
      if (requiredFault(row.name)) return [{ sheet, row, column: 'name', code: 'required' }];
      return inEnglish.has(row[key]) ? [] : [{ sheet, row, column: key, code: 'required' }];
    });
  });
}

const isLanguage = (code: CellValue | undefined) => LANGUAGE_CODES.some((language) => language === code);
const requiredFault = (value: CellValue | undefined) => ((value ?? null) === null ? ('required' as const) : null);
const codeFault = (value: CellValue | undefined) =>
  requiredFault(value) ?? (CODE.test(String(value)) ? null : ('invalid' as const));

const memberFault = (value: CellValue | undefined, allowed: readonly string[]): FieldErrorCode | null =>
  requiredFault(value) ?? (allowed.includes(String(value)) ? null : 'invalid');

function wholeFault(value: CellValue | undefined, most: number): FieldErrorCode | null {
  if (requiredFault(value)) return 'required';
  const number = Number(value);
  if (number < 0) return 'negative';
  if (!Number.isInteger(number)) return 'not_whole';
  return number <= most ? null : 'out_of_range';
}

function digitsFault(currency: CellValue | undefined, digits: CellValue | undefined): FieldErrorCode | null {
  const code = CURRENCY_CODES.find((known) => known === currency);
  if (requiredFault(digits)) return 'required';
  return code === undefined || CURRENCIES[code].digits === Number(digits) ? null : 'invalid';
}

/** One CNY is worth one CNY. */
function rateFault(currency: CellValue | undefined, rate: CellValue | undefined): FieldErrorCode | null {
  if (requiredFault(rate)) return 'required';
  const text = normalizeNumber(String(rate)) ?? '';
  if (!/^\d{1,10}(\.\d{1,8})?$/.test(text) || Number(text) <= 0) return 'out_of_range';
  return currency === 'CNY' && text !== '1' ? 'invalid' : null;
}

function daysFault(row: Row, column: (typeof SHIPPING_DAYS)[number]): FieldErrorCode | null {
  const code = wholeFault(row[column], MAX_DAYS);
  if (code || !column.endsWith('_last')) return code;
  return Number(row[column]) >= Number(row[column.replace('_last', '_first')]) ? null : 'out_of_range';
}
