import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, Database, Outbox, Refusal, type Tx } from '../kernel/public';
import { CustomerOrder, invoiceUnwanted, invoiceWanted, OrderDesk } from '../orders/public';
import { InvoiceDrafts } from './invoice-drafts';
import * as rows from './invoice.queries';
import type { InvoiceRow } from './invoice.queries';
import type { InvoiceDraft } from './paypal/invoice-draft';
import { type FoundInvoice, PayPalClient } from './paypal/paypal-client';
import { PayPalError } from './paypal/paypal-error';
import { PAYPAL } from './paypal.provider';

export interface OpenInvoice {
  invoiceId: string;
  number: string;
  payUrl: string;
}

/** Longer than PayPal may take for all the calls an invoice needs. */
const HOLD_MS = 60_000;
const LOOK_AGAIN_MS = 150;
const WAIT_MS = 20_000;

/** One open PayPal invoice an order: numbered and committed here before PayPal hears of it, so that none is made twice. */
@Injectable()
export class InvoiceDesk implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly desk: OrderDesk,
    private readonly drafts: InvoiceDrafts,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    @Inject(PAYPAL) private readonly paypal: PayPalClient,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(invoiceWanted, ({ orderId }) => this.ensureOrWithdraw(orderId));
    this.outbox.handle(invoiceUnwanted, ({ orderId }) => this.withdraw(orderId));
  }

  /**
   * The order's open invoice, made and sent if need be; null where the order no longer awaits a PayPal payment. Throws PayPalError;
   * of several callers one works and the others wait for it.
   */
  async ensure(orderId: string): Promise<OpenInvoice | null> {
    for (let waited = 0; waited < WAIT_MS; waited += LOOK_AGAIN_MS) {
      const claimed = await this.database.transaction((tx) => this.claim(tx, orderId));
      if (claimed === null) return null;
      if (claimed.state === 'open') return openOf(claimed);
      if (claimed.mine) return this.make(orderId, claimed);
      await pause(LOOK_AGAIN_MS);
    }
    throw new PayPalError('timeout', 'another process is still making the invoice');
  }

  /** An order that was cancelled while its invoice was being made leaves one behind that nobody may pay. */
  private async ensureOrWithdraw(orderId: string): Promise<void> {
    if (!(await this.ensure(orderId))) await this.withdraw(orderId);
  }

  private async claim(tx: Tx, orderId: string): Promise<(InvoiceRow & { mine: boolean; fresh: boolean }) | null> {
    const order = await tx.findOne(CustomerOrder, { where: { id: orderId }, lock: { mode: 'pessimistic_write' } });
    const now = this.clock.now();
    if (order?.state !== 'awaiting_payment' || order.paymentMethod !== 0 || order.dueAt <= now) return null;
    const known = await rows.unclosed(tx, orderId);
    const row = known ?? (await rows.number(tx, orderId, now));
    if (row.state === 'open') return { ...row, mine: false, fresh: false };
    const mine = row.heldUntil === null || row.heldUntil <= now;
    if (mine) await rows.hold(tx, row.id, new Date(now.getTime() + HOLD_MS));
    return { ...row, mine, fresh: known === null };
  }

  private async make(orderId: string, row: InvoiceRow & { fresh: boolean }): Promise<OpenInvoice | null> {
    try {
      const paypalId = row.paypalId ?? (await this.create(orderId, row));
      await rows.created(this.database.reader, row.id, paypalId, this.clock.now());
      await this.paypal.sendInvoice(paypalId);
      const { payUrl } = await this.paypal.getInvoice(paypalId);
      if (!payUrl) throw new PayPalError('answer', 'the invoice has no address to pay at');
      return await this.open(orderId, row, paypalId, payUrl);
    } catch (error) {
      await rows.release(this.database.reader, row.id);
      throw error;
    }
  }

  /** An earlier attempt may have reached PayPal without our hearing of it: its invoice is found by our number. */
  private async create(orderId: string, row: InvoiceRow & { fresh: boolean }): Promise<string> {
    const draft = await this.drafts.of(orderId, row.number);
    const earlier = row.fresh ? null : await this.paypal.findInvoiceByNumber(row.number);
    if (earlier) return this.adopted(row, earlier, draft);
    try {
      return (await this.paypal.createInvoice(draft)).invoiceId;
    } catch (error) {
      if (!(error instanceof PayPalError) || error.kind === 'unsendable') throw error;
      if (error.kind === 'answer' && !error.isDuplicateInvoiceNumber) throw error;
      const made = await this.paypal.findInvoiceByNumber(row.number);
      if (!made) throw error;
      return this.adopted(row, made, draft);
    }
  }

  /** An invoice with our number is ours if it asks what the order does; a cancelled one is closed here, and the next gets another number. */
  private async adopted(
    row: InvoiceRow,
    { invoiceId, status }: FoundInvoice,
    { currency, total }: InvoiceDraft,
  ): Promise<string> {
    if (status === 'CANCELLED') {
      await rows.closed(this.database.reader, row.id, 'cancelled', this.clock.now());
      throw new PayPalError('answer', `invoice ${invoiceId} was cancelled at PayPal`, { retryable: true });
    }
    const found = await this.paypal.getInvoice(invoiceId);
    if (found.currency !== currency || found.total !== total)
      throw new PayPalError('answer', `invoice ${invoiceId} has our number and another total`);
    return invoiceId;
  }

  /** The order may have been cancelled meanwhile: then the invoice goes again. Where somebody was quicker who took this for given up, it stays. */
  private async open(orderId: string, row: InvoiceRow, paypalId: string, payUrl: string): Promise<OpenInvoice | null> {
    const invoice = { number: row.number, payUrl };
    try {
      await this.database.transaction(async (tx) => {
        await this.desk.post(
          tx,
          orderId,
          { event: 'paypal_invoice_created', actor: 'system' },
          { accountId: null },
          { invoice },
        );
        await rows.opened(tx, row.id, payUrl, this.clock.now());
        await this.desk.post(tx, orderId, { event: 'invoice_sent', actor: 'system' }, { accountId: null }, { invoice });
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const standing = await rows.unclosed(this.database.reader, orderId);
      if (standing?.state === 'open' && standing.paypalId === paypalId) return openOf(standing);
      await unlessPaid(this.paypal.cancelInvoice(paypalId));
      await rows.closed(this.database.reader, row.id, 'cancelled', this.clock.now());
      return null;
    }
    return { invoiceId: paypalId, ...invoice };
  }

  /** Takes an unpaid invoice back. One that was paid in the same moment stays: its payment comes by webhook. */
  async withdraw(orderId: string): Promise<void> {
    const row = await rows.unclosed(this.database.reader, orderId);
    if (!row) return;
    const paypalId = row.paypalId ?? (await this.paypal.findInvoiceByNumber(row.number))?.invoiceId;
    if (paypalId) await unlessPaid(this.paypal.cancelInvoice(paypalId));
    await rows.closed(this.database.reader, row.id, 'cancelled', this.clock.now());
  }
}

function openOf({ paypalId, number, payUrl }: InvoiceRow): OpenInvoice {
  if (!paypalId || !payUrl) throw new Error('an open invoice has an id and an address');
  return { invoiceId: paypalId, number, payUrl };
}

/** Money has come for it, and perhaps gone back: the webhooks tell. */
async function unlessPaid(cancelling: Promise<void>): Promise<void> {
  try {
    await cancelling;
  } catch (error) {
    if (!(error instanceof PayPalError && error.issues.some((issue) => /^CANNOT_CANCEL_(PAID|REFUNDED)/.test(issue))))
      throw error;
  }
}
