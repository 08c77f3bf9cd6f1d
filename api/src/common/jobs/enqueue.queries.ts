import type { EntityManager } from 'typeorm';

/** A job as graphile-worker's `job_spec`. */
export interface JobSpec {
  identifier: string;
  payload: object;
  queue_name: string | null;
  run_at: Date | null;
  job_key: string | null;
  priority: number | null;
}

/** Rows to insert. */
export interface InsertedRows {
  /** A statement that inserts the rows of `$1`, a JSON text, and returns the `id` of each inserted row. */
  insert: string;
  rows: readonly object[];
}

/**
 * Adds the jobs in one statement. Of jobs with the same key only the last is added, because one statement cannot
 * replace a row twice.
 *
 * @param inserted rows that are inserted by the same statement, and the job that each of them gets, with its id in the
 * payload
 */
export async function addJobs(
  tx: EntityManager,
  specs: readonly JobSpec[],
  inserted?: InsertedRows & { job: JobSpec },
): Promise<void> {
  const lastOfKey = new Map(specs.map((spec) => [spec.job_key, spec]));
  const added = specs.filter((spec) => spec.job_key === null || lastOfKey.get(spec.job_key) === spec);
  if (!inserted) {
    await tx.query('select add_jobs($1::json)', [JSON.stringify(added)]);
    return;
  }
  const { insert, rows, job } = inserted;
  await tx.query(
    `with inserted as (${insert})
     select add_jobs((select coalesce(json_agg(job), '[]') from (
       select json_array_elements($2::json) as job
       union all
       select json_build_object('identifier', $3::text, 'payload', $4::jsonb || jsonb_build_object('id', id))
       from inserted) jobs))`,
    [JSON.stringify(rows), JSON.stringify(added), job.identifier, JSON.stringify(job.payload)],
  );
}
