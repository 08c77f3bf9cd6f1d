import { openShop, type Shop } from '../../../test/app';
import { sendRequest } from '../../../test/concurrency';
import { eventually } from '../../../test/eventually';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import {
  bannerItem,
  blankItem,
  prepaidTerms,
  createFundedReseller,
  createOrder,
  createPaidOrder,
  placeOrder,
} from '../../../test/orders';
import { logInAgain, type TestUser, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { DeliveryDates } from '../../tariff/public';

let testEnv: TestEnv;
let shop: Shop;
let service: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  shop.clock.stopAt(WEDNESDAY);
  service = await createUser(shop, 'customer_service');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

/** A Wednesday. */
const WEDNESDAY = '2027-03-03T03:00:00Z';
const set = async (day: string, kind = 'holiday') =>
  (await sendRequest(shop, 'admin/calendar-day-set', { day, kind, holiday: 'other' }, service)).body;

beforeEach(() => shop.clock.stopAt(WEDNESDAY));

describe('the calendar', () => {
  test('the calendar contains China’s holidays of 2026 and the weekend days worked for them', async () => {
    const days = await shop.call('admin/calendar-days', { filter: '{"year":"2026"}', range: '[0,99]' }, service);
    expect(days.filter(({ kind }) => kind === 'workday').map(({ day }) => day)).toEqual([
      '2026-01-04',
      '2026-02-14',
      '2026-02-28',
      '2026-05-09',
      '2026-09-20',
      '2026-10-10',
    ]);
    expect(days.filter(({ holiday, kind }) => holiday === 'national_day' && kind === 'holiday')).toHaveLength(7);
  });

  test('a calendar change applies to the next delivery estimate', async () => {
    const days = shop.app.get(DeliveryDates, { strict: false });
    const production = () => days.estimateDelivery(new Date(WEDNESDAY), 0, 'JP')?.production;
    expect(production()).toEqual({ from: '2027-03-04', to: '2027-03-09' });
    expect(await set('2027-03-04')).toMatchObject({ id: '2027-03-04', kind: 'holiday' });
    expect(await set('2027-03-06', 'workday')).toMatchObject({ kind: 'workday' });
    await eventually(async () => expect(production()).toEqual({ from: '2027-03-05', to: '2027-03-09' }));
    await shop.call('admin/calendar-day-clear', {}, { ...service, params: { id: '2027-03-04' } });
    await eventually(async () => expect(production()).toEqual({ from: '2027-03-04', to: '2027-03-08' }));
    await shop.call('admin/calendar-day-clear', {}, { ...service, params: { id: '2027-03-06' } });
  });

  test.each([
    ['a past day', '2027-03-02', 'holiday', 'day'],
    ['an invalid day', '2027-02-30', 'holiday', 'day'],
    ['a weekday as a day worked', '2027-03-08', 'workday', 'kind'],
  ])('the calendar rejects %s', async (_, day, kind, field) => {
    expect(await set(day, kind)).toMatchObject({ code: 'validation_failed', errors: [{ field }] });
  });

  test('a day that a colleague has set is not set differently, also by two at once', async () => {
    const days = await Promise.all([
      shop.send('admin/calendar-day-set', { day: '2027-05-03', kind: 'holiday', holiday: 'other' }, service),
      shop.send('admin/calendar-day-set', { day: '2027-05-03', kind: 'holiday', holiday: 'labour_day' }, service),
    ]);
    expect(days.map(({ status }) => status).sort()).toEqual([200, 400]);
    const kept = days[0].status === 200 ? 'other' : 'labour_day';
    const set = (holiday: string) =>
      sendRequest(shop, 'admin/calendar-day-set', { day: '2027-05-03', kind: 'holiday', holiday }, service);
    expect(await set(kept)).toMatchObject({ status: 200 });
    expect((await set('qingming')).body).toMatchObject({ errors: [{ field: 'day', code: 'already_used' }] });
  });

  test('a past calendar day cannot be cleared', async () => {
    const gone = { ...service, params: { id: '2026-10-01' } };
    expect(await shop.expectError('admin/calendar-day-clear', {}, gone)).toMatchObject({ status: 400 });
    for (const id of ['2027-03-03', 'tomorrow']) {
      const none = { ...service, params: { id } };
      expect(await shop.expectError('admin/calendar-day-clear', {}, none)).toMatchObject({
        code: 'resource_not_found',
      });
    }
  });
});

describe('the delivery estimate of an order', () => {
  const promiseOf = async (buyer: TestUser, orderId: string) =>
    (await shop.call('Account/ViewOrder', { orderId }, buyer)).promise;

  test('counts from today, as on the quote, until the order is released to production', async () => {
    const buyer = await createFundedReseller(shop, 10_000_000);
    const { orderId, quote } = await placeOrder(shop, buyer, prepaidTerms);
    expect(quote.promise).toEqual({
      production: { from: '2027-03-04', to: '2027-03-09' },
      delivery: expect.objectContaining({ from: expect.any(String) }),
    });
    shop.clock.advance(24 * 3_600_000);
    const later = await logInAgain(shop, buyer);
    expect(await promiseOf(later, orderId)).toMatchObject({ from: 'today', production: { from: '2027-03-05' } });
  });

  test('is fixed once the order is released, and counts from the last parcel after that', async () => {
    let buyer = await createFundedReseller(shop, 10_000_000);
    const orderId = await createPaidOrder(shop, buyer, [blankItem]);
    shop.clock.advance(48 * 3_600_000);
    buyer = await logInAgain(shop, buyer);
    const factory = await createUser(shop, 'factory');
    expect(await promiseOf(buyer, orderId)).toMatchObject({ from: 'released', production: { from: '2027-03-04' } });
    const { items } = await shop.call('Account/ViewOrder', { orderId }, buyer);
    const post = (event: object) =>
      shop.call('admin/order-events', event as { event: string }, { ...factory, params: { orderId } });
    await post({ event: 'in_production' });
    await post({ event: 'shipped', items: items.map(({ sid }) => sid), agent: 'DHL', trackingNumber: '1' });
    const { delivery, ...promise } = (await promiseOf(buyer, orderId)) ?? {};
    expect(promise).toEqual({ from: 'shipped', needsApproval: false });
    expect(delivery?.from).toBe(
      shop.app.get(DeliveryDates, { strict: false }).estimateArrival(shop.clock.now(), 0, 'JP')?.from,
    );
    await post({ event: 'order_completed' });
    expect(await promiseOf(buyer, orderId)).toBeNull();
  });

  test('waits for an approval if an item is printed, on the page of the order and on the public one', async () => {
    const buyer = await createFundedReseller(shop, 10_000_000);
    for (const [items, needsApproval] of [
      [[bannerItem], true],
      [[blankItem, bannerItem], true],
      [[blankItem], false],
    ] as const) {
      const orderId = await createOrder(shop, buyer, prepaidTerms, items);
      expect(await promiseOf(buyer, orderId)).toMatchObject({ from: 'today', needsApproval });
      const { promise } = await shop.call('UserEnd/SiteInfo/OrderTracking', { orderId });
      expect(promise).toMatchObject({ from: 'today', needsApproval });
    }
  });

  test('does not exist for a cancelled order', async () => {
    const buyer = await createFundedReseller(shop, 10_000_000);
    const orderId = await createOrder(shop, buyer, prepaidTerms);
    await shop.call('Account/CancelOrder', { orderId, reason: 'changed my mind' }, buyer);
    expect(await promiseOf(buyer, orderId)).toBeNull();
  });
});
