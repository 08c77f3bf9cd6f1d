import type { EntityManager } from 'typeorm';
import { currentTracing } from '../../tracing/public';
import { addJobs, type JobSpec } from './enqueue.queries';

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
}

/** The jobs of transactions that have not ended. */
const collected = new WeakMap<EntityManager, JobSpec[]>();

/** Adds the job in the caller's transaction: rolled back with it, run soon after it commits. */
export async function enqueue<P extends object>(
  tx: EntityManager,
  { name }: Job<P>,
  payload: P,
  { queue, runAt, key }: JobOptions = {},
): Promise<void> {
  const spec: JobSpec = {
    identifier: name,
    payload: withTrace(payload),
    queue_name: queue ?? null,
    run_at: runAt ?? null,
    job_key: key ?? null,
  };
  const jobs = collected.get(tx);
  if (jobs) jobs.push(spec);
  else await addJobs(tx, [spec]);
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
