import { randomUUID } from 'node:crypto';
import type { AdminReviewView, ItemView } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { answer, atOnce, statusesOf } from '../../test/at-once';
import { eventually } from '../../test/eventually';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { blank, byPrepaid, fundedReseller, paidOrder, place, recipient, sidsOf } from '../../test/ordering';
import { type Person, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';
import { Tariffs } from '../catalogue/public';

let stage: Stage;
let shop: Shop;
let other: Shop;
let service: Person;
let factory: Person;
let reseller: Person;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  await fixtureCatalogue(shop);
  other = await openShop(stage, { WORKER: '0' });
  service = await somebody(shop, 'customer_service');
  factory = await somebody(shop, 'factory');
  reseller = await fundedReseller(shop, 100_000_000);
}, 60_000);

afterAll(async () => {
  await other?.close();
  await shop?.close();
  await stage?.close();
});

const stand: ItemView = { sku: 'roll-up', variant: '85x200', quantity: 1, artwork: 'blank', finishes: [] };

interface Finished {
  orderId: string;
  sids: string[];
}

const completedOrder = async (buyer: Person, items: readonly ItemView[]) =>
  finished(buyer, await paidOrder(shop, buyer, items));

async function finished(buyer: Person, orderId: string): Promise<Finished> {
  const sids = await sidsOf(shop, buyer, orderId);
  const post = (by: Person, event: object) =>
    shop.call('admin/order-events', event as never, { bearer: by.bearer, params: { orderId } });
  await post(factory, { event: 'in_production' });
  await post(factory, { event: 'shipped', items: sids, agent: 'DHL', trackingNumber: 'JD1' });
  await post(service, { event: 'order_completed' });
  return { orderId, sids };
}

const write = (by: Person, review: object) => answer(shop, 'Account/Review', review, { bearer: by.bearer });
const staff = (id: string) => ({ bearer: service.bearer, params: { id } });
const listed = (filter: object): Promise<AdminReviewView[]> =>
  shop.call('admin/reviews', { filter: JSON.stringify(filter) }, service);
const decide = (id: string, decision: 'published' | 'rejected', revision: number) =>
  answer(shop, 'admin/review-decision', { decision, revision }, staff(id));

async function reviewOf(sku: string, orderId: string): Promise<AdminReviewView> {
  const found = (await listed({ sku, q: orderId }))[0];
  if (!found) throw new Error(`no review of ${orderId}`);
  return found;
}

