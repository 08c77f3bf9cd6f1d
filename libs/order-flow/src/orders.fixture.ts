import { PLAIN_WEEKS } from './calendar';
import type { ItemFacts, OrderFacts } from './facts';
import type { EventPost } from './posts';
import type { OrderEvent, OrderState, Poster } from './states';

export const PLACED = new Date('2026-03-02T08:00:00Z');

export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * 86_400_000);
}

export function item(sid: string, news: Partial<ItemFacts> = {}): ItemFacts {
  return {
    sid,
    printed: true,
    hasArtwork: false,
    proofsSent: 0,
    currentProofVersion: null,
    approved: false,
    shipped: false,
    openClaim: false,
    ...news,
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

/** Of an item that comes with artwork and a confirmed proof from an earlier order. */
export const TAKEN_OVER = { hasArtwork: true, proofsSent: 1, currentProofVersion: 1, approved: true } as const;

/** An order of two printed items and a blank one, as it stands in a state: 120.00 with 20.00 of shipping and fees. */
export function orderIn(state: OrderState | null, news: Partial<OrderFacts> = {}): OrderFacts {
  const artwork = state !== null && WITH_ARTWORK.includes(state);
  const proved = artwork && state !== 'in_review';
  const approved = proved && state !== 'awaiting_proof_approval';
  const proof = proved ? { proofsSent: 1, currentProofVersion: 1, approved } : {};
  const gone = state === 'shipped' || state === 'completed';
  const paid = artwork || state === 'awaiting_files';
  return {
    state,
    now: daysAfter(PLACED, 1),
    calendar: PLAIN_WEEKS,
    placedAt: state === null ? null : PLACED,
    due: state === null || state === 'preorder' ? null : daysAfter(PLACED, 7),
    currency: 'USD',
    total: 12_000,
    productAmount: 10_000,
    paymentMethod: 0,
    shippingMethod: 0,
    shippable: true,
    items: [
      item('A', { hasArtwork: artwork, ...proof, shipped: gone }),
      item('B', { hasArtwork: artwork, ...proof, shipped: gone }),
      item('blank', { printed: false, shipped: gone }),
    ],
    couponSpent: false,
    openInvoice: false,
    paidBy: paid ? 'paypal' : null,
    paid: paid ? 12_000 : 0,
    refunded: 0,
    unapplied: 0,
    prepaidBalance: 0,
    lastShipmentAt: gone ? PLACED : null,
    deliveredOn: state === 'completed' ? '2026-03-02' : null,
    lostParcel: false,
    ...news,
  };
}

/** The order with one of its items otherwise. */
export function withItem(facts: OrderFacts, sid: string, news: Partial<ItemFacts>): OrderFacts {
  return { ...facts, items: facts.items.map((each) => (each.sid === sid ? { ...each, ...news } : each)) };
}

/** The post that such an order takes, if it takes the event at all. */
export function goodPost(event: OrderEvent, actor: Poster): EventPost {
  switch (event) {
    case 'preorder':
      return { event, actor, expectedTotal: { currency: 'USD', amount: 12_000 } };
    case 'reprint_ordered':
      return { event, actor, of: 'DEM000-000000-000001' };
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
    case 'note_added':
      return { event, actor, memo: 'called back', visibility: 'internal' };
    default:
      return { event, actor };
  }
}
