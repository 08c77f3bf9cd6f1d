import { Controller } from '@nestjs/common';
import { calls, type Input as In, type OrderTasksView } from '@shop/contract';
import {
  type Caller,
  CurrentUser,
  Endpoint,
  type IdempotencyKey,
  Idempotent,
  Input,
  PathParams,
  staff,
} from '../../common/public';
import { OrderTasks } from './order-tasks.service';

@Controller()
export class OrderTasksController {
  constructor(private readonly tasks: OrderTasks) {}

  @Endpoint(calls['admin/order-tasks'], staff)
  list(@CurrentUser() caller: Caller, @PathParams() { orderId }: { orderId: string }): Promise<OrderTasksView> {
    return this.tasks.list(caller, orderId);
  }

  @Endpoint(calls['admin/order-task-add'], staff)
  add(
    @CurrentUser() caller: Caller,
    @PathParams() { orderId }: { orderId: string },
    @Input() input: In<'admin/order-task-add'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<OrderTasksView> {
    return this.tasks.add(caller, orderId, input, idempotencyKey);
  }

  @Endpoint(calls['admin/order-task-done'], staff)
  finish(
    @CurrentUser() caller: Caller,
    @PathParams() task: { orderId: string; taskId: string },
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<OrderTasksView> {
    return this.tasks.finish(caller, task, idempotencyKey);
  }

  @Endpoint(calls['admin/order-mentions-read'], staff)
  readMentions(
    @CurrentUser() caller: Caller,
    @PathParams() { orderId }: { orderId: string },
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<OrderTasksView> {
    return this.tasks.readMentions(caller, orderId, idempotencyKey);
  }
}
