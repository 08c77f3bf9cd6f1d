import { parseDecimal, normalizeDecimal } from './decimal';

describe('a typed size', () => {
  it('may have a decimal comma only in locales that use one', () => {
    expect(normalizeDecimal(' 1,5 ', 'de-DE')).toBe('1.5');
    expect(parseDecimal(normalizeDecimal('1,200', 'en-US'))).toBeNull();
  });

  it('may have full-width digits', () => {
    expect(normalizeDecimal('１２．５', 'ja-JP')).toBe('12.5');
  });

  it.each(['', '-1', '1e3', 'Infinity', '1.', '.5', '1234567', '1.23456', '3ft'])(
    'is not a number when it is %j',
    (text) => {
      expect(parseDecimal(normalizeDecimal(text, 'en-US'))).toBeNull();
    },
  );
});
