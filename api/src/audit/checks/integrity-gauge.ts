import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { auditFindings, Database } from '../../common/public';
import { findLatestFindings } from './integrity-checks.queries';

const REFRESH_MS = 300_000;

/** Exports the findings of the latest run as a metric on every replica. */
@Injectable()
export class IntegrityGauge implements OnApplicationBootstrap {
  private readonly log = new Logger('audits');

  constructor(private readonly database: Database) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
  }

  /** Keeps the previous values if the database is unavailable. */
  @Interval(REFRESH_MS)
  async refresh(): Promise<void> {
    try {
      const findings = await findLatestFindings(this.database.reader);
      auditFindings.reset();
      for (const { view, found } of findings) auditFindings.set({ view }, found);
    } catch (error) {
      this.log.warn(`audit findings could not be loaded: ${String(error)}`);
    }
  }
}
