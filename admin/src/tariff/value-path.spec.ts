import { getValue, listDifferences, setValue } from './value-path';

const tariff = {
  tiers: [
    { from: 0, retail: 38 },
    { from: 5, retail: 32 },
  ],
  setupFen: 0,
  bulk: null,
};

describe('values by path', () => {
  test('a value is read and replaced without changing others', () => {
    const path = ['tiers', 1, 'retail'];
    expect(getValue(tariff, path)).toBe(32);
    const changed = setValue(tariff, path, '31.5');
    expect(getValue(changed, path)).toBe('31.5');
    expect(setValue(changed, path, 32)).toEqual(tariff);
    expect(Object.keys(changed as object)).toEqual(Object.keys(tariff));
  });

  test('a missing value can be added and removed', () => {
    const added = setValue(tariff, ['bulk', 'quantity'], 50);
    expect(getValue(added, ['bulk'])).toEqual({ quantity: 50 });
    expect(getValue(setValue(added, ['bulk', 'quantity'], undefined), ['bulk'])).toEqual({});
    expect(getValue(setValue(tariff, ['tiers', 0], undefined), ['tiers'])).toEqual([{ from: 5, retail: 32 }]);
    expect(getValue(setValue(tariff, ['tiers', 2], { from: 9, retail: 1 }), ['tiers', 2, 'from'])).toBe(9);
  });

  test('differences are listed by path, and null counts as missing', () => {
    const after = setValue(setValue(tariff, ['tiers', 0, 'retail'], 41), ['tiers', 2], { from: 9 });
    expect(listDifferences(tariff, after)).toEqual([
      { path: ['tiers', 0, 'retail'], before: 38, after: 41 },
      { path: ['tiers', 2, 'from'], before: undefined, after: 9 },
    ]);
    expect(listDifferences(tariff, { ...tariff, bulk: undefined })).toEqual([]);
    expect(listDifferences(null, true)).toEqual([{ path: [], before: undefined, after: true }]);
  });
});
