import { notifyCatalogueChange } from '../snapshot/catalogue.service';
import { createHash, randomUUID } from 'node:crypto';
import type { AdminPhotoView, CallName, PictureView } from '@shop/contract';
import sharp from 'sharp';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest, runInParallel, waitForLockedStatement, sortedStatuses } from '../../../test/concurrency';
import { eventually } from '../../../test/eventually';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { type TestUser, createUser } from '../../../test/users';
import { createPhoto, createPhotoAs, createPlainPng } from '../../../test/photos';
import { RawUpload } from '../../../test/raw-upload';
import { RecordingObjectStore } from '../../../test/recording-object-store';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { ObjectStore } from '../../common/public';

jest.setTimeout(60_000);

let testEnv: TestEnv;
let store: RecordingObjectStore;
let shop: Shop;
let other: Shop;
let service: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  store = await RecordingObjectStore.start(testEnv.env.S3_ENDPOINT ?? '');
  shop = await openShop(testEnv, { S3_ENDPOINT: store.endpoint });
  other = await openShop(testEnv, { S3_ENDPOINT: store.endpoint, WORKER: '0' });
  await fixtureCatalogue(shop);
  service = await createUser(shop, 'customer_service');
}, 60_000);

afterAll(async () => {
  await other?.close();
  await shop?.close();
  store?.stop();
  await testEnv?.close();
});

/** After every test the object store must contain exactly the files that the database refers to. */
afterEach(() =>
  eventually(async () => {
    const known: { key: string }[] = await shop.database.reader.query(
      'select object_key as key from photo union all select object_key from photo_variant order by key',
    );
    expect([...store.objects].sort()).toEqual(known.map(({ key }) => key));
    expect(store.openUploads.size).toBe(0);
  }),
);

const ROLL_UP = { sku: 'roll-up' };
const PATH = '/api/admin/products/roll-up/photos';

function form(
  bytes: Buffer,
  alt: Record<string, string> = { en: 'A roll-up in a hall' },
  name = 'photo.jpg',
): FormData {
  const data = new FormData();
  for (const [language, text] of Object.entries(alt)) data.append(language, text);
  data.append('file', new Blob([Uint8Array.from(bytes)]), name);
  return data;
}

const as = (params: Record<string, string>, headers: Record<string, string> = {}, who = service) => ({
  ...{ bearer: who.bearer, params, headers },
});
const add = (bytes: Buffer, alt?: Record<string, string>, params = ROLL_UP): Promise<AdminPhotoView> =>
  shop.call('admin/product-photo', form(bytes, alt), as(params));
const uploadError = (bytes: Buffer, name?: string) =>
  sendRequest(shop, 'admin/product-photo', form(bytes, undefined, name), as(ROLL_UP));
const staff = (call: CallName, params: Record<string, string>, input: object = {}) =>
  sendRequest(shop, call, input, as(params));
const list = (filter: object) => shop.call('admin/photos', { filter: JSON.stringify(filter) }, service);

async function productPictures(at = shop, language = 'en', sku = 'roll-up'): Promise<PictureView[]> {
  const { images } = await at.call('Catalog/Product', { sku }, { language });
  return images.filter(({ kind }) => kind === 'photo');
}

/** Waits until the variants are created and every process has loaded them. */
async function waitUntilReady({ id }: { id: string }): Promise<PictureView> {
  let picture: PictureView | undefined;
  await eventually(async () => {
    const known = await Promise.all(
      [shop, other].map(async (at) => [...(await productPictures(at)), ...(await galleryPictures(at))]),
    );
    for (const pictures of known) {
      picture = pictures.find(({ url }) => url.includes(id));
      expect(picture).toBeDefined();
    }
  });
  if (!picture) throw new Error(`${id} is not on the page`);
  return picture;
}

async function waitForVariants(photo: AdminPhotoView): Promise<AdminPhotoView> {
  await waitUntilReady(photo);
  return photo;
}

const galleryPictures = async (at = shop) =>
  (await at.call('Catalog/Portfolio', { gallery: 'flags' })).filter(({ kind }) => kind === 'photo');

async function clear(): Promise<void> {
  for (const { id } of [...(await list(ROLL_UP)), ...(await list({ gallery: 'flags' }))])
    await staff('admin/photo-removal', { id });
}

