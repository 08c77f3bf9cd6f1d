import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { ApiError, Clock, Database, enqueue, job, Outbox, ReceivedWebhooks } from '../../../common/public';
import { PayPalWebhook } from '../../entities/paypal-webhook.entity';
import { webhooksReceived } from '../paypal-metrics';
import { PayPalError } from '../client/paypal-error';
import { stringAt } from '../client/json';
import { parseWebhook } from '../client/paypal-webhook';
import { PayPalAccount } from '../paypal-account.service';
import { PayPalReports } from './paypal-reports';
import { eraseEventBodies, listPendingEvents, lockPendingEvent, storeEvent } from './webhooks.queries';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Applies a stored event that could not be applied when it was received. */
const eventStored = job<{ eventId: string }>('payments.paypal-webhook-stored');

/** `Retry-After` in seconds if PayPal could not verify an event. */
const RETRY_AFTER_S = 60;
/** Stored events per reconciliation, and per statement that erases some. */
const BATCH_SIZE = 200;

/**
 * Receives PayPal's webhook events. An event is verified, stored and then applied; if applying it fails, a job repeats
 * it. Each event is applied once.
 */
@Injectable()
export class PayPalWebhooks implements OnModuleInit {
  private readonly log = new Logger('paypal');

  constructor(
    private readonly database: Database,
    private readonly reports: PayPalReports,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly paypal: PayPalAccount,
    private readonly received: ReceivedWebhooks,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(eventStored, async ({ eventId }) => void (await this.apply(eventId)));
    this.outbox.schedule('57 3 * * *', 'payments.erase-webhooks', () => this.eraseBodies());
  }

  /**
   * @throws ApiError `bad_check_value` if PayPal did not sign the event; `unavailable` if PayPal could not verify it, so
   *   that PayPal sends it again
   */
  async receive(headers: Headers, rawBody: Buffer, body: unknown): Promise<void> {
    await this.assertGenuine(headers, rawBody);
    const eventId = parseEventId(body);
    if (eventId === undefined) {
      webhooksReceived.inc({ result: 'unreadable' });
      this.log.warn('a verified webhook event has no id');
      const webhook = { provider: 'paypal', eventType: stringAt(body, 'event_type') ?? null } as const;
      await this.received.record(this.database.reader, webhook, { outcome: 'unchanged', reason: 'unreadable' });
      return;
    }
    await this.store(eventId, body);
    try {
      await this.apply(eventId);
    } catch (error) {
      this.logFailure(eventId, error);
      await enqueue(this.database.reader, eventStored, { eventId }, { key: `paypal-webhook:${eventId}` });
    }
  }

  /** An event that cannot be parsed waits until a newer version of the shop can. */
  private async store(eventId: string, body: unknown): Promise<void> {
    const isReadable = parseWebhook(body) !== null;
    webhooksReceived.inc({ result: isReadable ? 'verified' : 'unreadable' });
    const webhook = {
      ...{ provider: 'paypal' as const, eventId, eventType: stringAt(body, 'event_type') ?? null },
      reason: isReadable ? null : ('unreadable' as const),
    };
    await this.database.transaction(async (tx) => {
      const isNew = await storeEvent(tx, eventId, body, this.clock.now());
      await this.received.record(tx, webhook, isNew ? undefined : { outcome: 'duplicate' });
    });
  }

  private async assertGenuine(headers: Headers, rawBody: Buffer): Promise<void> {
    let isGenuine: boolean;
    try {
      isGenuine = await this.paypal.client.verifyWebhook(headers, rawBody);
    } catch (error) {
      if (!(error instanceof PayPalError)) throw error;
      webhooksReceived.inc({ result: 'unverifiable' });
      await this.received.refuse('paypal', 'unverifiable');
      throw new ApiError('unavailable', [], {}, RETRY_AFTER_S);
    }
    if (isGenuine) return;
    webhooksReceived.inc({ result: 'forged' });
    await this.received.refuse('paypal', 'forged');
    throw new ApiError('bad_check_value');
  }

  /** Applies stored events received since an instant. Returns how many changed something and how many failed. */
  async applyPending(since: Date): Promise<{ changed: number; failed: number }> {
    let changed = 0;
    let failed = 0;
    for (const eventId of await listPendingEvents(this.database.reader, since, BATCH_SIZE)) {
      try {
        if (await this.apply(eventId)) changed += 1;
      } catch (error) {
        failed += 1;
        this.logFailure(eventId, error);
      }
    }
    return { changed, failed };
  }

  /** Erases the content of events after the retention period, which begins when they are applied or no longer can be. */
  async eraseBodies(): Promise<void> {
    let erased = BATCH_SIZE;
    while (erased === BATCH_SIZE)
      erased = await eraseEventBodies(this.database.reader, this.received.keptSince, BATCH_SIZE);
  }

  private logFailure(eventId: string, error: unknown): void {
    const message = error instanceof Error ? error.message : 'unknown error';
    this.log.error(`webhook event ${eventId} is stored but could not be applied: ${message}`);
  }

  /** Returns whether the event changed something. An event that cannot be parsed stays stored and throws. */
  private async apply(eventId: string): Promise<boolean> {
    const stored = await this.database.reader.findOneBy(PayPalWebhook, { eventId, appliedAt: IsNull() });
    if (!stored) return false;
    const event = parseWebhook(stored.body);
    if (!event) throw new Error('it cannot be parsed');
    const state = await this.reports.complete(event);
    return this.database.transaction(async (tx) => {
      if (!(await lockPendingEvent(tx, eventId))) return false;
      const result = await this.reports.apply(tx, state);
      const { changes = [] } = result;
      const outcome = changes.join(', ') || 'nothing new';
      await tx.update(PayPalWebhook, { eventId }, { appliedAt: this.clock.now(), outcome });
      await this.received.complete(tx, 'paypal', eventId, result);
      return changes.length > 0;
    });
  }
}

function parseEventId(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('id' in body)) return undefined;
  const { id } = body;
  return typeof id === 'string' && /^[\w-]{1,100}$/.test(id) ? id : undefined;
}
