import { dayOf, decimal, formatBytes, formatMoney, readingLocale } from './format';

describe('money', () => {
  test('has its currency’s own digits, in the reader’s language', () => {
    expect(formatMoney({ currency: 'USD', amount: 123450 }, 'en')).toBe('$1,234.50');
    expect(formatMoney({ currency: 'JPY', amount: 1234 }, 'en')).toBe('¥1,234');
    expect(formatMoney({ currency: 'CNY', amount: 5 }, 'en')).toBe('CN¥0.05');
    expect(formatMoney({ currency: 'CNY', amount: -12345 }, 'en')).toBe('-CN¥123.45');
  });

  test('stays exact at its largest', () => {
    expect(decimal(Number.MAX_SAFE_INTEGER, 2)).toBe('90071992547409.91');
    expect(formatMoney({ currency: 'USD', amount: Number.MAX_SAFE_INTEGER }, 'en')).toBe('$90,071,992,547,409.91');
  });
});

test('a file’s size is told as the shop limits it, in kB below a megabyte', () => {
  const sizes = [33, 1234, 950_000, 1_250_000, 79_000_000, 83_886_080];
  const told = ['0.1 kB', '1.2 kB', '928 kB', '1.2 MB', '75 MB', '80 MB'];
  expect(sizes.map((bytes) => formatBytes(bytes, 'en'))).toEqual(told);
});

test('the reader’s own kind of a language is taken, and never another language', () => {
  expect(readingLocale('en', ['ja', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(readingLocale('ja', ['en-GB'])).toBe('ja');
  expect(readingLocale('en', ['eng'])).toBe('en');
});

test('a day is the reader’s, not UTC’s', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
