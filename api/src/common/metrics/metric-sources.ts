import { Injectable, Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { databaseUp, registry } from './metrics';

/** Sets gauges from what the database contains. */
export type MetricSource = (pool: Pool) => Promise<void>;

/** Gauges that are read from the database whenever Prometheus asks. */
@Injectable()
export class MetricSources {
  private readonly log = new Logger('metrics');
  private readonly sources: MetricSource[] = [];
  private readonly pool: Pool;

  constructor(source: DataSource) {
    // TypeORM's own pool, past its logger, so that reading metrics does not count as SQL statements of requests.
    this.pool = (source.driver as unknown as { master: Pool }).master;
  }

  /** To be called from `onModuleInit`. */
  add(source: MetricSource): void {
    this.sources.push(source);
  }

  /** All metrics in the text format of Prometheus. While the database does not respond, its gauges keep their values. */
  async read(): Promise<string> {
    try {
      // One after another, so that they take one connection.
      for (const source of this.sources) await source(this.pool);
      databaseUp.set(1);
    } catch (error) {
      databaseUp.set(0);
      this.log.warn(`metrics could not be read: ${String(error)}`);
    }
    return registry.metrics();
  }
}
