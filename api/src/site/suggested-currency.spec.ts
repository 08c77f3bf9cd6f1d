import { suggestedCurrency } from './suggested-currency';

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
])('a browser that asks for %s is shown %s first', (header, currency) => {
  expect(suggestedCurrency(header)).toBe(currency);
});
