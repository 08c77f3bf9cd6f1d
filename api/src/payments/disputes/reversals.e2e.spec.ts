import { valueAt } from '../paypal/client/json';
import type { Delivery } from '../paypal/client/emulator.testing';
import { eventually } from '../../../test/eventually';
import { bannerItem, blankItem } from '../../../test/orders';
import { createUser, type TestUser } from '../../../test/users';
import type { Shop } from '../../../test/app';
import { decimal, type InvoicedOrder, PayPalShop } from '../../../test/paypal-shop';

let paypalShop: PayPalShop;
let shop: Shop;
let factory: TestUser;

beforeAll(async () => {
  paypalShop = await PayPalShop.open();
  ({ shop } = paypalShop);
  factory = await createUser(shop, 'factory');
}, 60_000);

afterEach(async () => {
  expect(await paypalShop.readAuditViews()).toEqual([]);
});
afterAll(() => paypalShop?.close());

const usd = (minor: number) => ({ currency_code: 'USD', value: decimal(minor) });

interface PaidOrder extends InvoicedOrder {
  captureId: string;
  paid: Delivery;
}

/** Pays at PayPal. The payment is reported only if `isReported`. */
async function payOrder(isReported = true, item = bannerItem): Promise<PaidOrder> {
  const invoice = await paypalShop.createInvoicedOrder([item]);
  const paid = await paypalShop.payAtPayPal(invoice);
  if (isReported) await paypalShop.deliver(paid);
  const transaction = valueAt(JSON.parse(paid.body), 'resource', 'invoice', 'payments', 'transactions', '0');
  return { ...invoice, paid, captureId: String(valueAt(transaction, 'payment_id')) };
}

async function deliverAll(...deliveries: Delivery[]): Promise<void> {
  for (const delivery of deliveries) expect((await paypalShop.deliver(delivery)).status).toBe(200);
}

/** The events about the payment, as accounting sees them. */
async function reportsOf(orderId: string): Promise<string[]> {
  const { history } = await paypalShop.staffView(orderId);
  const reported = ['order_paid', 'payment_reversed', 'dispute_opened', 'dispute_resolved', 'hold_released'];
  return history.map(({ event }) => event).filter((event) => reported.includes(event));
}

async function postingsOf(orderId: string): Promise<string[]> {
  const rows: { line: string }[] = await shop.database.reader.query(
    `select e.kind || ': ' || p.from_account || ' > ' || p.to_account || ' ' || p.amount as line
     from ledger_entry e join ledger_posting p on p.entry_id = e.id where e.order_id = $1 and e.kind <> 'payment' order by e.seq, p.id`,
    [orderId],
  );
  return rows.map(({ line }) => line);
}

const isHeld = async (orderId: string) => (await paypalShop.staffView(orderId)).hold?.event ?? null;

