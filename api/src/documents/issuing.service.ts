import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, Database, Outbox, Refusal, type Tx } from '../kernel/public';
import { type BookedRefund, refundsOf } from '../ledger/public';
import { creditNoteToIssue, CustomerOrder, invoiceToIssue, paymentOf, reasonOfRefund } from '../orders/public';
import {
  creditNoteOfEntry,
  type IssuedCreditNote,
  type IssuedInvoice,
  invoiceOf,
  ordersLackingDocuments,
} from './documents.queries';
import type { FrozenCreditNote, FrozenOrder } from './frozen';
import { holdSeries, nextNumber, type Series, yearOf } from './numbers';
import { OrderPapers } from './order-papers.service';

/** More wait for the next time. */
const MOST_AT_ONCE = 500;

interface NewDocument {
  series: Series;
  order: CustomerOrder;
  at: Date;
  currency: string;
  amount: number;
  data: FrozenOrder | FrozenCreditNote;
  of?: { entryId: string; invoiceId: string };
}

/** Writes invoices and credit notes: each once, each with the next number. */
@Injectable()
export class Issuing implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly papers: OrderPapers,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(invoiceToIssue, ({ orderId }) => this.all(orderId));
    this.outbox.handle(creditNoteToIssue, ({ orderId }) => this.all(orderId));
    // For orders that were paid before there were invoices, and whatever a job left undone.
    this.outbox.schedule('23 * * * *', 'documents.issue-missing', () => this.missing());
  }

  /** The invoice of a paid order, issued now if it was not before; null for one that is not paid. */
  async invoice(orderId: string): Promise<IssuedInvoice | null> {
    const found = await invoiceOf(this.database.reader, orderId);
    return found ?? this.database.transaction((tx) => this.writeInvoice(tx, orderId));
  }

  /** Whatever an order should have and does not. */
  async all(orderId: string): Promise<void> {
    if (!(await this.invoice(orderId))) return;
    for (const refund of await refundsOf(this.database.reader, orderId)) {
      if (await creditNoteOfEntry(this.database.reader, refund.entryId)) continue;
      await this.database.transaction((tx) => this.writeCreditNote(tx, refund));
    }
  }

  private async missing(): Promise<void> {
    for (const orderId of await ordersLackingDocuments(this.database.reader, MOST_AT_ONCE)) await this.all(orderId);
  }

  private async writeInvoice(tx: Tx, orderId: string): Promise<IssuedInvoice | null> {
    const order = await held(tx, orderId);
    // What cost nothing, as a reprint does, has no invoice.
    if (order.total === 0 || !(await paymentOf(tx, orderId))) return null;
    const data = await this.papers.freeze(tx, order);
    const at = this.clock.now();
    const series: Series = { kind: 'invoice', year: yearOf(at) };
    await holdSeries(tx, series);
    if (!(await invoiceOf(tx, orderId))) {
      const { currency, total: amount } = order;
      await write(tx, { series, order, at, currency, amount, data });
    }
    return invoiceOf(tx, orderId);
  }

  private async writeCreditNote(tx: Tx, refund: BookedRefund): Promise<IssuedCreditNote | null> {
    const { orderId, entryId, amount, currency, occasion } = refund;
    const order = await held(tx, orderId);
    const invoice = await invoiceOf(tx, orderId);
    if (!invoice) throw new Error(`a credit note before the invoice of ${orderId}`);
    const { language, buyer, digits, payment } = invoice.data;
    const reason = await reasonOfRefund(tx, orderId, occasion);
    const data: FrozenCreditNote = {
      ...{ language, buyer, orderId, currency, digits, amount },
      seller: this.papers.seller,
      invoice: { name: invoice.name, issuedAt: invoice.issuedAt.toISOString() },
      refundedAt: refund.at.toISOString(),
      route: payment?.route ?? null,
      ...(reason && { reason }),
    };
    const at = this.clock.now();
    const series: Series = { kind: 'credit_note', year: yearOf(at) };
    await holdSeries(tx, series);
    if (!(await creditNoteOfEntry(tx, entryId))) {
      await write(tx, { series, order, at, currency, amount, data, of: { entryId, invoiceId: invoice.id } });
    }
    return creditNoteOfEntry(tx, entryId);
  }
}

/** The order, while its account is neither closed nor reopened: what is frozen of it now stays true until it is written. */
async function held(tx: Tx, orderId: string): Promise<CustomerOrder> {
  await tx.query('select from account where id = (select account_id from customer_order where id = $1) for key share', [
    orderId,
  ]);
  const order = await tx.findOneBy(CustomerOrder, { id: orderId });
  if (!order) throw new Refusal('resource_not_found');
  return order;
}

async function write(tx: Tx, { series, order, at, currency, amount, data, of }: NewDocument): Promise<void> {
  await tx.query(
    `insert into document (kind, year, number, order_id, account_id, entry_id, invoice_id, issued_at, currency, amount, data)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      series.kind,
      series.year,
      await nextNumber(tx, series),
      order.id,
      order.accountId,
      of?.entryId ?? null,
      of?.invoiceId ?? null,
      at,
      currency,
      amount,
      data,
    ],
  );
}
