import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ItemView, TilesView } from '@shop/contract';
import { tileLevels } from '@shop/preflight';
import sharp from 'sharp';
import { openShop, type Shop } from '../../../test/app';
import { runInParallel, sendRequest } from '../../../test/concurrency';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { bannerItem, buildForm, createFundedReseller, createPaidOrder, listItemIds } from '../../../test/orders';
import { paleProfile } from '../../../test/colour-profiles';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';
import { Bucket } from '../../common/backup/bucket';
import { readConfig } from '../../common/config/config';
import { ObjectStore } from '../../common/public';
import { FileExaminations, FileTiles, type TileSetKey } from '../../preflight/public';
import { ArtworkErasure } from '../artwork-erasure';
import { SoftProofJob } from '../soft-proof-job';
import { ObjectSweep } from '../sweep/object-sweep';
import { TilesCleanup } from './tiles-cleanup';

const DAY_MS = 24 * 3_600_000;

let env: TestEnv;
let bucket: Bucket;
let shop: Shop;
let buyer: TestUser;

beforeAll(async () => {
  const { env: shared, close } = await openTestEnv();
  // A bucket of its own, because a sweep removes the objects of other tests.
  env = { env: { ...shared, S3_BUCKET: `tiles-${randomUUID()}` }, close };
  bucket = new Bucket(readConfig(env.env).objectStore);
  await bucket.createIfMissing();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
  buyer = await createFundedReseller(shop, 1_000_000_000);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  bucket?.close();
  await env?.close();
});

const item: ItemView = { ...bannerItem, width: '2', length: '1', unit: 3, quantity: 1 };
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => shop.database.reader.query(sql, values);
const tilesOf = (tilesKey: string) => shop.call('Artwork/Tiles', { tilesKey });
const fetchTile = (path: string) => fetch(shop.origin + path);

/** A TIFF of 1300 × 650 px with a red pixel block at a place, and a colour of its own, so that no other file has its bytes. */
async function tiff(left = 1000, top = 600): Promise<{ name: string; content: Blob }> {
  const [r, g, b] = [...Buffer.from(randomUUID().replaceAll('-', ''), 'hex')];
  const dot = { create: { width: 8, height: 8, channels: 3, background: '#ff0000' } } as const;
  const own = { create: { width: 40, height: 40, channels: 3, background: { r, g, b } } } as never;
  const bytes = await sharp({ create: { width: 1300, height: 650, channels: 3, background: '#ffffff' } })
    .composite([
      { input: dot, left, top },
      { input: own, left: 0, top: 0 },
    ])
    .tiff({ compression: 'lzw' })
    .toBuffer();
  return { name: 'art.tif', content: new Blob([new Uint8Array(bytes)]) };
}

/** Runs the jobs that examine files, as a worker would. */
async function examineFiles(): Promise<void> {
  const waiting = await query<{ sha256: Buffer }>(`select sha256 from file_examination where state = 'waiting'`);
  for (const { sha256 } of waiting) await shop.app.get(FileExaminations, { strict: false }).examine(sha256);
}

/** Runs the jobs that cut files, as a worker would. */
async function cutFiles(): Promise<void> {
  const waiting = await query<TileSetKey>(`select sha256, print_id as "printId" from tile_set where state = 'waiting'`);
  for (const set of waiting) await shop.app.get(FileTiles, { strict: false }).cut(set);
}

async function upload(orderId: string, file: { name: string; content: Blob }): Promise<void> {
  const [sid = ''] = await listItemIds(shop, buyer, orderId);
  await shop.call('Account/ArtworkUpload', buildForm({ orderId, sid }, file), buyer);
  await examineFiles();
}

async function artworkOf(orderId: string) {
  const { items } = await shop.call('Account/ViewOrder', { orderId }, buyer);
  return items[0]?.artwork;
}

/** A paid order with an examined file, and the key to its tiles. */
async function uploadOne(file?: { name: string; content: Blob }): Promise<{ orderId: string; tilesKey: string }> {
  const orderId = await createPaidOrder(shop, buyer, [item]);
  await upload(orderId, file ?? (await tiff()));
  return { orderId, tilesKey: (await artworkOf(orderId))?.tilesKey ?? '' };
}

async function cutOne(file?: { name: string; content: Blob }) {
  const { orderId, tilesKey } = await uploadOne(file);
  await tilesOf(tilesKey);
  await cutFiles();
  const { picture } = await tilesOf(tilesKey);
  if (!picture) throw new Error('the file was not cut');
  return { orderId, tilesKey, picture };
}

