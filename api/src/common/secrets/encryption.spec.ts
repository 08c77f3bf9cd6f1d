import fc from 'fast-check';
import { deriveKey, encrypt, decrypt } from './encryption';

const key = deriveKey('second-factor', 'a key of the shop');

describe('encryption', () => {
  it('an encrypted text decrypts to itself and differs each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.uuid(), (text, owner) => {
        const sealed = encrypt(key, owner, text);
        expect(decrypt(key, owner, sealed)).toBe(text);
        expect(encrypt(key, owner, text).equals(sealed)).toBe(false);
      }),
    );
  });

  it('decryption fails for another owner, another key and any changed byte', () => {
    const sealed = encrypt(key, 'ada', 'GEZDGNBVGY3TQOJQ');
    expect(sealed.includes('GEZDGNBV')).toBe(false);
    expect(() => decrypt(key, 'eve', sealed)).toThrow();
    expect(() => decrypt(deriveKey('another', 'a key of the shop'), 'ada', sealed)).toThrow();
    expect(() => decrypt(deriveKey('second-factor', 'another key'), 'ada', sealed)).toThrow();
    for (const place of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      expect(() => decrypt(key, 'ada', changed)).toThrow();
    }
  });
});
