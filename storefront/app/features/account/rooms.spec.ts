import { pageExists } from '../../pages';
import { pathOf, roomAt, roomsOf } from './rooms';

describe('the account’s toolbar', () => {
  it.each(['customer', 'reseller'] as const)('offers a %s every page, and each of them exists', (role) => {
    expect(roomsOf(role)).toEqual(['dashboard', 'orders', 'quotes', 'prepaid', 'details', 'addresses', 'password']);
    expect(roomsOf(role).filter((room) => !pageExists(pathOf(room)))).toEqual([]);
  });

  it('offers a guest orders and quotes, and no account to keep', () => {
    expect(roomsOf('guest')).toEqual(['dashboard', 'orders', 'quotes']);
  });

  it.each(['customer_service', 'accounting', 'factory', 'isc_facility', 'admin'] as const)('offers %s no orders', (role) => {
    expect(roomsOf(role)).toEqual(['dashboard', 'details', 'password']);
  });

  it('counts one order and its invoice among the orders', () => {
    expect(['/account', '/account/orders', '/account/view-order', '/account/invoice', '/account/login'].map(roomAt)).toEqual([
      'dashboard',
      'orders',
      'orders',
      'orders',
      undefined,
    ]);
  });
});
