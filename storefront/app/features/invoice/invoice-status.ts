import type { OrderView } from '@shop/contract';

export type InvoiceStatus = 'open' | 'paid' | 'cancelled' | 'expired';

/** The status of an order's invoice for any payment method. */
export function invoiceStatus({ status, paid }: Pick<OrderView, 'status' | 'paid'>): InvoiceStatus {
  if (status === 'cancelled' || status === 'expired') return status;
  return status === 'preorder' || (status === 'awaiting_payment' && paid.amount === 0) ? 'open' : 'paid';
}

/** The amount still to be paid; zero for cancelled and expired orders. */
export function balanceDue({
  status,
  paid,
  amount,
}: Pick<OrderView, 'status' | 'paid' | 'amount'>): OrderView['amount'] {
  const open = invoiceStatus({ status, paid }) === 'open';
  return { currency: amount.currency, amount: open ? Math.max(amount.amount - paid.amount, 0) : 0 };
}
