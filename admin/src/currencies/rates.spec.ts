import { apartBy, formatRate, isJump } from './rates';

test('a rate is written to its last digit', () => {
  expect(formatRate('0.12345679', 'en')).toBe('0.12345679');
  expect(formatRate('20.5', 'de')).toBe('20,5');
});

test('a jump is more than a tenth, up or down', () => {
  expect(apartBy('0.1', '0.12')).toBeCloseTo(0.2);
  expect(isJump('0.1', '0.12')).toBe(true);
  expect(isJump('0.1', '0.088')).toBe(true);
  expect(isJump('0.1', '0.105')).toBe(false);
});

test('nothing is apart from what is no rate', () => {
  for (const none of [null, '', 'x', '0', '-1']) expect([apartBy(none, '1'), apartBy('1', none)]).toEqual([null, null]);
});
