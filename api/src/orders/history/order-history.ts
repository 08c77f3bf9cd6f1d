import { type HistoryEntry, parseStored, toStored } from '@shop/order-flow';
import type { Tx } from '../../common/public';
import { OrderEventRow } from './order-event.entity';

/**
 * Appends entries to an order's history. The order's row must be locked, so that the sequence has no gaps.
 * @param accountId - the person who acted; entries of the system are stored without it
 * @param lastSeq - the sequence number of the last stored entry; 0 for a new order
 */
export async function appendHistory(
  tx: Tx,
  orderId: string,
  entries: readonly HistoryEntry[],
  accountId: string | null,
  lastSeq: number,
): Promise<void> {
  const rows = entries.map((entry, index) => {
    const { at: happenedAt, ...stored } = toStored(entry);
    const author = entry.actor === 'system' ? null : accountId;
    return { ...stored, orderId, seq: lastSeq + 1 + index, accountId: author, happenedAt };
  });
  await tx.insert(OrderEventRow, rows);
}

/**
 * Loads an order's whole history, oldest entry first. The entry with sequence number n is at index n - 1.
 * @throws {Error} if a stored entry is malformed
 */
export async function loadHistory(tx: Tx, orderId: string): Promise<HistoryEntry[]> {
  const rows = await tx.find(OrderEventRow, { where: { orderId }, order: { seq: 'ASC' } });
  return rows.map(({ happenedAt: at, ...row }) => parseStored({ ...row, at }));
}
