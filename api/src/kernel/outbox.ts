import { EventEmitter } from 'node:events';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  type CronItem,
  type Runner,
  type Task,
  type WorkerEvents,
} from 'graphile-worker';
import { Pool } from 'pg';
import { CONFIG, type Config } from './config';
import type { Tx } from './database';
import { jobsFailed } from './metrics';
import { Rescue, SignOfLife } from './sign-of-life';

/** A kind of work that waits in the outbox. Whoever causes it declares it; whoever does it answers for its name. */
export interface Job<P> {
  name: string;
  /** Only carries the payload's type. */
  payload?: P;
}

export function job<P>(name: string): Job<P> {
  return { name };
}

export interface JobOptions {
  /** Jobs of one key are one job until it ran; the later payload wins. */
  key?: string;
  runAt?: Date;
  /** Jobs of one queue run one after another. */
  queue?: string;
}

/** Adds the job in the transaction that causes it: rolled back with it, run soon after it commits. */
export async function enqueue<P extends object>(
  tx: Tx,
  { name }: Job<P>,
  payload: P,
  options: JobOptions = {},
): Promise<void> {
  await tx.query('select graphile_worker.add_job($1, $2::json, queue_name := $3, run_at := $4, job_key := $5)', [
    name,
    JSON.stringify(payload),
    options.queue ?? null,
    options.runAt ?? null,
    options.key ?? null,
  ]);
}

type Work = (payload: unknown) => Promise<void>;

/** Runs what waits in the outbox, in this process, unless `WORKER=0`. */
@Injectable()
export class Outbox implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly tasks = new Map<string, Work>();
  private readonly timetable: CronItem[] = [];
  private readonly log = new Logger('outbox');
  private runner?: Runner;
  private pool?: Pool;
  private sign?: SignOfLife;
  private rescue?: Rescue;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** To be called while modules initialise; `work` must bear being run again after a crash. */
  handle<P extends object>(declared: Job<P>, work: (payload: P) => Promise<void>): void {
    if (this.tasks.has(declared.name)) throw new Error(`two handlers for job ${declared.name}`);
    this.tasks.set(declared.name, (payload) => work(payload as P));
  }

  /** Runs once at each time of a cron pattern, however many replicas there are. */
  schedule(pattern: string, name: string, work: () => Promise<void>): void {
    this.handle(job<object>(name), work);
    this.timetable.push({ match: pattern, task: name, options: { maxAttempts: 5 } });
  }

  /** With demo data it waits until those have lived their past: nothing of it is to be done today. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.demoData) await this.start();
  }

  /** Once; a second call changes nothing. */
  async start(): Promise<void> {
    if (!this.config.worker || this.pool) return;
    this.pool = new Pool({ connectionString: this.config.databaseUrl, max: 6, application_name: 'shop-outbox' });
    const warn = (message: string) => this.log.warn(message);
    const lost = (error: Error) => warn(`connection lost: ${error.message}`);
    this.pool.on('error', lost);
    this.pool.on('connect', (client) => client.on('error', lost));
    this.sign = new SignOfLife(this.config.databaseUrl, warn);
    this.runner = await run({
      pgPool: this.pool,
      concurrency: 4,
      pollInterval: 2000,
      noHandleSignals: true,
      events: showing(this.sign),
      taskList: Object.fromEntries([...this.tasks].map(([name, work]) => [name, this.counted(name, work)])),
      parsedCronItems: parseCronItems(this.timetable),
      logger: new WorkerLogger(() => (level, message) => (level === 'error' ? this.log.error(message) : undefined)),
    });
    this.rescue = new Rescue(this.pool, warn);
    this.rescue.start();
  }

  async onApplicationShutdown(): Promise<void> {
    try {
      await this.rescue?.end();
      await this.runner?.stop();
      await this.pool?.end();
    } finally {
      // Whoever still has a job in hand shows it to the last.
      await this.sign?.end();
    }
  }

  private counted(name: string, work: Work): Task {
    return async (payload) => {
      try {
        await work(payload);
      } catch (error) {
        jobsFailed.inc({ job: name });
        throw error;
      }
    };
  }
}

/** A worker's name is made up as it starts, before it takes its first job. */
function showing(sign: SignOfLife): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => sign.show(workerPool.id));
  return events;
}
