import { formatAmount, formatDate, formatDay, formatList, formatMoney } from './format';

describe('an amount of money', () => {
  it('has the currency’s decimals', () => {
    expect(formatMoney({ currency: 'USD', amount: 123456 }, 'en-US')).toBe('$1,234.56');
    expect(formatMoney({ currency: 'JPY', amount: 123456 }, 'en-US')).toBe('¥123,456');
    expect(formatMoney({ currency: 'EUR', amount: 123456 }, 'de-DE')).toBe('1.234,56\u00a0€');
  });

  it('shows amounts below one unit', () => {
    expect(formatMoney({ currency: 'USD', amount: 5 }, 'en-US')).toBe('$0.05');
    expect(formatMoney({ currency: 'USD', amount: 0 }, 'en-US')).toBe('$0.00');
  });

  it('has a minus sign if it is negative', () => {
    expect(formatMoney({ currency: 'CNY', amount: -7 }, 'en-US')).toBe('-CN¥0.07');
  });

  it('is exact up to the largest safe integer', () => {
    expect(formatMoney({ currency: 'USD', amount: Number.MAX_SAFE_INTEGER }, 'en-US')).toBe('$90,071,992,547,409.91');
  });

  it('can be formatted without its currency', () => {
    expect(formatAmount({ currency: 'USD', amount: 123456 }, 'en-US')).toBe('1,234.56');
    expect(formatAmount({ currency: 'JPY', amount: 123456 }, 'en-US')).toBe('123,456');
    expect(formatAmount({ currency: 'CNY', amount: -7 }, 'de-DE')).toBe('-0,07');
  });

  it('distinguishes dollar currencies', () => {
    const shown = ['USD', 'AUD', 'CAD', 'HKD'].map((currency) => formatMoney({ currency, amount: 100 }, 'en-US'));
    expect(new Set(shown).size).toBe(4);
  });
});

it('a list has the separators of the language', () => {
  expect(formatList(['1', '2'], 'en-US')).toBe('1, 2');
  expect(formatList(['1', '2'], 'ja-JP')).toBe('1、2');
});

describe('a date', () => {
  it('is in the format of the locale and the given time zone', () => {
    expect(formatDate('2026-03-01T23:30:00Z', 'en-GB', { timeZone: 'UTC' })).toBe('1 Mar 2026');
    expect(formatDate('2026-03-01T23:30:00Z', 'ja-JP', { timeZone: 'Asia/Tokyo' })).toBe('2026/03/02');
  });

  it('without its year stays on one line', () => {
    expect(formatDay('2026-11-30', 'es-ES')).toBe('30\u00a0nov');
    expect(formatDay('2026-11-30', 'ja-JP')).toBe('11月30日');
  });
});
