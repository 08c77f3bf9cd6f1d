import fc from 'fast-check';
import { excerpts } from './excerpt';

const long = 'Reinforced banner for facades. '.repeat(30);

test('short texts, figures and flags are shown whole', () => {
  expect(excerpts('Vinyl', 'Strong vinyl')).toEqual(['Vinyl', 'Strong vinyl']);
  expect(excerpts(1, 2)).toEqual([1, 2]);
  expect(excerpts(null, true)).toEqual([null, true]);
});

test('of long texts the place where they part is shown, whichever it is', () => {
  fc.assert(
    fc.property(fc.nat(long.length), (place) => {
      const [before, after] = excerpts(long, `${long.slice(0, place)}WORD${long.slice(place)}`).map(String);
      expect(after).toContain('WORD');
      expect(before).not.toContain('WORD');
      expect(Math.max(String(before).length, String(after).length)).toBeLessThanOrEqual(162);
    }),
  );
});

test('a long text that is new, or gone, is shown by its beginning', () => {
  expect(excerpts(null, long)).toEqual([null, `${long.slice(0, 160)}…`]);
  expect(excerpts(long, null)).toEqual([`${long.slice(0, 160)}…`, null]);
});

test('no character is cut in half', () => {
  const flags = '🇯🇵'.repeat(200);
  expect(excerpts(flags, `${flags}x`).every((text) => !/\p{Cs}/u.test(String(text)))).toBe(true);
});
