import { isMember, isShopper } from './roles';

const staff = ['customer_service', 'accounting', 'factory', 'isc_facility', 'admin'] as const;
const roles = ['customer', 'reseller', 'guest', ...staff] as const;

describe('what a role may do here', () => {
  it('is to shop for customers, resellers and guests, and not for staff', () => {
    expect(roles.filter(isShopper)).toEqual(['customer', 'reseller', 'guest']);
  });

  it('is to keep an account for who shops, and not for a guest', () => {
    expect(roles.filter(isMember)).toEqual(['customer', 'reseller']);
  });
});
