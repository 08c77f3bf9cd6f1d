export interface Terms {
  currency: string;
  shippingMethod: number;
  paymentMethod: number;
}

/** An action of a user, of PayPal or of time. Numbers such as `shopper` and `order` are indexes in the model's lists. */
export type Operation =
  | { do: 'add'; shopper: number; item: ItemKind }
  | { do: 'remove'; shopper: number; line: number }
  | { do: 'place'; shopper: number; terms: Terms; difference: number; acceptsRisk: boolean }
  | { do: 'complete'; shopper: number; order: number }
  | { do: 'checkout'; shopper: number; order: number; payNow: boolean }
  | { do: 'cancel'; shopper: number; order: number }
  | { do: 'upload'; shopper: number; order: number; item: number; randomText: string; isAllowedType: boolean }
  | { do: 'link'; shopper: number; order: number; item: number; url: string }
  | { do: 'finish'; shopper: number; order: number }
  | { do: 'confirm'; shopper: number; order: number; difference: number }
  | { do: 'change'; shopper: number; order: number; item: number; comment: string }
  | { do: 'view'; shopper: number; order: number }
  | { do: 'post'; staff: number; order: number; post: StaffPost }
  | { do: 'post-as-shopper'; shopper: number; order: number; post: StaffPost }
  | { do: 'deposit'; staff: number; shopper: number; amount: number }
  | { do: 'pay'; order: number; part: number | null }
  | { do: 'forge'; order: number; with: Forgery }
  | { do: 'report'; report: number; times: number; invalidSignature: boolean }
  | { do: 'settle'; staff: number; task: number; how: 'refund' | 'apply' }
  | { do: 'guest' }
  | { do: 'wait'; ms: number }
  | { do: 'expire' }
  | { do: 'complete-shipped' }
  | { do: 'drain' }
  | { do: 'invalid-request'; which: number; shopper: number; staff: number }
  | { do: 'repeat'; back: number; changed: boolean };

export type ItemKind = 'banner' | 'blank' | 'stand' | 'zero-quantity' | 'unknown';

/** What is wrong with an event that PayPal signed; `again` reports a payment once more. */
export type Forgery = 'currency' | 'amount' | 'invoice' | 'payee' | 'again';

export type StaffPost =
  | { event: 'order_paid'; difference: number; currency?: string }
  | { event: 'artwork_rejected'; items: number[]; reason: string }
  | { event: 'digital_proof_sent'; item: number; content: string }
  | { event: 'in_production' }
  | { event: 'shipped'; items: number[]; agent: string }
  | { event: 'order_completed'; daysOff?: number }
  | { event: 'order_cancelled'; reason: string }
  | { event: 'refund_issued'; amount: number; reason: string; currency?: string }
  | { event: 'note_added'; memo: string; visibility: 'internal' | 'customer' };

/** Values that only the shop can know, such as its ids and prices. */
export interface ServerFacts {
  lineId?: string;
  orderId?: string;
  total?: number;
  product?: number;
  sids?: string[];
  invoiceId?: string;
  /** PayPal's id of a payment, and its amount. */
  capture?: string;
  amount?: number;
  event?: string;
  sha256?: string;
}

/** `ok`, any error, or an error with one of these codes. */
export type ExpectedOutcome = 'ok' | 'rejected' | readonly string[];
