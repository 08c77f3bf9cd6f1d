import * as change from './changes';
import type { Changes } from './changes';
import { everyArtworkIn, needsNothing, type OrderFacts, printedItems } from './facts';
import * as job from './jobs';
import { entering, type Jobs, mail, tell } from './jobs';
import * as rule from './rules';
import type { Asked, Given } from './rules';
import { type Actor, type OrderEvent, type OrderState, PAID_STATES, STAFF, STATES } from './states';

export type Target = OrderState | 'same';

/** Asked of the order as the event leaves it. */
export type Fork = (facts: OrderFacts) => boolean;

/** One row of the order's flow. An event has several where its states call for other actors, guards or effects. */
export interface Row<E extends OrderEvent> {
  /** Null: before the order is placed. */
  readonly from: readonly (OrderState | null)[];
  readonly to: Target | { readonly either: Target; readonly or: Target; readonly where: Fork };
  readonly actors: readonly Actor[];
  /** Guards that the order alone decides; the first that fails refuses. */
  readonly given?: readonly Given[];
  /** Guards on what the post brings, after those. */
  readonly asked?: readonly Asked<E>[];
  readonly changes?: readonly Changes<E>[];
  readonly jobs?: readonly Jobs<E>[];
}

const nothingIsNeeded: Fork = (facts) => facts.items.every(needsNothing);
const everyProofIsCurrent: Fork = (facts) => printedItems(facts).every((item) => item.currentProofVersion !== null);
const itemsRemain: Fork = (facts) => facts.items.some((item) => !item.shipped);

