import { randomUUID } from 'node:crypto';
import type { ItemView } from '@shop/contract';
import sharp from 'sharp';
import { openShop, type Shop } from '../../../test/app';
import { paleProfile, standardProfile, unusableProfile } from '../../../test/colour-profiles';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import {
  bannerItem,
  buildForm,
  createFundedReseller,
  createPaidOrder,
  listItemIds,
  sendProofs,
} from '../../../test/orders';
import { cmykTiff, drawing } from '../../../test/print-files';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';
import { FileExaminations } from '../../preflight/public';
import { ArtworkErasure } from '../artwork-erasure';
import { SoftProofJob } from '../soft-proof-job';

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

const item: ItemView = { ...bannerItem, width: '2', length: '1', unit: 3, quantity: 1 };
const SKU = item.sku;
const query = <T>(sql: string): Promise<T[]> => shop.database.reader.query(sql);

const file = (bytes: Buffer, name: string) => ({ name, content: new Blob([new Uint8Array(bytes)]) });
const form = (bytes: Buffer, fields: Record<string, string> = {}) => buildForm(fields, file(bytes, 'press.icc'));
const save = (bytes: Buffer, fields: Record<string, string> = {}, key: string = randomUUID()) =>
  shop.call('admin/colour-profile', form(bytes, fields), {
    ...{ bearer: factory.bearer, params: { sku: SKU }, headers: { 'idempotency-key': key } },
  });
const remove = (id: string) => shop.call('admin/colour-profile-delete', {}, { bearer: factory.bearer, params: { id } });
const listed = async () =>
  (await shop.call('admin/colour-profiles', { filter: JSON.stringify({ id: [SKU] }) }, factory))[0]?.profiles ?? [];

/** In a colour that usual inks reach, and the pale profile does not. */
const picture = async () =>
  file(
    await sharp({ create: { width: 600, height: 300, channels: 3, background: '#b07850' } })
      .withExifMerge({ IFD0: { ImageDescription: randomUUID() } })
      .jpeg()
      .toBuffer(),
    'art.jpg',
  );

/** Runs the jobs that examine files and draw them by profiles, as a worker would. */
async function examineFiles(): Promise<void> {
  const waiting = await query<{ sha256: Buffer }>(`select sha256 from file_examination where state = 'waiting'`);
  for (const { sha256 } of waiting) await shop.app.get(FileExaminations, { strict: false }).examine(sha256);
  const examined = await query<{ sha256: string }>(
    `delete from graphile_worker._private_jobs where key like 'examined-%' or key like 'redrawn-%' returning payload ->> 'sha256' as sha256`,
  );
  const rows = (Array.isArray(examined[0]) ? examined[0] : examined) as { sha256: string }[];
  for (const { sha256 } of rows) await shop.app.get(SoftProofJob, { strict: false }).draw(Buffer.from(sha256, 'hex'));
}

async function order(upload: { name: string; content: Blob }): Promise<string> {
  const orderId = await createPaidOrder(shop, buyer, [item]);
  const [sid = ''] = await listItemIds(shop, buyer, orderId);
  await shop.call('Account/ArtworkUpload', buildForm({ orderId, sid }, upload), buyer);
  return orderId;
}

async function artworkOf(orderId: string) {
  const { items } = await shop.call('Account/ViewOrder', { orderId }, buyer);
  return items[0]?.artwork;
}

const share = (artwork: Awaited<ReturnType<typeof artworkOf>>): unknown =>
  artwork?.preflight?.findings.find(({ code }) => code === 'out_of_gamut')?.values.share ?? 0;

