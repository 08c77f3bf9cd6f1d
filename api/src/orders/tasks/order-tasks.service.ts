import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Input, OrderTasksView } from '@shop/contract';
import { dayInChina, isCalendarDate } from '@shop/order-flow';
import { ApiError, AuditLog, type Caller, Clock, Database, type IdempotencyKey, type Tx } from '../../common/public';
import { assertOrderExists } from '../admin/order-changes.queries';
import { lockOrder } from '../lock-order';
import { normalizeOrderId } from '../order-id';
import { eventDataError } from '../workflow/flow-api-error';
import { OrderTask } from './order-task.entity';
import {
  findInactiveStaff,
  hasUnreadMentions,
  listOrderTasks,
  markMentionsRead,
  notifyTaskChange,
} from './order-tasks.queries';

/** Tasks of staff about an order, and what they have read. */
@Injectable()
export class OrderTasks {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws {ApiError} `resource_not_found` */
  async list({ accountId }: Caller, typedId: string): Promise<OrderTasksView> {
    const orderId = normalizeOrderId(typedId);
    await assertOrderExists(this.database.reader, orderId);
    return this.view(this.database.reader, orderId, accountId);
  }

  /** @throws {ApiError} `resource_not_found`; 422 for an assignee who is no active staff member, or a day that does not exist */
  async add(
    caller: Caller,
    typedId: string,
    { text, assigneeId, due = null }: Input<'admin/order-task-add'>,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<OrderTasksView> {
    const orderId = normalizeOrderId(typedId);
    return this.database.command(idempotencyKey, async (tx) => {
      if (!(await lockOrder(tx, orderId))) throw new ApiError('resource_not_found');
      if (due !== null && !isCalendarDate(due)) throw eventDataError('due', 'invalid');
      if ((await findInactiveStaff(tx, [assigneeId])).length > 0) throw eventDataError('assigneeId', 'invalid');
      const createdAt = this.clock.now();
      const task = { id: randomUUID(), orderId, text, assigneeId, dueOn: due, createdBy: caller.accountId, createdAt };
      await tx.insert(OrderTask, task);
      await this.record(tx, caller, orderId, { action: 'order-task-added', after: { text, assigneeId, due } });
      return this.view(tx, orderId, caller.accountId);
    });
  }

  /**
   * Marks a task as done. A task that is done already stays as it is, whoever did it.
   * @throws {ApiError} `resource_not_found` if the order has no such task
   */
  async finish(
    caller: Caller,
    { orderId: typedId, taskId }: { orderId: string; taskId: string },
    idempotencyKey: IdempotencyKey | null,
  ): Promise<OrderTasksView> {
    const orderId = normalizeOrderId(typedId);
    return this.database.command(idempotencyKey, async (tx) => {
      if (!(await lockOrder(tx, orderId))) throw new ApiError('resource_not_found');
      const task = await tx.findOneBy(OrderTask, { id: taskId, orderId });
      if (!task) throw new ApiError('resource_not_found');
      if (task.doneAt === null) {
        await tx.update(OrderTask, { id: taskId }, { doneBy: caller.accountId, doneAt: this.clock.now() });
        await this.record(tx, caller, orderId, { action: 'order-task-done', after: { text: task.text } });
      }
      return this.view(tx, orderId, caller.accountId);
    });
  }

  /** @throws {ApiError} `resource_not_found` */
  async readMentions(caller: Caller, typedId: string, idempotencyKey: IdempotencyKey | null): Promise<OrderTasksView> {
    const orderId = normalizeOrderId(typedId);
    return this.database.command(idempotencyKey, async (tx) => {
      await assertOrderExists(tx, orderId);
      if (await markMentionsRead(tx, orderId, caller.accountId, this.clock.now())) {
        const subject = { action: 'mentions-read', kind: 'order', id: orderId };
        await this.audit.record(tx, caller, { ...subject, before: {}, after: {} });
      }
      return this.view(tx, orderId, caller.accountId);
    });
  }

  private async record(
    tx: Tx,
    caller: Caller,
    orderId: string,
    entry: { action: string; after: Record<string, unknown> },
  ): Promise<void> {
    await this.audit.record(tx, caller, { ...entry, kind: 'order', id: orderId, before: {} });
    await notifyTaskChange(tx, orderId);
  }

  private async view(tx: Tx, orderId: string, accountId: string): Promise<OrderTasksView> {
    return {
      tasks: await listOrderTasks(tx, orderId, dayInChina(this.clock.now())),
      isMentioned: await hasUnreadMentions(tx, orderId, accountId),
    };
  }
}
