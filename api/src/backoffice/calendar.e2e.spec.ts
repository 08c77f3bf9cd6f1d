import { openShop, type Shop } from '../../test/app';
import { answer } from '../../test/at-once';
import { eventually } from '../../test/eventually';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { blank, byPrepaid, fundedReseller, order, paidOrder, place } from '../../test/ordering';
import { backAgain, type Person, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';
import { BusinessDays } from '../catalogue/public';

let stage: Stage;
let shop: Shop;
let service: Person;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  await fixtureCatalogue(shop);
  shop.clock.stopAt(WEDNESDAY);
  service = await somebody(shop, 'customer_service');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

/** A Wednesday. */
const WEDNESDAY = '2027-03-03T03:00:00Z';
const set = async (day: string, kind = 'holiday') =>
  (await answer(shop, 'admin/calendar-day-set', { day, kind, occasion: 'other' }, service)).body;

beforeEach(() => shop.clock.stopAt(WEDNESDAY));

describe('the calendar', () => {
  test('has China’s holidays of 2026, and the weekends worked in their stead', async () => {
    const days = await shop.call('admin/calendar-days', { filter: '{"year":"2026"}', range: '[0,99]' }, service);
    expect(days.filter(({ kind }) => kind === 'workday').map(({ day }) => day)).toEqual([
      '2026-01-04',
      '2026-02-14',
      '2026-02-28',
      '2026-05-09',
      '2026-09-20',
      '2026-10-10',
    ]);
    expect(days.filter(({ occasion, kind }) => occasion === 'national_day' && kind === 'holiday')).toHaveLength(7);
  });

  test('changes what is promised from the next look on', async () => {
    const days = shop.app.get(BusinessDays, { strict: false });
    const production = () => days.from(new Date(WEDNESDAY), 0, 'JP')?.production;
    expect(production()).toEqual({ from: '2027-03-04', to: '2027-03-09' });
    expect(await set('2027-03-04')).toMatchObject({ id: '2027-03-04', kind: 'holiday' });
    expect(await set('2027-03-06', 'workday')).toMatchObject({ kind: 'workday' });
    await eventually(async () => expect(production()).toEqual({ from: '2027-03-05', to: '2027-03-09' }));
    await shop.call('admin/calendar-day-clear', {}, { ...service, params: { id: '2027-03-04' } });
    await eventually(async () => expect(production()).toEqual({ from: '2027-03-04', to: '2027-03-08' }));
    await shop.call('admin/calendar-day-clear', {}, { ...service, params: { id: '2027-03-06' } });
  });

  test.each([
    ['a day gone by', '2027-03-02', 'holiday', 'day'],
    ['no day', '2027-02-30', 'holiday', 'day'],
    ['a weekday worked in a holiday’s stead', '2027-03-08', 'workday', 'kind'],
  ])('takes not %s', async (_, day, kind, field) => {
    expect(await set(day, kind)).toMatchObject({ code: 'validation_failed', errors: [{ field }] });
  });

  test('keeps days gone by', async () => {
    const gone = { ...service, params: { id: '2026-10-01' } };
    expect(await shop.refusal('admin/calendar-day-clear', {}, gone)).toMatchObject({ status: 400 });
    for (const id of ['2027-03-03', 'tomorrow']) {
      const none = { ...service, params: { id } };
      expect(await shop.refusal('admin/calendar-day-clear', {}, none)).toMatchObject({ code: 'resource_not_found' });
    }
  });
});

describe('what an order’s customer is promised', () => {
  const promiseOf = async (buyer: Person, orderId: string) =>
    (await shop.call('Account/ViewOrder', { orderId }, buyer)).promise;

  test('stands on the quote and counts from today until the order is released', async () => {
    const buyer = await fundedReseller(shop, 10_000_000);
    const { orderId, quote } = await place(shop, buyer, byPrepaid);
    expect(quote.promise).toEqual({
      production: { from: '2027-03-04', to: '2027-03-09' },
      delivery: expect.objectContaining({ from: expect.any(String) }),
    });
    shop.clock.advance(24 * 3_600_000);
    const later = await backAgain(shop, buyer);
    expect(await promiseOf(later, orderId)).toMatchObject({ from: 'today', production: { from: '2027-03-05' } });
  });

  test('stays, once the order is released, and counts from the last parcel after that', async () => {
    let buyer = await fundedReseller(shop, 10_000_000);
    const orderId = await paidOrder(shop, buyer, [blank]);
    shop.clock.advance(48 * 3_600_000);
    buyer = await backAgain(shop, buyer);
    const factory = await somebody(shop, 'factory');
    expect(await promiseOf(buyer, orderId)).toMatchObject({ from: 'released', production: { from: '2027-03-04' } });
    const { items } = await shop.call('Account/ViewOrder', { orderId }, buyer);
    const post = (event: object) =>
      shop.call('admin/order-events', event as { event: string }, { ...factory, params: { orderId } });
    await post({ event: 'in_production' });
    await post({ event: 'shipped', items: items.map(({ sid }) => sid), agent: 'DHL', trackingNumber: '1' });
    const { delivery, ...promise } = (await promiseOf(buyer, orderId)) ?? {};
    expect(promise).toEqual({ from: 'shipped' });
    expect(delivery?.from).toBe(
      shop.app.get(BusinessDays, { strict: false }).delivery(shop.clock.now(), 0, 'JP')?.from,
    );
    await post({ event: 'order_completed' });
    expect(await promiseOf(buyer, orderId)).toBeNull();
  });

  test('is nothing where the order came to nothing', async () => {
    const buyer = await fundedReseller(shop, 10_000_000);
    const orderId = await order(shop, buyer, byPrepaid);
    await shop.call('Account/CancelOrder', { orderId, reason: 'changed my mind' }, buyer);
    expect(await promiseOf(buyer, orderId)).toBeNull();
  });
});
