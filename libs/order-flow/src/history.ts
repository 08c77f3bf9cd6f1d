import type { HistoryEntry } from './history-entry';
import type { OrderState } from './states';
import { findRule, resolveTarget } from './transition-rules';

/**
 * Replays a history and returns the state it ends in, or null if the transition rules do not allow such a history
 * (an empty history included). Payloads and guards are not checked.
 */
export function replayState(history: readonly Pick<HistoryEntry, 'event' | 'actor' | 'state'>[]): OrderState | null {
  let state: OrderState | null = null;
  for (const entry of history) {
    const rule = findRule(entry.event, state, entry.actor);
    if (!rule) return null;
    const targets = typeof rule.to === 'object' ? [rule.to.otherwise, rule.to.target] : [rule.to];
    if (!targets.some((target) => resolveTarget(target, state) === entry.state)) return null;
    state = entry.state;
  }
  return state;
}

/** Why production and shipping wait. */
export interface Hold {
  readonly event: 'payment_reversed' | 'dispute_opened';
  readonly since: Date;
}

/** The first event since the last release that put the order on hold; null if it is not on hold. */
export function findHold(history: readonly Pick<HistoryEntry, 'event' | 'at'>[]): Hold | null {
  let hold: Hold | null = null;
  for (const { event, at } of history) {
    if (event === 'hold_released') hold = null;
    if (event === 'payment_reversed' || event === 'dispute_opened') hold ??= { event, since: at };
  }
  return hold;
}

export type TrackingLabel = 'invoice' | 'paid' | 'artwork_uploaded' | 'pending' | 'shipped' | 'completed';

/** One line of the public tracking page. */
export interface TrackingStep {
  readonly label: TrackingLabel;
  readonly date: Date;
  /** The sid of the item whose artwork was uploaded. */
  readonly item?: string;
  readonly agent?: string;
  readonly trackingNumber?: string;
}

/**
 * The public part of a history, without names, amounts, files and notes. Consecutive steps of review, proof and
 * production become a single `pending` step. Of the uploads of an item only the last is listed.
 */
export function trackingSteps(history: readonly HistoryEntry[]): TrackingStep[] {
  const steps: TrackingStep[] = [];
  const lastUploads = new Map(
    history.flatMap((entry) => (entry.event === 'user_file_upload' ? [[entry.sid, entry] as const] : [])),
  );
  for (const entry of history) {
    if (entry.event === 'user_file_upload' && lastUploads.get(entry.sid) !== entry) continue;
    const step = toTrackingStep(entry);
    if (step && !(step.label === 'pending' && steps.at(-1)?.label === 'pending')) steps.push(step);
  }
  return steps;
}

function toTrackingStep(entry: HistoryEntry): TrackingStep | null {
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
