import type { EntityManager } from 'typeorm';
import { currentTracing } from '../../tracing/public';
import { addJobs, type InsertedRows, type JobSpec } from './enqueue.queries';

/** A kind of background job. The module that enqueues it declares it; the module that handles it registers a handler. */
export interface Job<P> {
  name: string;
  /** Carries only the type of the payload. */
  payload?: P;
}

export function job<P>(name: string): Job<P> {
  return { name };
}

export interface JobOptions {
  /** Jobs with the same key are one job until it has run; the last payload wins. */
  key?: string;
  runAt?: Date;
  /** Jobs of the same queue run one after another. */
  queue?: string;
  /** Jobs with a higher number run later; the others have 0. */
  priority?: number;
}

/** The jobs of transactions that have not ended. */
const collected = new WeakMap<EntityManager, JobSpec[]>();

/** Adds the job in the caller's transaction: rolled back with it, run soon after it commits. */
export async function enqueue<P extends object>(
  tx: EntityManager,
  { name }: Job<P>,
  payload: P,
  options: JobOptions = {},
): Promise<void> {
  const spec = specOf(name, payload, options);
  const jobs = collected.get(tx);
  if (jobs) jobs.push(spec);
  else await addJobs(tx, [spec]);
}

/**
 * Inserts rows and adds one job for each of them, whose payload is the row's id, together with the jobs collected so far
 * in one statement.
 */
export async function insertWithJobs<P extends { id: string }>(
  tx: EntityManager,
  { name }: Job<P>,
  rows: InsertedRows,
): Promise<void> {
  const jobs = collected.get(tx)?.splice(0) ?? [];
  await addJobs(tx, jobs, { ...rows, job: specOf(name, {}) });
}

function specOf(name: string, payload: object, { queue, runAt, key, priority }: JobOptions = {}): JobSpec {
  return {
    identifier: name,
    payload: withTrace(payload),
    queue_name: queue ?? null,
    run_at: runAt ?? null,
    job_key: key ?? null,
    priority: priority ?? null,
  };
}

/** Runs `work` and adds its jobs together when it has finished. */
export async function collectJobs<T>(tx: EntityManager, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  const jobs: JobSpec[] = [];
  collected.set(tx, jobs);
  const result = await work(tx);
  collected.delete(tx);
  if (jobs.length > 0) await addJobs(tx, jobs);
  return result;
}

/** Member of a payload with the trace that caused the job, if traces are sent. */
export const TRACE = '_traceparent';

function withTrace(payload: object): object {
  const traceParent = currentTracing()?.traceParent() ?? null;
  return traceParent === null ? payload : { ...payload, [TRACE]: traceParent };
}
