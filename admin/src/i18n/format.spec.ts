import {
  formatAge,
  formatBytes,
  formatCalendarDay,
  formatDayRange,
  formatList,
  formatMoney,
  formatTime,
  formatTimeOfDay,
  matchLocale,
  toDateInput,
  toDecimal,
} from './format';

describe('money format', () => {
  test('money is formatted with the currency’s decimal places', () => {
    expect(formatMoney({ currency: 'USD', amount: 123450 }, 'en')).toBe('$1,234.50');
    expect(formatMoney({ currency: 'JPY', amount: 1234 }, 'en')).toBe('¥1,234');
    expect(formatMoney({ currency: 'CNY', amount: 5 }, 'en')).toBe('CN¥0.05');
    expect(formatMoney({ currency: 'CNY', amount: -12345 }, 'en')).toBe('-CN¥123.45');
  });

  test('the largest safe amount is formatted exactly', () => {
    expect(toDecimal(Number.MAX_SAFE_INTEGER, 2)).toBe('90071992547409.91');
    expect(formatMoney({ currency: 'USD', amount: Number.MAX_SAFE_INTEGER }, 'en')).toBe('$90,071,992,547,409.91');
  });
});

test('file sizes are in units of 1024, in kB below one megabyte', () => {
  const sizes = [33, 1234, 950_000, 1_250_000, 79_000_000, 83_886_080];
  const texts = ['0.1 kB', '1.2 kB', '928 kB', '1.2 MB', '75 MB', '80 MB'];
  expect(sizes.map((bytes) => formatBytes(bytes, 'en'))).toEqual(texts);
});

test('the browser’s variant of the chosen language is used, but never another language', () => {
  expect(matchLocale('en', ['ja', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(matchLocale('ja', ['en-GB'])).toBe('ja');
  expect(matchLocale('en', ['eng'])).toBe('en');
  expect(matchLocale('en', ['en-US@posix', 'en-GB'])).toBe('en-GB');
});

test('a date input shows the local day, not the UTC day', () => {
  expect(toDateInput(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('an age is in minutes, in hours up to two days, and in days', () => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  const ages = ['11:15:00', '09:30:00'].map((time) => formatAge(`2026-03-10T${time}Z`, now, 'en'));
  expect(ages).toEqual(['45 minutes', '2 hours']);
  expect(formatAge('2026-03-08T13:00:00Z', now, 'en')).toBe('47 hours');
  expect(formatAge('2026-03-05T12:00:00Z', now, 'zh-CN')).toBe('5天');
  expect(formatAge('2026-03-10T12:00:01Z', now, 'en')).toBe('0 minutes');
});

test('a range of days is written as its days are', () => {
  expect(formatDayRange('2026-11-26', '2026-12-04', 'en-US')).toMatch(/^Nov 26\s–\sDec 4, 2026$/);
  expect(formatDayRange('2026-12-02', '2026-12-09', 'zh-CN')).toBe('2026年12月2日 – 2026年12月9日');
  expect(formatCalendarDay('2026-12-02', 'zh-CN')).toBe('2026年12月2日');
});

test('names that follow each other are separated as the language does', () => {
  expect(['en-US', 'zh-CN', 'ja-JP'].map((locale) => formatList(['A', 'B'], locale))).toEqual(['A, B', 'A、B', 'A、B']);
});

test('a time and AM or PM stay in one line', () => {
  const instant = '2026-03-02T21:30:00.000Z';
  expect(formatTime(instant, 'en-US')).toMatch(/\d\u00A0[AP]M$/);
  expect(formatTimeOfDay(instant, 'en-AU')).toMatch(/\d\u00A0[ap]m$/);
  expect(formatTime(instant, 'zh-CN')).not.toMatch(/\u00A0/);
});
