import { openShop, type Shop } from '../../../../test/app';
import type { Delivery } from '../client/emulator.testing';
import { valueAt } from '../client/json';
import { PayPalInvoice } from '../../entities/paypal-invoice.entity';
import { enqueue } from '../../../common/public';
import { paypalInvoiceRequested } from '../../../orders/public';
import { eventually } from '../../../../test/eventually';
import { decimal, type InvoicedOrder, PayPalShop } from '../../../../test/paypal-shop';
import { SentMails } from '../../../../test/sent-mails';
import { createUser } from '../../../../test/users';
import { PayPalWebhooks } from './webhooks.service';

let paypalShop: PayPalShop;
let shop: Shop;

beforeAll(async () => {
  paypalShop = await PayPalShop.open();
  ({ shop } = paypalShop);
}, 60_000);

afterAll(() => paypalShop?.close());

const reasons = async (orderId: string) =>
  (await paypalShop.listUnmatchedPayments(orderId)).map(({ amount: { amount }, reason }) => [amount, reason]);

async function cancelOrder({ orderId }: InvoicedOrder): Promise<void> {
  await shop.call('Account/CancelOrder', { orderId, reason: 'changed my mind' }, paypalShop.customer);
}

/** A copy of an event with a changed invoice. */
function withInvoiceChange(report: Delivery, change: (invoice: Record<string, unknown>) => object, invoiceId: string) {
  const invoice = valueAt(JSON.parse(report.body), 'resource', 'invoice') as Record<string, unknown>;
  return paypalShop.sendEvent('INVOICING.INVOICE.PAID', { invoice: { ...invoice, ...change(invoice) } }, invoiceId);
}