test('a file is shown as printed by the profile of its product, and again by the standard one once that is removed', async () => {
  const before = await order(await picture());
  await examineFiles();
  const standard = await artworkOf(before);

  const [profile] = (await save(await paleProfile())).profiles;
  expect(profile).toMatchObject({ printer: '', fileName: 'press.icc', colours: 'rgb', inkLimit: 300, inUse: true });
  expect(share(await artworkOf(before))).toBe(share(standard));

  const uploaded = await picture();
  const orderId = await order(uploaded);
  const checkForm = buildForm({ item: JSON.stringify(item) }, uploaded);
  const { checkId } = await shop.call('Artwork/Check', checkForm);
  await examineFiles();
  const artwork = await artworkOf(orderId);
  expect(share(artwork)).toBeGreaterThan(Number(share(standard)));
  const check = await shop.call('Artwork/CheckResult', { id: checkId });
  expect([check.facts?.gamut?.share, check.inkLimit]).toEqual([share(artwork), 300]);
  for (const link of [artwork?.asPrinted?.picture, artwork?.asPrinted?.outOfGamut]) {
    const response = await fetch(shop.origin + link);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await response.arrayBuffer();
  }

  const redraw = () => shop.call('admin/soft-proofs', {}, { bearer: factory.bearer, params: { sku: SKU } });
  const setState = (state: string) => query(`update customer_order set state = '${state}' where id = '${before}'`);
  await setState('completed');
  expect(await redraw()).toEqual({ files: 0 });
  await setState('in_review');
  // Requested twice before its job runs, it is one job.
  expect([await redraw(), await redraw()]).toEqual([{ files: 1 }, { files: 1 }]);
  const waiting = await query(`select priority from graphile_worker._private_jobs where key like 'redrawn-%'`);
  expect(waiting).toEqual([{ priority: 10 }]);
  await examineFiles();
  expect(share(await artworkOf(before))).toBe(share(artwork));
  expect(await redraw()).toEqual({ files: 0 });
  const unknown = { bearer: factory.bearer, params: { sku: 'none' } };
  expect(await shop.expectError('admin/soft-proofs', {}, unknown)).toMatchObject({ status: 404 });

  await remove(profile?.id ?? '');
  expect(share(await artworkOf(orderId))).toBe(share(standard));
  expect(await query('select 1 from soft_proof')).toEqual([]);
});

test('a file that is deleted takes its pictures by profiles with it', async () => {
  const [profile] = (await save(await paleProfile())).profiles;
  const count = async () => (await query<{ n: number }>('select count(*)::int as n from stored_object'))[0]?.n ?? 0;
  const before = await count();
  const orderId = await order(await picture());
  await examineFiles();
  expect(await query('select 1 from soft_proof')).toHaveLength(1);
  await shop.database.transaction((tx) => shop.app.get(ArtworkErasure, { strict: false }).erase(tx, [orderId]));
  expect([await count(), await query('select 1 from soft_proof')]).toEqual([before, []]);
  await remove(profile?.id ?? '');
});

test('the ink limit of a profile counts for files that are examined already', async () => {
  const orderId = await order(file(await cmykTiff(), 'art.tif'));
  await examineFiles();
  const inkOf = async () =>
    (await artworkOf(orderId))?.preflight?.findings.find(({ code }) => code === 'ink_total')?.values.limit;
  expect(await inkOf()).toBeUndefined();
  const [profile] = (await save(await standardProfile(), { inkLimit: '100' })).profiles;
  expect(profile).toMatchObject({ colours: 'cmyk', inkLimit: 100 });
  expect(await inkOf()).toBe(1);
  await remove(profile?.id ?? '');
});

test('a product has one profile for each printer, however many are uploaded at once, and without a usual printer uses the one of all', async () => {
  const bytes = await standardProfile();
  await Promise.all(
    Array.from({ length: 4 }, (_, index) => save(bytes, { printer: 'R5', inkLimit: `${index + 1}00` })),
  );
  expect(await listed()).toMatchObject([{ printer: 'R5', inUse: false }]);
  const key = randomUUID();
  const first = await save(bytes, {}, key);
  expect(await save(bytes, {}, key)).toEqual(first);
  expect(await listed()).toMatchObject([
    { printer: '', inUse: true },
    { printer: 'R5', inUse: false },
  ]);
  for (const { id } of await listed()) await remove(id);
  expect(await query(`select 1 from stored_object where object_key like 'profiles/%'`)).toEqual([]);
});

