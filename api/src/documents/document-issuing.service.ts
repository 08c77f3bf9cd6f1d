import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, Database, findRow, hasSqlState, Outbox, ApiError, type Tx } from '../common/public';
import { type PostedRefund, findRefunds } from '../ledger/public';
import { paymentRefunded, CustomerOrder, orderPaid, findRefundReason } from '../orders/public';
import {
  findCreditNoteByEntry,
  type IssuedInvoice,
  findInvoice,
  findOrdersLackingDocuments,
  insertDocument,
  lockAccountOfOrder,
} from './documents.queries';
import type { CreditNoteData } from './document-data';
import { type NumberSeries, documentYear } from './document-numbers';
import { type Customer, OrderDocuments } from './order-documents.service';

/** Orders that one run of the hourly job handles. */
const BATCH_SIZE = 500;

/** Issues invoices and credit notes, each exactly once and with consecutive numbers. */
@Injectable()
export class DocumentIssuing implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly orderDocuments: OrderDocuments,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(orderPaid, async ({ orderId }) => void (await this.issueFirst(orderId)));
    this.outbox.handle(paymentRefunded, ({ orderId }) => this.issueForOrder(orderId));
    // Catches documents whose job failed.
    this.outbox.schedule('23 * * * *', 'documents.issue-missing', () => this.issueMissing());
  }

  /** Returns an order's invoice and issues it if it is missing. Null if the order is not paid or costs nothing. */
  async ensureInvoice(orderId: string): Promise<IssuedInvoice | null> {
    const found = await findInvoice(this.database.reader, orderId);
    return found ?? this.issueFirst(orderId);
  }

  /** Issues the invoice of an order that has just been paid. Refunds have jobs of their own. */
  private async issueFirst(orderId: string): Promise<IssuedInvoice | null> {
    return this.issueOnce(
      (tx) => this.issueInvoice(tx, orderId),
      () => findInvoice(this.database.reader, orderId),
    );
  }

  /**
   * Somebody else may issue the same document meanwhile. The transaction, and with it the number, is then rolled back, and
   * the other document is found.
   */
  private async issueOnce<I, F>(issue: (tx: Tx) => Promise<I>, findIssued: () => Promise<F | null>): Promise<I | F> {
    try {
      return await this.database.transaction(issue);
    } catch (error) {
      const issued = hasSqlState(error, 'uniqueViolation') ? await findIssued() : null;
      if (!issued) throw error;
      return issued;
    }
  }

  /** Issues the invoice and all credit notes that an order lacks. */
  async issueForOrder(orderId: string): Promise<void> {
    if (!(await this.ensureInvoice(orderId))) return;
    for (const refund of await findRefunds(this.database.reader, orderId)) {
      const findIssued = () => findCreditNoteByEntry(this.database.reader, refund.entryId);
      if (!(await findIssued())) await this.issueOnce((tx) => this.issueCreditNote(tx, refund), findIssued);
    }
  }

  private async issueMissing(): Promise<void> {
    for (const orderId of await findOrdersLackingDocuments(this.database.reader, BATCH_SIZE))
      await this.issueForOrder(orderId);
  }

  private async issueInvoice(tx: Tx, orderId: string): Promise<IssuedInvoice | null> {
    const { order, customer } = await loadOrderToInvoice(tx, orderId);
    // An order that costs nothing, such as a reprint, gets no invoice.
    if (order.total === 0) return null;
    const data = await this.orderDocuments.collectDataFor(tx, order, customer);
    if (!data.payment) return null;
    const at = this.clock.now();
    const series: NumberSeries = { kind: 'invoice', year: documentYear(at) };
    const { accountId, currency, total: amount } = order;
    const issued = await insertDocument(tx, { ...series, orderId, accountId, issuedAt: at, currency, amount, data });
    return issued.kind === 'invoice' ? issued : null;
  }

  private async issueCreditNote(tx: Tx, refund: PostedRefund): Promise<void> {
    const { orderId, entryId, amount, currency, dedupeKey } = refund;
    const { accountId } = (await loadOrderToInvoice(tx, orderId)).order;
    const invoice = await findInvoice(tx, orderId);
    if (!invoice) throw new Error(`order ${orderId} has a refund but no invoice`);
    const { language, buyer, digits, payment } = invoice.data;
    const reason = await findRefundReason(tx, orderId, dedupeKey);
    const data: CreditNoteData = {
      ...{ language, buyer, orderId, currency, digits, amount },
      seller: this.orderDocuments.sellerIn(language),
      invoice: { name: invoice.name, issuedAt: invoice.issuedAt.toISOString() },
      refundedAt: refund.at.toISOString(),
      route: payment?.route ?? null,
      ...(reason && { reason }),
    };
    const at = this.clock.now();
    const series: NumberSeries = { kind: 'credit_note', year: documentYear(at) };
    const corrects = { entryId, invoiceId: invoice.id };
    await insertDocument(tx, { ...series, orderId, accountId, issuedAt: at, currency, amount, data, corrects });
  }
}

/** Loads the order and its customer, whose account cannot be closed before the document is stored. */
async function loadOrderToInvoice(
  tx: Tx,
  orderId: string,
): Promise<{ order: CustomerOrder; customer: Customer | null }> {
  const customer = await lockAccountOfOrder(tx, orderId);
  const order = await findRow(tx, CustomerOrder, { id: orderId });
  if (!order) throw new ApiError('resource_not_found');
  return { order, customer };
}
