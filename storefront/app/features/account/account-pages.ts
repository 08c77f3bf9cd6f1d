import type { RoleName } from '@shop/contract';
import { isMember } from '../session/roles';

/** The account pages in the order of the toolbar. */
const PATHS = {
  dashboard: '/account',
  orders: '/account/orders',
  quotes: '/account/quotes',
  saved: '/account/saved',
  prepaid: '/account/prepaid-account',
  details: '/account/account-details',
  addresses: '/account/addresses',
  password: '/account/change-password',
} as const;

export type AccountPageName = keyof typeof PATHS;

const ALL_PAGES = Object.keys(PATHS) as AccountPageName[];
const GUEST_PAGES: readonly AccountPageName[] = ['dashboard', 'orders', 'quotes'];
const STAFF_PAGES: readonly AccountPageName[] = ['dashboard', 'details', 'password'];

export function accountPagePath(page: AccountPageName): string {
  return PATHS[page];
}

/** The account page of an unlocalized path; a single order and its invoice belong to the orders. */
export function findAccountPage(path: string): AccountPageName | undefined {
  if (path === '/account/view-order' || path === '/account/invoice') return 'orders';
  return ALL_PAGES.find((page) => PATHS[page] === path);
}

/** The account pages of a role: guests have orders but no account, staff have an account but no orders. */
export function accountPagesFor(role: RoleName): readonly AccountPageName[] {
  if (isMember(role)) return ALL_PAGES;
  return role === 'guest' ? GUEST_PAGES : STAFF_PAGES;
}
