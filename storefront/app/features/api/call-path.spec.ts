import { callPath } from './call-path';

it('is the call’s name under /api, with what the query says and nothing undefined', () => {
  expect(callPath('Catalog/Products', { q: 'a b&c', page: 2, category: undefined })).toBe('/api/Catalog/Products?q=a+b%26c&page=2');
  expect(callPath('Cart/CurrentCartCount')).toBe('/api/Cart/CurrentCartCount');
});

it('is shared by the calls that differ in method only', () => {
  expect(callPath('Account/DeleteShippingAddress', { id: '7' })).toBe('/api/Account/MyShippingAddresses?id=7');
});
