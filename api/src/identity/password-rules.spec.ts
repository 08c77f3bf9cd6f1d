import fc from 'fast-check';
import { COMMON_PASSWORDS } from './common-passwords';
import { passwordRefusal } from './password-rules';

const judge = (password: string, confirmation = password) => passwordRefusal(password, confirmation);

describe('a new password', () => {
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
    ['nothing', '', 'password_length'],
  ])('of %s is judged by its characters', (_, password, expected) => {
    expect(judge(password)).toBe(expected);
  });

  it('keeps its spaces: without them it is another', () => {
    expect(judge(' spaced out ', 'spaced out')).toBe('password_mismatch');
  });

  it('is the same however its accents were typed', () => {
    expect(judge('cafe\u0301 noir', 'caf\u00e9 noir')).toBeNull();
  });

  it('is refused for its length before its confirmation, and for that before being common', () => {
    expect(judge('short', 'other')).toBe('password_length');
    expect(judge('password1', 'password2')).toBe('password_mismatch');
    expect(judge('password1')).toBe('password_too_common');
  });

  it('is refused in any case where it is among the common ones', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COMMON_PASSWORDS), fc.boolean(), (common, upper) => {
        expect(judge(upper ? common.toUpperCase() : common)).toBe('password_too_common');
      }),
    );
  });

  it('of 8 to 32 characters that nobody tries first is taken', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('q', 'Ä', '字', '🚩', ' ', '7', '_'), minLength: 12, maxLength: 12 }),
        (password) => {
          expect(judge(password)).toBeNull();
        },
      ),
    );
  });

  it('of the demo accounts is not among the common ones', () => {
    expect(judge('demo-password')).toBeNull();
  });
});
