import type { OrderView } from '@shop/contract';

type Group = OrderView['group'];

const groups: Record<OrderView['status'], Group> = {
  preorder: 'waiting',
  awaiting_payment: 'waiting',
  awaiting_files: 'waiting',
  in_review: 'pending',
  awaiting_proof_approval: 'waiting',
  ready_for_production: 'pending',
  in_production: 'pending',
  shipped: 'pending',
  completed: 'completed',
  cancelled: 'cancelled',
  expired: 'expired',
};

/** What the tracking page calls a state; one it does not know is in hand. */
export function orderGroup(state: string): Group {
  return Object.hasOwn(groups, state) ? groups[state as OrderView['status']] : 'pending';
}
