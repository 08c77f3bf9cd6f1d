import { randomUUID } from 'node:crypto';
import { answer, atOnce, statusesOf } from '../../test/at-once';
import { eventually } from '../../test/eventually';
import type { Shop } from '../../test/app';
import { somebody } from '../../test/people';
import { type Invoiced, PayPalShop } from '../../test/paypal-shop';

let desk: PayPalShop;
let shop: Shop;

beforeAll(async () => {
  desk = await PayPalShop.open();
  ({ shop } = desk);
}, 60_000);

afterAll(() => desk?.close());

/** An order with money that pays for nothing, and the tasks that makes. */
async function partlyPaid(...parts: ((total: number) => number)[]): Promise<{ invoice: Invoiced; tasks: string[] }> {
  const invoice = await desk.invoiced();
  for (const part of parts) await desk.deliver(await desk.paidAtPayPal(invoice, part(invoice.total)));
  return { invoice, tasks: (await desk.unapplied(invoice.orderId)).map(({ id }) => id) };
}

const half = (total: number) => Math.floor(total / 2);
const otherHalf = (total: number) => total - half(total);

/** Money that is an order's whole total, and came when it was cancelled. */
async function tooLate(): Promise<{ invoice: Invoiced; task: string }> {
  const invoice = await desk.invoiced();
  const report = await desk.paidAtPayPal(invoice);
  await shop.call('Account/CancelOrder', { orderId: invoice.orderId, reason: 'too slow' }, desk.customer);
  await desk.deliver(report);
  const [task] = await desk.unapplied(invoice.orderId);
  return { invoice, task: task?.id ?? '' };
}

const giveBack = (id: string, by = desk.accounting) =>
  answer(shop, 'admin/unapplied-give-back', { reason: 'It came too late.' }, desk.as(by, id));
const apply = (id: string, orderId?: string) =>
  answer(shop, 'admin/unapplied-apply', { ...(orderId && { orderId }) }, desk.as(desk.accounting, id));

