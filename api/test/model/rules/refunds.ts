import type { ModelState, Order, Role } from '../model-state';
import type { ExpectedOutcome, StaffPost } from '../operation';
import { addHistory, addMails, addStaffMails, shopperAt } from './order-changes';
import { NOT_ALLOWED } from './outcome';
import { openTasks, reduceTasks } from './unmatched-payments';

/** Refunds at most the product price. Accounting can also refund unmatched payments, which are refunded first. */
export function refund(
  model: ModelState,
  order: Order,
  role: Role,
  staffPost: Extract<StaffPost, { event: 'refund_issued' }>,
): ExpectedOutcome {
  const { amount, currency = order.currency } = staffPost;
  const unmatched = role === 'accounting' ? order.unmatched : 0;
  const limit = Math.max(0, Math.min(order.paid, order.product) - order.refunded) + unmatched;
  if (limit === 0) return NOT_ALLOWED;
  if (currency !== order.currency) return NOT_ALLOWED;
  if (amount > limit) return NOT_ALLOWED;
  const first = Math.min(amount, unmatched);
  order.unmatched -= first;
  reduceTasks(openTasks(model, order), first);
  refundTo(model, order, amount - first);
  addHistory(order, 'refund_issued', role);
  addMails(order, 'refund_issued');
  if (amount > first && order.paidBy === 'manual') addStaffMails(model, order, 'accounting', 'manual_refund_due');
  return 'ok';
}

/** Refunds to the original payment method. */
export function refundTo(model: ModelState, order: Order, amount: number): void {
  order.refunded += amount;
  if (order.paidBy === 'prepaid') shopperAt(model, order.owner).balance += amount;
}
