import type { RoleName } from '@shop/contract';

/** Whether a role is a customer with an account. */
export function isMember(role: RoleName): boolean {
  return role === 'customer' || role === 'reseller';
}

/** Whether a role has a cart and orders: customers and guests, but not staff. */
export function isShopper(role: RoleName): boolean {
  return isMember(role) || role === 'guest';
}