describe('a photo', () => {
  afterEach(clear);

  test('a photo is shown before the drawings, upright, in three formats and sizes, in sRGB and without metadata', async () => {
    const bytes = await createPhoto(1000, 2000, { turned: true });
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const before = await shop.call('Catalog/Product', ROLL_UP);
    const added = await add(bytes, { en: 'A hall', de: 'Eine Halle', fr: '' });
    expect(added).toMatchObject({ sku: 'roll-up', gallery: null, width: 2000, height: 1000, position: 0, revision: 1 });
    const picture = await waitUntilReady(added);
    const { images } = await shop.call('Catalog/Product', ROLL_UP);
    expect(images).toEqual([picture, ...before.images]);
    expect(picture).toMatchObject({ kind: 'photo', alt: 'A hall', width: 1600, height: 800 });
    const widths = { avif: '', webp: '', jpeg: '' };
    for (const { type, srcset } of picture.sources ?? []) {
      for (const [url = '', width] of srcset.split(', ').map((one) => one.split(' '))) {
        const served = await fetch(shop.origin + url);
        expect(served.headers.get('content-type')).toBe(type);
        expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        const body = Buffer.from(await served.arrayBuffer());
        expect(served.headers.get('content-length')).toBe(String(body.length));
        const { width: wide, height, space, exif, icc, mediaType } = await sharp(body).metadata();
        expect({ wide: `${wide}w`, ratio: wide / height, space, exif, icc, mediaType }).toEqual({
          ...{ wide: width, ratio: 2, space: 'srgb', exif: undefined, icc: undefined, mediaType: type },
        });
        expect(body.includes('Camera of the test') || body.includes('GPS')).toBe(false);
        const again = await fetch(shop.origin + url, {
          headers: { 'if-none-match': served.headers.get('etag') ?? '' },
        });
        expect(again.status).toBe(304);
        widths[type.slice('image/'.length) as keyof typeof widths] += `${wide} `;
      }
    }
    expect(widths).toEqual({ avif: '400 800 1600 ', webp: '400 800 1600 ', jpeg: '400 800 1600 ' });
    expect([(await productPictures(shop, 'de'))[0]?.alt, (await productPictures(other, 'fr'))[0]?.alt]).toEqual([
      'Eine Halle',
      'A hall',
    ]);
    const { items } = await other.call('Catalog/Products', { category: 'exhibition' });
    expect(items.find(({ sku }) => sku === 'roll-up')?.image).toEqual(picture);
    const wall = await other.call('Catalog/Portfolio', { gallery: 'exhibition' });
    expect(wall[0]).toEqual({
      ...picture,
      product: { category: 'exhibition', slug: 'roll-up-banner-stand', name: expect.any(String) },
    });
  });

  test('the original of a photo is stored byte for byte, and its rows match the stored files', async () => {
    const bytes = await createPhoto(500, 300);
    const { id } = await waitForVariants(await add(bytes));
    const rows: { key: string; sha256: Buffer; size: string }[] = await shop.database.reader.query(
      `select object_key as key, sha256, size from photo where id = $1
       union all select object_key, sha256, size from photo_variant where photo_id = $1`,
      [id],
    );
    expect(rows).toHaveLength(1 + 2 * 3);
    expect(rows[0]?.sha256).toEqual(createHash('sha256').update(bytes).digest());
    expect(new Set(rows.map(({ key }) => key))).toEqual(store.objects);
  });

  test.each(['png', 'webp', 'avif', 'tiff'] as const)('a photo may be a %s and is never enlarged', async (format) => {
    const picture = await waitUntilReady(await add(await createPhotoAs(format)));
    expect(picture).toMatchObject({ width: 500, height: 300 });
    expect(picture.sources?.[0]?.srcset).toMatch(/^\S+\/400\.avif 400w, \S+\/500\.avif 500w$/);
  });

  test('a photo in CMYK or a wider colour space is converted to matching sRGB colours', async () => {
    const red = { create: { width: 500, height: 300, channels: 3, background: '#d01010' } } as const;
    const cmyk = await sharp(red).toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer();
    const wide = await sharp(red).withIccProfile('p3').png().toBuffer();
    for (const bytes of [cmyk, wide]) {
      const { url } = await waitUntilReady(await add(bytes));
      const { channels } = await sharp(Buffer.from(await (await fetch(shop.origin + url)).arrayBuffer())).stats();
      const [r, g, b] = channels.map(({ mean }) => mean);
      for (const [got, meant] of [
        [r, 0xd0],
        [g, 0x10],
        [b, 0x10],
      ])
        expect(Math.abs((got ?? 0) - (meant ?? 0))).toBeLessThan(24);
    }
  });

  test('a gallery photo is shown in its gallery, without a product', async () => {
    const added = await shop.call(
      'admin/gallery-photo',
      form(await createPhoto(500, 300), { en: 'Flags at a harbour' }),
      as({ gallery: 'flags' }),
    );
    const picture = await waitUntilReady(added);
    expect((await other.call('Catalog/Portfolio', { gallery: 'flags' }))[0]).toEqual(picture);
    const galleries = await shop.call('admin/galleries', { range: '[0,19]' }, service);
    expect(galleries.map(({ id }) => id)).toHaveLength(10);
    const names = galleries.map(({ id }) => id).toSorted();
    const byName = await shop.call('admin/galleries', { sort: '["id","DESC"]' }, service);
    expect(byName.map(({ id }) => id)).toEqual(names.toReversed());
    expect(galleries.filter(({ photos }) => photos > 0)).toEqual([{ id: 'flags', photos: 1 }]);
    expect(await shop.call('admin/gallery', {}, as({ id: 'flags' }))).toEqual({ id: 'flags', photos: 1 });
    expect(await staff('admin/gallery', { id: 'toString' })).toMatchObject({ code: 'resource_not_found' });
    expect(
      await sendRequest(shop, 'admin/gallery-photo', form(await createPhoto(50, 50)), as({ gallery: 'toString' })),
    ).toMatchObject({ code: 'resource_not_found' });
  });

  test('a repeated Idempotency-Key adds a photo once and is rejected with another file', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const bytes = await createPhoto(500, 300);
    const send = (file: Buffer) => sendRequest(shop, 'admin/product-photo', form(file), as(ROLL_UP, key));
    const [first, second] = await runInParallel(2, () => send(bytes));
    expect(second).toEqual(first);
    expect(first?.status).toBe(200);
    expect(await send(await createPhoto(400, 300))).toMatchObject({ code: 'idempotency_key_reused' });
    const [photo, ...more] = await list(ROLL_UP);
    expect(more).toEqual([]);
    await waitUntilReady(photo ?? { id: '' });
  });

  test('a photo whose scaling was interrupted is hidden until the next upload completes it', async () => {
    const { id } = await waitForVariants(await add(await createPhoto(900, 300)));
    const { reader } = shop.database;
    await reader.query(`update photo set ready = false where id = $1`, [id]);
    const [deleted]: [{ key: string }[], number] = await reader.query(
      `delete from photo_variant where photo_id = $1 and format = 'webp' returning object_key as key`,
      [id],
    );
    for (const { key } of deleted) await shop.app.get(ObjectStore, { strict: false }).remove(key);
    await notifyCatalogueChange(reader);
    await eventually(async () =>
      expect(await Promise.all([productPictures(), productPictures(other)])).toEqual([[], []]),
    );
    expect(await list(ROLL_UP)).toMatchObject([{ id, ready: false, preview: null }]);
    await runInParallel(2, () =>
      reader.query(`select graphile_worker.add_job('photo.variants', $1::json)`, [{ photoId: id }]),
    );
    const { sources } = await waitUntilReady({ id });
    expect(sources?.map(({ srcset }) => srcset.split(', ').length)).toEqual([3, 3, 3]);
    await eventually(async () =>
      expect(await reader.query('select id from graphile_worker._private_jobs')).toEqual([]),
    );
  });
});

