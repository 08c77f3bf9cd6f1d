/** Every state of an order, in the usual sequence. */
export const ORDER_STATES = [
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
export type OrderState = (typeof ORDER_STATES)[number];

/** Every event of an order, in the usual sequence. This list is the single source of the event names. */
export const ORDER_EVENTS = [
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
  'payment_reversed',
  'dispute_opened',
  'dispute_resolved',
  'hold_released',
  'sender_changed',
  'note_added',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

export const STAFF_ACTORS = ['customer_service', 'accounting', 'factory', 'isc_facility'] as const;
export type StaffActor = (typeof STAFF_ACTORS)[number];

/** The roles that the history names. Guests and resellers act as `customer`, on their own orders only. */
export const ACTORS = ['customer', ...STAFF_ACTORS, 'system'] as const;
export type Actor = (typeof ACTORS)[number];

/** Who can post an event. An admin acts in the staff role that the event requires, and the history names that role. */
export type PostingActor = Actor | 'admin';

/** States that no event leads out of. */
export const TERMINAL_STATES = ['completed', 'cancelled', 'expired'] as const satisfies readonly OrderState[];

/** The states of an order that was paid and not cancelled. */
export const PAID_STATES = [
  'awaiting_files',
  'in_review',
  'awaiting_proof_approval',
  'ready_for_production',
  'in_production',
  'shipped',
  'completed',
] as const satisfies readonly OrderState[];

/** The states of an order whose artwork the customer approved and that was not cancelled. */
export const APPROVED_STATES = [
  'ready_for_production',
  'in_production',
  'shipped',
  'completed',
] as const satisfies readonly OrderState[];

/** The states of an order that was shipped. */
export const SHIPPED_STATES = ['shipped', 'completed'] as const satisfies readonly OrderState[];

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

/** The group a customer sees: `waiting` for the customer, `pending` at the shop, or how the order ended. */
export function stateGroup(state: OrderState): OrderGroup {
  return GROUPS[state];
}
