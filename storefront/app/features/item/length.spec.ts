import { formatLimit, formatLimitIn, formatMeasuredLength, formatSampleSize, formatSize, formatWeight } from './length';

describe('a formatted size', () => {
  it('has the entered numbers with one unit', () => {
    expect(formatSize('3', '6.5', 1, 'en-US')).toBe('3\u00a0×\u00a06.5\u00a0ft');
    expect(formatSampleSize('72', '36', 0, 'en-US')).toBe('6\u00a0×\u00a03\u00a0ft');
    expect(formatSampleSize('12', '8', 0, 'en-US')).toBe('12\u00a0×\u00a08\u00a0in');
    expect(formatSampleSize('180', '90', 2, 'de-DE')).toBe('180\u00a0×\u00a090\u00a0cm');
    expect(formatSize('1.5', '12.1234', 3, 'de-DE')).toBe('1,5\u00a0×\u00a012,1234\u00a0m');
  });

  it('is in the measurement system of the unit', () => {
    expect([formatMeasuredLength(870, 0, 'en-US'), formatMeasuredLength(4000, 1, 'en-US')]).toEqual([
      '34.3\u00a0in',
      '13.1\u00a0ft',
    ]);
    expect([formatMeasuredLength(870, 3, 'ja-JP'), formatMeasuredLength(12_000, 2, 'ja-JP')]).toEqual([
      '87\u00a0cm',
      '12\u00a0m',
    ]);
  });

  it('rounds limits so that they still hold', () => {
    expect([formatLimit(100, 'min', 0, 'en-US'), formatLimit(3200, 'max', 0, 'en-US')]).toEqual([
      '4\u00a0in',
      '10.4\u00a0ft',
    ]);
    expect([formatLimit(100, 'min', 2, 'en-US'), formatLimit(50_000, 'max', 3, 'en-US')]).toEqual([
      '10\u00a0cm',
      '50\u00a0m',
    ]);
  });

  it('can state a limit in the unit that was typed', () => {
    expect([formatLimitIn(0, 3200, 'max', 'en-US'), formatLimitIn(1, 100, 'min', 'en-US')]).toEqual([
      '125.9\u00a0in',
      '0.4\u00a0ft',
    ]);
    expect([formatLimitIn(2, 50_000, 'max', 'de-DE'), formatLimitIn(3, 100, 'min', 'de-DE')]).toEqual([
      '5.000\u00a0cm',
      '0,1\u00a0m',
    ]);
  });

  it('shows weights below a kilogram in grams', () => {
    expect([formatWeight(850, 'en-US'), formatWeight(2440, 'en-US'), formatWeight(312_340, 'en-US')]).toEqual([
      '850\u00a0g',
      '2.44\u00a0kg',
      '312.3\u00a0kg',
    ]);
  });
});
