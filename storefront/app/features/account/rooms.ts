import type { RoleName } from '@shop/contract';
import { isMember } from '../session/roles';

/** The pages of the account, in the order of its toolbar. */
const ROOMS = {
  dashboard: '/account',
  orders: '/account/orders',
  quotes: '/account/quotes',
  prepaid: '/account/prepaid-account',
  details: '/account/account-details',
  addresses: '/account/addresses',
  password: '/account/change-password',
} as const;

export type Room = keyof typeof ROOMS;

const ALL = Object.keys(ROOMS) as Room[];
const OF_GUESTS: readonly Room[] = ['dashboard', 'orders', 'quotes'];
const OF_STAFF: readonly Room[] = ['dashboard', 'details', 'password'];

export function pathOf(room: Room): string {
  return ROOMS[room];
}

/** The room that a page belongs to, by its plain path: one order and its invoice are among the orders. */
export function roomAt(path: string): Room | undefined {
  if (path === '/account/view-order' || path === '/account/invoice') return 'orders';
  return ALL.find((room) => ROOMS[room] === path);
}

/** The pages that mean something to a role: a guest has orders and no account, staff have an account and no orders. */
export function roomsOf(role: RoleName): readonly Room[] {
  if (isMember(role)) return ALL;
  return role === 'guest' ? OF_GUESTS : OF_STAFF;
}
