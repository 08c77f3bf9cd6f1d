import * as change from './change-builders';
import type { ChangeBuilder } from './change-builders';
import * as job from './job-builders';
import { type JobBuilder, notifyStaff, onEntering, sendMail } from './job-builders';
import { hasAllArtwork, isReadyForProduction, type OrderSnapshot, printedItems } from './order-snapshot';
import * as rule from './rules';
import type { InputGuard, OrderGuard } from './rules';
import { type Actor, ORDER_STATES, type OrderEvent, type OrderState, PAID_STATES, STAFF_ACTORS } from './states';

/** `same`: the order stays in its state. */
export type TargetState = OrderState | 'same';

/** Evaluated on the order after the event's changes. */
export type TargetCondition = (order: OrderSnapshot) => boolean;

/** One transition. An event has several rules if its actors, guards or effects depend on the state. */
export interface TransitionRule<E extends OrderEvent> {
  /** Null: the order is being placed. */
  readonly from: readonly (OrderState | null)[];
  readonly to:
    TargetState | { readonly when: TargetCondition; readonly target: TargetState; readonly otherwise: TargetState };
  readonly actors: readonly Actor[];
  /** Guards that depend on the order only. The first one that fails rejects the event. */
  readonly orderGuards?: readonly OrderGuard[];
  /** Guards that also depend on the payload, evaluated after `orderGuards`. */
  readonly inputGuards?: readonly InputGuard<E>[];
  readonly changes?: readonly ChangeBuilder<E>[];
  readonly jobs?: readonly JobBuilder<E>[];
}

const everyItemIsReady: TargetCondition = (order) => order.items.every(isReadyForProduction);
const everyProofIsCurrent: TargetCondition = (order) =>
  printedItems(order).every((item) => item.currentProofVersion !== null);
const someItemIsUnshipped: TargetCondition = (order) => order.items.some((item) => !item.shipped);

