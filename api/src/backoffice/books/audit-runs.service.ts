import { Injectable } from '@nestjs/common';
import type { AuditRunView } from '@shop/contract';
import { businessDay } from '@shop/ledger';
import { Accounts } from '../../identity/public';
import { Audit, type Caller, Clock, Database, Mails, type Once, type Tx } from '../../kernel/public';
import { auditRunOf } from './audits.queries';
import { AuditGauge } from './audit-gauge';

/** Rows of a finding that are kept to look at. */
const SAMPLE = 20;

/** What the audit views found, by view; empty where all is well. */
export type Findings = Readonly<Record<string, number>>;

/** Runs the views that must always be empty, keeps what they found, and tells accounting and the admins where one is not. */
@Injectable()
export class AuditRuns {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly mails: Mails,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly gauge: AuditGauge,
  ) {}

  /** The night's, or that of a person who closes a day. */
  async run(by: string | null): Promise<Findings> {
    const { findings } = await this.database.transaction((tx) => this.write(tx, by));
    await this.gauge.refresh();
    return findings;
  }

  async runNow(caller: Caller, once: Once | null): Promise<AuditRunView> {
    const run = await this.database.command(once, async (tx) => {
      const { id, findings } = await this.write(tx, caller.accountId);
      await this.audit.record(tx, caller, { action: 'audits-run', kind: 'audit-run', id, after: { findings } });
      return auditRunOf(tx, id);
    });
    await this.gauge.refresh();
    return run;
  }

  private async write(tx: Tx, by: string | null): Promise<{ id: string; findings: Findings }> {
    await tx.query(`set local statement_timeout = '10min'`);
    const [run]: { id: string }[] = await tx.query(
      'insert into audit_run (ran_at, ran_by) values ($1, $2) returning id',
      [this.clock.now(), by],
    );
    if (!run) throw new Error('no audit run was written');
    const views: { name: string }[] = await tx.query(
      `select viewname as name from pg_views where schemaname = current_schema() and viewname like 'audit\\_%' order by 1`,
    );
    const findings: Record<string, number> = {};
    for (const { name } of views) {
      const [result]: { found: string }[] = await tx.query(
        `insert into audit_finding (run_id, view, found, sample) select $1, $2, found, sample from audit_result($2, $3) returning found`,
        [run.id, name, SAMPLE],
      );
      const found = Number(result?.found ?? 0);
      if (found > 0) findings[name.slice('audit_'.length)] = found;
    }
    if (Object.keys(findings).length > 0) await this.tell(tx, findings);
    return { id: run.id, findings };
  }

  /** Once a business day, however often it is looked. */
  private async tell(tx: Tx, findings: Findings): Promise<void> {
    const today = businessDay(this.clock.now());
    const readers = [...(await this.accounts.ofRole(tx, 'accounting')), ...(await this.accounts.ofRole(tx, 'admin'))];
    const audits = Object.entries(findings).map(([view, found]) => `${view}: ${found}`);
    for (const { id, email, language } of readers) {
      await this.mails.queue(tx, {
        ...{ to: email, language, template: 'staff_audits_found', occasion: `audits:${today}:${id}` },
        data: { audits, link: this.mails.link('/admin/#/audits', 'en') },
      });
    }
  }
}
