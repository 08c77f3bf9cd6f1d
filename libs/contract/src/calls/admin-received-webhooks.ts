import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Empty, Instant, nullable, oneOf, strictObject } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';

/** A request of another service that reports something to the shop. */
export const ReceivedWebhook = strictObject({
  id: Type.String(),
  provider: oneOf(['paypal', 'tracking']),
  /** The provider's id of the event, if it has one and its sender was verified. */
  eventId: nullable(Type.String()),
  /** The provider's name of what happened, such as `INVOICING.INVOICE.PAID`; null if its sender was not verified. */
  eventType: nullable(Type.String()),
  /** `waiting` is tried again by a background job; `duplicate` was received before. */
  outcome: oneOf(['waiting', 'applied', 'unchanged', 'duplicate', 'refused']),
  /** Why nothing was changed. */
  reason: nullable(
    oneOf([
      'forged',
      'unverifiable',
      'not_configured',
      'unreadable',
      'not_used',
      'nothing_new',
      'another_payee',
      'no_shipment',
    ]),
  ),
  /** What was changed, such as `paid`, `unmatched: amount_mismatch` or the status of a parcel. */
  changes: Type.Array(Type.String()),
  /** The orders that it was about. */
  orderIds: Type.Array(Type.String()),
  /** How often it was received: refused webhooks are counted by the hour, others are always 1. */
  times: Type.Integer(),
  receivedAt: Instant,
  /** Null while it is waiting. */
  handledAt: nullable(Instant),
});

export const adminReceivedWebhooks = {
  'admin/received-webhooks': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/received-webhooks',
    summary:
      'Lists received webhooks, newest first (`filter`: q for a part of the event’s id or type or an order number, provider, outcome, from, to)',
    input: ListQuery,
    filters: ['q', 'provider', 'outcome', 'from', 'to', 'id'],
    output: Type.Array(ReceivedWebhook),
    errors: [],
  }),
  'admin/received-webhook': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/received-webhooks/:id',
    summary: 'Returns a received webhook',
    params: idParams(40),
    input: Empty,
    output: ReceivedWebhook,
    errors: ['resource_not_found'],
  }),
} as const;