describe('a refund made at PayPal by hand', () => {
  test('is an event of the order, is posted as a refund and puts the order on hold, however often it is reported', async () => {
    const order = await payOrder();
    const mails = await paypalShop.countMails('staff_refund_by_hand');
    const refunded = await paypalShop.refundAtPayPal(order, order.captureId, 300);
    const refundId = String(
      valueAt(JSON.parse(refunded.body), 'resource', 'invoice', 'refunds', 'transactions', '0', 'refund_id'),
    );
    const resource = { id: refundId, status: 'COMPLETED', amount: usd(300), links: [captureLink(order.captureId)] };
    const ofCapture = await paypalShop.sendEvent('PAYMENT.CAPTURE.REFUNDED', resource, refundId);
    await deliverAll(refunded, ofCapture, refunded, ofCapture);
    expect(await reportsOf(order.orderId)).toEqual(['order_paid', 'payment_reversed']);
    expect(await postingsOf(order.orderId)).toEqual(['refund: refunds > paypal-clearing 300']);
    expect(await isHeld(order.orderId)).toBe('payment_reversed');
    expect(await paypalShop.view(order.orderId)).toMatchObject({ status: 'awaiting_files', refunded: { amount: 300 } });
    expect((await paypalShop.countMails('staff_refund_by_hand')) - mails).toBe(1);
  });

  test('counts towards what the shop may still refund', async () => {
    const order = await payOrder();
    await deliverAll(await paypalShop.refundAtPayPal(order, order.captureId, 300));
    const { productTotal } = await loadTotals(order.orderId);
    const refund = (amount: number) => ({ event: 'refund_issued', amount, reason: 'a crease' });
    const asService = { bearer: paypalShop.service.bearer, params: { orderId: order.orderId } };
    expect(await shop.expectError('admin/order-events', refund(productTotal - 299), asService)).toMatchObject({
      code: 'event_not_allowed',
      errors: [{ code: 'refund_exceeds_limit' }],
    });
    await shop.call('admin/order-events', refund(productTotal - 300), asService);
    expect((await paypalShop.view(order.orderId)).refunded.amount).toBe(productTotal);
  });

  test('that is reported before the payment ends paid, reversed and on hold, exactly once', async () => {
    const order = await payOrder(false);
    const refunded = await paypalShop.refundAtPayPal(order, order.captureId);
    await deliverAll(refunded, order.paid, refunded, order.paid);
    expect(await reportsOf(order.orderId)).toEqual(['order_paid', 'payment_reversed']);
    expect(await postingsOf(order.orderId)).toEqual([`refund: refunds > paypal-clearing ${order.total}`]);
    expect(await isHeld(order.orderId)).toBe('payment_reversed');
  });

  test('that names only its payment and is reported before it ends paid, reversed and on hold', async () => {
    const order = await payOrder(false);
    await paypalShop.paypal.post(`/emulator/captures/${order.captureId}/refund`, {});
    const refunded = await paypalShop.webhooks.next('INVOICING.INVOICE.REFUNDED', order.invoiceId);
    const refundId = String(
      valueAt(JSON.parse(refunded.body), 'resource', 'invoice', 'refunds', 'transactions', '0', 'refund_id'),
    );
    const resource = {
      id: refundId,
      status: 'COMPLETED',
      amount: usd(order.total),
      links: [captureLink(order.captureId)],
    };
    const ofCapture = await paypalShop.sendEvent('PAYMENT.CAPTURE.REFUNDED', resource, refundId);
    await deliverAll(ofCapture);
    expect(await paypalShop.view(order.orderId)).toMatchObject({ status: 'awaiting_payment' });
    await deliverAll(order.paid, refunded);
    expect(await reportsOf(order.orderId)).toEqual(['order_paid', 'payment_reversed']);
    expect(await isHeld(order.orderId)).toBe('payment_reversed');
  });

  test.each([
    ['in another currency', { currency_code: 'EUR', value: '3.00' }],
    ['above the payment', { currency_code: 'USD', value: '99999.00' }],
  ])('%s is a task for accounting and changes neither the order nor the ledger', async (_, amount) => {
    const order = await payOrder();
    const refundId = `R${order.captureId.slice(1)}`;
    const resource = { id: refundId, status: 'COMPLETED', amount, links: [captureLink(order.captureId)] };
    await deliverAll(await paypalShop.sendEvent('PAYMENT.CAPTURE.REFUNDED', resource, refundId));
    expect(await reportsOf(order.orderId)).toEqual(['order_paid']);
    expect(await postingsOf(order.orderId)).toEqual([]);
    const tasks = await shop.call(
      'admin/paypal-refunds',
      { filter: JSON.stringify({ open: true }) },
      paypalShop.accounting,
    );
    expect(tasks.filter(({ reference }) => reference === refundId)).toMatchObject([{ orderId: null, isOpen: true }]);
  });

  test('in place of a failed refund of a cancelled order is not posted again and leaves the order cancelled', async () => {
    const order = await payOrder();
    await paypalShop.paypal.post('/emulator/refunds', { next: ['FAILED'] });
    const cancellation = { event: 'order_cancelled', reason: 'sold out' };
    await shop.call('admin/order-events', cancellation, {
      bearer: paypalShop.service.bearer,
      params: { orderId: order.orderId },
    });
    await eventually(async () => {
      const { refunds } = await paypalShop.staffView(order.orderId);
      if (refunds?.[0]?.state !== 'failed') throw new Error('the refund has not failed yet');
    });
    await deliverAll(await paypalShop.refundAtPayPal(order, order.captureId));
    expect(await postingsOf(order.orderId)).toEqual([`refund: refunds > paypal-clearing ${order.total}`]);
    expect(await paypalShop.staffView(order.orderId)).toMatchObject({
      status: 'cancelled',
      refunds: [{ state: 'failed' }, { state: 'done' }],
    });
  });
});

