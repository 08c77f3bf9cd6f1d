import { sendRequest } from '../../../test/concurrency';
import { eventually } from '../../../test/eventually';
import type { Shop } from '../../../test/app';
import { type InvoicedOrder, PayPalShop } from '../../../test/paypal-shop';

let paypalShop: PayPalShop;
let shop: Shop;

beforeAll(async () => {
  paypalShop = await PayPalShop.open();
  ({ shop } = paypalShop);
}, 60_000);

afterAll(() => paypalShop?.close());

async function payNewOrder(): Promise<InvoicedOrder> {
  const invoice = await paypalShop.createInvoicedOrder();
  await paypalShop.deliver(await paypalShop.payAtPayPal(invoice));
  return invoice;
}

const cancel = (orderId: string) =>
  shop.call(
    'admin/order-events',
    { event: 'order_cancelled', reason: 'sold out' },
    { bearer: paypalShop.service.bearer, params: { orderId } },
  );

const listOpenRefunds = async () =>
  shop.call('admin/paypal-refunds', { filter: JSON.stringify({ open: true }) }, paypalShop.accounting);
const findRefunds = async (orderId: string) =>
  shop.call('admin/paypal-refunds', { filter: JSON.stringify({ orderId }) }, paypalShop.accounting);

/** Closed invoices are checked once a day; this makes them due again. */
const resetCheckTimes = () => shop.database.reader.query('update paypal_invoice set checked_at = null');

const countCancellationJobs = async () => {
  const jobs: unknown[] = await shop.database.reader.query(
    `select from graphile_worker.jobs where task_identifier = 'orders.paypal-invoice-cancelled'`,
  );
  return jobs.length;
};

