import type { Static } from '@sinclair/typebox';
import type { EventBody } from '@shop/contract';
import { ORDER_EVENTS, packedItems, type EventInput, type OrderEvent, type PostingActor } from '@shop/order-flow';
import { assertValidSender } from '../../accounts/public';
import { ApiError } from '../../common/public';
import { eventDataError } from '../workflow/flow-api-error';

export type StaffEventBody = Static<typeof EventBody>;

/**
 * The event that staff posted. Missing fields become blank, so that the flow's guards reject them.
 * @throws {ApiError} `validation_failed` for an unknown event, `event_not_allowed` for an event that staff cannot post
 */
export function toEventInput(body: StaffEventBody, actor: PostingActor): EventInput {
  const {
    sid = '',
    items = [],
    reason = '',
    agent = '',
    trackingNumber = '',
    parcels,
    amount = 0,
    currency = '',
    memo = '',
    method = 'bank_transfer',
    visibility = 'internal',
    resolution,
    lostParcel = false,
    deliveryDate,
    settles,
    sender,
  } = body;
  switch (parseEvent(body.event)) {
    case 'order_paid':
      return { event: 'order_paid', actor, amount, currency, memo, method };
    case 'artwork_rejected':
      return { event: 'artwork_rejected', actor, items: items.length === 0 && sid ? [sid] : items, reason };
    case 'digital_proof_sent':
      return { event: 'digital_proof_sent', actor, sid, settles: settles?.split(',').map(Number) ?? [] };
    case 'in_production':
      return { event: 'in_production', actor };
    case 'shipped':
      return { event: 'shipped', actor, ...shippedItems(items, parcels), agent, trackingNumber };
    case 'order_completed':
      return { event: 'order_completed', actor, ...(deliveryDate && { deliveryDate }) };
    case 'order_cancelled':
      return { event: 'order_cancelled', actor, reason };
    case 'refund_issued':
      return { event: 'refund_issued', actor, amount, reason, ...(currency && { currency }) };
    case 'claim_resolved':
      if (!resolution) throw eventDataError('resolution', 'required');
      return {
        event: 'claim_resolved',
        actor,
        sid: sid.toLowerCase(),
        resolution,
        lostParcel,
        amount,
        ...(reason && { reason }),
      };
    case 'hold_released':
      return { event: 'hold_released', actor, reason };
    case 'sender_changed':
      if (sender === undefined) throw eventDataError('sender', 'required');
      if (sender) assertValidSender(sender);
      return { event: 'sender_changed', actor, sender };
    case 'note_added':
      return { event: 'note_added', actor, memo, visibility };
    default:
      throw new ApiError('event_not_allowed', [{ field: 'event', code: 'wrong_actor' }]);
  }
}

/** Without a list of items, those in the parcels are shipped. */
function shippedItems(items: readonly string[], parcels: StaffEventBody['parcels']) {
  if (!parcels) return { items };
  return { items: items.length === 0 ? packedItems(parcels) : items, parcels };
}

function parseEvent(name: string): OrderEvent {
  const event = ORDER_EVENTS.find((known) => known === name);
  if (!event) throw eventDataError('event', 'invalid');
  return event;
}
