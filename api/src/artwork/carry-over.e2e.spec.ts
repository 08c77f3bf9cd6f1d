import { openShop, type Shop } from '../../test/app';
import { audits } from '../../test/audits';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import {
  banner,
  blank,
  byPrepaid,
  form,
  fundedReseller,
  order,
  pdf,
  proof,
  sidsOf,
  submittedOrder,
} from '../../test/ordering';
import { type Person, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';
import { ArtworkErasure, carryOver } from './public';

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

const view = (orderId: string) => shop.call('Account/ViewOrder', { orderId }, { bearer: buyer.bearer });
const pay = (orderId: string) => shop.call('Cart/Checkout', { orderId, payNow: true }, { bearer: buyer.bearer });

/** An order whose every proof is confirmed. */
async function approvedOrder(items = [banner]): Promise<string[]> {
  const orderId = await submittedOrder(shop, buyer, items);
  const sids = await sidsOf(shop, buyer, orderId);
  await proof(shop, service, orderId, sids);
  await shop.call(
    'Account/ConfirmProof',
    { orderId, versions: Object.fromEntries(sids.map((sid) => [sid, 1])) },
    buyer,
  );
  return sids;
}

/** An unpaid order of these items, each with the artwork of the one named beside it. */
async function orderCarrying(froms: (string | null)[], items = froms.map(() => banner)): Promise<string> {
  const orderId = await order(shop, buyer, byPrepaid, items);
  const sids = await sidsOf(shop, buyer, orderId);
  const pairs = sids.flatMap((sid, i) => (froms[i] ? [{ from: froms[i], sid }] : []));
  await shop.database.transaction((tx) => carryOver(tx, orderId, pairs, shop.clock.now()));
  return orderId;
}

test('an order whose artwork and confirmed proofs are all carried over goes from paid to production', async () => {
  const [one = '', two = ''] = await approvedOrder([banner, banner]);
  const orderId = await orderCarrying([one, two, null], [banner, banner, blank]);
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
  expect(await file.text()).toBe(await pdf(one).text());
  expect(await audits(shop)).toEqual([]);
});

test('new artwork for one item asks a proof of that item alone', async () => {
  const [from = ''] = await approvedOrder();
  const orderId = await orderCarrying([from, null]);
  await pay(orderId);
  expect(await view(orderId)).toMatchObject({ status: 'awaiting_files', requiredAction: 'upload_artwork' });
  const [kept = '', fresh = ''] = await sidsOf(shop, buyer, orderId);
  const file = { name: 'new.pdf', content: pdf('new') };
  await shop.call('Account/ArtworkUpload', form({ orderId, sid: fresh }, file), buyer);
  await shop.call('Account/FinishUpload', { orderId }, buyer);
  await proof(shop, service, orderId, [fresh]);
  expect((await view(orderId)).status).toBe('awaiting_proof_approval');
  expect(await shop.refusal('Account/ConfirmProof', { orderId, versions: { [fresh]: 1 } }, buyer)).toMatchObject({
    errors: [{ code: 'proof_not_current' }],
  });
  const versions = { [kept]: 1, [fresh]: 1 };
  expect(await shop.call('Account/ConfirmProof', { orderId, versions }, buyer)).toEqual({
    status: 'ready_for_production',
  });
});

test('an upload takes the place of carried artwork, and its confirmed proof is no longer current', async () => {
  const [from = ''] = await approvedOrder();
  const orderId = await orderCarrying([from, null]);
  await pay(orderId);
  const [sid = ''] = await sidsOf(shop, buyer, orderId);
  await shop.call('Account/ArtworkUpload', form({ orderId, sid }, { name: 'b.pdf', content: pdf('b') }), buyer);
  const [item] = (await view(orderId)).items;
  expect(item).toMatchObject({ artwork: { name: 'b.pdf' }, proofs: [{ version: 1, current: false }] });
  expect(item?.artwork?.carriedFrom).toBeUndefined();
});

test('artwork without a confirmed proof comes alone, and rejected artwork not at all', async () => {
  const earlier = await submittedOrder(shop, buyer, [banner, banner]);
  const [good = '', bad = ''] = await sidsOf(shop, buyer, earlier);
  const rejection = { event: 'artwork_rejected', items: [bad], reason: 'blurred' };
  await shop.call('admin/order-events', rejection as never, { bearer: service.bearer, params: { orderId: earlier } });
  const orderId = await orderCarrying([good, bad]);
  await pay(orderId);
  const { status, items } = await view(orderId);
  expect(status).toBe('awaiting_files');
  expect(items).toMatchObject([{ artwork: { carriedFrom: earlier }, proofs: [] }, { proofs: [] }]);
  expect(items[1]?.artwork).toBeUndefined();
});

test('an object that several orders name is removed once, with the last of them', async () => {
  const [from = ''] = await approvedOrder();
  const later = await orderCarrying([from]);
  const [row]: { order_id: string; object_id: string }[] = await shop.database.reader.query(
    'select order_id, object_id from artwork where sid = $1',
    [from],
  );
  const objects = () => shop.database.reader.query('select from stored_object where id = $1', [row?.object_id]);
  const unwanted = async (): Promise<string[]> => {
    const rows: { keys: string[] }[] = await shop.database.reader.query(
      `select payload -> 'keys' as keys from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'artwork.objects-unwanted'`,
    );
    return rows.flatMap(({ keys }) => keys);
  };
  const erasure = shop.app.get(ArtworkErasure, { strict: false });
  await shop.database.transaction((tx) => erasure.erase(tx, [row?.order_id ?? '']));
  expect(await objects()).toHaveLength(1);
  expect(await unwanted()).toEqual([]);
  await shop.database.transaction((tx) => erasure.erase(tx, [later]));
  expect(await objects()).toHaveLength(0);
  // The artwork and its proof.
  expect(new Set(await unwanted()).size).toBe(2);
  expect(await unwanted()).toHaveLength(2);
});
