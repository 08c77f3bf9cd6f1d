import { invalid } from './errors.ts';
import type { Money } from './types.ts';

/** The currencies PayPal supports, with the decimals of each. CNY is only available to accounts in mainland China. */
const DECIMALS: Readonly<Record<string, number>> = {
  AUD: 2,
  BRL: 2,
  CAD: 2,
  CHF: 2,
  CZK: 2,
  DKK: 2,
  EUR: 2,
  GBP: 2,
  HKD: 2,
  HUF: 0,
  ILS: 2,
  JPY: 0,
  MXN: 2,
  MYR: 2,
  NOK: 2,
  NZD: 2,
  PHP: 2,
  PLN: 2,
  SEK: 2,
  SGD: 2,
  THB: 2,
  TWD: 0,
  USD: 2,
};

export function isSupportedCurrency(currency: string): boolean {
  return Object.hasOwn(DECIMALS, currency);
}

export function hasDecimals(currency: string): boolean {
  return (DECIMALS[currency] ?? 0) > 0;
}

/** Minor units of a decimal string such as "12.5"; null if it is not a number or has too many decimals. */
export function toMinorUnits(currency: string, value: unknown): bigint | null {
  const match = typeof value === 'string' && value.length <= 32 ? /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) : null;
  const digits = DECIMALS[currency];
  if (!match || digits === undefined) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (fraction.length > digits) return null;
  return BigInt(`${sign}${whole}${fraction.padEnd(digits, '0')}`);
}

/**
 * Minor units of a decimal string. `field` is the JSON pointer named in the error.
 * @throws PayPalError INVALID_PARAMETER_SYNTAX
 */
export function parseAmount(currency: string, value: unknown, field = '/amount'): bigint {
  const minor = toMinorUnits(currency, value);
  if (minor === null) {
    const description = 'The value of a field does not conform to the expected format.';
    throw invalid(field, 'INVALID_PARAMETER_SYNTAX', description, value);
  }
  return minor;
}

/** PayPal's money object for minor units. */
export function toMoney(currency: string, minor: bigint): Money {
  const digits = DECIMALS[currency] ?? 0;
  const text = String(minor < 0n ? -minor : minor).padStart(digits + 1, '0');
  const value = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return { currency_code: currency, value: minor < 0n ? `-${value}` : value };
}

/** Unit price times a quantity with up to five decimals, rounded half up to a minor unit. */
export function multiply(minor: bigint, quantity: string): bigint {
  const [whole = '', fraction = ''] = quantity.split('.');
  const scaled = minor * BigInt(whole + fraction.padEnd(5, '0'));
  return (scaled * 2n + 100_000n) / 200_000n;
}
