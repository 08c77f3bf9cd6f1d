import type { RoleName } from '@shop/contract';

/** Who shops here and has an account to keep. */
export function isMember(role: RoleName): boolean {
  return role === 'customer' || role === 'reseller';
}

/** Who has a cart and orders: members and guests, and no staff. */
export function isShopper(role: RoleName): boolean {
  return isMember(role) || role === 'guest';
}