describe('an upload that is not a valid photo', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

  test.each([
    ['an SVG with a script', svg, 'photo_type_not_allowed'],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'photo_type_not_allowed'],
    ['a PDF', Buffer.from('%PDF-1.7 and so on'), 'photo_type_not_allowed'],
    ['an archive', Buffer.from('PK\x03\x04 and so on'), 'photo_type_not_allowed'],
    [
      'a page behind a PNG’s first bytes',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), svg]),
      'photo_unreadable',
    ],
    ['an SVG with a TIFF signature', Buffer.concat([Buffer.from('II*\0', 'latin1'), svg]), 'photo_unreadable'],
    ['nothing', Buffer.alloc(0), 'file_missing'],
  ])('is rejected under the name of a photo: %s', async (_, bytes, code) => {
    expect(await uploadError(bytes, 'photo.jpg')).toMatchObject({ code });
  });

  test('is rejected if the file is truncated', async () => {
    const whole = await createPhoto(800, 600);
    expect(await uploadError(whole.subarray(0, whole.length - 400))).toMatchObject({
      status: 422,
      code: 'photo_unreadable',
    });
  });

  test('is rejected before decoding if it has more than 60 megapixels or one very long side', async () => {
    const bomb = createPlainPng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(200_000);
    const before = process.memoryUsage().rss;
    expect(await uploadError(bomb)).toMatchObject({ status: 422, code: 'photo_too_many_pixels' });
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    expect(await uploadError(createPlainPng(16_001, 8))).toMatchObject({ code: 'photo_too_many_pixels' });
  });

  test('is rejected above 30 MB before it is received completely', async () => {
    const sending = new RawUpload(shop, PATH, service.bearer);
    await sending.fields({ en: 'Large' });
    await sending.file('large.jpg');
    await sending.send(Buffer.from('\xff\xd8\xff\xe0', 'latin1'));
    for (let sent = 0; sent <= 30 * 1024 * 1024; sent += 65_536) await sending.send(Buffer.alloc(65_536, 'x'));
    expect(await sending.response()).toMatchObject({ status: 413, code: 'photo_too_large' });
    sending.abort();
  });

  test('is not stored if the upload is interrupted', async () => {
    const sending = new RawUpload(shop, PATH, service.bearer);
    await sending.fields({ en: 'Half' });
    await sending.file('half.jpg');
    await sending.send((await createPhoto(1600, 1200)).subarray(0, 20_000));
    sending.abort();
    await expect(sending.response()).rejects.toThrow();
    expect(await list(ROLL_UP)).toEqual([]);
  });

  test('is rejected for its texts, product or sender before the file is read', async () => {
    const bytes = await createPhoto(50, 50);
    const upload = (alt: Record<string, string>, sku = 'roll-up', who = service) =>
      sendRequest(shop, 'admin/product-photo', form(bytes, alt), as({ sku }, {}, who));
    expect(await upload({})).toMatchObject({
      code: 'validation_failed',
      body: { errors: [{ field: 'en', code: 'required' }] },
    });
    expect(await upload({ en: ' ' })).toMatchObject({ code: 'validation_failed' });
    expect(await upload({ en: 'x', it: 'x' })).toMatchObject({ code: 'validation_failed' });
    expect(await upload({ en: 'x' }, 'nothing')).toMatchObject({ status: 404, code: 'resource_not_found' });
    for (const role of ['accounting', 'factory', 'customer'] as const)
      expect(await upload({ en: 'x' }, 'roll-up', await createUser(shop, role))).toMatchObject({ code: 'forbidden' });
  });
});

