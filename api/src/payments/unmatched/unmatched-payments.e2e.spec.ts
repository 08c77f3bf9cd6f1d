import { randomUUID } from 'node:crypto';
import { sendRequest, runInParallel, sortedStatuses } from '../../../test/concurrency';
import { eventually } from '../../../test/eventually';
import type { Shop } from '../../../test/app';
import { createUser } from '../../../test/users';
import { type InvoicedOrder, PayPalShop } from '../../../test/paypal-shop';

let paypalShop: PayPalShop;
let shop: Shop;

beforeAll(async () => {
  paypalShop = await PayPalShop.open();
  ({ shop } = paypalShop);
}, 60_000);

afterAll(() => paypalShop?.close());

/** An unpaid order with partial payments, and the ids of the unmatched payments. */
async function payPartially(
  ...parts: ((total: number) => number)[]
): Promise<{ invoice: InvoicedOrder; tasks: string[] }> {
  const invoice = await paypalShop.createInvoicedOrder();
  for (const part of parts) await paypalShop.deliver(await paypalShop.payAtPayPal(invoice, part(invoice.total)));
  return { invoice, tasks: (await paypalShop.listUnmatchedPayments(invoice.orderId)).map(({ id }) => id) };
}

const half = (total: number) => Math.floor(total / 2);
const otherHalf = (total: number) => total - half(total);

/** A payment of an order's total that arrives after the order was cancelled. */
async function payCancelledOrder(): Promise<{ invoice: InvoicedOrder; task: string }> {
  const invoice = await paypalShop.createInvoicedOrder();
  const report = await paypalShop.payAtPayPal(invoice);
  await shop.call('Account/CancelOrder', { orderId: invoice.orderId, reason: 'too slow' }, paypalShop.customer);
  await paypalShop.deliver(report);
  const [task] = await paypalShop.listUnmatchedPayments(invoice.orderId);
  return { invoice, task: task?.id ?? '' };
}

const refund = (id: string, by = paypalShop.accounting) =>
  sendRequest(shop, 'admin/unmatched-payment-refund', { reason: 'It came too late.' }, paypalShop.requestAs(by, id));
const apply = (id: string, orderId?: string) =>
  sendRequest(
    shop,
    'admin/unmatched-payment-apply',
    { ...(orderId && { orderId }) },
    paypalShop.requestAs(paypalShop.accounting, id),
  );

