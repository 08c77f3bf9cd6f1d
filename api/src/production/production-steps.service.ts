import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Output, type ProductionStepName, type StaffLanguageCode, UNDO_SECONDS } from '@shop/contract';
import type { PostingActor } from '@shop/order-flow';
import { ApiError, AuditLog, type Caller, Clock, Database, type IdempotencyKey, type Tx } from '../common/public';
import { OrderWorkflow } from '../orders/public';
import { lockItemOrder } from './lock-item';
import type { ProductionRow } from './production-items.queries';
import { ProductionItems } from './production-items';
import { insertStep, isReadyToShip, undoStep } from './production-steps.queries';

type ItemProduction = Output<'admin/item-step'>;

/** The item that a step is about, and how it is answered. */
export interface StepRequest {
  orderId: string;
  sid: string;
  step: ProductionStepName;
  language: StaffLanguageCode;
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
      const { order, row } = await lockItemOrder(tx, request);
      const { orderId, sid, state } = row;
      const { step } = request;
      assertInProduction(row, 'step');
      const doneAt = this.clock.now();
      const entry = { id: randomUUID(), orderId, sid, step, accountId: caller.accountId, doneAt };
      if (!(await insertStep(tx, entry))) throw new ApiError('step_already_done');
      const isStart = step === 'printed' && state === 'ready_for_production';
      const after = isStart
        ? await this.workflow.postLocked(tx, order, { event: 'in_production', actor: actorOf(caller) }, caller)
        : state;
      const subject = { action: 'production-step', kind: 'order', id: orderId };
      await this.audit.record(tx, caller, { ...subject, after: { sid, step } });
      return this.answer(tx, { ...row, state: after }, request.language);
    });
  }

  /**
   * Undoes a step that was recorded within the last minute. The order stays in production.
   * @throws {ApiError} `resource_not_found`, `undo_expired`
   */
  async undo(caller: Caller, request: StepRequest): Promise<ItemProduction> {
    return this.database.command(request.idempotencyKey, async (tx) => {
      const { row } = await lockItemOrder(tx, request);
      const { orderId, sid } = row;
      const at = this.clock.now();
      const since = new Date(at.getTime() - UNDO_SECONDS * 1000);
      if (!(await undoStep(tx, { sid, step: request.step }, { since, at }))) throw new ApiError('undo_expired');
      const subject = { action: 'production-step-undone', kind: 'order', id: orderId };
      await this.audit.record(tx, caller, { ...subject, before: { sid, step: request.step } });
      return this.answer(tx, row, request.language);
    });
  }

  private async answer(tx: Tx, row: ProductionRow, language: StaffLanguageCode): Promise<ItemProduction> {
    const [item] = await this.items.describe(tx, [row], language);
    if (!item) throw new ApiError('resource_not_found');
    return { item, readyToShip: await isReadyToShip(tx, row.orderId) };
  }
}

/** @throws {ApiError} `event_not_allowed` */
export function assertInProduction({ state, shipped }: ProductionRow, field: string): void {
  const reject = (code: 'wrong_state' | 'already_shipped') => new ApiError('event_not_allowed', [{ field, code }]);
  if (state !== 'ready_for_production' && state !== 'in_production') throw reject('wrong_state');
  if (shipped) throw reject('already_shipped');
}

/** The role in which staff post the beginning of production; others than these do not reach the handlers. */
function actorOf({ role }: Caller): PostingActor {
  return role === 'admin' || role === 'isc_facility' ? role : 'factory';
}
