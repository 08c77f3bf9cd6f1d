import { ORDER_STATES, TERMINAL_STATES, type OrderState } from '@shop/order-flow';
import type { StaffRole } from '../auth/roles';

export type OrderStatus = OrderState;
export const ORDER_STATUSES = ORDER_STATES;

/** The statuses that only staff can move an order out of. */
export const STAFF_TASK_STATUSES: readonly OrderStatus[] = [
  'in_review',
  'ready_for_production',
  'in_production',
  'shipped',
];

export const TERMINAL_STATUSES: readonly OrderStatus[] = TERMINAL_STATES;

/** The statuses in which an order waits for a role, the most urgent first. */
const OWN_STATUSES: Readonly<Record<StaffRole, readonly OrderStatus[]>> = {
  customer_service: ['in_review', 'awaiting_proof_approval', 'awaiting_files', 'shipped'],
  accounting: ['awaiting_payment'],
  factory: ['ready_for_production', 'in_production'],
  isc_facility: ['in_production', 'shipped'],
  admin: ['in_review', 'awaiting_payment', 'ready_for_production', 'in_production', 'shipped'],
};

export interface StatusGroups {
  /** Orders that wait for the role. */
  readonly own: readonly OrderStatus[];
  /** Orders that wait for someone else. */
  readonly others: readonly OrderStatus[];
  readonly terminal: readonly OrderStatus[];
}

/** Divides all statuses into those that are the role's work, those of others, and the terminal ones. */
export function groupStatuses(role: StaffRole): StatusGroups {
  const own = OWN_STATUSES[role];
  const others = ORDER_STATUSES.filter((status) => !own.includes(status) && !TERMINAL_STATUSES.includes(status));
  return { own, others, terminal: TERMINAL_STATUSES };
}
