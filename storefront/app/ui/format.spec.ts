import { formatAmount, formatDate, formatList, formatMoney } from './format';

describe('money', () => {
  it('has the currency’s own digits', () => {
    expect(formatMoney({ currency: 'USD', amount: 123456 }, 'en-US')).toBe('$1,234.56');
    expect(formatMoney({ currency: 'JPY', amount: 123456 }, 'en-US')).toBe('¥123,456');
    expect(formatMoney({ currency: 'EUR', amount: 123456 }, 'de-DE')).toBe('1.234,56\u00a0€');
  });

  it('keeps cents below one', () => {
    expect(formatMoney({ currency: 'USD', amount: 5 }, 'en-US')).toBe('$0.05');
    expect(formatMoney({ currency: 'USD', amount: 0 }, 'en-US')).toBe('$0.00');
  });

  it('is negative where it goes out', () => {
    expect(formatMoney({ currency: 'CNY', amount: -7 }, 'en-US')).toBe('-CN¥0.07');
  });

  it('is exact to the largest amount there is', () => {
    expect(formatMoney({ currency: 'USD', amount: Number.MAX_SAFE_INTEGER }, 'en-US')).toBe('$90,071,992,547,409.91');
  });

  it('stands without its currency where a column names it', () => {
    expect(formatAmount({ currency: 'USD', amount: 123456 }, 'en-US')).toBe('1,234.56');
    expect(formatAmount({ currency: 'JPY', amount: 123456 }, 'en-US')).toBe('123,456');
    expect(formatAmount({ currency: 'CNY', amount: -7 }, 'de-DE')).toBe('-0,07');
  });

  it('tells dollars apart', () => {
    const shown = ['USD', 'AUD', 'CAD', 'HKD'].map((currency) => formatMoney({ currency, amount: 100 }, 'en-US'));
    expect(new Set(shown).size).toBe(4);
  });
});

it('sets several things in a row as the language does', () => {
  expect(formatList(['hem', '32 grommets'], 'en-US')).toBe('hem, 32 grommets');
  expect(formatList(['周囲縫製', 'ハトメ32個'], 'ja-JP')).toBe('周囲縫製、ハトメ32個');
});

describe('a date', () => {
  it('is written as in the reader’s region, in the zone asked for', () => {
    expect(formatDate('2026-03-01T23:30:00Z', 'en-GB', { timeZone: 'UTC' })).toBe('1 Mar 2026');
    expect(formatDate('2026-03-01T23:30:00Z', 'ja-JP', { timeZone: 'Asia/Tokyo' })).toBe('2026/03/02');
  });
});
