import { isStaffRole, mayAccess, STAFF_ROLES } from './roles';

describe('what a role sees', () => {
  test('every member of staff sees orders', () => {
    expect(STAFF_ROLES.every((role) => mayAccess(role, 'orders', 'list') && mayAccess(role, 'orders', 'show'))).toBe(
      true,
    );
  });

  test.each([
    ['accounts', ['customer_service', 'accounting', 'admin']],
    ['order-documents', ['customer_service', 'accounting', 'admin']],
    ['prepaid-transactions', ['accounting', 'admin']],
    ['unapplied-payments', ['accounting', 'admin']],
    ['paypal-refunds', ['accounting', 'admin']],
    ['paypal-reconciliations', ['accounting', 'admin']],
    ['reseller-applications', ['customer_service', 'admin']],
    ['products', ['customer_service', 'admin']],
    ['galleries', ['customer_service', 'admin']],
    ['tariff-drafts', ['customer_service', 'accounting', 'admin']],
    ['currencies', ['accounting', 'admin']],
    ['pending-rates', ['accounting', 'admin']],
    ['reviews', ['customer_service', 'admin']],
    ['news', ['customer_service', 'admin']],
    ['service-status', ['customer_service', 'admin']],
    ['calendar-days', ['customer_service', 'admin']],
    ['staff', ['admin']],
    ['audit-log', ['admin']],
  ])('%s are for %j', (resource, roles) => {
    expect(STAFF_ROLES.filter((role) => mayAccess(role, resource, 'list'))).toEqual(roles);
  });

  test('nobody edits or deletes: orders move by events, the ledger by further rows', () => {
    const edits = ['orders', 'accounts', 'prepaid-transactions', 'staff', 'audit-log'].flatMap((resource) =>
      ['edit', 'delete'].map((action) => mayAccess('admin', resource, action)),
    );
    expect(edits).not.toContain(true);
  });

  test('customers are no staff', () => {
    expect(['customer', 'reseller', 'guest', ''].filter(isStaffRole)).toEqual([]);
    expect(mayAccess('customer', 'orders', 'list')).toBe(false);
  });
});
