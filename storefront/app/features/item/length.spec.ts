import { boundWords, measuredWords, sizeWords, weightWords } from './length';

describe('a size in words', () => {
  it('names the unit once, with the numbers as entered', () => {
    expect(sizeWords('3', '6.5', 1, 'en-US')).toBe('3 × 6.5 ft');
    expect(sizeWords('1.5', '12.1234', 3, 'de-DE')).toBe('1,5 × 12,1234 m');
  });

  it('measures in the reader’s own system', () => {
    expect([measuredWords(870, 0, 'en-US'), measuredWords(4000, 1, 'en-US')]).toEqual(['34.3 in', '13.1 ft']);
    expect([measuredWords(870, 3, 'ja-JP'), measuredWords(12_000, 2, 'ja-JP')]).toEqual(['87 cm', '12 m']);
  });

  it('tells a bound rounded to the side on which it holds', () => {
    expect([boundWords(100, 'least', 0, 'en-US'), boundWords(3200, 'most', 0, 'en-US')]).toEqual(['4 in', '10.4 ft']);
    expect([boundWords(100, 'least', 2, 'en-US'), boundWords(50_000, 'most', 3, 'en-US')]).toEqual(['10 cm', '50 m']);
  });

  it('weighs in grams below a kilogram', () => {
    expect([weightWords(850, 'en-US'), weightWords(2440, 'en-US'), weightWords(312_340, 'en-US')]).toEqual([
      '850 g',
      '2.44 kg',
      '312.3 kg',
    ]);
  });
});
