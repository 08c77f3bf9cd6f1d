import { answer } from '../../test/at-once';
import { eventually } from '../../test/eventually';
import type { Shop } from '../../test/app';
import { type Invoiced, PayPalShop } from '../../test/paypal-shop';

let desk: PayPalShop;
let shop: Shop;

beforeAll(async () => {
  desk = await PayPalShop.open();
  ({ shop } = desk);
}, 60_000);

afterAll(() => desk?.close());

async function paid(): Promise<Invoiced> {
  const invoice = await desk.invoiced();
  await desk.deliver(await desk.paidAtPayPal(invoice));
  return invoice;
}

const cancel = (orderId: string) =>
  shop.call(
    'admin/order-events',
    { event: 'order_cancelled', reason: 'sold out' },
    { bearer: desk.service.bearer, params: { orderId } },
  );

const open = async () => shop.call('admin/paypal-refunds', { filter: JSON.stringify({ open: true }) }, desk.accounting);
const refundsOf = async (orderId: string) =>
  shop.call('admin/paypal-refunds', { filter: JSON.stringify({ orderId }) }, desk.accounting);

/** Closed invoices are looked at once a day: this is another day. */
const unseen = () => shop.database.reader.query('update paypal_invoice set looked_at = null');

describe('asking PayPal what webhooks missed', () => {
  test('pays the order, and the webhook that comes later counts nothing twice', async () => {
    const invoice = await desk.invoiced();
    const missed = await desk.paidAtPayPal(invoice);
    const run = await desk.reconcile();
    expect(run).toMatchObject({ state: 'done', askedBy: desk.accounting.email, found: 1, failed: 0 });
    expect(run.findings).toEqual([{ orderId: invoice.orderId, what: 'paid' }]);
    expect(await desk.view(invoice.orderId)).toMatchObject({
      status: 'awaiting_files',
      paid: { amount: invoice.total },
    });
    await desk.deliver(missed);
    expect(await desk.view(invoice.orderId)).toMatchObject({ paid: { amount: invoice.total } });
    expect(await desk.unapplied(invoice.orderId)).toEqual([]);
    expect((await desk.reconcile()).findings).toEqual([]);
  });

  test('keeps what came for an order that was cancelled meanwhile', async () => {
    const invoice = await desk.invoiced();
    await desk.paidAtPayPal(invoice);
    await shop.call('Account/CancelOrder', { orderId: invoice.orderId, reason: 'too slow' }, desk.customer);
    const run = await desk.reconcile();
    expect(run.findings).toContainEqual({ orderId: invoice.orderId, what: 'unapplied: event_not_allowed' });
    expect(await desk.unapplied(invoice.orderId)).toMatchObject([{ amount: { amount: invoice.total } }]);
  });

  test('finds a refund that somebody made by hand, books it and tells accounting, who closes it', async () => {
    const invoice = await paid();
    const [captureId = ''] = await desk.captures(invoice.orderId);
    await desk.refundedAtPayPal(invoice, captureId, 250);
    const told = await desk.mails('staff_refund_by_hand');
    await unseen();
    expect((await desk.reconcile()).findings).toEqual([{ orderId: invoice.orderId, what: 'refunded' }]);
    expect((await desk.mails('staff_refund_by_hand')) - told).toBe(1);
    expect((await desk.view(invoice.orderId)).refunded.amount).toBe(250);
    const [task] = await open();
    expect(task).toMatchObject({ origin: 'paypal', orderId: invoice.orderId, payment: captureId, isOpen: true });
    const settle = () =>
      answer(
        shop,
        'admin/paypal-refund-settle',
        { note: 'Agreed by telephone.' },
        desk.as(desk.accounting, task?.id ?? ''),
      );
    expect(await settle()).toMatchObject({ status: 200, body: { isOpen: false, note: 'Agreed by telephone.' } });
    expect(await settle()).toMatchObject({ status: 409, code: 'already_decided' });
    await cancel(invoice.orderId);
    await eventually(async () => {
      const { refunds } = await desk.view(invoice.orderId);
      expect(refunds.map(({ amount, state }) => [amount.amount, state])).toEqual([
        [250, 'done'],
        [invoice.total - 250, 'done'],
      ]);
    });
  });

  test.each([
    ['COMPLETED', 'done'],
    ['FAILED', 'failed'],
  ])('learns that a refund PayPal held is %s', async (status, state) => {
    const invoice = await paid();
    await desk.paypal.post('/emulator/refunds', { next: ['PENDING'] });
    await cancel(invoice.orderId);
    let reference = '';
    await eventually(async () => {
      const [refund] = await refundsOf(invoice.orderId);
      expect(refund?.state).toBe('pending');
      reference = refund?.reference ?? '';
    });
    expect((await desk.view(invoice.orderId)).refunds).toMatchObject([{ state: 'asked', doneAt: null }]);
    const told = await desk.mails('staff_refund_failed');
    await desk.paypal.post(`/emulator/refunds/${reference}`, { status });
    const run = await desk.reconcile();
    expect(run.findings).toContainEqual({ orderId: invoice.orderId, what: `refund ${status.toLowerCase()}` });
    expect(await refundsOf(invoice.orderId)).toMatchObject([{ state }]);
    expect((await desk.mails('staff_refund_failed')) - told).toBe(state === 'failed' ? 1 : 0);
  });

  test('a failed refund is accounting’s task: asked once more it goes through', async () => {
    const invoice = await paid();
    await desk.paypal.post('/emulator/refunds', { next: ['FAILED'] });
    await cancel(invoice.orderId);
    let id = '';
    await eventually(async () => {
      const [refund] = await refundsOf(invoice.orderId);
      expect(refund).toMatchObject({ state: 'failed', failure: 'FAILED', isOpen: true });
      id = refund?.id ?? '';
    });
    const retry = () => answer(shop, 'admin/paypal-refund-retry', {}, desk.as(desk.accounting, id));
    expect((await retry()).status).toBe(200);
    await eventually(async () => expect(await refundsOf(invoice.orderId)).toMatchObject([{ state: 'done' }]));
    expect(await retry()).toMatchObject({ status: 409, code: 'already_decided' });
    expect((await desk.view(invoice.orderId)).refunds).toMatchObject([{ state: 'done', doneAt: expect.any(String) }]);
  });

  test('a refund that PayPal refuses is known at once, and not asked for again', async () => {
    const invoice = await paid();
    const issue = { issue: 'REFUND_NOT_PERMITTED' };
    await desk.paypal.fail({ path: '/refund$', status: 422, body: { name: 'UNPROCESSABLE_ENTITY', details: [issue] } });
    await cancel(invoice.orderId);
    await eventually(async () =>
      expect(await refundsOf(invoice.orderId)).toMatchObject([{ state: 'failed', failure: 'REFUND_NOT_PERMITTED' }]),
    );
  });

  test('takes back an invoice that was left behind by an order that is over', async () => {
    const invoice = await desk.invoiced();
    await shop.database.reader.query(`update paypal_invoice set state = 'created' where order_id = $1`, [
      invoice.orderId,
    ]);
    await shop.call('Account/CancelOrder', { orderId: invoice.orderId, reason: 'no more' }, desk.customer);
    expect((await desk.reconcile()).findings).toContainEqual({ orderId: invoice.orderId, what: 'invoice taken back' });
    await desk.mailbox.next('INVOICING.INVOICE.CANCELLED', invoice.invoiceId);
  });

  test('stops where PayPal asks for peace, and goes on next time where it stopped', async () => {
    const [first, second] = [await desk.invoiced(), await desk.invoiced()];
    await desk.paidAtPayPal(first);
    await desk.paidAtPayPal(second);
    await desk.paypal.fail({
      path: `invoices/${first.invoiceId}`,
      status: 429,
      times: 3,
      body: { name: 'RATE_LIMIT_REACHED' },
    });
    expect(await desk.reconcile()).toMatchObject({ state: 'paused' });
    expect(await desk.reconcile()).toMatchObject({ state: 'done' });
    for (const { orderId } of [first, second])
      expect(await desk.view(orderId)).toMatchObject({ status: 'awaiting_files' });
    expect(await desk.paypal.faultsLeft()).toBe(0);
  });

  test('is accounting’s to ask for, and is listed, the newest first', async () => {
    expect(await answer(shop, 'admin/paypal-reconcile', {}, desk.service)).toMatchObject({ status: 403 });
    const run = await desk.reconcile();
    const [newest] = await shop.call('admin/paypal-reconciliations', {}, desk.accounting);
    expect(newest).toEqual(run);
  });
});

test('the books balance', async () => {
  expect(await desk.audits()).toEqual([]);
});
