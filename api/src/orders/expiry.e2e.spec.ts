import { openShop, type Shop } from '../../test/app';
import { answer, atOnce } from '../../test/at-once';
import { audits } from '../../test/audits';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { blank, byPayPal, byPrepaid, fundedReseller, order, paidOrder, place } from '../../test/ordering';
import { backAgain, type Person, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';
import { OrderClockwork } from './public';

jest.setTimeout(30_000);

/** PayPal takes no invoice that was due before today. */
const START = '2040-03-05T09:00:00.000Z';
const LIMIT = '2040-03-12T09:00:00.000Z';
const JUST_BEFORE = '2040-03-12T08:59:59.999Z';
const JUST_AFTER = '2040-03-12T09:00:00.001Z';

let stage: Stage;
let shop: Shop;
let clockwork: OrderClockwork;
let buyer: Person;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  shop.clock.stopAt(START);
  await fixtureCatalogue(shop);
  clockwork = shop.app.get(OrderClockwork, { strict: false });
  buyer = await fundedReseller(shop, 100_000_000);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

beforeEach(() => at(START));

/** It is then, and everyone has logged in anew. */
async function at(instant: string): Promise<void> {
  shop.clock.stopAt(instant);
  buyer = await backAgain(shop, buyer);
}

const view = (orderId: string) => shop.call('Account/ViewOrder', { orderId }, buyer);
const pay = (orderId: string) => answer(shop, 'Cart/Checkout', { orderId, payNow: true }, buyer);
const balance = async () => (await shop.call('Account/MyCurrentBalance', {}, buyer)).amount;

describe('an unpaid order', () => {
  test('can be paid until the last moment of its seventh day', async () => {
    const orderId = await order(shop, buyer, byPrepaid, [blank]);
    expect((await view(orderId)).due).toBe(LIMIT);
    await at(JUST_BEFORE);
    expect(await pay(orderId)).toMatchObject({ status: 200, body: { data: { status: 'ready_for_production' } } });
  });

  test('cannot be paid at its limit, and has not expired yet', async () => {
    const orderId = await order(shop, buyer, byPrepaid);
    const before = await balance();
    await at(LIMIT);
    expect(await pay(orderId)).toMatchObject({ status: 410, code: 'order_expired' });
    await clockwork.expireUnpaid();
    expect(await view(orderId)).toMatchObject({ status: 'awaiting_payment', paid: { amount: 0 } });
    expect(await balance()).toBe(before);
  });

  test.each([
    ['that awaits payment', (person: Person) => order(shop, person, byPrepaid)],
    ['whose recipient was never confirmed', async (person: Person) => (await place(shop, person, byPrepaid)).orderId],
  ])('%s expires when more than seven days have gone by', async (_, make) => {
    const orderId = await make(buyer);
    await at(JUST_AFTER);
    await clockwork.expireUnpaid();
    expect(await view(orderId)).toMatchObject({
      status: 'expired',
      group: 'expired',
      requiredAction: null,
      due: null,
      allowedEvents: [],
    });
    expect(await pay(orderId)).toMatchObject({ status: 410, code: 'order_expired' });
    for (const [name, input] of [
      ['Cart/CompleteOrder', { orderId }],
      ['Account/CancelOrder', { orderId, reason: 'too late' }],
      ['Account/FinishUpload', { orderId }],
    ] as const) {
      expect(await answer(shop, name, input, buyer)).toMatchObject({ status: 409, code: 'event_not_allowed' });
    }
  });

  test('expires once, and says so once, however many replicas look at the same time', async () => {
    const orderId = await order(shop, buyer, byPrepaid);
    await at(JUST_AFTER);
    await atOnce(4, () => clockwork.expireUnpaid());
    expect((await view(orderId)).history.filter(({ event }) => event === 'order_expired')).toHaveLength(1);
    const mails: unknown[] = await shop.database.reader.query(
      `select from mail where template = 'order_expired' and dedupe_key like $1`,
      [`${orderId}:%`],
    );
    expect(mails).toHaveLength(1);
  });

  test('is not paid by hand either once it is too late', async () => {
    const orderId = await order(shop, buyer, byPrepaid);
    const { amount } = await view(orderId);
    const accounting = await somebody(shop, 'accounting');
    await at(LIMIT);
    const { bearer } = await backAgain(shop, accounting);
    expect(
      await answer(
        shop,
        'admin/order-events',
        { event: 'order_paid', ...amount, memo: 'wire' },
        { bearer, params: { orderId } },
      ),
    ).toMatchObject({ status: 410, code: 'order_expired' });
  });

  test('takes its PayPal invoice back', async () => {
    const orderId = await order(shop, buyer, byPayPal);
    expect(await pay(orderId)).toMatchObject({
      status: 200,
      body: { data: { paypal: { invoiceId: expect.any(String) } } },
    });
    await at(JUST_AFTER);
    await clockwork.expireUnpaid();
    const [{ count }] = await shop.database.reader.query<[{ count: number }]>(
      `select count(*)::int from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'orders.invoice-unwanted' and j.payload ->> 'orderId' = $1`,
      [orderId],
    );
    expect(count).toBe(1);
    expect(await view(orderId)).toMatchObject({ status: 'expired', invoice: { number: orderId, status: 'cancelled' } });
  });
});

test('a paid order never expires', async () => {
  const orderId = await paidOrder(shop, buyer);
  await at('2041-03-02T09:00:00.000Z');
  await clockwork.expireUnpaid();
  expect(await view(orderId)).toMatchObject({ status: 'awaiting_files' });
});

test('the audits find nothing', async () => {
  expect(await audits(shop)).toEqual([]);
});