test('an archive appended to a photo is never served', async () => {
  const added = await add(
    Buffer.concat([await createPhoto(500, 300), Buffer.from('PK\x03\x04<script>alert(1)</script>')]),
  );
  const { url, sources = [] } = await waitUntilReady(added);
  for (const address of [url, ...sources.map(({ srcset }) => srcset.split(' ')[0] ?? '')]) {
    const body = Buffer.from(await (await fetch(shop.origin + address)).arrayBuffer());
    expect(body.includes('<script>') || body.includes('PK\x03\x04')).toBe(false);
  }
  await clear();
});

describe('the photos of a product', () => {
  let ids: string[];

  beforeAll(async () => {
    const bytes = await createPhoto(420, 300);
    const added = [];
    for (const en of ['one', 'two', 'three']) added.push(await add(bytes, { en }));
    for (const one of added) await waitUntilReady(one);
    ids = added.map(({ id }) => id);
  }, 60_000);
  afterAll(clear);

  const order = async () => (await productPictures()).map(({ alt }) => alt);
  const revisionOf = async (id = '') => (await shop.call('admin/photo', {}, as({ id }))).revision;
  const edit = async (id = '', change: object = {}) =>
    staff('admin/photo-edit', { id }, { revision: await revisionOf(id), ...change });

  test('are shown in the order set by staff, in every process', async () => {
    expect(await order()).toEqual(['one', 'two', 'three']);
    expect(await edit(ids[2], { position: 0 })).toMatchObject({ status: 200, body: { position: 0 } });
    expect(await edit(ids[0], { position: 99, alt: { en: 'uno', ja: '一' } })).toMatchObject({ body: { position: 2 } });
    await eventually(async () => {
      expect((await productPictures(other)).map(({ alt }) => alt)).toEqual(['three', 'two', 'uno']);
      expect((await productPictures(other, 'ja'))[2]?.alt).toBe('一');
    });
    expect((await list(ROLL_UP)).map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  test('accept one of two concurrent edits and reject the other with changed_meanwhile', async () => {
    const revision = await revisionOf(ids[1]);
    const responses = await runInParallel(2, (place) =>
      staff('admin/photo-edit', { id: ids[1] ?? '' }, { revision, position: place }),
    );
    expect(sortedStatuses(responses)).toEqual([200, 409]);
    expect(responses.map(({ code }) => code)).toContain('changed_meanwhile');
  });

  test('are limited to 24, also for concurrent uploads', async () => {
    await shop.database.reader.query(
      `insert into photo (sku, position, alt, width, height, object_key, size, sha256, content_type, added_at)
       select 'roll-up', n, '{"en":"x"}', 1, 1, 'none/' || n, 1, decode(repeat('00', 32), 'hex'), 'image/png', now()
       from generate_series(3, 22) n`,
    );
    const bytes = await createPhoto(50, 50);
    const started = await shop.database.transaction(async (tx) => {
      await tx.query('lock table photo in share mode');
      const both = runInParallel(2, () => uploadError(bytes));
      await waitForLockedStatement(shop, 2);
      return { both };
    });
    const responses = await started.both;
    await shop.database.reader.query(`delete from photo where object_key like 'none/%'`);
    expect(sortedStatuses(responses)).toEqual([200, 422]);
    expect(responses.map(({ code }) => code)).toContain('photos_full');
    const [last] = (await list(ROLL_UP)).filter(({ alt }) => alt.en === 'A roll-up in a hall');
    await waitUntilReady(last ?? { id: '' });
    await staff('admin/photo-removal', { id: last?.id ?? '' });
  });

  test('disappear from pages, URLs and the object store when removed; removing one again is not found', async () => {
    const [picture] = await productPictures();
    const id = picture?.url.split('/')[2] ?? '';
    const responses = await runInParallel(2, () => staff('admin/photo-removal', { id }));
    expect(sortedStatuses(responses)).toEqual([200, 404]);
    await eventually(async () => {
      expect((await productPictures(other)).some(({ url }) => url === picture?.url)).toBe(false);
      expect((await fetch(other.origin + (picture?.url ?? ''))).status).toBe(404);
    });
    expect((await list(ROLL_UP)).map(({ position }) => position)).toEqual([0, 1]);
  });

  test('are served without a database query', async () => {
    const [picture] = await productPictures();
    const before = await shop.statements();
    await productPictures();
    await fetch(shop.origin + (picture?.url ?? ''));
    expect(await shop.statements()).toBe(before);
  });

  test('return 404 for an unknown file name and 503 if the object store is down', async () => {
    const [picture] = await productPictures();
    const [, , id] = (picture?.url ?? '').split('/');
    for (const path of [
      `${id}/401.jpg`,
      `${id}/400.svg`,
      `${id}/400.jpeg`,
      `${id}/..%2f400.jpg`,
      `${id}/%00`,
      `x/400.jpg`,
      `__proto__/400.jpg`,
      `${randomUUID()}/400.avif`,
      `${id}/%E0%A4%A`,
      `${'a'.repeat(5000)}/400.jpg`,
      `${id}/${'9'.repeat(400)}.jpg`,
    ]) {
      const { status } = await fetch(`${shop.origin}/photos/${path}`);
      expect([path, status]).toEqual([path, 404]);
    }
    const offline = await openShop(testEnv, { S3_ENDPOINT: 'http://127.0.0.1:1', WORKER: '0' });
    const response = await fetch(offline.origin + (picture?.url ?? ''));
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    await offline.close();
  });
});
