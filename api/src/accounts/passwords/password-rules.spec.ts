import fc from 'fast-check';
import { COMMON_PASSWORDS } from './common-passwords';
import { passwordError } from './password-rules';

const errorFor = (password: string, confirmation = password) => passwordError(password, confirmation);

describe('password rules', () => {
  it.each([
    ['7 letters', 'abxdefg', 'password_length'],
    ['8 letters', 'abxdefgh', null],
    ['32 letters', 'ab'.repeat(16), null],
    ['33 letters', `${'ab'.repeat(16)}c`, 'password_length'],
    ['32 CJK characters of 96 bytes', '字'.repeat(32), null],
    ['33 CJK characters', '字'.repeat(33), 'password_length'],
    ['8 emoji of two code units each', '🚩'.repeat(8), null],
    ['7 emoji', '🚩'.repeat(7), 'password_length'],
    ['32 emoji', '🚩'.repeat(32), null],
    ['8 letters with combining accents', 'e\u0301'.repeat(8), null],
    ['32 letters with combining accents', 'e\u0301'.repeat(32), null],
    ['7 letters with combining accents', 'e\u0301'.repeat(7), 'password_length'],
    ['8 spaces', ' '.repeat(8), null],
    ['0 characters', '', 'password_length'],
  ])('a new password of %s is counted in characters', (_, password, expected) => {
    // S5.7, S9.45
    expect(errorFor(password)).toBe(expected);
  });

  it('a new password keeps its spaces', () => {
    expect(errorFor(' spaced out ', 'spaced out')).toBe('password_mismatch');
  });

  it('a password is the same in composed and decomposed Unicode', () => {
    expect(errorFor('cafe\u0301 noir', 'caf\u00e9 noir')).toBeNull();
  });

  it('a new password is checked for length, then confirmation, then common passwords', () => {
    expect(errorFor('short', 'other')).toBe('password_length');
    expect(errorFor('password1', 'password2')).toBe('password_mismatch');
    expect(errorFor('password1')).toBe('password_too_common');
  });

  it('a common password is rejected in upper and lower case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COMMON_PASSWORDS), fc.boolean(), (common, upper) => {
        expect(errorFor(upper ? common.toUpperCase() : common)).toBe('password_too_common');
      }),
    );
  });

  it('a password of 8 to 32 characters that is not common is accepted', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('q', 'Ä', '字', '🚩', ' ', '7', '_'), minLength: 12, maxLength: 12 }),
        (password) => {
          expect(errorFor(password)).toBeNull();
        },
      ),
    );
  });

  it('the password of the demo accounts is not a common one', () => {
    expect(errorFor('demo-password')).toBeNull();
  });
});