/** Every transition of an order. An event is rejected if no rule matches the order's state and the actor. */
export const TRANSITION_RULES: { readonly [E in OrderEvent]: readonly TransitionRule<E>[] } = {
  preorder: [
    {
      from: [null],
      to: 'preorder',
      actors: ['customer'],
      orderGuards: [rule.cartIsNotEmpty],
      inputGuards: [rule.economyRiskIsAccepted, rule.expectedTotalMatches],
      changes: [change.placeOrder, change.emptyCart],
    },
  ],
  reprint_ordered: [
    {
      from: [null],
      to: { when: everyItemIsReady, target: 'ready_for_production', otherwise: 'awaiting_files' },
      actors: ['customer_service'],
      orderGuards: [rule.cartIsNotEmpty, rule.totalIsZero],
      changes: [change.placeOrder],
      jobs: [onEntering('ready_for_production', notifyStaff('factory', 'reprint_due'))],
    },
  ],
  recipient_info_added: [
    {
      from: ['preorder'],
      to: 'awaiting_payment',
      actors: ['customer'],
      orderGuards: [rule.canStillBePaid, rule.addressIsShippable],
      inputGuards: [rule.senderIsAllowed],
      changes: [change.setPaymentDue],
      jobs: [sendMail('order_placed'), job.createPayPalInvoice],
    },
  ],
  paypal_invoice_created: [
    {
      from: ['awaiting_payment'],
      to: 'same',
      actors: ['system'],
      orderGuards: [rule.isPaidByInvoice, rule.noInvoiceIsOpen],
      changes: [change.openInvoice],
      jobs: [job.sendPayPalInvoice],
    },
  ],
  invoice_sent: [
    {
      from: ['awaiting_payment'],
      to: 'same',
      actors: ['system'],
      orderGuards: [rule.invoiceIsOpen],
      jobs: [sendMail('invoice')],
    },
  ],
  order_paid: [
    {
      from: ['awaiting_payment'],
      to: { when: everyItemIsReady, target: 'ready_for_production', otherwise: 'awaiting_files' },
      actors: ['system', 'customer', 'accounting'],
      orderGuards: [rule.isBeforePaymentDue, rule.payerMatchesPaymentMethod, rule.prepaidBalanceSuffices],
      inputGuards: [rule.paymentEqualsTotal],
      changes: [change.postPayment, change.cancelUnpaidInvoice],
      jobs: [
        sendMail('order_paid'),
        onEntering('ready_for_production', notifyStaff('factory', 'ready_for_production')),
      ],
    },
  ],
  waiting_for_user_file: [{ from: ['awaiting_files'], to: 'same', actors: ['system'] }],
  user_file_upload: [
    {
      from: ['awaiting_files'],
      to: 'same',
      actors: ['customer'],
      inputGuards: [rule.itemIsPrinted],
      changes: [change.replaceArtwork],
    },
  ],
  all_files_uploaded: [
    { from: ['awaiting_files'], to: 'same', actors: ['system'], orderGuards: [rule.allArtworkIsUploaded] },
  ],
  artworks_submitted: [
    {
      from: ['awaiting_files'],
      to: 'in_review',
      actors: ['customer'],
      orderGuards: [rule.allArtworkIsUploaded],
      jobs: [notifyStaff('customer_service', 'artworks_submitted')],
    },
  ],
  artwork_rejected: [
    {
      from: ['in_review'],
      to: 'awaiting_files',
      actors: ['customer_service'],
      inputGuards: [rule.reasonIsGiven, rule.itemsArePrinted],
      changes: [change.rejectArtwork],
      jobs: [sendMail('artwork_rejected')],
    },
  ],
  digital_proof_sent: [
    {
      from: ['in_review'],
      to: { when: everyProofIsCurrent, target: 'awaiting_proof_approval', otherwise: 'same' },
      actors: ['customer_service'],
      inputGuards: [rule.itemIsPrinted],
      changes: [change.storeProof],
      jobs: [
        onEntering('awaiting_proof_approval', sendMail('proof_ready')),
        onEntering('awaiting_proof_approval', job.scheduleProofReminders),
      ],
    },
  ],
  proof_change_requested: [
    {
      from: ['awaiting_proof_approval'],
      to: 'in_review',
      actors: ['customer'],
      inputGuards: [rule.itemIsPrinted, rule.commentIsGiven],
      changes: [change.requestProofChange],
      jobs: [notifyStaff('customer_service', 'proof_change_requested')],
    },
  ],
  artwork_confirmed: [
    {
      from: ['awaiting_proof_approval'],
      to: 'ready_for_production',
      actors: ['customer'],
      inputGuards: [rule.proofVersionsAreCurrent],
      changes: [change.confirmProofs],
      jobs: [notifyStaff('factory', 'ready_for_production')],
    },
  ],
  in_production: [
    { from: ['ready_for_production'], to: 'in_production', actors: ['factory'], orderGuards: [rule.isNotOnHold] },
  ],
  shipped: [
    {
      from: ['in_production'],
      to: { when: someItemIsUnshipped, target: 'same', otherwise: 'shipped' },
      actors: ['factory', 'isc_facility'],
      orderGuards: [rule.isNotOnHold],
      inputGuards: [rule.agentIsGiven, rule.trackingNumberIsGiven, rule.parcelsAreValid, rule.itemsCanBeShipped],
      changes: [change.shipItems],
      jobs: [sendMail('order_shipped'), onEntering('shipped', job.scheduleCompletion)],
    },
  ],
  order_completed: [
    {
      from: ['shipped'],
      to: 'completed',
      actors: ['customer_service', 'factory', 'isc_facility', 'system'],
      inputGuards: [rule.completionIsDue, rule.deliveryDateIsPossible],
      changes: [change.setDeliveryDate],
      jobs: [sendMail('order_completed')],
    },
  ],
  order_cancelled: [
    {
      from: ['preorder', 'awaiting_payment'],
      to: 'cancelled',
      actors: ['customer', 'customer_service', 'system'],
      inputGuards: [rule.reasonIsGiven],
      changes: [change.cancelOpenInvoice, change.releaseCoupon],
      jobs: [sendMail('order_cancelled')],
    },
    {
      from: ['awaiting_files', 'in_review', 'awaiting_proof_approval', 'ready_for_production'],
      to: 'cancelled',
      actors: ['customer_service'],
      inputGuards: [rule.reasonIsGiven],
      changes: [change.refundInFull],
      jobs: [sendMail('order_cancelled'), job.notifyManualRefund],
    },
  ],
  order_expired: [
    {
      from: ['preorder', 'awaiting_payment'],
      to: 'expired',
      actors: ['system'],
      orderGuards: [rule.paymentPeriodIsOver],
      changes: [change.cancelOpenInvoice, change.releaseCoupon],
      jobs: [sendMail('order_expired')],
    },
  ],
  refund_issued: [
    {
      from: PAID_STATES,
      to: 'same',
      actors: ['customer_service', 'accounting'],
      orderGuards: [rule.refundIsPossible],
      inputGuards: [rule.reasonIsGiven, rule.refundIsWithinLimit],
      changes: [change.issueRefund],
      jobs: [sendMail('refund_issued'), job.notifyManualRefund],
    },
    // Unmatched payments (too late, or not the total) are returned by hand.
    {
      from: ['awaiting_payment', 'cancelled', 'expired'],
      to: 'same',
      actors: ['accounting'],
      orderGuards: [rule.refundIsPossible],
      inputGuards: [rule.reasonIsGiven, rule.refundIsWithinLimit],
      changes: [change.issueRefund],
      jobs: [sendMail('refund_issued')],
    },
  ],
  claim_opened: [
    {
      from: ['shipped', 'completed'],
      to: 'same',
      actors: ['customer'],
      orderGuards: [rule.claimWindowIsOpen],
      inputGuards: [rule.reasonIsGiven, rule.itemCanBeClaimed],
      changes: [change.openClaim],
      jobs: [sendMail('claim_opened'), notifyStaff('customer_service', 'claim_opened')],
    },
  ],
  claim_resolved: [
    {
      from: ['shipped', 'completed'],
      to: 'same',
      actors: ['customer_service'],
      orderGuards: [rule.anyClaimIsOpen],
      inputGuards: [rule.itemHasOpenClaim, rule.resolutionIsAllowed, rule.rejectionHasReason],
      changes: [change.resolveClaim, change.refundClaim, change.orderReprint, change.issueLostParcelCoupon],
      jobs: [sendMail('claim_resolved'), job.notifyManualRefund],
    },
  ],
  payment_reversed: [
    {
      from: PAID_STATES,
      to: 'same',
      actors: ['system'],
      orderGuards: [rule.hasPayment],
      inputGuards: [rule.referenceIsGiven, rule.reportedAmountIsValid],
      changes: [change.reversePayment, change.placeHold],
    },
  ],
  dispute_opened: [
    {
      from: PAID_STATES,
      to: 'same',
      actors: ['system'],
      orderGuards: [rule.hasPayment],
      inputGuards: [rule.referenceIsGiven, rule.reportedAmountIsValid],
      changes: [change.openDispute, change.placeHold],
    },
  ],
  // The order stays on hold: accounting decides.
  dispute_resolved: [
    {
      from: PAID_STATES,
      to: 'same',
      actors: ['system'],
      orderGuards: [rule.hasPayment],
      inputGuards: [rule.referenceIsGiven, rule.reportedAmountIsValid],
      changes: [change.resolveDispute],
    },
  ],
  hold_released: [
    {
      from: ORDER_STATES,
      to: 'same',
      actors: ['accounting'],
      orderGuards: [rule.isOnHold],
      inputGuards: [rule.reasonIsGiven],
      changes: [change.releaseHold],
    },
  ],
  sender_changed: [
    {
      from: [
        'preorder',
        'awaiting_payment',
        'awaiting_files',
        'in_review',
        'awaiting_proof_approval',
        'ready_for_production',
        'in_production',
      ],
      to: 'same',
      actors: ['customer_service'],
      orderGuards: [rule.senderIsChangeable],
      inputGuards: [rule.senderIsAllowed],
    },
  ],
  note_added: [
    {
      from: ORDER_STATES,
      to: 'same',
      actors: STAFF_ACTORS,
      inputGuards: [rule.memoIsGiven],
      jobs: [job.mailCustomerNote],
    },
  ],
};

