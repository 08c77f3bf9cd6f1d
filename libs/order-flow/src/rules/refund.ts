import type { OrderFacts } from '../facts';
import type { Refusal } from '../refusals';
import type { Actor } from '../states';
import { type Asked, type Given, unless } from './rule';

export interface Refundable {
  /** Of the order's own payment. */
  readonly payment: number;
  /** Of money that came in and paid for nothing. */
  readonly unapplied: number;
}

/**
 * What an actor may still give back: the product price less earlier refunds, or all that was paid once a parcel is
 * lost. Only accounting goes beyond the product price, and only accounting sends unapplied money back.
 */
export function refundable(facts: OrderFacts, actor: Actor): Refundable {
  const accounting = actor === 'accounting';
  return {
    payment: refundableOfPayment(facts, accounting && facts.lostParcel),
    unapplied: accounting ? facts.unapplied : 0,
  };
}

export function refundableOfPayment(facts: OrderFacts, lostParcel: boolean): number {
  const limit = lostParcel ? facts.paid : Math.min(facts.paid, facts.productAmount);
  return Math.max(0, limit - facts.refunded);
}

export function refundFits(amount: number, limit: number): Refusal | null {
  return (
    unless(Number.isSafeInteger(amount) && amount > 0, 'invalid', 'amount') ??
    unless(amount <= limit, 'refund_exceeds_limit', 'amount')
  );
}

export const somethingIsRefundable: Given = (facts, actor) => {
  const { payment, unapplied } = refundable(facts, actor);
  return unless(payment + unapplied > 0, 'nothing_paid');
};

export const refundsWithinLimit: Asked<'refund_issued'> = (facts, { actor, amount, currency = facts.currency }) => {
  const { payment, unapplied } = refundable(facts, actor);
  const fits = refundFits(amount, payment + unapplied);
  return unless(currency === facts.currency, 'currency_mismatch', 'currency') ?? fits;
};
