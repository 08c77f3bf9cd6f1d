import fc from 'fast-check';
import { fenOf, figureOf, percentOf, shareOf, shifted, yuanOf } from './figures';

describe('a price', () => {
  test.each([
    [3800, '38'],
    ['212.5', '2.125'],
    [5, '0.05'],
    [0, '0'],
    [1234567, '12345.67'],
  ])('of %s fen is shown as %s yuan, and read again as the same', (fen, yuan) => {
    expect(yuanOf(fen)).toBe(yuan);
    expect(fenOf(yuan)).toBe(fen);
  });

  test('may be typed in full width, and with commas between thousands', () => {
    expect(fenOf(' １,234.50 ')).toBe(123450);
  });

  test('that is no number is sent as it was typed', () => {
    for (const typed of ['', 'dear', '-1', '1e3', '1.2.3']) expect(fenOf(typed)).toBe(typed);
  });
});

test('a fee is shown in percent', () => {
  expect(['0', '0.03', '0.044', '1.5'].map(percentOf)).toEqual(['0', '3', '4.4', '150']);
  expect(['0', '3', '4.4', '150'].map(shareOf)).toEqual(['0', '0.03', '0.044', '1.5']);
});

test('whole numbers are numbers, all else is text', () => {
  expect(['12', '1.5', '', '1234567890123456'].map(figureOf)).toEqual([12, '1.5', '', '1234567890123456']);
});

test('moving the point there and back changes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (number, places) => {
      expect(shifted(shifted(String(number), -places), places)).toBe(String(number));
    }),
  );
});