describe('PayPal reconciliation', () => {
  test('pays an order whose webhook is late and ignores the later webhook', async () => {
    const invoice = await paypalShop.createInvoicedOrder();
    const missed = await paypalShop.payAtPayPal(invoice);
    const run = await paypalShop.reconcile();
    expect(run).toMatchObject({ state: 'done', requestedBy: paypalShop.accounting.email, found: 1, failed: 0 });
    expect(run.findings).toEqual([{ orderId: invoice.orderId, what: 'paid' }]);
    expect(await paypalShop.view(invoice.orderId)).toMatchObject({
      status: 'awaiting_files',
      paid: { amount: invoice.total },
    });
    await paypalShop.deliver(missed);
    expect(await paypalShop.view(invoice.orderId)).toMatchObject({ paid: { amount: invoice.total } });
    expect(await paypalShop.listUnmatchedPayments(invoice.orderId)).toEqual([]);
    expect((await paypalShop.reconcile()).findings).toEqual([]);
  });

  test('records a payment for a cancelled order as unmatched', async () => {
    const invoice = await paypalShop.createInvoicedOrder();
    await paypalShop.payAtPayPal(invoice);
    await shop.call('Account/CancelOrder', { orderId: invoice.orderId, reason: 'too slow' }, paypalShop.customer);
    const run = await paypalShop.reconcile();
    expect(run.findings).toContainEqual({ orderId: invoice.orderId, what: 'unmatched: event_not_allowed' });
    expect(await paypalShop.listUnmatchedPayments(invoice.orderId)).toMatchObject([
      { amount: { amount: invoice.total } },
    ]);
  });

  test('posts a refund made at PayPal, notifies accounting and lets accounting settle it', async () => {
    const invoice = await payNewOrder();
    const [captureId = ''] = await paypalShop.captures(invoice.orderId);
    await paypalShop.refundAtPayPal(invoice, captureId, 250);
    const mailsBefore = await paypalShop.countMails('staff_refund_by_hand');
    await resetCheckTimes();
    expect((await paypalShop.reconcile()).findings).toEqual([{ orderId: invoice.orderId, what: 'refunded' }]);
    expect((await paypalShop.countMails('staff_refund_by_hand')) - mailsBefore).toBe(1);
    expect((await paypalShop.view(invoice.orderId)).refunded.amount).toBe(250);
    const [task] = await listOpenRefunds();
    expect(task).toMatchObject({ origin: 'paypal', orderId: invoice.orderId, payment: captureId, isOpen: true });
    const settle = () =>
      sendRequest(
        shop,
        'admin/paypal-refund-settle',
        { note: 'Agreed by telephone.' },
        paypalShop.requestAs(paypalShop.accounting, task?.id ?? ''),
      );
    expect(await settle()).toMatchObject({ status: 200, body: { isOpen: false, note: 'Agreed by telephone.' } });
    expect(await settle()).toMatchObject({ status: 409, code: 'already_decided' });
    await cancel(invoice.orderId);
    await eventually(async () => {
      const { refunds } = await paypalShop.view(invoice.orderId);
      expect(refunds.map(({ amount, state }) => [amount.amount, state])).toEqual([
        [250, 'done'],
        [invoice.total - 250, 'done'],
      ]);
    });
  });

  test.each([
    ['COMPLETED', 'done'],
    ['FAILED', 'failed'],
  ])('updates a pending refund to %s', async (status, state) => {
    const invoice = await payNewOrder();
    await paypalShop.paypal.post('/emulator/refunds', { next: ['PENDING'] });
    await cancel(invoice.orderId);
    let reference = '';
    await eventually(async () => {
      const [refund] = await findRefunds(invoice.orderId);
      expect(refund?.state).toBe('pending');
      reference = refund?.reference ?? '';
    });
    expect((await paypalShop.view(invoice.orderId)).refunds).toMatchObject([{ state: 'requested', doneAt: null }]);
    const mailsBefore = await paypalShop.countMails('staff_refund_failed');
    await paypalShop.paypal.post(`/emulator/refunds/${reference}`, { status });
    const run = await paypalShop.reconcile();
    expect(run.findings).toContainEqual({ orderId: invoice.orderId, what: `refund ${status.toLowerCase()}` });
    expect(await findRefunds(invoice.orderId)).toMatchObject([{ state }]);
    expect((await paypalShop.countMails('staff_refund_failed')) - mailsBefore).toBe(state === 'failed' ? 1 : 0);
  });

  test('lets accounting retry a failed refund', async () => {
    const invoice = await payNewOrder();
    await paypalShop.paypal.post('/emulator/refunds', { next: ['FAILED'] });
    await cancel(invoice.orderId);
    let id = '';
    await eventually(async () => {
      const [refund] = await findRefunds(invoice.orderId);
      expect(refund).toMatchObject({ state: 'failed', failure: 'FAILED', isOpen: true });
      id = refund?.id ?? '';
    });
    const retry = () =>
      sendRequest(shop, 'admin/paypal-refund-retry', {}, paypalShop.requestAs(paypalShop.accounting, id));
    expect((await retry()).status).toBe(200);
    await eventually(async () => expect(await findRefunds(invoice.orderId)).toMatchObject([{ state: 'done' }]));
    expect(await retry()).toMatchObject({ status: 409, code: 'already_decided' });
    expect((await paypalShop.view(invoice.orderId)).refunds).toMatchObject([
      { state: 'done', doneAt: expect.any(String) },
    ]);
  });

  test('marks a refund that PayPal rejects as failed and does not repeat the request', async () => {
    const invoice = await payNewOrder();
    const issue = { issue: 'REFUND_NOT_PERMITTED' };
    await paypalShop.paypal.fail({
      path: '/refund$',
      status: 422,
      body: { name: 'UNPROCESSABLE_ENTITY', details: [issue] },
    });
    await cancel(invoice.orderId);
    await eventually(async () =>
      expect(await findRefunds(invoice.orderId)).toMatchObject([{ state: 'failed', failure: 'REFUND_NOT_PERMITTED' }]),
    );
  });

  test('cancels the open invoice of an order that has ended', async () => {
    const invoice = await paypalShop.createInvoicedOrder();
    const setState = (state: string) =>
      shop.database.reader.query('update paypal_invoice set state = $2 where order_id = $1', [invoice.orderId, state]);
    // The job of the cancellation finds no invoice to cancel.
    await setState('cancelled');
    await shop.call('Account/CancelOrder', { orderId: invoice.orderId, reason: 'no more' }, paypalShop.customer);
    await eventually(async () => expect(await countCancellationJobs()).toBe(0));
    await setState('created');
    expect(await paypalShop.reconcile()).toMatchObject({
      state: 'done',
      findings: expect.arrayContaining([{ orderId: invoice.orderId, what: 'invoice taken back' }]),
    });
    await paypalShop.webhooks.next('INVOICING.INVOICE.CANCELLED', invoice.invoiceId);
  });

  test('pauses when PayPal limits the rate and continues in the next run', async () => {
    const [first, second] = [await paypalShop.createInvoicedOrder(), await paypalShop.createInvoicedOrder()];
    await paypalShop.payAtPayPal(first);
    await paypalShop.payAtPayPal(second);
    await paypalShop.paypal.fail({
      path: `invoices/${first.invoiceId}`,
      status: 429,
      times: 3,
      body: { name: 'RATE_LIMIT_REACHED' },
    });
    expect(await paypalShop.reconcile()).toMatchObject({ state: 'paused' });
    expect(await paypalShop.reconcile()).toMatchObject({ state: 'done' });
    for (const { orderId } of [first, second])
      expect(await paypalShop.view(orderId)).toMatchObject({ status: 'awaiting_files' });
    expect(await paypalShop.paypal.faultsLeft()).toBe(0);
  });

  test('can be started by accounting only and lists runs newest first', async () => {
    expect(await sendRequest(shop, 'admin/paypal-reconcile', {}, paypalShop.service)).toMatchObject({ status: 403 });
    const run = await paypalShop.reconcile();
    const [newest] = await shop.call('admin/paypal-reconciliations', {}, paypalShop.accounting);
    expect(newest).toEqual(run);
  });
});

test('leaves no audit findings', async () => {
  expect(await paypalShop.readAuditViews()).toEqual([]);
});
