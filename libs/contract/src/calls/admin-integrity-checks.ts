import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Empty, Instant, nullable, strictObject } from '../values';
import { ListQuery, staffCall } from './staff-call';

/** The last result of an integrity check. */
export const IntegrityCheck = strictObject({
  /** The name of the check's view without `audit_`. */
  id: Type.String(),
  found: Type.Integer(),
  /** The first rows found. */
  sample: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  ranAt: Instant,
  /** When the check last found something; null if never. */
  lastFoundAt: nullable(Instant),
});

export const IntegrityCheckRun = strictObject({
  id: Type.String(),
  ranAt: Instant,
  /** Null for the scheduled run. */
  by: nullable(Type.String()),
  views: Type.Integer(),
  found: Type.Integer(),
});

export const adminIntegrityChecks = {
  'admin/audits': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/audits',
    summary: 'Lists the last result of every integrity check',
    input: ListQuery,
    filters: [],
    output: Type.Array(IntegrityCheck),
    errors: [],
  }),
  'admin/audits-now': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/audits',
    summary: 'Runs every integrity check now',
    idempotent: true,
    input: Empty,
    output: IntegrityCheckRun,
    errors: [],
  }),
  'admin/audit-runs': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/audit-runs',
    summary: 'Lists the runs of the integrity checks, newest first',
    input: ListQuery,
    filters: [],
    output: Type.Array(IntegrityCheckRun),
    errors: [],
  }),
} as const;
