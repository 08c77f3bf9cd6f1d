import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config/config';
import { ApiError } from '../http/api-error';
import { replicaReads } from '../metrics/metrics';
import { dataSource } from './data-source';
import { findReplicaState, type LogPosition } from './replica.queries';
import { hasSqlState } from './sql-state';

/** How long a read waits for the replica to have what is committed. */
const MAX_WAIT_MS = 100;
/** How long the replica may take to tell its position; a machine that is gone does not close its connections. */
const ANSWER_TIMEOUT_MS = 1_000;
/** How long a replica that is too far behind is not asked. */
const BEHIND_PAUSE_MS = 1_000;
/** How long a replica that cannot be reached, or is no replica any more, is not asked. */
const FAILURE_PAUSE_MS = 5_000;

/** Reads from the streaming replica at `DATABASE_REPLICA_URL`. It need not exist at the start, and may go at any time. */
@Injectable()
export class Replica implements OnApplicationShutdown {
  private readonly log = new Logger('replica');
  private opening?: Promise<DataSource>;
  private source?: DataSource;
  /** In milliseconds of `performance.now()`. */
  private pausedUntil = 0;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Whether it is worth asking: there is one, and it has not just failed. */
  get isAsked(): boolean {
    return this.config.replicaUrl !== undefined && performance.now() >= this.pausedUntil;
  }

  /**
   * Runs `work`, which only reads, on the replica once that has everything up to the position.
   * @returns null if the replica is too far behind, cannot be reached, was promoted, or fails; the caller then asks the
   * primary
   * @throws ApiError an error of `work`; also that a statement exceeded its time limit, which would take as long again
   */
  async read<T>(position: LogPosition, work: (reader: EntityManager) => Promise<T>): Promise<{ value: T } | null> {
    try {
      const { manager } = await this.open();
      if (!(await this.isCurrent(manager, position))) return null;
      const value = await work(manager);
      replicaReads.inc({ from: 'replica' });
      return { value };
    } catch (error) {
      if (error instanceof ApiError || hasSqlState(error, 'queryCanceled')) throw error;
      this.pause(FAILURE_PAUSE_MS, error instanceof Error ? error.message : String(error));
      return null;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.pausedUntil = Infinity;
    await this.opening?.catch(() => undefined);
    await this.source?.destroy();
  }

  /** Parallel reads wait for one attempt to connect. */
  private async open(): Promise<DataSource> {
    if (this.source) return this.source;
    this.opening ??= this.connect().finally(() => (this.opening = undefined));
    return this.opening;
  }

  private async connect(): Promise<DataSource> {
    const { replicaUrl } = this.config;
    if (replicaUrl === undefined) throw new Error('there is no replica');
    this.source = await dataSource({ ...this.config, databaseUrl: replicaUrl, isReplica: true }).initialize();
    return this.source;
  }

  private async isCurrent(manager: EntityManager, position: LogPosition): Promise<boolean> {
    const deadline = performance.now() + MAX_WAIT_MS;
    for (let wait = 1; ; wait *= 2) {
      const state = await within(ANSWER_TIMEOUT_MS, findReplicaState(manager, position));
      if (state === 'current') return true;
      if (state === 'promoted') throw new Error('it was promoted');
      if (performance.now() + wait >= deadline) break;
      await sleep(wait);
    }
    this.pause(BEHIND_PAUSE_MS, 'it is behind');
    return false;
  }

  private pause(ms: number, reason: string): void {
    if (this.isAsked) this.log.warn(`not read for ${ms / 1000} s: ${reason}`);
    this.pausedUntil = Math.max(this.pausedUntil, performance.now() + ms);
  }
}

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const timeout = sleep(ms, undefined, { signal: timer.signal }).then(() => Promise.reject(new Error('no answer')));
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    timer.abort();
  }
}
