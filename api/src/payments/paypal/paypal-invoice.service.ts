import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PAYPAL } from '@shop/contract';
import { ApiError, Clock, Database, Outbox, type Tx } from '../../common/public';
import { lockOrder, OrderWorkflow, paypalInvoiceCancelled, paypalInvoiceRequested } from '../../orders/public';
import type { InvoiceDraft } from './client/invoice-draft';
import type { FoundInvoice } from './client/paypal-client';
import { PayPalError } from './client/paypal-error';
import { InvoiceDraftBuilder } from './invoice-drafts';
import {
  findActiveInvoice,
  hadOpenInvoice,
  insertInvoice,
  type InvoiceRow,
  lockInvoice,
  markClosed,
  markCreated,
  markOpen,
  unlockInvoice,
} from './invoice.queries';
import { PayPalAccount } from './paypal-account.service';

export interface OpenInvoice {
  /** PayPal's id. */
  invoiceId: string;
  number: string;
  payUrl: string;
}

type NewInvoice = InvoiceRow & { isNew: boolean };

/** How long one process may work on an invoice. Longer than all its calls to PayPal may take together. */
const LOCK_MS = 60_000;
const POLL_MS = 150;
const WAIT_MS = 20_000;

/**
 * Creates and cancels the PayPal invoice of an order. An order has at most one open invoice. Its number is committed
 * before PayPal is called, so that an invoice whose response was lost is found again and not created twice.
 */
