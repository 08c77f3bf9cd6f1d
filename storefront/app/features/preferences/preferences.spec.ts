import { currencies, defaultPreferences, readCookie, readPreferences, readStoredPreferences, units, writePreferences } from './preferences';

describe('the currency of a visitor who has chosen none', () => {
  it.each([
    ['en-AU', 'AUD'],
    ['en-GB', 'GBP'],
    ['en-CA', 'CAD'],
    ['ja', 'JPY'],
    ['ja-JP', 'JPY'],
    ['en-US', 'USD'],
    ['en', 'USD'],
    ['fr-CA', 'USD'],
    ['jam', 'USD'],
    [undefined, 'USD'],
  ])('with a browser in %s is %s', (language, currency) => {
    expect(defaultPreferences(language).currency).toBe(currency);
  });
});

describe('the unit of a visitor who has chosen none', () => {
  it('is the inch for en-US, else the centimetre', () => {
    expect(defaultPreferences('en-US').defaultUnit).toBe(0);
    expect(defaultPreferences('en-GB').defaultUnit).toBe(2);
    expect(defaultPreferences(undefined).defaultUnit).toBe(2);
  });
});

describe('chosen preferences', () => {
  it('come back from the cookie as they were written', () => {
    for (const currency of currencies) {
      for (const defaultUnit of units) {
        expect(readPreferences(writePreferences({ currency, defaultUnit }))).toEqual({ currency, defaultUnit });
      }
    }
  });

  it.each([undefined, '', 'USD', 'USD.', 'XXX.0', 'USD.4', 'USD.a', 'usd.0', '.0'])('are none when the cookie says %j', (written) => {
    expect(readPreferences(written)).toBeNull();
  });

  it('come back from the browser’s storage, and from nothing else in it', () => {
    expect(readStoredPreferences('{"currency":"JPY","defaultUnit":3}')).toEqual({ currency: 'JPY', defaultUnit: 3 });
    for (const stored of [null, '', '[]', 'null', '{"currency":"JPY"}', '{"currency":"JPY","defaultUnit":"3"}']) {
      expect(readStoredPreferences(stored)).toBeNull();
    }
  });
});

describe('a cookie', () => {
  it('is found among others by its whole name', () => {
    expect(readCookie('mypreferences=a; preferences=USD.0; rail=x=y', 'preferences')).toBe('USD.0');
    expect(readCookie('mypreferences=a; rail=x=y', 'rail')).toBe('x=y');
    expect(readCookie('mypreferences=a', 'preferences')).toBeUndefined();
    expect(readCookie(null, 'preferences')).toBeUndefined();
  });
});
