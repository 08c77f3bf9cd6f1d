import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { EmailAddress, Empty, Instant, nullable, Revision, strictObject } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';
import { ReviewState } from './account';

const Id = idParams(40);

export const AdminReview = strictObject({
  id: Type.String(),
  state: ReviewState,
  sku: Type.String(),
  /** In the reader's language, or in English. */
  product: Type.String(),
  rating: Type.Integer(),
  text: Type.String(),
  /** The destination country, ISO 3166-1 alpha-2. */
  country: Type.String(),
  orderId: nullable(Type.String()),
  /** The author's email address; null if the account is closed. */
  email: nullable(EmailAddress),
  submittedAt: Instant,
  publishedAt: nullable(Instant),
  rejectedAt: nullable(Instant),
  decidedBy: nullable(EmailAddress),
  /** Sent back with a decision; rejected with `changed_meanwhile` if the text was changed since. */
  revision: Type.Integer(),
});

export const adminReviews = {
  'admin/reviews': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/reviews',
    summary: 'Lists reviews, newest first (`filter`: state, sku, rating, country, q, from, to)',
    input: ListQuery,
    filters: ['state', 'sku', 'rating', 'country', 'q', 'from', 'to', 'id'],
    output: Type.Array(AdminReview),
    errors: [],
  }),
  'admin/review': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/reviews/:id',
    summary: 'Returns a review',
    params: Id,
    input: Empty,
    output: AdminReview,
    errors: ['resource_not_found'],
  }),
  'admin/review-decision': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/reviews/:id/decision',
    summary: 'Publishes or rejects a review; a published one can be rejected later',
    idempotent: true,
    params: Id,
    input: strictObject({
      decision: Type.Union([Type.Literal('published'), Type.Literal('rejected')]),
      revision: Revision,
    }),
    output: AdminReview,
    errors: ['resource_not_found', 'already_decided', 'changed_meanwhile'],
  }),
} as const;
