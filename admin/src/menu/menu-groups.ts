import { canAccess } from '../auth/roles';

/** The groups of the menu with their resources, each in its order. */
export const MENU_GROUPS = {
  orders: [
    'orders',
    'production-queue',
    'nests',
    'facility',
    'printers',
    'colour-profiles',
    'quote-requests',
    'claims',
  ],
  customers: ['accounts', 'contact-messages', 'reseller-applications', 'coupons', 'reviews'],
  catalogue: ['products', 'categories', 'printer-types', 'finishes', 'templates', 'galleries', 'search-synonyms'],
  prices: [
    'tariff-drafts',
    'shipping-methods',
    'shipping-zones',
    'fees',
    'carriers',
    'product-customs',
    'import-duties',
    'currencies',
    'pending-rates',
  ],
  money: [
    'unmatched-payments',
    'refunds',
    'paypal-refunds',
    'paypal-disputes',
    'prepaid-transactions',
    'prepaid-requests',
    'ledger-entries',
    'ledger-accounts',
    'receivables',
    'daily-closes',
    'audits',
    'paypal-reconciliations',
  ],
  website: ['news', 'newsletters', 'subscriptions', 'service-status', 'calendar-days', 'email-templates', 'emails'],
  settings: ['settings', 'staff', 'audit-log', 'jobs', 'received-webhooks'],
} as const satisfies Record<string, readonly string[]>;

export type MenuGroup = keyof typeof MENU_GROUPS;

export interface MenuEntry {
  readonly group: MenuGroup;
  /** The resources of the group that the role can list. */
  readonly resources: readonly string[];
}

/** The groups in which a role can open something. */
export function listMenuEntries(role: string): MenuEntry[] {
  return (Object.keys(MENU_GROUPS) as MenuGroup[])
    .map((group) => ({ group, resources: MENU_GROUPS[group].filter((name) => canAccess(role, name, 'list')) }))
    .filter(({ resources }) => resources.length > 0);
}

/** The entry that has a resource. */
export function findMenuEntry(role: string, resource: string): MenuEntry | undefined {
  return listMenuEntries(role).find(({ resources }) => resources.includes(resource));
}
