import { dayOf } from './calendar';
import type { Change } from './effects';
import type { EventInput } from './event-input';
import { findItem, type OrderSnapshot, paymentDueDate } from './order-snapshot';
import { paymentRouteOf } from './payment-methods';
import { type Parcel, packedPieces } from './parcels';
import { refundableAmounts } from './rules';
import type { Actor, OrderEvent } from './states';

/** Builds the changes of an accepted event from the order before it. */
export type ChangeBuilder<E extends OrderEvent> = (
  order: OrderSnapshot,
  input: EventInput<E, Actor>,
) => readonly Change[];

export const placeOrder: ChangeBuilder<'preorder' | 'reprint_ordered'> = ({ now }) => [
  { kind: 'place_order', placedAt: now, due: paymentDueDate(now) },
];

export const emptyCart: ChangeBuilder<'preorder'> = () => [{ kind: 'empty_cart' }];

export const setPaymentDue: ChangeBuilder<'recipient_info_added'> = ({ placedAt }) =>
  placedAt ? [{ kind: 'set_due', due: paymentDueDate(placedAt) }] : [];

export const openInvoice: ChangeBuilder<'paypal_invoice_created'> = () => [{ kind: 'open_invoice' }];

export const cancelOpenInvoice: ChangeBuilder<'order_cancelled' | 'order_expired'> = (order) =>
  order.hasOpenInvoice ? [{ kind: 'cancel_paypal_invoice' }] : [];

/** An order that ends unpaid does not use up its coupon. */
export const releaseCoupon: ChangeBuilder<'order_cancelled' | 'order_expired'> = (order) =>
  order.couponRedeemed ? [{ kind: 'release_coupon' }] : [];

/** A payment by another route leaves the PayPal invoice unpaid. It is cancelled so that the order is not paid twice. */
export const cancelUnpaidInvoice: ChangeBuilder<'order_paid'> = (order, { actor }) =>
  order.hasOpenInvoice && actor !== 'system' ? [{ kind: 'cancel_paypal_invoice' }] : [];

export const postPayment: ChangeBuilder<'order_paid'> = ({ paymentMethod }, { actor, amount, currency }) => [
  { kind: 'post_payment', by: paymentRouteOf(actor, paymentMethod), amount, currency },
];

/** A proof of the replaced artwork is no longer current. */
export const replaceArtwork: ChangeBuilder<'user_file_upload'> = (order, { sid }) => [
  ...(findItem(order, sid)?.hasArtwork ? [{ kind: 'supersede_artwork', sid } as const] : []),
  ...supersedeProof(order, sid),
  { kind: 'store_artwork', sid },
];

/** Rejected artwork stays stored. Its item needs another file before the artworks can be submitted again. */
export const rejectArtwork: ChangeBuilder<'artwork_rejected'> = (order, { items, reason }) =>
  [...new Set(items)].flatMap((sid): Change[] => [
    { kind: 'reject_artwork', sid, reason },
    ...supersedeProof(order, sid),
  ]);

export const storeProof: ChangeBuilder<'digital_proof_sent'> = (order, { sid, settles = [] }) => [
  ...supersedeProof(order, sid),
  {
    kind: 'store_proof',
    sid,
    version: (findItem(order, sid)?.proofsSent ?? 0) + 1,
    ...(settles.length > 0 && { settles }),
  },
];

export const requestProofChange: ChangeBuilder<'proof_change_requested'> = (order, { sid, comment, pins = [] }) => {
  const version = findItem(order, sid)?.currentProofVersion;
  if (!version) return [];
  return [
    { kind: 'decide_proof', sid, version, decision: 'change_requested', comment, ...(pins.length > 0 && { pins }) },
    ...supersedeProof(order, sid),
  ];
};

export const confirmProofs: ChangeBuilder<'artwork_confirmed'> = (_, { versions, approvedBy = null }) => [
  ...Object.entries(versions).map(
    ([sid, version]) => ({ kind: 'decide_proof', sid, version, decision: 'confirmed' }) as const,
  ),
  { kind: 'record_approval', approvedBy },
];

function supersedeProof(order: OrderSnapshot, sid: string): readonly Change[] {
  return findItem(order, sid)?.currentProofVersion ? [{ kind: 'supersede_proof', sid }] : [];
}

