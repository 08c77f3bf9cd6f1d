import type { OrderView } from '@shop/contract';

type PromiseView = Pick<NonNullable<OrderView['promise']>, 'from' | 'needsApproval'>;

/** The text about what the dates of a delivery are based on, below `promise.from`. */
type PromiseBasis = PromiseView['from'] | 'todayPaid' | 'todayApproved';

/** What dates are based on. An order whose items need no approval is released as soon as it is paid. */
export function findPromiseBasis({ from, needsApproval }: PromiseView, isPaid: boolean): PromiseBasis {
  if (from !== 'today') return from;
  if (!needsApproval) return 'todayApproved';
  return isPaid ? 'todayPaid' : 'today';
}
