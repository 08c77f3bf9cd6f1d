import { randomUUID } from 'node:crypto';
import type { ItemView } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import {
  bannerItem,
  buildForm,
  createFundedReseller,
  createPaidOrder,
  listItemIds,
  prepaidTerms,
  recipient,
} from '../../test/orders';
import { drawing } from '../../test/print-files';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { createUser, type TestUser } from '../../test/users';
import { FileExaminations } from '../preflight/public';
import { ArtworkErasure } from './artwork-erasure';
import { FileCheckCleanup } from './file-checks.service';

let env: TestEnv;
let shop: Shop;
let buyer: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
  buyer = await createFundedReseller(shop, 100_000_000);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

const item: ItemView = { ...bannerItem, width: '2', length: '1', unit: 3, quantity: 1 };
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => shop.database.reader.query(sql, values);
const jobs = () =>
  query<{ id: string }>(`select id from graphile_worker.jobs where task_identifier = 'preflight.examine'`);

/** A picture of its own: 600 × 300 px, in colours that ink reaches, also at the edges. */
async function picture(): Promise<{ name: string; content: Blob }> {
  const comment = randomUUID();
  const bytes = await drawing()
    .withExifMerge({ IFD0: { ImageDescription: comment } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { name: 'art.jpg', content: new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }) };
}

/** Runs the jobs that examine files, as a worker would. */
async function examineFiles(): Promise<void> {
  const examinations = shop.app.get(FileExaminations, { strict: false });
  const waiting = await query<{ sha256: Buffer }>(`select sha256 from file_examination where state = 'waiting'`);
  for (const { sha256 } of waiting) await examinations.examine(sha256);
}

const upload = (orderId: string, sid: string, file: { name: string; content: Blob }) =>
  shop.call('Account/ArtworkUpload', buildForm({ orderId, sid }, file), buyer);
const artworks = async (orderId: string, language = 'en') =>
  (await shop.call('Account/ViewOrder', { orderId }, { bearer: buyer.bearer, language })).items.map(
    ({ artwork }) => artwork,
  );

