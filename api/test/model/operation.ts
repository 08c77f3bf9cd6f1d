export interface Terms {
  currency: string;
  shippingMethod: number;
  paymentMethod: number;
}

/** Something that somebody does, or that time or PayPal does. Places count from 0 in the world's lists. */
export type Operation =
  | { do: 'add'; shopper: number; item: ItemKind }
  | { do: 'remove'; shopper: number; line: number }
  | { do: 'place'; shopper: number; terms: Terms; off: number; risk: boolean }
  | { do: 'complete'; shopper: number; order: number }
  | { do: 'checkout'; shopper: number; order: number; payNow: boolean }
  | { do: 'cancel'; shopper: number; order: number }
  | { do: 'upload'; shopper: number; order: number; item: number; randomText: string; fit: boolean }
  | { do: 'link'; shopper: number; order: number; item: number; url: string }
  | { do: 'finish'; shopper: number; order: number }
  | { do: 'confirm'; shopper: number; order: number; off: number }
  | { do: 'change'; shopper: number; order: number; item: number; comment: string }
  | { do: 'look'; shopper: number; order: number }
  | { do: 'post'; staff: number; order: number; post: StaffPost }
  | { do: 'post-as-shopper'; shopper: number; order: number; post: StaffPost }
  | { do: 'deposit'; staff: number; shopper: number; amount: number }
  | { do: 'pay'; order: number; part: number | null }
  | { do: 'forge'; order: number; with: Forgery }
  | { do: 'report'; report: number; times: number; spoilt: boolean }
  | { do: 'settle'; staff: number; task: number; how: 'give-back' | 'apply' }
  | { do: 'guest' }
  | { do: 'wait'; ms: number }
  | { do: 'expire' }
  | { do: 'complete-old' }
  | { do: 'drain' }
  | { do: 'nonsense'; which: number; shopper: number; staff: number }
  | { do: 'repeat'; back: number; changed: boolean };

export type ItemKind = 'banner' | 'blank' | 'stand' | 'nothing' | 'unknown';

/** Events PayPal signed that are not what they seem. */
export type Forgery = 'currency' | 'amount' | 'invoice' | 'payee' | 'again';

export type StaffPost =
  | { event: 'order_paid'; off: number; currency?: string }
  | { event: 'artwork_rejected'; items: number[]; reason: string }
  | { event: 'digital_proof_sent'; item: number; words: string }
  | { event: 'in_production' }
  | { event: 'shipped'; items: number[]; agent: string }
  | { event: 'order_completed'; daysOff?: number }
  | { event: 'order_cancelled'; reason: string }
  | { event: 'refund_issued'; amount: number; reason: string; currency?: string }
  | { event: 'note_added'; memo: string; visibility: 'internal' | 'customer' };

/** What only the shop can say: ids it gave, prices it asked. */
export interface ServerFacts {
  lineId?: string;
  orderId?: string;
  total?: number;
  product?: number;
  sids?: string[];
  invoiceId?: string;
  /** What PayPal took, and calls it by. */
  capture?: string;
  amount?: number;
  event?: string;
  sha256?: string;
}

/** `ok`, any refusal at all, or a refusal with one of these codes. */
export type ExpectedOutcome = 'ok' | 'refused' | readonly string[];
