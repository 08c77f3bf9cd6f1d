import { isMember, isShopper } from './roles';

const staff = ['customer_service', 'accounting', 'factory', 'isc_facility', 'admin'] as const;
const roles = ['customer', 'reseller', 'guest', ...staff] as const;

describe('a role', () => {
  it('can shop if it is customer, reseller or guest, but not staff', () => {
    expect(roles.filter(isShopper)).toEqual(['customer', 'reseller', 'guest']);
  });

  it('has a customer account if it is customer or reseller', () => {
    expect(roles.filter(isMember)).toEqual(['customer', 'reseller']);
  });
});
