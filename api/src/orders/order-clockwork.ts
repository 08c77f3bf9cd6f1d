import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAYS_TO_PAY, type EventPost } from '@shop/order-flow';
import { Clock, Database, Outbox, Refusal } from '../kernel/public';
import { completionDue } from './jobs';
import { OrderDesk } from './order-desk';
import { OrderJudge } from './order-judge';

const DAY_MS = 86_400_000;
const SYSTEM = { accountId: null };
/** Orders one sweep expires; the next one takes the rest. */
const SWEEP = 500;

/** What happens to orders by the passing of time alone. */
@Injectable()
export class OrderClockwork implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly desk: OrderDesk,
    private readonly judge: OrderJudge,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule('*/5 * * * *', 'orders.expire', () => this.expireUnpaid());
    this.outbox.schedule('3,8,13,18,23,28,33,38,43,48,53,58 * * * *', 'orders.judge', () => this.judge.sweep());
    this.outbox.schedule('7,17,27,37,47,57 * * * *', 'orders.tally', () => this.sumTally());
    this.outbox.handle(completionDue, ({ orderId }) =>
      this.postIfAllowed(orderId, { event: 'order_completed', actor: 'system' }),
    );
  }

  /** Expires every order that was placed more than 7 days ago and not paid, each in its own transaction. */
  async expireUnpaid(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DAYS_TO_PAY * DAY_MS);
    const due: { id: string }[] = await this.database.reader.query(
      `select id from customer_order where state in ('preorder', 'awaiting_payment') and placed_at < $1 order by placed_at limit ${SWEEP}`,
      [before],
    );
    for (const { id } of due) await this.postIfAllowed(id, { event: 'order_expired', actor: 'system' });
  }

  /** The changes of the tally become one a state; its sum stays what it is. */
  async sumTally(): Promise<void> {
    await this.database.reader.query(
      `with gone as (delete from order_tally returning state, change)
       insert into order_tally select state, sum(change) from gone group by state having sum(change) <> 0`,
    );
  }

  /** Somebody may have been quicker: what the flow refuses now is no longer due. */
  private async postIfAllowed(orderId: string, post: EventPost): Promise<void> {
    try {
      await this.database.transaction((tx) => this.desk.post(tx, orderId, post, SYSTEM));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
