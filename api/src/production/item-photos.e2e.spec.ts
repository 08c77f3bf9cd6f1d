import sharp from 'sharp';
import { openShop, type Shop } from '../../test/app';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { createApprovedOrder } from '../../test/order-stages';
import { buildForm, createFundedReseller, createPaidOrder, listItemIds } from '../../test/orders';
import { createPhoto } from '../../test/photos';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { createUser, type TestUser } from '../../test/users';
import { ArtworkErasure } from '../artwork/public';

jest.setTimeout(60_000);

let env: TestEnv;
let shop: Shop;
let buyer: TestUser;
let factory: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
  buyer = await createFundedReseller(shop, 100_000_000);
  factory = await createUser(shop, 'factory');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

async function approvedItem() {
  const orderId = await createApprovedOrder(shop, buyer);
  const [sid = ''] = await listItemIds(shop, buyer, orderId);
  return { orderId, sid };
}

const form = (bytes: Buffer, fields: Record<string, string> = {}) =>
  buildForm(fields, { name: 'piece.jpg', content: new Blob([Uint8Array.from(bytes)]) });

const as = (params: Record<string, string>, idempotencyKey?: string) => ({
  ...{ bearer: factory.bearer, params },
  ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
});

const customerPhotos = async (orderId: string) =>
  (await shop.call('Account/ViewOrder', { orderId }, buyer)).items.flatMap(({ photos }) => photos);

async function countObjects(): Promise<number> {
  const [row]: { count: string }[] = await shop.database.reader.query(
    `select count(*) from stored_object where object_key like 'production/%'`,
  );
  return Number(row?.count);
}

test('a photo is kept upright and without its place, and the customer sees it once staff show it', async () => {
  const item = await approvedItem();
  const bytes = await createPhoto(300, 500, { turned: true });
  const key = crypto.randomUUID();
  const add = () => shop.call('admin/item-photo', form(bytes, { step: 'checked' }), as(item, key));
  const [photo] = await add();
  expect(await add()).toHaveLength(1);
  expect(photo).toMatchObject({ isShown: false });
  const served = await fetch(shop.origin + (photo?.url ?? ''));
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const picture = Buffer.from(await served.arrayBuffer());
  const { width, height, exif } = await sharp(picture).metadata();
  expect({ width, height, exif }).toEqual({ width: 500, height: 300, exif: undefined });
  expect(await customerPhotos(item.orderId)).toEqual([]);
  const [queued] = await shop.call('admin/production-queue', { filter: JSON.stringify({ id: [item.sid] }) }, factory);
  expect(queued?.photos.map(({ id }) => id)).toEqual([photo?.id]);
  const params = as({ ...item, photoId: photo?.id ?? '' });
  expect(await shop.call('admin/item-photo-show', { isShown: true }, params)).toMatchObject([{ isShown: true }]);
  expect((await customerPhotos(item.orderId)).map(({ id }) => id)).toEqual([photo?.id]);
  await shop.call('admin/item-photo-show', { isShown: false }, params);
  expect(await customerPhotos(item.orderId)).toEqual([]);
  const before = await countObjects();
  expect(await shop.call('admin/item-photo-delete', {}, params)).toEqual([]);
  expect(await countObjects()).toBe(before - 1);
  expect(await shop.expectError('admin/item-photo-show', { isShown: true }, params)).toMatchObject({
    code: 'resource_not_found',
  });
  for (let count = 0; count < 2; count += 1) await shop.call('admin/item-photo', form(bytes), as(item));
  await shop.database.transaction((tx) => shop.app.get(ArtworkErasure, { strict: false }).erase(tx, [item.orderId]));
  expect(await countObjects()).toBe(before - 1);
});

test('an item has at most 12 photos, also when they arrive at once', async () => {
  const item = await approvedItem();
  const bytes = await createPhoto(40, 30);
  const send = () => shop.send('admin/item-photo', form(bytes), as(item));
  for (let count = 0; count < 11; count += 1) await send();
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
});

test('files that are no photos, and items that are not in production, are refused and leave nothing', async () => {
  const item = await approvedItem();
  const other = await approvedItem();
  const bytes = await createPhoto(40, 30);
  const before = await countObjects();
  const waiting = await createPaidOrder(shop, buyer);
  const [unreleased = ''] = await listItemIds(shop, buyer, waiting);
  for (const [params, content, fields, code] of [
    [item, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {}, 'picture_type_not_allowed'],
    [item, bytes.subarray(0, bytes.length / 2), {}, 'photo_unreadable'],
    [item, Buffer.concat([bytes.subarray(0, 4), Buffer.alloc(15_000_001)]), {}, 'picture_too_large'],
    [item, bytes, { step: 'folded' }, 'validation_failed'],
    [{ ...item, sid: other.sid }, bytes, {}, 'resource_not_found'],
    [{ ...item, sid: 'QR ✓' }, bytes, {}, 'resource_not_found'],
    [{ orderId: waiting, sid: unreleased }, bytes, {}, 'resource_not_found'],
  ] as const)
    expect(await shop.expectError('admin/item-photo', form(content, fields), as(params))).toMatchObject({ code });
  expect(await countObjects()).toBe(before);
  const foreign = as({ ...item, photoId: crypto.randomUUID() });
  for (const params of [foreign, as({ ...item, photoId: '1' })])
    expect(await shop.expectError('admin/item-photo-delete', {}, params)).toMatchObject({ code: 'resource_not_found' });
});
