import fc from 'fast-check';
import { freshCode, hashCode, readCode } from './mailed-code';

describe('a mailed code', () => {
  it('has 8 characters that nobody mistakes for one another, and is another each time', () => {
    const codes = Array.from({ length: 500 }, freshCode);
    expect(codes.filter((code) => !/^[0-9A-HJKMNP-TV-Z]{8}$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBe(500);
  });

  it('is read as people type it', () => {
    expect(readCode(' abcd-ef0i ')).toBe('ABCDEF01');
    expect(readCode('ABCD EFOL')).toBe('ABCDEF01');
  });

  it('is itself when it is read', () => {
    expect(Array.from({ length: 200 }, freshCode).filter((code) => readCode(code) !== code)).toEqual([]);
  });

  it.each(['', 'ABCDEFG', 'ABCDEFGHJ', 'ABCDEFGU', 'ABCDEFG!', 'ABCDEFG\u0661'])('is none that reads %j', (typed) => {
    expect(readCode(typed)).toBeNull();
  });

  it('is none, whatever is typed, or is one in its own form', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const code = readCode(typed);
        expect(code === null || readCode(code) === code).toBe(true);
      }),
    );
  });

  it('of one account is not that of another', () => {
    const hash = (accountId: string) => hashCode(accountId, 'password-reset', 'ABCDEF01').toString('hex');
    expect(hash('a')).toBe(hash('a'));
    expect(hash('a')).not.toBe(hash('b'));
  });
});
