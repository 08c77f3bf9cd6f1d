import { Injectable } from '@nestjs/common';
import { BUY_FOR_ME, type Input, type MyReviewView } from '@shop/contract';
import { ReviewBook } from '../catalogue/public';
import { holdOpen } from '../identity/public';
import { type Caller, Database, isUuid, type Once, Refusal, type Tx } from '../kernel/public';
import { CustomerOrder } from './order.entity';
import { OrderItem } from './order-item.entity';
import { knownForm } from './placing.service';

/** What customers say of what they bought here, and of nothing else. */
@Injectable()
export class MyReviews {
  constructor(
    private readonly database: Database,
    private readonly book: ReviewBook,
  ) {}

  /** Refuses `resource_not_found` for what is not the caller's or no product, `order_not_completed`, and `already_reviewed`. */
  async write(caller: Caller, input: Input<'Account/Review'>, once: Once | null): Promise<MyReviewView> {
    return this.database.command(once, async (tx) => {
      await holdOpen(tx, caller.accountId);
      const order = await own(tx, caller, input.orderId);
      const item = isUuid(input.sid) ? await tx.findOneBy(OrderItem, { orderId: order.id, sid: input.sid }) : null;
      if (!item || item.sku === BUY_FOR_ME) throw new Refusal('resource_not_found');
      if (order.state !== 'completed') throw new Refusal('order_not_completed');
      return this.book.write(tx, {
        ...{ accountId: caller.accountId, orderId: order.id, sid: item.sid, sku: item.sku },
        ...{ country: order.country, rating: input.rating, text: input.text?.trim() ?? '' },
      });
    });
  }

  /** Refuses `resource_not_found` for another's order. */
  async of(caller: Caller, typed: string): Promise<MyReviewView[]> {
    const { id } = await own(this.database.reader, caller, typed);
    return this.book.of(this.database.reader, id);
  }
}

async function own(tx: Tx, { accountId }: Caller, typed: string): Promise<CustomerOrder> {
  const order = await tx.findOneBy(CustomerOrder, { id: knownForm(typed), accountId });
  if (!order) throw new Refusal('resource_not_found');
  return order;
}
