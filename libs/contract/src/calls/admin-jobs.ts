import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Empty, Instant, nullable, strictObject } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';

const Id = idParams(40);

/** A background job that has not finished. Finished jobs are deleted. */
export const AdminJob = strictObject({
  id: Type.String(),
  /** The kind of job, such as `mail.send`. */
  name: Type.String(),
  /** `waiting` for its time, `running`, `retrying` after an error, or `failed` after its last attempt. */
  status: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('running'),
    Type.Literal('retrying'),
    Type.Literal('failed'),
  ]),
  attempts: Type.Integer(),
  maxAttempts: Type.Integer(),
  lastError: nullable(Type.String()),
  createdAt: Instant,
  /** When it runs next. */
  runAt: Instant,
});

export const adminJobs = {
  'admin/jobs': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/jobs',
    summary: 'Lists background jobs that have not finished, failed ones first (`filter`: status, q for the kind)',
    input: ListQuery,
    filters: ['status', 'q', 'id'],
    output: Type.Array(AdminJob),
    errors: [],
  }),
  'admin/job': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/jobs/:id',
    summary: 'Returns a background job that has not finished',
    params: Id,
    input: Empty,
    output: AdminJob,
    errors: ['resource_not_found'],
  }),
  'admin/job-retry': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/jobs/:id/retry',
    summary: 'Runs a job now, with all its attempts again; a job that is running is left alone',
    idempotent: true,
    params: Id,
    input: Empty,
    output: AdminJob,
    errors: ['resource_not_found'],
  }),
} as const;
