import { type OrderState, STATES, TERMINAL_STATES } from '@shop/order-flow';
import type { StaffRole } from '../session/roles';

export type { OrderState };
export { STATES };

/** The states that staff, and nobody else, move an order out of. */
export const STAFF_WORK: readonly OrderState[] = ['in_review', 'ready_for_production', 'in_production', 'shipped'];

/** The states in which an order waits for somebody of this role, the most urgent first. */
const WORK: Readonly<Record<StaffRole, readonly OrderState[]>> = {
  customer_service: ['in_review', 'awaiting_proof_approval', 'awaiting_files', 'shipped'],
  accounting: ['awaiting_payment'],
  factory: ['ready_for_production', 'in_production'],
  isc_facility: ['in_production', 'shipped'],
  admin: ['in_review', 'awaiting_payment', 'ready_for_production', 'in_production', 'shipped'],
};

export const TERMINAL: readonly OrderState[] = TERMINAL_STATES;

export interface Queues {
  readonly work: readonly OrderState[];
  readonly others: readonly OrderState[];
  readonly over: readonly OrderState[];
}

/** Every state, by whether it is this role's work, somebody else's, or the end. */
export function queuesOf(role: StaffRole): Queues {
  const work = WORK[role];
  const others = STATES.filter((state) => !work.includes(state) && !TERMINAL.includes(state));
  return { work, others, over: TERMINAL };
}

export type Tone = 'customer' | 'staff' | 'good' | 'quiet';

const TONES: Readonly<Record<OrderState, Tone>> = {
  preorder: 'customer',
  awaiting_payment: 'customer',
  awaiting_files: 'customer',
  in_review: 'staff',
  awaiting_proof_approval: 'customer',
  ready_for_production: 'staff',
  in_production: 'staff',
  shipped: 'good',
  completed: 'good',
  cancelled: 'quiet',
  expired: 'quiet',
};

/** Whom an order waits for, or how it ended. */
export function toneOf(state: OrderState): Tone {
  return TONES[state];
}
