import { CURRENCY_CODES, UNIT_CODES } from '@shop/contract';
import {
  defaultPreferences,
  readCookie,
  parsePreferences,
  parseStoredPreferences,
  formatPreferences,
} from './preferences';

describe('the default currency', () => {
  it.each([
    ['en-AU', 'AUD'], // S9.9
    ['en-GB', 'GBP'], // S9.10
    ['en-CA', 'CAD'], // S9.11
    ['ja', 'JPY'], // S9.12
    ['ja-JP', 'JPY'],
    ['en-US', 'USD'],
    ['en', 'USD'],
    ['fr-CA', 'USD'],
    ['jam', 'USD'],
    [undefined, 'USD'], // S9.13
  ])('for a browser in %s is %s', (language, currency) => {
    expect(defaultPreferences(language).currency).toBe(currency);
  });
});

describe('the default unit', () => {
  it('is inches for en-US and centimetres otherwise', () => {
    // S9.14
    expect(defaultPreferences('en-US').defaultUnit).toBe(0);
    // S9.15
    expect(defaultPreferences('en-GB').defaultUnit).toBe(2);
    expect(defaultPreferences(undefined).defaultUnit).toBe(2);
  });
});

describe('saved preferences', () => {
  it('are read from the cookie', () => {
    for (const currency of CURRENCY_CODES) {
      for (const defaultUnit of UNIT_CODES) {
        expect(parsePreferences(formatPreferences({ currency, defaultUnit }))).toEqual({ currency, defaultUnit });
      }
    }
  });

  it.each([undefined, '', 'USD', 'USD.', 'XXX.0', 'USD.4', 'USD.a', 'usd.0', '.0'])(
    'are ignored when the cookie is %j',
    (written) => {
      expect(parsePreferences(written)).toBeNull();
    },
  );

  it('are read from the browser’s storage if they are valid', () => {
    // S3.142, S3.143
    expect(parseStoredPreferences('{"currency":"JPY","defaultUnit":3}')).toEqual({ currency: 'JPY', defaultUnit: 3 });
    for (const stored of [null, '', '[]', 'null', '{"currency":"JPY"}', '{"currency":"JPY","defaultUnit":"3"}']) {
      expect(parseStoredPreferences(stored)).toBeNull();
    }
  });
});

describe('a cookie', () => {
  it('is found by its whole name', () => {
    expect(readCookie('mypreferences=a; preferences=USD.0; rail=x=y', 'preferences')).toBe('USD.0');
    expect(readCookie('mypreferences=a; rail=x=y', 'rail')).toBe('x=y');
    expect(readCookie('mypreferences=a', 'preferences')).toBeUndefined();
    expect(readCookie(null, 'preferences')).toBeUndefined();
  });
});
