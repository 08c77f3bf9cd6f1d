import fc from 'fast-check';
import { keyFor, seal, unseal } from './seal';

const key = keyFor('second-factor', 'a key of the shop');

describe('a sealed text', () => {
  it('opens to itself, and is never the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.uuid(), (text, owner) => {
        const sealed = seal(key, owner, text);
        expect(unseal(key, owner, sealed)).toBe(text);
        expect(seal(key, owner, text).equals(sealed)).toBe(false);
      }),
    );
  });

  it('opens for nobody else, with no other key, and not changed in any byte', () => {
    const sealed = seal(key, 'ada', 'GEZDGNBVGY3TQOJQ');
    expect(sealed.includes('GEZDGNBV')).toBe(false);
    expect(() => unseal(key, 'eve', sealed)).toThrow();
    expect(() => unseal(keyFor('another', 'a key of the shop'), 'ada', sealed)).toThrow();
    expect(() => unseal(keyFor('second-factor', 'another key'), 'ada', sealed)).toThrow();
    for (const place of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      expect(() => unseal(key, 'ada', changed)).toThrow();
    }
  });
});
