import { isAboveQuotedWeight } from './parcels';

test('parcels are above the quoted weight from more than 10% on', () => {
  expect(isAboveQuotedWeight([{ grams: 600 }, { grams: 500 }], 1000)).toBe(false);
  expect(isAboveQuotedWeight([{ grams: 600 }, { grams: 501 }], 1000)).toBe(true);
  expect(isAboveQuotedWeight([], 1000)).toBe(false);
});
