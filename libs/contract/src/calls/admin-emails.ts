import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { EmailAddress, Empty, Instant, nullable, strictObject } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';

const Id = idParams(80);

const row = {
  id: Type.String(),
  to: EmailAddress,
  template: Type.String(),
  language: Type.String(),
  /** Null after the recipient's account was closed and the content deleted. */
  subject: nullable(Type.String()),
  queuedAt: Instant,
  /** Null until sent. */
  sentAt: nullable(Instant),
};

/** An email in the list. */
export const AdminEmailRow = strictObject(row);

/** An email with its content; links and codes that grant access are removed. */
export const AdminEmail = strictObject({
  ...row,
  html: nullable(Type.String()),
  text: nullable(Type.String()),
});

export const adminEmails = {
  'admin/emails': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/emails',
    summary:
      'Lists queued and sent emails, newest first (`filter`: q for a part of the address or email for all of it, orderId, template, from, to, state `waiting` or `sent`)',
    input: ListQuery,
    filters: ['template', 'state', 'orderId', 'email', 'q', 'from', 'to', 'id'],
    output: Type.Array(AdminEmailRow),
    errors: [],
  }),
  'admin/email': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/emails/:id',
    summary: 'Returns an email',
    params: Id,
    input: Empty,
    output: AdminEmail,
    errors: ['resource_not_found'],
  }),
  'admin/email-resend': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/emails/:id/resend',
    summary:
      'Sends an email again, as a new email that is returned; one that is still waiting is tried at once. Links that grant access are not stored, so an email about an order is sent without its link, and other emails with a link or code are refused',
    idempotent: true,
    params: Id,
    input: Empty,
    output: AdminEmail,
    errors: ['resource_not_found', 'email_incomplete'],
  }),
} as const;
