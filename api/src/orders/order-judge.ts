import { Injectable } from '@nestjs/common';
import { Products, Tariffs } from '../catalogue/public';
import { AddressBook } from '../identity/public';
import { Database, Refusal, type Tx } from '../kernel/public';
import { OrderDesk } from './order-desk';
import { type Fault, FAULTS } from './order-faults';
import type { CustomerOrder } from './order.entity';

type Judged = Pick<CustomerOrder, 'id' | 'shipTo' | 'shippingMethod'> & { skus: string[] };

/** Unpaid orders one sweep looks at; they are few, and the oldest expire first. */
const SWEEP = 5_000;
const BY_SYSTEM = { accountId: null };

/** Judges orders that nobody has paid yet: one with wrong information is cancelled, for its customer to place anew. */
@Injectable()
export class OrderJudge {
  constructor(
    private readonly database: Database,
    private readonly addresses: AddressBook,
    private readonly products: Products,
    private readonly tariffs: Tariffs,
    private readonly desk: OrderDesk,
  ) {}

  /** Refuses `order_invalid` for an order of the account that was judged so, now or before. */
  async mustBeValid(accountId: string, orderId: string): Promise<void> {
    const [order] = await unpaid(this.database.reader, { accountId, orderId });
    const fault = order
      ? await this.cancelIfAtFault(order)
      : await judgedEarlier(this.database.reader, accountId, orderId);
    if (fault) throw new Refusal('order_invalid', [{ field: 'orderId', code: fault }]);
  }

  async sweep(): Promise<void> {
    for (const order of await unpaid(this.database.reader, {})) await this.cancelIfAtFault(order);
  }

  private async cancelIfAtFault(order: Judged): Promise<Fault | null> {
    const fault = this.faultOf(order);
    if (!fault) return null;
    try {
      const post = { event: 'order_cancelled', actor: 'system', reason: fault } as const;
      await this.database.transaction((tx) => this.desk.post(tx, order.id, post, BY_SYSTEM));
    } catch (error) {
      // Somebody was quicker: paid, cancelled or expired.
      if (error instanceof Refusal) return null;
      throw error;
    }
    return fault;
  }

  private faultOf({ shipTo, shippingMethod, skus }: Judged): Fault | null {
    if (!this.tariffs.ships(shippingMethod, shipTo.country)) return 'invalid_shipping';
    if (skus.some((sku) => this.products.withdrawn(sku))) return 'invalid_product';
    try {
      this.addresses.check(shipTo);
      return null;
    } catch (error) {
      if (error instanceof Refusal) return 'invalid_address';
      throw error;
    }
  }
}

async function unpaid(tx: Tx, { accountId, orderId }: { accountId?: string; orderId?: string }): Promise<Judged[]> {
  return tx.query(
    `select o.id, o.ship_to as "shipTo", o.shipping_method as "shippingMethod",
       array(select distinct sku from order_item i where i.order_id = o.id) as skus
     from customer_order o
     where o.state in ('preorder', 'awaiting_payment')
       and ($1::uuid is null or o.account_id = $1) and ($2::text is null or o.id = $2)
     order by o.placed_at limit ${SWEEP}`,
    [accountId ?? null, orderId ?? null],
  );
}

async function judgedEarlier(tx: Tx, accountId: string, orderId: string): Promise<Fault | undefined> {
  const [row]: { reason: string }[] = await tx.query(
    `select e.detail ->> 'reason' as reason from order_event e join customer_order o on o.id = e.order_id
     where o.id = $1 and o.account_id = $2 and e.event = 'order_cancelled' and e.actor = 'system'`,
    [orderId, accountId],
  );
  return FAULTS.find((fault) => fault === row?.reason);
}
