import type { ModelState, Order, Task } from '../model-state';
import type { ExpectedOutcome } from '../operation';
import { addHistory, addMails, at, orderAt, roleAt } from './order-changes';
import { NOT_ALLOWED, NOT_FOUND, type Of } from './outcome';
import { isOverdue, pay, withdrawInvoice } from './payments';

/** The order's unmatched payments in its currency, oldest first. */
export function openTasks(model: ModelState, order: Order): Task[] {
  const own = ({ order: place, currency, left }: Task) =>
    left > 0 && place !== null && model.orders[place] === order && currency === order.currency;
  return model.tasks
    .filter(own)
    .toSorted((one, other) => one.since - other.since || (one.capture < other.capture ? -1 : 1));
}

/** Takes the amount from the first task that has as much, or otherwise from one after another. */
export function reduceTasks(tasks: readonly Task[], amount: number): void {
  let missing = amount;
  const whole = tasks.find(({ left }) => left >= amount);
  for (const task of whole ? [whole] : tasks) {
    const part = Math.min(task.left, missing);
    task.left -= part;
    missing -= part;
  }
}

/** Accounting refunds an unmatched payment, or applies it to its order if the order's payments add up to the total. */
export function settle(model: ModelState, { staff, task: place, how }: Of<'settle'>): ExpectedOutcome {
  if (!['accounting', 'admin'].includes(roleAt(model, staff))) return ['forbidden'];
  const task = at(model.tasks, place);
  if (task.left === 0) return ['already_decided'];
  const order = task.order === null ? null : orderAt(model, task.order);
  if (how === 'apply') return order ? applyTask(model, order, task) : NOT_FOUND;
  if (order?.currency === task.currency) {
    order.unmatched -= task.left;
    addHistory(order, 'refund_issued', 'accounting');
    addMails(order, 'refund_issued');
  } else model.unassignedMoney[task.currency] = (model.unassignedMoney[task.currency] ?? 0) - task.left;
  task.left = 0;
  return 'ok';
}

function applyTask(model: ModelState, order: Order, task: Task): ExpectedOutcome {
  if (order.state !== 'awaiting_payment') return NOT_ALLOWED;
  if (isOverdue(model, order)) return ['order_expired'];
  if (task.currency !== order.currency) return NOT_ALLOWED;
  const together = task.left === order.total ? [task] : openTasks(model, order);
  if (together.reduce((sum, { left }) => sum + left, 0) !== order.total) return NOT_ALLOWED;
  for (const one of together) one.left = 0;
  order.unmatched -= order.total;
  withdrawInvoice(order);
  pay(model, order, 'paypal', 'system');
  order.invoice = 'leaving';
  return 'ok';
}
