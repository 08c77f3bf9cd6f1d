import type { EntityManager } from 'typeorm';

/** A job as graphile-worker's `job_spec`. */
export interface JobSpec {
  identifier: string;
  payload: object;
  queue_name: string | null;
  run_at: Date | null;
  job_key: string | null;
}

/**
 * Adds the jobs in one statement. Of jobs with the same key only the last is added, because one statement cannot
 * replace a row twice.
 */
export async function addJobs(tx: EntityManager, specs: readonly JobSpec[]): Promise<void> {
  const lastOfKey = new Map(specs.map((spec) => [spec.job_key, spec]));
  const added = specs.filter((spec) => spec.job_key === null || lastOfKey.get(spec.job_key) === spec);
  await tx.query(
    `select from graphile_worker.add_jobs(array(select json_populate_recordset(null::graphile_worker.job_spec, $1::json)))`,
    [JSON.stringify(added)],
  );
}