describe('payments reported by PayPal', () => {
  test('a payment pays the order once, even if it is reported several times', async () => {
    const invoice = await paypalShop.createInvoicedOrder();
    const report = await paypalShop.payAtPayPal(invoice);
    const answers = await Promise.all([
      paypalShop.deliver(report),
      paypalShop.deliver(report),
      paypalShop.deliver(report),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { status, history, invoice: shown, paid, amount } = await paypalShop.view(invoice.orderId);
    expect({ status, paid, shown: shown?.status }).toEqual({ status: 'awaiting_files', paid: amount, shown: 'paid' });
    const events = history.map(({ event }) => event);
    // S4.12
    expect(events.slice(events.indexOf('invoice_sent'))).toEqual([
      'invoice_sent',
      'order_paid',
      'waiting_for_user_file',
    ]);
    expect(history.filter(({ event }) => event === 'order_paid')).toHaveLength(1);
    expect(await paypalShop.listUnmatchedPayments(invoice.orderId)).toEqual([]);
  });

  test('a partial payment leaves the order unpaid, is recorded as unmatched and is reported to accounting', async () => {
    const invoice = await paypalShop.createInvoicedOrder();
    const mailsBefore = await paypalShop.countMails('staff_payment_unmatched');
    await paypalShop.deliver(await paypalShop.payAtPayPal(invoice, 100));
    expect(await paypalShop.view(invoice.orderId)).toMatchObject({ status: 'awaiting_payment', paid: { amount: 0 } });
    expect(await reasons(invoice.orderId)).toEqual([[100, 'amount_mismatch']]);
    expect((await paypalShop.countMails('staff_payment_unmatched')) - mailsBefore).toBe(1);
  });

  test('a payment for a cancelled order is recorded as unmatched and the order stays cancelled', async () => {
    const invoice = await paypalShop.createInvoicedOrder();
    const report = await paypalShop.payAtPayPal(invoice);
    await cancelOrder(invoice);
    await paypalShop.deliver(report);
    expect(await paypalShop.view(invoice.orderId)).toMatchObject({ status: 'cancelled' });
    expect(await reasons(invoice.orderId)).toEqual([[invoice.total, 'event_not_allowed']]);
  });

  test('a payment after the due date is recorded as unmatched', async () => {
    const invoice = await paypalShop.createInvoicedOrder();
    const report = await paypalShop.payAtPayPal(invoice);
    const late = new Date(shop.clock.now().getTime() + 8 * 86_400_000);
    await shop.clock.during(late, async () => void (await paypalShop.deliver(report)));
    expect(await reasons(invoice.orderId)).toEqual([[invoice.total, 'order_expired']]);
  });

  test('a second payment is recorded as unmatched, in either order of arrival', async () => {
    const invoice = await paypalShop.createInvoicedOrder();
    const report = await paypalShop.payAtPayPal(invoice);
    const again = { ...paymentIn(report), payment_id: 'SECONDPAYMENT0001' };
    const twice = await withInvoiceChange(
      report,
      () => ({ payments: paymentsOf([paymentIn(report), again], 2 * invoice.total) }),
      invoice.invoiceId,
    );
    await paypalShop.deliver(twice);
    await paypalShop.deliver(report);
    expect(await paypalShop.view(invoice.orderId)).toMatchObject({
      status: 'awaiting_files',
      paid: { amount: invoice.total },
    });
    expect(await reasons(invoice.orderId)).toEqual([[invoice.total, 'event_not_allowed']]);
  });

  test.each<[string, string, (invoice: InvoicedOrder) => (invoiceBody: Record<string, unknown>) => object]>([
    [
      'one cent less',
      'amount_mismatch',
      ({ total }) =>
        (invoiceBody) =>
          toPaidInvoice(invoiceBody, 'USD', total - 1),
    ],
    [
      'one cent more',
      'amount_mismatch',
      ({ total }) =>
        (invoiceBody) =>
          toPaidInvoice(invoiceBody, 'USD', total + 1),
    ],
    [
      'another currency',
      'currency_mismatch',
      ({ total }) =>
        (invoiceBody) =>
          toPaidInvoice(invoiceBody, 'EUR', total),
    ],
    [
      'another order’s reference',
      'another_invoice',
      () => (invoiceBody) => ({ detail: { ...(invoiceBody.detail as object), reference: '000000-000000-000000' } }),
    ],
    ['another payee', 'another_payee', () => () => ({ invoicer: { email_address: 'somebody-else@example.com' } })],
    ['our number and another id', 'another_invoice', () => () => ({ id: 'INV2-AAAA-BBBB-CCCC-DDDD' })],
  ])('a payment with %s is recorded as unmatched', async (_, reason, change) => {
    const invoice = await paypalShop.createInvoicedOrder();
    const genuine = await paypalShop.payAtPayPal(invoice);
    const invoiceBody = valueAt(JSON.parse(genuine.body), 'resource', 'invoice') as Record<string, unknown>;
    const different = { ...invoiceBody, ...change(invoice)(invoiceBody) };
    const report = await paypalShop.sendEvent('INVOICING.INVOICE.PAID', { invoice: different }, String(different.id));
    expect((await paypalShop.deliver(report)).status).toBe(200);
    expect(await paypalShop.view(invoice.orderId)).toMatchObject({ status: 'awaiting_payment', paid: { amount: 0 } });
    expect((await reasons(invoice.orderId)).map(([, why]) => why)).toEqual([reason]);
  });

  test('an event without payment ids is completed from PayPal and counted once', async () => {
    const invoice = await paypalShop.createInvoicedOrder();
    const report = await paypalShop.payAtPayPal(invoice);
    const bare = await withInvoiceChange(
      report,
      () => ({ payments: { paid_amount: usd(invoice.total) } }),
      invoice.invoiceId,
    );
    await paypalShop.deliver(bare);
    await paypalShop.deliver(report);
    expect(await paypalShop.view(invoice.orderId)).toMatchObject({
      status: 'awaiting_files',
      paid: { amount: invoice.total },
    });
    expect(await paypalShop.listUnmatchedPayments(invoice.orderId)).toEqual([]);
  });

  test('a modified event is rejected, counted and not stored', async () => {
    const invoice = await paypalShop.createInvoicedOrder();
    const report = await paypalShop.payAtPayPal(invoice);
    const counted = await countForged();
    const answer = await paypalShop.deliver({ ...report, body: report.body.replace(/"value":"/, '"value":"9') });
    expect(answer.status).toBe(401);
    expect((await countForged()) - counted).toBe(1);
    expect(await findStoredEvent(report)).toEqual([]);
    expect(await paypalShop.view(invoice.orderId)).toMatchObject({ status: 'awaiting_payment' });
  });

  test('an event is stored first and applied by a job if applying it fails', async () => {
    const invoice = await paypalShop.createInvoicedOrder();
    const report = await paypalShop.payAtPayPal(invoice);
    const { reader } = shop.database;
    await reader.query('alter table paypal_capture add constraint broken check (amount < 0) not valid');
    const quiet = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect((await paypalShop.deliver(report)).status).toBe(200);
    quiet.mockRestore();
    expect(await findStoredEvent(report)).toEqual([{ applied: false }]);
    const admin = await createUser(shop, 'admin');
    const filter = JSON.stringify({ q: valueAt(JSON.parse(report.body), 'id') });
    const received = async () => (await shop.call('admin/received-webhooks', { filter }, admin))[0]?.outcome;
    expect(await received()).toBe('waiting');
    // The job of this event would apply it before the reconciliation.
    await reader.query(
      `update graphile_worker._private_jobs set run_at = now() + interval '1 hour' where key = 'paypal-webhook:' || $1`,
      [valueAt(JSON.parse(report.body), 'id')],
    );
    await reader.query('alter table paypal_capture drop constraint broken');
    const run = await paypalShop.reconcile();
    expect(run.findings.length).toBeGreaterThan(0);
    expect(await findStoredEvent(report)).toEqual([{ applied: true }]);
    expect(await received()).toBe('applied');
    expect(await paypalShop.view(invoice.orderId)).toMatchObject({ status: 'awaiting_files' });
  });
});

describe('the log of received webhooks', () => {
  const received = async (filter: object) =>
    (
      await shop.call('admin/received-webhooks', { filter: JSON.stringify(filter) }, await createUser(shop, 'admin'))
    ).map(({ outcome, reason, changes, orderIds, eventType }) => ({ outcome, reason, changes, orderIds, eventType }));

  test('shows the order and the outcome of each event, and the content of events is erased after 90 days', async () => {
    const invoice = await paypalShop.createInvoicedOrder();
    const report = await paypalShop.payAtPayPal(invoice);
    const eventId = String(valueAt(JSON.parse(report.body), 'id'));
    await paypalShop.deliver(report);
    await paypalShop.deliver(report);
    const eventType = 'INVOICING.INVOICE.PAID';
    const rows = await received({ q: eventId, provider: 'paypal' });
    expect(rows.toSorted((a, b) => a.outcome.localeCompare(b.outcome))).toEqual([
      { outcome: 'applied', reason: null, changes: ['paid'], orderIds: [invoice.orderId], eventType },
      { outcome: 'duplicate', reason: null, changes: [], orderIds: [], eventType },
    ]);
    const unused = await paypalShop.sendEvent('CATALOG.PRODUCT.CREATED', { id: 'PRODUCT-4711' }, 'PRODUCT-4711');
    await paypalShop.deliver(unused);
    expect(await received({ q: 'catalog.product' })).toMatchObject([{ outcome: 'unchanged', reason: 'not_used' }]);
    await paypalShop.deliver({ ...report, body: report.body.replace(/"value":"/, '"value":"9') });
    expect(await received({ outcome: 'refused', provider: 'paypal' })).toContainEqual(
      expect.objectContaining({ reason: 'forged', orderIds: [], eventType: null }),
    );

    const webhooks = shop.app.get(PayPalWebhooks, { strict: false });
    const bodyOf = async () => {
      const [row]: { body: object }[] = await shop.database.reader.query(
        'select body from paypal_webhook where event_id = $1',
        [eventId],
      );
      return row?.body;
    };
    await webhooks.eraseBodies();
    expect(await bodyOf()).toHaveProperty('resource');
    const later = new Date(shop.clock.now().getTime() + 91 * 86_400_000);
    await shop.clock.during(later, () => webhooks.eraseBodies());
    expect(await bodyOf()).not.toHaveProperty('resource');
    // The event still counts as received.
    await paypalShop.deliver(report);
    expect((await received({ q: eventId, outcome: 'duplicate' })).length).toBe(2);
  });

  test('the content of an event that could never be applied is erased 30 days later', async () => {
    const unreadable = await paypalShop.sendEvent('PAYMENT.CAPTURE.REFUNDED', { id: 'UNREADABLE1' }, 'UNREADABLE1');
    const quiet = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await paypalShop.deliver(unreadable);
    quiet.mockRestore();
    const eventId = String(valueAt(JSON.parse(unreadable.body), 'id'));
    expect(await received({ q: eventId })).toMatchObject([{ outcome: 'waiting', reason: 'unreadable' }]);
    const webhooks = shop.app.get(PayPalWebhooks, { strict: false });
    const hasContent = async (days: number) => {
      const later = new Date(shop.clock.now().getTime() + days * 86_400_000);
      await shop.clock.during(later, () => webhooks.eraseBodies());
      const [row]: { stored: boolean }[] = await shop.database.reader.query(
        `select body ? 'resource' as stored from paypal_webhook where event_id = $1`,
        [eventId],
      );
      return row?.stored;
    };
    expect([await hasContent(119), await hasContent(121)]).toEqual([true, false]);
  });
});

describe('invoices cancelled at PayPal', () => {
  test('a cancelled invoice is closed and the next checkout creates another one that pays the order', async () => {
    const invoice = await paypalShop.createInvoicedOrder();
    const token = await paypalToken();
    await paypalShop.paypal.post(`/v2/invoicing/invoices/${invoice.invoiceId}/cancel`, {}, token);
    await paypalShop.deliver(await paypalShop.webhooks.next('INVOICING.INVOICE.CANCELLED', invoice.invoiceId));
    expect((await paypalShop.view(invoice.orderId)).invoice).toEqual({ number: invoice.orderId, status: 'cancelled' });
    const { paypal } = await paypalShop.checkout(invoice.orderId);
    expect(paypal?.invoiceId).not.toBe(invoice.invoiceId);
    if (!paypal) throw new Error('no invoice');
    await paypalShop.deliver(await paypalShop.payAtPayPal({ ...invoice, ...paypal }));
    expect(await paypalShop.view(invoice.orderId)).toMatchObject({
      status: 'awaiting_files',
      invoice: { number: `${invoice.orderId}-2`, status: 'paid' },
    });
  });

  test('a job that comes late creates no invoice in place of a cancelled one', async () => {
    const { orderId, invoiceId } = await paypalShop.createInvoicedOrder();
    await paypalShop.paypal.post(`/v2/invoicing/invoices/${invoiceId}/cancel`, {}, await paypalToken());
    await paypalShop.deliver(await paypalShop.webhooks.next('INVOICING.INVOICE.CANCELLED', invoiceId));
    await enqueue(shop.database.reader, paypalInvoiceRequested, { orderId });
    await new SentMails(shop, paypalShop.testEnv).waitUntilIdle();
    expect((await paypalShop.view(orderId)).invoice).toEqual({ number: orderId, status: 'cancelled' });
    expect(await shop.database.reader.countBy(PayPalInvoice, { orderId })).toBe(1);
  });

  test('a job that waits for an invoice creates none in place of it when it is cancelled', async () => {
    const { orderId, payUrl } = await paypalShop.createInvoicedOrder();
    const { reader } = shop.database;
    await new SentMails(shop, paypalShop.testEnv).waitUntilIdle();
    // As while another process creates it.
    const lockedUntil = new Date(shop.clock.now().getTime() + 60_000);
    await reader.update(PayPalInvoice, { orderId }, { state: 'numbered', payUrl: null, lockedUntil });
    await enqueue(reader, paypalInvoiceRequested, { orderId });
    await eventually(async () => {
      const waiting: unknown[] = await reader.query(
        `select from graphile_worker.jobs where task_identifier = $1 and locked_at is not null`,
        [paypalInvoiceRequested.name],
      );
      expect(waiting).toHaveLength(1);
    });
    await reader.update(PayPalInvoice, { orderId }, { state: 'cancelled', payUrl });
    await new SentMails(shop, paypalShop.testEnv).waitUntilIdle();
    expect(await reader.countBy(PayPalInvoice, { orderId })).toBe(1);
  });
});

test('the final state does not depend on the order or repetition of events', async () => {
  // Every event comes before and after every other one, and every event is repeated.
  const orders = [
    [0, 1, 2, 3, 4, 0, 1],
    [4, 3, 2, 1, 0, 4, 2],
    [2, 0, 4, 1, 3, 3],
  ];
  const ends = new Set<string>();
  for (const places of orders) {
    const { invoice, events } = await createEvents();
    for (const place of places) {
      const event = events[place];
      if (event) expect((await paypalShop.deliver(event)).status).toBe(200);
    }
    // An event whose order was locked for too long is applied by a job.
    await new SentMails(shop, paypalShop.testEnv).waitUntilIdle();
    ends.add(JSON.stringify(await loadState(invoice)));
  }
  expect([...ends]).toHaveLength(1);
  expect(JSON.parse([...ends][0] ?? '')).toMatchObject({
    status: 'awaiting_payment',
    unmatched: [
      [300, 'given_back'],
      ['rest', null],
    ],
  });
  expect(await paypalShop.readAuditViews()).toEqual([]);
});

/** Events of an invoice that is paid in two parts, refunded at PayPal in part, and cancelled in an outdated event. */
async function createEvents(): Promise<{ invoice: InvoicedOrder; events: Delivery[] }> {
  const invoice = await paypalShop.createInvoicedOrder();
  const first = await paypalShop.payAtPayPal(invoice, 300);
  const captureId = String(valueAt(paymentIn(first), 'payment_id'));
  const second = await paypalShop.payAtPayPal(invoice, invoice.total - 300);
  const refunded = await paypalShop.refundAtPayPal(invoice, captureId);
  const invoiceBody = valueAt(JSON.parse(refunded.body), 'resource', 'invoice') as object;
  const { payments: _, refunds: __, ...unpaid } = invoiceBody as Record<string, unknown>;
  const stale = { invoice: { ...unpaid, status: 'CANCELLED' } };
  const cancellation = await paypalShop.sendEvent('INVOICING.INVOICE.CANCELLED', stale, invoice.invoiceId);
  const refund = {
    id: String(valueAt(invoiceBody, 'refunds', 'transactions', '0', 'refund_id')),
    status: 'COMPLETED',
    invoice: { id: invoice.invoiceId },
  };
  const ofRefund = await paypalShop.sendEvent('PAYMENT.CAPTURE.REFUNDED', refund, invoice.invoiceId);
  return { invoice, events: [first, second, refunded, cancellation, ofRefund] };
}

async function loadState({ orderId, total }: InvoicedOrder): Promise<object> {
  const { status, paid, refunded, invoice, refunds } = await paypalShop.view(orderId);
  const money = await paypalShop.listUnmatchedPayments(orderId);
  const rows = money.map(({ amount, settlement }) => [
    amount.amount === total - 300 ? 'rest' : amount.amount,
    settlement,
  ]);
  const [{ state }] = (await shop.database.reader.query('select state from paypal_invoice where order_id = $1', [
    orderId,
  ])) as [{ state: string }];
  return {
    ...{ status, paid: paid.amount, refunded: refunded.amount, invoice: invoice?.status, row: state },
    refunds: refunds.map(({ amount, state: stands }) => [amount.amount, stands]),
    unmatched: rows.sort((a, b) => String(a[0]).localeCompare(String(b[0]))),
  };
}

const usd = (minor: number, currency = 'USD') => ({ currency_code: currency, value: decimal(minor) });
const paymentIn = ({ body }: Delivery) =>
  valueAt(JSON.parse(body), 'resource', 'invoice', 'payments', 'transactions', '0') as Record<string, unknown>;
const paymentsOf = (transactions: unknown[], paid: number, currency = 'USD') => ({
  paid_amount: usd(paid, currency),
  transactions,
});

/** The invoice with another amount and currency, fully paid. */
function toPaidInvoice(invoiceBody: Record<string, unknown>, currency: string, minor: number): object {
  const [first] = (valueAt(invoiceBody, 'payments', 'transactions') as Record<string, unknown>[]) ?? [];
  return {
    detail: { ...(invoiceBody.detail as object), currency_code: currency },
    amount: usd(minor, currency),
    due_amount: usd(0, currency),
    payments: paymentsOf([{ ...first, amount: usd(minor, currency) }], minor, currency),
  };
}

async function findStoredEvent({ body }: Delivery): Promise<unknown[]> {
  return shop.database.reader.query(
    'select applied_at is not null as applied from paypal_webhook where event_id = $1',
    [valueAt(JSON.parse(body), 'id')],
  );
}

async function countForged(): Promise<number> {
  const metrics = await (await fetch(`${shop.origin}/api/metrics`)).text();
  return Number(/^shop_paypal_webhooks_total\{result="forged"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
}

async function paypalToken(): Promise<Record<string, string>> {
  const basic = `Basic ${Buffer.from('emulator-client:emulator-secret').toString('base64')}`;
  const answer = await fetch(`${paypalShop.paypal.url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: basic },
    body: 'grant_type=client_credentials',
  });
  return { authorization: `Bearer ${String(valueAt(await answer.json(), 'access_token'))}` };
}

test('a payment to another payee is recorded as unmatched', async () => {
  const strict = await openShop(paypalShop.testEnv, {
    ...paypalEnv(),
    PAYPAL_PAYEE: 'somebody-else@example.com',
    WORKER: '0',
  });
  try {
    const invoice = await paypalShop.createInvoicedOrder();
    const { headers, body } = await paypalShop.payAtPayPal(invoice);
    const signed = Object.entries(headers).filter((entry): entry is [string, string] => entry[0].startsWith('paypal-'));
    const answer = await fetch(`${strict.origin}/api/webhooks/paypal`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...Object.fromEntries(signed) },
      body,
    });
    expect(answer.status).toBe(200);
    expect(await reasons(invoice.orderId)).toEqual([[invoice.total, 'another_payee']]);
  } finally {
    await strict.close();
  }
});

function paypalEnv(): Record<string, string> {
  return {
    PAYPAL_BASE_URL: paypalShop.paypal.url,
    PAYPAL_CLIENT_ID: 'emulator-client',
    PAYPAL_CLIENT_SECRET: 'emulator-secret',
    PAYPAL_WEBHOOK_ID: 'EMULATORWEBHOOK01',
  };
}
