import fc from 'fast-check';
import { csv, decimal } from './csv';

const only = (text: string) => csv([[text]]).slice(1, -2);

describe('a table as CSV', () => {
  test.each(['=1+1', '+1 a', '-1 a', '@SUM(A1)', ' =1', '\t=1', '＝1', '|cmd', '\r=1'])(
    'computes nothing of %j',
    (text) => {
      expect(only(text).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  test.each(['12.50', '-0.05', '1200'])('leaves the amount %s an amount', (text) => {
    expect(only(text)).toBe(text);
  });

  test('keeps commas, quotes and line breaks within their cell', () => {
    expect(csv([['a,b', 'say "no"', 'two\nlines']])).toBe('\uFEFF"a,b","say ""no""","two\nlines"\r\n');
  });

  test('begins no cell as a formula, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(/^"?[=+@]/.test(only(text))).toBe(false);
      }),
    );
  });
});

test.each([
  [5, 2, '0.05'],
  [-1_234, 2, '-12.34'],
  [1_234, 0, '1234'],
  [Number.MAX_SAFE_INTEGER, 2, '90071992547409.91'],
  [0, 2, '0.00'],
])('%d in minor units of %d figures is %s', (amount, digits, text) => {
  expect(decimal(amount, digits)).toBe(text);
});
