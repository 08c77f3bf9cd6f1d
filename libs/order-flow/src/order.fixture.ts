import { NO_HOLIDAYS } from './calendar';
import type { ItemSnapshot, OrderSnapshot } from './order-snapshot';
import type { EventInput, Sender } from './event-input';
import type { OrderEvent, OrderState, PostingActor } from './states';

export const PLACED_AT = new Date('2026-03-02T08:00:00Z');

export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * 86_400_000);
}

export function buildItem(sid: string, changes: Partial<ItemSnapshot> = {}): ItemSnapshot {
  return {
    sid,
    printed: true,
    hasArtwork: false,
    proofsSent: 0,
    currentProofVersion: null,
    approved: false,
    shipped: false,
    unshipped: changes.shipped ? 0 : 3,
    hasOpenClaim: false,
    ...changes,
  };
}

const WITH_ARTWORK: readonly OrderState[] = [
  'in_review',
  'awaiting_proof_approval',
  'ready_for_production',
  'in_production',
  'shipped',
  'completed',
];

/** An item with artwork and a confirmed proof from an earlier order. */
export const CARRIED_OVER_ARTWORK = {
  hasArtwork: true,
  proofsSent: 1,
  currentProofVersion: 1,
  approved: true,
} as const;

/** An order in a state, of two printed items and a blank one: 120.00 including 20.00 of shipping and fees. */
export function buildOrder(state: OrderState | null, changes: Partial<OrderSnapshot> = {}): OrderSnapshot {
  const hasArtwork = state !== null && WITH_ARTWORK.includes(state);
  const hasProof = hasArtwork && state !== 'in_review';
  const approved = hasProof && state !== 'awaiting_proof_approval';
  const proof = hasProof ? { proofsSent: 1, currentProofVersion: 1, approved } : {};
  const shipped = state === 'shipped' || state === 'completed';
  const paid = hasArtwork || state === 'awaiting_files';
  return {
    state,
    now: daysAfter(PLACED_AT, 1),
    calendar: NO_HOLIDAYS,
    placedAt: state === null ? null : PLACED_AT,
    due: state === null || state === 'preorder' ? null : daysAfter(PLACED_AT, 7),
    currency: 'USD',
    total: 12_000,
    productAmount: 10_000,
    paymentMethod: 0,
    shippingMethod: 0,
    shippable: true,
    isForReseller: false,
    hasOwnSender: false,
    items: [
      buildItem('A', { hasArtwork, ...proof, shipped }),
      buildItem('B', { hasArtwork, ...proof, shipped }),
      buildItem('blank', { printed: false, shipped }),
    ],
    couponRedeemed: false,
    hasOpenInvoice: false,
    paidBy: paid ? 'paypal' : null,
    paid: paid ? 12_000 : 0,
    refunded: 0,
    unmatched: 0,
    onHold: false,
    prepaidBalance: 0,
    lastShipmentAt: shipped ? PLACED_AT : null,
    deliveredOn: state === 'completed' ? '2026-03-02' : null,
    lostParcel: false,
    ...changes,
  };
}

/** The order with one of its items changed. */
export function withItem(order: OrderSnapshot, sid: string, changes: Partial<ItemSnapshot>): OrderSnapshot {
  return { ...order, items: order.items.map((each) => (each.sid === sid ? { ...each, ...changes } : each)) };
}

export const SENDER: Sender = {
  name: 'Sato Signs',
  line1: 'Hondori 1',
  city: 'Hiroshima',
  region: 'Hiroshima',
  postCode: '730-0011',
  country: 'JP',
};

/** An input that an order of `buildOrder` accepts if its state allows the event. */
export function validInput(event: OrderEvent, actor: PostingActor): EventInput {
  switch (event) {
    case 'preorder':
      return { event, actor, expectedTotal: { currency: 'USD', amount: 12_000 } };
    case 'reprint_ordered':
      return { event, actor, of: 'DEM000-000000-000001' };
    case 'paypal_invoice_created':
      return { event, actor, invoice: { number: 'INV-1', payUrl: 'https://paypal.example/INV-1' } };
    case 'order_paid':
      return { event, actor, amount: 12_000, currency: actor === 'customer' ? 'CNY' : 'USD' };
    case 'user_file_upload':
    case 'digital_proof_sent':
      return { event, actor, sid: 'A' };
    case 'artwork_rejected':
      return { event, actor, reason: 'too coarse', items: ['A'] };
    case 'proof_change_requested':
      return { event, actor, sid: 'A', comment: 'a deeper red' };
    case 'artwork_confirmed':
      return { event, actor, versions: { A: 1, B: 1 } };
    case 'shipped':
      return { event, actor, items: ['A', 'B', 'blank'], agent: 'DHL', trackingNumber: 'JD01' };
    case 'order_cancelled':
      return { event, actor, reason: 'no longer needed' };
    case 'refund_issued':
      return { event, actor, reason: 'a crease', amount: 500 };
    case 'claim_opened':
      return { event, actor, sid: 'A', reason: 'a crease' };
    case 'claim_resolved':
      return { event, actor, sid: 'A', resolution: 'reprint' };
    case 'payment_reversed':
      return { event, actor, kind: 'chargeback', amount: 500, currency: 'USD', reference: 'REFUND-1' };
    case 'dispute_opened':
      return { event, actor, amount: 12_000, currency: 'USD', reference: 'PP-D-1' };
    case 'dispute_resolved':
      return { event, actor, amount: 12_000, currency: 'USD', reference: 'PP-D-1', outcome: 'RESOLVED_SELLER_FAVOUR' };
    case 'hold_released':
      return { event, actor, reason: 'the customer paid again' };
    case 'sender_changed':
      return { event, actor, sender: SENDER };
    case 'note_added':
      return { event, actor, memo: 'called back', visibility: 'internal' };
    default:
      return { event, actor };
  }
}
