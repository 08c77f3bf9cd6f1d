import { currencies } from '../preferences/preferences';
import { firstTerms, payingCurrency, writeShipTo } from './terms';

const countries = ['CN', 'DE', 'JP', 'US'];
const first = (cookie: string | undefined, locale: string) => firstTerms(cookie, locale, 'USD', countries);

describe('the terms to begin with', () => {
  it('ship to the region of the reader’s locale, where the shop ships there', () => {
    expect(first(undefined, 'ja-JP').country).toBe('JP');
    expect(first(undefined, 'de-AT').country).toBe('US');
    expect(first(undefined, 'de').country).toBe('US');
  });

  it('are those last chosen', () => {
    const chosen = { country: 'DE', shippingMethod: 2, paymentMethod: 0 } as const;
    expect(first(writeShipTo(chosen), 'ja-JP')).toEqual(chosen);
  });

  it.each(['', 'XX.9', '<script>', '.', 'DE.', 'KP.0'])(
    'take nothing from a cookie of %j but what the shop knows',
    (cookie) => {
      expect(countries).toContain(first(cookie, 'en-US').country);
      expect(first(cookie, 'en-US').shippingMethod).toBe(0);
    },
  );

  it('pay CNY from the prepaid account, which alone takes it', () => {
    expect(firstTerms(undefined, 'en-US', 'CNY', countries).paymentMethod).toBe(3);
  });
});

describe('the currency one pays in', () => {
  it('is one that the method takes, whatever is preferred', () => {
    expect(currencies.map((currency) => payingCurrency(3, currency))).toEqual(currencies.map(() => 'CNY'));
    expect(currencies.map((currency) => payingCurrency(0, currency))).not.toContain('CNY');
  });

  it('is the preferred one where it can be', () => {
    expect(payingCurrency(0, 'JPY')).toBe('JPY');
  });
});
