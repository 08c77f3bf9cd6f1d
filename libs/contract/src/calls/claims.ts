import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Claim, ClaimResolution } from '../claim';
import { Item } from '../item';
import { OrderState } from '../order';
import {
  DateOnly,
  EmailAddress,
  Empty,
  Instant,
  Money,
  OrderIdInput,
  multiLine,
  nullable,
  strictObject,
} from '../values';
import { ListQuery, staffCall } from './staff-call';

export const AdminClaimRow = strictObject({
  id: Type.String(),
  orderId: Type.String(),
  sid: Type.String(),
  email: EmailAddress,
  /** The product's name in the reader's language. */
  product: Type.String(),
  reason: Type.String(),
  photoCount: Type.Integer(),
  state: Type.Union([Type.Literal('open'), Type.Literal('resolved')]),
  resolution: nullable(ClaimResolution),
  lostParcel: Type.Boolean(),
  openedAt: Instant,
  /** The day by which staff must answer. */
  answerDue: DateOnly,
  resolvedAt: nullable(Instant),
});

/** A claim with everything needed to resolve it. */
export const AdminClaim = Type.Composite(
  [
    Claim,
    strictObject({
      orderId: Type.String(),
      orderStatus: OrderState,
      accountId: Type.String(),
      email: EmailAddress,
      product: Type.String(),
      item: Item,
      line: Money,
      deliveredOn: nullable(DateOnly),
      /** The last day on which it could be opened; null if the delivery is not known. */
      deadline: nullable(DateOnly),
      resolvedBy: nullable(EmailAddress),
      /** The refundable amounts: of the product price, and of everything paid for a lost parcel. */
      left: strictObject({ product: Money, whole: Money }),
    }),
  ],
  { additionalProperties: false },
);

export const claims = {
  'Account/OpenClaim': call({
    method: 'POST',
    path: 'Account/OpenClaim',
    summary: 'Opens a claim for an item that arrived damaged or not at all; as multipart with up to 6 `photos`',
    orderEvent: true,
    personal: true,
    idempotent: true,
    multipart: true,
    input: strictObject({
      orderId: OrderIdInput,
      sid: Type.String({ minLength: 1, maxLength: 40 }),
      reason: multiLine(2000),
      /** Photos are the files of a multipart body; a JSON body has none. */
      photos: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 0 })),
    }),
    output: Claim,
    errors: [
      'resource_not_found',
      'event_not_allowed',
      'picture_too_large',
      'file_infected',
      'picture_type_not_allowed',
      'pictures_too_many',
      'upload_failed',
      'upload_unavailable',
    ],
  }),
  'admin/claims': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/claims',
    summary:
      'Lists claims, open ones first by due date (`filter`: state, resolution, orderId, email, q, from, to, sku, country)',
    input: ListQuery,
    filters: ['state', 'resolution', 'orderId', 'email', 'q', 'from', 'to', 'sku', 'country', 'id'],
    output: Type.Array(AdminClaimRow),
    errors: [],
  }),
  'admin/claim': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/claims/:id',
    summary: 'Returns a claim with its photos and refundable amounts; the order event `claim_resolved` resolves it',
    params: strictObject({ id: Type.String({ maxLength: 40 }) }),
    input: Empty,
    output: AdminClaim,
    errors: ['resource_not_found'],
  }),
} as const;
