import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { EventBody, HistoryEntryId, HistoryRow, Order, OrderGroup, OrderState, RequiredAction } from '../order';
import { ProofComparison } from '../proof';
import { staffView } from '../staff-view';
import { EmailAddress, Empty, Instant, Money, multiLine, nullable, strictObject, Uuid } from '../values';
import { ListQuery, staffCall } from './staff-call';

const OrderParams = strictObject({ orderId: Type.String({ maxLength: 40 }) });

const OrderRow = strictObject({
  id: Type.String(),
  date: Instant,
  email: EmailAddress,
  amount: Money,
  shipTo: Type.String(),
  country: Type.String(),
  status: OrderState,
  /** In production, and a part has left. */
  partlyShipped: Type.Boolean(),
  group: OrderGroup,
  requiredAction: RequiredAction,
  due: nullable(Instant),
  paymentMethod: Type.Integer(),
  shippingMethod: Type.Integer(),
  lastUpdate: Instant,
  itemCount: Type.Integer(),
});

export const AdminOrderRow = staffView(OrderRow);
const AdminHistoryRow = strictObject({
  ...HistoryRow.properties,
  id: HistoryEntryId,
  /** The name of the staff member who acted; null for the customer and the system. */
  by: nullable(Type.String()),
});

export const AdminOrder = staffView(
  strictObject({
    id: Type.String(),
    email: EmailAddress,
    /** The customer. */
    accountId: Type.String(),
    ...Order.properties,
    history: Type.Array(AdminHistoryRow),
  }),
);

/** What happened to an order since a staff member opened it, without amounts and texts. */
export const OrderChange = strictObject({
  id: HistoryEntryId,
  event: Type.String(),
  date: Instant,
  actor: Type.String(),
  by: nullable(Type.String()),
});

export const adminOrders = {
  'admin/orders': call({
    method: 'GET',
    path: 'admin/orders',
    summary:
      'Lists orders (`filter`: status, group, q, accountId, country, paymentMethod, sku, from and to as days in China, attention: late or changes_requested)',
    ...staffCall,
    input: ListQuery,
    filters: ['status', 'group', 'q', 'accountId', 'country', 'paymentMethod', 'sku', 'from', 'to', 'attention', 'id'],
    output: Type.Array(AdminOrderRow),
    errors: [],
  }),
  'admin/order': call({
    method: 'GET',
    path: 'admin/orders/:orderId',
    summary: 'Returns an order with its history and the events that the caller may post',
    ...staffCall,
    params: OrderParams,
    input: Empty,
    output: AdminOrder,
    errors: ['resource_not_found'],
  }),
  'admin/order-changes': call({
    method: 'GET',
    path: 'admin/orders/:orderId/changes',
    summary: 'Lists the history entries after the one that was seen, for pages that stay open',
    ...staffCall,
    params: OrderParams,
    input: strictObject({ seen: HistoryEntryId }),
    output: Type.Array(OrderChange),
    errors: ['resource_not_found'],
  }),
  'admin/order-stream': call({
    method: 'GET',
    path: 'admin/orders/:orderId/stream',
    summary:
      'Sends a server-sent event when it begins and after each change of the order; what changed is read with the changes. Ends with the session',
    ...staffCall,
    params: OrderParams,
    input: Empty,
    output: Type.Unsafe<AsyncIterable<string>>({
      type: 'string',
      format: 'binary',
      contentMediaType: 'text/event-stream',
      isForAllStaff: true,
    }),
    errors: ['resource_not_found', 'unavailable'],
  }),
  'admin/order-events': call({
    method: 'POST',
    path: 'admin/orders/:orderId/events',
    summary:
      'Posts an order event; a proof is sent as multipart with `file`. With `seen` a later change is `changed_meanwhile`, and `changes` lists it',
    ...staffCall,
    orderEvent: true,
    idempotent: true,
    multipart: true,
    params: OrderParams,
    input: EventBody,
    output: AdminOrder,
    errors: [
      'resource_not_found',
      'event_not_allowed',
      'changed_meanwhile',
      'order_on_hold',
      'file_missing',
      'file_too_large',
      'file_type_not_allowed',
      'file_infected',
      'order_expired',
      'blind_shipping_not_allowed',
    ],
  }),
  'admin/proof-pin-answer': call({
    method: 'POST',
    path: 'admin/orders/:orderId/pins/:pinId/answer',
    summary: 'Answers a customer’s pin on a proof; replaces an earlier answer',
    ...staffCall,
    idempotent: true,
    params: strictObject({ ...OrderParams.properties, pinId: Uuid }),
    input: strictObject({ answer: multiLine(1000) }),
    output: AdminOrder,
    errors: ['resource_not_found'],
  }),
  'admin/proof-generation': call({
    method: 'POST',
    path: 'admin/orders/:orderId/items/:sid/proof',
    summary: 'Generates a proof from an item’s artwork and sends it to the customer',
    ...staffCall,
    idempotent: true,
    params: strictObject({ ...OrderParams.properties, sid: Type.String({ maxLength: 40 }) }),
    input: strictObject({
      /** Numbers of the item’s pins that the proof settles. */
      settles: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 9_999_999 }), { maxItems: 500 })),
    }),
    output: AdminOrder,
    errors: ['resource_not_found', 'event_not_allowed', 'preview_missing', 'upload_unavailable'],
  }),
  'admin/proof-comparison': call({
    method: 'GET',
    path: 'admin/orders/:orderId/items/:sid/proof-comparison',
    summary:
      'Returns what differs between a proof and its artwork; the first call has it compared, later ones return the result',
    ...staffCall,
    params: strictObject({ ...OrderParams.properties, sid: Type.String({ maxLength: 40 }) }),
    input: strictObject({ version: Type.Integer({ minimum: 1, maximum: 9999 }) }),
    output: ProofComparison,
    errors: ['resource_not_found', 'comparison_unavailable'],
  }),
} as const;
