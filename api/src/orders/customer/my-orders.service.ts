import { Injectable } from '@nestjs/common';
import type { Input, Output, OrderView } from '@shop/contract';
import type { EventInput } from '@shop/order-flow';
import { type Caller, Database, ApiError } from '../../common/public';
import { OrderWorkflow } from '../workflow/order-workflow';
import { CustomerOrder } from '../order.entity';
import { findLastSender, listAccountOrders } from './order-lists.queries';
import { OrderViewBuilder } from './order-view-builder';
import { normalizeOrderId } from '../order-id';

/** A customer's own orders. Another customer's order is reported as not found. */
@Injectable()
export class MyOrders {
  constructor(
    private readonly database: Database,
    private readonly viewBuilder: OrderViewBuilder,
    private readonly workflow: OrderWorkflow,
  ) {}

  async list(
    caller: Caller,
    { page = 1, size = 20, status }: Input<'Account/MyAllOrders'>,
  ): Promise<Output<'Account/MyAllOrders'>> {
    const { accountId } = caller;
    return this.database.readFromReplica((reader) => listAccountOrders(reader, { accountId, page, size, status }));
  }

  async view(caller: Caller, typedId: string, language: string): Promise<OrderView> {
    const order = await this.findOwn(caller, normalizeOrderId(typedId));
    const viewer = { actor: 'customer', language, isStaff: false } as const;
    return (await this.viewBuilder.build(this.database.reader, order, viewer)).view;
  }

  /** @throws {ApiError} `resource_not_found` if the order does not exist or is not the caller's */
  async findOwn(caller: Caller, orderId: string): Promise<CustomerOrder> {
    const order = await this.database.reader.findOneBy(CustomerOrder, { id: orderId, accountId: caller.accountId });
    if (!order) throw new ApiError('resource_not_found');
    return order;
  }

  async findLastSender({ accountId }: Caller): Promise<Output<'Account/LastSender'>> {
    return findLastSender(this.database.reader, accountId);
  }

  async finishUpload(caller: Caller, input: Input<'Account/FinishUpload'>): Promise<Output<'Account/FinishUpload'>> {
    return this.post(caller, input.orderId, { event: 'artworks_submitted', actor: 'customer' });
  }

  async cancel(caller: Caller, input: Input<'Account/CancelOrder'>): Promise<Output<'Account/CancelOrder'>> {
    return this.post(caller, input.orderId, { event: 'order_cancelled', actor: 'customer', reason: input.reason });
  }

  private async post(caller: Caller, typedId: string, input: EventInput): Promise<{ status: OrderView['status'] }> {
    const orderId = normalizeOrderId(typedId);
    const author = { accountId: caller.accountId, ownerId: caller.accountId };
    return { status: await this.database.transaction((tx) => this.workflow.post(tx, orderId, input, author)) };
  }
}
