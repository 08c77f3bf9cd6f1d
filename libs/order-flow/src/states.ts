export const STATES = [
  'preorder',
  'awaiting_payment',
  'awaiting_files',
  'in_review',
  'awaiting_proof_approval',
  'ready_for_production',
  'in_production',
  'shipped',
  'completed',
  'cancelled',
  'expired',
] as const;
export type OrderState = (typeof STATES)[number];

/** What may happen to an order, in the order it usually does. */
export const EVENTS = [
  'preorder',
  'reprint_ordered',
  'recipient_info_added',
  'paypal_invoice_created',
  'invoice_sent',
  'order_paid',
  'waiting_for_user_file',
  'user_file_upload',
  'all_files_uploaded',
  'artworks_submitted',
  'artwork_rejected',
  'digital_proof_sent',
  'proof_change_requested',
  'artwork_confirmed',
  'in_production',
  'shipped',
  'order_completed',
  'order_cancelled',
  'order_expired',
  'refund_issued',
  'claim_opened',
  'claim_resolved',
  'note_added',
] as const;
export type OrderEvent = (typeof EVENTS)[number];

export const STAFF = ['customer_service', 'accounting', 'factory', 'isc_facility'] as const;
export type StaffActor = (typeof STAFF)[number];

/** Who stands in the history. A guest or a reseller acts as `customer`, on their own orders only. */
export const ACTORS = ['customer', ...STAFF, 'system'] as const;
export type Actor = (typeof ACTORS)[number];

/** Who may post: an admin acts in whichever staff role the event takes, and the history names that role. */
export type Poster = Actor | 'admin';

export const TERMINAL_STATES = ['completed', 'cancelled', 'expired'] as const satisfies readonly OrderState[];

/** From the payment to the end: the states of an order that was paid and not cancelled. */
export const PAID_STATES = [
  'awaiting_files',
  'in_review',
  'awaiting_proof_approval',
  'ready_for_production',
  'in_production',
  'shipped',
  'completed',
] as const satisfies readonly OrderState[];

export type OrderGroup = 'waiting' | 'pending' | 'completed' | 'cancelled' | 'expired';

const GROUPS: Readonly<Record<OrderState, OrderGroup>> = {
  preorder: 'waiting',
  awaiting_payment: 'waiting',
  awaiting_files: 'waiting',
  in_review: 'pending',
  awaiting_proof_approval: 'waiting',
  ready_for_production: 'pending',
  in_production: 'pending',
  shipped: 'pending',
  completed: 'completed',
  cancelled: 'cancelled',
  expired: 'expired',
};

/** What the customer sees: waiting for them, pending with us, or how it ended. */
export function group(state: OrderState): OrderGroup {
  return GROUPS[state];
}
