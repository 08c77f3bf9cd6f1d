import { listChangedFields, quoteValue } from './changed-fields';

describe('the fields that somebody else changed', () => {
  test('are named as the inputs of a form are, in objects and rows, too', () => {
    const before = { name: 'DHL', days: { first: 3, last: 7 }, tiers: [{ price: 1 }, { price: 2 }], languages: ['en'] };
    const after = { name: 'DHL', days: { first: 4, last: 7 }, tiers: [{ price: 1 }, { price: 3 }], languages: ['ja'] };
    expect(listChangedFields(before, after)).toEqual([
      { source: 'days.first', value: 4 },
      { source: 'tiers.1.price', value: 3 },
      { source: 'languages', value: ['ja'] },
    ]);
    expect(listChangedFields(before, structuredClone(before))).toEqual([]);
  });

  test('include rows and members that were removed, which have no value any more', () => {
    const before = { tiers: [{ price: 1 }, { price: 2 }], texts: { en: 'Mesh', ja: 'メッシュ' }, address: null };
    const after = { tiers: [{ price: 1 }], texts: { en: 'Mesh' }, address: { city: 'Kyoto' } };
    expect(listChangedFields(before, after)).toEqual([
      { source: 'address.city', value: 'Kyoto' },
      { source: 'tiers.1.price', value: undefined },
      { source: 'texts.ja', value: undefined },
    ]);
  });

  test('are quoted if their value is a text, and long texts are cut', () => {
    expect(quoteValue('Mesh')).toBe('Mesh');
    expect(quoteValue(0)).toBe('0');
    expect(quoteValue(['en', 'ja'])).toBe('en, ja');
    expect(quoteValue('x'.repeat(301))).toBe(`${'x'.repeat(300)}…`);
    for (const value of [true, null, '', [], [null]]) expect(quoteValue(value)).toBeUndefined();
  });
});
