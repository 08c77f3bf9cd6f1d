import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { EmailAddress, Empty, Instant, nullable, strictObject } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';
import { Role } from './token-auth';

export const AuditLogEntry = strictObject({
  id: Type.String(),
  at: Instant,
  /** Null for the system. */
  actor: nullable(EmailAddress),
  role: nullable(Role),
  address: nullable(Type.String()),
  action: Type.String(),
  subject: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
});

export const adminAuditLog = {
  'admin/audit-log': call({
    method: 'GET',
    path: 'admin/audit-log',
    summary: 'Lists the audit log, newest first (`filter`: action, actor, subject, q)',
    ...staffCall,
    input: ListQuery,
    filters: ['action', 'actor', 'subject', 'q', 'id'],
    output: Type.Array(AuditLogEntry),
    errors: [],
  }),
  'admin/audit-entry': call({
    method: 'GET',
    path: 'admin/audit-log/:id',
    summary: 'Returns an audit log entry',
    ...staffCall,
    params: idParams(40),
    input: Empty,
    output: AuditLogEntry,
    errors: ['resource_not_found'],
  }),
} as const;
