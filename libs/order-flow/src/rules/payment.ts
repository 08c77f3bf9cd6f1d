import { addDays } from '../calendar';
import { DAYS_TO_PAY, UNINSURED_SHIPPING_METHODS } from '../order-snapshot';
import { PAYMENT_COLLECTIONS } from '../payment-methods';
import { type InputGuard, type OrderGuard, errorUnless } from './guard';

export const cartIsNotEmpty: OrderGuard = (order) => errorUnless(order.items.length > 0, 'empty_cart');

/** A reprint is free. */
export const totalIsZero: OrderGuard = (order) => errorUnless(order.total === 0, 'amount_mismatch');

export const economyRiskIsAccepted: InputGuard<'preorder'> = ({ shippingMethod }, { economyRiskAccepted = false }) =>
  errorUnless(
    economyRiskAccepted || !UNINSURED_SHIPPING_METHODS.includes(shippingMethod),
    'economy_risk_not_accepted',
    'economyRiskAccepted',
  );

export const expectedTotalMatches: InputGuard<'preorder'> = ({ currency, total }, { expectedTotal }) =>
  errorUnless(expectedTotal.currency === currency && expectedTotal.amount === total, 'price_changed', 'expectedTotal');

export const addressIsShippable: OrderGuard = (order) =>
  errorUnless(order.shippable, 'shipping_unavailable', 'address');

export const isPaidByInvoice: OrderGuard = ({ paymentMethod }) =>
  errorUnless(PAYMENT_COLLECTIONS[paymentMethod].collection === 'invoice', 'event_not_allowed');

export const noInvoiceIsOpen: OrderGuard = (order) => errorUnless(!order.hasOpenInvoice, 'invoice_open');

export const invoiceIsOpen: OrderGuard = (order) => errorUnless(order.hasOpenInvoice, 'invoice_missing');

export const isBeforePaymentDue: OrderGuard = ({ now, due }) => errorUnless(due !== null && now < due, 'order_expired');

/** For an order whose payment is not due yet, because its recipient is not confirmed. */
export const canStillBePaid: OrderGuard = ({ now, placedAt }) =>
  errorUnless(placedAt !== null && now < addDays(placedAt, DAYS_TO_PAY), 'order_expired');

/** The system posts payments of invoices, the customer prepaid payments; accounting those received another way. */
export const payerMatchesPaymentMethod: OrderGuard = ({ paymentMethod }, actor) => {
  const { collection } = PAYMENT_COLLECTIONS[paymentMethod];
  return errorUnless(
    actor === 'accounting' || collection === (actor === 'system' ? 'invoice' : 'immediate'),
    'event_not_allowed',
  );
};

export const prepaidBalanceSuffices: OrderGuard = ({ currency, prepaidBalance, total }, actor) => {
  if (actor !== 'customer') return null;
  return (
    errorUnless(currency === 'CNY', 'currency_mismatch') ?? errorUnless(prepaidBalance >= total, 'insufficient_balance')
  );
};

export const paymentEqualsTotal: InputGuard<'order_paid'> = (order, { currency, amount }) =>
  errorUnless(amount > 0 || order.total === 0, 'required', 'amount') ??
  errorUnless(currency !== '', 'required', 'currency') ??
  errorUnless(currency === order.currency, 'currency_mismatch', 'currency') ??
  errorUnless(amount === order.total, 'amount_mismatch', 'amount');

export const paymentPeriodIsOver: OrderGuard = ({ now, placedAt }) =>
  errorUnless(placedAt !== null && now > addDays(placedAt, DAYS_TO_PAY), 'not_yet_due');
