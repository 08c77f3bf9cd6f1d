import { Injectable, Optional } from '@nestjs/common';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';
import { reserveKey, isAnswered, saveAnswer, findAnswer, type IdempotencyKey } from '../idempotency/idempotency';
import { collectJobs } from '../jobs/enqueue';
import { replicaReads } from '../metrics/metrics';
import { isObsoletePlan } from './preparing-client';
import { Replica } from './replica';
import { findLogPosition } from './replica.queries';
import { hasSqlState } from './sql-state';

/** The entity manager of a transaction, or of the pool for reads outside one. */
export type Tx = EntityManager;

const ATTEMPTS = 3;

@Injectable()
export class Database {
  constructor(
    private readonly source: DataSource,
    @Optional() private readonly replica?: Replica,
  ) {}

  /** For statements outside a transaction. */
  get reader(): EntityManager {
    return this.source.manager;
  }

  /**
   * Runs `work`, which only reads, on the replica if there is one. What was committed before is always seen: the replica
   * is waited for, and if it falls behind or fails, the primary is read. `work` may then run twice.
   */
  async readFromReplica<T>(work: (reader: EntityManager) => Promise<T>): Promise<T> {
    if (!this.replica?.isAsked) return this.readFromPrimary(work);
    const position = await findLogPosition(this.reader);
    const found = position === null ? null : await this.replica.read(position, work);
    return found ? found.value : this.readFromPrimary(work);
  }

  private readFromPrimary<T>(work: (reader: EntityManager) => Promise<T>): Promise<T> {
    replicaReads.inc({ from: 'primary' });
    return work(this.reader);
  }

  /** Rejects if the database does not respond. */
  async ping(): Promise<void> {
    await this.source.query('select 1');
  }

  /** Runs `work` in a transaction. After a deadlock, or if a migration has changed
   * a table meanwhile, it runs again, so it must have no effects outside the transaction. */
  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.source.transaction((tx) => collectJobs(tx, work));
      } catch (error) {
        if (attempt === ATTEMPTS || !isRetried(error)) throw error;
      }
    }
  }

  /** The stored response for the key, or null. For commands that call other services before their transaction. */
  async findAnswer<T>(key: IdempotencyKey | null): Promise<T | null> {
    const stored = key && (await findAnswer(this.reader, key));
    return stored ? (stored.answer as T) : null;
  }

  /** Whether a response is stored for the key, for commands whose body has not been read yet. */
  async isAnswered(key: IdempotencyKey | null): Promise<boolean> {
    return key !== null && (await isAnswered(this.reader, key));
  }

  /** Runs `work` in a transaction and stores its result with the Idempotency-Key. The same key returns that result again. */
  async command<T>(key: IdempotencyKey | null, work: (tx: Tx) => Promise<T>): Promise<T> {
    if (!key) return this.transaction(work);
    return this.transaction(async (tx) => {
      const stored = await reserveKey(tx, key);
      if (stored.found) return stored.answer as T;
      const answer = await work(tx);
      await saveAnswer(tx, key, answer);
      return answer;
    });
  }
}

function isRetried(error: unknown): boolean {
  if (hasSqlState(error, 'serializationFailure') || hasSqlState(error, 'deadlock')) return true;
  return error instanceof QueryFailedError && isObsoletePlan(error.driverError);
}
