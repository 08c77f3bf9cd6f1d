import { likelyTerms, type Asker } from './likely-terms';

const visitor: Asker = { role: null, language: 'en', currency: null, country: null };
const reseller: Asker = { role: 'reseller', language: 'en', currency: 'CNY', country: 'FR' };

describe('the terms an answer goes by', () => {
  test('are what was said', () => {
    const said = { currency: 'EUR', country: 'FR', shippingMethod: 2, paymentMethod: 0 };
    expect(likelyTerms(said, reseller)).toEqual(said);
  });

  test('are what is known of the account where nothing was said', () => {
    expect(likelyTerms({}, { role: 'customer', language: 'en', currency: 'EUR', country: 'AT' })).toEqual({
      currency: 'EUR',
      country: 'AT',
      shippingMethod: 0,
      paymentMethod: 0,
    });
  });

  test('are likely ones for a visitor', () => {
    expect(likelyTerms({}, visitor)).toMatchObject({ currency: 'USD', country: 'US' });
    expect(likelyTerms({}, { ...visitor, language: 'ja' })).toMatchObject({ currency: 'JPY', country: 'JP' });
    expect(likelyTerms({ currency: 'GBP' }, visitor)).toMatchObject({ currency: 'GBP', country: 'GB' });
  });

  test('lead CNY to a reseller’s prepaid account, and everyone else to PayPal', () => {
    expect(likelyTerms({}, reseller)).toMatchObject({ currency: 'CNY', paymentMethod: 3, country: 'FR' });
    expect(likelyTerms({ currency: 'CNY' }, visitor)).toMatchObject({ currency: 'USD', paymentMethod: 0 });
    expect(likelyTerms({ currency: 'USD', paymentMethod: 3 }, visitor)).toMatchObject({
      currency: 'USD',
      paymentMethod: 0,
    });
    expect(likelyTerms({ currency: 'USD', paymentMethod: 3 }, reseller)).toMatchObject({
      currency: 'CNY',
      paymentMethod: 3,
    });
  });
});
