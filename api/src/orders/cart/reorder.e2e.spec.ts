import { randomUUID } from 'node:crypto';
import { openShop, type Shop } from '../../../test/app';
import { readAuditViews } from '../../../test/audit-views';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import {
  bannerItem,
  blankItem,
  prepaidTerms,
  fillCart,
  buildForm,
  createFundedReseller,
  buildPdf,
  sendProofs,
  listItemIds,
  createSubmittedOrder,
} from '../../../test/orders';
import { type TestUser, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';

jest.setTimeout(60_000);

let env: TestEnv;
let shop: Shop;
let buyer: TestUser;
let service: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
  buyer = await createFundedReseller(shop, 100_000_000);
  service = await createUser(shop, 'customer_service');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

const wide = { ...bannerItem, length: '9', label: 'side wall' };
const cart = () => shop.call('Cart/MyShoppingCart', {}, buyer);
const view = (orderId: string) => shop.call('Account/ViewOrder', { orderId }, buyer);

async function emptyCart(): Promise<void> {
  for (const { itemId } of (await cart()).items) await shop.call('Cart/DeleteItemInCart', { itemId }, buyer);
}

/** Creates an order whose proofs are all confirmed. */
async function createApprovedOrder(items = [bannerItem, wide]): Promise<string> {
  const orderId = await createSubmittedOrder(shop, buyer, items);
  const sids = await listItemIds(shop, buyer, orderId);
  await sendProofs(shop, service, orderId, sids);
  await shop.call(
    'Account/ConfirmProof',
    { orderId, versions: Object.fromEntries(sids.map((sid) => [sid, 1])) },
    buyer,
  );
  return orderId;
}

/** Orders the cart and pays for it. */
async function orderCart(): Promise<string> {
  const body = await fillCart(shop, buyer, prepaidTerms, []);
  const { orderId } = await shop.call('Cart/PlaceOrder', body, buyer);
  await shop.call('Cart/CompleteOrder', { orderId }, buyer);
  await shop.call('Cart/Checkout', { orderId, payNow: true }, buyer);
  return orderId;
}

beforeEach(emptyCart);

test('a paid reorder of an approved order is ready for production without an upload', async () => {
  const earlier = await createApprovedOrder();
  expect(await shop.call('Account/Reorder', { orderId: earlier }, buyer)).toEqual({ added: 2, skipped: [], count: 2 });
  const kept = { orderId: earlier, kind: 'file', name: 'art.pdf', approved: true };
  expect((await cart()).items).toMatchObject([
    { item: bannerItem, kept },
    { item: wide, kept },
  ]);
  const again = await orderCart();
  const order = await view(again);
  expect(order.status).toBe('ready_for_production');
  expect(order.items).toMatchObject(
    [bannerItem, wide].map(() => ({
      artwork: { carriedFrom: earlier },
      proofs: [{ version: 1, decision: 'confirmed' }],
    })),
  );
  expect(await readAuditViews(shop)).toEqual([]);
});

test('an item keeps its artwork when its label and quantity change, and loses it with another size', async () => {
  const earlier = await createApprovedOrder();
  await shop.call('Account/Reorder', { orderId: earlier }, buyer);
  const [first, second] = (await cart()).items.map(({ itemId }) => itemId);
  const relabelled = { ...bannerItem, quantity: 4, label: 'back wall' };
  await shop.call('Cart/UpdateItemInCart', { itemId: first ?? '', item: relabelled }, buyer);
  await shop.call('Cart/UpdateItemInCart', { itemId: second ?? '', item: { ...wide, length: '10' } }, buyer);
  expect((await cart()).items.map(({ kept }) => kept?.orderId)).toEqual([earlier, undefined]);
});

test('an item is added with the artwork of an ordered one only by the account that ordered the same', async () => {
  const earlier = await createApprovedOrder([bannerItem]);
  const [artworkFrom = ''] = await listItemIds(shop, buyer, earlier);
  const item = { ...bannerItem, label: 'again' };
  await shop.call('Cart/Add2Cart', { item, artworkFrom }, buyer);
  expect((await cart()).items).toMatchObject([{ item, kept: { orderId: earlier, sid: artworkFrom } }]);
  const stranger = await createUser(shop);
  for (const [input, as] of [
    [{ item, artworkFrom }, stranger],
    [{ item: wide, artworkFrom }, buyer],
    [{ item, artworkFrom: randomUUID() }, buyer],
    [{ item, artworkFrom: 'x' }, buyer],
  ] as const)
    expect(await shop.expectError('Cart/Add2Cart', input, as)).toMatchObject({
      code: 'resource_not_found',
      errors: [{ field: 'artworkFrom' }],
    });
  expect((await cart()).count).toBe(1);
});

test('a reorder with new artwork for one item needs an upload and a proof for that item only', async () => {
  const earlier = await createApprovedOrder();
  await shop.call('Account/Reorder', { orderId: earlier }, buyer);
  const [first] = (await cart()).items;
  await shop.call('Cart/UseNewArtwork', { itemId: first?.itemId ?? '' }, buyer);
  expect((await cart()).items.map(({ kept }) => kept?.approved)).toEqual([undefined, true]);
  const orderId = await orderCart();
  expect(await view(orderId)).toMatchObject({ status: 'awaiting_files', requiredAction: 'upload_artwork' });
  const [fresh = '', same = ''] = await listItemIds(shop, buyer, orderId);
  await shop.call(
    'Account/ArtworkUpload',
    buildForm({ orderId, sid: fresh }, { name: 'x.pdf', content: buildPdf('x') }),
    buyer,
  );
  await shop.call('Account/FinishUpload', { orderId }, buyer);
  await sendProofs(shop, service, orderId, [fresh]);
  expect((await view(orderId)).status).toBe('awaiting_proof_approval');
  await shop.call('Account/ConfirmProof', { orderId, versions: { [fresh]: 1, [same]: 1 } }, buyer);
  expect((await view(orderId)).status).toBe('ready_for_production');
});

test('a reorder takes only the given items and rejects items of another order', async () => {
  const earlier = await createApprovedOrder();
  const [, second = ''] = await listItemIds(shop, buyer, earlier);
  await shop.call('Account/Reorder', { orderId: earlier, sids: [second.toUpperCase()] }, buyer);
  expect((await cart()).items.map(({ item }) => item)).toEqual([wide]);
  await emptyCart();
  const [foreign = ''] = await listItemIds(shop, buyer, await createApprovedOrder([bannerItem]));
  expect((await shop.expectError('Account/Reorder', { orderId: earlier, sids: [foreign] }, buyer)).code).toBe(
    'resource_not_found',
  );
});

test('another customer’s order or cart item is reported as not found', async () => {
  const earlier = await createApprovedOrder([bannerItem]);
  const stranger = await createUser(shop, 'reseller');
  expect((await shop.expectError('Account/Reorder', { orderId: earlier }, stranger)).status).toBe(404);
  await shop.call('Account/Reorder', { orderId: earlier }, buyer);
  const itemId = (await cart()).items[0]?.itemId ?? '';
  expect((await shop.expectError('Cart/UseNewArtwork', { itemId }, stranger)).status).toBe(404);
  expect((await shop.expectError('Cart/UseNewArtwork', { itemId: 'x' }, stranger)).status).toBe(404);
});

test('artwork is carried over only to the same configuration and from the customer’s own items', async () => {
  const earlier = await createApprovedOrder([bannerItem, bannerItem]);
  await shop.call('Account/Reorder', { orderId: earlier }, buyer);
  const [one, two] = (await cart()).items;
  const query = (sql: string, values: unknown[]) => shop.database.reader.query(sql, values);
  await query(`update cart_item set item = item || '{"length": "7"}' where id = $1`, [one?.itemId]);
  await query(`update cart_item set item = item || '{"quantity": 3, "label": "more"}' where id = $1`, [two?.itemId]);
  expect((await view(await orderCart())).items.map(({ artwork }) => artwork?.carriedFrom)).toEqual([
    undefined,
    earlier,
  ]);

  const otherBuyer = await createFundedReseller(shop, 10_000_000);
  const [sid] = await listItemIds(shop, buyer, earlier);
  const body = await fillCart(shop, otherBuyer, prepaidTerms, [bannerItem]);
  await query('update cart_item set copied_from = $1 where account_id = $2', [sid, otherBuyer.accountId]);
  const { orderId } = await shop.call('Cart/PlaceOrder', body, otherBuyer);
  const { items } = await shop.call('Account/ViewOrder', { orderId }, otherBuyer);
  expect(items[0]?.artwork).toBeUndefined();
});

test('items that can no longer be made are skipped, and blank items carry no artwork', async () => {
  const earlier = await createSubmittedOrder(shop, buyer, [bannerItem]);
  await shop.database.reader.query(
    `update order_item set item = item || '{"finishes": ["gone"]}' where order_id = $1`,
    [earlier],
  );
  const { skipped, ...rest } = await shop.call('Account/Reorder', { orderId: earlier }, buyer);
  expect(rest).toEqual({ added: 0, count: 0 });
  expect(skipped).toEqual([{ sid: expect.any(String), name: expect.stringMatching(/\w/) }]);

  const spare = await fillCart(shop, buyer, prepaidTerms, [blankItem]);
  const { orderId } = await shop.call('Cart/PlaceOrder', spare, buyer);
  expect(await shop.call('Account/Reorder', { orderId }, buyer)).toMatchObject({ added: 1 });
  expect((await cart()).items[0]?.kept).toBeUndefined();
});

test('a repeated reorder with the same key adds its items once, and a full cart is rejected', async () => {
  const earlier = await createApprovedOrder();
  const as = { bearer: buyer.bearer, headers: { 'idempotency-key': randomUUID() } };
  const responses = [
    await shop.call('Account/Reorder', { orderId: earlier }, as),
    await shop.call('Account/Reorder', { orderId: earlier }, as),
  ];
  expect(responses[1]).toEqual(responses[0]);
  expect((await cart()).count).toBe(2);
  await shop.database.reader.query(
    `insert into cart_item (account_id, item, created_at)
     select account_id, item, created_at from cart_item, generate_series(1, 249) where account_id = $1 limit 497`,
    [buyer.accountId],
  );
  expect((await shop.expectError('Account/Reorder', { orderId: earlier }, buyer)).code).toBe('cart_full');
  expect((await cart()).count).toBe(499);
});
