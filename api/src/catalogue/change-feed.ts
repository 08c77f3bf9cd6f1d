import { Logger } from '@nestjs/common';
import { Client } from 'pg';

const CHANNEL = 'catalogue';
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;
const HEARTBEAT_MS = 30_000;

/**
 * Tells this process of every committed `notify catalogue`, over a connection of its own. Whatever breaks the
 * connection, it comes back; `changed` runs after each connecting, since what happened meanwhile was not heard.
 */
export class ChangeFeed {
  private readonly log = new Logger('catalogue');
  private client?: Client;
  private retry?: NodeJS.Timeout;
  private heartbeat?: NodeJS.Timeout;
  private failures = 0;
  private stopped = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly changed: () => Promise<void>,
  ) {}

  /** Rejects where the first connection or the first look fails. */
  async start(): Promise<void> {
    await this.connect();
    await this.changed();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    await this.drop()?.end();
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'shop-catalogue',
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    });
    this.client = client;
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client));
    client.on('notification', () => void this.look());
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.failures = 0;
    this.heartbeat = setInterval(
      () => client.query('select 1').catch((error: Error) => this.lost(client, error)),
      HEARTBEAT_MS,
    );
    this.heartbeat.unref();
  }

  private lost(client: Client, error?: Error): void {
    if (client !== this.client) return;
    this.drop();
    client.end().catch(() => undefined);
    if (this.stopped) return;
    this.log.warn(`no news of the catalogue: ${error?.message ?? 'connection closed'}`);
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.failures++) * (0.5 + Math.random() / 2);
    this.retry = setTimeout(() => void this.comeBack(), wait);
    this.retry.unref();
  }

  private async comeBack(): Promise<void> {
    try {
      await this.connect();
    } catch (error) {
      if (this.client) this.lost(this.client, error instanceof Error ? error : undefined);
      return;
    }
    await this.look();
  }

  private async look(): Promise<void> {
    await this.changed().catch((error: unknown) =>
      this.log.error('the catalogue could not be read again; the last good one stays', error),
    );
  }

  private drop(): Client | undefined {
    clearInterval(this.heartbeat);
    const { client } = this;
    this.client = undefined;
    return client;
  }
}
