import { randomUUID } from 'node:crypto';
import type { AdminReviewView, ItemView } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest, runInParallel, sortedStatuses } from '../../../test/concurrency';
import { eventually } from '../../../test/eventually';
import { fixtureCatalogue, reloadCaches } from '../../../test/fixture-catalogue';
import {
  blankItem,
  prepaidTerms,
  createFundedReseller,
  createPaidOrder,
  placeOrder,
  recipient,
  listItemIds,
} from '../../../test/orders';
import { type TestUser, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';

let testEnv: TestEnv;
let shop: Shop;
let other: Shop;
let service: TestUser;
let factory: TestUser;
let reseller: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  other = await openShop(testEnv, { WORKER: '0' });
  service = await createUser(shop, 'customer_service');
  factory = await createUser(shop, 'factory');
  reseller = await createFundedReseller(shop, 100_000_000);
}, 60_000);

afterAll(async () => {
  await other?.close();
  await shop?.close();
  await testEnv?.close();
});

const stand: ItemView = { sku: 'roll-up', variant: '85x200', quantity: 1, artwork: 'blank', finishes: [] };

interface CompletedOrder {
  orderId: string;
  sids: string[];
}

const completedOrder = async (buyer: TestUser, items: readonly ItemView[]) =>
  completeOrder(buyer, await createPaidOrder(shop, buyer, items));

async function completeOrder(buyer: TestUser, orderId: string): Promise<CompletedOrder> {
  const sids = await listItemIds(shop, buyer, orderId);
  const post = (by: TestUser, event: object) =>
    shop.call('admin/order-events', event as never, { bearer: by.bearer, params: { orderId } });
  await post(factory, { event: 'in_production' });
  await post(factory, { event: 'shipped', items: sids, agent: 'DHL', trackingNumber: 'JD1' });
  await post(service, { event: 'order_completed' });
  return { orderId, sids };
}

const submitReview = (by: TestUser, review: object) =>
  sendRequest(shop, 'Account/Review', review, { bearer: by.bearer });
const staff = (id: string) => ({ bearer: service.bearer, params: { id } });
const listed = (filter: object): Promise<AdminReviewView[]> =>
  shop.call('admin/reviews', { filter: JSON.stringify(filter) }, service);
const decide = (id: string, decision: 'published' | 'rejected', revision: number) =>
  sendRequest(shop, 'admin/review-decision', { decision, revision }, staff(id));

async function reviewOf(sku: string, orderId: string): Promise<AdminReviewView> {
  const found = (await listed({ sku, q: orderId }))[0];
  if (!found) throw new Error(`no review of ${orderId}`);
  return found;
}

