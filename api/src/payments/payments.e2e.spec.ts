import { openShop, type Shop } from '../../test/app';
import { eventually } from '../../test/eventually';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import {
  bannerItem,
  blankItem,
  paypalTerms,
  prepaidTerms,
  createFundedReseller,
  createOrder,
  createPaidOrder,
  placeOrder,
} from '../../test/orders';
import { type TestUser, createUser } from '../../test/users';
import { openTestEnv, type TestEnv } from '../../test/test-env';

let env: TestEnv;
let shop: Shop;
let customer: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { PAYPAL_TIMEOUT_MS: '1500' });
  await fixtureCatalogue(shop);
  customer = await createUser(shop);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

const checkout = (by: TestUser, orderId: string, payNow = true) =>
  shop.call('Cart/Checkout', { orderId, payNow }, { bearer: by.bearer });
const view = (by: TestUser, orderId: string) => shop.call('Account/ViewOrder', { orderId }, { bearer: by.bearer });
const audit = async () => {
  const views = [
    'audit_order_state',
    'audit_order_history_gap',
    'audit_prepaid_balance',
    'audit_prepaid_statement',
    'audit_entry_without_posting',
    'audit_order_payment',
  ];
  return (
    await Promise.all(views.map((name) => shop.database.reader.query<unknown[]>(`select * from ${name}`)))
  ).flat();
};
const emulator = (path: string, body?: unknown) =>
  fetch(new URL(path, env.env.PAYPAL_BASE_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

describe('prepaid', () => {
  test('charges a prepaid order once when two checkouts run in parallel', async () => {
    const reseller = await createFundedReseller(shop, 100_000);
    const orderId = await createOrder(shop, reseller, { ...prepaidTerms, paymentMethod: 3 });
    const { total } = (await view(reseller, orderId)).quote.adjusted;
    const answers = await Promise.all(
      [1, 2].map(() => shop.send('Cart/Checkout', { orderId, payNow: true }, { bearer: reseller.bearer })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    // S1.33, S6.18, S7.42, S9.35
    expect(await shop.call('Account/MyCurrentBalance', {}, { bearer: reseller.bearer })).toEqual({
      currency: 'CNY',
      amount: 100_000 - total,
    });
  });

  test('pays exactly as many parallel orders as the prepaid balance covers', async () => {
    const reseller = await createFundedReseller(shop, 1_000_000);
    const orders: string[] = [];
    for (let made = 0; made < 8; made++) orders.push(await createOrder(shop, reseller, prepaidTerms, [blankItem]));
    const { total } = (await view(reseller, orders[0] ?? '')).quote.adjusted;
    await shop.database.transaction(async (tx) => {
      await tx.query('update prepaid_balance set fen = $2 where account_id = $1', [reseller.accountId, total * 3 + 1]);
    });
    const answers = await Promise.all(
      orders.map((orderId) => shop.send('Cart/Checkout', { orderId, payNow: true }, { bearer: reseller.bearer })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 402, 402, 402, 402, 402]);
    expect(await shop.call('Account/MyCurrentBalance', {}, { bearer: reseller.bearer })).toEqual({
      currency: 'CNY',
      amount: 1,
    });
    await shop.database.reader.query('update prepaid_balance set fen = fen + $2 where account_id = $1', [
      reseller.accountId,
      1_000_000 - total * 3 - 1,
    ]);
  });

  test('rejects an order above the balance with insufficient_balance and charges nothing', async () => {
    const reseller = await createFundedReseller(shop, 1);
    const orderId = await createOrder(shop, reseller, prepaidTerms);
    // S8.22
    expect(
      await shop.expectError('Cart/Checkout', { orderId, payNow: true }, { bearer: reseller.bearer }),
    ).toMatchObject({
      status: 402,
      code: 'insufficient_balance',
      detail: 'Insufficient balance, recharge and retry.',
    });
    expect(await view(reseller, orderId)).toMatchObject({ status: 'awaiting_payment' });
  });

  test('repeats the first response for the same Idempotency-Key and rejects the key for another order', async () => {
    const reseller = await createFundedReseller(shop, 1_000_000);
    const [first, second] = [
      await createOrder(shop, reseller, prepaidTerms),
      await createOrder(shop, reseller, prepaidTerms),
    ];
    const as = { bearer: reseller.bearer, headers: { 'idempotency-key': '7f0c7a3e-98a1-4ee0-93c4-1f5a3a0c6d01' } };
    const answer = await shop.call('Cart/Checkout', { orderId: first, payNow: true }, as);
    expect(await shop.call('Cart/Checkout', { orderId: first, payNow: true }, as)).toEqual(answer);
    expect(await shop.expectError('Cart/Checkout', { orderId: second, payNow: true }, as)).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
  });

  test('rejects prepaid payment for customers who are not resellers', async () => {
    await shop.call('Cart/Add2Cart', { item: bannerItem }, { bearer: customer.bearer });
    // S9.37
    await expect(placeOrder(shop, customer, prepaidTerms)).rejects.toThrow('prepaid_not_allowed');
  });

  test('refunds the prepaid account in full when a paid order is cancelled', async () => {
    const reseller = await createFundedReseller(shop, 500_000);
    const orderId = await createPaidOrder(shop, reseller);
    const service = await createUser(shop, 'customer_service');
    await shop.call(
      'admin/order-events',
      { event: 'order_cancelled', reason: 'sold out' },
      { bearer: service.bearer, params: { orderId } },
    );
    expect(await shop.call('Account/MyCurrentBalance', {}, { bearer: reseller.bearer })).toEqual({
      currency: 'CNY', // S3.99
      amount: 500_000,
    });
    const { items } = await shop.call('Account/MyPrepaidAccountAll', {}, { bearer: reseller.bearer });
    // S3.100, S3.101, S7.43
    expect(items.map(({ type, balanceAfter }) => [type, balanceAfter.amount])).toEqual([
      ['deposit', 500_000],
      ['transaction', expect.any(Number)], // S3.103
      ['deposit', 500_000], // S3.102
    ]);
  });
});

describe('PayPal', () => {
  test('returns the same invoice with a QR code of its address for every checkout', async () => {
    const orderId = await createOrder(shop, customer, paypalTerms);
    const answers = await Promise.all([
      checkout(customer, orderId),
      checkout(customer, orderId),
      checkout(customer, orderId),
    ]);
    const [first] = answers;
    expect(first?.paypal?.qrCode).toMatch(/^data:image\/png;base64,/);
    expect(new Set(answers.map(({ paypal }) => paypal?.invoiceId)).size).toBe(1);
    const order = await view(customer, orderId);
    // S3.72
    expect(order).toMatchObject({
      status: 'awaiting_payment',
      invoice: { number: orderId, status: 'open', payUrl: first?.paypal?.payUrl },
    });
    // S4.10
    expect(order.history.map(({ event }) => event).slice(0, 3)).toEqual([
      'preorder',
      'recipient_info_added',
      'paypal_invoice_created',
    ]);
  });

  test('finds an invoice by its number when the response was lost and does not create a second one', async () => {
    await emulator('/emulator/faults', {
      next: [{ path: '^/v2/invoicing/invoices$', method: 'POST', dropAfterEffect: true }],
    });
    const orderId = await createOrder(shop, customer, paypalTerms);
    const { paypal } = await checkout(customer, orderId);
    expect(paypal?.payUrl).toMatch(/^http/);
    const { history } = await view(customer, orderId);
    // S3.83
    expect(history.filter(({ event }) => event === 'paypal_invoice_created')).toHaveLength(1);
  });

  test('leaves the invoice open if another process finished it after the lock expired', async () => {
    await emulator('/emulator/faults', { next: [{ path: '/send$', method: 'POST', delayMs: 1200 }] });
    const orderId = await createOrder(shop, customer, paypalTerms);
    const found = (statement: string) => shop.database.reader.query<unknown[]>(statement, [orderId]);
    await eventually(async () =>
      expect(await found(`select from paypal_invoice where order_id = $1 and state = 'created'`)).toHaveLength(1),
    );
    shop.clock.advance(61_000);
    const { paypal } = await checkout(customer, orderId);
    await eventually(async () =>
      expect(await found(`select from graphile_worker.jobs where key = 'invoice:' || $1`)).toHaveLength(0),
    );
    expect(await (await emulator(`/emulator/invoices/${paypal?.invoiceId}/pay`, {})).json()).toMatchObject({
      capture: { status: 'COMPLETED' },
    });
  });

  test('rejects the checkout with paypal_error when PayPal is down and leaves the order unchanged', async () => {
    const orderId = await createOrder(shop, customer, paypalTerms);
    await emulator('/emulator/faults', { next: [{ path: '/v2/invoicing', status: 500, times: 50 }] });
    // S8.19
    expect(
      await shop.expectError('Cart/Checkout', { orderId, payNow: true }, { bearer: customer.bearer }),
    ).toMatchObject({
      status: 502,
      code: 'paypal_error',
      detail: 'PayPal communication error, retry later.',
    });
    await fetch(new URL('/emulator/faults', env.env.PAYPAL_BASE_URL), { method: 'DELETE' });
    expect((await checkout(customer, orderId)).status).toBe('awaiting_payment');
  });

  test('rejects a webhook that PayPal did not sign', async () => {
    const forged = await fetch(`${shop.origin}/api/webhooks/paypal`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'paypal-transmission-id': 'x', 'paypal-transmission-sig': 'x' },
      body: JSON.stringify({ id: 'WH-1', event_type: 'INVOICING.INVOICE.PAID', resource: {} }),
    });
    expect(forged.status).toBe(401);
  });
});

test('leaves no audit findings', async () => {
  expect(await audit()).toEqual([]);
});
