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
  /** The name of the actor, or else the email address. */
  actorName: nullable(Type.String()),
  role: nullable(Role),
  address: nullable(Type.String()),
  action: Type.String(),
  /** `account:<id>` */
  subject: Type.String(),
  /** For subjects whose id says nothing, as long as they exist. */
  subjectName: nullable(Type.String()),
  before: Type.Unknown(),
  after: Type.Unknown(),
});

export const AuditLogArchive = strictObject({
  /** The month (`2025-01`, UTC). */
  id: Type.String(),
  entries: Type.Integer(),
  /** Of the compressed files. */
  bytes: Type.Integer(),
  /** Of each file of the month; there are several if entries came late. */
  sha256: Type.Array(Type.String()),
  archivedAt: Instant,
});

export const adminAuditLog = {
  'admin/audit-log': call({
    method: 'GET',
    path: 'admin/audit-log',
    summary:
      'Lists the audit log, newest first (`filter`: action, actor, staffId, subject, q, from, to; archive: an archived month)',
    ...staffCall,
    input: ListQuery,
    filters: ['action', 'actor', 'staffId', 'subject', 'q', 'from', 'to', 'id', 'archive'],
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
  'admin/audit-archives': call({
    method: 'GET',
    path: 'admin/audit-archives',
    summary: 'Lists the months of the audit log that are archived, newest first',
    ...staffCall,
    input: ListQuery,
    filters: [],
    output: Type.Array(AuditLogArchive),
    errors: [],
  }),
} as const;