describe('a review', () => {
  test('can be written only for an item of one’s own completed order', async () => {
    const orderId = await createPaidOrder(shop, reseller, [blankItem]);
    const [sid = ''] = await listItemIds(shop, reseller, orderId);
    expect(await submitReview(reseller, { orderId, sid, rating: 5 })).toMatchObject({
      status: 409,
      code: 'order_not_completed',
    });
    const done = await completedOrder(reseller, [blankItem]);
    const otherCustomer = await createUser(shop);
    const absent = { status: 404, code: 'resource_not_found' };
    expect(await submitReview(otherCustomer, { orderId: done.orderId, sid: done.sids[0], rating: 1 })).toMatchObject(
      absent,
    );
    expect(await submitReview(reseller, { orderId: done.orderId, sid, rating: 5 })).toMatchObject(absent);
    expect(await submitReview(reseller, { orderId: done.orderId, sid: randomUUID(), rating: 5 })).toMatchObject(absent);
    expect(await submitReview(reseller, { orderId: done.orderId, sid: 'x', rating: 5 })).toMatchObject(absent);
    expect(await submitReview(service, { orderId: done.orderId, sid: done.sids[0], rating: 5 })).toMatchObject({
      status: 403,
    });
    for (const rating of [0, 6, 4.5, '5', null]) {
      expect(await submitReview(reseller, { ...done, sids: undefined, sid: done.sids[0], rating })).toMatchObject({
        status: 400,
      });
    }
  });

  test('is shown and counted in every process once it is published, with the country of the order', async () => {
    const { orderId, sids } = await completedOrder(reseller, [stand]);
    const [sid = ''] = sids;
    expect(await submitReview(reseller, { orderId, sid, rating: 4, text: 'Stands firm.' })).toMatchObject({
      status: 200,
    });
    await reloadCaches(shop);
    expect((await shop.call('Catalog/Reviews', { sku: 'roll-up' })).total).toBe(0);
    const { id, revision, email } = await reviewOf('roll-up', orderId);
    expect(email).toBe(reseller.email);
    expect(await decide(id, 'published', revision)).toMatchObject({ status: 200, body: { state: 'published' } });
    for (const replica of [shop, other]) {
      await eventually(async () => {
        const { average, total, items } = await replica.call('Catalog/Reviews', { sku: 'roll-up' });
        // S3.119, S3.120, S3.121
        expect({ average, total, items }).toMatchObject({
          ...{ average: 4, total: 1 },
          items: [{ rating: 4, text: 'Stands firm.', country: recipient.country }],
        });
      });
    }
    expect(await submitReview(reseller, { orderId, sid, rating: 1 })).toMatchObject({
      status: 409,
      code: 'already_reviewed',
    });

    expect(await decide(id, 'rejected', revision + 1)).toMatchObject({ status: 200 });
    await eventually(async () => expect((await other.call('Catalog/Reviews', { sku: 'roll-up' })).total).toBe(0));
  });

  test('replaces an earlier review of the item unless that one is published', async () => {
    const { orderId, sids } = await completedOrder(reseller, [blankItem, stand]);
    const [sid = ''] = sids;
    await submitReview(reseller, { orderId, sid, rating: 1, text: 'Torn.' });
    const first = await reviewOf(blankItem.sku, orderId);
    await submitReview(reseller, { orderId: orderId.toLowerCase(), sid, rating: 3, text: '  Mended.  ' });
    expect(await decide(first.id, 'published', first.revision)).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
    });
    expect(await decide(first.id, 'rejected', first.revision + 1)).toMatchObject({ status: 200 });
    expect(await submitReview(reseller, { orderId, sid, rating: 3 })).toMatchObject({ status: 200 });
    const mine = await shop.call('Account/MyReviews', { orderId }, reseller);
    expect(mine).toMatchObject([{ sid, rating: 3, text: '', state: 'pending' }]);
    expect(await listed({ q: orderId })).toHaveLength(1);
  });

  test('is stored once if it is sent several times concurrently', async () => {
    const { orderId, sids } = await completedOrder(reseller, [blankItem]);
    const responses = await runInParallel(5, (place) =>
      submitReview(reseller, { orderId, sid: sids[0], rating: 1 + place }),
    );
    expect(sortedStatuses(responses)).toEqual([200, 200, 200, 200, 200]);
    expect(await listed({ q: orderId })).toHaveLength(1);
  });

  test('is decided by only one of two concurrent decisions', async () => {
    const { orderId, sids } = await completedOrder(reseller, [blankItem]);
    await submitReview(reseller, { orderId, sid: sids[0], rating: 2 });
    const { id, revision } = await reviewOf(blankItem.sku, orderId);
    const both = await Promise.all([decide(id, 'published', revision), decide(id, 'rejected', revision)]);
    expect(sortedStatuses(both)).toEqual([200, 409]);
    const { state, revision: after } = await reviewOf(blankItem.sku, orderId);
    expect(await decide(id, state === 'published' ? 'published' : 'rejected', after)).toMatchObject({
      code: 'already_decided',
    });
  });

  test('is stored as written and shown as plain text', async () => {
    const { orderId, sids } = await completedOrder(reseller, [blankItem]);
    const text = '<script>alert(1)</script> & "=1+1"\n\n横断幕';
    await submitReview(reseller, { orderId, sid: sids[0], rating: 5, text });
    expect((await reviewOf(blankItem.sku, orderId)).text).toBe(text);
    const [found] = await listed({ state: 'pending', rating: 5, q: '<SCRIPT>' });
    expect(found?.orderId).toBe(orderId);
    expect(await listed({ q: '%' })).toEqual([]);
    expect(await sendRequest(shop, 'admin/reviews', { filter: '{"rating":"7"}' }, service)).toMatchObject({
      status: 400,
    });
  });
});

describe('the closed account of a reviewer', () => {
  test('keeps published reviews without a name and removes unpublished ones', async () => {
    const closedReviewer = await createUser(shop, 'reseller');
    const { orderId: placed, quote } = await placeOrder(shop, closedReviewer, prepaidTerms, [blankItem, stand]);
    await shop.call('Cart/CompleteOrder', { orderId: placed }, closedReviewer);
    const paid = {
      accountEmail: closedReviewer.email,
      type: 'deposit',
      amount: quote.adjusted.total,
      memo: 'by bank',
    } as const;
    await shop.call('admin/prepaid-deposit', paid, await createUser(shop, 'accounting'));
    await shop.call('Cart/Checkout', { orderId: placed, payNow: true }, closedReviewer);
    const { orderId, sids } = await completeOrder(closedReviewer, placed);
    await submitReview(closedReviewer, { orderId, sid: sids[0], rating: 5, text: 'Stays.' });
    await submitReview(closedReviewer, { orderId, sid: sids[1], rating: 5, text: 'Goes.' });
    const { id, revision } = await reviewOf(blankItem.sku, orderId);
    await decide(id, 'published', revision);
    const data = await shop.call('Account/MyData', {}, closedReviewer);
    expect(data.reviews).toMatchObject([
      { text: 'Stays.', state: 'published' },
      { text: 'Goes.', state: 'pending' },
    ]);
    expect(await sendRequest(shop, 'Account/CloseAccount', {}, closedReviewer)).toMatchObject({ status: 200 });
    expect((await listed({ q: 'Stays.' })).map(({ email, orderId: of }) => [email, of])).toEqual([[null, null]]);
    expect(await listed({ q: 'Goes.' })).toEqual([]);
  });
});
