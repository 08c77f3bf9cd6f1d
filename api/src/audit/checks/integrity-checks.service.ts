import { Injectable } from '@nestjs/common';
import type { IntegrityCheckRunView } from '@shop/contract';
import { toBusinessDay } from '@shop/ledger';
import { Accounts } from '../../accounts/public';
import { AuditLog, type Caller, Clock, Database, MailQueue, type IdempotencyKey, type Tx } from '../../common/public';
import {
  allowSlowStatements,
  findAuditViews,
  insertRun,
  loadRun,
  runCheck,
  shortName,
} from './integrity-checks.queries';
import { IntegrityGauge } from './integrity-gauge';

/** Rows stored per finding. */
const SAMPLE_ROWS = 20;

/** Number of inconsistent rows by audit view; empty if there are none. */
export type Findings = Readonly<Record<string, number>>;

/** Queries the audit views, which must be empty. Stores what they find and notifies accounting and admins. */
@Injectable()
export class IntegrityChecks {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly mailQueue: MailQueue,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly gauge: IntegrityGauge,
  ) {}

  /** Runs all checks, at night or before a day is closed. `by` is null at night. */
  async run(by: string | null): Promise<Findings> {
    const { findings } = await this.database.transaction((tx) => this.runChecks(tx, by));
    await this.gauge.refresh();
    return findings;
  }

  /** Runs all checks on request of accounting. */
  async runNow(caller: Caller, idempotencyKey: IdempotencyKey | null): Promise<IntegrityCheckRunView> {
    const run = await this.database.command(idempotencyKey, async (tx) => {
      const { id, findings } = await this.runChecks(tx, caller.accountId);
      await this.audit.record(tx, caller, { action: 'audits-run', kind: 'audit-run', id, after: { findings } });
      return loadRun(tx, id);
    });
    await this.gauge.refresh();
    return run;
  }

  private async runChecks(tx: Tx, by: string | null): Promise<{ id: string; findings: Findings }> {
    await allowSlowStatements(tx);
    const id = await insertRun(tx, this.clock.now(), by);
    const findings: Record<string, number> = {};
    for (const view of await findAuditViews(tx)) {
      const found = await runCheck(tx, id, view, SAMPLE_ROWS);
      if (found > 0) findings[shortName(view)] = found;
    }
    if (Object.keys(findings).length > 0) await this.notifyStaff(tx, findings);
    return { id, findings };
  }

  /** Emails each recipient at most once per business day. */
  private async notifyStaff(tx: Tx, findings: Findings): Promise<void> {
    const today = toBusinessDay(this.clock.now());
    const recipients = [
      ...(await this.accounts.findStaffByRole(tx, 'accounting')),
      ...(await this.accounts.findStaffByRole(tx, 'admin')),
    ];
    const audits = Object.entries(findings).map(([view, found]) => `${view}: ${found}`);
    for (const { id, email, language } of recipients) {
      await this.mailQueue.queue(tx, {
        ...{ to: email, language, template: 'staff_audits_found', dedupeKey: `audits:${today}:${id}` },
        data: { audits, link: this.mailQueue.link('/admin/#/audits', 'en') },
      });
    }
  }
}
