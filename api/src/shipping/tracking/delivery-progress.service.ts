import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ApiError, Clock, CONFIG, type Config, Database, Outbox, type Tx } from '../../common/public';
import { OrderWorkflow } from '../../orders/public';
import {
  findDeliveryDay,
  listDueNumbers,
  listUnregistered,
  markChecked,
  saveRegistrations,
  saveStatus,
} from './delivery-progress.queries';
import { type ParcelStatus, TRACKING, TrackingError, type TrackingService } from './tracking-service';

const HOUR_MS = 3_600_000;
/** Older shipments are no longer asked about. */
const TRACKED_MS = 90 * 24 * HOUR_MS;
/** How long pushes of a shipment may be missed. */
const CHECK_EVERY_MS = 6 * HOUR_MS;
const SYSTEM = { accountId: null };

/** Registers shipments for tracking, and stores the statuses that the service reports. */
@Injectable()
export class DeliveryProgress implements OnModuleInit {
  private readonly log = new Logger('tracking');

  constructor(
    @Inject(TRACKING) private readonly service: TrackingService | null,
    @Inject(CONFIG) private readonly config: Pick<Config, 'autoComplete'>,
    private readonly database: Database,
    private readonly workflow: OrderWorkflow,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule('2,12,22,32,42,52 * * * *', 'shipping.track', () => this.synchronize());
  }

  /** Registers new shipments, and asks about those of which nothing was heard for hours. */
  async synchronize(): Promise<void> {
    if (!this.service) return;
    try {
      await this.register(this.service);
      await this.check(this.service);
    } catch (error) {
      if (!(error instanceof TrackingError)) throw error;
      // The next run tries again.
      this.log.warn(error.message);
    }
  }

  private async register(service: TrackingService): Promise<void> {
    const since = new Date(this.clock.now().getTime() - TRACKED_MS);
    const shipments = await listUnregistered(this.database.reader, since, service.batchSize);
    if (shipments.length === 0) return;
    const registrations = await service.register([...new Set(shipments.map(({ number }) => number))]);
    for (const { number, rejected } of registrations) if (rejected) this.log.warn(`${number}: ${rejected}`);
    await saveRegistrations(this.database.reader, shipments, registrations, this.clock.now());
  }

  private async check(service: TrackingService): Promise<void> {
    const now = this.clock.now();
    const due = {
      since: new Date(now.getTime() - TRACKED_MS),
      checkedBefore: new Date(now.getTime() - CHECK_EVERY_MS),
    };
    const numbers = await listDueNumbers(this.database.reader, due, service.batchSize);
    if (numbers.length === 0) return;
    for (const status of await service.read(numbers)) await this.apply(status);
    await markChecked(this.database.reader, numbers, now);
  }

  /** Applies a status once for each shipment. Returns the orders for which it is new. */
  async apply(status: ParcelStatus): Promise<string[]> {
    const orderIds = await this.database.transaction((tx) => saveStatus(tx, status));
    if (status.status === 'delivered' && this.config.autoComplete)
      for (const orderId of orderIds) await this.database.transaction((tx) => this.complete(tx, orderId));
    return orderIds;
  }

  /** Completes an order whose shipments are all delivered. Staff complete one that cannot be completed now. */
  private async complete(tx: Tx, orderId: string): Promise<void> {
    const deliveryDate = await findDeliveryDay(tx, orderId);
    if (deliveryDate === null) return;
    try {
      await this.workflow.post(tx, orderId, { event: 'order_completed', actor: 'system', deliveryDate }, SYSTEM);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}
