import { calls, type Call, type CallName } from '@shop/contract';
import { callPath } from './call-path';

const ours = (Object.entries(calls) as [CallName, Call][]).filter(([name, { params }]) => !params && !name.startsWith('admin/'));

it.each(ours)('of %s is the contract’s', (name, { path }) => {
  expect(callPath(name)).toBe(`/api/${path}`);
});

it('is the call’s name under /api, with what the query says and nothing undefined', () => {
  expect(callPath('Catalog/Products', { q: 'a b&c', page: 2, category: undefined })).toBe('/api/Catalog/Products?q=a+b%26c&page=2');
  expect(callPath('Cart/CurrentCartCount')).toBe('/api/Cart/CurrentCartCount');
});

it('is shared by the calls that differ in method only', () => {
  expect(callPath('Account/DeleteShippingAddress', { id: '7' })).toBe('/api/Account/MyShippingAddresses?id=7');
});
