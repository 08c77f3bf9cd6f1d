import fc from 'fast-check';
import { addBusinessDays, dayOf, isDay } from './calendar';

const NONE = new Set<string>();

test.each([
  ['2026-03-02', 7, '2026-03-11'], // Monday to the Wednesday after next
  ['2026-03-06', 1, '2026-03-09'], // Friday to Monday
  ['2026-03-07', 1, '2026-03-09'], // Saturday to Monday
  ['2026-03-08', 5, '2026-03-13'], // Sunday to Friday
  ['2026-03-08', 0, '2026-03-08'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
])('the business day after %s by %d is %s', (day, n, expected) => {
  expect(addBusinessDays(day, n, NONE)).toBe(expected);
});

test('holidays do not count, but on a weekend they take nothing away', () => {
  expect(addBusinessDays('2026-09-30', 1, new Set(['2026-10-01', '2026-10-02', '2026-10-05']))).toBe('2026-10-06');
  expect(addBusinessDays('2026-09-30', 2, new Set(['2026-10-03', '2026-10-04']))).toBe('2026-10-02');
});

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((at) => dayOf(at));
const holidays = fc.uniqueArray(day, { maxLength: 30 }).map((days) => new Set(days));

test('counting on from where one stopped gives the same day', () => {
  fc.assert(
    fc.property(day, fc.nat(30), fc.nat(30), holidays, (from, m, n, off) => {
      expect(addBusinessDays(addBusinessDays(from, m, off), n, off)).toBe(addBusinessDays(from, m + n, off));
    }),
  );
});

test('the day reached is never a holiday or a weekend', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 30 }), holidays, (from, n, off) => {
      const reached = addBusinessDays(from, n, off);
      expect(off.has(reached)).toBe(false);
      expect([0, 6]).not.toContain(new Date(reached).getUTCDay());
    }),
  );
});

test.each(['', '2026-3-2', '2026-02-30', '2025-02-29', '2026-13-01', '2026-03-02T00:00:00Z', '20260302', 'tomorrow'])(
  'takes no %p for a day',
  (text) => {
    expect(isDay(text)).toBe(false);
    expect(() => addBusinessDays(text, 1, NONE)).toThrow(RangeError);
  },
);

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('counts no %d days', (n) => {
  expect(() => addBusinessDays('2026-03-02', n, NONE)).toThrow(RangeError);
});
