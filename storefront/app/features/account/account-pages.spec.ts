import { pageExists } from '../../pages';
import { accountPagePath, findAccountPage, accountPagesFor } from './account-pages';

describe('the account toolbar', () => {
  it.each(['customer', 'reseller'] as const)('offers a %s every account page, and each of them exists', (role) => {
    expect(accountPagesFor(role)).toEqual([
      'dashboard',
      'orders',
      'quotes',
      'saved',
      'prepaid',
      'details',
      'addresses',
      'password',
    ]);
    // S2.93, S2.112, S2.133, S2.139, S2.140
    expect(accountPagesFor(role).filter((page) => !pageExists(accountPagePath(page)))).toEqual([]);
  });

  it('offers a guest orders and quotes, but no account pages', () => {
    expect(accountPagesFor('guest')).toEqual(['dashboard', 'orders', 'quotes']);
  });

  it.each(['customer_service', 'accounting', 'factory', 'isc_facility', 'admin'] as const)(
    'offers %s account pages without orders',
    (role) => {
      expect(accountPagesFor(role)).toEqual(['dashboard', 'details', 'password']);
    },
  );

  it('marks the orders as current on the pages of an order and its invoice', () => {
    expect(
      ['/account', '/account/orders', '/account/view-order', '/account/invoice', '/account/login'].map(findAccountPage),
    ).toEqual(['dashboard', 'orders', 'orders', 'orders', undefined]);
  });
});
