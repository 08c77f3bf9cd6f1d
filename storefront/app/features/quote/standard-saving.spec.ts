import { standardSaving } from './standard-saving';

const quote = (total: number, currency: 'USD' | 'EUR' = 'USD') => ({ adjusted: { currency, total } });

test.each([
  ['costs less', quote(2000), quote(1500), 500],
  ['costs the same', quote(2000), quote(2000), 0],
  ['costs more', quote(2000), quote(2001), null],
  ['has another currency', quote(2000), quote(1500, 'EUR'), null],
])('the saving with a standard parcel that %s', (_, chosen, standard, saving) => {
  expect(standardSaving(chosen, standard)).toBe(saving);
});
