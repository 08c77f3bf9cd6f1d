import { differencesOf, valueAt, withAt } from './places';

const tariff = {
  tiers: [
    { from: 0, retail: 38 },
    { from: 5, retail: 32 },
  ],
  setupFen: 0,
  bulk: null,
};

test('a value is read and replaced at its place, and nothing else is touched', () => {
  const place = ['tiers', 1, 'retail'];
  expect(valueAt(tariff, place)).toBe(32);
  const changed = withAt(tariff, place, '31.5');
  expect(valueAt(changed, place)).toBe('31.5');
  expect(withAt(changed, place, 32)).toEqual(tariff);
  expect(Object.keys(changed as object)).toEqual(Object.keys(tariff));
});

test('what is not there can be put there, and taken away again', () => {
  const added = withAt(tariff, ['bulk', 'quantity'], 50);
  expect(valueAt(added, ['bulk'])).toEqual({ quantity: 50 });
  expect(valueAt(withAt(added, ['bulk', 'quantity'], undefined), ['bulk'])).toEqual({});
  expect(valueAt(withAt(tariff, ['tiers', 0], undefined), ['tiers'])).toEqual([{ from: 5, retail: 32 }]);
  expect(valueAt(withAt(tariff, ['tiers', 2], { from: 9, retail: 1 }), ['tiers', 2, 'from'])).toBe(9);
});

test('two values differ in figures; null is none', () => {
  const after = withAt(withAt(tariff, ['tiers', 0, 'retail'], 41), ['tiers', 2], { from: 9 });
  expect(differencesOf(tariff, after)).toEqual([
    { place: ['tiers', 0, 'retail'], before: 38, after: 41 },
    { place: ['tiers', 2, 'from'], before: undefined, after: 9 },
  ]);
  expect(differencesOf(tariff, { ...tariff, bulk: undefined })).toEqual([]);
  expect(differencesOf(null, true)).toEqual([{ place: [], before: undefined, after: true }]);
});
