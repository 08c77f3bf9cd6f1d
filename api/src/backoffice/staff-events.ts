import type { Static } from '@sinclair/typebox';
import type { EventBody } from '@shop/contract';
import { EVENTS, type EventPost, type OrderEvent, type Poster } from '@shop/order-flow';
import { Refusal } from '../kernel/public';

export type StaffEventBody = Static<typeof EventBody>;

/** What staff sent as the event it means; what it lacks is the flow's to refuse. Refuses `validation_failed` for no event at all, `event_not_allowed` for one that staff never post. */
export function staffEvent(body: StaffEventBody, actor: Poster): EventPost {
  const {
    sid = '',
    items = [],
    reason = '',
    agent = '',
    trackingNumber = '',
    amount = 0,
    currency = '',
    memo = '',
    method = 'bank_transfer',
    visibility = 'internal',
    resolution,
    lostParcel = false,
    deliveryDate,
  } = body;
  switch (eventNamed(body.event)) {
    case 'order_paid':
      return { event: 'order_paid', actor, amount, currency, memo, method };
    case 'artwork_rejected':
      return { event: 'artwork_rejected', actor, items: items.length === 0 && sid ? [sid] : items, reason };
    case 'digital_proof_sent':
      return { event: 'digital_proof_sent', actor, sid };
    case 'in_production':
      return { event: 'in_production', actor };
    case 'shipped':
      return { event: 'shipped', actor, items, agent, trackingNumber };
    case 'order_completed':
      return { event: 'order_completed', actor, ...(deliveryDate && { deliveryDate }) };
    case 'order_cancelled':
      return { event: 'order_cancelled', actor, reason };
    case 'refund_issued':
      return { event: 'refund_issued', actor, amount, reason, ...(currency && { currency }) };
    case 'claim_resolved':
      if (!resolution) throw new Refusal('validation_failed', [{ field: 'resolution', code: 'required' }]);
      return { event: 'claim_resolved', actor, sid: sid.toLowerCase(), resolution, lostParcel, amount, reason };
    case 'note_added':
      return { event: 'note_added', actor, memo, visibility };
    default:
      throw new Refusal('event_not_allowed', [{ field: 'event', code: 'wrong_actor' }]);
  }
}

function eventNamed(name: string): OrderEvent {
  const event = EVENTS.find((known) => known === name);
  if (!event) throw new Refusal('validation_failed', [{ field: 'event', code: 'invalid' }]);
  return event;
}
