import { canAccess, isStaffRole, isStaffSession, STAFF_ROLES } from './roles';

describe('back-office access by role', () => {
  test('every staff role can list and show orders', () => {
    expect(STAFF_ROLES.every((role) => canAccess(role, 'orders', 'list') && canAccess(role, 'orders', 'show'))).toBe(
      true,
    );
  });

  test.each([
    ['accounts', ['customer_service', 'accounting', 'admin']],
    ['order-documents', ['customer_service', 'accounting', 'admin']],
    ['prepaid-transactions', ['accounting', 'admin']],
    ['unmatched-payments', ['accounting', 'admin']],
    ['paypal-refunds', ['accounting', 'admin']],
    ['paypal-disputes', ['accounting', 'admin']],
    ['paypal-reconciliations', ['accounting', 'admin']],
    ['reseller-applications', ['customer_service', 'admin']],
    ['products', ['customer_service', 'admin']],
    ['categories', ['customer_service', 'admin']],
    ['printer-types', ['customer_service', 'admin']],
    ['finishes', ['customer_service', 'admin']],
    ['galleries', ['customer_service', 'admin']],
    ['tariff-drafts', ['customer_service', 'accounting', 'admin']],
    ['currencies', ['accounting', 'admin']],
    ['shipping-methods', ['customer_service', 'admin']],
    ['shipping-zones', ['customer_service', 'admin']],
    ['pending-rates', ['accounting', 'admin']],
    ['reviews', ['customer_service', 'admin']],
    ['news', ['customer_service', 'admin']],
    ['service-status', ['customer_service', 'admin']],
    ['printers', ['factory', 'admin']],
    ['colour-profiles', ['factory', 'admin']],
    ['product-customs', ['customer_service', 'admin']],
    ['import-duties', ['customer_service', 'admin']],
    ['carriers', ['customer_service', 'admin']],
    ['search-synonyms', ['customer_service', 'admin']],
    ['calendar-days', ['customer_service', 'admin']],
    ['staff', ['admin']],
    ['settings', ['admin']],
    ['audit-log', ['admin']],
  ])('the resource %s is listed for the roles %j', (resource, roles) => {
    expect(STAFF_ROLES.filter((role) => canAccess(role, resource, 'list'))).toEqual(roles);
  });

  test('no role can edit or delete orders, accounts, ledger rows, staff or audit entries', () => {
    const allowed = ['orders', 'accounts', 'prepaid-transactions', 'staff', 'audit-log'].flatMap((resource) =>
      ['edit', 'delete'].map((action) => canAccess('admin', resource, action)),
    );
    expect(allowed).not.toContain(true);
  });

  test('customers, resellers and guests have no access', () => {
    expect(['customer', 'reseller', 'guest', ''].filter(isStaffRole)).toEqual([]);
    expect(canAccess('customer', 'orders', 'list')).toBe(false);
  });

  test('only a session of staff with an email is a session of the back office', () => {
    const tokens = { accessToken: 'a', refreshToken: 'r', expire: '2026-03-01T14:00:00Z', expireInSeconds: 7200 };
    const session = { ...tokens, role: 'factory' as const, email: 'f@example.com' };
    expect(isStaffSession(session)).toBe(true);
    expect(isStaffSession({ ...session, role: 'customer' })).toBe(false);
    expect(isStaffSession({ ...tokens, role: 'factory' })).toBe(false);
  });
});