describe('an uploaded file', () => {
  test('stays in the history of its item for owner and staff, with its picture and verdict, once another replaces it', async () => {
    const orderId = await createPaidOrder(shop, buyer, [item]);
    const [sid = ''] = await listItemIds(shop, buyer, orderId);
    const { items } = await shop.call('Account/ViewOrder', { orderId }, buyer);
    expect(items[0]).not.toHaveProperty('earlierArtwork');
    await upload(orderId, sid, { ...(await picture()), name: 'first.jpg' });
    await shop.call('Account/ArtworkUploadShareDownloadLink', { orderId, sid, url: 'https://example.com/a' }, buyer);
    await upload(orderId, sid, { ...(await picture()), name: 'last.jpg' });
    await examineFiles();
    const service = await createUser(shop, 'customer_service');
    for (const order of [
      await shop.call('Account/ViewOrder', { orderId }, buyer),
      await shop.call('admin/order', {}, { ...service, params: { orderId } }),
    ]) {
      const [{ artwork, earlierArtwork = [] } = {}] = order.items;
      expect(artwork).toMatchObject({ name: 'last.jpg' });
      expect(earlierArtwork).toMatchObject([
        { kind: 'link', url: 'https://example.com/a', size: null, thumbnail: null, verdict: null },
        { kind: 'file', name: 'first.jpg', size: expect.any(Number), verdict: 'warning' },
      ]);
      for (const url of [earlierArtwork[1]?.url, earlierArtwork[1]?.thumbnail])
        expect((await fetch(shop.origin + url)).status).toBe(200);
    }
    const { steps } = await shop.call('UserEnd/SiteInfo/OrderTracking', { orderId });
    expect(steps.filter(({ label }) => label === 'artwork_uploaded')).toHaveLength(1);
  });

  test('is examined after its upload, once for all items with the same bytes, with a report for each size', async () => {
    const orderId = await createPaidOrder(shop, buyer, [item, { ...item, width: '0.2', length: '0.1' }]);
    const [first = '', second = ''] = await listItemIds(shop, buyer, orderId);
    const file = await picture();
    const before = (await jobs()).length;
    const { artwork } = await upload(orderId, first, file);
    // S5.47
    expect(artwork).toMatchObject({ preflight: { format: 'jpeg', state: 'waiting', verdict: null }, preview: null });
    await upload(orderId, second, file);
    expect(await jobs()).toHaveLength(before + 1);
    await examineFiles();
    const [large, small] = await artworks(orderId);
    expect(large?.preflight).toMatchObject({
      ...{ state: 'done', verdict: 'warning', facts: { widthPx: 600, heightPx: 300, colour: 'rgb' } },
      findings: expect.arrayContaining([
        expect.objectContaining({ code: 'resolution_low', text: expect.stringMatching(/^The .*\d dpi/) }),
        expect.objectContaining({ code: 'duplicate' }),
      ]),
    });
    expect([large?.preflight?.facts.dpi, small?.preflight?.facts.dpi]).toEqual([7.6, 76.2]);
    const [german] = await artworks(orderId, 'de');
    expect(german?.preflight?.findings[0]?.text).not.toBe(large?.preflight?.findings[0]?.text);
  });

  test('of more than 8 MB has its header reported by a job of its own, after which all of it is examined', async () => {
    const orderId = await createPaidOrder(shop, buyer, [item]);
    const [sid = ''] = await listItemIds(shop, buyer, orderId);
    const content = new Blob([new Uint8Array(await drawing().jpeg().toBuffer()), new Uint8Array(9_000_000)]);
    await upload(orderId, sid, { name: 'large.jpg', content });
    const [waiting] = await query<{ sha256: Buffer }>(`select sha256 from file_examination where state = 'waiting'`);
    const examinations = shop.app.get(FileExaminations, { strict: false });
    const bytes = waiting?.sha256 ?? Buffer.alloc(0);
    const before = (await jobs()).length;
    await examinations.examineHead(bytes);
    const [artwork] = await artworks(orderId);
    expect(artwork?.preflight).toMatchObject({ state: 'first', facts: { widthPx: 600, heightPx: 300, dpi: 7.6 } });
    expect(await jobs()).toHaveLength(before + 1);
    await examinations.examine(bytes);
    expect((await artworks(orderId))[0]?.preflight).toMatchObject({ state: 'done', verdict: 'warning' });
  });

  test('has a preview, a thumbnail and a picture as printed, which are shown and not downloaded', async () => {
    const orderId = await createPaidOrder(shop, buyer, [item]);
    const [sid = ''] = await listItemIds(shop, buyer, orderId);
    await upload(orderId, sid, await picture());
    await examineFiles();
    const [artwork] = await artworks(orderId);
    for (const link of [artwork?.preview, artwork?.thumbnail, artwork?.asPrinted?.picture]) {
      const response = await fetch(shop.origin + link);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(response.headers.get('content-disposition')).toMatch(/^inline/);
      await response.arrayBuffer();
    }
  });

  test('has pictures that only the reader’s browser keeps, for ten minutes, while the file itself is kept by none', async () => {
    const orderId = await createPaidOrder(shop, buyer, [item]);
    const [sid = ''] = await listItemIds(shop, buyer, orderId);
    await upload(orderId, sid, await picture());
    await examineFiles();
    const window = 600_000;
    shop.clock.stopAt(new Date(Math.floor(Date.now() / window) * window + 1000).toISOString());
    const [first] = await artworks(orderId);
    shop.clock.advance(window - 2000);
    const [second] = await artworks(orderId);
    expect(second?.preview).toBe(first?.preview);
    const caching = async (link: string | null | undefined) =>
      (await fetch(shop.origin + link)).headers.get('cache-control');
    expect(await caching(first?.preview)).toBe('private, max-age=600, immutable');
    expect(await caching(first?.url)).toBe('private, no-store');
    shop.clock.advance(52 * 60_000);
    expect((await fetch(shop.origin + first?.preview)).status).toBe(404);
    shop.clock.run();
  });

  test('is examined although the item that had its bytes first is deleted meanwhile', async () => {
    const orders = [await createPaidOrder(shop, buyer, [item]), await createPaidOrder(shop, buyer, [item])];
    const file = await picture();
    for (const orderId of orders) await upload(orderId, (await listItemIds(shop, buyer, orderId))[0] ?? '', file);
    const erasure = shop.app.get(ArtworkErasure, { strict: false });
    await shop.database.transaction((tx) => erasure.erase(tx, orders.slice(0, 1)));
    const { payload } = (
      await query<{ payload: { sha256: string } }>(
        `select payload from graphile_worker._private_jobs where key like 'preflight-%' order by id desc limit 1`,
      )
    )[0] ?? { payload: { sha256: '' } };
    await shop.app.get(FileExaminations, { strict: false }).examine(Buffer.from(payload.sha256, 'hex'));
    const [artwork] = await artworks(orders[1] ?? '');
    expect(artwork?.preflight?.state).toBe('done');
  });

  test('leaves neither facts nor pictures when it is deleted', async () => {
    const orderId = await createPaidOrder(shop, buyer, [item]);
    const [sid = ''] = await listItemIds(shop, buyer, orderId);
    await upload(orderId, sid, await picture());
    await examineFiles();
    const count = async () =>
      (
        await query<{ n: number }>(
          `select (select count(*) from file_examination)::int + (select count(*) from stored_object)::int as n`,
        )
      )[0]?.n ?? 0;
    const before = await count();
    await shop.database.transaction((tx) => shop.app.get(ArtworkErasure, { strict: false }).erase(tx, [orderId]));
    // The examination, the file, and its pictures: preview, thumbnail, as printed.
    expect(await count()).toBe(before - 5);
  });

  test('is given up when the server stopped twice while it was read', async () => {
    const orderId = await createPaidOrder(shop, buyer, [item]);
    const [sid = ''] = await listItemIds(shop, buyer, orderId);
    await upload(orderId, sid, await picture());
    await query(`update file_examination set attempts = 2 where state = 'waiting'`);
    await examineFiles();
    const [artwork] = await artworks(orderId);
    expect(artwork?.preflight).toMatchObject({ state: 'done', verdict: null, findings: [{ code: 'not_examined' }] });
  });
});

