import { addDays } from '../calendar';
import { DAYS_TO_PAY } from '../facts';
import { type Asked, type Given, unless } from './rule';

export const cartIsNotEmpty: Given = (facts) => unless(facts.items.length > 0, 'empty_cart');

/** What is made once more is not paid for once more. */
export const costsNothing: Given = (facts) => unless(facts.total === 0, 'amount_mismatch');

export const riskIsAccepted: Asked<'preorder'> = ({ shippingMethod }, { economyRiskAccepted = false }) =>
  unless(shippingMethod !== 3 || economyRiskAccepted, 'economy_risk_not_accepted', 'economyRiskAccepted');

export const pricesTheSame: Asked<'preorder'> = ({ currency, total }, { expectedTotal }) =>
  unless(expectedTotal.currency === currency && expectedTotal.amount === total, 'price_changed', 'expectedTotal');

export const addressIsShippable: Given = (facts) => unless(facts.shippable, 'shipping_unavailable', 'address');

export const isPaidByPayPal: Given = (facts) => unless(facts.paymentMethod === 0, 'event_not_allowed');

export const noInvoiceIsOpen: Given = (facts) => unless(!facts.openInvoice, 'invoice_open');

export const invoiceIsOpen: Given = (facts) => unless(facts.openInvoice, 'invoice_missing');

export const isBeforeDue: Given = ({ now, due }) => unless(due !== null && now < due, 'order_expired');

/** The system brings PayPal's payments, the customer pays prepaid, accounting records what came in any other way. */
export const paysAsChosen: Given = ({ paymentMethod }, actor) =>
  unless(actor === 'accounting' || paymentMethod === (actor === 'system' ? 0 : 3), 'event_not_allowed');

export const balanceSuffices: Given = ({ currency, prepaidBalance, total }, actor) => {
  if (actor !== 'customer') return null;
  return unless(currency === 'CNY', 'currency_mismatch') ?? unless(prepaidBalance >= total, 'insufficient_balance');
};

export const paysTheTotal: Asked<'order_paid'> = (facts, { currency, amount }) =>
  unless(currency === facts.currency, 'currency_mismatch', 'currency') ??
  unless(amount === facts.total, 'amount_mismatch', 'amount');

export const isTooOldToPay: Given = ({ now, placedAt }) =>
  unless(placedAt !== null && now > addDays(placedAt, DAYS_TO_PAY), 'not_yet_due');
