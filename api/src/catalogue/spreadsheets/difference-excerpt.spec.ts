import fc from 'fast-check';
import { excerptDifference } from './difference-excerpt';

const long = 'Reinforced banner for facades. '.repeat(30);

test('short texts, numbers and flags are shown completely', () => {
  expect(excerptDifference('Vinyl', 'Strong vinyl')).toEqual(['Vinyl', 'Strong vinyl']);
  expect(excerptDifference(1, 2)).toEqual([1, 2]);
  expect(excerptDifference(null, true)).toEqual([null, true]);
});

test('two long texts are shortened to the part in which they differ', () => {
  fc.assert(
    fc.property(fc.nat(long.length), (place) => {
      const [before, after] = excerptDifference(long, `${long.slice(0, place)}WORD${long.slice(place)}`).map(String);
      expect(after).toContain('WORD');
      expect(before).not.toContain('WORD');
      expect(Math.max(String(before).length, String(after).length)).toBeLessThanOrEqual(162);
    }),
  );
});

test('a long text that was added or removed is shortened to its beginning', () => {
  expect(excerptDifference(null, long)).toEqual([null, `${long.slice(0, 160)}…`]);
  expect(excerptDifference(long, null)).toEqual([`${long.slice(0, 160)}…`, null]);
});

test('no character is split', () => {
  const flags = '🇯🇵'.repeat(200);
  expect(excerptDifference(flags, `${flags}x`).every((text) => !/\p{Cs}/u.test(String(text)))).toBe(true);
});
