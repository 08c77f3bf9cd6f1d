import { currencyDigits } from '../../i18n/amount';
import { toDecimal } from '../../i18n/format';

export type Cell = string | number | boolean | null;

/**
 * Flattens a record for an export: an amount of money becomes a decimal and its currency, other nested values become
 * JSON.
 */
export function toRow(record: object): Record<string, Cell> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]: [string, unknown]): [string, Cell][] => {
      if (isMoney(value)) {
        const amount = toDecimal(value.amount, currencyDigits(value.currency));
        return [
          [name, Number(amount)],
          [`${name}Currency`, value.currency],
        ];
      }
      return [[name, toCell(value)]];
    }),
  );
}

/** A row for CSV: texts that a spreadsheet would run as a formula are prefixed with an apostrophe. */
export function toCsvRow(record: object): Record<string, Cell> {
  return Object.fromEntries(
    Object.entries(toRow(record)).map(([name, value]) => [
      name,
      typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value,
    ]),
  );
}

function toCell(value: unknown): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isMoney(value: unknown): value is { currency: string; amount: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { currency, amount } = value as { currency?: unknown; amount?: unknown };
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) && Number.isSafeInteger(amount);
}
