/** Why an event is refused. A refused event changes nothing. */
export const REFUSALS = [
  /** The state or the actor does not allow it. */
  'event_not_allowed',
  /** Placing an order without lines. */
  'empty_cart',
  /** The cart prices to another total than the one agreed to. */
  'price_changed',
  /** Economy shipping without its risk accepted. */
  'economy_risk_not_accepted',
  /** The recipient's address cannot be shipped to. */
  'shipping_unavailable',
  /** Paying at or after the due time. */
  'order_expired',
  /** The prepaid account holds less than the total. */
  'insufficient_balance',
  /** The payment is not exactly the total. */
  'amount_mismatch',
  /** Money in another currency than the order's, or prepaid in another than CNY. */
  'currency_mismatch',
  /** A second PayPal invoice while one is open. */
  'invoice_open',
  /** Sending a PayPal invoice that there is not. */
  'invoice_missing',
  /** The order is not old enough for the system to expire or complete it. */
  'not_yet_due',
  /** `field` is blank. */
  'required',
  /** `field` has a value that cannot be. */
  'invalid',
  /** Rejecting, cancelling, refunding or claiming without saying why. */
  'reason_required',
  /** `items` are not the order's. */
  'unknown_item',
  /** Artwork or a proof for `items` that are not printed. */
  'artwork_not_needed',
  /** `items` are printed and have no current artwork. */
  'artwork_missing',
  /** The proof named for `items` is not their current one, or none is named. */
  'proof_not_current',
  /** `items` left in an earlier shipment. */
  'already_shipped',
  /** Nothing is left that could be given back. */
  'nothing_paid',
  /** The refund is more than may still be given back. */
  'refund_exceeds_limit',
  /** More than 7 business days after delivery. */
  'claim_window_closed',
  /** `items` have a claim that is not resolved yet. */
  'claim_open',
  /** `items` have no open claim to resolve. */
  'claim_missing',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** The payload's field that is at fault. */
  readonly field?: string;
  /** The items at fault, by sid. */
  readonly items?: readonly string[];
}
