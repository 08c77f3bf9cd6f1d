import { type HistoryEntry, parseStored } from '@shop/order-flow';
import type { Tx } from '../../common/public';
import { OrderEventRow } from './order-event.entity';

/**
 * Loads an order's whole history, oldest entry first. The entry with sequence number n is at index n - 1.
 * @throws {Error} if a stored entry is malformed
 */
export async function loadHistory(tx: Tx, orderId: string): Promise<HistoryEntry[]> {
  const rows = await tx.find(OrderEventRow, { where: { orderId }, order: { seq: 'ASC' } });
  return rows.map(({ happenedAt: at, ...row }) => parseStored({ ...row, at }));
}
