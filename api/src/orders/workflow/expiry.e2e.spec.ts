import { openShop, type Shop } from '../../../test/app';
import { sendRequest, runInParallel } from '../../../test/concurrency';
import { readAuditViews } from '../../../test/audit-views';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import {
  blankItem,
  paypalTerms,
  prepaidTerms,
  createFundedReseller,
  createOrder,
  createPaidOrder,
  placeOrder,
} from '../../../test/orders';
import { logInAgain, type TestUser, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { OrderScheduler } from './order-scheduler';

jest.setTimeout(30_000);

/** In the future, because PayPal rejects invoices with a due date in the past. */
const START = '2040-03-05T09:00:00.000Z';
const DUE = '2040-03-12T09:00:00.000Z';
const JUST_BEFORE = '2040-03-12T08:59:59.999Z';
const JUST_AFTER = '2040-03-12T09:00:00.001Z';

let env: TestEnv;
let shop: Shop;
let scheduler: OrderScheduler;
let buyer: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  shop.clock.stopAt(START);
  await fixtureCatalogue(shop);
  scheduler = shop.app.get(OrderScheduler, { strict: false });
  buyer = await createFundedReseller(shop, 100_000_000);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

beforeEach(() => travelTo(START));

/** Stops the clock at an instant and logs the customer in again, because the session has expired. */
async function travelTo(instant: string): Promise<void> {
  shop.clock.stopAt(instant);
  buyer = await logInAgain(shop, buyer);
}

const view = (orderId: string) => shop.call('Account/ViewOrder', { orderId }, buyer);
const pay = (orderId: string) => sendRequest(shop, 'Cart/Checkout', { orderId, payNow: true }, buyer);
const balance = async () => (await shop.call('Account/MyCurrentBalance', {}, buyer)).amount;

describe('an unpaid order', () => {
  test('can be paid until its due time', async () => {
    const orderId = await createOrder(shop, buyer, prepaidTerms, [blankItem]);
    expect((await view(orderId)).due).toBe(DUE); // S9.47
    await travelTo(JUST_BEFORE);
    expect(await pay(orderId)).toMatchObject({ status: 200, body: { data: { status: 'ready_for_production' } } });
  });

  test('cannot be paid at its due time, and does not expire before that time has passed', async () => {
    const orderId = await createOrder(shop, buyer, prepaidTerms);
    const before = await balance();
    await travelTo(DUE);
    // S8.21
    expect(await pay(orderId)).toMatchObject({
      status: 410,
      code: 'order_expired',
      body: { detail: expect.stringContaining('Order older than 7 days expired') },
    });
    await scheduler.expireUnpaid();
    expect(await view(orderId)).toMatchObject({ status: 'awaiting_payment', paid: { amount: 0 } });
    expect(await balance()).toBe(before);
  });

  test('does not await payment once it is too old to be paid', async () => {
    const { orderId } = await placeOrder(shop, buyer, prepaidTerms);
    await travelTo(DUE);
    expect(await sendRequest(shop, 'Cart/CompleteOrder', { orderId }, buyer)).toMatchObject({
      status: 410,
      code: 'order_expired',
    });
    expect(await view(orderId)).toMatchObject({ status: 'preorder' });
  });

  test.each([
    ['awaiting payment', (user: TestUser) => createOrder(shop, user, prepaidTerms)],
    ['without a confirmed recipient', async (user: TestUser) => (await placeOrder(shop, user, prepaidTerms)).orderId],
  ])('%s expires after more than seven days', async (_, create) => {
    const orderId = await create(buyer);
    await travelTo(JUST_AFTER);
    await scheduler.expireUnpaid();
    // S4.31
    expect(await view(orderId)).toMatchObject({
      status: 'expired',
      group: 'expired',
      requiredAction: null,
      due: null,
      allowedEvents: [],
    });
    expect(await pay(orderId)).toMatchObject({ status: 410, code: 'order_expired' }); // S4.32
    for (const [name, input] of [
      ['Cart/CompleteOrder', { orderId }],
      ['Account/CancelOrder', { orderId, reason: 'too late' }],
      ['Account/FinishUpload', { orderId }],
    ] as const) {
      expect(await sendRequest(shop, name, input, buyer)).toMatchObject({ status: 409, code: 'event_not_allowed' });
    }
  });

  test('expires once and sends one email when several replicas expire orders concurrently', async () => {
    const orderId = await createOrder(shop, buyer, prepaidTerms);
    await travelTo(JUST_AFTER);
    await runInParallel(4, () => scheduler.expireUnpaid());
    expect((await view(orderId)).history.filter(({ event }) => event === 'order_expired')).toHaveLength(1);
    const mails: unknown[] = await shop.database.reader.query(
      `select from mail where template = 'order_expired' and dedupe_key like $1`,
      [`${orderId}:%`],
    );
    expect(mails).toHaveLength(1);
  });

  test('cannot be recorded as paid by hand after its due time', async () => {
    const orderId = await createOrder(shop, buyer, prepaidTerms);
    const { amount } = await view(orderId);
    const accounting = await createUser(shop, 'accounting');
    await travelTo(DUE);
    const { bearer } = await logInAgain(shop, accounting);
    expect(
      await sendRequest(
        shop,
        'admin/order-events',
        { event: 'order_paid', ...amount, memo: 'wire' },
        { bearer, params: { orderId } },
      ),
    ).toMatchObject({ status: 410, code: 'order_expired' });
  });

  test('has its PayPal invoice cancelled when it expires', async () => {
    const orderId = await createOrder(shop, buyer, paypalTerms);
    expect(await pay(orderId)).toMatchObject({
      status: 200,
      body: { data: { paypal: { invoiceId: expect.any(String) } } },
    });
    await travelTo(JUST_AFTER);
    await scheduler.expireUnpaid();
    const [{ count }] = await shop.database.reader.query<[{ count: number }]>(
      `select count(*)::int from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'orders.paypal-invoice-cancelled' and j.payload ->> 'orderId' = $1`,
      [orderId],
    );
    expect(count).toBe(1);
    expect(await view(orderId)).toMatchObject({ status: 'expired', invoice: { number: orderId, status: 'cancelled' } });
  });
});

test('a paid order never expires', async () => {
  const orderId = await createPaidOrder(shop, buyer);
  await travelTo('2041-03-02T09:00:00.000Z');
  await scheduler.expireUnpaid();
  expect(await view(orderId)).toMatchObject({ status: 'awaiting_files' });
});

test('the integrity checks find no violation', async () => {
  expect(await readAuditViews(shop)).toEqual([]);
});
