import { Injectable } from '@nestjs/common';
import { Clock, type Tx } from '../../common/public';
import { lockOrder } from '../../orders/public';
import type { Capture } from '../refunds/capture.queries';
import { PayPalDisputes } from '../disputes/disputes.service';
import { PayPalRefunds } from '../refunds/refunds.service';
import type { PayPalInvoice, PayPalInvoiceStatus } from './client/paypal-invoice';
import { findInvoice, type InvoiceRow, markClosed } from './invoice.queries';
import { MerchantIdentity } from './merchant-identity';
import { PayPalPayments } from './paypal-payments.service';

/** Statuses of invoices that can no longer be paid. */
const CLOSED_STATUSES: ReadonlySet<PayPalInvoiceStatus> = new Set([
  'CANCELLED',
  'AUTO_CANCELLED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
]);

/**
 * Applies the state of a PayPal invoice, from a webhook or from the API. The merchant's identity must be loaded. Each payment and each refund counts once by its
 * PayPal id, so the same state may be applied repeatedly and in any order.
 */
@Injectable()
export class PayPalSync {
  constructor(
    private readonly payments: PayPalPayments,
    private readonly refunds: PayPalRefunds,
    private readonly disputes: PayPalDisputes,
    private readonly identity: MerchantIdentity,
    private readonly clock: Clock,
  ) {}

  /** Returns what changed, as short texts for the log of webhooks and reconciliations. */
  async apply(tx: Tx, invoice: PayPalInvoice): Promise<string[]> {
    const row = await findInvoice(tx, invoice.invoiceId, invoice.invoiceNumber);
    const order = row && (await lockOrder(tx, row.orderId));
    const mismatch = this.findMismatch(invoice, row);
    const { invoiceId, currency } = invoice;
    const changes: string[] = [];
    for (const { captureId, amount } of invoice.payments.filter(({ throughPayPal }) => throughPayPal)) {
      const capture = { captureId, orderId: order?.id ?? null, invoiceId, currency, amount };
      changes.push(...(await this.applyPayment(tx, capture, row, mismatch)));
    }
    if (changes.length > 0) await this.matchEarlierReports(tx, invoiceId);
    for (const { refundId, amount } of invoice.refunds.filter(({ throughPayPal }) => throughPayPal)) {
      if (await this.refunds.recordReported(tx, { refundId, kind: 'refund', invoiceId, currency, amount }))
        changes.push('refunded');
    }
    const isClosed = row && !mismatch && CLOSED_STATUSES.has(invoice.status);
    if (isClosed && (await markClosed(tx, row.id, 'cancelled', this.clock.now()))) changes.push('invoice closed');
    return changes;
  }

  /** Refunds and disputes may be reported before their payment. */
  private async matchEarlierReports(tx: Tx, invoiceId: string): Promise<void> {
    await this.refunds.matchEarlier(tx, invoiceId);
    await this.disputes.matchEarlier(tx, invoiceId);
  }

  /** The reason why a payment of this invoice cannot pay the order; null if it can. */
  private findMismatch({ invoiceId, reference, payeeEmail }: PayPalInvoice, row: InvoiceRow | null): string | null {
    if (!row) return 'no_order';
    if (!this.identity.isOurs({ email: payeeEmail })) return 'another_payee';
    const isOurs = row.paypalId === null || row.paypalId === invoiceId;
    return isOurs && (reference ?? row.orderId) === row.orderId ? null : 'another_invoice';
  }

  private async applyPayment(
    tx: Tx,
    capture: Capture,
    row: InvoiceRow | null,
    mismatch: string | null,
  ): Promise<string[]> {
    const applied = await this.payments.apply(tx, capture, mismatch);
    if (!applied) return [];
    if (applied.unmatched !== null) return [`unmatched: ${applied.unmatched}`];
    if (row) await markClosed(tx, row.id, 'paid', this.clock.now());
    return ['paid'];
  }
}
