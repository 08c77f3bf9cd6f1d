import type { RoleName, SessionView } from '@shop/contract';

export const STAFF_ROLES = [
  'customer_service',
  'accounting',
  'factory',
  'isc_facility',
  'admin',
] as const satisfies readonly RoleName[];
export type StaffRole = (typeof STAFF_ROLES)[number];

export function isStaffRole(role: string): role is StaffRole {
  return STAFF_ROLES.some((staffRole) => staffRole === role);
}

/** A login of staff as the browser stores it. */
export interface StaffSession extends SessionView {
  role: StaffRole;
  email: string;
}

export function isStaffSession(session: SessionView): session is StaffSession {
  return isStaffRole(session.role) && typeof (session as Partial<StaffSession>).email === 'string';
}

type Access = Readonly<Record<string, { readonly roles: readonly StaffRole[]; readonly actions: readonly string[] }>>;

/** The roles and actions of each resource; the API enforces the same. */
const ACCESS: Access = {
  orders: { roles: STAFF_ROLES, actions: ['list', 'show'] },
  'production-queue': { roles: ['customer_service', 'factory', 'isc_facility', 'admin'], actions: ['list', 'show'] },
  facility: { roles: ['isc_facility', 'factory', 'customer_service', 'admin'], actions: ['list'] },
  nests: { roles: ['factory', 'admin'], actions: ['list'] },
  printers: { roles: ['factory', 'admin'], actions: ['list'] },
  'colour-profiles': { roles: ['factory', 'admin'], actions: ['list'] },
  'order-documents': { roles: ['customer_service', 'accounting', 'admin'], actions: ['list'] },
  accounts: { roles: ['customer_service', 'accounting', 'admin'], actions: ['list', 'show'] },
  'prepaid-transactions': { roles: ['accounting', 'admin'], actions: ['list', 'create'] },
  'quote-requests': { roles: ['customer_service', 'admin'], actions: ['list', 'show'] },
  'prepaid-requests': { roles: ['accounting', 'admin'], actions: ['list', 'show', 'decide'] },
  'ledger-accounts': { roles: ['accounting', 'admin'], actions: ['list', 'show'] },
  receivables: { roles: ['accounting', 'admin'], actions: ['list'] },
  'ledger-entries': { roles: ['accounting', 'admin'], actions: ['list', 'show'] },
  'daily-closes': { roles: ['accounting', 'admin'], actions: ['list', 'show'] },
  'ledger-lines': { roles: ['accounting', 'admin'], actions: ['list'] },
  audits: { roles: ['accounting', 'admin'], actions: ['list'] },
  'audit-runs': { roles: ['accounting', 'admin'], actions: ['list'] },
  'unmatched-payments': { roles: ['accounting', 'admin'], actions: ['list'] },
  refunds: { roles: ['customer_service', 'accounting', 'admin'], actions: ['list'] },
  'paypal-refunds': { roles: ['accounting', 'admin'], actions: ['list'] },
  'paypal-disputes': { roles: ['accounting', 'admin'], actions: ['list'] },
  'paypal-reconciliations': { roles: ['accounting', 'admin'], actions: ['list'] },
  'reseller-applications': { roles: ['customer_service', 'admin'], actions: ['list', 'show', 'decide'] },
  products: { roles: ['customer_service', 'admin'], actions: ['list', 'show', 'create'] },
  categories: { roles: ['customer_service', 'admin'], actions: ['list', 'show', 'create'] },
  'printer-types': { roles: ['customer_service', 'admin'], actions: ['list', 'show', 'create'] },
  finishes: { roles: ['customer_service', 'admin'], actions: ['list', 'show', 'create'] },
  'product-customs': { roles: ['customer_service', 'admin'], actions: ['list'] },
  'import-duties': { roles: ['customer_service', 'admin'], actions: ['list'] },
  carriers: { roles: ['customer_service', 'admin'], actions: ['list'] },
  'search-synonyms': { roles: ['customer_service', 'admin'], actions: ['list'] },
  templates: { roles: ['customer_service', 'admin'], actions: ['list'] },
  galleries: { roles: ['customer_service', 'admin'], actions: ['list', 'show'] },
  'tariff-drafts': { roles: ['customer_service', 'accounting', 'admin'], actions: ['list', 'show', 'create'] },
  currencies: { roles: ['accounting', 'admin'], actions: ['list', 'show', 'create'] },
  'shipping-methods': { roles: ['customer_service', 'admin'], actions: ['list', 'show', 'create'] },
  fees: { roles: ['customer_service', 'accounting', 'admin'], actions: ['list'] },
  'shipping-zones': { roles: ['customer_service', 'admin'], actions: ['list'] },
  'pending-rates': { roles: ['accounting', 'admin'], actions: ['list', 'show'] },
  claims: { roles: ['customer_service', 'admin'], actions: ['list', 'show'] },
  'contact-messages': { roles: ['customer_service', 'admin'], actions: ['list', 'show'] },
  newsletters: { roles: ['customer_service', 'admin'], actions: ['list', 'show', 'create'] },
  subscriptions: { roles: ['customer_service', 'admin'], actions: ['list'] },
  coupons: { roles: ['customer_service', 'admin'], actions: ['list', 'create'] },
  reviews: { roles: ['customer_service', 'admin'], actions: ['list'] },
  news: { roles: ['customer_service', 'admin'], actions: ['list', 'show', 'create'] },
  'service-status': { roles: ['customer_service', 'admin'], actions: ['list'] },
  emails: { roles: ['customer_service', 'accounting', 'admin'], actions: ['list', 'show'] },
  'email-resends': { roles: ['customer_service', 'admin'], actions: ['create'] },
  'email-templates': { roles: ['customer_service', 'accounting', 'admin'], actions: ['list', 'show'] },
  'email-texts': { roles: ['admin'], actions: ['create'] },
  'calendar-days': { roles: ['customer_service', 'admin'], actions: ['list'] },
  staff: { roles: ['admin'], actions: ['list', 'show', 'create'] },
  settings: { roles: ['admin'], actions: ['list'] },
  jobs: { roles: ['admin'], actions: ['list'] },
  'received-webhooks': { roles: ['admin'], actions: ['list', 'show'] },
  'audit-log': { roles: ['admin'], actions: ['list'] },
};

export function canAccess(role: string, resource: string, action: string): boolean {
  const access = ACCESS[resource];
  return (
    access !== undefined && access.actions.includes(action) && access.roles.some((staffRole) => staffRole === role)
  );
}
