import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ReceivedWebhookView } from '@shop/contract';
import { Clock } from '../clock';
import { Database, type Tx } from '../database/database';
import { Outbox } from '../jobs/outbox';
import { ShopSettings } from '../settings/shop-settings.service';
import { countRefused, deleteReceived, type WebhooksKeptSince } from './received-webhooks.queries';
import { ReceivedWebhook } from './received-webhook.entity';

type Provider = ReceivedWebhookView['provider'];
type Reason = NonNullable<ReceivedWebhookView['reason']>;

/** What became of a webhook. */
export interface WebhookResult {
  outcome: 'applied' | 'unchanged' | 'duplicate';
  reason?: Reason | null;
  changes?: readonly string[];
  orderIds?: readonly string[];
}

const DAY_MS = 86_400_000;
/** For this long a stored webhook can be waiting. It is not applied later. */
export const WEBHOOK_WAIT_MS = 30 * DAY_MS;
const MAX_TYPE_LENGTH = 100;

/** The log of received webhooks, which admins read in the back office. It contains no data of persons. */
@Injectable()
export class ReceivedWebhooks implements OnModuleInit {
  /** Refused webhooks that are counted once the statement that is being executed for the same row has ended. */
  private readonly uncounted = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly settings: ShopSettings,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule('47 3 * * *', 'webhooks.sweep', () => this.deleteExpired());
  }

  /** Records a webhook whose sender was verified; without a result it is waiting to be applied. */
  async record(
    tx: Tx,
    webhook: { provider: Provider; eventId?: string | null; eventType: string | null; reason?: Reason | null },
    result?: WebhookResult,
  ): Promise<void> {
    const now = this.clock.now();
    await tx.insert(ReceivedWebhook, {
      provider: webhook.provider,
      eventId: webhook.eventId ?? null,
      eventType: webhook.eventType?.slice(0, MAX_TYPE_LENGTH) ?? null,
      reason: webhook.reason ?? null,
      ...{ times: 1, receivedAt: now },
      ...(result ? { ...toColumns(result), handledAt: now } : { outcome: 'waiting' as const }),
    });
  }

  /** Records what became of a webhook that was waiting. */
  async complete(tx: Tx, provider: Provider, eventId: string, result: WebhookResult): Promise<void> {
    const waiting = { provider, eventId, outcome: 'waiting' as const };
    await tx.update(ReceivedWebhook, waiting, { ...toColumns(result), handledAt: this.clock.now() });
  }

  /**
   * Records that a webhook was refused. Everyone can send these: they share a row for each hour, and this process
   * executes one statement at a time for it.
   */
  async refuse(provider: Provider, reason: Reason): Promise<void> {
    const row = `${provider} ${reason}`;
    const others = this.uncounted.get(row);
    this.uncounted.set(row, (others ?? 0) + 1);
    if (others !== undefined) return;
    try {
      for (let times = 1; times > 0; times = this.uncounted.get(row) ?? 0) {
        this.uncounted.set(row, 0);
        await countRefused(this.database.reader, { provider, reason, times, at: this.clock.now() });
      }
    } finally {
      this.uncounted.delete(row);
    }
  }

  /** The instants before which webhooks, and their content, are deleted. */
  get keptSince(): WebhooksKeptSince {
    const { receivedWebhookDays } = this.settings.current.retention;
    const handled = this.clock.now().getTime() - receivedWebhookDays * DAY_MS;
    return { handled: new Date(handled), waiting: new Date(handled - WEBHOOK_WAIT_MS) };
  }

  /** Deletes what is older than the retention period. */
  async deleteExpired(): Promise<void> {
    await deleteReceived(this.database.reader, this.keptSince);
  }
}

const toColumns = ({ outcome, reason = null, changes = [], orderIds = [] }: WebhookResult) => ({
  ...{ outcome, reason },
  ...{ changes: [...changes], orderIds: [...orderIds] },
});
