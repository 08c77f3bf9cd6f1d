import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { EmailAddress, Empty, Instant, Language, nullable, strictObject } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';

const Id = idParams(40);

export const AdminSubscription = strictObject({
  id: Type.String(),
  email: EmailAddress,
  language: Language,
  /** Only confirmed addresses get the newsletter. */
  status: Type.Union([Type.Literal('pending'), Type.Literal('confirmed'), Type.Literal('unsubscribed')]),
  requestedAt: Instant,
  confirmedAt: nullable(Instant),
  unsubscribedAt: nullable(Instant),
});

export const adminSubscriptions = {
  'admin/subscriptions': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/subscriptions',
    summary: 'Lists newsletter subscriptions, newest first (`filter`: status, language, q for the address)',
    input: ListQuery,
    filters: ['status', 'language', 'q', 'id'],
    output: Type.Array(AdminSubscription),
    errors: [],
  }),
  'admin/subscription': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/subscriptions/:id',
    summary: 'Returns a newsletter subscription',
    params: Id,
    input: Empty,
    output: AdminSubscription,
    errors: ['resource_not_found'],
  }),
  'admin/subscription-end': call({
    ...staffCall,
    method: 'DELETE',
    path: 'admin/subscriptions/:id',
    summary: 'Ends a newsletter subscription at the request of its reader; ending it again changes nothing',
    params: Id,
    input: Empty,
    output: AdminSubscription,
    errors: ['resource_not_found'],
  }),
} as const;
