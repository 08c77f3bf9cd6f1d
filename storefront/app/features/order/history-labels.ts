/** The events that have a translation. */
const EVENTS = [
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

const ACTORS = ['customer', 'customer_service', 'accounting', 'factory', 'isc_facility', 'system'] as const;

/** The translation key of an event; `other` for an unknown one. */
export function toEventLabel(event: string): (typeof EVENTS)[number] | 'other' {
  return EVENTS.find((known) => known === event) ?? 'other';
}

/** The translation key of an actor; `system` for an unknown one. */
export function toActorLabel(actor: string): (typeof ACTORS)[number] {
  return ACTORS.find((known) => known === actor) ?? 'system';
}
