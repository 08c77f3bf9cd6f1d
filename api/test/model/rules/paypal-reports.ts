import type { ModelState, Payment, Report } from '../model-state';
import type { ExpectedOutcome, Forgery, ServerFacts } from '../operation';
import { countStaff, orderAt } from './order-changes';
import type { Of } from './outcome';
import { isOverdue, pay } from './payments';

/** An open invoice can be paid, unless a payment of it was refunded. A withdrawn one cannot, unless it was paid in part. */
export function payAtPayPal(
  model: ModelState,
  { order: place }: Of<'pay'>,
  { capture, amount = 0, event = '' }: ServerFacts,
): ExpectedOutcome {
  const order = orderAt(model, place);
  const left = order.total - order.atPayPal.reduce((sum, payment) => sum + payment.amount, 0);
  const isRefunded = order.history.some((entry) => entry.startsWith('refund_issued/'));
  const must = left > 0 && order.invoice === 'open' && !isRefunded;
  const may = left > 0 && (order.invoice === 'open' || order.invoice === 'leaving' || order.atPayPal.length > 0);
  if (capture === undefined) return must ? ['should have been paid'] : 'ok';
  if (!may) return ['should not have been payable'];
  order.atPayPal.push({ capture, amount });
  const payments = [...order.atPayPal];
  model.reports.push({ order: place, currency: order.currency, payments, ours: true, event });
  return 'ok';
}

export function forge(
  model: ModelState,
  { order: place, with: forgery }: Of<'forge'>,
  facts: ServerFacts,
): ExpectedOutcome {
  const { event = '', capture = '', amount = 0 } = facts;
  const { currency } = orderAt(model, place);
  const genuine = { order: place, currency, payments: [{ capture, amount }], ours: true, event };
  const changed: Record<Forgery, Partial<Report>> = {
    currency: { currency: anotherCurrency(currency) },
    amount: {},
    invoice: { order: null },
    payee: { ours: false },
    again: {},
  };
  model.reports.push({ ...genuine, ...changed[forgery] });
  return 'ok';
}

export const anotherCurrency = (currency: string) => (currency === 'USD' ? 'EUR' : 'USD');

/** A payment counts once, however often it is reported: it pays its order, or is recorded as unmatched. */
export function report(model: ModelState, { report: place, invalidSignature }: Of<'report'>): ExpectedOutcome {
  if (invalidSignature) return ['bad_check_value'];
  const delivered = model.reports[place];
  if (!delivered) throw new RangeError(`no report ${place}`);
  for (const payment of delivered.payments) {
    if (model.countedCaptures.includes(payment.capture)) continue;
    model.countedCaptures.push(payment.capture);
    receive(model, delivered, payment);
  }
  return 'ok';
}

function receive(model: ModelState, { order: place, currency, ours }: Report, { capture, amount }: Payment): void {
  const order = place === null ? null : orderAt(model, place);
  const awaits = order?.state === 'awaiting_payment' && order.byPayPal && !isOverdue(model, order);
  if (order && ours && awaits && currency === order.currency && amount === order.total) {
    pay(model, order, 'paypal', 'system');
    return;
  }
  model.tasks.push({ capture, order: place, currency, left: amount, since: model.now });
  if (order?.currency === currency) order.unmatched += amount;
  else model.unassignedMoney[currency] = (model.unassignedMoney[currency] ?? 0) + amount;
  model.unmatchedMails += countStaff(model, 'accounting');
}
