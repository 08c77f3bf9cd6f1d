import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLog, type Caller, Clock, Database, enqueue, job, Outbox, type Tx } from '../../common/public';
import { PayPalAccount } from './paypal-account.service';
import { requestReconciliation } from './reconciliation.queries';
import { ReconciliationRun } from './reconciliation-run';

const reconciliationRequested = job<{ id: string }>('payments.reconciliation-requested');

/**
 * Compares open and recently closed invoices and pending refunds with PayPal, and applies what webhooks missed. Runs
 * every 15 minutes and on request of accounting.
 */
@Injectable()
export class Reconciliation implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly run: ReconciliationRun,
    private readonly account: PayPalAccount,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(reconciliationRequested, ({ id }) => this.run.execute(id));
    this.outbox.schedule('*/15 * * * *', 'payments.reconcile', async () => {
      if (this.account.hasCredentials) await this.database.transaction((tx) => this.enqueue(tx, null));
    });
  }

  /** Requests a run, or joins the one that is waiting. Returns its id. */
  async request(tx: Tx, caller: Caller): Promise<string> {
    const id = await this.enqueue(tx, caller.accountId);
    await this.audit.record(tx, caller, { action: 'reconciliation-requested', kind: 'paypal-reconciliation', id });
    return id;
  }

  private async enqueue(tx: Tx, by: string | null): Promise<string> {
    const id = await requestReconciliation(tx, this.clock.now(), by);
    const options = { key: `paypal-reconciliation:${id}`, queue: 'paypal-reconciliation' };
    await enqueue(tx, reconciliationRequested, { id }, options);
    return id;
  }
}
