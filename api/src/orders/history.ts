import type { HistoryEntry } from '@shop/order-flow';
import type { Tx } from '../kernel/public';
import type { Brought } from './effects';
import { OrderEventRow, type EventDetail } from './order-event.entity';

/** Appends accepted events, numbered on from the last one under the order's lock. */
export async function appendHistory(
  tx: Tx,
  orderId: string,
  entries: readonly HistoryEntry[],
  accountId: string | null,
  lastSeq: number,
  brought: Brought,
): Promise<void> {
  const rows = entries.map((entry, place) => ({
    orderId,
    seq: lastSeq + 1 + place,
    event: entry.event,
    actor: entry.actor,
    accountId: entry.actor === 'system' ? null : accountId,
    happenedAt: entry.at,
    sid: 'sid' in entry ? entry.sid : null,
    state: entry.state,
    detail: detailOf(entry, brought),
    internal: entry.event === 'note_added' && entry.visibility === 'internal',
  }));
  await tx.insert(OrderEventRow, rows);
}

function detailOf(entry: HistoryEntry, brought: Brought): EventDetail {
  switch (entry.event) {
    case 'order_paid':
      return { amount: entry.amount, currency: entry.currency, memo: entry.memo, method: entry.method };
    case 'user_file_upload':
      return { fileName: brought.artwork?.name };
    case 'paypal_invoice_created':
      return { invoice: brought.invoice };
    case 'artwork_rejected':
      return { reason: entry.reason, items: [...entry.items] };
    case 'digital_proof_sent':
      return { fileName: brought.proof?.name };
    case 'proof_change_requested':
      return { comment: entry.comment };
    case 'artwork_confirmed':
      return { versions: { ...entry.versions } };
    case 'shipped':
      return { agent: entry.agent, trackingNumber: entry.trackingNumber, items: [...entry.items] };
    case 'order_cancelled':
    case 'claim_opened':
      return { reason: entry.reason };
    case 'refund_issued':
      return { reason: entry.reason, amount: entry.amount, currency: entry.currency };
    case 'claim_resolved':
      return settlementOf(entry);
    case 'reprint_ordered':
      return { of: entry.of };
    case 'note_added':
      return { memo: entry.memo };
    default:
      return {};
  }
}

function settlementOf({ resolution, lostParcel, reason }: HistoryEntry<'claim_resolved'>): EventDetail {
  return { resolution, ...(lostParcel && { lostParcel }), ...(reason && { reason }) };
}

/** A stored row as the flow reads history. */
export function entryOf(row: OrderEventRow): HistoryEntry {
  const {
    reason = '',
    comment = '',
    agent = '',
    trackingNumber = '',
    memo = '',
    amount = 0,
    currency = '',
    items = [],
    versions = {},
  } = row.detail;
  const payload = {
    sid: row.sid ?? '',
    reason,
    comment,
    agent,
    trackingNumber,
    memo,
    amount,
    currency,
    items,
    versions,
  };
  return { ...payload, event: row.event, actor: row.actor, at: row.happenedAt, state: row.state } as HistoryEntry;
}
