/** The events that staff post, in the order their buttons stand: what moves the order on first, what ends it last. */
export const STAFF_EVENTS = [
  'order_paid',
  'digital_proof_sent',
  'artwork_rejected',
  'in_production',
  'shipped',
  'order_completed',
  'note_added',
  'refund_issued',
  'order_cancelled',
] as const;
export type StaffEvent = (typeof STAFF_EVENTS)[number];

export type Weight = 'main' | 'plain' | 'grave';

const GRAVE: readonly StaffEvent[] = ['artwork_rejected', 'refund_issued', 'order_cancelled'];

export interface EventButton {
  readonly event: StaffEvent;
  readonly weight: Weight;
}

/**
 * A button for each event that the server offers this person now, and for no other; one without a form here gets none.
 * The first that moves the order on is the main one.
 */
export function buttonsFor(allowedEvents: readonly string[]): EventButton[] {
  const offered = STAFF_EVENTS.filter((event) => allowedEvents.includes(event));
  const main = offered.find((event) => event !== 'note_added' && !GRAVE.includes(event));
  return offered.map((event) => ({
    event,
    weight: event === main ? 'main' : GRAVE.includes(event) ? 'grave' : 'plain',
  }));
}
