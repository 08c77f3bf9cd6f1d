import { type HistoryEntry, parseStored } from '@shop/order-flow';
import { In } from 'typeorm';
import { findRows, type Tx } from '../../common/public';
import { OrderEventRow } from './order-event.entity';

/**
 * Loads an order's whole history, oldest entry first. The entry with sequence number n is at index n - 1.
 * @throws {Error} if a stored entry is malformed
 */
export async function loadHistory(tx: Tx, orderId: string): Promise<HistoryEntry[]> {
  const rows = await findRows(tx, OrderEventRow, { orderId }, { seq: 'asc' });
  return rows.map(toHistoryEntry);
}

/** The last entry of an order about one of these events; null if there is none. */
export async function findLastEvent(
  tx: Tx,
  orderId: string,
  events: readonly HistoryEntry['event'][],
): Promise<HistoryEntry | null> {
  const row = await tx.findOne(OrderEventRow, { where: { orderId, event: In(events) }, order: { seq: 'DESC' } });
  return row && toHistoryEntry(row);
}

/** @throws {Error} if the stored entry is malformed */
export function toHistoryEntry({ happenedAt: at, ...row }: Omit<OrderEventRow, 'accountId'>): HistoryEntry {
  return parseStored({ ...row, at });
}
