import { defaultTerms, type CustomerProfile } from './default-terms';

const visitor: CustomerProfile = { role: null, language: 'en', currency: null, country: null };
const reseller: CustomerProfile = { role: 'reseller', language: 'en', currency: 'CNY', country: 'FR' };

describe('default terms of a quote', () => {
  test('use the terms of the request first', () => {
    const said = { currency: 'EUR', country: 'FR', shippingMethod: 2, paymentMethod: 0 };
    expect(defaultTerms(said, reseller)).toEqual(said);
  });

  test('use the account’s country and currency if the request names none', () => {
    expect(defaultTerms({}, { role: 'customer', language: 'en', currency: 'EUR', country: 'AT' })).toEqual({
      currency: 'EUR',
      country: 'AT',
      shippingMethod: 0,
      paymentMethod: 0,
    });
  });

  test('use the usual terms for a visitor’s language', () => {
    expect(defaultTerms({}, visitor)).toMatchObject({ currency: 'USD', country: 'US' });
    expect(defaultTerms({}, { ...visitor, language: 'ja' })).toMatchObject({ currency: 'JPY', country: 'JP' });
    expect(defaultTerms({ currency: 'GBP' }, visitor)).toMatchObject({ currency: 'GBP', country: 'GB' });
  });

  test('use the prepaid account for CNY of resellers and PayPal otherwise', () => {
    expect(defaultTerms({}, reseller)).toMatchObject({ currency: 'CNY', paymentMethod: 3, country: 'FR' });
    expect(defaultTerms({ currency: 'CNY' }, visitor)).toMatchObject({ currency: 'USD', paymentMethod: 0 });
    expect(defaultTerms({ currency: 'USD', paymentMethod: 3 }, visitor)).toMatchObject({
      currency: 'USD',
      paymentMethod: 0,
    });
    expect(defaultTerms({ currency: 'USD', paymentMethod: 3 }, reseller)).toMatchObject({
      currency: 'CNY',
      paymentMethod: 3,
    });
  });
});
