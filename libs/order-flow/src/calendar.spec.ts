import fc from 'fast-check';
import {
  addBusinessDays,
  addBusinessHours,
  type BusinessCalendar,
  dayInChina,
  dayOf,
  isBusinessDay,
  isCalendarDate,
  NO_HOLIDAYS,
} from './calendar';

const withHolidays = (...days: string[]): BusinessCalendar => ({ holidays: new Set(days), workdays: new Set() });

test.each([
  ['2026-03-02', 7, '2026-03-11'], // Monday to the Wednesday after next
  ['2026-03-06', 1, '2026-03-09'], // Friday to Monday
  ['2026-03-07', 1, '2026-03-09'], // Saturday to Monday
  ['2026-03-08', 5, '2026-03-13'], // Sunday to Friday
  ['2026-03-08', 0, '2026-03-08'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
])('the business day after %s by %d is %s', (day, n, expected) => {
  expect(addBusinessDays(day, n, NO_HOLIDAYS)).toBe(expected);
});

test('holidays do not count as business days, and holidays on weekends change nothing', () => {
  expect(addBusinessDays('2026-09-30', 1, withHolidays('2026-10-01', '2026-10-02', '2026-10-05'))).toBe('2026-10-06');
  expect(addBusinessDays('2026-09-30', 2, withHolidays('2026-10-03', '2026-10-04'))).toBe('2026-10-02');
});

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((at) => dayOf(at));
const days = fc.uniqueArray(day, { maxLength: 30 }).map((some) => new Set(some));
const calendar = fc.record({ holidays: days, workdays: days });

test('adding business days in two steps gives the same date as in one', () => {
  fc.assert(
    fc.property(day, fc.nat(30), fc.nat(30), calendar, (from, m, n, known) => {
      expect(addBusinessDays(addBusinessDays(from, m, known), n, known)).toBe(addBusinessDays(from, m + n, known));
    }),
  );
});

test('the resulting date is a business day: no holiday and no weekend, except working weekends', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 30 }), calendar, (from, n, known) => {
      const result = addBusinessDays(from, n, known);
      expect(isBusinessDay(result, known)).toBe(true);
      if (known.workdays.has(result)) return;
      expect(known.holidays.has(result)).toBe(false);
      expect([0, 6]).not.toContain(new Date(result).getUTCDay());
    }),
  );
});

test('a Saturday that is a working day counts as a business day', () => {
  const worked = { holidays: new Set<string>(), workdays: new Set(['2026-10-10']) };
  expect(addBusinessDays('2026-10-09', 1, worked)).toBe('2026-10-10');
  expect(addBusinessDays('2026-10-09', 2, worked)).toBe('2026-10-12');
});

describe('adding business hours', () => {
  test.each([
    // Friday noon in Shanghai and 48 hours: Tuesday noon
    ['2026-03-06T04:00:00Z', 48, NO_HOLIDAYS, '2026-03-10T04:00:00.000Z'],
    // Saturday: they begin with Monday
    ['2026-03-07T04:00:00Z', 48, NO_HOLIDAYS, '2026-03-10T16:00:00.000Z'],
    ['2026-03-03T04:00:00Z', 1, NO_HOLIDAYS, '2026-03-03T05:00:00.000Z'],
    ['2026-03-03T04:00:00Z', 24, withHolidays('2026-03-04'), '2026-03-05T04:00:00.000Z'],
  ])('starts at %s and adds %d hours', (from, hours, known, expected) => {
    expect(addBusinessHours(new Date(from), hours, known).toISOString()).toBe(expected);
  });

  test('ends on a business day in China, the same number of days later for whole days', () => {
    const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 20 }), calendar, (from, n, known) => {
        fc.pre(isBusinessDay(dayInChina(from), known));
        const result = addBusinessHours(from, 24 * n, known);
        const midnight = result.getTime() % 86_400_000 === 16 * 3_600_000;
        if (!midnight) expect(dayInChina(result)).toBe(addBusinessDays(dayInChina(from), n, known));
      }),
    );
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('throws a RangeError for %d hours', (hours) => {
    expect(() => addBusinessHours(new Date(), hours, NO_HOLIDAYS)).toThrow(RangeError);
  });
});

test.each([
  '',
  '2026-3-2',
  '0000-01-01',
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-03-02T00:00:00Z',
  '20260302',
  'tomorrow',
])('rejects %p as a date', (text) => {
  expect(isCalendarDate(text)).toBe(false);
  expect(() => addBusinessDays(text, 1, NO_HOLIDAYS)).toThrow(RangeError);
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('throws a RangeError for %d days', (n) => {
  expect(() => addBusinessDays('2026-03-02', n, NO_HOLIDAYS)).toThrow(RangeError);
});
