import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Claim, ClaimResolution } from '../claim';
import { Item } from '../item';
import { OrderState } from '../order';
import { closed, DateOnly, Instant, Money, OrderIdText, paragraphs } from '../values';
import { ListQuery } from './admin';

const bare = { bare: true, personal: true } as const;
const orNull = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Union([schema, Type.Null()]);

export const AdminClaimRow = closed({
  id: Type.String(),
  orderId: Type.String(),
  sid: Type.String(),
  email: Type.String(),
  /** The product's name in the reader's language. */
  product: Type.String(),
  reason: Type.String(),
  photoCount: Type.Integer(),
  state: Type.Union([Type.Literal('open'), Type.Literal('resolved')]),
  resolution: orNull(ClaimResolution),
  lostParcel: Type.Boolean(),
  openedAt: Instant,
  /** The day by which the customer is to have an answer. */
  answerDue: DateOnly,
  resolvedAt: orNull(Instant),
});

/** A claim with what is needed to settle it. */
export const AdminClaim = Type.Composite(
  [
    Claim,
    closed({
      orderId: Type.String(),
      orderStatus: OrderState,
      email: Type.String(),
      product: Type.String(),
      item: Item,
      line: Money,
      deliveredOn: orNull(DateOnly),
      /** The last day on which it could be opened; null where nobody knew of a delivery. */
      deadline: orNull(DateOnly),
      resolvedBy: orNull(Type.String()),
      /** What may still be given back: of the product price, and of all that was paid where a parcel is lost. */
      left: closed({ product: Money, whole: Money }),
    }),
  ],
  { additionalProperties: false },
);

export const claims = {
  'Account/OpenClaim': call({
    method: 'POST',
    path: 'Account/OpenClaim',
    summary: 'Claims one item that arrived faulty or not at all; as multipart with up to 6 `photos`',
    personal: true,
    idempotent: true,
    multipart: true,
    input: closed({
      orderId: OrderIdText,
      sid: Type.String({ minLength: 1, maxLength: 40 }),
      reason: paragraphs(2000),
      /** Photos come as files of a multipart body; a JSON body has none. */
      photos: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 0 })),
    }),
    output: Claim,
    refusals: [
      'resource_not_found',
      'event_not_allowed',
      'picture_too_large',
      'picture_type_not_allowed',
      'pictures_too_many',
      'upload_failed',
    ],
  }),
  'admin/claims': call({
    ...bare,
    method: 'GET',
    path: 'admin/claims',
    summary: 'Claims, open ones first by when an answer is due (`filter`: state, resolution, orderId, q)',
    input: ListQuery,
    output: Type.Array(AdminClaimRow),
    refusals: [],
  }),
  'admin/claim': call({
    ...bare,
    method: 'GET',
    path: 'admin/claims/:id',
    summary:
      'One claim with its photos and what may be given back; it is resolved by the order’s event `claim_resolved`',
    params: closed({ id: Type.String({ maxLength: 40 }) }),
    input: closed({}),
    output: AdminClaim,
    refusals: ['resource_not_found'],
  }),
} as const;
