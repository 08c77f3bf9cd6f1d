import { dateFormat, numberFormat, regionNames } from './formats';

test('a formatter is made once for each language and options', () => {
  const options = { maximumFractionDigits: 4, useGrouping: false };
  expect(numberFormat('de', options)).toBe(numberFormat('de', { ...options }));
  const others = [numberFormat('en', options), numberFormat('de'), numberFormat('de', { maximumFractionDigits: 2 })];
  expect(new Set([numberFormat('de', options), ...others]).size).toBe(4);
});

test('formatters follow their language and options', () => {
  expect(numberFormat('de', { minimumFractionDigits: 2 }).format(1234.5)).toBe('1.234,50');
  expect(numberFormat('en', { minimumFractionDigits: 2 }).format(1234.5)).toBe('1,234.50');
  expect(dateFormat('en', { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(Date.UTC(2026, 10, 26, 20))).toBe(
    'November 27, 2026',
  );
  expect(regionNames('fr').of('DE')).toBe('Allemagne');
});
