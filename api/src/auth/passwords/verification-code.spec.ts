import fc from 'fast-check';
import { createCode, hashCode, parseCode } from './verification-code';

describe('verification codes', () => {
  it('a verification code has 8 random characters that cannot be confused with each other', () => {
    const codes = Array.from({ length: 500 }, createCode);
    expect(codes.filter((code) => !/^[0-9A-HJKMNP-TV-Z]{8}$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBe(500);
  });

  it('a verification code is accepted in any case, with spaces and hyphens', () => {
    expect(parseCode(' abcd-ef0i ')).toBe('ABCDEF01');
    expect(parseCode('ABCD EFOL')).toBe('ABCDEF01');
  });

  it('a generated verification code parses to itself', () => {
    expect(Array.from({ length: 200 }, createCode).filter((code) => parseCode(code) !== code)).toEqual([]);
  });

  it.each(['', 'ABCDEFG', 'ABCDEFGHJ', 'ABCDEFGU', 'ABCDEFG!', 'ABCDEFG\u0661'])(
    '%j is not a verification code',
    (typed) => {
      expect(parseCode(typed)).toBeNull();
    },
  );

  it('any text parses to null or to a code in its normal form', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const code = parseCode(typed);
        expect(code === null || parseCode(code) === code).toBe(true);
      }),
    );
  });

  it('the hash of a verification code depends on the account', () => {
    const hash = (accountId: string) => hashCode(accountId, 'password-reset', 'ABCDEF01').toString('hex');
    expect(hash('a')).toBe(hash('a'));
    expect(hash('a')).not.toBe(hash('b'));
  });
});
