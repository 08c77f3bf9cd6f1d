import type { OrderView } from '@shop/contract';

const STEPS = ['placed', 'paid', 'artwork', 'proof', 'production', 'delivery'] as const;
type Step = (typeof STEPS)[number];

export interface ProgressStep {
  step: Step;
  status: 'done' | 'current' | 'upcoming';
}

/** The current step by order status; null for an order that was cancelled or expired. */
const CURRENT_STEP: Record<OrderView['status'], Step | 'done' | null> = {
  preorder: 'placed',
  awaiting_payment: 'paid',
  awaiting_files: 'artwork',
  in_review: 'proof',
  awaiting_proof_approval: 'proof',
  ready_for_production: 'production',
  in_production: 'production',
  shipped: 'delivery',
  completed: 'done',
  cancelled: null,
  expired: null,
};

/**
 * The steps of an order with their status. Orders without printed items have no artwork and proof steps; cancelled and
 * expired orders have none at all.
 */
export function findProgress({
  status,
  items,
}: {
  status: OrderView['status'];
  items: readonly { printed: boolean }[];
}): ProgressStep[] {
  const current = CURRENT_STEP[status];
  if (current === null) return [];
  const printed = items.some((item) => item.printed);
  const steps = STEPS.filter((step) => printed || (step !== 'artwork' && step !== 'proof'));
  const currentIndex = current === 'done' ? steps.length : steps.indexOf(current);
  return steps.map((step, index) => ({
    step,
    status: index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'upcoming',
  }));
}
