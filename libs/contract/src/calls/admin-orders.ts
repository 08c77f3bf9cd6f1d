import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { EventBody, Order, OrderGroup, OrderState, RequiredAction } from '../order';
import { staffView } from '../staff-view';
import { EmailAddress, Empty, Instant, Money, nullable, strictObject } from '../values';
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
  group: OrderGroup,
  requiredAction: RequiredAction,
  due: nullable(Instant),
  paymentMethod: Type.Integer(),
  shippingMethod: Type.Integer(),
  lastUpdate: Instant,
  itemCount: Type.Integer(),
});

export const AdminOrderRow = staffView(OrderRow);
export const AdminOrder = staffView(strictObject({ id: Type.String(), email: EmailAddress, ...Order.properties }));

export const adminOrders = {
  'admin/orders': call({
    method: 'GET',
    path: 'admin/orders',
    summary: 'Lists orders (`filter`: status, group, q)',
    ...staffCall,
    input: ListQuery,
    filters: ['status', 'group', 'q', 'id'],
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
  'admin/order-events': call({
    method: 'POST',
    path: 'admin/orders/:orderId/events',
    summary: 'Posts an order event; a proof is sent as multipart with `file`',
    ...staffCall,
    idempotent: true,
    multipart: true,
    params: OrderParams,
    input: EventBody,
    output: AdminOrder,
    errors: [
      'resource_not_found',
      'event_not_allowed',
      'order_on_hold',
      'file_missing',
      'file_too_large',
      'file_type_not_allowed',
      'currency_mismatch',
      'order_expired',
    ],
  }),
} as const;