export const shipItems: ChangeBuilder<'shipped'> = (order, { items, agent, trackingNumber, parcels }) => [
  {
    kind: 'ship_items',
    ...{ items, agent, trackingNumber },
    completed: items.filter((sid) => !parcels || nothingIsLeft(order, sid, parcels)),
    parcels: parcels ?? [],
    at: order.now,
  },
];

const nothingIsLeft = (order: OrderSnapshot, sid: string, parcels: readonly Parcel[]) =>
  packedPieces(parcels, sid) >= (findItem(order, sid)?.unshipped ?? 0);

export const setDeliveryDate: ChangeBuilder<'order_completed'> = ({ now }, { deliveryDate }) => [
  { kind: 'set_delivered_on', day: deliveryDate ?? dayOf(now) },
];

/** Everything paid and not yet refunded, including shipping and fees. */
export const refundInFull: ChangeBuilder<'order_cancelled'> = (order) =>
  paymentRefund(order, order.paid - order.refunded);

/** Unmatched payments are returned first, because they never paid the order. */
export const issueRefund: ChangeBuilder<'refund_issued'> = (order, { actor, amount }) => {
  const unmatched = Math.min(amount, refundableAmounts(order, actor).unmatched);
  const serviceRoute = paymentRouteOf('system', order.paymentMethod);
  return [
    ...(unmatched > 0
      ? [{ kind: 'refund', of: 'unmatched', by: serviceRoute, amount: unmatched, currency: order.currency } as const]
      : []),
    ...paymentRefund(order, amount - unmatched),
  ];
};

function paymentRefund({ paidBy, currency }: OrderSnapshot, amount: number): readonly Change[] {
  return paidBy !== null && amount > 0 ? [{ kind: 'refund', of: 'payment', by: paidBy, amount, currency }] : [];
}

/** What exceeds the payment's remainder is in the ledger already: a refund that failed and was made by hand. */
export const reversePayment: ChangeBuilder<'payment_reversed'> = (
  { paidBy, paid, refunded },
  { kind: reversal, amount, currency, reference },
) => {
  const booked = Math.min(amount, paid - refunded);
  return paidBy !== null && booked > 0
    ? [{ kind: 'reverse_payment', reversal, by: paidBy, amount: booked, currency, reference }]
    : [];
};

export const openDispute: ChangeBuilder<'dispute_opened'> = ({ paidBy }, { amount, currency, reference }) =>
  paidBy === null ? [] : [{ kind: 'open_dispute', by: paidBy, amount, currency, reference }];

export const resolveDispute: ChangeBuilder<'dispute_resolved'> = ({ paidBy }, { amount, currency, reference }) =>
  paidBy === null ? [] : [{ kind: 'resolve_dispute', by: paidBy, amount, currency, reference }];

export const placeHold: ChangeBuilder<'payment_reversed' | 'dispute_opened'> = () => [{ kind: 'place_hold' }];

export const releaseHold: ChangeBuilder<'hold_released'> = () => [{ kind: 'release_hold' }];

export const openClaim: ChangeBuilder<'claim_opened'> = (_, { sid, reason, photos = [] }) => [
  { kind: 'open_claim', sid, reason, photos },
];

export const resolveClaim: ChangeBuilder<'claim_resolved'> = (
  _,
  { sid, resolution, lostParcel = false, amount, reason },
) => [
  {
    kind: 'resolve_claim',
    sid,
    resolution,
    lostParcel,
    ...(resolution === 'refund' && amount !== undefined ? { amount } : {}),
    ...(reason === undefined ? {} : { reason }),
  },
];

export const refundClaim: ChangeBuilder<'claim_resolved'> = (order, { resolution, amount = 0 }) =>
  resolution === 'refund' ? paymentRefund(order, amount) : [];

export const orderReprint: ChangeBuilder<'claim_resolved'> = (_, { sid, resolution }) =>
  resolution === 'reprint' ? [{ kind: 'order_reprint', sid }] : [];

/** Once per order, however many of its items were in the lost parcel. */
export const issueLostParcelCoupon: ChangeBuilder<'claim_resolved'> = (order, { lostParcel }) =>
  lostParcel && !order.lostParcel ? [{ kind: 'issue_coupon', percent: 5 }] : [];
