import { formatRate, isJump, relativeChange } from './rates';

describe('exchange rates', () => {
  test('a rate is formatted with all its decimal places', () => {
    expect(formatRate('0.12345679', 'en')).toBe('0.12345679');
    expect(formatRate('20.5', 'de')).toBe('20,5');
  });

  test('a change of more than 10 % up or down is a jump', () => {
    expect(relativeChange('0.1', '0.12')).toBeCloseTo(0.2);
    expect(isJump('0.1', '0.12')).toBe(true);
    expect(isJump('0.1', '0.088')).toBe(true);
    expect(isJump('0.1', '0.105')).toBe(false);
  });

  test('there is no change from or to text that is not a positive rate', () => {
    for (const invalid of [null, '', 'x', '0', '-1']) {
      expect([relativeChange(invalid, '1'), relativeChange('1', invalid)]).toEqual([null, null]);
    }
  });
});
