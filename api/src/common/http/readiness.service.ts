import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { hasPendingMigrations } from '../database/migrations';
import { Shutdown } from '../shutdown';
import { ObjectStoreStatus } from '../storage/object-store-status';

const PROBE_MS = 3000;

export interface ReadinessReport {
  status: 'ok' | 'unavailable';
  /** `outdated`: a migration of this version has not been applied. */
  database: 'ok' | 'outdated' | 'down';
  /** Informs only: most requests do not need the object store. */
  objectStore: 'ok' | 'down' | 'unknown';
}

/**
 * Whether this process should get requests: PostgreSQL responds and is migrated, and no shutdown has begun. The caches
 * are loaded before the listener opens.
 */
@Injectable()
export class Readiness {
  private isMigrated = false;

  constructor(
    private readonly database: Database,
    private readonly objects: ObjectStoreStatus,
    private readonly shutdown: Shutdown,
  ) {}

  async report(): Promise<ReadinessReport> {
    const database = await withinTime(this.checkDatabase());
    const isReady = database === 'ok' && !this.shutdown.hasBegun;
    return { status: isReady ? 'ok' : 'unavailable', database, objectStore: this.objects.current };
  }

  private async checkDatabase(): Promise<'ok' | 'outdated'> {
    // Migrations are never taken back, so that they are compared until all are applied.
    if (this.isMigrated) await this.database.ping();
    else this.isMigrated = !(await hasPendingMigrations(this.database.reader));
    return this.isMigrated ? 'ok' : 'outdated';
  }
}

/** `down` if the check fails or takes too long. */
async function withinTime<T>(check: Promise<T>): Promise<T | 'down'> {
  const timer = new AbortController();
  const timeout = setTimeout(PROBE_MS, 'down' as const, { signal: timer.signal }).catch(() => 'down' as const);
  return Promise.race([check.catch(() => 'down' as const), timeout]).finally(() => timer.abort());
}