/** The whole flow. An event that finds no row for the order's state and its actor is refused. */
export const TABLE: { readonly [E in OrderEvent]: readonly Row<E>[] } = {
  preorder: [
    {
      from: [null],
      to: 'preorder',
      actors: ['customer'],
      given: [rule.cartIsNotEmpty],
      asked: [rule.riskIsAccepted, rule.pricesTheSame],
      changes: [change.placeOrder, change.emptyCart],
    },
  ],
  reprint_ordered: [
    {
      from: [null],
      to: { either: 'awaiting_files', or: 'ready_for_production', where: nothingIsNeeded },
      actors: ['customer_service'],
      given: [rule.cartIsNotEmpty, rule.costsNothing],
      changes: [change.placeOrder],
      jobs: [entering('ready_for_production', tell('factory', 'reprint_due'))],
    },
  ],
  recipient_info_added: [
    {
      from: ['preorder'],
      to: 'awaiting_payment',
      actors: ['customer'],
      given: [rule.addressIsShippable],
      changes: [change.setDue],
      jobs: [mail('order_placed'), job.createPayPalInvoice],
    },
  ],
  paypal_invoice_created: [
    {
      from: ['awaiting_payment'],
      to: 'same',
      actors: ['system'],
      given: [rule.isPaidByPayPal, rule.noInvoiceIsOpen],
      changes: [change.openInvoice],
      jobs: [job.sendPayPalInvoice],
    },
  ],
  invoice_sent: [
    {
      from: ['awaiting_payment'],
      to: 'same',
      actors: ['system'],
      given: [rule.invoiceIsOpen],
      jobs: [mail('invoice')],
    },
  ],
  order_paid: [
    {
      from: ['awaiting_payment'],
      to: { either: 'awaiting_files', or: 'ready_for_production', where: nothingIsNeeded },
      actors: ['system', 'customer', 'accounting'],
      given: [rule.isBeforeDue, rule.paysAsChosen, rule.balanceSuffices],
      asked: [rule.paysTheTotal],
      changes: [change.postPayment, change.cancelInvoiceLeftOpen],
      jobs: [mail('order_paid'), entering('ready_for_production', tell('factory', 'ready_for_production'))],
    },
  ],
  waiting_for_user_file: [{ from: ['awaiting_files'], to: 'same', actors: ['system'] }],
  user_file_upload: [
    {
      from: ['awaiting_files'],
      to: 'same',
      actors: ['customer'],
      asked: [rule.namesPrintedItem],
      changes: [change.replaceArtwork],
    },
  ],
  all_files_uploaded: [{ from: ['awaiting_files'], to: 'same', actors: ['system'], given: [rule.everyArtworkIsIn] }],
  artworks_submitted: [
    {
      from: ['awaiting_files'],
      to: 'in_review',
      actors: ['customer'],
      given: [rule.everyArtworkIsIn],
      jobs: [tell('customer_service', 'artworks_submitted')],
    },
  ],
  artwork_rejected: [
    {
      from: ['in_review'],
      to: 'awaiting_files',
      actors: ['customer_service'],
      asked: [rule.saysWhy, rule.namesPrintedItems],
      changes: [change.rejectArtwork],
      jobs: [mail('artwork_rejected')],
    },
  ],
  digital_proof_sent: [
    {
      from: ['in_review'],
      to: { either: 'same', or: 'awaiting_proof_approval', where: everyProofIsCurrent },
      actors: ['customer_service'],
      asked: [rule.namesPrintedItem],
      changes: [change.storeProof],
      jobs: [entering('awaiting_proof_approval', mail('proof_ready'))],
    },
  ],
  proof_change_requested: [
    {
      from: ['awaiting_proof_approval'],
      to: 'in_review',
      actors: ['customer'],
      asked: [rule.namesPrintedItem, rule.saysWhatToChange],
      changes: [change.returnProof],
      jobs: [tell('customer_service', 'proof_change_requested')],
    },
  ],
  artwork_confirmed: [
    {
      from: ['awaiting_proof_approval'],
      to: 'ready_for_production',
      actors: ['customer'],
      asked: [rule.confirmsCurrentProofs],
      changes: [change.confirmProofs],
      jobs: [tell('factory', 'ready_for_production')],
    },
  ],
  in_production: [{ from: ['ready_for_production'], to: 'in_production', actors: ['factory'] }],
  shipped: [
    {
      from: ['in_production'],
      to: { either: 'shipped', or: 'same', where: itemsRemain },
      actors: ['factory', 'isc_facility'],
      asked: [rule.namesAgent, rule.namesTrackingNumber, rule.namesItemsToShip],
      changes: [change.shipItems],
      jobs: [mail('order_shipped'), entering('shipped', job.scheduleCompletion)],
    },
  ],
  order_completed: [
    {
      from: ['shipped'],
      to: 'completed',
      actors: ['customer_service', 'factory', 'isc_facility', 'system'],
      given: [rule.systemWaitsThirtyDays],
      asked: [rule.deliveryDateIsPossible],
      changes: [change.setDeliveredOn],
      jobs: [mail('order_completed')],
    },
  ],
  order_cancelled: [
    {
      from: ['preorder', 'awaiting_payment'],
      to: 'cancelled',
      actors: ['customer', 'customer_service', 'system'],
      asked: [rule.saysWhy],
      changes: [change.cancelOpenInvoice, change.releaseCoupon],
      jobs: [mail('order_cancelled')],
    },
    {
      from: ['awaiting_files', 'in_review', 'awaiting_proof_approval', 'ready_for_production'],
      to: 'cancelled',
      actors: ['customer_service'],
      asked: [rule.saysWhy],
      changes: [change.refundInFull],
      jobs: [mail('order_cancelled'), job.tellOfManualRefund],
    },
  ],
  order_expired: [
    {
      from: ['preorder', 'awaiting_payment'],
      to: 'expired',
      actors: ['system'],
      given: [rule.isTooOldToPay],
      changes: [change.cancelOpenInvoice, change.releaseCoupon],
      jobs: [mail('order_expired')],
    },
  ],
  refund_issued: [
    {
      from: PAID_STATES,
      to: 'same',
      actors: ['customer_service', 'accounting'],
      given: [rule.somethingIsRefundable],
      asked: [rule.saysWhy, rule.refundsWithinLimit],
      changes: [change.refund],
      jobs: [mail('refund_issued'), job.tellOfManualRefund],
    },
    // Money that pays for nothing, as it came too late or is not the total, is sent back by hand.
    {
      from: ['awaiting_payment', 'cancelled', 'expired'],
      to: 'same',
      actors: ['accounting'],
      given: [rule.somethingIsRefundable],
      asked: [rule.saysWhy, rule.refundsWithinLimit],
      changes: [change.refund],
      jobs: [mail('refund_issued')],
    },
  ],
  claim_opened: [
    {
      from: ['shipped', 'completed'],
      to: 'same',
      actors: ['customer'],
      given: [rule.claimWindowIsOpen],
      asked: [rule.saysWhy, rule.itemCanBeClaimed],
      changes: [change.openClaim],
      jobs: [mail('claim_opened'), tell('customer_service', 'claim_opened')],
    },
  ],
  claim_resolved: [
    {
      from: ['shipped', 'completed'],
      to: 'same',
      actors: ['customer_service'],
      given: [rule.someClaimIsOpen],
      asked: [rule.itemHasOpenClaim, rule.settlesFairly, rule.refusalIsExplained],
      changes: [change.resolveClaim, change.refundClaim, change.orderReprint, change.consoleForLostParcel],
      jobs: [mail('claim_resolved'), job.tellOfManualRefund],
    },
  ],
  note_added: [{ from: STATES, to: 'same', actors: STAFF, asked: [rule.saysSomething], jobs: [job.mailShownNote] }],
};

/** The row an event takes; at most one fits. */
export function rowOf<E extends OrderEvent>(event: E, state: OrderState | null, actor: Actor): Row<E> | undefined {
  const rows: readonly Row<E>[] = TABLE[event];
  return rows.find((row) => row.from.includes(state) && row.actors.includes(actor));
}

/** The state a target means for an order in this one. */
export function resolved(target: Target, state: OrderState | null): OrderState {
  if (target !== 'same') return target;
  if (state === null) throw new TypeError('an order that is not placed has no state to stay in');
  return state;
}

/** The events that post themselves after another, in the system's name. */
export const SELF_POSTED = [
  { event: 'waiting_for_user_file', once: entersAwaitingFiles },
  { event: 'all_files_uploaded', once: lastArtworkComesIn },
] as const;

function entersAwaitingFiles(was: OrderFacts, is: OrderFacts): boolean {
  return is.state === 'awaiting_files' && was.state !== 'awaiting_files';
}

function lastArtworkComesIn(was: OrderFacts, is: OrderFacts): boolean {
  return artworkIsComplete(is) && !artworkIsComplete(was);
}

/** Also of an order that comes with artwork taken over from another. */
function artworkIsComplete(facts: OrderFacts): boolean {
  return facts.state === 'awaiting_files' && everyArtworkIn(facts);
}
