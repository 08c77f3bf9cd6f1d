import { openShop, type Shop } from '../../../test/app';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { bannerItem, buildForm, createFundedReseller, createPaidOrder, listItemIds } from '../../../test/orders';
import { drawing } from '../../../test/print-files';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';
import { FileExaminations } from '../../preflight/public';

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

const item = { ...bannerItem, width: '2', length: '1', unit: 3 };

async function createReviewedOrder(isExamined = true) {
  const orderId = await createPaidOrder(shop, buyer, [item]);
  const [sid = ''] = await listItemIds(shop, buyer, orderId);
  const bytes = await drawing()
    .withExifMerge({ IFD0: { ImageDescription: sid } })
    .jpeg()
    .toBuffer();
  const file = { name: 'art.jpg', content: new Blob([new Uint8Array(bytes)]) };
  await shop.call('Account/ArtworkUpload', buildForm({ orderId, sid }, file), buyer);
  if (isExamined) await examineAll();
  await shop.call('Account/FinishUpload', { orderId }, buyer);
  return { orderId, sid };
}

/** Runs the jobs that examine files, as a worker would. */
async function examineAll(): Promise<void> {
  const examinations = shop.app.get(FileExaminations, { strict: false });
  const waiting: { sha256: Buffer }[] = await shop.database.reader.query(
    `select sha256 from file_examination where state = 'waiting'`,
  );
  for (const { sha256 } of waiting) await examinations.examine(sha256);
}

const as = (orderId: string, sid: string, bearer = service.bearer) => ({ bearer, params: { orderId, sid } });

describe('a generated proof', () => {
  test('is a PDF of the piece with its specification, on which the customer pins changes', async () => {
    const { orderId, sid } = await createReviewedOrder();
    const order = await shop.call('admin/proof-generation', {}, as(orderId, sid));
    expect(order).toMatchObject({ status: 'awaiting_proof_approval' });
    const [proof] = order.items[0]?.proofs ?? [];
    expect(proof).toMatchObject({ version: 1, current: true, piece: { widthMm: 2000, heightMm: 1000 } });
    const bytes = Buffer.from(await (await fetch(shop.origin + (proof?.url ?? ''))).arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await examineAll();
    const { items } = await shop.call('Account/ViewOrder', { orderId }, buyer);
    const [drawn] = items[0]?.proofs ?? [];
    expect(drawn?.picture).toMatch(/preview\.webp$/);
    // The piece lies inside the page, in its own proportions.
    const { x = 0, y = 0, width = 0, height = 0 } = drawn?.pieceArea ?? {};
    expect(x + width).toBeLessThan(1);
    expect(y + height).toBeLessThan(1);
    expect((width * 595.28) / (height * 841.89)).toBeCloseTo(2, 5);
    const pins = [{ x: 10, y: 10, text: 'larger' }];
    await shop.call('Account/RequestProofChange', { orderId, sid, pins }, buyer);
    const again = await shop.call('admin/proof-generation', { settles: [1] }, as(orderId, sid));
    expect(again.items[0]?.proofs[0]).toMatchObject({ version: 2, settles: [1] });
  });

  test('needs a preview, the state of review and customer service', async () => {
    const { orderId, sid } = await createReviewedOrder(false);
    expect(await shop.expectError('admin/proof-generation', {}, as(orderId, sid))).toMatchObject({
      status: 409,
      code: 'preview_missing',
    });
    await examineAll();
    const factory = await createUser(shop, 'factory');
    expect(await shop.expectError('admin/proof-generation', {}, as(orderId, sid, factory.bearer))).toMatchObject({
      code: 'forbidden',
    });
    const both = await Promise.all([1, 2].map(() => shop.send('admin/proof-generation', {}, as(orderId, sid))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shop.expectError('admin/proof-generation', {}, as(orderId, sid))).toMatchObject({
      code: 'event_not_allowed',
    });
    const other = '00000000-0000-4000-8000-000000000000';
    expect(await shop.expectError('admin/proof-generation', {}, as(orderId, other))).toMatchObject({ status: 409 });
  });
});
