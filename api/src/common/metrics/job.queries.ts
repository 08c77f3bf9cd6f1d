import type { Pool } from 'pg';

/**
 * `scheduled` jobs are to run later, `waiting` ones are due, `retrying` ones failed and are tried again, `failed` ones
 * are not tried again.
 */
export const JOB_STATES = ['scheduled', 'waiting', 'running', 'retrying', 'failed'] as const;

interface JobCount {
  state: (typeof JOB_STATES)[number];
  count: string;
  /** Seconds since the oldest job was due. */
  oldest: string;
}

export async function countJobs(pool: Pool): Promise<JobCount[]> {
  const { rows } = await pool.query<JobCount>(
    `select state, count(*), greatest(extract(epoch from now() - min(since)), 0) as oldest
     from (
       select
         case
           when attempts >= max_attempts then 'failed'
           when locked_at is not null then 'running'
           when attempts > 0 then 'retrying'
           when run_at > now() then 'scheduled'
           else 'waiting'
         end as state,
         case when attempts > 0 then created_at else run_at end as since
       from graphile_worker.jobs
     ) job
     group by state`,
  );
  return rows;
}
