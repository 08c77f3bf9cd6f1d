import type { OrderFacts, ItemFacts, PaymentRoute } from './facts';
import type { StaffActor } from './states';

/** Something written in the event's own transaction. Amounts are whole minor units. */
export type Change =
  /** Freeze the cart's lines, quote and rates as the order's. */
  | { readonly kind: 'place_order'; readonly placedAt: Date; readonly due: Date }
  | { readonly kind: 'empty_cart' }
  | { readonly kind: 'set_due'; readonly due: Date }
  | { readonly kind: 'open_invoice' }
  /** The invoice is no longer open; PayPal is told from the outbox. */
  | { readonly kind: 'cancel_paypal_invoice' }
  /** The whole total reaches the order; `prepaid` is taken from the customer's balance. */
  | { readonly kind: 'post_payment'; readonly by: PaymentRoute; readonly amount: number; readonly currency: string }
  /** Money that came in and pays for nothing. */
  | { readonly kind: 'post_unapplied'; readonly amount: number; readonly currency: string }
  /** Goes back the way it came: a PayPal refund, a deposit to the prepaid account, or by hand. */
  | {
      readonly kind: 'refund';
      readonly of: 'payment' | 'unapplied';
      readonly by: PaymentRoute;
      readonly amount: number;
      readonly currency: string;
    }
  /** The file or link just stored is the item's current one. */
  | { readonly kind: 'store_artwork'; readonly sid: string }
  /** The item's artwork gives way to a new one. */
  | { readonly kind: 'supersede_artwork'; readonly sid: string }
  /** The item's artwork stays stored, but does not count: the item needs another. */
  | { readonly kind: 'reject_artwork'; readonly sid: string; readonly reason: string }
  /** The file just stored is the item's current proof, in this version. */
  | { readonly kind: 'store_proof'; readonly sid: string; readonly version: number }
  /** The item's proof is no longer current. */
  | { readonly kind: 'supersede_proof'; readonly sid: string }
  | {
      readonly kind: 'decide_proof';
      readonly sid: string;
      readonly version: number;
      readonly decision: 'confirmed' | 'change_requested';
      readonly comment?: string;
    }
  | {
      readonly kind: 'ship_items';
      readonly items: readonly string[];
      readonly agent: string;
      readonly trackingNumber: string;
      readonly at: Date;
    }
  /** `YYYY-MM-DD`. */
  | { readonly kind: 'set_delivered_on'; readonly day: string }
  | { readonly kind: 'open_claim'; readonly sid: string; readonly reason: string; readonly photos: readonly string[] }
  | {
      readonly kind: 'resolve_claim';
      readonly sid: string;
      readonly resolution: 'reprint' | 'refund' | 'refused';
      readonly lostParcel: boolean;
      /** Of a refund. */
      readonly amount?: number;
      readonly reason?: string;
    }
  /** The item is ordered once more, on an order of its own that costs nothing. */
  | { readonly kind: 'order_reprint'; readonly sid: string }
  /** The coupon spent on the order can be used again. */
  | { readonly kind: 'release_coupon' }
  | { readonly kind: 'issue_coupon'; readonly percent: number };

export const MAIL_TEMPLATES = [
  'order_placed',
  'invoice',
  'order_paid',
  'artwork_rejected',
  'proof_ready',
  'order_shipped',
  'order_completed',
  'order_cancelled',
  'order_expired',
  'refund_issued',
  'claim_opened',
  'claim_resolved',
  'note',
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

export const STAFF_NOTICES = [
  'artworks_submitted',
  'proof_change_requested',
  'ready_for_production',
  'claim_opened',
  'reprint_due',
  'manual_refund_due',
  'payment_unapplied',
] as const;
export type StaffNotice = (typeof STAFF_NOTICES)[number];

/** Something put into the outbox by the event's transaction and done after it. */
export type Job =
  | { readonly kind: 'mail'; readonly template: MailTemplate }
  | { readonly kind: 'notify_staff'; readonly role: StaffActor; readonly about: StaffNotice }
  | { readonly kind: 'create_paypal_invoice' }
  | { readonly kind: 'send_paypal_invoice' }
  /** Let the system post `order_completed` then. */
  | { readonly kind: 'schedule_completion'; readonly at: Date };

export type Effect = Change | Job;

/** The order's facts once the change is made. */
export function carryOut(facts: OrderFacts, change: Change): OrderFacts {
  switch (change.kind) {
    case 'place_order':
      return { ...facts, placedAt: change.placedAt, due: change.due };
    case 'set_due':
      return { ...facts, due: change.due };
    case 'open_invoice':
      return { ...facts, openInvoice: true };
    case 'cancel_paypal_invoice':
      return { ...facts, openInvoice: false };
    case 'post_payment':
      return paidFacts(facts, change.by, change.amount);
    case 'post_unapplied':
      return change.currency === facts.currency ? { ...facts, unapplied: facts.unapplied + change.amount } : facts;
    case 'refund':
      return refundedFacts(facts, change.of, change.by, change.amount);
    case 'store_artwork':
      return withItem(facts, change.sid, { hasArtwork: true, approved: false });
    case 'supersede_artwork':
    case 'reject_artwork':
      return withItem(facts, change.sid, { hasArtwork: false, approved: false });
    case 'store_proof':
      return withItem(facts, change.sid, {
        proofsSent: change.version,
        currentProofVersion: change.version,
        approved: false,
      });
    case 'supersede_proof':
      return withItem(facts, change.sid, { currentProofVersion: null, approved: false });
    case 'decide_proof':
      return withItem(facts, change.sid, { approved: change.decision === 'confirmed' });
    case 'ship_items':
      return withItems({ ...facts, lastShipmentAt: change.at }, change.items, { shipped: true });
    case 'set_delivered_on':
      return { ...facts, deliveredOn: change.day };
    case 'open_claim':
      return withItem(facts, change.sid, { openClaim: true });
    case 'resolve_claim':
      return withItem(change.lostParcel ? { ...facts, lostParcel: true } : facts, change.sid, { openClaim: false });
    case 'empty_cart':
    case 'issue_coupon':
    case 'order_reprint':
      return facts;
    case 'release_coupon':
      return { ...facts, couponSpent: false };
  }
}

function withItem(facts: OrderFacts, sid: string, news: Partial<ItemFacts>): OrderFacts {
  return withItems(facts, [sid], news);
}

function withItems(facts: OrderFacts, sids: readonly string[], news: Partial<ItemFacts>): OrderFacts {
  return { ...facts, items: facts.items.map((item) => (sids.includes(item.sid) ? { ...item, ...news } : item)) };
}

function paidFacts(facts: OrderFacts, by: PaymentRoute, amount: number): OrderFacts {
  return {
    ...facts,
    paidBy: by,
    paid: facts.paid + amount,
    openInvoice: facts.openInvoice && by !== 'paypal',
    prepaidBalance: facts.prepaidBalance - (by === 'prepaid' ? amount : 0),
  };
}

function refundedFacts(facts: OrderFacts, of: 'payment' | 'unapplied', by: PaymentRoute, amount: number): OrderFacts {
  const prepaidBalance = facts.prepaidBalance + (by === 'prepaid' ? amount : 0);
  return of === 'payment'
    ? { ...facts, prepaidBalance, refunded: facts.refunded + amount }
    : { ...facts, prepaidBalance, unapplied: facts.unapplied - amount };
}
