import type { OrderDocumentsView, OrderView } from '@shop/contract';
import { api } from '../api/client';
import { useQuery, type Query } from '../api/useQuery';

/** Loads the documents issued for an order, again whenever an amount changes. */
export function useOrderDocuments({ orderId, paid, refunded }: OrderView): Query<OrderDocumentsView> {
  const key = `documents ${orderId} ${paid.amount} ${refunded.amount}`;
  return useQuery(paid.amount > 0 ? key : null, () => api.call('Account/OrderDocuments', { orderId }));
}

/** Which kind of invoice can be downloaded; null for none. */
export function availableInvoice({
  status,
  paid,
  amount,
}: Pick<OrderView, 'status' | 'paid' | 'amount'>): 'invoice' | 'proForma' | null {
  if (amount.amount === 0) return null;
  if (paid.amount > 0) return 'invoice';
  return status === 'preorder' || status === 'awaiting_payment' ? 'proForma' : null;
}
