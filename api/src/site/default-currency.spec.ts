import { defaultCurrency } from './default-currency';

test.each([
  ['en-AU,en;q=0.9', 'AUD'],
  ['en-GB', 'GBP'],
  ['en-ca;q=0.5,en-GB;q=0.9', 'GBP'],
  ['ja', 'JPY'],
  ['ja-JP,en-US;q=0.8', 'JPY'],
  ['en-US,ja;q=0.9', 'USD'],
  ['de-DE,de', 'USD'],
  ['', 'USD'],
  [undefined, 'USD'],
  ['constructor', 'USD'],
  [';;;q=9,,', 'USD'],
])('the default currency for the language %s is %s', (header, currency) => {
  expect(defaultCurrency(header)).toBe(currency);
});
