import { randomUUID } from 'node:crypto';
import { openShop, type Shop } from '../../test/app';
import { audits } from '../../test/audits';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import {
  banner,
  blank,
  byPrepaid,
  fillCart,
  form,
  fundedReseller,
  pdf,
  proof,
  sidsOf,
  submittedOrder,
} from '../../test/ordering';
import { type Person, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';

jest.setTimeout(60_000);

let stage: Stage;
let shop: Shop;
let buyer: Person;
let service: Person;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  await fixtureCatalogue(shop);
  buyer = await fundedReseller(shop, 100_000_000);
  service = await somebody(shop, 'customer_service');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

const wide = { ...banner, length: '9', label: 'side wall' };
const cart = () => shop.call('Cart/MyShoppingCart', {}, buyer);
const view = (orderId: string) => shop.call('Account/ViewOrder', { orderId }, buyer);

async function emptyCart(): Promise<void> {
  for (const { itemId } of (await cart()).items) await shop.call('Cart/DeleteItemInCart', { itemId }, buyer);
}

/** An order whose every proof is confirmed. */
async function approvedOrder(items = [banner, wide]): Promise<string> {
  const orderId = await submittedOrder(shop, buyer, items);
  const sids = await sidsOf(shop, buyer, orderId);
  await proof(shop, service, orderId, sids);
  await shop.call(
    'Account/ConfirmProof',
    { orderId, versions: Object.fromEntries(sids.map((sid) => [sid, 1])) },
    buyer,
  );
  return orderId;
}

/** Orders what is in the cart, and pays for it. */
async function buyCart(): Promise<string> {
  const body = await fillCart(shop, buyer, byPrepaid, []);
  const { orderId } = await shop.call('Cart/PlaceOrder', body, buyer);
  await shop.call('Cart/CompleteOrder', { orderId }, buyer);
  await shop.call('Cart/Checkout', { orderId, payNow: true }, buyer);
  return orderId;
}

beforeEach(emptyCart);

test('an approved order ordered again goes from paid to production without an upload', async () => {
  const earlier = await approvedOrder();
  expect(await shop.call('Account/Reorder', { orderId: earlier }, buyer)).toEqual({ added: 2, skipped: [], count: 2 });
  const kept = { orderId: earlier, kind: 'file', name: 'art.pdf', approved: true };
  expect((await cart()).items).toMatchObject([
    { item: banner, kept },
    { item: wide, kept },
  ]);
  const again = await buyCart();
  const order = await view(again);
  expect(order.status).toBe('ready_for_production');
  expect(order.items).toMatchObject(
    [banner, wide].map(() => ({ artwork: { carriedFrom: earlier }, proofs: [{ version: 1, decision: 'confirmed' }] })),
  );
  expect(await audits(shop)).toEqual([]);
});

test('with new artwork for one line, it waits for that one and asks its proof alone', async () => {
  const earlier = await approvedOrder();
  await shop.call('Account/Reorder', { orderId: earlier }, buyer);
  const [first] = (await cart()).items;
  await shop.call('Cart/UseNewArtwork', { itemId: first?.itemId ?? '' }, buyer);
  expect((await cart()).items.map(({ kept }) => kept?.approved)).toEqual([undefined, true]);
  const orderId = await buyCart();
  expect(await view(orderId)).toMatchObject({ status: 'awaiting_files', requiredAction: 'upload_artwork' });
  const [fresh = '', same = ''] = await sidsOf(shop, buyer, orderId);
  await shop.call('Account/ArtworkUpload', form({ orderId, sid: fresh }, { name: 'x.pdf', content: pdf('x') }), buyer);
  await shop.call('Account/FinishUpload', { orderId }, buyer);
  await proof(shop, service, orderId, [fresh]);
  expect((await view(orderId)).status).toBe('awaiting_proof_approval');
  await shop.call('Account/ConfirmProof', { orderId, versions: { [fresh]: 1, [same]: 1 } }, buyer);
  expect((await view(orderId)).status).toBe('ready_for_production');
});

test('only the named items come, and only those that are the order’s', async () => {
  const earlier = await approvedOrder();
  const [, second = ''] = await sidsOf(shop, buyer, earlier);
  await shop.call('Account/Reorder', { orderId: earlier, sids: [second.toUpperCase()] }, buyer);
  expect((await cart()).items.map(({ item }) => item)).toEqual([wide]);
  await emptyCart();
  const [foreign = ''] = await sidsOf(shop, buyer, await approvedOrder([banner]));
  expect((await shop.refusal('Account/Reorder', { orderId: earlier, sids: [foreign] }, buyer)).code).toBe(
    'resource_not_found',
  );
});

test('another’s order is as absent as one that never was, and another’s line too', async () => {
  const earlier = await approvedOrder([banner]);
  const stranger = await somebody(shop, 'reseller');
  expect((await shop.refusal('Account/Reorder', { orderId: earlier }, stranger)).status).toBe(404);
  await shop.call('Account/Reorder', { orderId: earlier }, buyer);
  const itemId = (await cart()).items[0]?.itemId ?? '';
  expect((await shop.refusal('Cart/UseNewArtwork', { itemId }, stranger)).status).toBe(404);
  expect((await shop.refusal('Cart/UseNewArtwork', { itemId: 'x' }, stranger)).status).toBe(404);
});

test('artwork goes along only with the same configuration, and only one’s own', async () => {
  const earlier = await approvedOrder([banner, banner]);
  await shop.call('Account/Reorder', { orderId: earlier }, buyer);
  const [one, two] = (await cart()).items;
  const query = (sql: string, values: unknown[]) => shop.database.reader.query(sql, values);
  await query(`update cart_item set item = item || '{"length": "7"}' where id = $1`, [one?.itemId]);
  await query(`update cart_item set item = item || '{"quantity": 3, "label": "more"}' where id = $1`, [two?.itemId]);
  expect((await view(await buyCart())).items.map(({ artwork }) => artwork?.carriedFrom)).toEqual([undefined, earlier]);

  const thief = await fundedReseller(shop, 10_000_000);
  const [sid] = await sidsOf(shop, buyer, earlier);
  const body = await fillCart(shop, thief, byPrepaid, [banner]);
  await query('update cart_item set carried_from = $1 where account_id = $2', [sid, thief.accountId]);
  const { orderId } = await shop.call('Cart/PlaceOrder', body, thief);
  const { items } = await shop.call('Account/ViewOrder', { orderId }, thief);
  expect(items[0]?.artwork).toBeUndefined();
});

test('what can no longer be made is named and skipped; blank material brings nothing along', async () => {
  const earlier = await submittedOrder(shop, buyer, [banner]);
  await shop.database.reader.query(
    `update order_item set item = item || '{"finishes": ["gone"]}' where order_id = $1`,
    [earlier],
  );
  const { skipped, ...rest } = await shop.call('Account/Reorder', { orderId: earlier }, buyer);
  expect(rest).toEqual({ added: 0, count: 0 });
  expect(skipped).toEqual([{ sid: expect.any(String), name: expect.stringMatching(/\w/) }]);

  const spare = await fillCart(shop, buyer, byPrepaid, [blank]);
  const { orderId } = await shop.call('Cart/PlaceOrder', spare, buyer);
  expect(await shop.call('Account/Reorder', { orderId }, buyer)).toMatchObject({ added: 1 });
  expect((await cart()).items[0]?.kept).toBeUndefined();
});

test('sent twice under one key it adds its lines once, and never more than the cart holds', async () => {
  const earlier = await approvedOrder();
  const as = { bearer: buyer.bearer, headers: { 'idempotency-key': randomUUID() } };
  const answers = [
    await shop.call('Account/Reorder', { orderId: earlier }, as),
    await shop.call('Account/Reorder', { orderId: earlier }, as),
  ];
  expect(answers[1]).toEqual(answers[0]);
  expect((await cart()).count).toBe(2);
  await shop.database.reader.query(
    `insert into cart_item (account_id, item, created_at)
     select account_id, item, created_at from cart_item, generate_series(1, 49) where account_id = $1 limit 97`,
    [buyer.accountId],
  );
  expect((await shop.refusal('Account/Reorder', { orderId: earlier }, buyer)).code).toBe('cart_full');
  expect((await cart()).count).toBe(99);
});
