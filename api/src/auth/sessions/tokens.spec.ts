import fc from 'fast-check';
import { createToken, hashToken, isOpaqueToken, successorToken } from './tokens';

const salts = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes));

describe('opaque tokens', () => {
  it('are 32 random bytes in base64url', () => {
    const tokens = Array.from({ length: 4 }, createToken);
    expect(tokens.every(isOpaqueToken)).toBe(true);
    expect(new Set(tokens).size).toBe(4);
  });

  it('are stored as a hash of 32 bytes that does not contain the token', () => {
    const token = createToken();
    expect(hashToken(token)).toHaveLength(32);
    expect(hashToken(token).equals(Buffer.from(token, 'base64url'))).toBe(false);
  });

  it.each(['', 'x', `${'a'.repeat(43)} `, 'a'.repeat(44), `${'a'.repeat(42)}=`, `${'a'.repeat(42)}\n`])(
    'do not have the form %j',
    (text) => {
      expect(isOpaqueToken(text)).toBe(false);
    },
  );

  it('have the same successor each time it is derived with the same salt', () => {
    fc.assert(
      fc.property(fc.string(), salts, (token, salt) => {
        expect(successorToken(token, salt)).toBe(successorToken(token, Buffer.from(salt)));
      }),
    );
  });

  it('have another successor for another token or another salt', () => {
    const salt = Buffer.alloc(16, 1);
    const successors = [
      successorToken('one', salt),
      successorToken('two', salt),
      successorToken('one', Buffer.alloc(16, 2)),
    ];
    expect(successors.every(isOpaqueToken)).toBe(true);
    expect(new Set(successors).size).toBe(3);
  });
});
