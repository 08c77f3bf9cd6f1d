import * as fc from 'fast-check';
import { fromPayPalAmount, isPayPalCurrency, toPayPalAmount } from './paypal-amount';

describe('PayPal amounts', () => {
  it('formats dollars with two decimals and yen with none', () => {
    expect(toPayPalAmount({ currency: 'USD', amount: 5 })).toEqual({ currency_code: 'USD', value: '0.05' });
    expect(toPayPalAmount({ currency: 'USD', amount: 123456 })).toEqual({ currency_code: 'USD', value: '1234.56' });
    expect(toPayPalAmount({ currency: 'JPY', amount: 1234 })).toEqual({ currency_code: 'JPY', value: '1234' });
  });

  it('parses every formatted amount back to the same amount', () => {
    const money = fc.record({ currency: fc.constantFrom('USD', 'JPY', 'EUR', 'HKD'), amount: fc.maxSafeNat() });
    fc.assert(fc.property(money, (some) => expect(fromPayPalAmount(toPayPalAmount(some))).toEqual(some)));
  });

  it('rejects CNY', () => {
    expect(isPayPalCurrency('CNY')).toBe(false);
    expect(() => toPayPalAmount({ currency: 'CNY', amount: 1 })).toThrow(RangeError);
    expect(fromPayPalAmount({ currency_code: 'CNY', value: '1.00' })).toBeUndefined();
  });

  it('rejects negative amounts and fractions of a minor unit', () => {
    expect(() => toPayPalAmount({ currency: 'USD', amount: -1 })).toThrow(RangeError);
    expect(() => toPayPalAmount({ currency: 'USD', amount: 0.5 })).toThrow(RangeError);
  });

  it.each([
    ['USD', '12', 1200],
    ['USD', '12.5', 1250],
    ['USD', '12.500', 1250],
    ['USD', '0.29', 29],
    ['USD', '90071992547409.91', 9007199254740991],
    ['JPY', '1200.00', 1200],
  ])('parses %s %s exactly', (currency_code, value, amount) => {
    expect(fromPayPalAmount({ currency_code, value })).toEqual({ currency: currency_code, amount });
  });

  it.each([
    ['USD', '12.345'],
    ['JPY', '12.5'],
    ['USD', '-1.00'],
    ['USD', '1e3'],
    ['USD', '1,000.00'],
    ['USD', '.5'],
    ['USD', ''],
    ['USD', 12.5],
    ['USD', null],
    ['USD', '90071992547409.92'],
    ['XXX', '1.00'],
    ['__proto__', '1.00'],
  ])('returns undefined for %s %s', (currency_code, value) => {
    expect(fromPayPalAmount({ currency_code, value })).toBeUndefined();
  });
});
