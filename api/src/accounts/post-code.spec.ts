import { needsPostCode } from '@shop/contract';
import { getCountries } from 'libphonenumber-js';
import { isPostCode } from './post-code';

describe('a post code', () => {
  it.each([
    ['US', '94110'],
    ['US', '94110-1234'],
    ['CA', 'K1A 0B1'],
    ['CA', 'k1a0b1'],
    ['GB', 'SW1A 1AA'],
    ['GB', 'M1 1AE'],
    ['GB', 'gir 0aa'],
    ['JP', '100-0001'],
    ['JP', '1000001'],
    ['JP', '１００－０００１'],
    ['JP', '100ー0001'],
    ['DE', '10115'],
    ['FR', '75001'],
    ['ES', '28001'],
    ['IT', '00184'],
    ['AU', '2000'],
    ['US', ' 94110 '],
    ['NL', '1012 ab'],
    ['NL', '1012AB'],
    ['PL', '00-001'],
    ['BR', '01310−100'],
    ['CH', 'CH-8001'],
    ['AZ', 'AZ1000'],
    ['LV', 'LV-1010'],
    ['AR', 'C1425ABC'],
    ['AR', '1425'],
    ['CL', '834-0518'],
    ['KZ', 'A15E3B5'],
    ['SA', '11564-3210'],
    ['SV', 'CP 1101'],
    ['IE', 'd02 af30'],
    ['TW', '100'],
    ['KR', '０６１６４'],
  ])('a post code of %s may be %j', (country, text) => {
    expect(isPostCode(country, text)).toBe(true);
  });

  it.each([
    ['US', '9411'],
    ['US', '94110-12'],
    ['US', '100-0001'],
    ['CA', 'D1A 0B1'],
    ['CA', '90210'],
    ['GB', '12345'],
    ['GB', 'SW1A'],
    ['JP', '100-001'],
    ['JP', '10-00001'],
    ['DE', '1011'],
    ['FR', '750011'],
    ['ES', 'ABCDE'],
    ['IT', '0018'],
    ['AU', '20000'],
    ['AU', 'AU'],
    ['FR', '75 001'],
    ['ES', '53001'],
    ['NL', '1012'],
    ['PL', '00001'],
    ['KR', '135-080'],
    ['IE', 'Dublin 2'],
    ['SG', '12345'],
  ])('a post code of %s cannot be %j', (country, text) => {
    expect(isPostCode(country, text)).toBe(false);
  });

  it('any post code is accepted for a country whose format is unknown', () => {
    expect(isPostCode('AE', '00000')).toBe(true);
    expect(isPostCode('HK', '-')).toBe(true);
    expect(isPostCode('__proto__', '-')).toBe(true);
  });

  it('every country that needs a post code has a known format', () => {
    const wanted = getCountries().filter(needsPostCode);
    expect(wanted.length).toBeGreaterThan(150);
    expect(wanted.filter((country) => isPostCode(country, 'nowhere'))).toEqual([]);
  });
});
