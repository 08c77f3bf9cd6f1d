import type { Money } from '@shop/money';
import { valueAt } from './json';

/**
 * PayPal's invoice currencies and their decimal places (PayPal's currency codes reference). CNY is missing because only
 * accounts in mainland China may use it.
 */
const DECIMALS: ReadonlyMap<string, number> = new Map([
  ...['AUD', 'BRL', 'CAD', 'CHF', 'CZK', 'DKK', 'EUR', 'GBP', 'HKD', 'ILS', 'MXN'].map((code) => [code, 2] as const),
  ...['MYR', 'NOK', 'NZD', 'PHP', 'PLN', 'SEK', 'SGD', 'THB', 'USD'].map((code) => [code, 2] as const),
  ...['HUF', 'JPY', 'TWD'].map((code) => [code, 0] as const),
]);

export interface PayPalAmount {
  readonly currency_code: string;
  readonly value: string;
}

export function isPayPalCurrency(currency: string): boolean {
  return DECIMALS.has(currency);
}

/**
 * Formats money as PayPal's decimal string.
 *
 * @throws RangeError for a currency that PayPal does not support or a negative amount
 */
export function toPayPalAmount({ currency, amount }: Money): PayPalAmount {
  const digits = DECIMALS.get(currency);
  if (digits === undefined || !Number.isSafeInteger(amount) || amount < 0) {
    throw new RangeError(`not a PayPal amount: ${amount} ${currency}`);
  }
  const units = String(amount).padStart(digits + 1, '0');
  const point = units.length - digits;
  return { currency_code: currency, value: digits === 0 ? units : `${units.slice(0, point)}.${units.slice(point)}` };
}

/**
 * Parses PayPal's `{currency_code, value}` without floating-point arithmetic. Undefined for an unknown currency, a value
 * that is not a string, a negative value, or more decimals than the currency has, except for zeros.
 */
export function fromPayPalAmount(amount: unknown): Money | undefined {
  const currency = valueAt(amount, 'currency_code');
  const value = valueAt(amount, 'value');
  if (typeof currency !== 'string' || typeof value !== 'string' || value.length > 32) return undefined;
  const digits = DECIMALS.get(currency);
  const match = /^(\d+)(?:\.(\d+))?$/.exec(value);
  if (digits === undefined || match === null) return undefined;
  const [, whole = '', fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(digits))) return undefined;
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? { currency, amount: minor } : undefined;
}
