import { Injectable } from '@nestjs/common';
import { BUY_FOR_ME, type Input, type MyReviewView } from '@shop/contract';
import { Reviews } from '../../catalogue/public';
import { lockActiveAccount } from '../../accounts/public';
import { type Caller, Database, isUuid, type IdempotencyKey, ApiError, type Tx } from '../../common/public';
import { CustomerOrder } from '../order.entity';
import { OrderItem } from '../order-item.entity';
import { normalizeOrderId } from '../order-id';

/** Customers' reviews of products they ordered. */
@Injectable()
export class MyReviews {
  constructor(
    private readonly database: Database,
    private readonly reviews: Reviews,
  ) {}

  /**
   * @throws {ApiError} `resource_not_found` for an order or item that is not the caller's or not a product,
   * `order_not_completed` or `already_reviewed`
   */
  async write(
    caller: Caller,
    input: Input<'Account/Review'>,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<MyReviewView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await lockActiveAccount(tx, caller.accountId);
      const order = await findOwnOrder(tx, caller, input.orderId);
      const item = isUuid(input.sid) ? await tx.findOneBy(OrderItem, { orderId: order.id, sid: input.sid }) : null;
      if (!item || item.sku === BUY_FOR_ME) throw new ApiError('resource_not_found');
      if (order.state !== 'completed') throw new ApiError('order_not_completed');
      return this.reviews.submit(tx, {
        ...{ accountId: caller.accountId, orderId: order.id, sid: item.sid, sku: item.sku },
        ...{ country: order.country, rating: input.rating, text: input.text?.trim() ?? '' },
      });
    });
  }

  /** @throws {ApiError} `resource_not_found` for another customer's order */
  async list(caller: Caller, typedId: string): Promise<MyReviewView[]> {
    const { id } = await findOwnOrder(this.database.reader, caller, typedId);
    return this.reviews.listByOrder(this.database.reader, id);
  }
}

async function findOwnOrder(tx: Tx, { accountId }: Caller, typedId: string): Promise<CustomerOrder> {
  const order = await tx.findOneBy(CustomerOrder, { id: normalizeOrderId(typedId), accountId });
  if (!order) throw new ApiError('resource_not_found');
  return order;
}