describe('a review', () => {
  test('is of an item of one’s own completed order', async () => {
    const orderId = await paidOrder(shop, reseller, [blank]);
    const [sid = ''] = await sidsOf(shop, reseller, orderId);
    expect(await write(reseller, { orderId, sid, rating: 5 })).toMatchObject({
      status: 409,
      code: 'order_not_completed',
    });
    const done = await completedOrder(reseller, [blank]);
    const stranger = await somebody(shop);
    const absent = { status: 404, code: 'resource_not_found' };
    expect(await write(stranger, { orderId: done.orderId, sid: done.sids[0], rating: 1 })).toMatchObject(absent);
    expect(await write(reseller, { orderId: done.orderId, sid, rating: 5 })).toMatchObject(absent);
    expect(await write(reseller, { orderId: done.orderId, sid: randomUUID(), rating: 5 })).toMatchObject(absent);
    expect(await write(reseller, { orderId: done.orderId, sid: 'x', rating: 5 })).toMatchObject(absent);
    expect(await write(service, { orderId: done.orderId, sid: done.sids[0], rating: 5 })).toMatchObject({
      status: 403,
    });
    for (const rating of [0, 6, 4.5, '5', null]) {
      expect(await write(reseller, { ...done, sids: undefined, sid: done.sids[0], rating })).toMatchObject({
        status: 400,
      });
    }
  });

  test('is shown and counted once it is published, on every replica, with the country the order went to', async () => {
    const { orderId, sids } = await completedOrder(reseller, [stand]);
    const [sid = ''] = sids;
    expect(await write(reseller, { orderId, sid, rating: 4, text: 'Stands firm.' })).toMatchObject({ status: 200 });
    await shop.app.get(Tariffs, { strict: false }).reload();
    expect((await shop.call('Catalog/Reviews', { sku: 'roll-up' })).total).toBe(0);
    const { id, revision, email } = await reviewOf('roll-up', orderId);
    expect(email).toBe(reseller.email);
    expect(await decide(id, 'published', revision)).toMatchObject({ status: 200, body: { state: 'published' } });
    for (const replica of [shop, other]) {
      await eventually(async () => {
        const { average, total, items } = await replica.call('Catalog/Reviews', { sku: 'roll-up' });
        expect({ average, total, items }).toMatchObject({
          ...{ average: 4, total: 1 },
          items: [{ rating: 4, text: 'Stands firm.', country: recipient.country }],
        });
      });
    }
    expect(await write(reseller, { orderId, sid, rating: 1 })).toMatchObject({ status: 409, code: 'already_reviewed' });

    expect(await decide(id, 'rejected', revision + 1)).toMatchObject({ status: 200 });
    await eventually(async () => expect((await other.call('Catalog/Reviews', { sku: 'roll-up' })).total).toBe(0));
  });

  test('takes the place of the one before, until it is published', async () => {
    const { orderId, sids } = await completedOrder(reseller, [blank, stand]);
    const [sid = ''] = sids;
    await write(reseller, { orderId, sid, rating: 1, text: 'Torn.' });
    const first = await reviewOf(blank.sku, orderId);
    await write(reseller, { orderId: orderId.toLowerCase(), sid, rating: 3, text: '  Mended.  ' });
    expect(await decide(first.id, 'published', first.revision)).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
    });
    expect(await decide(first.id, 'rejected', first.revision + 1)).toMatchObject({ status: 200 });
    expect(await write(reseller, { orderId, sid, rating: 3 })).toMatchObject({ status: 200 });
    const mine = await shop.call('Account/MyReviews', { orderId }, reseller);
    expect(mine).toMatchObject([{ sid, rating: 3, text: '', state: 'pending' }]);
    expect(await listed({ q: orderId })).toHaveLength(1);
  });

  test('is one, however often it is sent at once', async () => {
    const { orderId, sids } = await completedOrder(reseller, [blank]);
    const answers = await atOnce(5, (place) => write(reseller, { orderId, sid: sids[0], rating: 1 + place }));
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200]);
    expect(await listed({ q: orderId })).toHaveLength(1);
  });

  test('is decided by one of two', async () => {
    const { orderId, sids } = await completedOrder(reseller, [blank]);
    await write(reseller, { orderId, sid: sids[0], rating: 2 });
    const { id, revision } = await reviewOf(blank.sku, orderId);
    const both = await Promise.all([decide(id, 'published', revision), decide(id, 'rejected', revision)]);
    expect(statusesOf(both)).toEqual([200, 409]);
    const { state, revision: after } = await reviewOf(blank.sku, orderId);
    expect(await decide(id, state === 'published' ? 'published' : 'rejected', after)).toMatchObject({
      code: 'already_decided',
    });
  });

  test('is kept as it was written, and shown as text', async () => {
    const { orderId, sids } = await completedOrder(reseller, [blank]);
    const text = '<script>alert(1)</script> & "=1+1"\n\n横断幕';
    await write(reseller, { orderId, sid: sids[0], rating: 5, text });
    expect((await reviewOf(blank.sku, orderId)).text).toBe(text);
    const [found] = await listed({ state: 'pending', rating: 5, q: '<SCRIPT>' });
    expect(found?.orderId).toBe(orderId);
    expect(await listed({ q: '%' })).toEqual([]);
    expect(await answer(shop, 'admin/reviews', { filter: '{"rating":"7"}' }, service)).toMatchObject({ status: 400 });
  });
});

describe('with its writer’s account', () => {
  test('a published review stays without a name, one that waits goes', async () => {
    const leaver = await somebody(shop, 'reseller');
    const { orderId: placed, quote } = await place(shop, leaver, byPrepaid, [blank, stand]);
    await shop.call('Cart/CompleteOrder', { orderId: placed }, leaver);
    const paid = {
      accountEmail: leaver.email,
      type: 'deposit',
      amount: quote.adjusted.total,
      memo: 'by bank',
    } as const;
    await shop.call('admin/prepaid-deposit', paid, await somebody(shop, 'accounting'));
    await shop.call('Cart/Checkout', { orderId: placed, payNow: true }, leaver);
    const { orderId, sids } = await finished(leaver, placed);
    await write(leaver, { orderId, sid: sids[0], rating: 5, text: 'Stays.' });
    await write(leaver, { orderId, sid: sids[1], rating: 5, text: 'Goes.' });
    const { id, revision } = await reviewOf(blank.sku, orderId);
    await decide(id, 'published', revision);
    const data = await shop.call('Account/MyData', {}, leaver);
    expect(data.reviews).toMatchObject([
      { text: 'Stays.', state: 'published' },
      { text: 'Goes.', state: 'pending' },
    ]);
    expect(await answer(shop, 'Account/CloseAccount', {}, leaver)).toMatchObject({ status: 200 });
    expect((await listed({ q: 'Stays.' })).map(({ email, orderId: of }) => [email, of])).toEqual([[null, null]]);
    expect(await listed({ q: 'Goes.' })).toEqual([]);
  });
});
