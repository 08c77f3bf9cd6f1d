import { openShop, type Shop } from '../../../test/app';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { createFundedReseller, createSubmittedOrder, listItemIds, sendProofs } from '../../../test/orders';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';
import { ArtworkRetention } from './artwork-retention.service';

const DAY_MS = 86_400_000;

let env: TestEnv;
let shop: Shop;
let buyer: TestUser;

beforeEach(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0', ARTWORK_RETENTION_DAYS: '100' });
  await fixtureCatalogue(shop);
  buyer = await createFundedReseller(shop, 100_000_000);
}, 60_000);

afterEach(async () => {
  await shop?.close();
  await env?.close();
});

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => shop.database.reader.query(sql, values);
const run = () => shop.app.get(ArtworkRetention, { strict: false }).run();
const mails = (orderId: string) =>
  query<{ data: { deletedOn: string } }>(
    `select data from mail where template = 'artwork_expiring' and data ->> 'orderId' = $1`,
    [orderId],
  );
const files = (orderId: string) =>
  query('select object_id from artwork where order_id = $1 union select object_id from proof where order_id = $1', [
    orderId,
  ]);
const approvals = (orderId: string) =>
  query<{ approved_by: string }>('select approved_by from proof_approval where order_id = $1', [orderId]);

/** An order with an approved proof, completed this many days ago. */
async function createCompletedOrder(days: number): Promise<string> {
  const orderId = await createSubmittedOrder(shop, buyer);
  const [sid = ''] = await listItemIds(shop, buyer, orderId);
  await sendProofs(shop, await createUser(shop, 'customer_service'), orderId, [sid]);
  await shop.call('Account/ConfirmProof', { orderId, versions: { [sid]: 1 }, name: 'Jiro Sato' }, buyer);
  await touch(orderId, days);
  return orderId;
}

const touch = (orderId: string, days: number) =>
  query(`update customer_order set state = 'completed', updated_at = $2 where id = $1`, [
    orderId,
    new Date(shop.clock.now().getTime() - days * DAY_MS),
  ]);

test('Files of a completed order are announced two weeks before they are deleted, and only once', async () => {
  const [due, early] = [await createCompletedOrder(87), await createCompletedOrder(80)];
  await run();
  await run();
  const [mail, ...others] = await mails(due);
  expect(others).toEqual([]);
  const left = Date.parse(mail?.data.deletedOn ?? '') - shop.clock.now().getTime();
  expect(Math.round(left / DAY_MS)).toBe(14);
  expect(await mails(early)).toEqual([]);
  shop.clock.advance(13 * DAY_MS);
  await run();
  expect(await files(due)).toHaveLength(2);
  shop.clock.advance(2 * DAY_MS);
  await run();
  expect(await files(due)).toEqual([]);
  expect(await files(early)).toHaveLength(2);
  expect(await approvals(due)).toEqual([{ approved_by: 'Jiro Sato' }]);
  const [job] = await query<{ payload: { keys: string[] } }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'artwork.delete-objects'`,
  );
  expect(job?.payload.keys).toHaveLength(2);
});

test('An order that changes after the announcement keeps its files, and is announced again later', async () => {
  const orderId = await createCompletedOrder(90);
  await run();
  await touch(orderId, 0);
  shop.clock.advance(15 * DAY_MS);
  await run();
  expect(await files(orderId)).toHaveLength(2);
  shop.clock.advance(80 * DAY_MS);
  await run();
  expect(await mails(orderId)).toHaveLength(2);
});

test('Orders in production and orders with an open claim keep their files', async () => {
  const [claimed, working] = [await createCompletedOrder(200), await createCompletedOrder(200)];
  await query(`update customer_order set state = 'in_production' where id = $1`, [working]);
  await query(
    `insert into claim (order_id, sid, reason, opened_at, response_due)
     select order_id, sid, 'torn', now(), now() from order_item where order_id = $1`,
    [claimed],
  );
  await run();
  shop.clock.advance(30 * DAY_MS);
  await run();
  for (const orderId of [claimed, working]) expect(await files(orderId)).toHaveLength(2);
});
