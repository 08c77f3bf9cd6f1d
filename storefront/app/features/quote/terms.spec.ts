import { CURRENCY_CODES } from '@shop/contract';
import { initialTerms, paymentCurrency, formatShipTo } from './terms';

const countries = ['CN', 'DE', 'JP', 'US'];
const first = (cookie: string | undefined, locale: string) => initialTerms(cookie, locale, 'USD', countries);

describe('the initial terms', () => {
  it('ship to the region of the visitor’s locale if the shop ships there', () => {
    expect(first(undefined, 'ja-JP').country).toBe('JP');
    expect(first(undefined, 'de-AT').country).toBe('US');
    expect(first(undefined, 'de').country).toBe('US');
  });

  it('are those last chosen', () => {
    const chosen = { country: 'DE', shippingMethod: 2, paymentMethod: 0 } as const;
    expect(first(formatShipTo(chosen), 'ja-JP')).toEqual(chosen);
  });

  it.each(['', 'XX.9', '<script>', '.', 'DE.', 'KP.0'])('ignore unknown values in the cookie %j', (cookie) => {
    expect(countries).toContain(first(cookie, 'en-US').country);
    expect(first(cookie, 'en-US').shippingMethod).toBe(0);
  });

  it('use the prepaid account for CNY', () => {
    // S9.36
    expect(initialTerms(undefined, 'en-US', 'CNY', countries).paymentMethod).toBe(3);
  });
});

describe('the payment currency', () => {
  it('is one that the payment method accepts', () => {
    expect(CURRENCY_CODES.map((currency) => paymentCurrency(3, currency))).toEqual(CURRENCY_CODES.map(() => 'CNY'));
    expect(CURRENCY_CODES.map((currency) => paymentCurrency(0, currency))).not.toContain('CNY');
  });

  it('is the preferred one if the payment method accepts it', () => {
    expect(paymentCurrency(0, 'JPY')).toBe('JPY');
  });
});