/** The rule for an event in a state by an actor; at most one matches. */
export function findRule<E extends OrderEvent>(
  event: E,
  state: OrderState | null,
  actor: Actor,
): TransitionRule<E> | undefined {
  const rules: readonly TransitionRule<E>[] = TRANSITION_RULES[event];
  return rules.find(({ from, actors }) => from.includes(state) && actors.includes(actor));
}

/**
 * The state that a target stands for, from the current state.
 * @throws {TypeError} for `same` on an order that is not placed
 */
export function resolveTarget(target: TargetState, state: OrderState | null): OrderState {
  if (target !== 'same') return target;
  if (state === null) throw new TypeError('an order that is not placed has no state');
  return state;
}

/** Events that the system posts right after another event. */
export const AUTOMATIC_EVENTS = [
  { event: 'waiting_for_user_file', when: startsAwaitingFiles },
  { event: 'all_files_uploaded', when: artworkBecomesComplete },
] as const;

function startsAwaitingFiles(before: OrderSnapshot, after: OrderSnapshot): boolean {
  return after.state === 'awaiting_files' && before.state !== 'awaiting_files';
}

function artworkBecomesComplete(before: OrderSnapshot, after: OrderSnapshot): boolean {
  return artworkIsComplete(after) && !artworkIsComplete(before);
}

/** Artwork carried over from another order counts, too. */
function artworkIsComplete(order: OrderSnapshot): boolean {
  return order.state === 'awaiting_files' && hasAllArtwork(order);
}
