import { Injectable } from '@nestjs/common';
import {
  allowedEvents,
  transition,
  type Accepted,
  type EventPost,
  type OrderEvent,
  type OrderFacts,
  type OrderState,
  type Poster,
} from '@shop/order-flow';
import type { Tx } from '../kernel/public';
import { Refusal } from '../kernel/public';
import { EffectExecutor, type Brought } from './effects';
import { refusalOf } from './flow-refusal';
import { appendHistory } from './history';
import { OrderFactsLoader } from './order-facts';
import { CustomerOrder } from './order.entity';

/** Who posts: the actor in the flow's eyes, and the person behind it. */
export interface PostedBy {
  accountId: string | null;
  /** With a customer's post: only on their own orders. Staff and the system leave it out. */
  ownerId?: string;
}

/** The only one that moves an order: locks it, asks the flow, and writes history, state and effects together. */
@Injectable()
export class OrderDesk {
  constructor(
    private readonly loader: OrderFactsLoader,
    private readonly effects: EffectExecutor,
  ) {}

  /**
   * Posts an event. Refuses `resource_not_found` for an order that is not there or not the owner's, and
   * whatever the flow refuses; then nothing is written.
   */
  async post(tx: Tx, orderId: string, post: EventPost, by: PostedBy, brought: Brought = {}): Promise<OrderState> {
    const order = await this.loader.lock(tx, orderId);
    if (!order || (by.ownerId !== undefined && order.accountId !== by.ownerId)) throw new Refusal('resource_not_found');
    return this.postTo(tx, order, post, by, brought);
  }

  /** The same on an order whose row this transaction holds already. */
  async postTo(
    tx: Tx,
    order: CustomerOrder,
    post: EventPost,
    by: PostedBy,
    brought: Brought = {},
  ): Promise<OrderState> {
    const { facts, lastSeq } = await this.loader.of(tx, order);
    const outcome = accepted(facts, post);
    await this.write(tx, order, outcome, by, lastSeq, brought);
    return outcome.state;
  }

  /** Refuses what posting the event would refuse now, and writes nothing; for saying no before a large body is read. */
  async rehearse(tx: Tx, order: CustomerOrder, post: EventPost): Promise<void> {
    const { facts } = await this.loader.of(tx, order);
    accepted(facts, post);
  }

  async allowed(tx: Tx, order: CustomerOrder, poster: Poster): Promise<OrderEvent[]> {
    const { facts } = await this.loader.of(tx, order);
    return allowedEvents(facts, poster);
  }

  private async write(
    tx: Tx,
    order: CustomerOrder,
    { events, effects, state, facts }: Accepted,
    by: PostedBy,
    lastSeq: number,
    brought: Brought,
  ): Promise<void> {
    await appendHistory(tx, order.id, events, by.accountId, lastSeq, brought);
    const notes = events.flatMap((entry) =>
      entry.event === 'recipient_info_added' && entry.notes ? [entry.notes] : [],
    );
    await tx.update(
      CustomerOrder,
      { id: order.id },
      {
        state,
        updatedAt: facts.now,
        dueAt: facts.due ?? order.dueAt,
        deliveredOn: facts.deliveredOn,
        ...(notes[0] && { notes: notes[0] }),
      },
    );
    await this.effects.carryOut(
      tx,
      { order, entry: events[0], seq: lastSeq + 1, now: facts.now, by, brought, made: {} },
      effects,
    );
  }
}

/** What the flow makes of the event. Throws what it refuses. */
function accepted(facts: OrderFacts, post: EventPost): Accepted {
  const outcome = transition(facts, post);
  if (!outcome.ok) throw refusalOf(outcome.refusal);
  return outcome;
}
