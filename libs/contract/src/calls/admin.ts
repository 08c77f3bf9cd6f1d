import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { EventBody, Order, OrderGroup, OrderState, RequiredAction } from '../order';
import { closed, Email, Instant, line, Money } from '../values';
import { Role } from './token-auth';

/** The dialect of `ra-data-simple-rest`: JSON in `sort`, `range` and `filter`. */
export const ListQuery = closed({
  sort: Type.Optional(Type.String({ maxLength: 200 })),
  range: Type.Optional(Type.String({ maxLength: 100 })),
  filter: Type.Optional(Type.String({ maxLength: 2000 })),
});

const OrderId = closed({ orderId: Type.String({ maxLength: 40 }) });
const Id = closed({ id: Type.String({ maxLength: 40 }) });
const NoInput = closed({});

export const AdminOrderRow = closed({
  id: Type.String(),
  date: Instant,
  email: Type.String(),
  amount: Money,
  shipTo: Type.String(),
  country: Type.String(),
  status: OrderState,
  group: OrderGroup,
  requiredAction: RequiredAction,
  due: Type.Union([Instant, Type.Null()]),
  paymentMethod: Type.Integer(),
  shippingMethod: Type.Integer(),
  lastUpdate: Instant,
  itemCount: Type.Integer(),
});

export const AdminOrder = Type.Composite([closed({ id: Type.String(), email: Type.String() }), Order], {
  additionalProperties: false,
});

export const AdminAccount = closed({
  id: Type.String(),
  email: Type.String(),
  role: Role,
  currency: Type.String(),
  language: Type.String(),
  createdAt: Instant,
  balance: Type.Union([Money, Type.Null()]),
  orderCount: Type.Integer(),
});

export const AdminPrepaidTransaction = closed({
  id: Type.String(),
  accountEmail: Type.String(),
  type: Type.Union([Type.Literal('deposit'), Type.Literal('transaction')]),
  postDate: Instant,
  amount: Money,
  memo: Type.String(),
  orderId: Type.Optional(Type.String()),
  balanceAfter: Money,
});

export const admin = {
  'admin/orders': call({
    method: 'GET',
    path: 'admin/orders',
    summary: 'Orders by state and search (`filter`: status, group, q)',
    bare: true,
    personal: true,
    input: ListQuery,
    output: Type.Array(AdminOrderRow),
    refusals: [],
  }),
  'admin/order': call({
    method: 'GET',
    path: 'admin/orders/:orderId',
    summary: 'One order with its history and what this person may post',
    bare: true,
    personal: true,
    params: OrderId,
    input: NoInput,
    output: AdminOrder,
    refusals: ['resource_not_found'],
  }),
  'admin/order-events': call({
    method: 'POST',
    path: 'admin/orders/:orderId/events',
    summary: 'Posts an event; a proof comes as multipart with `file`',
    bare: true,
    personal: true,
    idempotent: true,
    multipart: true,
    params: OrderId,
    input: EventBody,
    output: AdminOrder,
    refusals: [
      'resource_not_found',
      'event_not_allowed',
      'file_missing',
      'file_too_large',
      'file_type_not_allowed',
      'currency_mismatch',
      'order_expired',
    ],
  }),
  'admin/accounts': call({
    method: 'GET',
    path: 'admin/accounts',
    summary: 'Accounts (`filter`: role, q)',
    bare: true,
    personal: true,
    input: ListQuery,
    output: Type.Array(AdminAccount),
    refusals: [],
  }),
  'admin/account': call({
    method: 'GET',
    path: 'admin/accounts/:id',
    summary: 'One account',
    bare: true,
    personal: true,
    params: Id,
    input: NoInput,
    output: AdminAccount,
    refusals: ['resource_not_found'],
  }),
  'admin/prepaid-transactions': call({
    method: 'GET',
    path: 'admin/prepaid-transactions',
    summary: 'Prepaid movements of all accounts (`filter`: accountEmail, type)',
    bare: true,
    personal: true,
    input: ListQuery,
    output: Type.Array(AdminPrepaidTransaction),
    refusals: [],
  }),
  'admin/prepaid-transaction': call({
    method: 'GET',
    path: 'admin/prepaid-transactions/:id',
    summary: 'One prepaid movement',
    bare: true,
    personal: true,
    params: Id,
    input: NoInput,
    output: AdminPrepaidTransaction,
    refusals: ['resource_not_found'],
  }),
  'admin/prepaid-deposit': call({
    method: 'POST',
    path: 'admin/prepaid-transactions',
    summary: 'Records a deposit to a reseller’s prepaid account; never changed, only reversed by another row',
    bare: true,
    personal: true,
    idempotent: true,
    input: closed({
      accountEmail: Email,
      type: Type.Literal('deposit'),
      /** Fen. */
      amount: Type.Integer({ minimum: 1, maximum: 100_000_000_000 }),
      memo: line(500),
    }),
    output: AdminPrepaidTransaction,
    refusals: ['resource_not_found', 'prepaid_not_allowed'],
  }),
} as const;
