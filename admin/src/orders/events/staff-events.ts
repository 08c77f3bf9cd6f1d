/** The events that staff can post, in the order of their buttons: first those that advance the order, last those that end it. */
export const STAFF_EVENTS = [
  'order_paid',
  'digital_proof_sent',
  'artwork_rejected',
  'in_production',
  'shipped',
  'order_completed',
  'hold_released',
  'note_added',
  'sender_changed',
  'refund_issued',
  'order_cancelled',
] as const;
export type StaffEvent = (typeof STAFF_EVENTS)[number];

export type ButtonStyle = 'primary' | 'secondary' | 'destructive';

/** They advance no order. */
const SECONDARY: readonly StaffEvent[] = ['note_added', 'sender_changed'];
const DESTRUCTIVE: readonly StaffEvent[] = ['artwork_rejected', 'refund_issued', 'order_cancelled'];

export interface EventButton {
  readonly event: StaffEvent;
  readonly style: ButtonStyle;
}

/** A button for each allowed event that has a form. The first one that advances the order is the primary button. */
export function listEventButtons(allowedEvents: readonly string[]): EventButton[] {
  const events = STAFF_EVENTS.filter((event) => allowedEvents.includes(event));
  const primary = events.find((event) => !SECONDARY.includes(event) && !DESTRUCTIVE.includes(event));
  return events.map((event) => ({
    event,
    style: event === primary ? 'primary' : DESTRUCTIVE.includes(event) ? 'destructive' : 'secondary',
  }));
}
