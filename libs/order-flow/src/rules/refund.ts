import type { FlowError } from '../flow-error';
import type { OrderSnapshot } from '../order-snapshot';
import type { Actor } from '../states';
import { errorUnless, type InputGuard, type OrderGuard } from './guard';

/** What can still be refunded, in minor units of the order's currency. */
export interface RefundableAmounts {
  /** The part of the order's payment. */
  readonly payment: number;
  /** Of payments received for the order that did not pay it. */
  readonly unmatched: number;
}

/**
 * What an actor can still refund: the product price less earlier refunds. For a lost parcel accounting can refund
 * everything paid. Only accounting can return unmatched payments.
 */
export function refundableAmounts(order: OrderSnapshot, actor: Actor): RefundableAmounts {
  const isAccounting = actor === 'accounting';
  return {
    payment: refundablePayment(order, isAccounting && order.lostParcel),
    unmatched: isAccounting ? order.unmatched : 0,
  };
}

export function refundablePayment(order: OrderSnapshot, lostParcel: boolean): number {
  const limit = lostParcel ? order.paid : Math.min(order.paid, order.productAmount);
  return Math.max(0, limit - order.refunded);
}

export function checkRefundAmount(amount: number, limit: number): FlowError | null {
  return (
    errorUnless(amount !== 0, 'required', 'amount') ??
    errorUnless(Number.isSafeInteger(amount) && amount > 0, 'invalid', 'amount') ??
    errorUnless(amount <= limit, 'refund_exceeds_limit', 'amount')
  );
}

export const refundIsPossible: OrderGuard = (order, actor) => {
  const { payment, unmatched } = refundableAmounts(order, actor);
  return (
    errorUnless(order.paid + order.unmatched > 0, 'nothing_paid') ??
    errorUnless(payment + unmatched > 0, 'refund_exceeds_limit', 'amount')
  );
};

export const refundIsWithinLimit: InputGuard<'refund_issued'> = (
  order,
  { actor, amount, currency = order.currency },
) => {
  const { payment, unmatched } = refundableAmounts(order, actor);
  return (
    errorUnless(currency === order.currency, 'not_order_currency', 'currency') ??
    checkRefundAmount(amount, payment + unmatched)
  );
};
