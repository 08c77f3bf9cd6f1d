import { formatLimit, formatLimitIn, formatMeasuredLength, formatSampleSize, formatSize, formatWeight } from './length';

describe('a formatted size', () => {
  it('has the entered numbers with one unit', () => {
    expect(formatSize('3', '6.5', 1, 'en-US')).toBe('3 × 6.5 ft');
    expect(formatSampleSize('72', '36', 0, 'en-US')).toBe('6 × 3 ft');
    expect(formatSampleSize('12', '8', 0, 'en-US')).toBe('12 × 8 in');
    expect(formatSampleSize('180', '90', 2, 'de-DE')).toBe('180 × 90 cm');
    expect(formatSize('1.5', '12.1234', 3, 'de-DE')).toBe('1,5 × 12,1234 m');
  });

  it('is in the measurement system of the unit', () => {
    expect([formatMeasuredLength(870, 0, 'en-US'), formatMeasuredLength(4000, 1, 'en-US')]).toEqual([
      '34.3 in',
      '13.1 ft',
    ]);
    expect([formatMeasuredLength(870, 3, 'ja-JP'), formatMeasuredLength(12_000, 2, 'ja-JP')]).toEqual([
      '87 cm',
      '12 m',
    ]);
  });

  it('rounds limits so that they still hold', () => {
    expect([formatLimit(100, 'min', 0, 'en-US'), formatLimit(3200, 'max', 0, 'en-US')]).toEqual(['4 in', '10.4 ft']);
    expect([formatLimit(100, 'min', 2, 'en-US'), formatLimit(50_000, 'max', 3, 'en-US')]).toEqual(['10 cm', '50 m']);
  });

  it('can state a limit in the unit that was typed', () => {
    expect([formatLimitIn(0, 3200, 'max', 'en-US'), formatLimitIn(1, 100, 'min', 'en-US')]).toEqual([
      '125.9 in',
      '0.4 ft',
    ]);
    expect([formatLimitIn(2, 50_000, 'max', 'de-DE'), formatLimitIn(3, 100, 'min', 'de-DE')]).toEqual([
      '5.000 cm',
      '0,1 m',
    ]);
  });

  it('shows weights below a kilogram in grams', () => {
    expect([formatWeight(850, 'en-US'), formatWeight(2440, 'en-US'), formatWeight(312_340, 'en-US')]).toEqual([
      '850 g',
      '2.44 kg',
      '312.3 kg',
    ]);
  });
});