test('what is no profile of a printer is refused and leaves nothing', async () => {
  const bytes = await standardProfile();
  const screen = Buffer.from(bytes);
  screen.write('mntr', 12, 'latin1');
  const options = { bearer: factory.bearer, params: { sku: SKU } };
  for (const [upload, code, status] of [
    [form(bytes.subarray(0, -1)), 'profile_damaged', 422],
    [form(await unusableProfile()), 'profile_damaged', 422],
    [form(screen), 'profile_not_for_printing', 422],
    [form(await drawing().jpeg().toBuffer()), 'profile_type_not_allowed', 415],
    [form(Buffer.concat([bytes, Buffer.alloc(4 * 1024 * 1024)])), 'profile_too_large', 413],
    [form(bytes, { inkLimit: '401' }), 'validation_failed', 400],
    [form(bytes, { printer: 'x'.repeat(81) }), 'validation_failed', 400],
    [buildForm({}), 'file_missing', 400],
  ] as const)
    expect(await shop.expectError('admin/colour-profile', upload, options)).toMatchObject({ code, status });
  const unknown = { bearer: factory.bearer, params: { sku: 'none' } };
  expect(await shop.expectError('admin/colour-profile', form(bytes), unknown)).toMatchObject({ status: 404 });
  for (const id of ['none', randomUUID()]) {
    const error = await shop.expectError('admin/colour-profile-delete', {}, { bearer: factory.bearer, params: { id } });
    expect(error).toMatchObject({ status: 404 });
  }
  expect(await query(`select 1 from stored_object where object_key like 'profiles/%'`)).toEqual([]);
});

