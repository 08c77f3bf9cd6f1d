import type { AdminOrderView } from '@shop/contract';

type AmountField = 'currency' | 'amount' | 'paid' | 'refunded' | 'refunds' | 'invoice';

/** The amounts of an order. */
export type OrderAmounts = Required<Pick<AdminOrderView, AmountField>>;

/** Null if the user's role does not see amounts. */
export function orderAmounts({
  currency,
  amount,
  paid,
  refunded,
  refunds,
  invoice = null,
}: AdminOrderView): OrderAmounts | null {
  return currency && amount && paid && refunded && refunds
    ? { currency, amount, paid, refunded, refunds, invoice }
    : null;
}