@Injectable()
export class PayPalInvoiceService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly workflow: OrderWorkflow,
    private readonly drafts: InvoiceDraftBuilder,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly paypal: PayPalAccount,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(paypalInvoiceRequested, ({ orderId }) => this.createFirst(orderId));
    this.outbox.handle(paypalInvoiceCancelled, ({ orderId }) => this.cancel(orderId));
  }

  /**
   * Returns the order's open invoice; creates and sends it if there is none. If several callers need it, one creates it
   * and the others wait. Null if the order does not await a PayPal payment.
   *
   * @param options.replacesClosed whether an order whose invoice is closed gets another one; null if it does not
   * @throws PayPalError
   */
  async ensure(orderId: string, { replacesClosed = true } = {}): Promise<OpenInvoice | null> {
    for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
      const row = await this.database.transaction((tx) => this.prepare(tx, orderId, replacesClosed));
      if (row === null) return null;
      if (row.state === 'open') return toOpenInvoice(row);
      if (row.isLockedByCaller) return this.createAndSend(orderId, row);
      await pause(POLL_MS);
    }
    throw new PayPalError('timeout', 'another process is still creating the invoice');
  }

  /**
   * Creates the invoice of a new order unless it has been created, also if it is closed by now: only the customer's next
   * checkout replaces a closed invoice, which may have been closed while this waited for it. Cancels the invoice of an order
   * that was cancelled in the meantime.
   */
  private async createFirst(orderId: string): Promise<void> {
    // While PayPal is switched off there is no invoice; a later checkout creates it.
    if (!this.paypal.isOffered || (await hadOpenInvoice(this.database.reader, orderId))) return;
    if (!(await this.ensure(orderId, { replacesClosed: false }))) await this.cancel(orderId);
  }

  /** Finds or numbers the order's invoice and locks it for the caller if nobody else works on it. */
  private async prepare(
    tx: Tx,
    orderId: string,
    replacesClosed: boolean,
  ): Promise<(NewInvoice & { isLockedByCaller: boolean }) | null> {
    const order = await lockOrder(tx, orderId);
    const now = this.clock.now();
    if (order?.state !== 'awaiting_payment' || order.paymentMethod !== PAYPAL || order.dueAt <= now) return null;
    const existing = await findActiveInvoice(tx, orderId);
    if (!existing && !replacesClosed && (await hadOpenInvoice(tx, orderId))) return null;
    const row = existing ?? (await insertInvoice(tx, orderId, now));
    if (row.state === 'open') return { ...row, isNew: false, isLockedByCaller: false };
    const isLockedByCaller = row.lockedUntil === null || row.lockedUntil <= now;
    if (isLockedByCaller) await lockInvoice(tx, row.id, new Date(now.getTime() + LOCK_MS));
    return { ...row, isNew: existing === null, isLockedByCaller };
  }

  private async createAndSend(orderId: string, row: NewInvoice): Promise<OpenInvoice | null> {
    try {
      const paypalId = row.paypalId ?? (await this.createAtPayPal(orderId, row));
      await markCreated(this.database.reader, row.id, paypalId, this.clock.now());
      await this.paypal.client.sendInvoice(paypalId);
      const { payUrl } = await this.paypal.client.getInvoice(paypalId);
      if (!payUrl) throw new PayPalError('response', 'the invoice has no payment address');
      return await this.recordOpen(orderId, row, paypalId, payUrl);
    } catch (error) {
      await unlockInvoice(this.database.reader, row.id);
      throw error;
    }
  }

  /** Searches for our number first if an earlier attempt may have created the invoice. Returns PayPal's id. */
  private async createAtPayPal(orderId: string, row: NewInvoice): Promise<string> {
    const draft = await this.drafts.build(orderId, row.number);
    const existing = row.isNew ? null : await this.paypal.client.findInvoiceByNumber(row.number);
    if (existing) return this.adopt(row, existing, draft);
    try {
      return (await this.paypal.client.createInvoice(draft)).invoiceId;
    } catch (error) {
      if (!(error instanceof PayPalError) || error.kind === 'unsendable') throw error;
      if (error.kind === 'response' && !error.isDuplicateInvoiceNumber) throw error;
      const created = await this.paypal.client.findInvoiceByNumber(row.number);
      if (!created) throw error;
      return this.adopt(row, created, draft);
    }
  }

  /**
   * Accepts an invoice found by our number if its total is the order's. Closes a cancelled one here, so that the next
   * attempt gets a new number.
   */
  private async adopt(
    row: InvoiceRow,
    { invoiceId, status }: FoundInvoice,
    { currency, total }: InvoiceDraft,
  ): Promise<string> {
    if (status === 'CANCELLED') {
      await markClosed(this.database.reader, row.id, 'cancelled', this.clock.now());
      throw new PayPalError('response', `invoice ${invoiceId} was cancelled at PayPal`, { retryable: true });
    }
    const found = await this.paypal.client.getInvoice(invoiceId);
    if (found.currency !== currency || found.total !== total)
      throw new PayPalError('response', `invoice ${invoiceId} has our number but another total`);
    return invoiceId;
  }

  /**
   * Posts the invoice to the order. If the order was cancelled in the meantime, the invoice is cancelled too, unless
   * another process opened the same invoice after this one's lock expired.
   */
  private async recordOpen(
    orderId: string,
    row: InvoiceRow,
    paypalId: string,
    payUrl: string,
  ): Promise<OpenInvoice | null> {
    const invoice = { number: row.number, payUrl };
    try {
      await this.database.transaction(async (tx) => {
        const created = { event: 'paypal_invoice_created', actor: 'system', invoice } as const;
        const sent = { event: 'invoice_sent', actor: 'system' } as const;
        await this.workflow.post(tx, orderId, created, { accountId: null });
        await markOpen(tx, row.id, payUrl, this.clock.now());
        await this.workflow.post(tx, orderId, sent, { accountId: null }, { invoice });
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const current = await findActiveInvoice(this.database.reader, orderId);
      if (current?.state === 'open' && current.paypalId === paypalId) return toOpenInvoice(current);
      await ignoreIfPaid(this.paypal.client.cancelInvoice(paypalId));
      await markClosed(this.database.reader, row.id, 'cancelled', this.clock.now());
      return null;
    }
    return { invoiceId: paypalId, ...invoice };
  }

  /** Cancels an order's unpaid invoice. If it was paid in the meantime, its payment arrives by webhook. */
  async cancel(orderId: string): Promise<void> {
    const row = await findActiveInvoice(this.database.reader, orderId);
    if (!row) return;
    const paypalId = row.paypalId ?? (await this.paypal.client.findInvoiceByNumber(row.number))?.invoiceId;
    if (paypalId) await ignoreIfPaid(this.paypal.client.cancelInvoice(paypalId));
    await markClosed(this.database.reader, row.id, 'cancelled', this.clock.now());
  }
}

function toOpenInvoice({ paypalId, number, payUrl }: InvoiceRow): OpenInvoice {
  if (!paypalId || !payUrl) throw new Error('an open invoice must have a PayPal id and a payment address');
  return { invoiceId: paypalId, number, payUrl };
}

async function ignoreIfPaid(cancelling: Promise<void>): Promise<void> {
  try {
    await cancelling;
  } catch (error) {
    if (!(error instanceof PayPalError && error.issues.some((issue) => /^CANNOT_CANCEL_(PAID|REFUNDED)/.test(issue))))
      throw error;
  }
}