describe('a printer', () => {
  const addPrinter = (name: string) => shop.call('admin/printer-add', { name }, factory);
  const saveOfPrinter = (id: string, bytes: Buffer, fields: Record<string, string> = {}) =>
    shop.call('admin/printer-profile', form(bytes, fields), { bearer: factory.bearer, params: { id } });
  const removePrinter = (id: string) =>
    shop.call('admin/printer-delete', {}, { bearer: factory.bearer, params: { id } });
  const chooseForProduct = (printer: string | null) =>
    shop.call('admin/product-printer', { printer }, { bearer: factory.bearer, params: { sku: SKU } });
  const chooseForItem = (params: { orderId: string; sid: string }, printer: string | null) =>
    shop.call('admin/item-printer', { printer }, { bearer: factory.bearer, params });

  async function released(upload: { name: string; content: Blob }): Promise<{ orderId: string; sid: string }> {
    const orderId = await order(upload);
    const [sid = ''] = await listItemIds(shop, buyer, orderId);
    await shop.call('Account/FinishUpload', { orderId }, buyer);
    await sendProofs(shop, await createUser(shop, 'customer_service'), orderId, [sid]);
    await shop.call('Account/ConfirmProof', { orderId, versions: { [sid]: 1 } }, buyer);
    return { orderId, sid };
  }

  test('of an item has its artwork drawn again by the profile of product and printer, else of the printer, else of the product', async () => {
    await save(await standardProfile(), { inkLimit: '310' });
    const placed = await released(await picture());
    await examineFiles();
    const common = await artworkOf(placed.orderId);
    const { id } = await addPrinter('R20');
    await saveOfPrinter(id, await paleProfile(), { inkLimit: '320' });

    expect(await chooseForItem(placed, 'R20')).toMatchObject({ printer: 'R20', chosenPrinter: 'R20' });
    await examineFiles();
    const pale = await artworkOf(placed.orderId);
    expect(share(pale)).toBeGreaterThan(Number(share(common)));

    await save(await standardProfile(), { printer: 'R20', inkLimit: '330' });
    await shop.call('admin/soft-proofs', {}, { bearer: factory.bearer, params: { sku: SKU } });
    await examineFiles();
    expect(share(await artworkOf(placed.orderId))).toBe(share(common));

    expect(await chooseForItem(placed, null)).toMatchObject({ printer: null, chosenPrinter: null });
    expect(share(await artworkOf(placed.orderId))).toBe(share(common));
    await removePrinter(id);
    for (const profile of await listed()) await remove(profile.id);
  });

  test('has the ink limit of its profile count for the items that it prints', async () => {
    const placed = await released(file(await cmykTiff(), 'art.tif'));
    await examineFiles();
    const inkOf = async () =>
      (await artworkOf(placed.orderId))?.preflight?.findings.find(({ code }) => code === 'ink_total')?.values.limit;
    const { id } = await addPrinter('R21');
    await saveOfPrinter(id, await standardProfile(), { inkLimit: '100' });
    expect(await inkOf()).toBeUndefined();
    await chooseForItem(placed, 'R21');
    expect(await inkOf()).toBe(1);
    await chooseForItem(placed, null);
    expect(await inkOf()).toBeUndefined();
    expect(await chooseForProduct('R21')).toMatchObject({ printer: 'R21' });
    expect(await inkOf()).toBe(1);

    const queue = await shop.call(
      'admin/production-queue',
      { filter: JSON.stringify({ orderId: placed.orderId }) },
      factory,
    );
    expect(queue).toMatchObject([{ printer: 'R21', chosenPrinter: null }]);
    await removePrinter(id);
    expect(await inkOf()).toBeUndefined();
    expect(
      (await shop.call('admin/production-item', {}, { bearer: factory.bearer, params: { sid: placed.sid } })).printer,
    ).toBe(null);
  });

  test('is one for its name, and is listed with its profile and the number of its products', async () => {
    const added = await Promise.all([addPrinter('R22'), addPrinter('R22'), addPrinter(' R22 ')]);
    const [{ id } = { id: '' }] = added;
    expect(added.map((each) => each.id)).toEqual([id, id, id]);
    await saveOfPrinter(id, await standardProfile());
    await chooseForProduct('R22');
    const list = () => shop.call('admin/printers', { filter: JSON.stringify({ q: 'r22' }) }, factory);
    const profile = expect.objectContaining({ fileName: 'press.icc', inkLimit: 300, printer: 'R22' }) as unknown;
    expect(await list()).toEqual([{ id, name: 'R22', profile, products: 1 }]);
    await saveOfPrinter(id, await standardProfile(), { inkLimit: '250' });
    expect(await list()).toMatchObject([{ profile: { inkLimit: 250 } }]);
    await removePrinter(id);
    expect(await list()).toEqual([]);
    expect(await query(`select 1 from stored_object where object_key like 'profiles/%'`)).toEqual([]);
  });

  test('that does not exist is refused, and so is an item that is not in production', async () => {
    const placed = await released(await picture());
    const as = { bearer: factory.bearer, params: placed };
    const unknown = { code: 'validation_failed', errors: [{ field: 'printer', code: 'invalid' }] };
    expect(await shop.expectError('admin/item-printer', { printer: 'R23' }, as)).toMatchObject(unknown);
    const ofProduct = { bearer: factory.bearer, params: { sku: SKU } };
    expect(await shop.expectError('admin/product-printer', { printer: 'R23' }, ofProduct)).toMatchObject(unknown);
    expect(
      await shop.expectError('admin/product-printer', { printer: null }, { ...ofProduct, params: { sku: 'none' } }),
    ).toMatchObject({ status: 404 });
    for (const id of ['none', randomUUID()]) {
      const options = { bearer: factory.bearer, params: { id } };
      expect(await shop.expectError('admin/printer-delete', {}, options)).toMatchObject({ status: 404 });
      expect(await shop.expectError('admin/printer-profile', form(await standardProfile()), options)).toMatchObject({
        status: 404,
      });
    }
    await query(`update customer_order set state = 'shipped' where id = '${placed.orderId}'`);
    expect(await shop.expectError('admin/item-printer', { printer: null }, as)).toMatchObject({
      ...{ code: 'event_not_allowed', errors: [{ field: 'printer', code: 'wrong_state' }] },
    });
  });
});
