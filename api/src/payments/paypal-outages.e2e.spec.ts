import { sendRequest, runInParallel, sortedStatuses } from '../../test/concurrency';
import type { Shop } from '../../test/app';
import { eventually } from '../../test/eventually';
import { bannerItem, paypalTerms, prepaidTerms, createFundedReseller, createOrder } from '../../test/orders';
import type { Fault } from './paypal/client/emulator.testing';
import { type InvoicedOrder, PayPalShop } from '../../test/paypal-shop';

const TIMEOUT_MS = 700;

let paypalShop: PayPalShop;
let shop: Shop;

beforeAll(async () => {
  paypalShop = await PayPalShop.open({ PAYPAL_TIMEOUT_MS: String(TIMEOUT_MS) });
  ({ shop } = paypalShop);
}, 60_000);

afterAll(() => paypalShop?.close());
afterEach(() => paypalShop.paypal.faultsLeft());

/** The ways in which a PayPal call fails. Every operation meets some of them; the client's own tests cover all. */
const FAULTS = {
  'responds with 500': { status: 500 },
  'responds too late': { delayMs: TIMEOUT_MS * 2 },
  'responds with invalid JSON': { status: 200, body: '<html>maintenance' },
  'closes the connection': { drop: true },
  'carries out the request and closes the connection': { dropAfterEffect: true },
  'limits the rate': { status: 429, body: { name: 'RATE_LIMIT_REACHED' } },
} satisfies Record<string, Omit<Fault, 'path'>>;

/** Lasts for more requests than any retry makes. */
const failRequests = (path: string, fault: Omit<Fault, 'path'>, times = 1000) =>
  paypalShop.paypal.fail({ ...fault, path, times });
const clearFaults = () => paypalShop.paypal.faultsLeft();

const checkout = (orderId: string) =>
  sendRequest(shop, 'Cart/Checkout', { orderId, payNow: true }, paypalShop.customer);

async function countInvoices(orderId: string): Promise<number> {
  const rows: unknown[] = await shop.database.reader.query('select from paypal_invoice where order_id = $1', [orderId]);
  return rows.length;
}

async function payNewOrder(): Promise<InvoicedOrder> {
  const invoice = await paypalShop.createInvoicedOrder();
  await paypalShop.deliver(await paypalShop.payAtPayPal(invoice));
  return invoice;
}

const findRefunds = async (orderId: string) =>
  shop.call('admin/paypal-refunds', { filter: JSON.stringify({ orderId }) }, paypalShop.accounting);