const countRows = async (): Promise<number[]> => {
  const [row] = await query<{ sets: number; objects: number }>(
    `select (select count(*)::int from tile_set) as sets,
       (select count(*)::int from stored_object where content_type = 'application/octet-stream') as objects`,
  );
  return [row?.sets ?? -1, row?.objects ?? -1];
};

/** As it runs two days later. */
const sweep = () =>
  shop.clock.during(new Date(Date.now() + 2 * DAY_MS), () => shop.app.get(ObjectSweep, { strict: false }).run());

const keyOfTiles = async (): Promise<string> => {
  const [row] = await query<{ key: string }>(
    'select o.object_key as key from tile_set t join stored_object o on o.id = t.object_id order by o.stored_at desc limit 1',
  );
  return row?.key ?? '';
};

test('A file is cut into tiles once, at the first request, and each level has as many tiles as it says', async () => {
  const { tilesKey } = await uploadOne();
  expect(await tilesOf(tilesKey)).toEqual({ state: 'waiting', picture: null });
  expect(await tilesOf(tilesKey)).toEqual({ state: 'waiting', picture: null });
  const jobs = await query(`select from graphile_worker.jobs where task_identifier = 'preflight.cut-tiles'`);
  expect(jobs).toHaveLength(1);
  await cutFiles();
  const { state, picture } = await tilesOf(tilesKey);
  expect([state, picture]).toMatchObject(['ready', { width: 1300, height: 650, isReduced: false }]);
  for (const [level, { width, height, columns, rows }] of tileLevels({ width: 1300, height: 650 }).entries()) {
    const widths = [];
    for (let column = 0; column < columns; column++)
      widths.push((await readTile(picture, level, column, 0)).info.width);
    const heights = [];
    for (let row = 0; row < rows; row++) heights.push((await readTile(picture, level, 0, row)).info.height);
    const sum = (lengths: number[]) => lengths.reduce((all, length) => all + length, 0);
    expect([sum(widths), sum(heights)]).toEqual([width, height]);
  }
});