describe('a payment reversed by PayPal', () => {
  test('is posted as a chargeback, once, and holds production until accounting releases it', async () => {
    const order = await payOrder(true, blankItem);
    const mails = await paypalShop.countMails('staff_chargeback');
    const reversed = await paypalShop.reverseAtPayPal(order.captureId);
    const ofInvoice = await paypalShop.webhooks.next('INVOICING.INVOICE.REFUNDED', order.invoiceId);
    await deliverAll(reversed, ofInvoice, reversed);
    expect(await postingsOf(order.orderId)).toEqual([`chargeback: chargebacks > paypal-clearing ${order.total}`]);
    expect((await paypalShop.countMails('staff_chargeback')) - mails).toBe(1);
    const { history, hold } = await paypalShop.staffView(order.orderId);
    expect(history.at(-1)).toMatchObject({
      event: 'payment_reversed',
      actor: 'system',
      detail: { reversal: 'chargeback', amount: { currency: 'USD', amount: order.total } },
    });
    expect(hold?.event).toBe('payment_reversed');
    const asFactory = { bearer: factory.bearer, params: { orderId: order.orderId } };
    expect(await shop.expectError('admin/order-events', { event: 'in_production' }, asFactory)).toMatchObject({
      status: 409,
      code: 'order_on_hold',
    });
    expect((await shop.call('admin/order', {}, asFactory)).allowedEvents).not.toContain('in_production');
    const asAccounting = { bearer: paypalShop.accounting.bearer, params: { orderId: order.orderId } };
    expect(await shop.expectError('admin/order-events', { event: 'hold_released' }, asAccounting)).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [{ field: 'reason', code: 'reason_required' }],
    });
    const release = { event: 'hold_released', reason: 'paid again by bank transfer' };
    const released = await shop.call('admin/order-events', release, asAccounting);
    expect(released.hold).toBeNull();
    expect((await shop.call('admin/order-events', { event: 'in_production' }, asFactory)).status).toBe('in_production');
  });

  test('is not shown in the customer’s history, and not to customers as a hold', async () => {
    const order = await payOrder();
    await deliverAll(await paypalShop.reverseAtPayPal(order.captureId, 200));
    const { history, hold, status } = await paypalShop.view(order.orderId);
    expect(history.map(({ event }) => event)).not.toContain('payment_reversed');
    expect({ hold, status }).toEqual({ hold: null, status: 'awaiting_files' });
  });
});

