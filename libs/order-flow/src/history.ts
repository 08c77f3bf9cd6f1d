import type { HistoryEntry } from './posts';
import type { OrderState } from './states';
import { resolved, rowOf } from './table';

/**
 * The state a whole history gives, each event taken from the state before it to the one it names.
 * Null where no order can have such a history: it is empty, or has a step that the table has not.
 */
export function historyState(history: readonly Pick<HistoryEntry, 'event' | 'actor' | 'state'>[]): OrderState | null {
  let state: OrderState | null = null;
  for (const entry of history) {
    const row = rowOf(entry.event, state, entry.actor);
    if (!row) return null;
    const targets = typeof row.to === 'object' ? [row.to.either, row.to.or] : [row.to];
    if (!targets.some((target) => resolved(target, state) === entry.state)) return null;
    state = entry.state;
  }
  return state;
}

export type TrackingLabel = 'invoice' | 'paid' | 'artwork_uploaded' | 'pending' | 'shipped' | 'completed';

/** What anybody who knows the order's id may see. */
export interface TrackingStep {
  readonly label: TrackingLabel;
  readonly date: Date;
  /** Of artwork: the item's sid. */
  readonly item?: string;
  readonly agent?: string;
  readonly trackingNumber?: string;
}

/** The public part of a history: no names, money, files or notes. Review, proof and production are one `pending`. */
export function trackingSteps(history: readonly HistoryEntry[]): TrackingStep[] {
  const steps: TrackingStep[] = [];
  for (const entry of history) {
    const step = stepOf(entry);
    if (step && !(step.label === 'pending' && steps.at(-1)?.label === 'pending')) steps.push(step);
  }
  return steps;
}

function stepOf(entry: HistoryEntry): TrackingStep | null {
  const date = entry.at;
  switch (entry.event) {
    case 'reprint_ordered':
      return entry.state === 'ready_for_production' ? { label: 'pending', date } : null;
    case 'invoice_sent':
      return { label: 'invoice', date };
    case 'order_paid':
      return { label: 'paid', date };
    case 'user_file_upload':
      return { label: 'artwork_uploaded', date, item: entry.sid };
    case 'artworks_submitted':
    case 'digital_proof_sent':
    case 'artwork_confirmed':
    case 'in_production':
      return { label: 'pending', date };
    case 'shipped':
      return { label: 'shipped', date, agent: entry.agent, trackingNumber: entry.trackingNumber };
    case 'order_completed':
      return { label: 'completed', date };
    default:
      return null;
  }
}
