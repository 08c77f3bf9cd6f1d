import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock, Database, enqueue, job, Outbox, Refusal, type Tx } from '../kernel/public';
import { webhooksReceived } from './paypal-metrics';
import { PayPalClient } from './paypal/paypal-client';
import { PayPalError } from './paypal/paypal-error';
import { isItemised, type PayPalInvoice, type PayPalInvoiceStatus } from './paypal/paypal-invoice';
import { parseWebhook, type InvoiceEvent } from './paypal/paypal-webhook';
import { PAYPAL } from './paypal.provider';
import { PayPalRefunds } from './refunds.service';
import { PayPalReports } from './reports.service';

type Headers = Readonly<Record<string, string | string[] | undefined>>;
type Event = NonNullable<ReturnType<typeof parseWebhook>>;

/** What could not be applied as it came. */
const webhookStored = job<{ eventId: string }>('payments.webhook-stored');

/** Seconds until PayPal may send again what it could not be asked about. */
const COME_AGAIN_S = 60;
/** Webhooks that one sweep applies; the next one takes the rest. */
const SWEEP = 200;

/** What PayPal reports: verified, stored first, applied once; at once if that goes, else by a job. */
@Injectable()
export class Webhooks implements OnModuleInit {
  private readonly log = new Logger('paypal');

  constructor(
    private readonly database: Database,
    private readonly reports: PayPalReports,
    private readonly refunds: PayPalRefunds,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    @Inject(PAYPAL) private readonly paypal: PayPalClient,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(webhookStored, async ({ eventId }) => void (await this.apply(eventId)));
  }

  /** Refuses a forgery with `bad_check_value`; `unavailable` where PayPal cannot be asked, so that it sends again. */
  async receive(headers: Headers, rawBody: Buffer, body: unknown): Promise<void> {
    await this.mustBeGenuine(headers, rawBody);
    const eventId = eventIdOf(body);
    if (eventId === undefined) {
      webhooksReceived.inc({ result: 'unreadable' });
      this.log.warn('a verified webhook has no id');
      return;
    }
    webhooksReceived.inc({ result: parseWebhook(body) ? 'verified' : 'unreadable' });
    await this.database.reader.query(
      'insert into paypal_webhook (event_id, body, received_at) values ($1, $2, $3) on conflict (event_id) do nothing',
      [eventId, body, this.clock.now()],
    );
    try {
      await this.apply(eventId);
    } catch (error) {
      this.log.error(`webhook ${eventId} is stored and waits: ${error instanceof Error ? error.message : 'unknown'}`);
      await enqueue(this.database.reader, webhookStored, { eventId }, { key: `paypal-webhook:${eventId}` });
    }
  }

  private async mustBeGenuine(headers: Headers, rawBody: Buffer): Promise<void> {
    let genuine: boolean;
    try {
      genuine = await this.paypal.verifyWebhook(headers, rawBody);
    } catch (error) {
      if (!(error instanceof PayPalError)) throw error;
      webhooksReceived.inc({ result: 'unverifiable' });
      throw new Refusal('unavailable', [], {}, COME_AGAIN_S);
    }
    if (genuine) return;
    webhooksReceived.inc({ result: 'forged' });
    throw new Refusal('bad_check_value');
  }

  /** Everything stored since then that was not applied; how many of them brought news, and how many could not be applied. */
  async applyWaiting(since: Date): Promise<{ found: number; failed: number }> {
    const waiting: { id: string }[] = await this.database.reader.query(
      `select event_id as id from paypal_webhook where applied_at is null and received_at >= $1 order by received_at limit ${SWEEP}`,
      [since],
    );
    let found = 0;
    let failed = 0;
    for (const { id } of waiting) {
      try {
        if (await this.apply(id)) found += 1;
      } catch (error) {
        failed += 1;
        this.log.error(`webhook ${id} waits: ${error instanceof Error ? error.message : 'unknown'}`);
      }
    }
    return { found, failed };
  }

  /** True where it brought news. What is no event that we could read stays, for a reader that can. */
  private async apply(eventId: string): Promise<boolean> {
    const [row]: { body: unknown }[] = await this.database.reader.query(
      'select body from paypal_webhook where event_id = $1 and applied_at is null',
      [eventId],
    );
    if (!row) return false;
    const event = parseWebhook(row.body);
    if (!event) throw new Error('it cannot be read');
    const told = isAboutInvoice(event) ? await this.itemised(event) : event;
    return this.database.transaction(async (tx) => {
      const waiting: unknown[] = await tx.query(
        'select from paypal_webhook where event_id = $1 and applied_at is null for update',
        [eventId],
      );
      if (waiting.length === 0) return false;
      const news = await this.newsIn(tx, told);
      await tx.query('update paypal_webhook set applied_at = $2, outcome = $3 where event_id = $1', [
        eventId,
        this.clock.now(),
        news.join(', ') || 'nothing new',
      ]);
      return news.length > 0;
    });
  }

  private async newsIn(tx: Tx, told: Event | PayPalInvoice): Promise<string[]> {
    if ('invoiceId' in told) return this.reports.take(tx, told);
    if (told.type !== 'refund') return [];
    return (await this.refunds.heard(tx, told)) ? ['refund status'] : [];
  }

  /** An event may count money without naming the payments: then PayPal is asked which they are, so that none counts twice. */
  private async itemised(event: InvoiceEvent): Promise<PayPalInvoice> {
    if (event.type === 'cancelled' || isItemised(event) || BY_HAND.has(event.status)) return event;
    const invoice = await this.paypal.getInvoice(event.invoiceId);
    if (!isItemised(invoice)) throw new PayPalError('answer', `invoice ${event.invoiceId} does not name its payments`);
    return invoice;
  }
}

/** The merchant wrote down at PayPal that money came another way. */
const BY_HAND: ReadonlySet<PayPalInvoiceStatus> = new Set([
  'MARKED_AS_PAID',
  'PAID_EXTERNAL',
  'MARKED_AS_REFUNDED',
  'REFUNDED_EXTERNAL',
]);

function isAboutInvoice(event: Event): event is InvoiceEvent {
  return event.type !== 'other' && event.type !== 'refund';
}

function eventIdOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('id' in body)) return undefined;
  const { id } = body;
  return typeof id === 'string' && /^[\w-]{1,100}$/.test(id) ? id : undefined;
}
