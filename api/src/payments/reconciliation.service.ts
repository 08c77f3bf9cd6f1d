import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Audit, type Caller, Clock, Database, enqueue, job, Outbox, type Tx } from '../kernel/public';
import { InvoiceDesk } from './invoice-desk';
import { PayPalClient } from './paypal/paypal-client';
import { PayPalError } from './paypal/paypal-error';
import { isItemised } from './paypal/paypal-invoice';
import { PAYPAL } from './paypal.provider';
import * as work from './reconciliation.queries';
import type { Result, ToLookAt } from './reconciliation.queries';
import { PayPalRefunds } from './refunds.service';
import { PayPalReports } from './reports.service';
import { Webhooks } from './webhooks.service';

const reconciliationAsked = job<{ id: string }>('payments.reconciliation-asked');

const HOUR_MS = 3_600_000;
/** Invoices that were closed longer ago are no longer looked at: a refund by hand is possible for 180 days, but late ones are rare. */
const LOOK_BACK_MS = 30 * 24 * HOUR_MS;
/** How often a closed invoice is looked at. */
const CLOSED_EVERY_MS = 24 * HOUR_MS;
/** After that long the outbox has either asked, or has given up. */
const ASKED_LONG_AGO_MS = HOUR_MS / 4;
/** Invoices that one run looks at; the next one takes the rest. */
const MOST = 300;

/** Asks PayPal what webhooks may have missed, and takes it as they would have brought it. */
@Injectable()
export class Reconciliation implements OnModuleInit {
  private readonly log = new Logger('paypal');

  constructor(
    private readonly database: Database,
    private readonly desk: InvoiceDesk,
    private readonly reports: PayPalReports,
    private readonly refunds: PayPalRefunds,
    private readonly webhooks: Webhooks,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    @Inject(PAYPAL) private readonly paypal: PayPalClient,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(reconciliationAsked, ({ id }) => this.run(id));
    this.outbox.schedule('*/15 * * * *', 'payments.reconcile', () =>
      this.database.transaction(async (tx) => void (await this.enqueue(tx, null))),
    );
  }

  /** The one that waits, if one does. */
  async ask(tx: Tx, caller: Caller): Promise<string> {
    const id = await this.enqueue(tx, caller.accountId);
    await this.audit.record(tx, caller, { action: 'reconciliation-asked', kind: 'paypal-reconciliation', id });
    return id;
  }

  private async enqueue(tx: Tx, by: string | null): Promise<string> {
    const id = await work.ask(tx, this.clock.now(), by);
    await enqueue(
      tx,
      reconciliationAsked,
      { id },
      { key: `paypal-reconciliation:${id}`, queue: 'paypal-reconciliation' },
    );
    return id;
  }

  private async run(id: string): Promise<void> {
    const { reader } = this.database;
    if (!(await work.begin(reader, id))) return;
    const result: Result = { state: 'done', looked: 0, failed: 0, findings: [] };
    try {
      await this.lookAtWebhooks(result);
      await this.lookAtInvoices(result);
      await this.lookAtRefunds(result);
    } catch (error) {
      if (!(error instanceof PayPalError)) throw error;
      result.state = error.status === 429 ? 'paused' : 'failed';
      this.log.warn(`reconciliation stopped: ${error.message}`);
    }
    await work.end(reader, id, result, this.clock.now());
  }

  private async lookAtWebhooks(result: Result): Promise<void> {
    const { found, failed } = await this.webhooks.applyWaiting(new Date(this.clock.now().getTime() - LOOK_BACK_MS));
    for (let count = 0; count < found; count++) result.findings.push({ orderId: null, what: 'stored webhook' });
    result.failed += failed;
  }

  private async lookAtInvoices(result: Result): Promise<void> {
    const now = this.clock.now();
    const window = { now, since: ago(now, LOOK_BACK_MS), closedBefore: ago(now, CLOSED_EVERY_MS) };
    for (const invoice of await work.toLookAt(this.database.reader, window, MOST)) {
      await this.each(result, invoice.orderId, () => this.lookAt(invoice));
      await work.lookedAt(this.database.reader, invoice.id, now);
    }
  }

  private async lookAt({ orderId, number, paypalId, isStray }: ToLookAt): Promise<string[]> {
    const known = paypalId ?? (await this.paypal.findInvoiceByNumber(number))?.invoiceId;
    const news = known ? await this.told(known) : [];
    if (isStray) await this.desk.withdraw(orderId);
    return isStray ? [...news, 'invoice taken back'] : news;
  }

  private async told(invoiceId: string): Promise<string[]> {
    const invoice = await this.paypal.getInvoice(invoiceId);
    if (!isItemised(invoice) && invoice.payments.length > 0) return [];
    return this.database.transaction((tx) => this.reports.take(tx, invoice));
  }

  private async lookAtRefunds(result: Result): Promise<void> {
    const { reader } = this.database;
    for (const { orderId, refundId } of await work.pendingRefunds(reader, MOST)) {
      await this.each(result, orderId, async () => {
        const refund = await this.paypal.getRefund(refundId);
        const isNews = await this.database.transaction((tx) => this.refunds.heard(tx, refund));
        return isNews ? [`refund ${refund.status.toLowerCase()}`] : [];
      });
    }
    for (const { id } of await work.forgottenRefunds(reader, ago(this.clock.now(), ASKED_LONG_AGO_MS), MOST)) {
      await this.refunds.enqueue(reader, id);
    }
  }

  /** One that PayPal gives no sense for does not keep the others waiting; where PayPal is away, or asks for peace, all wait. */
  private async each(result: Result, orderId: string | null, look: () => Promise<string[]>): Promise<void> {
    try {
      result.findings.push(...(await look()).map((what) => ({ orderId, what })));
    } catch (error) {
      if (!(error instanceof PayPalError) || isAway(error)) throw error;
      result.failed += 1;
      this.log.warn(`order ${orderId ?? '–'}: ${error.message}`);
    }
    result.looked += 1;
  }
}

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

function isAway({ kind, status = 0 }: PayPalError): boolean {
  return kind === 'timeout' || kind === 'unreachable' || status === 401 || status === 429 || status >= 500;
}
