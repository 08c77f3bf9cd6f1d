import { findRow, type Tx } from '../common/public';
import { CustomerOrder } from './order.entity';

/** Loads an order and locks its row until the transaction ends; null if there is no such order. */
export async function lockOrder(tx: Tx, orderId: string): Promise<CustomerOrder | null> {
  return findRow(tx, CustomerOrder, { id: orderId }, 'for update');
}
