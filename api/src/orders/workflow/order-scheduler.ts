import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAYS_TO_PAY, type EventInput } from '@shop/order-flow';
import { ApiError, Clock, Database, Outbox } from '../../common/public';
import { OrderValidator } from '../placing/order-validator';
import { completeOrder } from './order-jobs';
import { compactStateCounts, listUnpaidOrders } from './order-scheduler.queries';
import { OrderWorkflow } from './order-workflow';

const DAY_MS = 86_400_000;
const SYSTEM = { accountId: null };
/** Orders that one run expires; the next run continues. */
const BATCH_SIZE = 500;

/** Posts the events that only depend on time. */
@Injectable()
export class OrderScheduler implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly workflow: OrderWorkflow,
    private readonly validator: OrderValidator,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule('*/5 * * * *', 'orders.expire', () => this.expireUnpaid());
    this.outbox.schedule('3,8,13,18,23,28,33,38,43,48,53,58 * * * *', 'orders.cancel-invalid', () =>
      this.validator.cancelInvalidOrders(),
    );
    this.outbox.schedule('7,17,27,37,47,57 * * * *', 'orders.compact-state-counts', () =>
      compactStateCounts(this.database.reader),
    );
    this.outbox.handle(completeOrder, ({ orderId }) =>
      this.postIfAllowed(orderId, { event: 'order_completed', actor: 'system' }),
    );
  }

  /** Expires every unpaid order that was placed more than 7 days ago, each in its own transaction. */
  async expireUnpaid(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DAYS_TO_PAY * DAY_MS);
    const due = await listUnpaidOrders(this.database.reader, before, BATCH_SIZE);
    for (const id of due) await this.postIfAllowed(id, { event: 'order_expired', actor: 'system' });
  }

  /** An event that is no longer allowed, because the order has changed meanwhile, is skipped. */
  private async postIfAllowed(orderId: string, input: EventInput): Promise<void> {
    try {
      await this.database.transaction((tx) => this.workflow.post(tx, orderId, input, SYSTEM));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}