describe('a file that is checked before ordering', () => {
  const check = async (entered: unknown = item) =>
    shop.call('Artwork/Check', buildForm({ item: JSON.stringify(entered) }, await picture()));
  const age = () => query(`update file_check set created_at = created_at - interval '25 hours'`);
  const result = (id: string) => shop.call('Artwork/CheckResult', { id });

  test('is reported on to anyone who has its id, with the largest sizes', async () => {
    const { checkId } = await check();
    expect(await result(checkId)).toMatchObject({ state: 'waiting', preview: null, sizes: [], facts: null });
    await examineFiles();
    const report = await result(checkId);
    expect(report).toMatchObject({ state: 'done', preflight: { verdict: 'warning' }, facts: { widthPx: 600 } });
    expect(report.sizes[0]).toEqual({ dpi: 100, widthMm: 152.4, heightMm: 76.2 });
    for (const link of [report.preview, report.asPrinted?.picture])
      expect((await fetch(shop.origin + link)).status).toBe(200);
    // Ink reaches all colours of this file.
    expect(report.asPrinted?.outOfGamut).toBeNull();
    expect(await shop.expectError('Artwork/CheckResult', { id: randomUUID() })).toMatchObject({ status: 404 });
  });

  test('becomes the artwork of the item that is ordered with it, and outlives the check', async () => {
    const { checkId } = await check();
    await shop.call('Cart/Add2Cart', { item, checkId }, buyer);
    await examineFiles();
    const quote = await shop.call('Cart/GetInstantQuote', { ...prepaidTerms, country: 'JP' }, buyer);
    const expectedTotal = { currency: 'CNY', amount: quote.adjusted.total };
    const { orderId } = await shop.call(
      'Cart/PlaceOrder',
      { address: recipient, ...prepaidTerms, expectedTotal },
      buyer,
    );
    await age();
    await shop.app.get(FileCheckCleanup, { strict: false }).deleteExpired();
    expect(await shop.expectError('Artwork/CheckResult', { id: checkId })).toMatchObject({ status: 404 });
    const [artwork] = await artworks(orderId);
    expect(artwork).toMatchObject({ kind: 'file', name: 'art.jpg', preflight: { state: 'done' } });
    const response = await fetch(shop.origin + artwork?.url);
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment/),
    ]);
    await response.arrayBuffer();
  });

  test('is deleted after a day, unless it is in a cart', async () => {
    const [kept, expired] = [await check(), await check()];
    await shop.call('Cart/Add2Cart', { item, checkId: kept.checkId }, buyer);
    await age();
    await shop.app.get(FileCheckCleanup, { strict: false }).deleteExpired();
    const ids = (await query<{ id: string }>('select id from file_check')).map(({ id }) => id);
    expect([ids.includes(kept.checkId), ids.includes(expired.checkId)]).toEqual([true, false]);
    expect(await shop.expectError('Artwork/CheckResult', { id: expired.checkId })).toMatchObject({
      code: 'resource_not_found',
    });
  });

  test('is ignored by the cart once it has expired, and where it is unknown', async () => {
    const { checkId: expired } = await check();
    await age();
    await shop.app.get(FileCheckCleanup, { strict: false }).deleteExpired();
    for (const checkId of [expired, randomUUID()]) {
      const { itemId } = await shop.call('Cart/Add2Cart', { item, checkId }, buyer);
      const lines = await query('select check_id from cart_item where id = $1', [itemId]);
      expect(lines).toEqual([{ check_id: null }]);
    }
  });

  test('stays with its line when that is changed, and goes along with a copy of the line', async () => {
    const first = await check();
    const { itemId } = await shop.call('Cart/Add2Cart', { item, checkId: first.checkId }, buyer);
    const checkOf = async (id: string) => {
      const { items } = await shop.call('Cart/MyShoppingCart', {}, buyer);
      return items.find((line) => line.itemId === id)?.checkId;
    };
    await age();
    await shop.app.get(FileCheckCleanup, { strict: false }).deleteExpired();
    for (const changed of [{ ...item, quantity: 3 }, { ...item, artwork: 'blank' as const }, item]) {
      await shop.call('Cart/UpdateItemInCart', { itemId, item: changed }, buyer);
      expect(await checkOf(itemId)).toBe(first.checkId);
    }
    const copy = await shop.call('Cart/Add2Cart', { item, checkId: first.checkId }, buyer);
    expect(await checkOf(copy.itemId)).toBe(first.checkId);
    const { checkId } = await check();
    await shop.call('Cart/UpdateItemInCart', { itemId, item, checkId }, buyer);
    expect(await checkOf(itemId)).toBe(checkId);
    await shop.call('Cart/UpdateItemInCart', { itemId, item, checkId: randomUUID() }, buyer);
    expect(await checkOf(itemId)).toBe(checkId);
  });

  test.each([
    ['is no JSON', '{', 'malformed_body'],
    ['is no item', '{"sku":1}', 'validation_failed'],
    ['is an unknown product', JSON.stringify({ ...item, sku: 'no-such-product' }), 'unknown_product'],
  ])('is rejected if its item %s', async (_, text, code) => {
    const error = await shop.expectError('Artwork/Check', buildForm({ item: text }, await picture()));
    expect(error.code).toBe(code);
  });
});
