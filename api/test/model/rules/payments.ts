import { DAY, type ModelState, type Order } from '../model-state';
import type { ExpectedOutcome, ServerFacts } from '../operation';
import { addHistory, addMails, addStaffMails, enterState, roleAt, shopperAt } from './order-changes';
import { NOT_ALLOWED, type Of } from './outcome';

export const DAYS_TO_PAY = 7;

export function isOverdue(model: ModelState, { placedAt }: Order): boolean {
  return model.now >= placedAt + DAYS_TO_PAY * DAY;
}

export function deposit(model: ModelState, { staff, shopper, amount }: Of<'deposit'>): ExpectedOutcome {
  if (!['accounting', 'admin'].includes(roleAt(model, staff))) return ['forbidden'];
  const receiver = shopperAt(model, shopper);
  if (receiver.role !== 'reseller') return ['prepaid_not_allowed', 'resource_not_found'];
  receiver.balance += amount;
  return 'ok';
}

export function checkout(
  model: ModelState,
  order: Order,
  payNow: boolean,
  { invoiceId = '' }: ServerFacts,
): ExpectedOutcome {
  if (order.state === 'preorder') return NOT_ALLOWED;
  if (order.state === 'expired') return ['order_expired'];
  if (order.state !== 'awaiting_payment') return ['order_not_found_or_paid'];
  if (isOverdue(model, order)) return ['order_expired'];
  if (!payNow) return 'ok';
  if (order.byPayPal) {
    order.invoice = 'open';
    order.invoiceId = invoiceId;
    return 'ok';
  }
  const payer = shopperAt(model, order.owner);
  if (payer.balance < order.total) return ['insufficient_balance'];
  payer.balance -= order.total;
  pay(model, order, 'prepaid', 'customer');
  return 'ok';
}

export function pay(model: ModelState, order: Order, by: 'paypal' | 'prepaid' | 'manual', actor: string): void {
  const isReady = order.items.every(({ printed }) => !printed);
  order.paid = order.total;
  order.paidBy = by;
  if (by === 'paypal') order.invoice = 'paid';
  else withdrawInvoice(order);
  enterState(order, 'order_paid', actor, isReady ? 'ready_for_production' : 'awaiting_files');
  addMails(order, 'order_paid');
  if (isReady) addStaffMails(model, order, 'factory', 'ready_for_production');
  else addHistory(order, 'waiting_for_user_file', 'system');
}

/** An open invoice is withdrawn by a job. */
export function withdrawInvoice(order: Order): void {
  if (order.invoice === 'wanted' || order.invoice === 'open') order.invoice = 'leaving';
}

export function settleInvoices(model: ModelState): ExpectedOutcome {
  for (const order of model.orders) {
    const awaits = order.state === 'awaiting_payment' && !isOverdue(model, order);
    if (order.invoice === 'wanted' && awaits) order.invoice = 'open';
    if (order.invoice === 'leaving') order.invoice = 'gone';
  }
  return 'ok';
}
