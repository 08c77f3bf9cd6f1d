import { EventEmitter } from 'node:events';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
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
import { currentTracing } from '../../tracing/public';
import { CONFIG, type Config } from '../config/config';
import { jobsFailed } from '../metrics/metrics';
import { job, type Job, TRACE } from './enqueue';
import { StalledJobRecovery, WorkerHeartbeat } from './worker-heartbeat';

/**
 * Jobs that finish within so long are deleted together, and failed ones stored together. With such a delay the worker ends
 * if it cannot store that; without one, a failed job would stay locked.
 */
const COMPLETION_DELAY_MS = 20;

const RESTART_MS = 1_000;

type Handler = (payload: unknown) => Promise<void>;

/** Runs background jobs in this process, unless `WORKER` is off. */
@Injectable()
export class Outbox implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly handlers = new Map<string, Handler>();
  private readonly cronItems: CronItem[] = [];
  private readonly log = new Logger('outbox');
  private runner?: Runner;
  /** Set while the worker starts; does not reject. */
  private starting?: Promise<unknown>;
  private pool?: Pool;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly heartbeat: WorkerHeartbeat,
    private readonly recovery: StalledJobRecovery,
  ) {}

  /** To be called from `onModuleInit`. The handler may run again for the same job after a crash. */
  handle<P extends object>({ name }: Job<P>, handler: (payload: P) => Promise<void>): void {
    if (this.handlers.has(name)) throw new Error(`two handlers for job ${name}`);
    this.handlers.set(name, (payload) => handler(payload as P));
  }

  /** Runs the handler at each time of the cron pattern: once, however many replicas there are. */
  schedule(pattern: string, name: string, handler: () => Promise<void>): void {
    this.handle(job<object>(name), handler);
    this.cronItems.push({ match: pattern, task: name, options: { maxAttempts: 5 } });
  }

  /** Demo data starts the outbox itself once its past events are stored, because no job of the past should run. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.demoData) await this.start();
  }

  /** A second call has no effect. */
  async start(): Promise<void> {
    if (!this.config.worker || this.pool) return;
    const pool = this.createPool();
    this.pool = pool;
    await this.startWorker(pool);
    await this.recovery.start(pool);
  }

  /** Starts the worker again: it ends when it cannot store that a job is finished, as after the loss of a connection. */
  @Interval(RESTART_MS)
  async keepRunning(): Promise<void> {
    if (!this.pool || this.runner || this.starting) return;
    this.log.warn('the worker ended, and is started again');
    await this.startWorker(this.pool).catch((error: Error) => this.log.warn(`no worker: ${error.message}`));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stop();
  }

  /** Waits for the jobs that are running. The outbox can be started again. */
  async stop(): Promise<void> {
    const { pool } = this;
    this.pool = undefined;
    await this.starting;
    const { runner } = this;
    this.runner = undefined;
    try {
      await this.recovery.stop();
      // A worker that is just ending by itself cannot be stopped, only waited for.
      await runner?.stop().catch(() => runner.promise);
      await pool?.end();
    } finally {
      // Last, because the worker is alive until its jobs are finished.
      await this.heartbeat.stop();
    }
  }

  private async startWorker(pool: Pool): Promise<void> {
    const started = this.runWorker(pool);
    this.starting = started.catch(() => undefined).finally(() => (this.starting = undefined));
    const runner = await started;
    this.runner = runner;
    const forget = () => {
      if (this.runner === runner) this.runner = undefined;
    };
    void runner.promise.then(forget, forget);
  }

  private runWorker(pool: Pool): Promise<Runner> {
    return run({
      pgPool: pool,
      concurrency: 4,
      pollInterval: 2000,
      preset: { worker: { completeJobBatchDelay: COMPLETION_DELAY_MS, failJobBatchDelay: COMPLETION_DELAY_MS } },
      noHandleSignals: true,
      events: this.workerEvents(),
      taskList: Object.fromEntries([...this.handlers].map(([name, handler]) => [name, createTask(name, handler)])),
      parsedCronItems: parseCronItems(this.cronItems),
      logger: new WorkerLogger(() => (level, message) => (level === 'error' ? this.log.error(message) : undefined)),
    });
  }

  private createPool(): Pool {
    const pool = new Pool({ connectionString: this.config.directDatabaseUrl, max: 6, application_name: 'shop-outbox' });
    const onError = (error: Error) => this.log.warn(`connection lost: ${error.message}`);
    pool.on('error', onError);
    pool.on('connect', (client) => client.on('error', onError));
    return pool;
  }

  /** The heartbeat starts when the worker gets its id, before it takes its first job. */
  private workerEvents(): WorkerEvents {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => void this.heartbeat.start(workerPool.id));
    return events;
  }
}

/** The handler with its failures counted, in the trace that caused the job. */
function createTask(name: string, handler: Handler): Task {
  return async (stored) => {
    const { [TRACE]: traceParent = null, ...payload } = stored as Record<string, unknown> & { [TRACE]?: string };
    try {
      const tracing = currentTracing();
      await (tracing ? tracing.runJob(name, traceParent, () => handler(payload)) : handler(payload));
    } catch (error) {
      jobsFailed.inc({ job: name });
      throw error;
    }
  };
}
