import fc from 'fast-check';
import { toCsv, formatDecimal } from './csv';

const only = (text: string) => toCsv([[text]]).slice(1, -2);

describe('CSV files', () => {
  test.each(['=1+1', '+1 a', '-1 a', '@SUM(A1)', ' =1', '\t=1', '＝1', '|cmd', '\r=1'])(
    'the cell %j is not a formula in a CSV file',
    (text) => {
      expect(only(text).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  test.each(['12.50', '-0.05', '1200'])('the amount %s stays a number in a CSV file', (text) => {
    expect(only(text)).toBe(text);
  });

  test('commas, quotes and line breaks stay within their CSV cell', () => {
    expect(toCsv([['a,b', 'say "no"', 'two\nlines']])).toBe('\uFEFF"a,b","say ""no""","two\nlines"\r\n');
  });

  test('no CSV cell starts a formula', () => {
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
])('%d in minor units with %d decimal places is %s', (amount, digits, text) => {
  expect(formatDecimal(amount, digits)).toBe(text);
});
