import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Client } from 'pg';
import { CONFIG, type Config } from '../config/config';
import type { Tx } from './database';

const RETRY_MS = 250;
const MAX_RETRY_MS = 15_000;
const KEEP_ALIVE_MS = 30_000;

/** Gets what the notification says; empty after a subscription and after a lost connection, when anything may have changed. */
type Reload = (payload: string) => Promise<void>;

/** Notifies the subscribers of `channel` in every process, once the transaction is committed. */
export async function notifyChange(tx: Tx, channel: string): Promise<void> {
  await tx.query(`select pg_notify($1, '')`, [channel]);
}

/**
 * Runs a subscriber's reload in this process each time a transaction that called `notifyChange` for its channel commits,
 * in whatever process. Uses one LISTEN connection per process, opened by the first subscription. A lost connection is
 * reopened, and everything is reloaded then, because notifications sent in the meantime are lost.
 */
@Injectable()
export class ChangeFeed implements OnApplicationShutdown {
  private readonly log = new Logger('change-feed');
  private readonly reloads = new Map<string, Reload>();
  private readonly running = new Set<Promise<void>>();
  private readonly databaseUrl: string;
  private client?: Client;
  private connecting?: Promise<void>;
  private failures = 0;
  /** When to connect again, in Unix milliseconds; null while connected or not subscribed. */
  private retryAt: number | null = null;
  private stopped = false;

  constructor(@Inject(CONFIG) { directDatabaseUrl }: Config) {
    this.databaseUrl = directDatabaseUrl;
  }

  /** Subscribes and runs `reload` once. Rejects if the connection or this first reload fails. */
  async subscribe(channel: string, reload: Reload): Promise<void> {
    this.reloads.set(channel, reload);
    this.connecting ??= this.connect();
    await this.connecting;
    await this.client?.query(`listen ${channel}`);
    await reload('');
  }

  /** Reloads every subscriber now. Rejects if one of them fails. */
  async reloadAll(): Promise<void> {
    await Promise.all([...this.reloads.values()].map((reload) => reload('')));
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.detach()?.end();
    await Promise.allSettled(this.running);
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'shop-change-feed',
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    });
    this.client = client;
    client.on('error', (error) => this.reconnectLater(client, error));
    client.on('end', () => this.reconnectLater(client));
    client.on('notification', ({ channel, payload = '' }) => void this.run(channel, payload));
    await client.connect();
    for (const channel of this.reloads.keys()) await client.query(`listen ${channel}`);
    this.failures = 0;
  }

  /** Notices a connection that is lost without an error. */
  @Interval(KEEP_ALIVE_MS)
  async keepAlive(): Promise<void> {
    const { client } = this;
    await client?.query('select 1').catch((error: Error) => this.reconnectLater(client, error));
  }

  private reconnectLater(client: Client, error?: Error): void {
    if (client !== this.client) return;
    this.detach();
    client.end().catch(() => undefined);
    if (this.stopped) return;
    this.log.warn(`connection lost: ${error?.message ?? 'closed by the server'}`);
    const wait = Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** this.failures++) * (0.5 + Math.random() / 2);
    this.retryAt = Date.now() + wait;
  }

  /** Connects again once the wait after a lost connection is over. */
  @Interval(RETRY_MS)
  async reconnect(): Promise<void> {
    if (this.stopped || this.retryAt === null || this.retryAt > Date.now()) return;
    this.retryAt = null;
    try {
      await this.connect();
    } catch (error) {
      if (this.client) this.reconnectLater(this.client, error instanceof Error ? error : undefined);
      return;
    }
    await Promise.all([...this.reloads.keys()].map((channel) => this.run(channel, '')));
  }

  /** A failed reload is logged; its subscriber keeps the data it has. */
  private async run(channel: string, payload: string): Promise<void> {
    const reload = this.reloads.get(channel);
    if (!reload) return;
    const running = reload(payload).catch((error: unknown) =>
      this.log.error(`${channel} could not be reloaded`, error),
    );
    this.running.add(running);
    await running;
    this.running.delete(running);
  }

  private detach(): Client | undefined {
    const { client } = this;
    this.client = undefined;
    return client;
  }
}
