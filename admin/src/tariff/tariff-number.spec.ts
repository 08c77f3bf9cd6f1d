import fc from 'fast-check';
import { shiftDecimal, toFen, toPercent, toShare, toTariffNumber, toYuan } from './tariff-number';

describe('tariff prices', () => {
  test.each([
    [3800, '38'],
    ['212.5', '2.125'],
    [5, '0.05'],
    [0, '0'],
    [1234567, '12345.67'],
  ])('%s fen are shown as %s yuan and converted back', (fen, yuan) => {
    expect(toYuan(fen)).toBe(yuan);
    expect(toFen(yuan)).toBe(fen);
  });

  test('full-width digits and commas between thousands are accepted', () => {
    expect(toFen(' １,234.50 ')).toBe(123450);
  });

  test('text that is not a number is unchanged', () => {
    for (const typed of ['', 'dear', '-1', '1e3', '1.2.3']) expect(toFen(typed)).toBe(typed);
  });
});

describe('tariff numbers', () => {
  test('a share is shown as a percentage and converted back', () => {
    expect(['0', '0.03', '0.044', '1.5'].map(toPercent)).toEqual(['0', '3', '4.4', '150']);
    expect(['0', '3', '4.4', '150'].map(toShare)).toEqual(['0', '0.03', '0.044', '1.5']);
  });

  test('whole numbers become numbers and other text is unchanged', () => {
    expect(['12', '1.5', '', '1234567890123456'].map(toTariffNumber)).toEqual([12, '1.5', '', '1234567890123456']);
  });

  test('shifting the decimal point left and right again restores the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (number, places) => {
        expect(shiftDecimal(shiftDecimal(String(number), -places), places)).toBe(String(number));
      }),
    );
  });
});
