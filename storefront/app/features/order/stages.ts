import type { OrderView } from '@shop/contract';

const STAGES = ['placed', 'paid', 'artwork', 'proof', 'production', 'delivery'] as const;
export type Stage = (typeof STAGES)[number];

export interface StageStanding {
  stage: Stage;
  standing: 'done' | 'now' | 'ahead';
}

/** The stage that an order in a state is at; an order that ended early is at none. */
const AT: Record<OrderView['status'], Stage | 'done' | null> = {
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

/** How far an order has come; where nothing is printed from files, artwork and proof are no stages. Empty for one that ended early. */
export function stagesOf({ status, items }: { status: OrderView['status']; items: readonly { printed: boolean }[] }): StageStanding[] {
  const at = AT[status];
  if (at === null) return [];
  const printed = items.some((item) => item.printed);
  const stages = STAGES.filter((stage) => printed || (stage !== 'artwork' && stage !== 'proof'));
  const here = at === 'done' ? stages.length : stages.indexOf(at);
  return stages.map((stage, place) => ({ stage, standing: place < here ? 'done' : place === here ? 'now' : 'ahead' }));
}
