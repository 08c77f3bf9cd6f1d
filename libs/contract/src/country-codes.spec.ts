import { isCountry } from './country-codes';
import { compileValidator } from './validate';
import { Country } from './values';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const PAIRS = ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second));

/** Regions and codes for tests, which have names in the data of Unicode but are not assigned by ISO 3166-1. */
const UNASSIGNED = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' ');

describe('A country', () => {
  test('has one of the 249 assigned codes of ISO 3166-1, or is Kosovo, and each of them has a name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const countries = PAIRS.filter(isCountry);
    expect(countries).toHaveLength(250);
    expect(countries).toContain('XK');
    expect(countries.filter((code) => names.of(code) === undefined)).toEqual([]);
  });

  test.each([...UNASSIGNED, 'AN', 'DD', 'SU', 'UK', 'YU', 'us', 'USA', 'U', '', '__proto__'])(
    'does not have the code %j',
    (code) => {
      expect(isCountry(code)).toBe(false);
      expect(compileValidator(Country)(code)).toEqual({ ok: false, issues: [{ field: '', code: 'invalid' }] });
    },
  );
});
