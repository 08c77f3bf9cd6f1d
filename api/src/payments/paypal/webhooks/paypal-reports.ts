import { Injectable, Logger } from '@nestjs/common';
import type { Tx, WebhookResult } from '../../../common/public';
import { PayPalDisputes } from '../../disputes/disputes.service';
import { PayPalRefunds } from '../../refunds/refunds.service';
import type { Payee } from '../client/payee';
import { PayPalError } from '../client/paypal-error';
import { isItemised, type PayPalInvoice, type PayPalInvoiceStatus } from '../client/paypal-invoice';
import type { DisputeEvent, InvoiceEvent, RefundEvent, WebhookEvent } from '../client/paypal-webhook';
import { MerchantIdentity } from '../merchant-identity';
import { PayPalAccount } from '../paypal-account.service';
import { PayPalSync } from '../paypal-sync.service';
import { findOrdersOfReport } from './webhooks.queries';

/** What is applied: an event, or the invoice that was loaded in its place. */
type Report = WebhookEvent | PayPalInvoice;

/** The merchant recorded at PayPal that the invoice was paid or refunded outside PayPal. */
const EXTERNAL_STATUSES: ReadonlySet<PayPalInvoiceStatus> = new Set([
  'MARKED_AS_PAID',
  'PAID_EXTERNAL',
  'MARKED_AS_REFUNDED',
  'REFUNDED_EXTERNAL',
]);

/** Applies what verified webhook events report. */
@Injectable()
export class PayPalReports {
  private readonly log = new Logger('paypal');

  constructor(
    private readonly sync: PayPalSync,
    private readonly refunds: PayPalRefunds,
    private readonly disputes: PayPalDisputes,
    private readonly identity: MerchantIdentity,
    private readonly paypal: PayPalAccount,
  ) {}

  /**
   * Loads from PayPal what the event lacks, before the transaction that applies it.
   *
   * @throws PayPalError
   */
  async complete(event: WebhookEvent): Promise<Report> {
    if (event.type === 'other') return event;
    const isMerchantKnown = await this.identity.load();
    if (event.type === 'dispute') return event;
    return event.type === 'refund' ? this.completeRefund(event) : this.loadItemised(event, isMerchantKnown);
  }

  /** Applies a report once. Returns what it changed, or why it changed nothing. */
  async apply(tx: Tx, report: Report): Promise<WebhookResult> {
    if ('invoiceId' in report) return this.describe(tx, report, await this.sync.apply(tx, report));
    if (report.type === 'other') return { outcome: 'unchanged', reason: 'not_used' };
    if (this.isForAnotherPayee(report)) return { outcome: 'unchanged', reason: 'another_payee' };
    const isDispute = report.type === 'dispute';
    const changes = await (isDispute ? this.disputes.record(tx, report) : this.refunds.recordEvent(tx, report));
    return this.describe(tx, report, changes);
  }

  private async describe(
    tx: Tx,
    report: PayPalInvoice | RefundEvent | DisputeEvent,
    changes: string[],
  ): Promise<WebhookResult> {
    return {
      ...(changes.length > 0 ? { outcome: 'applied', changes } : { outcome: 'unchanged', reason: 'nothing_new' }),
      orderIds: await findOrdersOfReport(tx, {
        captureId: 'captureId' in report ? report.captureId : undefined,
        invoiceId: 'invoiceId' in report ? report.invoiceId : undefined,
        invoiceNumber: 'invoiceNumber' in report ? report.invoiceNumber : undefined,
      }),
    };
  }

  private isForAnotherPayee({ payee, eventId }: { payee: Payee; eventId: string }): boolean {
    if (this.identity.isOurs(payee)) return false;
    this.log.warn(`webhook event ${eventId} is about a payment to another account`);
    return true;
  }

  /** Without an amount only the status of a refund that this shop requested could be applied. */
  private async completeRefund(event: RefundEvent): Promise<RefundEvent> {
    if (event.money || event.status !== 'COMPLETED') return event;
    return { ...event, ...(await this.paypal.client.getRefundReport(event.refundId)), kind: event.kind };
  }

  /**
   * An event may contain a paid amount without the ids of its payments, or no payee. Then the invoice is loaded from
   * PayPal, so that no payment is counted twice and only invoices of the shop's own account pay an order.
   */
  private async loadItemised(event: InvoiceEvent, isMerchantKnown: boolean): Promise<PayPalInvoice> {
    const isComplete = isItemised(event) || EXTERNAL_STATUSES.has(event.status);
    if (event.type === 'cancelled' || (isComplete && isMerchantKnown && event.payeeEmail)) return event;
    const invoice = await this.paypal.client.getInvoice(event.invoiceId);
    if (!isItemised(invoice) && !EXTERNAL_STATUSES.has(invoice.status))
      throw new PayPalError('response', `invoice ${event.invoiceId} does not list its payments`);
    return invoice;
  }
}