async function readTile(picture: TilesView['picture'], level: number, column: number, row: number) {
  const response = await fetchTile(`${picture?.link}/${level}/${column}/${row}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(response.headers.get('content-security-policy')).toMatch(/sandbox/);
  expect(response.headers.get('cache-control')).toBe('private, max-age=600, immutable');
  return sharp(Buffer.from(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
}

test('Everybody who first zooms into a file at the same moment waits for one job', async () => {
  for (let file = 0; file < 5; file++) {
    const { tilesKey } = await uploadOne();
    await query('delete from graphile_worker._private_jobs');
    const answers = await runInParallel(8, () => sendRequest(shop, 'Artwork/Tiles', { tilesKey }));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await query(`select from graphile_worker.jobs where task_identifier = 'preflight.cut-tiles'`)).toHaveLength(
      1,
    );
  }
  await cutFiles();
});

test('A pixel of a file is found at its place in the tile at 1:1', async () => {
  const { picture } = await cutOne(await tiff(1100, 600));
  const last = tileLevels(picture).length - 1;
  const { data, info } = await readTile(picture, last, 2, 1);
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  const [red = 0, green = 255, blue = 255] = pixel(1100 - 1024 + 4, 600 - 512 + 4);
  expect([red > 240, green < 30, blue < 30]).toEqual([true, true, true]);
  expect(pixel(1100 - 1024 + 30, 600 - 512 + 4).every((value) => value > 240)).toBe(true);
});

test('The owner and staff get a key and the place on the piece, and another customer does not', async () => {
  const { orderId, tilesKey } = await uploadOne();
  expect(tilesKey).not.toBe('');
  expect((await artworkOf(orderId))?.placement).toEqual({
    ...{ widthMm: 2000, heightMm: 1000, isTurned: false },
    covers: { x: 0, y: 0, width: 2000, height: 1000 },
  });
  const service = await createUser(shop, 'customer_service');
  const { items } = await shop.call('admin/order', {}, { ...service, params: { orderId } });
  expect(items[0]?.artwork?.tilesKey).toBe(tilesKey);
  const other = await createFundedReseller(shop, 1_000_000);
  expect(await shop.expectError('Account/ViewOrder', { orderId }, other)).toMatchObject({ status: 404 });
});

test('A file that is checked before ordering has tiles, too', async () => {
  const form = buildForm({ item: JSON.stringify(item) }, await tiff());
  const { checkId } = await shop.call('Artwork/Check', form);
  await examineFiles();
  const { tilesKey = '' } = await shop.call('Artwork/CheckResult', { id: checkId });
  await tilesOf(tilesKey);
  await cutFiles();
  expect((await tilesOf(tilesKey)).state).toBe('ready');
});

test('Keys and links open nothing else, and are refused when they are forged or expired', async () => {
  const { orderId, tilesKey, picture } = await cutOne();
  const tileToken = picture.link.split('/')[3] ?? '';
  const fileToken = (await artworkOf(orderId))?.preview?.split('/')[3] ?? '';
  for (const key of [tileToken, fileToken, `${tilesKey}x`, 'x', randomUUID()])
    expect(await shop.expectError('Artwork/Tiles', { tilesKey: key })).toMatchObject({
      ...{ status: 404, code: 'resource_not_found' },
    });
  for (const path of [
    `/api/files/${tileToken}/tiles.bin`,
    `/api/files/${tilesKey}/art.tif`,
    `/api/files/${tilesKey}/tiles/0/0/0`,
    `/api/files/${fileToken}/tiles/0/0/0`,
  ])
    expect([path, (await fetchTile(path)).status]).toEqual([path, 404]);
  await shop.clock.during(new Date(Date.now() + 61 * 60_000), async () => {
    expect(await shop.expectError('Artwork/Tiles', { tilesKey })).toMatchObject({ status: 404 });
    expect((await fetchTile(`${picture.link}/0/0/0`)).status).toBe(404);
  });
});

test('A tile that does not exist is refused with a code, whatever its address looks like', async () => {
  const { picture } = await cutOne();
  const addresses = [
    '9/0/0',
    '0/1/0',
    '2/0/2',
    '-1/0/0',
    '0/0/-1',
    '1e0/0/0',
    '0x0/0/0',
    '0/0/%20',
    '0000000/0/0',
    'a/b/c',
  ];
  for (const address of [...addresses, '0/0/0.5', '0/0/..%2f0', '99999999999999999999/0/0', `0/0/${'9'.repeat(190)}`]) {
    const response = await fetchTile(`${picture.link}/${address}`);
    expect([address, response.status, await response.json()]).toMatchObject([
      ...[address, 404],
      { code: 'resource_not_found' },
    ]);
  }
});

test('A file without a picture that can be cut says so', async () => {
  const { tilesKey } = await uploadOne();
  await tilesOf(tilesKey);
  await query(`update tile_set set attempts = 2 where state = 'waiting'`);
  await cutFiles();
  expect(await tilesOf(tilesKey)).toEqual({ state: 'none', picture: null });
});

/** Runs the jobs that draw files by the profiles of their products, as a worker would. */
async function drawByProfiles(): Promise<void> {
  const examined = await query<{ sha256: Buffer }>('select sha256 from file_examination');
  for (const { sha256 } of examined) await shop.app.get(SoftProofJob, { strict: false }).draw(sha256);
}

/** A green file that no ink reaches. */
async function greenFile(): Promise<{ name: string; content: Blob }> {
  const bytes = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#00ff00' } })
    .withExifMerge({ IFD0: { ImageDescription: randomUUID() } })
    .png()
    .toBuffer();
  return { name: 'art.png', content: new Blob([new Uint8Array(bytes)]) };
}

/** How strong the colour of the file is in its tiles as printed, which are cut if they are not there. */
async function strengthAsPrinted(orderId: string): Promise<number> {
  const tilesKey = (await artworkOf(orderId))?.asPrinted?.tilesKey ?? '';
  if ((await tilesOf(tilesKey)).state === 'waiting') await cutFiles();
  return strengthOf((await tilesOf(tilesKey)).picture);
}

async function strengthOf(picture: TilesView['picture']): Promise<number> {
  const [red = NaN, green = NaN, blue = NaN] = (await readTile(picture, 0, 0, 0)).data;
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}

test('A file has tiles as printed beside its own, by the profile of its product once there is one', async () => {
  const { orderId, picture } = await cutOne(await greenFile());
  const own = await strengthOf(picture);
  const sets = (await countRows())[0] ?? 0;
  const standard = await strengthAsPrinted(orderId);
  expect(standard).toBeLessThan(own - 20);
  expect((await countRows())[0]).toBe(sets + 1);
  const factory = await createUser(shop, 'factory');
  const profile = new Blob([new Uint8Array(await paleProfile())]);
  const { profiles } = await shop.call('admin/colour-profile', buildForm({}, { name: 'press.icc', content: profile }), {
    ...{ bearer: factory.bearer, params: { sku: item.sku }, headers: { 'idempotency-key': randomUUID() } },
  });
  await drawByProfiles();
  expect(await strengthAsPrinted(orderId)).toBeLessThan(standard - 20);
  const cleanup = shop.app.get(TilesCleanup, { strict: false });
  const before = await countRows();
  await cleanup.deleteUnused();
  expect(await countRows()).toEqual(before);
  const id = profiles[0]?.id ?? '';
  await shop.call('admin/colour-profile-delete', {}, { bearer: factory.bearer, params: { id } });
  await cleanup.deleteUnused();
  expect(await countRows()).toEqual(before.map((count) => count - 1));
  expect(await strengthAsPrinted(orderId)).toBe(standard);
});

test('The key to tiles as printed opens no other file, and is refused for a picture that is gone', async () => {
  const { orderId } = await uploadOne();
  const { asPrinted, tilesKey } = (await artworkOf(orderId)) ?? {};
  expect(asPrinted?.tilesKey).not.toBe(tilesKey);
  const jobs = () => query(`select from graphile_worker.jobs where task_identifier = 'preflight.cut-tiles'`);
  await query('delete from graphile_worker._private_jobs');
  await tilesOf(asPrinted?.tilesKey ?? '');
  await tilesOf(tilesKey ?? '');
  expect(await jobs()).toHaveLength(2);
  await query('delete from tile_set');
  await query('update file_examination set print_id = null, gamut_id = null');
  expect(await shop.expectError('Artwork/Tiles', { tilesKey: asPrinted?.tilesKey ?? '' })).toMatchObject({
    ...{ status: 404, code: 'resource_not_found' },
  });
});

test('Tiles are deleted with their file, and the sweep misses and removes nothing of those in use', async () => {
  const deleted = await cutOne();
  const deletedKey = await keyOfTiles();
  const kept = await cutOne();
  const key = await keyOfTiles();
  const before = await countRows();
  const erasure = shop.app.get(ArtworkErasure, { strict: false });
  await shop.database.transaction((tx) => erasure.erase(tx, [deleted.orderId]));
  expect(await countRows()).toEqual(before.map((count) => count - 1));
  const jobs = await query<{ payload: { keys: string[] } }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'artwork.delete-objects' order by j.id desc limit 1`,
  );
  expect(jobs[0]?.payload.keys).toContain(deletedKey);
  await sweep();
  expect(await query('select from missing_object')).toEqual([]);
  await buffer(await shop.app.get(ObjectStore, { strict: false }).read(key));
  expect((await fetchTile(`${kept.picture.link}/0/0/0`)).status).toBe(200);
  expect((await fetchTile(`${deleted.picture.link}/0/0/0`)).status).toBe(404);
});

