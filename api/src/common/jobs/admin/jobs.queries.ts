import type { AdminJobView } from '@shop/contract';
import type { Tx } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { idsFilter, likePattern, type Listing, textFilter } from '../../http/list-query';

const STATUS = `case when j.locked_at is not null then 'running' when j.attempts >= j.max_attempts then 'failed'
  when j.attempts > 0 then 'retrying' else 'waiting' end`;

export const JOB_COLUMNS = {
  /** Failed jobs first, then those that are due first. */
  queue: `(${STATUS}) <> 'failed', j.run_at`,
  id: 'j.id',
  runAt: 'j.run_at',
  createdAt: 'j.created_at',
  name: 'j.task_identifier',
  attempts: 'j.attempts',
} as const;

interface Row {
  id: string;
  name: string;
  status: AdminJobView['status'];
  attempts: number;
  max_attempts: number;
  last_error: string | null;
  created_at: Date;
  run_at: Date;
}

const WHERE = `where ($1::text is null or (${STATUS}) = $1) and ($2::text is null or j.task_identifier ilike $2)
  and ($3::text[] is null or j.id::text = any($3))`;

/** Lists the background jobs that have not finished, without their payloads. */
export async function listJobs(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: AdminJobView[] }> {
  const q = textFilter(filter, 'q');
  const values = [textFilter(filter, 'status'), q && likePattern(q.trim()), idsFilter(filter)];
  const [count]: { total: string }[] = await tx.query(
    `select count(*) as total from graphile_worker.jobs j ${WHERE}`,
    values,
  );
  const rows: Row[] = await tx.query(
    `select j.id::text, j.task_identifier as name, ${STATUS} as status, j.attempts, j.max_attempts, j.last_error,
       j.created_at, j.run_at
     from graphile_worker.jobs j ${WHERE} order by ${orderBy}, j.id limit $4 offset $5`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map(toView) };
}

/** @throws ApiError `resource_not_found`, also for a job that has finished */
export async function loadJob(tx: Tx, id: string): Promise<AdminJobView> {
  const listing = { orderBy: 'j.id', descending: false, offset: 0, limit: 1, filter: { id: [id] } };
  const [found] = /^\d{1,18}$/.test(id) ? (await listJobs(tx, listing)).rows : [];
  if (!found) throw new ApiError('resource_not_found');
  return found;
}

/** Runs a job now with all its attempts again; false if it is running, which is left alone. */
export async function retryJob(tx: Tx, id: string): Promise<boolean> {
  const rows: unknown[] = await tx.query(
    'select id from graphile_worker.reschedule_jobs(array[$1::bigint], run_at := now(), attempts := 0)',
    [id],
  );
  return rows.length > 0;
}

function toView(row: Row): AdminJobView {
  const { id, name, status, attempts } = row;
  return {
    ...{ id, name, status, attempts },
    maxAttempts: row.max_attempts,
    lastError: row.last_error,
    createdAt: row.created_at.toISOString(),
    runAt: row.run_at.toISOString(),
  };
}
