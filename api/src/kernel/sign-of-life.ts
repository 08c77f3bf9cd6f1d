import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Pool } from 'pg';

/** Of the advisory locks by which workers show that they live. */
const ALIVE = 7_204_002;

/** Longer than a worker that lost its connection takes to show itself again. */
const LOOK_AGAIN_MS = 5_000;
const RECONNECT_MS = 500;
const CONNECT_MS = 3_000;

/** PostgreSQL notices within half a minute that the machine at the other end has gone. */
const SETTINGS = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** A lock of the worker's name, on a connection of its own: it goes when the process goes, however that ends. */
export class SignOfLife {
  private readonly leaving = new AbortController();
  private client?: Client;
  private shown: Promise<void> = Promise.resolve();

  constructor(
    private readonly databaseUrl: string,
    private readonly warn: (message: string) => void,
  ) {}

  /** From now until `end`; a lost connection is made anew. */
  show(name: string): void {
    this.shown = this.keepShowing(name);
  }

  /** Once the worker has nothing in its hands any more. */
  async end(): Promise<void> {
    this.leaving.abort();
    await this.client?.end().catch(() => undefined);
    await this.shown;
  }

  private async keepShowing(name: string): Promise<void> {
    while (!this.leaving.signal.aborted) {
      await this.untilLost(name).catch((error: Error) => this.warn(`no sign of life: ${error.message}`));
      await pause(RECONNECT_MS, undefined, { signal: this.leaving.signal }).catch(() => undefined);
    }
  }

  private async untilLost(name: string): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'shop-outbox-alive',
      options: SETTINGS,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    });
    this.client = client;
    const lost = new Promise((resolve) => client.once('end', resolve));
    client.on('error', (error) => this.warn(`sign of life lost: ${error.message}`));
    await client.connect();
    await client.query('select pg_advisory_lock($1, hashtext($2))', [ALIVE, name]);
    await lost;
  }
}

/**
 * Frees the jobs that killed workers hold, which would else wait for hours. A worker counts as killed that shows no
 * sign of life at two looks in a row: one that lives may have lost its connection just now.
 */
export class Rescue {
  private readonly leaving = new AbortController();
  private missing: readonly string[] = [];
  private looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly pool: Pool,
    private readonly warn: (message: string) => void,
  ) {}

  /** Looks at once, and then every few seconds until `end`. */
  start(): void {
    this.looking = this.keepLooking();
  }

  async end(): Promise<void> {
    this.leaving.abort();
    await this.looking;
  }

  async look(): Promise<void> {
    const { rows } = await this.pool.query<{ worker: string }>(
      `select worker from (select distinct locked_by as worker from graphile_worker.jobs where locked_by is not null) holders
       where pg_try_advisory_xact_lock($1, hashtext(worker))`,
      [ALIVE],
    );
    const missing = rows.map(({ worker }) => worker);
    const killed = missing.filter((worker) => this.missing.includes(worker));
    if (killed.length > 0) await this.free(killed);
    this.missing = missing;
  }

  private async free(workers: readonly string[]): Promise<void> {
    await this.pool.query(
      `select graphile_worker.force_unlock_workers(array_agg(worker)) from unnest($2::text[]) worker
       where pg_try_advisory_xact_lock($1, hashtext(worker))`,
      [ALIVE, workers],
    );
    this.warn(`taken over from ${workers.join(', ')}`);
  }

  private async keepLooking(): Promise<void> {
    while (!this.leaving.signal.aborted) {
      await this.look().catch((error: Error) => this.warn(`no look after killed workers: ${error.message}`));
      await pause(LOOK_AGAIN_MS, undefined, { signal: this.leaving.signal }).catch(() => undefined);
    }
  }
}
