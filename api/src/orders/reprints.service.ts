import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { QuoteView } from '@shop/contract';
import { dueOf, type OrderFacts, transition } from '@shop/order-flow';
import { ArtworkShelf, carryOver } from '../artwork/public';
import { Claims } from '../claims/public';
import type { Tx } from '../kernel/public';
import type { Occasion } from './effects';
import { refusalOf } from './flow-refusal';
import { appendHistory } from './history';
import { cartFacts, newOrderId } from './new-order';
import { OrderItem } from './order-item.entity';
import { OrderMails } from './order-mails';
import { CustomerOrder } from './order.entity';

/** Orders that make one item of another once more, for nothing. */
@Injectable()
export class Reprints {
  constructor(
    private readonly artwork: ArtworkShelf,
    private readonly claims: Claims,
    private readonly mails: OrderMails,
  ) {}

  /** With the item's artwork and its confirmed proof, to the same recipient; settles the item's claim. */
  async order(
    tx: Tx,
    { order: earlier, now, by }: Pick<Occasion, 'order' | 'now' | 'by'>,
    sid: string,
  ): Promise<CustomerOrder> {
    const original = await tx.findOneByOrFail(OrderItem, { orderId: earlier.id, sid });
    const order = freeOrder(earlier, now);
    const item: OrderItem = {
      ...original,
      sid: randomUUID(),
      orderId: order.id,
      position: 0,
      lineFen: 0,
      lineAmount: 0,
    };
    await tx.insert(CustomerOrder, order);
    await tx.insert(OrderItem, item);
    await carryOver(tx, order.id, [{ from: sid, sid: item.sid }], now);
    const { state } = await this.begin(tx, order, await this.factsOf(tx, order, item), { earlier, now, by });
    await this.claims.linkReprint(tx, sid, order.id);
    return Object.assign(order, { state });
  }

  private async factsOf(tx: Tx, order: CustomerOrder, item: OrderItem): Promise<OrderFacts> {
    const facts = cartFacts(order, [item]);
    const standings = await this.artwork.standing(tx, order.id);
    return { ...facts, items: facts.items.map((each) => ({ ...each, ...standings.get(each.sid) })) };
  }

  private async begin(
    tx: Tx,
    order: CustomerOrder,
    facts: OrderFacts,
    { earlier, now, by }: Pick<Occasion, 'now' | 'by'> & { earlier: CustomerOrder },
  ): Promise<{ state: CustomerOrder['state'] }> {
    const outcome = transition(facts, { event: 'reprint_ordered', actor: 'customer_service', of: earlier.id });
    if (!outcome.ok) throw refusalOf(outcome.refusal);
    const { state, events, effects } = outcome;
    await tx.update(CustomerOrder, { id: order.id }, { state });
    await appendHistory(tx, order.id, events, by.accountId, 0, {});
    for (const effect of effects) {
      if (effect.kind !== 'notify_staff') continue;
      const occasion: Occasion = { order, entry: events[0], seq: 1, now, by, brought: {}, made: {} };
      await this.mails.toStaff(tx, occasion, effect.role, effect.about);
    }
    return { state };
  }
}

function freeOrder(earlier: CustomerOrder, now: Date): CustomerOrder {
  const { accountId, currency, perCny, country, shipTo, shippingMethod, paymentMethod } = earlier;
  return Object.assign(new CustomerOrder(), {
    ...{ accountId, currency, perCny, country, shipTo, shippingMethod, paymentMethod },
    id: newOrderId(),
    state: 'awaiting_files',
    placedAt: now,
    dueAt: dueOf(now),
    updatedAt: now,
    total: 0,
    productTotal: 0,
    quote: nothing(currency),
    notes: null,
    deliveredOn: null,
    reprintOf: earlier.id,
  } as const);
}

function nothing(currency: string): QuoteView {
  const shipping = { shippingFirst: 0, shippingNext: 0 };
  const fees = { exchangeFee: 0, remittanceFee: 0 };
  return {
    original: { lines: [{ line: 0, grommets: 0, seams: 0 }], product: 0 },
    weight: { actualGrams: 0, volumetricGrams: 0, chargeableGrams: 0, parcels: 0, gramsToNextStep: 0 },
    shipping: { first: 0, next: 0 },
    adjusted: { currency, lines: [0], product: 0, ...shipping, subtotal: 0, ...fees, total: 0 },
    bulk: false,
    formula: [],
  };
}