describe('a disputed payment', () => {
  test('is withheld in the ledger until the dispute is resolved, and the order stays on hold', async () => {
    const order = await payOrder();
    const { disputeId, opened } = await paypalShop.disputeAtPayPal(order.captureId);
    await deliverAll(opened, opened);
    expect(await postingsOf(order.orderId)).toEqual([`dispute: disputed-payments > paypal-clearing ${order.total}`]);
    expect(await openDisputes(order.orderId)).toEqual([disputeId]);
    expect(await findDisputes(disputeId)).toMatchObject([{ id: disputeId, respondBy: expect.stringMatching(/Z$/) }]);
    expect(await findDisputes(order.captureId)).toMatchObject([{ id: disputeId, orderId: order.orderId }]);
    expect(await findDisputes(order.orderId.toLowerCase())).toMatchObject([{ id: disputeId }]);
    expect(await findDisputes('PP-D-NONE')).toEqual([]);
    const resolved = await paypalShop.resolveAtPayPal(disputeId);
    await deliverAll(resolved, opened, resolved);
    expect(await postingsOf(order.orderId)).toEqual([
      `dispute: disputed-payments > paypal-clearing ${order.total}`,
      `dispute: paypal-clearing > disputed-payments ${order.total}`,
    ]);
    expect(await openDisputes(order.orderId)).toEqual([]);
    expect(await reportsOf(order.orderId)).toEqual(['order_paid', 'dispute_opened', 'dispute_resolved']);
    expect(await isHeld(order.orderId)).toBe('dispute_opened');
  });

  test('ends in the same history and ledger in any order of the reports', async () => {
    const sequences = [
      ['paid', 'opened', 'resolved', 'reversed'],
      ['resolved', 'reversed', 'opened', 'paid'],
      ['reversed', 'opened', 'paid', 'resolved'],
      ['opened', 'paid', 'reversed', 'resolved', 'opened'],
    ] as const;
    for (const sequence of sequences) {
      const order = await payOrder(false);
      const { disputeId, opened } = await paypalShop.disputeAtPayPal(order.captureId);
      const resolved = await paypalShop.resolveAtPayPal(disputeId, 'RESOLVED_BUYER_FAVOUR');
      const reversed = await paypalShop.reverseAtPayPal(order.captureId);
      const deliveries = { paid: order.paid, opened, resolved, reversed };
      for (const name of sequence) await deliverAll(deliveries[name]);
      const reports = await reportsOf(order.orderId);
      expect([sequence, reports.toSorted()]).toEqual([
        sequence,
        ['dispute_opened', 'dispute_resolved', 'order_paid', 'payment_reversed'],
      ]);
      expect(reports.indexOf('dispute_opened')).toBeLessThan(reports.indexOf('dispute_resolved'));
      expect((await postingsOf(order.orderId)).toSorted()).toEqual([
        `chargeback: chargebacks > paypal-clearing ${order.total}`,
        `dispute: disputed-payments > paypal-clearing ${order.total}`,
        `dispute: paypal-clearing > disputed-payments ${order.total}`,
      ]);
      expect(await isHeld(order.orderId)).not.toBeNull();
      expect(await paypalShop.view(order.orderId)).toMatchObject({ status: 'awaiting_files' });
    }
  });

  test.each([
    ['refunded', 'payment_reversed'],
    ['disputed', 'dispute_opened'],
  ])('or one %s at PayPal without a report is found by the reconciliation', async (how, event) => {
    const order = await payOrder();
    if (how === 'disputed') await paypalShop.disputeAtPayPal(order.captureId);
    else await paypalShop.refundAtPayPal(order, order.captureId, 100);
    await paypalShop.reconcile();
    expect(await reportsOf(order.orderId)).toEqual(['order_paid', event]);
    await paypalShop.reconcile();
    expect(await reportsOf(order.orderId)).toEqual(['order_paid', event]);
    expect(await isHeld(order.orderId)).toBe(event);
  });
});

test.each([
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.RESOLVED',
])('a forged %s event changes nothing', async (type) => {
  const order = await payOrder();
  const refund = { id: 'FORGED0001', status: 'COMPLETED', amount: usd(1), links: [captureLink(order.captureId)] };
  const dispute = {
    dispute_id: 'PP-D-FORGED',
    dispute_amount: usd(1),
    disputed_transactions: [{ seller_transaction_id: order.captureId }],
  };
  const genuine = await paypalShop.sendEvent(type, type.startsWith('PAYMENT') ? refund : dispute, order.captureId);
  const forged = { ...genuine, body: genuine.body.replace('"0.01"', '"9.01"') };
  expect((await paypalShop.deliver(forged)).status).toBe(401);
  expect(await reportsOf(order.orderId)).toEqual(['order_paid']);
  expect(await isHeld(order.orderId)).toBeNull();
});

test('a dispute about a payment to another account changes nothing', async () => {
  const order = await payOrder();
  const dispute = {
    dispute_id: 'PP-D-OTHER',
    dispute_amount: usd(100),
    disputed_transactions: [{ seller_transaction_id: order.captureId, seller: { merchant_id: 'SOMEBODYELSE' } }],
  };
  await deliverAll(await paypalShop.sendEvent('CUSTOMER.DISPUTE.CREATED', dispute, order.captureId));
  expect(await reportsOf(order.orderId)).toEqual(['order_paid']);
});

const captureLink = (captureId: string) => ({
  rel: 'up',
  href: `${paypalShop.paypal.url}/v2/payments/captures/${captureId}`,
  method: 'GET',
});

async function openDisputes(orderId: string): Promise<string[]> {
  const filter = JSON.stringify({ state: 'open', orderId });
  return (await shop.call('admin/paypal-disputes', { filter }, paypalShop.accounting)).map(({ id }) => id);
}

async function loadTotals(orderId: string): Promise<{ productTotal: number }> {
  const [row]: { product_total: string }[] = await shop.database.reader.query(
    'select product_total from customer_order where id = $1',
    [orderId],
  );
  return { productTotal: Number(row?.product_total) };
}

function findDisputes(q: string) {
  return shop.call('admin/paypal-disputes', { filter: JSON.stringify({ q }) }, paypalShop.accounting);
}
