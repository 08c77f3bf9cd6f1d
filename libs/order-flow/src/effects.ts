import type { ClaimResolution, PaymentReversal, ProofPin } from './event-input';
import type { ItemSnapshot, OrderSnapshot } from './order-snapshot';
import { packedPieces, type Parcel } from './parcels';
import { PAYMENT_COLLECTIONS, type PaymentRoute } from './payment-methods';
import type { StaffActor } from './states';

interface DisputedMoney {
  readonly by: PaymentRoute;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
}

/** Something stored in the event's own transaction. Amounts are whole minor units. */
export type Change =
  /** The cart's items, quote and exchange rate become the order's and no longer change. */
  | { readonly kind: 'place_order'; readonly placedAt: Date; readonly due: Date }
  | { readonly kind: 'empty_cart' }
  | { readonly kind: 'set_due'; readonly due: Date }
  | { readonly kind: 'open_invoice' }
  /** The invoice is no longer open; a job cancels it at PayPal. */
  | { readonly kind: 'cancel_paypal_invoice' }
  /** The whole total is paid; `prepaid` is taken from the customer's balance. */
  | { readonly kind: 'post_payment'; readonly by: PaymentRoute; readonly amount: number; readonly currency: string }
  /** Returned the way it was paid: a PayPal refund, a deposit to the prepaid account, or by hand. */
  | {
      readonly kind: 'refund';
      readonly of: 'payment' | 'unmatched';
      readonly by: PaymentRoute;
      readonly amount: number;
      readonly currency: string;
    }
  /** Somebody took money back at the payment service; at most what is left of the payment is booked. */
  | {
      readonly kind: 'reverse_payment';
      readonly reversal: PaymentReversal;
      readonly by: PaymentRoute;
      readonly amount: number;
      readonly currency: string;
      readonly reference: string;
    }
  /** The payment service withholds the disputed amount until the dispute is resolved. */
  | ({ readonly kind: 'open_dispute' | 'resolve_dispute' } & DisputedMoney)
  | { readonly kind: 'place_hold' }
  | { readonly kind: 'release_hold' }
  /** The file or link just stored becomes the item's current artwork. */
  | { readonly kind: 'store_artwork'; readonly sid: string }
  /** The item's artwork is replaced by a new one. */
  | { readonly kind: 'supersede_artwork'; readonly sid: string }
  /** The item's artwork stays stored, but the item needs a new one. */
  | { readonly kind: 'reject_artwork'; readonly sid: string; readonly reason: string }
  /** The file just stored becomes the item's current proof, with this version, which settles these pins. */
  | {
      readonly kind: 'store_proof';
      readonly sid: string;
      readonly version: number;
      readonly settles?: readonly number[];
    }
  /** The item's proof is no longer current. */
  | { readonly kind: 'supersede_proof'; readonly sid: string }
  | {
      readonly kind: 'decide_proof';
      readonly sid: string;
      readonly version: number;
      readonly decision: 'confirmed' | 'change_requested';
      readonly comment?: string;
      readonly pins?: readonly ProofPin[];
    }
  /** What was approved is recorded: the versions, the bytes of artwork and proofs, and the findings shown. */
  | { readonly kind: 'record_approval'; readonly approvedBy: string | null }
  | {
      readonly kind: 'ship_items';
      readonly items: readonly string[];
      readonly agent: string;
      readonly trackingNumber: string;
      /** The items whose last piece ships. */
      readonly completed: readonly string[];
      readonly parcels: readonly Parcel[];
      readonly at: Date;
    }
  /** `YYYY-MM-DD`. */
  | { readonly kind: 'set_delivered_on'; readonly day: string }
  | { readonly kind: 'open_claim'; readonly sid: string; readonly reason: string; readonly photos: readonly string[] }
  | {
      readonly kind: 'resolve_claim';
      readonly sid: string;
      readonly resolution: ClaimResolution;
      readonly lostParcel: boolean;
      /** Of a refund. */
      readonly amount?: number;
      readonly reason?: string;
    }
  /** The item is printed again on a new order that costs nothing. */
  | { readonly kind: 'order_reprint'; readonly sid: string }
  /** The coupon redeemed by the order can be used again. */
  | { readonly kind: 'release_coupon' }
  | { readonly kind: 'issue_coupon'; readonly percent: number };

