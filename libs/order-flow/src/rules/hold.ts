import { errorUnless, type InputGuard, type OrderGuard } from './guard';

export const isNotOnHold: OrderGuard = ({ onHold }) => errorUnless(!onHold, 'order_on_hold');

export const isOnHold: OrderGuard = ({ onHold }) => errorUnless(onHold, 'event_not_allowed');

/** Money can only be taken back from a payment; a free reprint has none. */
export const hasPayment: OrderGuard = ({ paid }) => errorUnless(paid > 0, 'nothing_paid');

/** In the order's currency; more than the payment's remainder is possible, because an earlier refund may have failed. */
export const reportedAmountIsValid: InputGuard<'payment_reversed' | 'dispute_opened' | 'dispute_resolved'> = (
  order,
  { amount, currency },
) =>
  errorUnless(currency === order.currency, 'currency_mismatch', 'currency') ??
  errorUnless(Number.isSafeInteger(amount) && amount > 0, 'invalid', 'amount');
