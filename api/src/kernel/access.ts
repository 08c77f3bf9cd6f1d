import { SetMetadata } from '@nestjs/common';
import type { RoleName } from '@shop/contract';

/** Who may call a handler. Declared on every handler, enforced by one global guard, checked at boot. */
export type Access =
  /** Everyone; a credential that is presented must be good, and then counts. */
  | { kind: 'anyone' }
  /** Everyone whose call carries a matching check value. */
  | { kind: 'signed' }
  /** A live session of one of these roles; `enrolling` lets in staff who still lack a second factor they must have. */
  | { kind: 'roles'; roles: readonly RoleName[]; enrolling?: true }
  /** A session that may have run out: only to renew or end it. */
  | { kind: 'renewing' }
  /** A sender who proves itself by its own protocol inside the handler. */
  | { kind: 'verified-by'; protocol: 'paypal' | 'file-link' };

export const STAFF_ROLES = [
  'customer_service',
  'accounting',
  'factory',
  'isc_facility',
  'admin',
] as const satisfies readonly RoleName[];
const SHOPPER_ROLES = ['customer', 'reseller', 'guest'] as const satisfies readonly RoleName[];

export const anyone: Access = { kind: 'anyone' };
export const signed: Access = { kind: 'signed' };
export const renewing: Access = { kind: 'renewing' };
/** Buys: customers, resellers, and guests for their own orders. */
export const shoppers: Access = { kind: 'roles', roles: SHOPPER_ROLES };
/** Has an account to keep: customers and resellers. */
export const members: Access = { kind: 'roles', roles: ['customer', 'reseller'] };
/** Buys at retail prices and may ask for better. */
export const customers: Access = { kind: 'roles', roles: ['customer'] };
/** Has a password: everyone who logs in, so all but guests. */
export const registered: Access = { kind: 'roles', roles: ['customer', 'reseller', ...STAFF_ROLES] };
/** Logged in, whoever it is. */
export const account: Access = { kind: 'roles', roles: [...SHOPPER_ROLES, ...STAFF_ROLES], enrolling: true };
export const staff: Access = { kind: 'roles', roles: STAFF_ROLES };
/** Sets up a second factor: staff, with or without one. */
export const enrolling: Access = { kind: 'roles', roles: STAFF_ROLES, enrolling: true };
/** Some staff roles; an admin may do what any of them may. */
export const only = (...roles: (typeof STAFF_ROLES)[number][]): Access => ({
  kind: 'roles',
  roles: [...new Set([...roles, 'admin' as const])],
});
export const verifiedBy = (protocol: 'paypal' | 'file-link'): Access => ({ kind: 'verified-by', protocol });

export const ACCESS = Symbol('access');
export const DeclareAccess = (access: Access) => SetMetadata(ACCESS, access);

/** Who is asking, as the guard found it in the session's row. */
export interface Caller {
  accountId: string;
  sessionId: string;
  familyId: string;
  email: string;
  role: RoleName;
  language: string;
  /** The address the request came from, trusted proxies seen through. */
  address: string;
}

/** Resellers' sessions see reseller prices, all others retail. */
export function priceListOf(caller: Caller | null): 'retail' | 'reseller' {
  return caller?.role === 'reseller' ? 'reseller' : 'retail';
}

export function isStaff(role: RoleName): boolean {
  return (STAFF_ROLES as readonly RoleName[]).includes(role);
}
