import { currencyDigits } from '../i18n/amount';
import { toDecimal } from '../i18n/format';
import { shiftDecimal, toFen, toPercent, toShare, toTariffNumber, toYuan } from './tariff-number';
import { getValue, setValue, type ValuePath } from './value-path';

/** How a value of the tariff is typed. */
export interface FieldFormat {
  toInput: (value: unknown) => unknown;
  toValue: (input: unknown) => unknown;
}

/** An input of a form, and the value of the tariff that it edits. */
export interface FormField {
  /** Path in the form's values, separated by dots. */
  source: string;
  path: ValuePath;
  format: FieldFormat;
}

export const UNCHANGED: FieldFormat = { toInput: (value) => value, toValue: (input) => input };

/** An empty input removes the value. */
export const NUMBER: FieldFormat = textFormat(String, toTariffNumber);
/** Typed in yuan, stored in fen. */
export const MONEY: FieldFormat = textFormat(toYuan, toFen);
/** Typed as a percentage, stored as a fraction. */
export const PERCENT: FieldFormat = textFormat((share) => toPercent(String(share)), toShare);

/** Typed as a decimal, stored in minor units. */
export function fixedAmount(currency: string): FieldFormat {
  const digits = currencyDigits(currency);
  return textFormat(
    (minor) => toDecimal(Number(minor), digits),
    (typed) => Number(shiftDecimal(typed.normalize('NFKC').replaceAll(',', '').trim(), digits)),
  );
}

function textFormat(toText: (value: number | string) => string, parse: (typed: string) => unknown): FieldFormat {
  return {
    toInput: (value) => (typeof value === 'number' || typeof value === 'string' ? toText(value) : ''),
    toValue: (input) => (String(input ?? '').trim() === '' ? undefined : parse(String(input))),
  };
}

const toSteps = (source: string): string[] => source.split('.');

/** The values of a form; `skeleton` contains its lists, with one object per row. */
export function readFields<T>(skeleton: T, fields: readonly FormField[], value: unknown): T {
  return fields.reduce<unknown>(
    (values, { source, path, format }) => setValue(values, toSteps(source), format.toInput(getValue(value, path))),
    skeleton,
  ) as T;
}

/**
 * A value with the inputs of a form. An input that was not changed leaves the value as it is, because the same text may
 * stand for a number or a text.
 */
export function writeFields(start: unknown, fields: readonly FormField[], values: unknown): unknown {
  return fields.reduce((value, { source, path, format }) => {
    const input = getValue(values, toSteps(source));
    return input === format.toInput(getValue(start, path)) ? value : setValue(value, path, format.toValue(input));
  }, start);
}

/** Returns the input for the field of an API error; `root` is the API's name of the value. */
export function findSource(fields: readonly FormField[], root: string): (field: string) => string | undefined {
  const sources = new Map(fields.map(({ source, path }) => [formatField(root, path), source]));
  return (field) => sources.get(field);
}

/** `value`, `['tiers', 1, 'from']` → `value.tiers[1].from` */
function formatField(root: string, path: ValuePath): string {
  return path.reduce<string>(
    (field, step) => (/^\d+$/.test(String(step)) ? `${field}[${step}]` : `${field}.${step}`),
    root,
  );
}
