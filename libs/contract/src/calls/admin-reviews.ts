import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { closed, Instant } from '../values';
import { ReviewState } from './account';
import { ListQuery } from './admin';

const Id = closed({ id: Type.String({ maxLength: 40 }) });
const orNull = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Union([schema, Type.Null()]);

export const AdminReview = closed({
  id: Type.String(),
  state: ReviewState,
  sku: Type.String(),
  /** In the reader's language, or in English. */
  product: Type.String(),
  rating: Type.Integer(),
  text: Type.String(),
  /** Where the order went, ISO 3166-1 alpha-2. */
  country: Type.String(),
  orderId: orNull(Type.String()),
  /** Of who wrote it; null for reviews of people who are gone. */
  email: orNull(Type.String()),
  submittedAt: Instant,
  publishedAt: orNull(Instant),
  rejectedAt: orNull(Instant),
  decidedBy: orNull(Type.String()),
  /** To be sent back with a decision: words that were changed meanwhile are not published unread. */
  revision: Type.Integer(),
});

const bare = { bare: true, personal: true } as const;

export const adminReviews = {
  'admin/reviews': call({
    ...bare,
    method: 'GET',
    path: 'admin/reviews',
    summary: 'Reviews, newest first (`filter`: state, sku, rating, q)',
    input: ListQuery,
    output: Type.Array(AdminReview),
    refusals: [],
  }),
  'admin/review': call({
    ...bare,
    method: 'GET',
    path: 'admin/reviews/:id',
    summary: 'One review',
    params: Id,
    input: closed({}),
    output: AdminReview,
    refusals: ['resource_not_found'],
  }),
  'admin/review-decision': call({
    ...bare,
    method: 'POST',
    path: 'admin/reviews/:id/decision',
    summary: 'Publishes a review, or rejects it; a published one can still be taken down',
    idempotent: true,
    params: Id,
    input: closed({
      decision: Type.Union([Type.Literal('published'), Type.Literal('rejected')]),
      revision: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    }),
    output: AdminReview,
    refusals: ['resource_not_found', 'already_decided', 'changed_meanwhile'],
  }),
} as const;