describe('unmatched payments', () => {
  test('accounting sees unmatched payments with order and reason, open ones first', async () => {
    const { invoice, task } = await payCancelledOrder();
    const one = await shop.call('admin/unmatched-payment', {}, paypalShop.requestAs(paypalShop.accounting, task));
    expect(one).toMatchObject({
      orderId: invoice.orderId,
      order: {
        status: 'cancelled',
        amount: { currency: 'USD', amount: invoice.total },
        email: paypalShop.customer.email,
      },
      amount: { currency: 'USD', amount: invoice.total },
      left: { amount: invoice.total },
      reason: 'event_not_allowed',
      settledAt: null,
    });
    await refund(task);
    const { task: open } = await payCancelledOrder();
    const states = (await shop.call('admin/unmatched-payments', {}, paypalShop.accounting)).map(
      ({ settledAt }) => settledAt === null,
    );
    expect(states).toEqual([...states].sort((a, b) => Number(b) - Number(a)));
    for (const role of ['customer_service', 'factory', 'customer'] as const) {
      const other = await createUser(shop, role);
      expect(await refund(open, other)).toMatchObject({ status: 403 });
    }
    expect(await refund(randomUUID())).toMatchObject({ status: 404 });
    expect(await refund('no-uuid')).toMatchObject({ status: 404 });
  });

  test('a refund goes through the original payment and notifies the customer', async () => {
    const { invoice, task } = await payCancelledOrder();
    expect(await refund(task)).toMatchObject({
      status: 200,
      body: { settlement: 'given_back', left: { amount: 0 } },
    });
    await paypalShop.webhooks.next('INVOICING.INVOICE.REFUNDED', invoice.invoiceId);
    await eventually(async () => {
      expect((await paypalShop.view(invoice.orderId)).refunds).toMatchObject([
        { amount: { amount: invoice.total }, state: 'done' },
      ]);
    });
    expect(await paypalShop.view(invoice.orderId)).toMatchObject({ status: 'cancelled', paid: { amount: 0 } });
    expect(await refund(task)).toMatchObject({ status: 409, code: 'already_decided' });
  });

  test('a partial payment can be refunded and the order can still be paid', async () => {
    const { invoice, tasks } = await payPartially(half);
    expect(await refund(tasks[0] ?? '')).toMatchObject({ status: 200 });
    await paypalShop.deliver(await paypalShop.webhooks.next('INVOICING.INVOICE.REFUNDED', invoice.invoiceId));
    const { paypal } = await paypalShop.checkout(invoice.orderId);
    if (!paypal) throw new Error('no invoice');
    expect(paypal.invoiceId).not.toBe(invoice.invoiceId);
    await paypalShop.deliver(await paypalShop.payAtPayPal({ ...invoice, ...paypal }));
    expect(await paypalShop.view(invoice.orderId)).toMatchObject({
      status: 'awaiting_files',
      paid: { amount: invoice.total },
    });
  });

  test('two payments that add up to the total pay the order, and a refund is split between them', async () => {
    const { invoice, tasks } = await payPartially(half, otherHalf);
    const [first = '', second = ''] = tasks;
    const [seen] = await paypalShop.listUnmatchedPayments(invoice.orderId);
    expect(seen?.together.amount).toBe(invoice.total);
    expect(await apply(first)).toMatchObject({
      status: 200,
      body: { settlement: 'applied', appliedTo: invoice.orderId },
    });
    expect(await paypalShop.view(invoice.orderId)).toMatchObject({
      status: 'awaiting_files',
      paid: { amount: invoice.total },
    });
    expect(await apply(second)).toMatchObject({ status: 409, code: 'already_decided' });
    expect(await refund(second)).toMatchObject({ status: 409, code: 'already_decided' });

    const asService = { bearer: paypalShop.service.bearer, params: { orderId: invoice.orderId } };
    await shop.call('admin/order-events', { event: 'order_cancelled', reason: 'sold out' }, asService);
    await eventually(async () => {
      const { refunds } = await paypalShop.view(invoice.orderId);
      expect(refunds.map(({ amount, state }) => [amount.amount, state])).toEqual([
        [half(invoice.total), 'done'],
        [otherHalf(invoice.total), 'done'],
      ]);
    });
    expect((await paypalShop.view(invoice.orderId)).refunded.amount).toBe(invoice.total);
  });

  test('a payment that is not the total cannot be applied', async () => {
    const { invoice, tasks } = await payPartially(half);
    expect(await apply(tasks[0] ?? '')).toMatchObject({ status: 409, code: 'event_not_allowed' });
    expect(await paypalShop.view(invoice.orderId)).toMatchObject({ status: 'awaiting_payment', paid: { amount: 0 } });
    expect((await paypalShop.listUnmatchedPayments(invoice.orderId))[0]).toMatchObject({ settledAt: null });
  });

  test('a payment can be applied to another order of the same customer and its invoice is cancelled', async () => {
    const { invoice, task } = await payCancelledOrder();
    const other = await paypalShop.createInvoicedOrder();
    expect(other.total).toBe(invoice.total);
    expect(await apply(task, other.orderId)).toMatchObject({ status: 200, body: { appliedTo: other.orderId } });
    expect(await paypalShop.view(other.orderId)).toMatchObject({
      status: 'awaiting_files',
      paid: { amount: other.total },
    });
    await paypalShop.webhooks.next('INVOICING.INVOICE.CANCELLED', other.invoiceId);
    expect(await paypalShop.view(invoice.orderId)).toMatchObject({ status: 'cancelled', paid: { amount: 0 } });

    const asService = { bearer: paypalShop.service.bearer, params: { orderId: other.orderId } };
    await shop.call('admin/order-events', { event: 'order_cancelled', reason: 'sold out' }, asService);
    await paypalShop.webhooks.next('INVOICING.INVOICE.REFUNDED', invoice.invoiceId);
  });

  test('a payment cannot be applied to another customer’s order or a paid order', async () => {
    const { task } = await payCancelledOrder();
    const mine = await paypalShop.createInvoicedOrder();
    await shop.database.reader.query('update customer_order set account_id = $2 where id = $1', [
      mine.orderId,
      (await createUser(shop)).accountId,
    ]);
    expect(await apply(task, mine.orderId)).toMatchObject({ status: 404 });
    const paid = await paypalShop.createInvoicedOrder();
    await paypalShop.deliver(await paypalShop.payAtPayPal(paid));
    expect(await apply(task, paid.orderId)).toMatchObject({ status: 409, code: 'event_not_allowed' });
    expect(await apply(task, '000000-000000-000000')).toMatchObject({ status: 404 });
  });

  test('an unmatched payment is settled once by parallel requests', async () => {
    const late = await payCancelledOrder();
    const given = await runInParallel(4, () => refund(late.task));
    expect(sortedStatuses(given)).toEqual([200, 409, 409, 409]);

    const both = await payPartially(half, otherHalf);
    const [first = '', second = ''] = both.tasks;
    const settled = await Promise.all([apply(first), apply(second), refund(first), refund(second)]);
    const { status, paid } = await paypalShop.view(both.invoice.orderId);
    const applied = settled.slice(0, 2).filter(({ status: said }) => said === 200).length;
    expect(applied).toBeLessThan(2);
    expect({ status, paid: paid.amount }).toEqual(
      applied === 1 ? { status: 'awaiting_files', paid: both.invoice.total } : { status: 'awaiting_payment', paid: 0 },
    );
    expect(settled.slice(2).filter(({ status: said }) => said === 200)).toHaveLength(applied === 1 ? 0 : 2);
  });

  test('repeating a refund with the same Idempotency-Key refunds once', async () => {
    const { task } = await payCancelledOrder();
    const as = paypalShop.requestAs(paypalShop.accounting, task, { headers: { 'idempotency-key': randomUUID() } });
    const answers = await runInParallel(3, () =>
      sendRequest(shop, 'admin/unmatched-payment-refund', { reason: 'late' }, as),
    );
    expect(sortedStatuses(answers)).toEqual([200, 200, 200]);
  });

  test('a payment without an order can be refunded', async () => {
    const invoice = await paypalShop.createInvoicedOrder();
    const report = await paypalShop.payAtPayPal(invoice);
    await shop.database.reader.query(
      `update paypal_invoice set number = 'gone', paypal_id = 'gone' where order_id = $1`,
      [invoice.orderId],
    );
    await paypalShop.deliver(report);
    const all = await shop.call('admin/unmatched-payments', { filter: '{"state":"open"}' }, paypalShop.accounting);
    const task = all.find(({ reason }) => reason === 'no_order');
    expect(task).toMatchObject({ orderId: null, order: null, amount: { amount: invoice.total } });
    expect(await refund(task?.id ?? '')).toMatchObject({ status: 200, body: { settlement: 'given_back' } });
    await paypalShop.webhooks.next('INVOICING.INVOICE.REFUNDED', invoice.invoiceId);
  });
});

test('the ledger balance equals the open unmatched payments', async () => {
  expect(await paypalShop.readAuditViews()).toEqual([]);
});
