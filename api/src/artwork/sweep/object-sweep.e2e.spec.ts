import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { openShop, type Shop } from '../../../test/app';
import { readAuditViews } from '../../../test/audit-views';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { createFundedReseller, createSubmittedOrder } from '../../../test/orders';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { Bucket } from '../../common/backup/bucket';
import { readConfig } from '../../common/config/config';
import { ObjectStore } from '../../common/public';
import { ObjectSweep } from './object-sweep';

const DAY_MS = 24 * 3_600_000;

let env: TestEnv;
let bucket: Bucket;
let shop: Shop;

beforeEach(async () => {
  const { env: shared, close } = await openTestEnv();
  // A bucket of its own, because a sweep removes the objects of other tests.
  env = { env: { ...shared, S3_BUCKET: `sweep-${randomUUID()}` }, close };
  bucket = new Bucket(readConfig(env.env).objectStore);
  await bucket.createIfMissing();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
}, 60_000);

afterEach(async () => {
  await shop?.close();
  bucket?.close();
  await env?.close();
});

const sweep = () => shop.app.get(ObjectSweep, { strict: false }).run();
const store = async (folder: string): Promise<string> => {
  const objects = shop.app.get(ObjectStore, { strict: false });
  return (await objects.store(folder, Readable.from([Buffer.from('bytes')]), 'text/plain')).key;
};

async function listKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of bucket.listKeys()) keys.push(key);
  return keys.sort();
}

/** The key of the artwork of a new order. */
async function uploadOne(): Promise<string> {
  const orderId = await createSubmittedOrder(shop, await createFundedReseller(shop, 100_000_000));
  const [row]: { object_key: string }[] = await shop.database.reader.query(
    'select object_key from stored_object join artwork on artwork.object_id = stored_object.id where order_id = $1',
    [orderId],
  );
  return row?.object_key ?? '';
}

test('Objects older than a day that no row names are removed, and no others', async () => {
  const used = await uploadOne();
  const [unnamed, foreign] = [await store('uploads'), await store('another-program')];
  await sweep();
  expect(await listKeys()).toEqual([used, unnamed, foreign].sort());
  shop.clock.advance(DAY_MS + 60_000);
  await sweep();
  expect(await listKeys()).toEqual([used, foreign].sort());
});

test('Nothing is removed from a bucket in which no object is named, because it belongs to another database', async () => {
  const key = await store('artwork');
  shop.clock.advance(2 * DAY_MS);
  await sweep();
  expect(await listKeys()).toEqual([key]);
});

test('An object that a row names and the store lost is told by the integrity checks until it is back', async () => {
  const [kept, lost] = [await uploadOne(), await uploadOne()];
  const objects = shop.app.get(ObjectStore, { strict: false });
  await objects.remove(lost);
  await sweep();
  const missing = async () =>
    (await readAuditViews(shop)).flatMap(({ view, object_key }) =>
      view === 'audit_object_not_in_store' ? object_key : [],
    );
  expect(await missing()).toEqual([]);
  shop.clock.advance(2 * DAY_MS);
  await sweep();
  expect(await missing()).toEqual([lost]);
  await bucket.write(lost, Readable.from([Buffer.from('bytes')]), 'image/png');
  await sweep();
  expect(await missing()).toEqual([]);
  expect(await listKeys()).toEqual([kept, lost].sort());
});
