import fc from 'fast-check';
import { openShop, type Shop } from '../../test/app';
import type { Delivery } from './paypal/emulator.testing';
import { at } from './paypal/json';
import { decimal, type Invoiced, PayPalShop } from '../../test/paypal-shop';

let desk: PayPalShop;
let shop: Shop;

beforeAll(async () => {
  desk = await PayPalShop.open();
  ({ shop } = desk);
}, 60_000);

afterAll(() => desk?.close());

const reasons = async (orderId: string) =>
  (await desk.unapplied(orderId)).map(({ amount: { amount }, reason }) => [amount, reason]);

async function cancelled({ orderId }: Invoiced): Promise<void> {
  await shop.call('Account/CancelOrder', { orderId, reason: 'changed my mind' }, desk.customer);
}

/** The event as PayPal sends it, told of the same invoice in another way. */
function changed(report: Delivery, change: (invoice: Record<string, unknown>) => object, invoiceId: string) {
  const invoice = at(JSON.parse(report.body), 'resource', 'invoice') as Record<string, unknown>;
  return desk.event('INVOICING.INVOICE.PAID', { invoice: { ...invoice, ...change(invoice) } }, invoiceId);
}

describe('a payment that PayPal reports', () => {
  test('pays the order, once, however often it is reported', async () => {
    const invoice = await desk.invoiced();
    const report = await desk.paidAtPayPal(invoice);
    const answers = await Promise.all([desk.deliver(report), desk.deliver(report), desk.deliver(report)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { status, history, invoice: shown, paid, amount } = await desk.view(invoice.orderId);
    expect({ status, paid, shown: shown?.status }).toEqual({ status: 'awaiting_files', paid: amount, shown: 'paid' });
    expect(history.filter(({ event }) => event === 'order_paid')).toHaveLength(1);
    expect(await desk.unapplied(invoice.orderId)).toEqual([]);
  });

  test('in part leaves the order unpaid and the money as unapplied, with word to accounting', async () => {
    const invoice = await desk.invoiced();
    const told = await desk.mails('staff_payment_unapplied');
    await desk.deliver(await desk.paidAtPayPal(invoice, 100));
    expect(await desk.view(invoice.orderId)).toMatchObject({ status: 'awaiting_payment', paid: { amount: 0 } });
    expect(await reasons(invoice.orderId)).toEqual([[100, 'amount_mismatch']]);
    expect((await desk.mails('staff_payment_unapplied')) - told).toBe(1);
  });

  test('for a cancelled order is never dropped: it is kept, and the order stays cancelled', async () => {
    const invoice = await desk.invoiced();
    const report = await desk.paidAtPayPal(invoice);
    await cancelled(invoice);
    await desk.deliver(report);
    expect(await desk.view(invoice.orderId)).toMatchObject({ status: 'cancelled' });
    expect(await reasons(invoice.orderId)).toEqual([[invoice.total, 'event_not_allowed']]);
  });

  test('after the order was due is kept', async () => {
    const invoice = await desk.invoiced();
    const report = await desk.paidAtPayPal(invoice);
    const late = new Date(shop.clock.now().getTime() + 8 * 86_400_000);
    await shop.clock.during(late, async () => void (await desk.deliver(report)));
    expect(await reasons(invoice.orderId)).toEqual([[invoice.total, 'order_expired']]);
  });

  test('beyond what the order still needs is kept, whichever of two payments came first', async () => {
    const invoice = await desk.invoiced();
    const report = await desk.paidAtPayPal(invoice);
    const again = { ...paymentOf(report), payment_id: 'SECONDPAYMENT0001' };
    const twice = await changed(
      report,
      () => ({ payments: paymentsOf([paymentOf(report), again], 2 * invoice.total) }),
      invoice.invoiceId,
    );
    await desk.deliver(twice);
    await desk.deliver(report);
    expect(await desk.view(invoice.orderId)).toMatchObject({
      status: 'awaiting_files',
      paid: { amount: invoice.total },
    });
    expect(await reasons(invoice.orderId)).toEqual([[invoice.total, 'event_not_allowed']]);
  });

  test.each<[string, string, (invoice: Invoiced) => (told: Record<string, unknown>) => object]>([
    [
      'one cent less',
      'amount_mismatch',
      ({ total }) =>
        (told) =>
          paidIn(told, 'USD', total - 1),
    ],
    [
      'one cent more',
      'amount_mismatch',
      ({ total }) =>
        (told) =>
          paidIn(told, 'USD', total + 1),
    ],
    [
      'another currency',
      'currency_mismatch',
      ({ total }) =>
        (told) =>
          paidIn(told, 'EUR', total),
    ],
    [
      'another order’s reference',
      'another_invoice',
      () => (told) => ({ detail: { ...(told.detail as object), reference: '000000-000000-000000' } }),
    ],
    ['our number and another id', 'another_invoice', () => () => ({ id: 'INV2-AAAA-BBBB-CCCC-DDDD' })],
  ])('with %s pays for nothing', async (_, reason, change) => {
    const invoice = await desk.invoiced();
    const genuine = await desk.paidAtPayPal(invoice);
    const told = at(JSON.parse(genuine.body), 'resource', 'invoice') as Record<string, unknown>;
    const different = { ...told, ...change(invoice)(told) };
    const report = await desk.event('INVOICING.INVOICE.PAID', { invoice: different }, String(different.id));
    expect((await desk.deliver(report)).status).toBe(200);
    expect(await desk.view(invoice.orderId)).toMatchObject({ status: 'awaiting_payment', paid: { amount: 0 } });
    expect((await reasons(invoice.orderId)).map(([, why]) => why)).toEqual([reason]);
  });

  test('that is not itemised is asked of PayPal, and counts once with the one that is', async () => {
    const invoice = await desk.invoiced();
    const report = await desk.paidAtPayPal(invoice);
    const bare = await changed(report, () => ({ payments: { paid_amount: usd(invoice.total) } }), invoice.invoiceId);
    await desk.deliver(bare);
    await desk.deliver(report);
    expect(await desk.view(invoice.orderId)).toMatchObject({
      status: 'awaiting_files',
      paid: { amount: invoice.total },
    });
    expect(await desk.unapplied(invoice.orderId)).toEqual([]);
  });

  test('that was changed on its way is refused, counted and not kept', async () => {
    const invoice = await desk.invoiced();
    const report = await desk.paidAtPayPal(invoice);
    const counted = await forged();
    const answer = await desk.deliver({ ...report, body: report.body.replace(/"value":"/, '"value":"9') });
    expect(answer.status).toBe(401);
    expect((await forged()) - counted).toBe(1);
    expect(await stored(report)).toEqual([]);
    expect(await desk.view(invoice.orderId)).toMatchObject({ status: 'awaiting_payment' });
  });

  test('is stored before it is applied, and applied by a job where that fails at first', async () => {
    const invoice = await desk.invoiced();
    const report = await desk.paidAtPayPal(invoice);
    const { reader } = shop.database;
    await reader.query('alter table paypal_capture add constraint broken check (amount < 0) not valid');
    const quiet = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect((await desk.deliver(report)).status).toBe(200);
    quiet.mockRestore();
    expect(await stored(report)).toEqual([{ applied: false }]);
    await reader.query('alter table paypal_capture drop constraint broken');
    const run = await desk.reconcile();
    expect(run.findings.length).toBeGreaterThan(0);
    expect(await stored(report)).toEqual([{ applied: true }]);
    expect(await desk.view(invoice.orderId)).toMatchObject({ status: 'awaiting_files' });
  });
});

describe('an invoice cancelled at PayPal by hand', () => {
  test('is no longer open, and the next checkout gives another one, which pays the order', async () => {
    const invoice = await desk.invoiced();
    const token = await paypalToken();
    await desk.paypal.post(`/v2/invoicing/invoices/${invoice.invoiceId}/cancel`, {}, token);
    await desk.deliver(await desk.mailbox.next('INVOICING.INVOICE.CANCELLED', invoice.invoiceId));
    expect((await desk.view(invoice.orderId)).invoice).toEqual({ number: invoice.orderId, status: 'cancelled' });
    const { paypal } = await desk.checkout(invoice.orderId);
    expect(paypal?.invoiceId).not.toBe(invoice.invoiceId);
    if (!paypal) throw new Error('no invoice');
    await desk.deliver(await desk.paidAtPayPal({ ...invoice, ...paypal }));
    expect(await desk.view(invoice.orderId)).toMatchObject({
      status: 'awaiting_files',
      invoice: { number: `${invoice.orderId}-2`, status: 'paid' },
    });
  });
});

test('the state after a set of events is the same in whatever order, and however often, they come', async () => {
  const orders = fc.sample(
    fc.tuple(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), fc.integer({ min: 0, max: 4 })),
    {
      numRuns: 10,
      seed: 20_261_121,
    },
  );
  const ends = new Set<string>();
  for (const [places, twice] of orders) {
    const { invoice, events } = await eventful();
    for (const place of [...places, twice]) {
      const event = events[place];
      if (event) expect((await desk.deliver(event)).status).toBe(200);
    }
    ends.add(JSON.stringify(await standing(invoice)));
  }
  expect([...ends]).toHaveLength(1);
  expect(JSON.parse([...ends][0] ?? '')).toMatchObject({
    status: 'awaiting_payment',
    unapplied: [
      [300, 'given_back'],
      ['rest', null],
    ],
  });
  expect(await desk.audits()).toEqual([]);
}, 120_000);

/** Paid in two parts, the first of them given back by hand, and a cancellation told of an earlier state. */
async function eventful(): Promise<{ invoice: Invoiced; events: Delivery[] }> {
  const invoice = await desk.invoiced();
  const first = await desk.paidAtPayPal(invoice, 300);
  const captureId = String(at(paymentOf(first), 'payment_id'));
  const second = await desk.paidAtPayPal(invoice, invoice.total - 300);
  const refunded = await desk.refundedAtPayPal(invoice, captureId);
  const told = at(JSON.parse(refunded.body), 'resource', 'invoice') as object;
  const { payments: _, refunds: __, ...unpaid } = told as Record<string, unknown>;
  const stale = { invoice: { ...unpaid, status: 'CANCELLED' } };
  const cancellation = await desk.event('INVOICING.INVOICE.CANCELLED', stale, invoice.invoiceId);
  const refund = {
    id: String(at(told, 'refunds', 'transactions', '0', 'refund_id')),
    status: 'COMPLETED',
    invoice: { id: invoice.invoiceId },
  };
  const ofRefund = await desk.event('PAYMENT.CAPTURE.REFUNDED', refund, invoice.invoiceId);
  return { invoice, events: [first, second, refunded, cancellation, ofRefund] };
}

async function standing({ orderId, total }: Invoiced): Promise<object> {
  const { status, paid, refunded, invoice, refunds } = await desk.view(orderId);
  const money = await desk.unapplied(orderId);
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
    unapplied: rows.sort((a, b) => String(a[0]).localeCompare(String(b[0]))),
  };
}

const usd = (minor: number, currency = 'USD') => ({ currency_code: currency, value: decimal(minor) });
const paymentOf = ({ body }: Delivery) =>
  at(JSON.parse(body), 'resource', 'invoice', 'payments', 'transactions', '0') as Record<string, unknown>;
const paymentsOf = (transactions: unknown[], paid: number, currency = 'USD') => ({
  paid_amount: usd(paid, currency),
  transactions,
});

/** The same invoice as if this had been asked and paid. */
function paidIn(told: Record<string, unknown>, currency: string, minor: number): object {
  const [first] = (at(told, 'payments', 'transactions') as Record<string, unknown>[]) ?? [];
  return {
    detail: { ...(told.detail as object), currency_code: currency },
    amount: usd(minor, currency),
    due_amount: usd(0, currency),
    payments: paymentsOf([{ ...first, amount: usd(minor, currency) }], minor, currency),
  };
}

async function stored({ body }: Delivery): Promise<unknown[]> {
  return shop.database.reader.query(
    'select applied_at is not null as applied from paypal_webhook where event_id = $1',
    [at(JSON.parse(body), 'id')],
  );
}

async function forged(): Promise<number> {
  const metrics = await (await fetch(`${shop.origin}/api/metrics`)).text();
  return Number(/^shop_paypal_webhooks_total\{result="forged"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
}

async function paypalToken(): Promise<Record<string, string>> {
  const basic = `Basic ${Buffer.from('emulator-client:emulator-secret').toString('base64')}`;
  const answer = await fetch(`${desk.paypal.url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: basic },
    body: 'grant_type=client_credentials',
  });
  return { authorization: `Bearer ${String(at(await answer.json(), 'access_token'))}` };
}

// A shop with a payee's address of its own takes no money that went to another.
test('a payment to another payee pays for nothing', async () => {
  const strict = await openShop(desk.stage, { ...paypalEnv(), PAYPAL_PAYEE: 'somebody-else@example.com', WORKER: '0' });
  try {
    const invoice = await desk.invoiced();
    const { headers, body } = await desk.paidAtPayPal(invoice);
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
    PAYPAL_BASE_URL: desk.paypal.url,
    PAYPAL_CLIENT_ID: 'emulator-client',
    PAYPAL_CLIENT_SECRET: 'emulator-secret',
    PAYPAL_WEBHOOK_ID: 'EMULATORWEBHOOK01',
  };
}
