import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UNINSURED_SHIPPING_METHODS } from '@shop/order-flow';
import { compileTariff, quoteLine, type TariffDocument } from '@shop/pricing';
import {
  defaultCurrency,
  defaultUnit,
  isInsured,
  acceptsCurrency,
  CURRENCY_CODES,
  defaultPaymentMethod,
  mayPayWith,
  paymentCurrency,
  PAYMENT_METHOD_CODES,
  PAYMENT_METHODS,
  SHIPPING_METHOD_CODES,
  SHIPPING_METHODS,
  UNIT_CODES,
  UNITS,
} from './index';

const VECTORS = path.resolve(__dirname, '../../../pricing/src/fixtures/pricing-vectors.json');

test.each([
  ['en-AU', 'AUD'],
  ['en-GB', 'GBP'],
  ['en-ca', 'CAD'],
  ['ja', 'JPY'],
  ['ja-JP', 'JPY'],
  ['en-US', 'USD'],
  ['en', 'USD'],
  ['de-DE', 'USD'],
  ['', 'USD'],
])('readers of %j start with %s', (tag, currency) => {
  expect(defaultCurrency(tag)).toBe(currency);
});

test('readers in the United States start with inches, all others with centimetres', () => {
  expect(['en-US', 'en-us', 'en-GB', 'ja', ''].map(defaultUnit)).toEqual([0, 0, 2, 2, 2]);
});

test('only resellers may pay from a prepaid account', () => {
  const allowed = (role: string) => PAYMENT_METHOD_CODES.filter((method) => mayPayWith(role, method));
  expect(allowed('guest')).toEqual([0]);
  expect(allowed('customer')).toEqual([0]);
  expect(allowed('reseller')).toEqual([0, 3]);
  expect(mayPayWith('reseller', 7)).toBe(false);
});

test('the prepaid account is paid in CNY, and PayPal in every other currency', () => {
  expect(CURRENCY_CODES.filter((code) => acceptsCurrency(3, code))).toEqual(['CNY']);
  expect(CURRENCY_CODES.filter((code) => !acceptsCurrency(0, code))).toEqual(['CNY']);
  expect(acceptsCurrency(7, 'USD')).toBe(false);
  expect([paymentCurrency(0, 'JPY'), paymentCurrency(0, 'CNY'), paymentCurrency(3, 'JPY')]).toEqual([
    'JPY',
    'USD',
    'CNY',
  ]);
  expect([defaultPaymentMethod('CNY'), defaultPaymentMethod('EUR')]).toEqual([3, 0]);
});

test('only the economy parcel is not insured', () => {
  const uninsured = SHIPPING_METHOD_CODES.filter((method) => !isInsured(method));
  expect(uninsured).toEqual([3]);
  expect(uninsured).toEqual(UNINSURED_SHIPPING_METHODS);
});

test('the lists of codes contain every entry once', () => {
  const sorted = (codes: readonly number[]) => [...codes].sort().map(String);
  expect(sorted(SHIPPING_METHOD_CODES)).toEqual(Object.keys(SHIPPING_METHODS));
  expect(sorted(PAYMENT_METHOD_CODES)).toEqual(Object.keys(PAYMENT_METHODS));
  expect(sorted(UNIT_CODES)).toEqual(Object.keys(UNITS));
});

test('the units are those of pricing: a metre costs the same in each of them', () => {
  const vectors = JSON.parse(readFileSync(VECTORS, 'utf8')) as { tariff: TariffDocument };
  const tariff = compileTariff(vectors.tariff);
  const prices = UNIT_CODES.map((unit) => {
    const side = (mm: number) => String(Math.round((mm / Number(UNITS[unit].mm)) * 10_000) / 10_000);
    const line = { sku: 'vinyl-440', width: side(3048), length: side(6096), unit, quantity: 1, artwork: 'custom' };
    const result = quoteLine(tariff, line, 'retail');
    return result.ok && result.line.fen;
  });
  expect(new Set(prices).size).toBe(1);
  expect(prices[0]).toBeGreaterThan(0);
});
