import type { TSchema } from '@sinclair/typebox';
import { CURRENCIES, Instant } from '@shop/contract';
import { formatDecimal } from '../csv';
import { labelOf, type ValueFormat } from './value-format';
import type { StreamedCell } from './workbook-xml';

/** A column of an exported list. */
export interface ExportColumn {
  header: string;
  cell: (row: Row) => StreamedCell;
}

export type Row = Readonly<Record<string, unknown>>;

/** A field of a list's rows with the header of its column, and of the column of its currency if it is an amount. */
export interface ChosenField {
  name: string;
  header: string;
  currencyHeader: string;
}

const DIGITS: Readonly<Record<string, { digits: number } | undefined>> = CURRENCIES;

/** The fields of a list's rows by name. */
export function fieldsOf(output: TSchema): Readonly<Record<string, TSchema>> {
  const { properties = {} } = (output.items ?? {}) as { properties?: Record<string, TSchema> };
  return properties;
}

/** An amount of money has two columns: a decimal number, and its currency. */
export function toColumns(
  { name, header, currencyHeader }: ChosenField,
  schema: TSchema,
  format: ValueFormat,
): ExportColumn[] {
  if (isInstant(schema)) return [{ header, cell: (row) => toTime(row[name], format) }];
  if (!isMoney(schema)) return [{ header, cell: (row) => toCell(row[name], (code) => labelOf(format, name, code)) }];
  const moneyOf = (row: Row) => row[name] as { currency: string; amount: number } | null | undefined;
  return [
    { header, cell: (row) => toDecimal(moneyOf(row)) },
    { header: currencyHeader, cell: (row) => moneyOf(row)?.currency ?? '' },
  ];
}

function toDecimal(money: { currency: string; amount: number } | null | undefined): StreamedCell {
  if (!money) return '';
  const digits = DIGITS[money.currency]?.digits ?? 2;
  return { decimal: formatDecimal(money.amount, digits) };
}

const toTime = (value: unknown, { formatInstant }: ValueFormat): StreamedCell =>
  typeof value === 'string' && value !== '' ? formatInstant(value) : '';

/** Lists of single values are joined; other structured values are JSON. */
function toCell(value: unknown, label: <T>(code: T) => T | string): StreamedCell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return label(value);
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.map(label).join('; ');
  return JSON.stringify(value);
}

/** Whether a field is an instant, or null. */
function isInstant(schema: TSchema): boolean {
  if (schema.anyOf) return (schema.anyOf as TSchema[]).some(isInstant);
  return schema.description === Instant.description;
}

/** Whether a field is an amount with its currency, or null. */
function isMoney(schema: TSchema): boolean {
  if (schema.anyOf) return (schema.anyOf as TSchema[]).some(isMoney);
  return (
    Object.keys((schema.properties ?? {}) as object)
      .toSorted()
      .join() === 'amount,currency'
  );
}
