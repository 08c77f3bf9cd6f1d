import type { OrderDocumentsView, OrderView } from '@shop/contract';
import { bearer } from '../api/calls';
import { useAsked, type Asked } from '../api/useAsked';

/** What was issued for an order; asked anew when money moves. */
export function useDocuments({ orderId, paid, refunded }: OrderView): Asked<OrderDocumentsView> {
  const key = `documents ${orderId} ${paid.amount} ${refunded.amount}`;
  return useAsked(paid.amount > 0 ? key : null, () => bearer.get('Account/OrderDocuments', { orderId }));
}

/** Whether there is an invoice to download, or a pro-forma, or neither. */
export function invoiceKind({ status, paid, amount }: Pick<OrderView, 'status' | 'paid' | 'amount'>): 'invoice' | 'proForma' | null {
  if (amount.amount === 0) return null;
  if (paid.amount > 0) return 'invoice';
  return status === 'preorder' || status === 'awaiting_payment' ? 'proForma' : null;
}
