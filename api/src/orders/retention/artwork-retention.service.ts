import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ArtworkErasure } from '../../artwork/public';
import { Clock, Database, Outbox, ShopSettings } from '../../common/public';
import { lockOrder } from '../lock-order';
import { OrderNotifications } from '../workflow/order-notifications';
import { ArtworkRetentionRow } from './artwork-retention.entity';
import { findAnnounced, findUnannounced, insertNotice } from './artwork-retention.queries';

const DAY_MS = 86_400_000;
const NOTICE_DAYS = 14;
/** Orders of one night; the next night continues. */
const BATCH_SIZE = 1000;

/** Deletes the files of finished orders after the retention period of the settings, and tells the customer two weeks before. */
@Injectable()
export class ArtworkRetention implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly erasure: ArtworkErasure,
    private readonly notifications: OrderNotifications,
    private readonly clock: Clock,
    private readonly settings: ShopSettings,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule('7 2 * * *', 'orders.artwork-retention', () => this.run());
  }

  /** Announces and deletes what is due, each order in a transaction of its own. */
  async run(): Promise<void> {
    const { reader } = this.database;
    const { artworkDays } = this.settings.current.retention;
    const unchangedSince = this.daysAgo(artworkDays - NOTICE_DAYS);
    for (const id of await findUnannounced(reader, unchangedSince, BATCH_SIZE)) await this.announce(id);
    for (const id of await findAnnounced(reader, this.daysAgo(NOTICE_DAYS), BATCH_SIZE)) await this.delete(id);
  }

  private async announce(orderId: string): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order || !(await insertNotice(tx, orderId, now))) return;
      await this.notifications.announceDeletion(tx, order, new Date(now.getTime() + NOTICE_DAYS * DAY_MS));
    });
  }

  /** An order that has changed since its notice keeps its files, and gets another notice later. */
  private async delete(orderId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) return;
      if (order.updatedAt > this.daysAgo(this.settings.current.retention.artworkDays)) {
        await tx.delete(ArtworkRetentionRow, { orderId });
        return;
      }
      await this.erasure.eraseFiles(tx, [orderId]);
      await tx.update(ArtworkRetentionRow, { orderId }, { deletedAt: this.clock.now() });
    });
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}
