import { Injectable } from '@nestjs/common';
import type { Input, Output, OrderView } from '@shop/contract';
import { type Caller, Database, Refusal } from '../kernel/public';
import { OrderDesk } from './order-desk';
import { CustomerOrder } from './order.entity';
import { ordersOf } from './order-lists.queries';
import { OrderViews } from './order-view';
import { knownForm } from './placing.service';

/** What a customer sees of and does to their own orders; another's order is as absent as one that never was. */
@Injectable()
export class MyOrders {
  constructor(
    private readonly database: Database,
    private readonly views: OrderViews,
    private readonly desk: OrderDesk,
  ) {}

  async list(
    caller: Caller,
    { page = 1, size = 20, status }: Input<'Account/MyAllOrders'>,
  ): Promise<Output<'Account/MyAllOrders'>> {
    return ordersOf(this.database.reader, { accountId: caller.accountId, page, size, status });
  }

  async view(caller: Caller, typed: string, language: string): Promise<OrderView> {
    const order = await this.own(caller, knownForm(typed));
    return this.views.of(this.database.reader, order, { poster: 'customer', language, staff: false });
  }

  async own(caller: Caller, orderId: string): Promise<CustomerOrder> {
    const order = await this.database.reader.findOneBy(CustomerOrder, { id: orderId, accountId: caller.accountId });
    if (!order) throw new Refusal('resource_not_found');
    return order;
  }

  async finishUpload(caller: Caller, input: Input<'Account/FinishUpload'>): Promise<Output<'Account/FinishUpload'>> {
    return this.post(caller, input.orderId, { event: 'artworks_submitted', actor: 'customer' });
  }

  async confirmProof(caller: Caller, input: Input<'Account/ConfirmProof'>): Promise<Output<'Account/ConfirmProof'>> {
    return this.post(caller, input.orderId, {
      event: 'artwork_confirmed',
      actor: 'customer',
      versions: input.versions,
    });
  }

  async requestProofChange(
    caller: Caller,
    input: Input<'Account/RequestProofChange'>,
  ): Promise<Output<'Account/RequestProofChange'>> {
    return this.post(caller, input.orderId, {
      event: 'proof_change_requested',
      actor: 'customer',
      sid: input.sid,
      comment: input.comment,
    });
  }

  async cancel(caller: Caller, input: Input<'Account/CancelOrder'>): Promise<Output<'Account/CancelOrder'>> {
    return this.post(caller, input.orderId, { event: 'order_cancelled', actor: 'customer', reason: input.reason });
  }

  private async post(
    caller: Caller,
    typed: string,
    event: Parameters<OrderDesk['post']>[2],
  ): Promise<{ status: OrderView['status'] }> {
    const orderId = knownForm(typed);
    const by = { accountId: caller.accountId, ownerId: caller.accountId };
    return { status: await this.database.transaction((tx) => this.desk.post(tx, orderId, event, by)) };
  }
}
