import { Inject, Injectable } from '@nestjs/common';
import { ApiError, Database, ReceivedWebhooks, type WebhookResult } from '../../common/public';
import { findOrdersOfNumber } from './delivery-progress.queries';
import { DeliveryProgress } from './delivery-progress.service';
import { TRACKING, type TrackingPush, type TrackingService } from './tracking-service';

/** Receives what the tracking service pushes, and records what became of it. */
@Injectable()
export class TrackingPushes {
  constructor(
    @Inject(TRACKING) private readonly service: TrackingService | null,
    private readonly progress: DeliveryProgress,
    private readonly received: ReceivedWebhooks,
    private readonly database: Database,
  ) {}

  /**
   * Applies what the service sent, once for each status of a shipment.
   * @throws {ApiError} `bad_check_value` if the service did not sign these bytes, or none is configured
   */
  async receive(bytes: Buffer, signature: string | undefined, body: unknown): Promise<void> {
    if (!this.service?.isGenuine(bytes, signature)) {
      await this.received.refuse('tracking', this.service ? 'forged' : 'not_configured');
      throw new ApiError('bad_check_value');
    }
    const push = this.service.readPush(body);
    const result = push ? await this.apply(push) : ({ outcome: 'unchanged', reason: 'unreadable' } as const);
    const webhook = { provider: 'tracking', eventType: push?.type ?? null } as const;
    await this.received.record(this.database.reader, webhook, result);
  }

  private async apply({ status }: TrackingPush): Promise<WebhookResult> {
    if (!status) return { outcome: 'unchanged', reason: 'not_used' };
    const changed = await this.progress.apply(status);
    if (changed.length > 0) return { outcome: 'applied', changes: [status.status], orderIds: changed };
    const orderIds = await findOrdersOfNumber(this.database.reader, status);
    return orderIds.length > 0 ? { outcome: 'duplicate', orderIds } : { outcome: 'unchanged', reason: 'no_shipment' };
  }
}
