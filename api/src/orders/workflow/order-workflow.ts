import { Injectable } from '@nestjs/common';
import {
  type AcceptedTransition,
  allowedEvents,
  type Effect,
  type EventInput,
  type OrderEvent,
  type OrderSnapshot,
  type OrderState,
  type PostingActor,
  transition,
} from '@shop/order-flow';
import { copyArtwork } from '../../artwork/public';
import { Claims } from '../../claims/public';
import { ApiError, type Tx } from '../../common/public';
import { lockOrder } from '../lock-order';
import type { CustomerOrder } from '../order.entity';
import type { EffectContext, EffectResults, EventAttachments, EventAuthor } from './effect-context';
import { toApiError } from './flow-api-error';
import type { OrderDraft } from './order-draft';
import { insertOrder, saveOrderChange } from './order-changes.queries';
import { OrderEffects } from './effects/order-effects';
import { type LoadedSnapshot, OrderSnapshotLoader } from './order-snapshot-loader';
import { buildReprintDraft } from './reprint-draft';

/**
 * The only caller of `transition()`. It stores an event's history entries, the order's new state and every effect of
 * the event in the caller's transaction.
 */
@Injectable()
export class OrderWorkflow {
  constructor(
    private readonly snapshots: OrderSnapshotLoader,
    private readonly effects: OrderEffects,
    private readonly claims: Claims,
  ) {}

  /**
   * Places a new order with its first event (`preorder` or `reprint_ordered`).
   * @returns the order in the state that the event leads to
   * @throws {ApiError} the flow's error; `price_changed` includes the draft's quote
   */
  async start(
    tx: Tx,
    draft: OrderDraft,
    input: EventInput,
    author: EventAuthor,
    attachments: EventAttachments = {},
  ): Promise<CustomerOrder> {
    const { order, items, artworkCopies } = draft;
    await insertOrder(tx, order, items);
    await copyArtwork(tx, order.id, artworkCopies, order.placedAt);
    const snapshot = await this.snapshots.loadDraft(tx, draft);
    const accepted = accept(snapshot, input, { quote: order.quote });
    await this.save(tx, order, { items, customer: null, lastSeq: 0 }, input, accepted, author, attachments);
    return Object.assign(order, { state: accepted.state });
  }

  /**
   * Posts an event to an order, whose row it locks.
   * @returns the order's new state
   * @throws {ApiError} `resource_not_found` if the order does not exist or is not `author.ownerId`'s, or the flow's error
   */
  async post(
    tx: Tx,
    orderId: string,
    input: EventInput,
    author: EventAuthor,
    attachments: EventAttachments = {},
  ): Promise<OrderState> {
    const order = await lockOrder(tx, orderId);
    if (!order || (author.ownerId !== undefined && order.accountId !== author.ownerId))
      throw new ApiError('resource_not_found');
    return this.postLocked(tx, order, input, author, attachments);
  }

  /**
   * Posts an event to an order whose row the transaction has already locked.
   * @returns the order's new state
   * @throws {ApiError} the flow's error
   */
  async postLocked(
    tx: Tx,
    order: CustomerOrder,
    input: EventInput,
    author: EventAuthor,
    attachments: EventAttachments = {},
  ): Promise<OrderState> {
    return (await this.postWithResults(tx, order, input, author, attachments)).state;
  }

  /**
   * Posts an event to an order whose row the transaction has already locked.
   * @returns the order's new state and what the event's effects led to
   * @throws {ApiError} the flow's error
   */
  async postWithResults(
    tx: Tx,
    order: CustomerOrder,
    input: EventInput,
    author: EventAuthor,
    attachments: EventAttachments = {},
  ): Promise<EffectResults & { state: OrderState }> {
    const { snapshot, ...loaded } = await this.snapshots.load(tx, order);
    const accepted = accept(snapshot, input);
    const results = await this.save(tx, order, loaded, input, accepted, author, attachments);
    return { ...results, state: accepted.state };
  }

  /**
   * Checks that the event could be posted now, without posting it; for rejecting a request before its file is read.
   * @throws {ApiError} the flow's error
   */
  async assertAllowed(tx: Tx, order: CustomerOrder, input: EventInput): Promise<void> {
    const { snapshot } = await this.snapshots.load(tx, order);
    accept(snapshot, input);
  }

  /** What an order's transitions depend on, and the events that the actor could post now with a valid payload. */
  async loadAllowed(
    tx: Tx,
    order: CustomerOrder,
    actor: PostingActor,
  ): Promise<LoadedSnapshot & { allowedEvents: OrderEvent[] }> {
    const loaded = await this.snapshots.load(tx, order);
    return { ...loaded, allowedEvents: allowedEvents(loaded.snapshot, actor) };
  }

  private async save(
    tx: Tx,
    order: CustomerOrder,
    { items, customer, lastSeq }: Pick<EffectContext, 'items' | 'customer'> & { lastSeq: number },
    input: EventInput,
    { entries, effects, state, order: after }: AcceptedTransition,
    author: EventAuthor,
    attachments: EventAttachments,
  ): Promise<EffectResults> {
    const notes = input.event === 'recipient_info_added' ? input.notes : undefined;
    const sender =
      input.event === 'recipient_info_added' || input.event === 'sender_changed' ? input.sender : undefined;
    const dueAt = after.due ?? order.dueAt;
    await saveOrderChange(
      tx,
      { id: order.id, state, updatedAt: after.now, dueAt, deliveredOn: after.deliveredOn, notes, sender },
      { entries, accountId: author.accountId, lastSeq },
    );
    const [entry] = entries;
    const results: EffectResults = {};
    const context = { order, items, customer, entry, seq: lastSeq + 1, now: after.now, author, attachments, results };
    await this.applyEffects(tx, context, effects);
    order.dueAt = dueAt;
    return results;
  }

  private async applyEffects(tx: Tx, context: EffectContext, effects: readonly Effect[]): Promise<void> {
    for (const effect of effects) {
      if (effect.kind === 'order_reprint') context.results.reprint = await this.startReprint(tx, context, effect.sid);
      else await this.effects.apply(tx, context, effect);
    }
  }

  private async startReprint(tx: Tx, { order, now, author }: EffectContext, sid: string): Promise<CustomerOrder> {
    const draft = await buildReprintDraft(tx, order, sid, now);
    const input = { event: 'reprint_ordered', actor: 'customer_service', of: order.id } as const;
    const reprint = await this.start(tx, draft, input, { accountId: author.accountId });
    await this.claims.linkReprint(tx, sid, reprint.id);
    return reprint;
  }
}

function accept(snapshot: OrderSnapshot, input: EventInput, draft?: Pick<CustomerOrder, 'quote'>): AcceptedTransition {
  const result = transition(snapshot, input);
  if (!result.ok) throw toApiError(result.error, result.error.code === 'price_changed' ? { ...draft } : {});
  return result;
}
