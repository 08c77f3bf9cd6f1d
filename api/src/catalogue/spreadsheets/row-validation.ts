import { isCountry, type FieldErrorCode } from '@shop/contract';
import type { TariffRows } from '../../tariff/public';
import type { CellValue } from './cell-values';
import { FINISH_RULES, type SheetName } from './columns';
import type { RowFault } from './row-fault';
import { findBlankError, isBlank } from './rows/cell-errors';
import { formatKey, type Row, type SheetRows } from './sheet-rows';
import type { SpreadsheetSource } from './spreadsheet-source';

const GROUP_NUMBER = /^\d{1,3}$/;
const ZONE = /^[a-z0-9-]{1,40}$/;

/** Errors of rows that depend on other rows or on the stored catalogue, and that validating the whole tariff would not find. */
export function findRowFaults(source: SpreadsheetSource, current: SheetRows, wanted: SheetRows): RowFault[] {
  return [
    ...productFaults(source, current, wanted),
    ...textFaults(current, wanted),
    ...pricingFaults(source, wanted),
    ...shippingFaults(source.tariff, wanted),
    ...feeFaults(source.tariff, current, wanted),
  ];
}

/** Checks only printer types that changed, because stored ones may be older than the rule. */
function productFaults(source: SpreadsheetSource, current: SheetRows, wanted: SheetRows): RowFault[] {
  const stored = new Map(current.products.map((row) => [row.sku, row.printer_type]));
  const printers = new Set<CellValue>(source.printerTypes.map(({ printer_type }) => printer_type));
  return wanted.products
    .filter(({ sku, printer_type = null }) => !printers.has(printer_type) && printer_type !== stored.get(sku))
    .map((row) => ({ sheet: 'products', row, column: 'printer_type', code: 'invalid' }));
}

/** A text needs a name, a summary and a description, or is completely empty. English is required. */
function textFaults(current: SheetRows, wanted: SheetRows): RowFault[] {
  const stored = new Map(current.texts.map((row) => [formatKey('texts', row), row]));
  return wanted.texts.flatMap((row) => {
    const before = stored.get(formatKey('texts', row)) ?? {};
    const isNew = isEmptyText(before);
    if (isEmptyText(row) && (isNew || row.language !== 'en')) return [];
    return (['name', 'summary', 'description'] as const).flatMap((column): RowFault[] => {
      const code = findBlankError(row[column]);
      return code && (isNew || row[column] !== before[column]) ? [{ sheet: 'texts', row, column, code }] : [];
    });
  });
}

const isEmptyText = ({ sku: _, language: __, ...cells }: Row) => Object.values(cells).every(isBlank);

function pricingFaults(source: SpreadsheetSource, wanted: SheetRows): RowFault[] {
  const kinds = new Map(source.products.map(({ sku, kind }) => [sku, kind]));
  const offered = new Set(wanted.variants.map(({ sku, variant }) => JSON.stringify([sku, variant])));
  const check = (
    sheet: SheetName,
    row: Row,
    column: string,
    codeOf: (isArea: boolean) => FieldErrorCode | null,
  ): RowFault[] => {
    const kind = kinds.get(String(row.sku));
    if (!kind) return [{ sheet, row, column: 'sku', code: 'unknown_product' }];
    const code = codeOf(kind === 'area');
    return code ? [{ sheet, row, column, code }] : [];
  };
  return [
    ...wanted.variants.flatMap((row) =>
      check('variants', row, 'variant', (isArea) => (isArea ? 'unknown_variant' : findBlankError(row.variant))),
    ),
    ...wanted.tiers.flatMap((row) => {
      const variant = row.variant ?? null;
      return check('tiers', row, 'variant', (isArea) => {
        if (isArea) return variant === null ? null : 'unknown_variant';
        return findBlankError(variant) ?? (offered.has(JSON.stringify([row.sku, variant])) ? null : 'unknown_variant');
      });
    }),
    ...(['from', 'retail_fen', 'reseller_fen'] as const).flatMap((column) =>
      wanted.tiers.flatMap((row) => check('tiers', row, column, () => findBlankError(row[column]))),
    ),
    ...(['grams', 'cm3'] as const).flatMap((column) =>
      wanted.variants.flatMap((row) => check('variants', row, column, () => findBlankError(row[column]))),
    ),
    ...wanted.finishes.flatMap((row) => check('finishes', row, 'finish', () => findBlankError(row.finish))),
    ...wanted.finish_rules.flatMap((row) => check('finish_rules', row, 'rule', () => ruleFault(row))),
    ...wanted.finish_rules.flatMap((row) => check('finish_rules', row, 'subject', () => ruleSubjectFault(row))),
    ...wanted.finish_rules.flatMap((row) => check('finish_rules', row, 'finishes', () => findBlankError(row.finishes))),
  ];
}