/** Runs failed jobs again without their retry delay, and wakes the worker. */
async function retryFailedJobs(): Promise<void> {
  await shop.database.reader.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where run_at > now() and attempts > 0), run_at := now())`,
  );
  await shop.database.reader.query(`select pg_notify('jobs:insert', '{"count": 1}')`);
}

describe('a PayPal outage', () => {
  test.each(['responds with 500', 'responds too late', 'carries out the request and closes the connection'] as const)(
    'fails the checkout when PayPal %s, and the next checkout returns the single invoice',
    async (fault) => {
      await failRequests('^/v2/invoicing/', FAULTS[fault]);
      const orderId = await createOrder(shop, paypalShop.customer, paypalTerms);
      const failed = await shop.send('Cart/Checkout', { orderId, payNow: true }, paypalShop.customer);
      expect(await failed.json()).toMatchObject({ status: 502, code: 'paypal_error' });
      expect(Number(failed.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await paypalShop.view(orderId)).toMatchObject({ status: 'awaiting_payment', invoice: null });
      await clearFaults();
      expect(await checkout(orderId)).toMatchObject({ status: 200 });
      expect(await countInvoices(orderId)).toBe(1);
      const { history } = await paypalShop.view(orderId);
      expect(history.filter(({ event }) => event === 'paypal_invoice_created')).toHaveLength(1);
    },
  );

  test.each(['responds with invalid JSON', 'limits the rate'] as const)(
    'rejects a webhook while PayPal %s, and accepts it when PayPal sends it again',
    async (fault) => {
      const invoice = await paypalShop.createInvoicedOrder();
      const report = await paypalShop.payAtPayPal(invoice);
      await failRequests('verify-webhook-signature', FAULTS[fault]);
      const rejected = await paypalShop.deliver(report);
      expect(rejected.status).toBe(503);
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await paypalShop.view(invoice.orderId)).toMatchObject({ status: 'awaiting_payment' });
      await clearFaults();
      expect((await paypalShop.deliver(report)).status).toBe(200);
      expect(await paypalShop.view(invoice.orderId)).toMatchObject({
        status: 'awaiting_files',
        paid: { amount: invoice.total },
      });
    },
  );

  test.each(['responds with 500', 'carries out the request and closes the connection'] as const)(
    'delays a refund when PayPal %s, and the refund is made exactly once',
    async (fault) => {
      const invoice = await payNewOrder();
      await failRequests('/refund$', FAULTS[fault]);
      await shop.call(
        'admin/order-events',
        { event: 'order_cancelled', reason: 'sold out' },
        { bearer: paypalShop.service.bearer, params: { orderId: invoice.orderId } },
      );
      await eventually(async () => {
        const tried: unknown[] = await shop.database.reader.query(
          `select from graphile_worker.jobs where key = $1 and attempts > 0 and locked_at is null`,
          [`paypal-refund:${(await findRefunds(invoice.orderId))[0]?.id}`],
        );
        expect(tried).toHaveLength(1);
      });
      expect(await findRefunds(invoice.orderId)).toMatchObject([{ state: 'requested' }]);
      await clearFaults();
      await retryFailedJobs();
      await eventually(async () => expect(await findRefunds(invoice.orderId)).toMatchObject([{ state: 'done' }]));
      await paypalShop.deliver(await paypalShop.webhooks.next('INVOICING.INVOICE.REFUNDED', invoice.invoiceId));
      const { refunds, refunded } = await paypalShop.view(invoice.orderId);
      expect({ count: refunds.length, refunded: refunded.amount }).toEqual({ count: 1, refunded: invoice.total });
    },
  );

  test.each(['closes the connection', 'responds with invalid JSON'] as const)(
    'fails a reconciliation while PayPal %s, and the next one finds the payment',
    async (fault) => {
      const invoice = await paypalShop.createInvoicedOrder();
      await paypalShop.payAtPayPal(invoice);
      await failRequests('^/v2/invoicing/', FAULTS[fault]);
      const run = await paypalShop.reconcile();
      expect(run.state === 'done' ? run.failed > 0 : ['paused', 'failed'].includes(run.state)).toBe(true);
      await clearFaults();
      await paypalShop.reconcile();
      expect(await paypalShop.view(invoice.orderId)).toMatchObject({
        status: 'awaiting_files',
        paid: { amount: invoice.total },
      });
    },
  );
});

test('quotes and prepaid checkouts work while PayPal does not respond', async () => {
  const reseller = await createFundedReseller(shop, 10_000_000);
  const prepaid = await createOrder(shop, reseller, prepaidTerms);
  await failRequests('.', { delayMs: 60_000 });
  const waiting: string[] = [];
  for (let count = 0; count < 6; count++) waiting.push(await createOrder(shop, paypalShop.customer, paypalTerms));
  let hanging = waiting.length;
  const responses = waiting.map(async (orderId) => {
    const response = await checkout(orderId);
    hanging -= 1;
    return response.status;
  });
  const quoted = await runInParallel(10, () =>
    sendRequest(shop, 'Quotation/GetItemQuote', { item: bannerItem, ...paypalTerms, country: 'JP' }, {}),
  );
  const charged = await sendRequest(shop, 'Cart/Checkout', { orderId: prepaid, payNow: true }, reseller);
  expect(charged).toMatchObject({ status: 200, body: { data: { status: 'awaiting_files' } } });
  expect(sortedStatuses(quoted)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(hanging).toBeGreaterThan(0);
  await clearFaults();
  // A checkout that was still retrying when PayPal came back has succeeded.
  expect((await Promise.all(responses)).filter((status) => status !== 502 && status !== 200)).toEqual([]);
});

test('exports PayPal calls and webhooks as metrics', async () => {
  await failRequests('^/v2/invoicing/', { status: 500 });
  const orderId = await createOrder(shop, paypalShop.customer, paypalTerms);
  await checkout(orderId);
  expect(await metric('shop_paypal_up')).toBe(0);
  await clearFaults();
  // Calls that were hanging may still be timing out.
  await eventually(async () => {
    await paypalShop.reconcile();
    expect(await metric('shop_paypal_up')).toBe(1);
  });
  expect(await metric('shop_paypal_calls_total{outcome="timeout"}')).toBeGreaterThan(0);
});

test('leaves no audit findings', async () => {
  expect(await paypalShop.readAuditViews()).toEqual([]);
});

async function metric(name: string): Promise<number> {
  const metrics = await (await fetch(`${shop.origin}/api/metrics`)).text();
  const line = metrics.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1));
}
