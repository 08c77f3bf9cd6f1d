import { Inject, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Client, type Pool } from 'pg';
import { CONFIG, type Config } from '../config/config';

/** Class of the advisory locks that show which workers are alive. */
const LOCK_CLASS = 7_204_002;

const RECONNECT_MS = 500;
/** Longer than a worker takes to lock its id again after it lost its connection. */
const SCAN_MS = 5_000;
const CONNECT_TIMEOUT_MS = 3_000;

/** PostgreSQL notices within 30 seconds that the machine at the other end is gone. */
const KEEPALIVES = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** Holds a lock on the worker's id, on a connection of its own. The lock ends with the process, however that ends. */
@Injectable()
export class WorkerHeartbeat {
  private readonly log = new Logger('worker-heartbeat');
  private workerId?: string;
  private client?: Client;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'directDatabaseUrl'>) {}

  /** Locks the id until `stop`, or until the next worker of this process starts. */
  async start(workerId: string): Promise<void> {
    await this.stop();
    this.workerId = workerId;
    await this.keepConnected();
  }

  /** Connects again after the connection was lost. */
  @Interval(RECONNECT_MS)
  async keepConnected(): Promise<void> {
    if (this.workerId === undefined || this.client) return;
    const client = this.createClient();
    try {
      await client.connect();
      await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK_CLASS, this.workerId]);
    } catch (error) {
      this.log.warn(`no connection: ${error instanceof Error ? error.message : String(error)}`);
      this.drop(client);
      await client.end().catch(() => undefined);
    }
  }

  /** To be called when the worker has no job left. */
  async stop(): Promise<void> {
    this.workerId = undefined;
    await this.client?.end().catch(() => undefined);
  }

  private createClient(): Client {
    const client = new Client({
      connectionString: this.config.directDatabaseUrl,
      application_name: 'shop-worker-heartbeat',
      options: KEEPALIVES,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    client.on('error', (error) => this.log.warn(`connection lost: ${error.message}`));
    client.once('end', () => this.drop(client));
    this.client = client;
    return client;
  }

  private drop(client: Client): void {
    if (this.client === client) this.client = undefined;
  }
}

/**
 * Unlocks the jobs of killed workers, which would otherwise stay locked for hours. A worker counts as killed if its
 * heartbeat is missing in two scans in a row: a live worker may just have lost its connection.
 */
@Injectable()
export class StalledJobRecovery {
  private readonly log = new Logger('stalled-job-recovery');
  private pool?: Pool;
  private missing: readonly string[] = [];
  private running?: Promise<void>;

  /** Scans now, and every few seconds until `stop`. */
  async start(pool: Pool): Promise<void> {
    this.pool = pool;
    await this.scan();
  }

  async stop(): Promise<void> {
    this.pool = undefined;
    await this.running;
  }

  @Interval(SCAN_MS)
  async scan(): Promise<void> {
    if (!this.pool || this.running) return;
    this.running = this.unlockKilled(this.pool)
      .catch((error: Error) => this.log.warn(`scan failed: ${error.message}`))
      .finally(() => (this.running = undefined));
    await this.running;
  }

  private async unlockKilled(pool: Pool): Promise<void> {
    const { rows } = await pool.query<{ worker: string }>(
      `select worker from (select distinct locked_by as worker from graphile_worker.jobs where locked_by is not null) workers
       where pg_try_advisory_xact_lock($1, hashtext(worker))`,
      [LOCK_CLASS],
    );
    const missing = rows.map(({ worker }) => worker);
    const killed = missing.filter((worker) => this.missing.includes(worker));
    if (killed.length > 0) await this.unlock(pool, killed);
    this.missing = missing;
  }

  private async unlock(pool: Pool, workers: readonly string[]): Promise<void> {
    await pool.query(
      `select graphile_worker.force_unlock_workers(array_agg(worker)) from unnest($2::text[]) worker
       where pg_try_advisory_xact_lock($1, hashtext(worker))`,
      [LOCK_CLASS, workers],
    );
    this.log.warn(`unlocked the jobs of ${workers.join(', ')}`);
  }
}