const ruleFault = ({ rule }: Row): FieldErrorCode | null =>
  Object.hasOwn(FINISH_RULES, String(rule)) ? null : 'invalid';

/** The subject of a group is its number, that of a requirement a finish. */
const ruleSubjectFault = ({ rule, subject }: Row): FieldErrorCode | null =>
  findBlankError(subject) ?? (rule === 'requires' || GROUP_NUMBER.test(String(subject)) ? null : 'invalid');

function shippingFaults({ methods }: TariffRows, { services, zones }: SheetRows): RowFault[] {
  const known = new Set(methods.map(({ method }) => String(method)));
  return [
    ...services.flatMap((row): RowFault[] => {
      if (!known.has(String(row.method))) return [{ sheet: 'services', row, column: 'method', code: 'invalid' }];
      return ZONE.test(String(row.zone ?? '')) ? [] : [{ sheet: 'services', row, column: 'zone', code: 'invalid' }];
    }),
    ...zones.flatMap((row): RowFault[] => {
      const fault = (column: string, code: FieldErrorCode): RowFault => ({ sheet: 'zones', row, column, code });
      if (!isCountry(String(row.country))) return [fault('country', 'invalid')];
      const { zone = null, major = null, excluded } = row;
      if (zone === null) {
        if (major !== null) return [fault('major', 'invalid')];
        return excluded === true ? [] : [fault('zone', 'required')];
      }
      if (!ZONE.test(String(zone))) return [fault('zone', 'invalid')];
      return major === null ? [fault('major', 'required')] : [];
    }),
  ];
}

function feeFaults({ currencies, fees }: TariffRows, current: SheetRows, wanted: SheetRows): RowFault[] {
  const codes = new Set(currencies.map(({ code }) => code));
  const payments = new Set(fees.map(({ payment_method }) => String(payment_method)));
  const wantedKeys = new Set(wanted.fees.map((row) => formatKey('fees', row)));
  const removed = current.fees.filter((row) => row.currency === null && !wantedKeys.has(formatKey('fees', row)));
  return [
    ...removed.map((row): RowFault => ({ sheet: 'fees', row, column: 'kind', code: 'row_missing' })),
    ...wanted.fees.flatMap((row): RowFault[] => {
      const fault = (column: string, code: FieldErrorCode): RowFault[] => [{ sheet: 'fees', row, column, code }];
      const { kind, subject, currency = null, rate = null, fixed_minor: fixed = null } = row;
      if (kind !== 'exchange_fee' && kind !== 'remittance') return fault('kind', 'invalid');
      const isExchange = kind === 'exchange_fee';
      if (!(isExchange ? codes : payments).has(String(subject))) return fault('subject', 'invalid');
      if (isExchange && currency !== null) return fault('currency', 'invalid');
      if (currency !== null && !codes.has(String(currency))) return fault('currency', 'unknown_currency');
      if (currency === null && fixed !== null) return fault('fixed_minor', 'invalid');
      if (currency !== null && rate !== null) return fault('rate', 'invalid');
      return [];
    }),
  ];
}
