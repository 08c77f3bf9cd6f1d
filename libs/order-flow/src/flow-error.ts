/** Why an event is rejected. A rejected event changes nothing. */
export const FLOW_ERRORS = [
  /** The order's state, the actor or the payment method does not allow the event. */
  'event_not_allowed',
  /** The order to be placed has no items. */
  'empty_cart',
  /** The cart's total differs from the total that the customer agreed to. */
  'price_changed',
  /** The customer did not accept the risk of economy shipping. */
  'economy_risk_not_accepted',
  /** The customer is not a reseller, so the shop is the sender. */
  'blind_shipping_not_allowed',
  /** No shipping service delivers to the recipient's address. */
  'shipping_unavailable',
  /** The payment's due time has passed. */
  'order_expired',
  /** The prepaid account holds less than the total. */
  'insufficient_balance',
  /** The payment differs from the total. */
  'amount_mismatch',
  /** The currency is not the order's, or a prepaid order is not in CNY. */
  'currency_mismatch',
  /** `field` is not the order's currency. */
  'not_order_currency',
  /** The order already has an open PayPal invoice. */
  'invoice_open',
  /** The order has no open PayPal invoice. */
  'invoice_missing',
  /** It is too early for the system to expire or complete the order. */
  'not_yet_due',
  /** `field` is blank. */
  'required',
  /** `field` has an invalid value. */
  'invalid',
  /** `field` is larger than possible. */
  'out_of_range',
  /** `field` (`reason`) is blank. */
  'reason_required',
  /** `items`, or what `field` names, do not belong to the order. */
  'unknown_item',
  /** `items` are not printed, so they take no artwork and no proof. */
  'artwork_not_needed',
  /** `items` are printed and have no current artwork. */
  'artwork_missing',
  /** The version given for `items` is missing or not their current proof. */
  'proof_not_current',
  /** `items` were shipped before. */
  'already_shipped',
  /** Accounting has to release the order before it is produced or shipped. */
  'order_on_hold',
  /** No payment was received for the order. */
  'nothing_paid',
  /** The refund exceeds the amount that can still be refunded. */
  'refund_exceeds_limit',
  /** More than 7 business days have passed since delivery. */
  'claim_window_closed',
  /** `items` already have an open claim. */
  'claim_open',
  /** `items` have no open claim. */
  'claim_missing',
] as const;
export type FlowErrorCode = (typeof FLOW_ERRORS)[number];

export interface FlowError {
  readonly code: FlowErrorCode;
  /** The invalid field of the payload. */
  readonly field?: string;
  /** The sids of the invalid items. */
  readonly items?: readonly string[];
}
