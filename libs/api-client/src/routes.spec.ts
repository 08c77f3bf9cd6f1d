import { calls, type Call, type CallName } from '@shop/contract';
import { adminRoutes } from './admin-routes';
import { buildPath, type Route, type RouteTable } from './routes';
import { shopRoutes } from './shop-routes';

const routes: RouteTable = { ...shopRoutes, ...adminRoutes };
const names = Object.keys(calls) as CallName[];

it('lists every call of the contract once, staff calls apart from the others', () => {
  expect(Object.keys(routes).sort()).toEqual(names.toSorted());
  expect(Object.keys(adminRoutes)).toEqual(names.filter((name) => name.startsWith('admin/')));
});

it.each(names)('%s has the method, path, signature and envelope of the contract', (name) => {
  const { method, path, signed, bare }: Call = calls[name];
  const route: Route | undefined = routes[name];
  expect({ ...route, path: route?.path ?? name }).toMatchObject({ method, path });
  expect([route?.signed, route?.bare]).toEqual([signed, bare]);
  // S7.1
  expect(buildPath(name, route ?? {})).toMatch(/^\/api\//);
});

it('sends the access token with every staff call and with every call of an account or a cart', () => {
  const personal = names.filter((name) => /^(admin|Account|Cart)\//.test(name));
  expect(personal.filter((name) => !routes[name]?.bearer)).toEqual([]);
});

describe('a path', () => {
  it('carries the query without undefined values', () => {
    expect(buildPath('Catalog/Products', {}, { query: { q: 'a b&c', page: 2, category: undefined } })).toBe(
      '/api/Catalog/Products?q=a+b%26c&page=2',
    );
    expect(buildPath('Cart/CurrentCartCount', {})).toBe('/api/Cart/CurrentCartCount');
  });

  it('is the route’s own path where several calls share it', () => {
    const route = shopRoutes['Account/DeleteShippingAddress'];
    expect(buildPath('Account/DeleteShippingAddress', route, { query: { id: '7' } })).toBe(
      '/api/Account/MyShippingAddresses?id=7',
    );
  });

  it('escapes its parameters', () => {
    const route = adminRoutes['admin/order-events'];
    expect(buildPath('admin/order-events', route, { params: { orderId: 'a/b' } })).toBe(
      '/api/admin/orders/a%2Fb/events',
    );
  });
});
