import { answer, atOnce, statusesOf } from '../../test/at-once';
import type { Shop } from '../../test/app';
import { eventually } from '../../test/eventually';
import { banner, byPayPal, byPrepaid, fundedReseller, order } from '../../test/ordering';
import type { Fault } from './paypal/emulator.testing';
import { type Invoiced, PayPalShop } from '../../test/paypal-shop';

const TIMEOUT_MS = 700;

let desk: PayPalShop;
let shop: Shop;

beforeAll(async () => {
  desk = await PayPalShop.open({ PAYPAL_TIMEOUT_MS: String(TIMEOUT_MS) });
  ({ shop } = desk);
}, 60_000);

afterAll(() => desk?.close());
afterEach(() => desk.paypal.faultsLeft());

/** All that PayPal may do wrong, for as many requests as anybody repeats. */
const WRONGS: readonly (readonly [string, Omit<Fault, 'path'>])[] = [
  ['answers with 500', { status: 500 }],
  ['answers too late', { delayMs: TIMEOUT_MS * 2 }],
  ['answers nonsense', { status: 200, body: '<html>maintenance' }],
  ['cuts the line', { drop: true }],
  ['does it, and cuts the line', { dropAfterEffect: true }],
  ['asks for peace', { status: 429, body: { name: 'RATE_LIMIT_REACHED' } }],
];

const wrong = (path: string, fault: Omit<Fault, 'path'>, times = 1000) => desk.paypal.fail({ ...fault, path, times });
const right = () => desk.paypal.faultsLeft();

const checkout = (orderId: string) => answer(shop, 'Cart/Checkout', { orderId, payNow: true }, desk.customer);

async function invoicesOf(orderId: string): Promise<number> {
  const rows: unknown[] = await shop.database.reader.query('select from paypal_invoice where order_id = $1', [orderId]);
  return rows.length;
}

async function paid(): Promise<Invoiced> {
  const invoice = await desk.invoiced();
  await desk.deliver(await desk.paidAtPayPal(invoice));
  return invoice;
}

const refundsOf = async (orderId: string) =>
  shop.call('admin/paypal-refunds', { filter: JSON.stringify({ orderId }) }, desk.accounting);

/** The jobs that failed are tried again now, not in a while. */
const again = () =>
  shop.database.reader.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where run_at > now() and attempts > 0), run_at := now())`,
  );

describe.each(WRONGS)('PayPal %s', (_, fault) => {
  test('when an invoice is made: the checkout says so and keeps nothing half, and the next one gives the one invoice', async () => {
    await wrong('^/v2/invoicing/', fault);
    const orderId = await order(shop, desk.customer, byPayPal);
    expect(await checkout(orderId)).toMatchObject({ status: 502, code: 'paypal_error' });
    expect(await desk.view(orderId)).toMatchObject({ status: 'awaiting_payment', invoice: null });
    await right();
    expect(await checkout(orderId)).toMatchObject({ status: 200 });
    expect(await invoicesOf(orderId)).toBe(1);
    const { history } = await desk.view(orderId);
    expect(history.filter(({ event }) => event === 'paypal_invoice_created')).toHaveLength(1);
  });

  test('when a webhook is to be verified: it may send it again, and then it counts', async () => {
    const invoice = await desk.invoiced();
    const report = await desk.paidAtPayPal(invoice);
    await wrong('verify-webhook-signature', fault);
    const refused = await desk.deliver(report);
    expect({ status: refused.status, later: Number(refused.headers.get('retry-after')) > 0 }).toEqual({
      status: 503,
      later: true,
    });
    expect(await desk.view(invoice.orderId)).toMatchObject({ status: 'awaiting_payment' });
    await right();
    expect((await desk.deliver(report)).status).toBe(200);
    expect(await desk.view(invoice.orderId)).toMatchObject({
      status: 'awaiting_files',
      paid: { amount: invoice.total },
    });
  });

  test('when money goes back: it goes back once in the end', async () => {
    const invoice = await paid();
    await wrong('/refund$', fault);
    await shop.call(
      'admin/order-events',
      { event: 'order_cancelled', reason: 'sold out' },
      { bearer: desk.service.bearer, params: { orderId: invoice.orderId } },
    );
    await eventually(async () => {
      const tried: unknown[] = await shop.database.reader.query(
        `select from graphile_worker.jobs where key = $1 and attempts > 0 and locked_at is null`,
        [`paypal-refund:${(await refundsOf(invoice.orderId))[0]?.id}`],
      );
      expect(tried).toHaveLength(1);
    });
    expect(await refundsOf(invoice.orderId)).toMatchObject([{ state: 'asked' }]);
    await right();
    await again();
    await eventually(async () => expect(await refundsOf(invoice.orderId)).toMatchObject([{ state: 'done' }]));
    await desk.deliver(await desk.mailbox.next('INVOICING.INVOICE.REFUNDED', invoice.invoiceId));
    const { refunds, refunded } = await desk.view(invoice.orderId);
    expect({ count: refunds.length, refunded: refunded.amount }).toEqual({ count: 1, refunded: invoice.total });
  });

  test('when it is asked what was missed: nothing is lost, and the next time it is found', async () => {
    const invoice = await desk.invoiced();
    await desk.paidAtPayPal(invoice);
    await wrong('^/v2/invoicing/', fault);
    const run = await desk.reconcile();
    expect(run.state === 'done' ? run.failed > 0 : ['paused', 'failed'].includes(run.state)).toBe(true);
    await right();
    await desk.reconcile();
    expect(await desk.view(invoice.orderId)).toMatchObject({
      status: 'awaiting_files',
      paid: { amount: invoice.total },
    });
  });
});

test('while PayPal hangs, quotes and prepaid checkouts are answered', async () => {
  const reseller = await fundedReseller(shop, 10_000_000);
  const prepaid = await order(shop, reseller, byPrepaid);
  await wrong('.', { delayMs: 60_000 });
  const waiting: string[] = [];
  for (let count = 0; count < 6; count++) waiting.push(await order(shop, desk.customer, byPayPal));
  let hanging = waiting.length;
  const hung = waiting.map(async (orderId) => {
    const given = await checkout(orderId);
    hanging -= 1;
    return given.status;
  });
  const quoted = await atOnce(10, () =>
    answer(shop, 'Quotation/GetItemQuote', { item: banner, ...byPayPal, country: 'JP' }, {}),
  );
  const charged = await answer(shop, 'Cart/Checkout', { orderId: prepaid, payNow: true }, reseller);
  expect(charged).toMatchObject({ status: 200, body: { data: { status: 'awaiting_files' } } });
  expect(statusesOf(quoted)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(hanging).toBeGreaterThan(0);
  await right();
  // Who was still trying when PayPal came back has got through.
  expect((await Promise.all(hung)).filter((status) => status !== 502 && status !== 200)).toEqual([]);
});

test('how PayPal does is in the metrics', async () => {
  await wrong('^/v2/invoicing/', { status: 500 });
  const orderId = await order(shop, desk.customer, byPayPal);
  await checkout(orderId);
  expect(await metric('shop_paypal_up')).toBe(0);
  await right();
  // What hung before may still be giving up.
  await eventually(async () => {
    await desk.reconcile();
    expect(await metric('shop_paypal_up')).toBe(1);
  });
  expect(await metric('shop_paypal_calls_total{outcome="timeout"}')).toBeGreaterThan(0);
});

test('the books balance after all that', async () => {
  expect(await desk.audits()).toEqual([]);
});

async function metric(name: string): Promise<number> {
  const metrics = await (await fetch(`${shop.origin}/api/metrics`)).text();
  const line = metrics.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1));
}
