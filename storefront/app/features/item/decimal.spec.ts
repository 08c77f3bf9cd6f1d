import { decimalValue, plainDecimal } from './decimal';

describe('a size as a reader types it', () => {
  it('reads a decimal comma where the locale writes one, and only there', () => {
    expect(plainDecimal(' 1,5 ', 'de-DE')).toBe('1.5');
    expect(decimalValue(plainDecimal('1,200', 'en-US'))).toBeNull();
  });

  it('reads full-width digits', () => {
    expect(plainDecimal('１２．５', 'ja-JP')).toBe('12.5');
  });

  it.each(['', '-1', '1e3', 'Infinity', '1.', '.5', '1234567', '1.23456', '3ft'])('takes %j for no number', (text) => {
    expect(decimalValue(plainDecimal(text, 'en-US'))).toBeNull();
  });
});