describe('money that pays for nothing', () => {
  test('is accounting’s to see, the open first, with its order and why', async () => {
    const { invoice, task } = await tooLate();
    const one = await shop.call('admin/unapplied-payment', {}, desk.as(desk.accounting, task));
    expect(one).toMatchObject({
      orderId: invoice.orderId,
      order: { status: 'cancelled', amount: { currency: 'USD', amount: invoice.total }, email: desk.customer.email },
      amount: { currency: 'USD', amount: invoice.total },
      left: { amount: invoice.total },
      reason: 'event_not_allowed',
      settledAt: null,
    });
    await giveBack(task);
    const { task: open } = await tooLate();
    const states = (await shop.call('admin/unapplied-payments', {}, desk.accounting)).map(
      ({ settledAt }) => settledAt === null,
    );
    expect(states).toEqual([...states].sort((a, b) => Number(b) - Number(a)));
    for (const role of ['customer_service', 'factory', 'customer'] as const) {
      const other = await somebody(shop, role);
      expect(await giveBack(open, other)).toMatchObject({ status: 403 });
    }
    expect(await giveBack(randomUUID())).toMatchObject({ status: 404 });
    expect(await giveBack('no-uuid')).toMatchObject({ status: 404 });
  });

  test('goes back through its own payment, and the customer is told', async () => {
    const { invoice, task } = await tooLate();
    expect(await giveBack(task)).toMatchObject({
      status: 200,
      body: { settlement: 'given_back', left: { amount: 0 } },
    });
    await desk.mailbox.next('INVOICING.INVOICE.REFUNDED', invoice.invoiceId);
    await eventually(async () => {
      expect((await desk.view(invoice.orderId)).refunds).toMatchObject([
        { amount: { amount: invoice.total }, state: 'done' },
      ]);
    });
    expect(await desk.view(invoice.orderId)).toMatchObject({ status: 'cancelled', paid: { amount: 0 } });
    expect(await giveBack(task)).toMatchObject({ status: 409, code: 'already_decided' });
  });

  test('in part, for an order that still awaits payment, goes back too, and the order can be paid anew', async () => {
    const { invoice, tasks } = await partlyPaid(half);
    expect(await giveBack(tasks[0] ?? '')).toMatchObject({ status: 200 });
    await desk.deliver(await desk.mailbox.next('INVOICING.INVOICE.REFUNDED', invoice.invoiceId));
    const { paypal } = await desk.checkout(invoice.orderId);
    if (!paypal) throw new Error('no invoice');
    expect(paypal.invoiceId).not.toBe(invoice.invoiceId);
    await desk.deliver(await desk.paidAtPayPal({ ...invoice, ...paypal }));
    expect(await desk.view(invoice.orderId)).toMatchObject({
      status: 'awaiting_files',
      paid: { amount: invoice.total },
    });
  });

  test('that together is the total pays the order, and a refund then goes back in parts through both payments', async () => {
    const { invoice, tasks } = await partlyPaid(half, otherHalf);
    const [first = '', second = ''] = tasks;
    const [seen] = await desk.unapplied(invoice.orderId);
    expect(seen?.together.amount).toBe(invoice.total);
    expect(await apply(first)).toMatchObject({
      status: 200,
      body: { settlement: 'applied', appliedTo: invoice.orderId },
    });
    expect(await desk.view(invoice.orderId)).toMatchObject({
      status: 'awaiting_files',
      paid: { amount: invoice.total },
    });
    expect(await apply(second)).toMatchObject({ status: 409, code: 'already_decided' });
    expect(await giveBack(second)).toMatchObject({ status: 409, code: 'already_decided' });

    const asService = { bearer: desk.service.bearer, params: { orderId: invoice.orderId } };
    await shop.call('admin/order-events', { event: 'order_cancelled', reason: 'sold out' }, asService);
    await eventually(async () => {
      const { refunds } = await desk.view(invoice.orderId);
      expect(refunds.map(({ amount, state }) => [amount.amount, state])).toEqual([
        [half(invoice.total), 'done'],
        [otherHalf(invoice.total), 'done'],
      ]);
    });
    expect((await desk.view(invoice.orderId)).refunded.amount).toBe(invoice.total);
  });

  test('that is not the total pays nothing', async () => {
    const { invoice, tasks } = await partlyPaid(half);
    expect(await apply(tasks[0] ?? '')).toMatchObject({ status: 409, code: 'event_not_allowed' });
    expect(await desk.view(invoice.orderId)).toMatchObject({ status: 'awaiting_payment', paid: { amount: 0 } });
    expect((await desk.unapplied(invoice.orderId))[0]).toMatchObject({ settledAt: null });
  });

  test('pays another order of the same customer, whose invoice can then not be paid any more', async () => {
    const { invoice, task } = await tooLate();
    const other = await desk.invoiced();
    expect(other.total).toBe(invoice.total);
    expect(await apply(task, other.orderId)).toMatchObject({ status: 200, body: { appliedTo: other.orderId } });
    expect(await desk.view(other.orderId)).toMatchObject({ status: 'awaiting_files', paid: { amount: other.total } });
    await desk.mailbox.next('INVOICING.INVOICE.CANCELLED', other.invoiceId);
    expect(await desk.view(invoice.orderId)).toMatchObject({ status: 'cancelled', paid: { amount: 0 } });

    const asService = { bearer: desk.service.bearer, params: { orderId: other.orderId } };
    await shop.call('admin/order-events', { event: 'order_cancelled', reason: 'sold out' }, asService);
    await desk.mailbox.next('INVOICING.INVOICE.REFUNDED', invoice.invoiceId);
  });

  test('pays no order of somebody else, and none that is paid', async () => {
    const { task } = await tooLate();
    const mine = await desk.invoiced();
    await shop.database.reader.query('update customer_order set account_id = $2 where id = $1', [
      mine.orderId,
      (await somebody(shop)).accountId,
    ]);
    expect(await apply(task, mine.orderId)).toMatchObject({ status: 404 });
    const paid = await desk.invoiced();
    await desk.deliver(await desk.paidAtPayPal(paid));
    expect(await apply(task, paid.orderId)).toMatchObject({ status: 409, code: 'event_not_allowed' });
    expect(await apply(task, '000000-000000-000000')).toMatchObject({ status: 404 });
  });

  test('is settled once, by whoever is first', async () => {
    const late = await tooLate();
    const given = await atOnce(4, () => giveBack(late.task));
    expect(statusesOf(given)).toEqual([200, 409, 409, 409]);

    const both = await partlyPaid(half, otherHalf);
    const [first = '', second = ''] = both.tasks;
    const settled = await Promise.all([apply(first), apply(second), giveBack(first), giveBack(second)]);
    const { status, paid } = await desk.view(both.invoice.orderId);
    const applied = settled.slice(0, 2).filter(({ status: said }) => said === 200).length;
    expect(applied).toBeLessThan(2);
    expect({ status, paid: paid.amount }).toEqual(
      applied === 1 ? { status: 'awaiting_files', paid: both.invoice.total } : { status: 'awaiting_payment', paid: 0 },
    );
    expect(settled.slice(2).filter(({ status: said }) => said === 200)).toHaveLength(applied === 1 ? 0 : 2);
  });

  test('is given back once under one Idempotency-Key', async () => {
    const { task } = await tooLate();
    const as = desk.as(desk.accounting, task, { headers: { 'idempotency-key': randomUUID() } });
    const answers = await atOnce(3, () => answer(shop, 'admin/unapplied-give-back', { reason: 'late' }, as));
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
  });

  test('of no order goes back as well', async () => {
    const invoice = await desk.invoiced();
    const report = await desk.paidAtPayPal(invoice);
    await shop.database.reader.query(
      `update paypal_invoice set number = 'gone', paypal_id = 'gone' where order_id = $1`,
      [invoice.orderId],
    );
    await desk.deliver(report);
    const all = await shop.call('admin/unapplied-payments', { filter: '{"state":"open"}' }, desk.accounting);
    const task = all.find(({ reason }) => reason === 'no_order');
    expect(task).toMatchObject({ orderId: null, order: null, amount: { amount: invoice.total } });
    expect(await giveBack(task?.id ?? '')).toMatchObject({ status: 200, body: { settlement: 'given_back' } });
    await desk.mailbox.next('INVOICING.INVOICE.REFUNDED', invoice.invoiceId);
  });
});

test('the books hold exactly what the tasks say', async () => {
  expect(await desk.audits()).toEqual([]);
});
