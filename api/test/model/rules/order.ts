import { DAY, type ModelState, type Order } from '../model-state';
import type { ExpectedOutcome } from '../operation';
import { addMails, addStaffMails, enterState, UNPAID } from './order-changes';
import { NOT_ALLOWED } from './outcome';
import { DAYS_TO_PAY, isOverdue, withdrawInvoice } from './payments';
import { refundTo } from './refunds';

const DAYS_TO_COMPLETION = 30;

export function complete(model: ModelState, order: Order): ExpectedOutcome {
  if (order.state !== 'preorder') return NOT_ALLOWED;
  if (isOverdue(model, order)) return ['order_expired'];
  enterState(order, 'recipient_info_added', 'customer', 'awaiting_payment');
  addMails(order, 'order_placed');
  if (order.byPayPal) order.invoice = 'wanted';
  return 'ok';
}

export function cancel(model: ModelState, order: Order, actor: string): ExpectedOutcome {
  const back = order.paid - order.refunded;
  refundTo(model, order, back);
  withdrawInvoice(order);
  enterState(order, 'order_cancelled', actor, 'cancelled');
  addMails(order, 'order_cancelled');
  if (back > 0 && order.paidBy === 'manual') addStaffMails(model, order, 'accounting', 'manual_refund_due');
  return 'ok';
}

export function expire(model: ModelState): ExpectedOutcome {
  for (const order of model.orders) {
    if (!UNPAID.includes(order.state) || model.now <= order.placedAt + DAYS_TO_PAY * DAY) continue;
    withdrawInvoice(order);
    enterState(order, 'order_expired', 'system', 'expired');
    addMails(order, 'order_expired');
  }
  return 'ok';
}

export function completeShipped(model: ModelState): ExpectedOutcome {
  for (const order of model.orders) {
    if (order.state !== 'shipped' || model.now < order.lastShipmentAt + DAYS_TO_COMPLETION * DAY) continue;
    enterState(order, 'order_completed', 'system', 'completed');
    addMails(order, 'order_completed');
  }
  return 'ok';
}
