import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { type Caller, Database, type Once } from '../kernel/public';
import { OrderDesk } from './order-desk';
import { OrderJudge } from './order-judge';
import { CustomerOrder } from './order.entity';
import { knownForm } from './placing.service';

/** Confirms who receives a placed order; its payment is due from then on. */
@Injectable()
export class Completing {
  constructor(
    private readonly database: Database,
    private readonly desk: OrderDesk,
    private readonly judge: OrderJudge,
  ) {}

  /** Refuses `order_invalid` for an order that could not be carried out, which is cancelled then. */
  async complete(
    caller: Caller,
    input: Input<'Cart/CompleteOrder'>,
    once: Once | null,
  ): Promise<Output<'Cart/CompleteOrder'>> {
    const orderId = knownForm(input.orderId);
    await this.judge.mustBeValid(caller.accountId, orderId);
    return this.database.command(once, async (tx) => {
      const by = { accountId: caller.accountId, ownerId: caller.accountId };
      const { notes } = input;
      const post = { event: 'recipient_info_added', actor: 'customer', ...(notes && { notes }) } as const;
      const status = await this.desk.post(tx, orderId, post, by);
      const { dueAt } = await tx.findOneByOrFail(CustomerOrder, { id: orderId });
      return { orderId, status, due: dueAt.toISOString() };
    });
  }
}
