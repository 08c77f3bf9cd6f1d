import { ApiError, isUuid, type Tx } from '../common/public';
import { type CustomerOrder, lockOrder, normalizeOrderId } from '../orders/public';
import { findProductionItem, type ProductionRow } from './production-items.queries';

/**
 * Locks the order of an item that is or was in production.
 * @throws {ApiError} `resource_not_found` if there is no such order, or the item is not the order's
 */
export async function lockItemOrder(
  tx: Tx,
  { orderId, sid }: { orderId: string; sid: string },
): Promise<{ order: CustomerOrder; row: ProductionRow }> {
  const order = await lockOrder(tx, normalizeOrderId(orderId));
  const row = order && isUuid(sid) ? await findProductionItem(tx, sid.toLowerCase()) : null;
  if (!order || row?.orderId !== order.id) throw new ApiError('resource_not_found');
  return { order, row };
}
