import { dayOf } from './calendar';
import type { Change } from './effects';
import { dueOf, itemOf, type OrderFacts, type PaymentRoute } from './facts';
import type { EventPost } from './posts';
import { refundable } from './rules';
import type { Actor, OrderEvent } from './states';

/** What an accepted event writes, out of the facts before it. */
export type Changes<E extends OrderEvent> = (facts: OrderFacts, post: EventPost<E, Actor>) => readonly Change[];

export const placeOrder: Changes<'preorder' | 'reprint_ordered'> = ({ now }) => [
  { kind: 'place_order', placedAt: now, due: dueOf(now) },
];

export const emptyCart: Changes<'preorder'> = () => [{ kind: 'empty_cart' }];

export const setDue: Changes<'recipient_info_added'> = ({ placedAt }) =>
  placedAt ? [{ kind: 'set_due', due: dueOf(placedAt) }] : [];

export const openInvoice: Changes<'paypal_invoice_created'> = () => [{ kind: 'open_invoice' }];

export const cancelOpenInvoice: Changes<'order_cancelled' | 'order_expired'> = (facts) =>
  facts.openInvoice ? [{ kind: 'cancel_paypal_invoice' }] : [];

/** Nothing was bought with it. */
export const releaseCoupon: Changes<'order_cancelled' | 'order_expired'> = (facts) =>
  facts.couponSpent ? [{ kind: 'release_coupon' }] : [];

/** Money that came another way leaves the PayPal invoice unpaid: nobody may pay it a second time. */
export const cancelInvoiceLeftOpen: Changes<'order_paid'> = (facts, { actor }) =>
  facts.openInvoice && actor !== 'system' ? [{ kind: 'cancel_paypal_invoice' }] : [];

export const postPayment: Changes<'order_paid'> = (_, { actor, amount, currency }) => [
  { kind: 'post_payment', by: routeOf(actor), amount, currency },
];

function routeOf(actor: Actor): PaymentRoute {
  if (actor === 'system') return 'paypal';
  return actor === 'customer' ? 'prepaid' : 'manual';
}

/** A proof of the artwork that goes is a proof of nothing. */
export const replaceArtwork: Changes<'user_file_upload'> = (facts, { sid }) => [
  ...(itemOf(facts, sid)?.hasArtwork ? [{ kind: 'supersede_artwork', sid } as const] : []),
  ...supersedeProof(facts, sid),
  { kind: 'store_artwork', sid },
];

/** The rejected artwork stays stored; its item needs another before the artworks can be submitted again. */
export const rejectArtwork: Changes<'artwork_rejected'> = (facts, { items, reason }) =>
  [...new Set(items)].flatMap((sid): Change[] => [
    { kind: 'reject_artwork', sid, reason },
    ...supersedeProof(facts, sid),
  ]);

export const storeProof: Changes<'digital_proof_sent'> = (facts, { sid }) => [
  ...supersedeProof(facts, sid),
  { kind: 'store_proof', sid, version: (itemOf(facts, sid)?.proofsSent ?? 0) + 1 },
];

export const returnProof: Changes<'proof_change_requested'> = (facts, { sid, comment }) => {
  const version = itemOf(facts, sid)?.currentProofVersion;
  if (!version) return [];
  return [{ kind: 'decide_proof', sid, version, decision: 'change_requested', comment }, ...supersedeProof(facts, sid)];
};

export const confirmProofs: Changes<'artwork_confirmed'> = (_, { versions }) =>
  Object.entries(versions).map(([sid, version]) => ({ kind: 'decide_proof', sid, version, decision: 'confirmed' }));

function supersedeProof(facts: OrderFacts, sid: string): readonly Change[] {
  return itemOf(facts, sid)?.currentProofVersion ? [{ kind: 'supersede_proof', sid }] : [];
}

export const shipItems: Changes<'shipped'> = ({ now }, { items, agent, trackingNumber }) => [
  { kind: 'ship_items', items, agent, trackingNumber, at: now },
];

export const setDeliveredOn: Changes<'order_completed'> = ({ now }, { deliveryDate }) => [
  { kind: 'set_delivered_on', day: deliveryDate ?? dayOf(now) },
];

/** All that was paid and not yet given back, shipping and fees included. */
export const refundInFull: Changes<'order_cancelled'> = (facts) => refundOfPayment(facts, facts.paid - facts.refunded);

/** Unapplied money goes back first: it was never the order's. */
export const refund: Changes<'refund_issued'> = (facts, { actor, amount }) => {
  const unapplied = Math.min(amount, refundable(facts, actor).unapplied);
  return [
    ...(unapplied > 0
      ? [{ kind: 'refund', of: 'unapplied', by: 'paypal', amount: unapplied, currency: facts.currency } as const]
      : []),
    ...refundOfPayment(facts, amount - unapplied),
  ];
};

function refundOfPayment({ paidBy, currency }: OrderFacts, amount: number): readonly Change[] {
  return paidBy !== null && amount > 0 ? [{ kind: 'refund', of: 'payment', by: paidBy, amount, currency }] : [];
}

export const openClaim: Changes<'claim_opened'> = (_, { sid, reason, photos = [] }) => [
  { kind: 'open_claim', sid, reason, photos },
];

export const resolveClaim: Changes<'claim_resolved'> = (_, { sid, resolution, lostParcel = false, amount, reason }) => [
  {
    kind: 'resolve_claim',
    sid,
    resolution,
    lostParcel,
    ...(resolution === 'refund' && amount !== undefined ? { amount } : {}),
    ...(reason === undefined ? {} : { reason }),
  },
];

export const refundClaim: Changes<'claim_resolved'> = (facts, { resolution, amount = 0 }) =>
  resolution === 'refund' ? refundOfPayment(facts, amount) : [];

export const orderReprint: Changes<'claim_resolved'> = (_, { sid, resolution }) =>
  resolution === 'reprint' ? [{ kind: 'order_reprint', sid }] : [];

/** Once an order, however many of its items the lost parcel held. */
export const consoleForLostParcel: Changes<'claim_resolved'> = (facts, { lostParcel }) =>
  lostParcel && !facts.lostParcel ? [{ kind: 'issue_coupon', percent: 5 }] : [];