test('The sweep reports tiles whose object is missing', async () => {
  await cutOne();
  const key = await keyOfTiles();
  await shop.app.get(ObjectStore, { strict: false }).remove(key);
  await sweep();
  expect(await query('select object_key from missing_object')).toEqual([{ object_key: key }]);
  await query('delete from missing_object');
  await query('delete from tile_set');
});

test('Tiles of a replaced file are deleted, and those that nobody has requested for two weeks', async () => {
  const cleanup = shop.app.get(TilesCleanup, { strict: false });
  await query('delete from tile_set');
  const [replaced, current] = [await cutOne(), await cutOne()];
  await upload(replaced.orderId, await tiff());
  await cleanup.deleteUnused();
  expect((await countRows())[0]).toBe(1);
  expect((await tilesOf(current.tilesKey)).state).toBe('ready');
  const age = (days: number) =>
    query('update tile_set set requested_at = requested_at - make_interval(days => $1)', [days]);
  await age(13);
  expect((await tilesOf(current.tilesKey)).state).toBe('ready');
  await age(13);
  await cleanup.deleteUnused();
  expect((await countRows())[0]).toBe(1);
  await age(2);
  await cleanup.deleteUnused();
  expect((await countRows())[0]).toBe(0);
  expect((await tilesOf(current.tilesKey)).state).toBe('waiting');
});
