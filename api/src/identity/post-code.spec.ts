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
  ])('of %s may be %j', (country, text) => {
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
  ])('of %s is not %j', (country, text) => {
    expect(isPostCode(country, text)).toBe(false);
  });

  it('is not judged where its form is not known', () => {
    expect(isPostCode('IE', 'D02 AF30')).toBe(true);
    expect(isPostCode('HK', '-')).toBe(true);
    expect(isPostCode('__proto__', '-')).toBe(true);
  });
});
