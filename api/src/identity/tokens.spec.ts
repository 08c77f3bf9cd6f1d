import fc from 'fast-check';
import { freshTokens, hashToken, isToken, successorTokens } from './tokens';

const salts = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes));

describe('tokens', () => {
  it('are 32 bytes in base64url, every time others', () => {
    const [first, second] = [freshTokens(), freshTokens()];
    const all = [first.accessToken, first.refreshToken, second.accessToken, second.refreshToken];
    expect(all.every(isToken)).toBe(true);
    expect(new Set(all).size).toBe(4);
  });

  it('are stored as 32 bytes that do not contain them', () => {
    const { accessToken } = freshTokens();
    expect(hashToken(accessToken)).toHaveLength(32);
    expect(hashToken(accessToken).equals(Buffer.from(accessToken, 'base64url'))).toBe(false);
  });

  it.each(['', 'x', `${'a'.repeat(43)} `, 'a'.repeat(44), `${'a'.repeat(42)}=`, `${'a'.repeat(42)}\n`])(
    'does not take %j for one',
    (text) => {
      expect(isToken(text)).toBe(false);
    },
  );

  it('succeeds a refresh token by the same pair again and again', () => {
    fc.assert(
      fc.property(fc.string(), salts, (token, salt) => {
        expect(successorTokens(token, salt)).toEqual(successorTokens(token, Buffer.from(salt)));
      }),
    );
  });

  it('derives other tokens from another token, another salt, another purpose', () => {
    const salt = Buffer.alloc(16, 1);
    const { accessToken, refreshToken } = successorTokens('one', salt);
    const others = [successorTokens('two', salt), successorTokens('one', Buffer.alloc(16, 2))];
    expect([accessToken, refreshToken].every(isToken)).toBe(true);
    expect(new Set([accessToken, refreshToken, ...others.flatMap(Object.values)]).size).toBe(6);
  });
});
