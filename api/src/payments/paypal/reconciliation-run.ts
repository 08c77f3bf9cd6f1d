import { Injectable, Logger } from '@nestjs/common';
import { Clock, Database, WEBHOOK_WAIT_MS } from '../../common/public';
import { PayPalRefunds } from '../refunds/refunds.service';
import { PayPalError } from './client/paypal-error';
import { DisputeCheck } from './dispute-check';
import { InvoiceCheck } from './invoice-check';
import {
  findInvoicesToCheck,
  findPendingRefunds,
  findUnsentRefunds,
  finishReconciliation,
  markChecked,
  type ReconciliationResult,
  startReconciliation,
} from './reconciliation.queries';
import { PayPalWebhooks } from './webhooks/webhooks.service';

const HOUR_MS = 3_600_000;
/** Invoices closed earlier are not checked. PayPal allows refunds for 180 days, but late ones are rare. */
const LOOK_BACK_MS = 30 * 24 * HOUR_MS;
/** How often a closed invoice is checked. */
const RECHECK_CLOSED_MS = 24 * HOUR_MS;
/** A refund request without a response for this long is sent again: its job has failed. */
const UNSENT_REFUND_AGE_MS = HOUR_MS / 4;
/** Invoices and refunds per run. The next run continues. */
const BATCH_SIZE = 300;

/** Executes one reconciliation. */
@Injectable()
export class ReconciliationRun {
  private readonly log = new Logger('paypal');

  constructor(
    private readonly database: Database,
    private readonly invoiceCheck: InvoiceCheck,
    private readonly disputeCheck: DisputeCheck,
    private readonly refunds: PayPalRefunds,
    private readonly webhooks: PayPalWebhooks,
    private readonly clock: Clock,
  ) {}

  async execute(id: string): Promise<void> {
    const { reader } = this.database;
    if (!(await startReconciliation(reader, id))) return;
    const result: ReconciliationResult = { state: 'done', checked: 0, failed: 0, findings: [] };
    try {
      await this.checkWebhooks(result);
      await this.checkInvoices(result);
      await this.checkRefunds(result);
      await this.checkDisputes(result);
    } catch (error) {
      if (!(error instanceof PayPalError)) throw error;
      result.state = error.status === 429 ? 'paused' : 'failed';
      this.log.warn(`reconciliation stopped: ${error.message}`);
    }
    await finishReconciliation(reader, id, result, this.clock.now());
  }

  private async checkWebhooks(result: ReconciliationResult): Promise<void> {
    const { changed, failed } = await this.webhooks.applyPending(ago(this.clock.now(), WEBHOOK_WAIT_MS));
    for (let count = 0; count < changed; count++) result.findings.push({ orderId: null, what: 'stored webhook' });
    result.failed += failed;
  }

  private async checkInvoices(result: ReconciliationResult): Promise<void> {
    const now = this.clock.now();
    const period = { now, closedAfter: ago(now, LOOK_BACK_MS), closedCheckedBefore: ago(now, RECHECK_CLOSED_MS) };
    for (const invoice of await findInvoicesToCheck(this.database.reader, period, BATCH_SIZE)) {
      await this.check(result, invoice.orderId, () => this.invoiceCheck.run(invoice));
      await markChecked(this.database.reader, invoice.id, now);
    }
  }

  private async checkRefunds(result: ReconciliationResult): Promise<void> {
    const { reader } = this.database;
    for (const { orderId, refundId } of await findPendingRefunds(reader, BATCH_SIZE)) {
      await this.check(result, orderId, async () => {
        const status = await this.refunds.refresh(refundId);
        return status === null ? [] : [`refund ${status.toLowerCase()}`];
      });
    }
    const unsentBefore = ago(this.clock.now(), UNSENT_REFUND_AGE_MS);
    for (const { id } of await findUnsentRefunds(reader, unsentBefore, BATCH_SIZE)) {
      await this.refunds.enqueue(reader, id);
    }
  }

  private async checkDisputes(result: ReconciliationResult): Promise<void> {
    const ids = await this.disputeCheck.findChanged(ago(this.clock.now(), LOOK_BACK_MS));
    for (const id of ids) await this.check(result, null, () => this.disputeCheck.run(id));
  }

  /** Continues after an invalid response. Stops the run if PayPal is unavailable or limits the rate. */
  private async check(
    result: ReconciliationResult,
    orderId: string | null,
    findChanges: () => Promise<string[]>,
  ): Promise<void> {
    try {
      result.findings.push(...(await findChanges()).map((what) => ({ orderId, what })));
    } catch (error) {
      if (!(error instanceof PayPalError) || isUnavailable(error)) throw error;
      result.failed += 1;
      this.log.warn(`order ${orderId ?? '–'}: ${error.message}`);
    }
    result.checked += 1;
  }
}

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

function isUnavailable({ kind, status = 0 }: PayPalError): boolean {
  return kind === 'timeout' || kind === 'unreachable' || status === 401 || status === 429 || status >= 500;
}
