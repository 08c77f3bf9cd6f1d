import type { OrderView } from '@shop/contract';

export type InvoiceStatus = 'open' | 'paid' | 'cancelled' | 'expired';

/** How an order's invoice stands, whichever way the order is paid. */
export function invoiceStatus({ status, paid }: Pick<OrderView, 'status' | 'paid'>): InvoiceStatus {
  if (status === 'cancelled' || status === 'expired') return status;
  return status === 'preorder' || (status === 'awaiting_payment' && paid.amount === 0) ? 'open' : 'paid';
}

/** What is still to be paid; nothing of an order that ended early. */
export function balanceDue({ status, paid, amount }: Pick<OrderView, 'status' | 'paid' | 'amount'>): OrderView['amount'] {
  const open = invoiceStatus({ status, paid }) === 'open';
  return { currency: amount.currency, amount: open ? Math.max(amount.amount - paid.amount, 0) : 0 };
}
