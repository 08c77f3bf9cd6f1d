import fc from 'fast-check';
import { currencyDigits, parseAmount } from './amount';
import { toDecimal } from './format';

describe('typed amounts', () => {
  test.each([
    ['12.34', 2, 1234],
    ['12.3', 2, 1230],
    ['12', 2, 1200],
    ['12.', 2, 1200],
    ['0.29', 2, 29],
    ['1.10', 2, 110],
    ['1,234,567.89', 2, 123456789],
    [' 12.34 ', 2, 1234],
    ['１２．３４', 2, 1234],
    ['１，２３４', 0, 1234],
    ['500', 0, 500],
    ['500.00', 0, 500],
    ['1.230', 2, 123],
    ['90071992547409.91', 2, Number.MAX_SAFE_INTEGER],
  ])('%s is parsed with %i digits as %i minor units', (typed, digits, amount) => {
    expect(parseAmount(typed, digits)).toEqual({ ok: true, amount });
  });

  test.each([
    ['', 'not_a_number'],
    ['.', 'not_a_number'],
    ['.5', 'not_a_number'],
    ['12,34', 'not_a_number'],
    ['1,2345', 'not_a_number'],
    ['1.2.3', 'not_a_number'],
    ['1e3', 'not_a_number'],
    ['0x10', 'not_a_number'],
    ['¥100', 'not_a_number'],
    ['12 34', 'not_a_number'],
    ['-5', 'not_positive'],
    ['0', 'not_positive'],
    ['0.00', 'not_positive'],
    ['0.001', 'too_precise'],
    ['12.345', 'too_precise'],
    ['90071992547409.92', 'too_large'],
    ['9'.repeat(400), 'too_large'],
  ])('%s is rejected with %s', (typed, error) => {
    expect(parseAmount(typed, 2)).toEqual({ ok: false, error });
  });

  test('a fraction of a yen is rejected', () => {
    expect(parseAmount('100.5', 0)).toEqual({ ok: false, error: 'too_precise' });
  });

  test('any amount is parsed back from its decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), fc.constantFrom(0, 2, 3), (amount, digits) => {
        expect(parseAmount(toDecimal(amount, digits), digits)).toEqual({ ok: true, amount });
      }),
    );
  });
});

test('each currency has its own number of decimal places', () => {
  expect(['USD', 'CNY', 'JPY'].map(currencyDigits)).toEqual([2, 2, 0]);
});
