import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { DateOnly, Empty, Instant, multiLine, nullable, strictObject, Uuid } from '../values';
import { staffCall } from './staff-call';

const OrderParams = strictObject({ orderId: Type.String({ maxLength: 40 }) });

/** What a staff member has to do for an order. Customers never see it. */
export const OrderTask = strictObject({
  id: Type.String(),
  text: Type.String(),
  assignee: strictObject({ id: Type.String(), name: Type.String() }),
  /** A day in China. */
  due: nullable(DateOnly),
  overdue: Type.Boolean(),
  /** The name of the staff member who entered it. */
  by: Type.String(),
  createdAt: Instant,
  /** The name of the staff member who did it; null while it is open. */
  doneBy: nullable(Type.String()),
  doneAt: nullable(Instant),
});

export const OrderTasks = strictObject({
  /** Open ones by due day, then those done, the latest first. */
  tasks: Type.Array(OrderTask),
  /** Whether a note mentions the caller that was not marked as read. */
  isMentioned: Type.Boolean(),
});

export const adminOrderTasks = {
  'admin/order-tasks': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/orders/:orderId/tasks',
    summary: 'Lists the tasks of staff about an order',
    params: OrderParams,
    input: Empty,
    output: OrderTasks,
    errors: ['resource_not_found'],
  }),
  'admin/order-task-add': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/orders/:orderId/tasks',
    summary: 'Adds a task about an order for a colleague or oneself',
    idempotent: true,
    params: OrderParams,
    input: strictObject({ text: multiLine(1000), assigneeId: Uuid, due: Type.Optional(nullable(DateOnly)) }),
    output: OrderTasks,
    errors: ['resource_not_found'],
  }),
  'admin/order-task-done': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/orders/:orderId/tasks/:taskId/done',
    summary: 'Marks a task as done; one that is done already stays as it is',
    idempotent: true,
    params: strictObject({ ...OrderParams.properties, taskId: Uuid }),
    input: Empty,
    output: OrderTasks,
    errors: ['resource_not_found'],
  }),
  'admin/order-mentions-read': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/orders/:orderId/mentions/read',
    summary: 'Marks the notes of an order that mention the caller as read',
    idempotent: true,
    params: OrderParams,
    input: Empty,
    output: OrderTasks,
    errors: ['resource_not_found'],
  }),
} as const;
