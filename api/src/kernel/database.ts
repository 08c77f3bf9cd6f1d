import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';
import { claim, isAnswered, keep, recall, type Once } from './once';

/** A transaction's own manager; everything a command reads and writes goes through it. */
export type Tx = EntityManager;

const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 3;

@Injectable()
export class Database {
  constructor(private readonly source: DataSource) {}

  /** Reads outside any transaction. */
  get reader(): EntityManager {
    return this.source.manager;
  }

  /** One transaction; retried whole when PostgreSQL chose it as a deadlock's victim, so `work` keeps its effects inside. */
  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.source.transaction(work);
      } catch (error) {
        if (attempt === ATTEMPTS || !(error instanceof QueryFailedError) || !RETRIED.has(codeOf(error))) throw error;
      }
    }
  }

  /** The answer a command gave this key before; for commands that ask others before their transaction. Null where it gave none. */
  async earlier<T>(once: Once | null): Promise<T | null> {
    const known = once && (await recall(this.reader, once));
    return known ? (known.answer as T) : null;
  }

  /** Whether the key was answered before, for commands whose body is not read yet. */
  async isAnswered(once: Once | null): Promise<boolean> {
    return once !== null && (await isAnswered(this.reader, once));
  }

  /** A transaction whose answer is kept with the caller's Idempotency-Key: the same key gives the first answer again. */
  async command<T>(once: Once | null, work: (tx: Tx) => Promise<T>): Promise<T> {
    if (!once) return this.transaction(work);
    return this.transaction(async (tx) => {
      const earlier = await claim(tx, once);
      if (earlier.found) return earlier.answer as T;
      const answer = await work(tx);
      await keep(tx, once, answer);
      return answer;
    });
  }
}

export function codeOf(error: QueryFailedError): string {
  const { code } = error.driverError as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
