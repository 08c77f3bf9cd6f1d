import type { OrderView } from '@shop/contract';
import type { HistoryEntry, OrderEvent } from '@shop/order-flow';
import { reasonText } from '../placing/order-problems';

type EntryView = OrderView['history'][number];

/** One history entry as customers and staff see it. Empty details are left out. */
export function toHistoryView(entry: HistoryEntry, language: string): EntryView {
  const details = Object.entries(detailView(entry, language)).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return {
    event: entry.event,
    date: entry.at.toISOString(),
    actor: entry.actor,
    ...('sid' in entry && { item: entry.sid }),
    ...(details.length > 0 && { detail: Object.fromEntries(details) }),
  };
}

/** Matters between accounting and the payment service. The customer sees refunds in the order's refunds. */
const STAFF_EVENTS: readonly OrderEvent[] = ['payment_reversed', 'dispute_opened', 'dispute_resolved', 'hold_released'];

/** Staff see every entry; customers neither internal notes nor what concerns a hold. */
export function isVisible(entry: HistoryEntry, isStaff: boolean): boolean {
  if (isStaff) return true;
  return entry.event === 'note_added' ? entry.visibility === 'customer' : !STAFF_EVENTS.includes(entry.event);
}

function detailView(entry: HistoryEntry, language: string): object {
  switch (entry.event) {
    case 'order_paid':
      return { memo: entry.memo, method: entry.method, amount: { currency: entry.currency, amount: entry.amount } };
    case 'refund_issued': {
      const { currency, amount } = entry;
      return { reason: entry.reason, amount: currency === null ? undefined : { currency, amount } };
    }
    case 'user_file_upload':
    case 'digital_proof_sent':
      return { fileName: entry.fileName };
    case 'artwork_rejected':
    case 'order_cancelled':
    case 'claim_opened':
      return { reason: reasonText(entry.reason, language) };
    case 'proof_change_requested':
      return { comment: entry.comment || undefined };
    case 'artwork_confirmed':
      return { approvedBy: entry.approvedBy };
    case 'shipped':
      return { agent: entry.agent, trackingNumber: entry.trackingNumber };
    case 'claim_resolved': {
      const { resolution, lostParcel, reason } = entry;
      return { resolution, lostParcel: lostParcel || undefined, reason };
    }
    case 'payment_reversed':
    case 'dispute_opened':
    case 'dispute_resolved': {
      const { currency, amount, reference } = entry;
      return {
        ...{ amount: { currency, amount }, reference },
        reversal: 'kind' in entry ? entry.kind : undefined,
        outcome: 'outcome' in entry ? entry.outcome : undefined,
      };
    }
    case 'hold_released':
      return { reason: entry.reason };
    case 'sender_changed':
      return { senderName: entry.senderName };
    case 'note_added':
      return { memo: entry.memo, visibility: entry.visibility === 'internal' ? 'internal' : undefined };
    default:
      return {};
  }
}
