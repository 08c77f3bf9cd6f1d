import { SetMetadata } from '@nestjs/common';
import type { RoleName } from '@shop/contract';

/** Who may call a handler. Every handler declares it; the access guard enforces it; a missing declaration prevents the start. */
export type Access =
  /** Everyone. A credential that is presented must be valid, and then applies. */
  | { kind: 'anyone' }
  /** Everyone with a valid check value. */
  | { kind: 'signed' }
  /**
   * A live session of one of the roles. `allowUnenrolled` includes staff without their required second factor.
   * `orLink` also admits requests without a credential, whose handler verifies the token of a link in an email.
   */
  | { kind: 'roles'; roles: readonly RoleName[]; allowUnenrolled?: true; orLink?: true }
  /** A session whose access token may have expired, to renew or end it. */
  | { kind: 'session-renewal' }
  /** The handler itself verifies the request by the protocol. */
  | { kind: 'verified-by'; protocol: 'paypal' | 'tracking' | 'file-link' };

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
export const expiredSession: Access = { kind: 'session-renewal' };
/** Roles that can order. Guests see their own orders only. */
export const shoppers: Access = { kind: 'roles', roles: SHOPPER_ROLES };
/** Roles that can order, and everyone with the token of a link in an email, which the handler verifies. */
export const shoppersOrLink: Access = { kind: 'roles', roles: SHOPPER_ROLES, orLink: true };
/** Customers with a lasting account. */
export const members: Access = { kind: 'roles', roles: ['customer', 'reseller'] };
/** Customers at retail prices, who may apply to become resellers. */
export const customers: Access = { kind: 'roles', roles: ['customer'] };
/** Everyone with a password: all roles except guests. */
export const registered: Access = { kind: 'roles', roles: ['customer', 'reseller', ...STAFF_ROLES] };
/** Everyone with a session. */
export const loggedIn: Access = { kind: 'roles', roles: [...SHOPPER_ROLES, ...STAFF_ROLES], allowUnenrolled: true };
export const staff: Access = { kind: 'roles', roles: STAFF_ROLES };
/** Staff, with or without their required second factor. */
export const staffEnrolling: Access = { kind: 'roles', roles: STAFF_ROLES, allowUnenrolled: true };
/** The staff roles, and admins, who may do whatever any other staff role may. */
export const onlyStaff = (...roles: (typeof STAFF_ROLES)[number][]): Access => ({
  kind: 'roles',
  roles: [...new Set([...roles, 'admin' as const])],
});
export const verifiedBy = (protocol: 'paypal' | 'tracking' | 'file-link'): Access => ({
  kind: 'verified-by',
  protocol,
});

export const ACCESS = Symbol('access');
export const DeclareAccess = (access: Access) => SetMetadata(ACCESS, access);

/** The authenticated user of a request, read from the database. */
export interface Caller {
  accountId: string;
  sessionId: string;
  familyId: string;
  email: string;
  role: RoleName;
  language: string;
  /** IP address of the client behind trusted proxies. */
  address: string;
}

/** Resellers see reseller prices, everyone else retail prices. */
export function priceListOf(caller: Caller | null): 'retail' | 'reseller' {
  return caller?.role === 'reseller' ? 'reseller' : 'retail';
}

export function isStaff(role: RoleName): boolean {
  return (STAFF_ROLES as readonly RoleName[]).includes(role);
}
