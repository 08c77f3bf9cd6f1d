import { openShop, type Shop } from '../../test/app';
import { readAuditViews } from '../../test/audit-views';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import {
  bannerItem,
  blankItem,
  prepaidTerms,
  buildForm,
  createFundedReseller,
  createOrder,
  buildPdf,
  sendProofs,
  listItemIds,
  createSubmittedOrder,
} from '../../test/orders';
import { type TestUser, createUser } from '../../test/users';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { ArtworkErasure } from './artwork-erasure';
import { copyArtwork } from './artwork-copies.queries';

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

const view = (orderId: string) => shop.call('Account/ViewOrder', { orderId }, { bearer: buyer.bearer });
const pay = (orderId: string) => shop.call('Cart/Checkout', { orderId, payNow: true }, { bearer: buyer.bearer });

/** Creates an order with confirmed proofs and returns its item ids. */
async function createApprovedOrder(items = [bannerItem]): Promise<string[]> {
  const orderId = await createSubmittedOrder(shop, buyer, items);
  const sids = await listItemIds(shop, buyer, orderId);
  await sendProofs(shop, service, orderId, sids);
  await shop.call(
    'Account/ConfirmProof',
    { orderId, versions: Object.fromEntries(sids.map((sid) => [sid, 1])) },
    buyer,
  );
  return sids;
}

/** An unpaid order of these items. Each gets a copy of the artwork of the item id in `sources`; null copies nothing. */
async function createOrderWithCopies(
  sources: (string | null)[],
  items = sources.map(() => bannerItem),
): Promise<string> {
  const orderId = await createOrder(shop, buyer, prepaidTerms, items);
  const sids = await listItemIds(shop, buyer, orderId);
  const copies = sids.flatMap((sid, i) => (sources[i] ? [{ fromSid: sources[i], sid }] : []));
  await shop.database.transaction((tx) => copyArtwork(tx, orderId, copies, shop.clock.now()));
  return orderId;
}

test('an order whose artwork and confirmed proofs are all copied goes straight to production when it is paid', async () => {
  const [one = '', two = ''] = await createApprovedOrder([bannerItem, bannerItem]);
  const orderId = await createOrderWithCopies([one, two, null], [bannerItem, bannerItem, blankItem]);
  expect((await view(orderId)).promise).toMatchObject({ from: 'today', needsApproval: false });
  await pay(orderId);
  const { status, items, history } = await view(orderId);
  expect(status).toBe('ready_for_production');
  expect(items.slice(0, 2)).toMatchObject(
    [one, two].map(() => ({
      artwork: { kind: 'file', name: 'art.pdf', carriedFrom: expect.stringMatching(/^[\w-]{20}$/) },
      proofs: [{ version: 1, current: true, decision: 'confirmed' }],
    })),
  );
  expect(history.map(({ event }) => event)).toEqual(['preorder', 'recipient_info_added', 'order_paid']);
  const file = await fetch(shop.origin + (items[0]?.artwork?.url ?? ''));
  expect(await file.text()).toBe(await buildPdf(one).text());
  expect(await readAuditViews(shop)).toEqual([]);
});

test('new artwork for one item requires a new proof of that item only', async () => {
  const [from = ''] = await createApprovedOrder();
  const orderId = await createOrderWithCopies([from, null]);
  await pay(orderId);
  expect(await view(orderId)).toMatchObject({ status: 'awaiting_files', requiredAction: 'upload_artwork' });
  const [copied = '', fresh = ''] = await listItemIds(shop, buyer, orderId);
  const file = { name: 'new.pdf', content: buildPdf('new') };
  await shop.call('Account/ArtworkUpload', buildForm({ orderId, sid: fresh }, file), buyer);
  await shop.call('Account/FinishUpload', { orderId }, buyer);
  await sendProofs(shop, service, orderId, [fresh]);
  expect((await view(orderId)).status).toBe('awaiting_proof_approval');
  expect(await shop.expectError('Account/ConfirmProof', { orderId, versions: { [fresh]: 1 } }, buyer)).toMatchObject({
    errors: [{ code: 'proof_not_current' }],
  });
  const versions = { [copied]: 1, [fresh]: 1 };
  expect(await shop.call('Account/ConfirmProof', { orderId, versions }, buyer)).toEqual({
    status: 'ready_for_production',
  });
});

test('an upload replaces copied artwork, and the copied proof is no longer current', async () => {
  const [from = ''] = await createApprovedOrder();
  const orderId = await createOrderWithCopies([from, null]);
  await pay(orderId);
  const [sid = ''] = await listItemIds(shop, buyer, orderId);
  await shop.call(
    'Account/ArtworkUpload',
    buildForm({ orderId, sid }, { name: 'b.pdf', content: buildPdf('b') }),
    buyer,
  );
  const [item] = (await view(orderId)).items;
  expect(item).toMatchObject({ artwork: { name: 'b.pdf' }, proofs: [{ version: 1, current: false }] });
  expect(item?.artwork?.carriedFrom).toBeUndefined();
});

test('artwork without a confirmed proof is copied without a proof, and rejected artwork is not copied', async () => {
  const earlier = await createSubmittedOrder(shop, buyer, [bannerItem, bannerItem]);
  const [good = '', bad = ''] = await listItemIds(shop, buyer, earlier);
  const rejection = { event: 'artwork_rejected', items: [bad], reason: 'blurred' };
  await shop.call('admin/order-events', rejection as never, { bearer: service.bearer, params: { orderId: earlier } });
  const orderId = await createOrderWithCopies([good, bad]);
  await pay(orderId);
  const { status, items } = await view(orderId);
  expect(status).toBe('awaiting_files');
  expect(items).toMatchObject([{ artwork: { carriedFrom: earlier }, proofs: [] }, { proofs: [] }]);
  expect(items[1]?.artwork).toBeUndefined();
});

test('a stored object that several orders share is deleted once, with the last of these orders', async () => {
  const [from = ''] = await createApprovedOrder();
  const later = await createOrderWithCopies([from]);
  const [row]: { order_id: string; object_id: string }[] = await shop.database.reader.query(
    'select order_id, object_id from artwork where sid = $1',
    [from],
  );
  const objects = () => shop.database.reader.query('select from stored_object where id = $1', [row?.object_id]);
  const deletedKeys = async (): Promise<string[]> => {
    const rows: { keys: string[] }[] = await shop.database.reader.query(
      `select payload -> 'keys' as keys from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'artwork.delete-objects'`,
    );
    return rows.flatMap(({ keys }) => keys);
  };
  const erasure = shop.app.get(ArtworkErasure, { strict: false });
  await shop.database.transaction((tx) => erasure.erase(tx, [row?.order_id ?? '']));
  expect(await objects()).toHaveLength(1);
  expect(await deletedKeys()).toEqual([]);
  await shop.database.transaction((tx) => erasure.erase(tx, [later]));
  expect(await objects()).toHaveLength(0);
  // The file of the artwork and the file of its proof.
  expect(new Set(await deletedKeys()).size).toBe(2);
  expect(await deletedKeys()).toHaveLength(2);
});
