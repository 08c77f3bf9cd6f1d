import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { auditFindings, Database } from '../../kernel/public';
import { lastFindings } from './audits.queries';

const EVERY_MS = 300_000;

/** Shows on every replica what the audits last found, whichever of them ran them. */
@Injectable()
export class AuditGauge implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('audits');
  private timer?: NodeJS.Timeout;

  constructor(private readonly database: Database) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
    this.timer = setInterval(() => void this.refresh(), EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Shows what it knew before where the database cannot be asked. */
  async refresh(): Promise<void> {
    try {
      const findings = await lastFindings(this.database.reader);
      auditFindings.reset();
      for (const { view, found } of findings) auditFindings.set({ view }, found);
    } catch (error) {
      this.log.warn(`the audits’ findings could not be read: ${String(error)}`);
    }
  }
}
