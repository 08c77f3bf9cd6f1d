import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { EmailAddress, Empty, Instant, nullable, optionalText, strictObject } from '../values';
import { sensitive } from '../sensitivity';
import { idParams, ListQuery, staffCall } from './staff-call';

export const ResellerApplication = strictObject({
  id: Type.String(),
  accountId: Type.String(),
  email: EmailAddress,
  company: Type.String(),
  website: Type.Optional(Type.String()),
  phone: sensitive('phone', Type.String()),
  country: Type.String(),
  message: Type.String(),
  status: Type.Union([Type.Literal('pending'), Type.Literal('granted'), Type.Literal('declined')]),
  appliedAt: Instant,
  decidedAt: nullable(Instant),
  decidedBy: Type.Optional(EmailAddress),
  reason: Type.Optional(Type.String()),
});

export const adminResellers = {
  'admin/reseller-applications': call({
    method: 'GET',
    path: 'admin/reseller-applications',
    summary: 'Lists reseller applications (`filter`: status, country, q, from, to)',
    ...staffCall,
    input: ListQuery,
    filters: ['status', 'country', 'q', 'from', 'to', 'id'],
    output: Type.Array(ResellerApplication),
    errors: [],
  }),
  'admin/reseller-application': call({
    method: 'GET',
    path: 'admin/reseller-applications/:id',
    summary: 'Returns a reseller application',
    ...staffCall,
    params: idParams(40),
    input: Empty,
    output: ResellerApplication,
    errors: ['resource_not_found'],
  }),
  'admin/reseller-decision': call({
    method: 'POST',
    path: 'admin/reseller-applications/:id/decision',
    summary: 'Grants or declines an application; the applicant gets an email',
    ...staffCall,
    idempotent: true,
    params: idParams(40),
    input: strictObject({
      decision: Type.Union([Type.Literal('granted'), Type.Literal('declined')]),
      reason: optionalText(500),
    }),
    output: ResellerApplication,
    errors: ['resource_not_found', 'event_not_allowed'],
  }),
} as const;
