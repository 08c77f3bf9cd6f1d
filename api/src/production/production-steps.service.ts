import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Output, type ProductionStepName, UNDO_SECONDS } from '@shop/contract';
import type { PostingActor } from '@shop/order-flow';
import {
  ApiError,
  AuditLog,
  type Caller,
  Clock,
  Database,
  type IdempotencyKey,
  isUuid,
  type Tx,
} from '../common/public';
import { type CustomerOrder, lockOrder, normalizeOrderId, OrderWorkflow } from '../orders/public';
import { findProductionItem } from './production-items.queries';
import { ProductionItems } from './production-items';
import { ProductionStep } from './production-step.entity';
import { findSteps, isReadyToShip, undoStep } from './production-steps.queries';

type ItemProduction = Output<'admin/item-step'>;

/** The item that a step is about, and how it is answered. */
export interface StepRequest {
  orderId: string;
  sid: string;
  step: ProductionStepName;
  language: string;
  idempotencyKey: IdempotencyKey | null;
}

/** Records what is done to items in the factory. It is a log: only the first `printed` changes the order. */
@Injectable()
export class ProductionSteps {
  constructor(
    private readonly database: Database,
    private readonly workflow: OrderWorkflow,
    private readonly items: ProductionItems,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Records a step. The first `printed` of an order posts `in_production`.
   * @throws {ApiError} `resource_not_found`, `step_already_done`, `event_not_allowed` where the item is not in production, or
   *   the error of the order flow
   */
  async record(caller: Caller, request: StepRequest): Promise<ItemProduction> {
    return this.database.command(request.idempotencyKey, async (tx) => {
      const order = await lockItemOrder(tx, request);
      const sid = request.sid.toLowerCase();
      await this.assertInProduction(tx, order, sid);
      const done = await findSteps(tx, [sid]);
      if (done.some(({ step }) => step === request.step)) throw new ApiError('step_already_done');
      if (request.step === 'printed' && order.state === 'ready_for_production')
        await this.workflow.postLocked(tx, order, { event: 'in_production', actor: actorOf(caller) }, caller);
      await tx.insert(ProductionStep, {
        id: randomUUID(),
        orderId: order.id,
        sid,
        step: request.step,
        accountId: caller.accountId,
        doneAt: this.clock.now(),
        undoneAt: null,
      });
      const subject = { action: 'production-step', kind: 'order', id: order.id };
      await this.audit.record(tx, caller, { ...subject, after: { sid, step: request.step } });
      return this.answer(tx, order.id, sid, request.language);
    });
  }

  /**
   * Undoes a step that was recorded within the last minute. The order stays in production.
   * @throws {ApiError} `resource_not_found`, `undo_expired`
   */
  async undo(caller: Caller, request: StepRequest): Promise<ItemProduction> {
    return this.database.command(request.idempotencyKey, async (tx) => {
      const { id } = await lockItemOrder(tx, request);
      const sid = request.sid.toLowerCase();
      const at = this.clock.now();
      const since = new Date(at.getTime() - UNDO_SECONDS * 1000);
      if (!(await undoStep(tx, { sid, step: request.step }, { since, at }))) throw new ApiError('undo_expired');
      const subject = { action: 'production-step-undone', kind: 'order', id };
      await this.audit.record(tx, caller, { ...subject, before: { sid, step: request.step } });
      return this.answer(tx, id, sid, request.language);
    });
  }

  private async assertInProduction(tx: Tx, { state }: CustomerOrder, sid: string): Promise<void> {
    const reject = (code: 'wrong_state' | 'already_shipped') =>
      new ApiError('event_not_allowed', [{ field: 'step', code }]);
    if (state !== 'ready_for_production' && state !== 'in_production') throw reject('wrong_state');
    if ((await findProductionItem(tx, sid))?.shipped) throw reject('already_shipped');
  }

  private async answer(tx: Tx, orderId: string, sid: string, language: string): Promise<ItemProduction> {
    const row = await findProductionItem(tx, sid);
    const [item] = row ? await this.items.describe(tx, [row], language) : [];
    if (!item) throw new ApiError('resource_not_found');
    return { item, readyToShip: await isReadyToShip(tx, orderId) };
  }
}

/** @throws {ApiError} `resource_not_found` if there is no such order, or the item is not the order's */
async function lockItemOrder(tx: Tx, { orderId, sid }: StepRequest): Promise<CustomerOrder> {
  const order = await lockOrder(tx, normalizeOrderId(orderId));
  const row = order && isUuid(sid) ? await findProductionItem(tx, sid.toLowerCase()) : null;
  if (!order || row?.orderId !== order.id) throw new ApiError('resource_not_found');
  return order;
}

/** The role in which staff post the beginning of production; others than these do not reach the handlers. */
function actorOf({ role }: Caller): PostingActor {
  return role === 'admin' || role === 'isc_facility' ? role : 'factory';
}
