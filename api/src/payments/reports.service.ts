import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, Clock, type Config, Refusal, type Tx } from '../kernel/public';
import { CustomerOrder, OrderDesk } from '../orders/public';
import { keepCapture, paysFor, type Capture } from './capture.queries';
import * as invoices from './invoice.queries';
import type { InvoiceRow } from './invoice.queries';
import type { PayPalInvoice, PayPalInvoiceStatus } from './paypal/paypal-invoice';
import { PayPalRefunds } from './refunds.service';
import { UnappliedMoney } from './unapplied-money.service';

/** Nobody can pay these any more. */
const OVER: ReadonlySet<PayPalInvoiceStatus> = new Set([
  'CANCELLED',
  'AUTO_CANCELLED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
]);

/**
 * What PayPal tells of an invoice, by webhook or asked: each payment and each refund counts once, by its own id, so that it does not matter
 * who tells it, how often, or in which order.
 */
@Injectable()
export class PayPalReports {
  constructor(
    private readonly desk: OrderDesk,
    private readonly unapplied: UnappliedMoney,
    private readonly refunds: PayPalRefunds,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What of it was news, in short words. */
  async take(tx: Tx, invoice: PayPalInvoice): Promise<string[]> {
    const row = await invoices.toldOf(tx, invoice.invoiceId, invoice.invoiceNumber);
    const order = row && (await lockOrder(tx, row.orderId));
    const wrong = this.wrongIn(invoice, row);
    const { invoiceId, currency } = invoice;
    const news: string[] = [];
    for (const { captureId, amount } of invoice.payments.filter(({ throughPayPal }) => throughPayPal)) {
      const capture = { captureId, orderId: order?.id ?? null, invoiceId, currency, amount };
      news.push(...(await this.payment(tx, capture, row, wrong)));
    }
    for (const { refundId, amount } of invoice.refunds.filter(({ throughPayPal }) => throughPayPal)) {
      if (await this.refunds.reported(tx, { refundId, invoiceId, currency, amount })) news.push('refunded');
    }
    if (
      row &&
      !wrong &&
      OVER.has(invoice.status) &&
      (await invoices.closed(tx, row.id, 'cancelled', this.clock.now()))
    ) {
      news.push('invoice closed');
    }
    return news;
  }

  /** Why money that came by this invoice cannot be the order's. */
  private wrongIn({ invoiceId, reference, payeeEmail }: PayPalInvoice, row: InvoiceRow | null): string | null {
    if (!row) return 'no_order';
    const { payee } = this.config.paypal;
    if (payee && payeeEmail && payee.toLowerCase() !== payeeEmail.toLowerCase()) return 'another_payee';
    const isOurs = row.paypalId === null || row.paypalId === invoiceId;
    return isOurs && (reference ?? row.orderId) === row.orderId ? null : 'another_invoice';
  }

  /** Pays the order, or is kept as unapplied where the order's flow refuses it. */
  private async payment(tx: Tx, capture: Capture, row: InvoiceRow | null, wrong: string | null): Promise<string[]> {
    if (!(await keepCapture(tx, capture, this.clock.now()))) return [];
    const reason = wrong ?? (await this.refusedBy(tx, capture));
    if (reason === null) {
      if (row) await invoices.closed(tx, row.id, 'paid', this.clock.now());
      return ['paid'];
    }
    await this.unapplied.keep(tx, capture, reason);
    return [`unapplied: ${reason}`];
  }

  /** Null where the payment is the order's now. */
  private async refusedBy(tx: Tx, { captureId, orderId, currency, amount }: Capture): Promise<string | null> {
    const order = orderId === null ? null : await lockOrder(tx, orderId);
    if (!order) return 'no_order';
    const payment = { event: 'order_paid', actor: 'system', amount, currency } as const;
    try {
      await this.desk.postTo(tx, order, payment, { accountId: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return error.errors[0]?.code ?? error.code;
    }
    await paysFor(tx, [captureId], order.id);
    return null;
  }
}

function lockOrder(tx: Tx, id: string): Promise<CustomerOrder | null> {
  return tx.findOne(CustomerOrder, { where: { id }, lock: { mode: 'pessimistic_write' } });
}