/** Emails to the customer. */
export const MAIL_TEMPLATES = [
  'order_placed',
  'invoice',
  'order_paid',
  'artwork_rejected',
  'proof_ready',
  'proof_reminder',
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

/** Emails to every member of a staff role. */
export const STAFF_NOTIFICATIONS = [
  'artworks_submitted',
  'proof_change_requested',
  'ready_for_production',
  'claim_opened',
  'reprint_due',
  'manual_refund_due',
] as const;
export type StaffNotification = (typeof STAFF_NOTIFICATIONS)[number];

/** Something queued by the event's transaction and done after it. */
export type Job =
  | { readonly kind: 'mail'; readonly template: MailTemplate }
  | { readonly kind: 'notify_staff'; readonly role: StaffActor; readonly about: StaffNotification }
  | { readonly kind: 'create_paypal_invoice' }
  | { readonly kind: 'send_paypal_invoice' }
  /** The system posts `order_completed` at that time. */
  | { readonly kind: 'schedule_completion'; readonly at: Date }
  /** The customer is reminded at these times, unless the proofs were decided on before. */
  | { readonly kind: 'schedule_proof_reminders'; readonly at: readonly Date[] };

export type Effect = Change | Job;

/** The order after the change. */
export function applyChange(order: OrderSnapshot, change: Change): OrderSnapshot {
  switch (change.kind) {
    case 'place_order':
      return { ...order, placedAt: change.placedAt, due: change.due };
    case 'set_due':
      return { ...order, due: change.due };
    case 'open_invoice':
      return { ...order, hasOpenInvoice: true };
    case 'cancel_paypal_invoice':
      return { ...order, hasOpenInvoice: false };
    case 'post_payment':
      return applyPayment(order, change);
    case 'refund':
      return applyRefund(order, change);
    case 'reverse_payment':
      return { ...order, refunded: order.refunded + change.amount };
    case 'place_hold':
      return { ...order, onHold: true };
    case 'release_hold':
      return { ...order, onHold: false };
    case 'store_artwork':
      return withItem(order, change.sid, { hasArtwork: true, approved: false });
    case 'supersede_artwork':
    case 'reject_artwork':
      return withItem(order, change.sid, { hasArtwork: false, approved: false });
    case 'store_proof': {
      const { sid, version } = change;
      return withItem(order, sid, { proofsSent: version, currentProofVersion: version, approved: false });
    }
    case 'supersede_proof':
      return withItem(order, change.sid, { currentProofVersion: null, approved: false });
    case 'decide_proof':
      return withItem(order, change.sid, { approved: change.decision === 'confirmed' });
    case 'ship_items':
      return applyShipment(order, change);
    case 'set_delivered_on':
      return { ...order, deliveredOn: change.day };
    case 'open_claim':
      return withItem(order, change.sid, { hasOpenClaim: true });
    case 'resolve_claim':
      return withItem(change.lostParcel ? { ...order, lostParcel: true } : order, change.sid, { hasOpenClaim: false });
    case 'release_coupon':
      return { ...order, couponRedeemed: false };
    case 'empty_cart':
    case 'record_approval':
    case 'issue_coupon':
    case 'order_reprint':
    case 'open_dispute':
    case 'resolve_dispute':
      return order;
  }
}

function applyShipment(
  order: OrderSnapshot,
  { at, completed, parcels }: Extract<Change, { kind: 'ship_items' }>,
): OrderSnapshot {
  const items = order.items.map((item) => {
    if (completed.includes(item.sid)) return { ...item, shipped: true, unshipped: 0 };
    return { ...item, unshipped: item.unshipped - packedPieces(parcels, item.sid) };
  });
  return { ...order, lastShipmentAt: at, items };
}

function withItem(order: OrderSnapshot, sid: string, changes: Partial<ItemSnapshot>): OrderSnapshot {
  return { ...order, items: order.items.map((item) => (item.sid === sid ? { ...item, ...changes } : item)) };
}

function applyPayment(order: OrderSnapshot, { by, amount }: Extract<Change, { kind: 'post_payment' }>): OrderSnapshot {
  return {
    ...order,
    paidBy: by,
    paid: order.paid + amount,
    hasOpenInvoice: order.hasOpenInvoice && by !== PAYMENT_COLLECTIONS[order.paymentMethod].route,
    prepaidBalance: order.prepaidBalance - (by === 'prepaid' ? amount : 0),
  };
}

function applyRefund(order: OrderSnapshot, { of, by, amount }: Extract<Change, { kind: 'refund' }>): OrderSnapshot {
  const prepaidBalance = order.prepaidBalance + (by === 'prepaid' ? amount : 0);
  return of === 'payment'
    ? { ...order, prepaidBalance, refunded: order.refunded + amount }
    : { ...order, prepaidBalance, unmatched: order.unmatched - amount };
}
