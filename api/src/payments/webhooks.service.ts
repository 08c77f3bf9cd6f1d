import { Inject, Injectable, Logger } from '@nestjs/common';
import { Accounts } from '../identity/public';
import { Clock, CONFIG, type Config, Database, Mails, Refusal, type Tx } from '../kernel/public';
import { Ledger } from '../ledger/public';
import { CustomerOrder, OrderDesk } from '../orders/public';
import * as invoices from './invoice.queries';
import { PayPalClient } from './paypal/paypal-client';
import { PayPalError } from './paypal/paypal-error';
import { parseInvoiceWebhook, type InvoiceEvent } from './paypal/paypal-webhook';
import { PAYPAL } from './paypal.provider';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** One payment that PayPal reports. Amount in minor units. */
interface Payment {
  orderId: string | undefined;
  reference: string;
  captureId: string | undefined;
  currency: string;
  amount: number;
}

/** What PayPal reports: verified, stored first, applied once. */
@Injectable()
export class Webhooks {
  private readonly log = new Logger('paypal');

  constructor(
    private readonly database: Database,
    private readonly desk: OrderDesk,
    private readonly ledger: Ledger,
    private readonly accounts: Accounts,
    private readonly mails: Mails,
    private readonly clock: Clock,
    @Inject(PAYPAL) private readonly paypal: PayPalClient,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Refuses a forgery with `bad_check_value`; `unavailable` where PayPal cannot be asked, so that it sends again. */
  async receive(headers: Headers, rawBody: Buffer, body: unknown): Promise<void> {
    if (!(await this.genuine(headers, rawBody))) throw new Refusal('bad_check_value');
    const event = parseInvoiceWebhook(body);
    if (!event) {
      this.log.warn('a verified webhook could not be read');
      return;
    }
    await this.database.reader.query(
      'insert into paypal_webhook (event_id, body, received_at) values ($1, $2, $3) on conflict (event_id) do nothing',
      [event.eventId, body, this.clock.now()],
    );
    await this.database.transaction(async (tx) => {
      const waiting: unknown[] = await tx.query(
        'select from paypal_webhook where event_id = $1 and applied_at is null for update',
        [event.eventId],
      );
      if (waiting.length === 0) return;
      const outcome = event.type === 'other' ? 'left' : await this.apply(tx, event);
      await tx.query('update paypal_webhook set applied_at = $2, outcome = $3 where event_id = $1', [
        event.eventId,
        this.clock.now(),
        outcome,
      ]);
    });
  }

  private async genuine(headers: Headers, rawBody: Buffer): Promise<boolean> {
    try {
      return await this.paypal.verifyWebhook(headers, rawBody);
    } catch (error) {
      if (error instanceof PayPalError) throw new Refusal('unavailable', [], {}, 60);
      throw error;
    }
  }

  private async apply(tx: Tx, event: InvoiceEvent): Promise<string> {
    const row = await invoices.byPayPal(tx, event.invoiceId, event.invoiceNumber);
    if (event.type === 'cancelled') {
      if (row) await invoices.closed(tx, row.id, 'cancelled', this.clock.now());
      return 'invoice cancelled';
    }
    if (event.type === 'refunded') return 'left';
    if (event.status === 'MARKED_AS_PAID') return 'recorded by hand at PayPal';
    const amount = event.paid ?? (event.status === 'PAID' ? event.total : 0);
    if (amount === 0) return 'nothing was paid';
    const payment = {
      orderId: row?.orderId,
      reference: event.captureId ?? `${event.invoiceId}:${amount}`,
      captureId: event.captureId,
      currency: event.currency,
      amount,
    };
    const outcome = await this.settle(tx, payment, this.isOurs(event));
    if (row && outcome === 'paid') await invoices.closed(tx, row.id, 'paid', this.clock.now());
    return outcome;
  }

  /** A payment to another payee's account is none to us. */
  private isOurs({ payeeEmail }: InvoiceEvent): boolean {
    const { payee } = this.config.paypal;
    return !payee || !payeeEmail || payee.toLowerCase() === payeeEmail.toLowerCase();
  }

  /** Pays the order, or keeps the money as unapplied where the order's flow refuses it. A payment counts once, however often told. */
  private async settle(tx: Tx, payment: Payment, ours: boolean): Promise<string> {
    if (!ours) return 'paid to somebody else';
    const seen: unknown[] = await tx.query('select from paypal_capture where capture_id = $1', [payment.reference]);
    if (seen.length > 0) return 'known';
    const order =
      payment.orderId === undefined
        ? null
        : await tx.findOne(CustomerOrder, { where: { id: payment.orderId }, lock: { mode: 'pessimistic_write' } });
    if (!order) return this.keep(tx, payment, 'no order');
    await tx.query(
      'insert into paypal_capture (capture_id, order_id, currency, amount, captured_at) values ($1, $2, $3, $4, $5)',
      [payment.reference, order.id, payment.currency, payment.amount, this.clock.now()],
    );
    const { amount, currency } = payment;
    try {
      await this.desk.postTo(
        tx,
        order,
        { event: 'order_paid', actor: 'system', amount, currency },
        { accountId: null },
      );
      return 'paid';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return this.keep(tx, payment, error.errors[0]?.code ?? error.code);
    }
  }

  private async keep(tx: Tx, { orderId, reference, currency, amount }: Payment, reason: string): Promise<string> {
    const at = this.clock.now();
    const entryId = await this.ledger.keepUnapplied(tx, { currency, amount }, orderId, {
      occasion: `unapplied:${reference}`,
      memo: reference,
      at,
      by: null,
    });
    if (!entryId) return 'known';
    await tx.query(
      `insert into unapplied_payment (entry_id, order_id, source, reference, currency, amount, reason, received_at) values ($1, $2, 'paypal', $3, $4, $5, $6, $7)`,
      [entryId, orderId ?? null, reference, currency, amount, reason, at],
    );
    for (const colleague of await this.accounts.ofRole(tx, 'accounting')) {
      await this.mails.queue(tx, {
        occasion: `unapplied:${reference}:${colleague.id}`,
        to: colleague.email,
        template: 'staff_payment_unapplied',
        language: colleague.language,
        data: { orderId: orderId ?? '–', amount: { currency, amount }, reason, reference },
      });
    }
    return `unapplied: ${reason}`;
  }
}
