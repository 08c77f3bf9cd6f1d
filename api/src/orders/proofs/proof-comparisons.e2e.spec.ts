import sharp from 'sharp';
import { openShop, type Shop } from '../../../test/app';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import {
  bannerItem,
  buildForm,
  createFundedReseller,
  createPaidOrder,
  listItemIds,
  sendProofs,
} from '../../../test/orders';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';
import { ArtworkErasure, ProofComparisonJob } from '../../artwork/public';
import { ApiError, ObjectStore } from '../../common/public';
import { FileExaminations } from '../../preflight/public';

// Files are examined and compared by processes of their own.
jest.setTimeout(180_000);

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

/** Black text on white, 1 px for 1 mm of the piece; `word` is at 1,200, 600 mm. */
function print(word: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1000"><rect width="2000" height="1000" fill="#fff"/>
    <rect x="200" y="200" width="500" height="120" fill="#06c"/><text x="300" y="450" font-size="90">Opening hours</text>
    <text x="1200" y="700" font-size="140" font-weight="bold">${word}</text></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 95 }).toBuffer();
}

const file = (name: string, bytes: Buffer) => ({ name, content: new Blob([new Uint8Array(bytes)]) });

async function createOrder(bytes: Buffer) {
  const orderId = await createPaidOrder(shop, buyer, [item]);
  const [sid = ''] = await listItemIds(shop, buyer, orderId);
  await shop.call('Account/ArtworkUpload', buildForm({ orderId, sid }, file('art.jpg', bytes)), buyer);
  await shop.call('Account/FinishUpload', { orderId }, buyer);
  return { orderId, sid };
}

/** Runs the jobs that examine files, as a worker would. */
async function examineFiles(): Promise<void> {
  const waiting: { sha256: Buffer }[] = await shop.database.reader.query(
    `select sha256 from file_examination where state <> 'done'`,
  );
  for (const { sha256 } of waiting) await shop.app.get(FileExaminations, { strict: false }).examine(sha256);
}

/** Runs the jobs that examine files and compare proofs. */
async function runJobs(key: { orderId: string; sid: string; version: number }): Promise<void> {
  await examineFiles();
  const asked: unknown[] = await shop.database.reader.query(
    `select from proof_comparison where sid = $1 and version = $2 and state = 'waiting'`,
    [key.sid, key.version],
  );
  if (asked.length > 0) await shop.app.get(ProofComparisonJob, { strict: false }).compare(key);
}

async function compare(orderId: string, sid: string, version: number) {
  const ask = () => shop.call('admin/proof-comparison', { version }, { ...service, params: { orderId, sid } });
  for (let times = 0; times < 3; times++) {
    const { state } = await ask();
    if (state !== 'waiting') break;
    await runJobs({ orderId, sid, version });
  }
  return ask();
}

test('Staff compare a proof with its artwork: a generated one has no differences, a changed word is boxed', async () => {
  const { orderId, sid } = await createOrder(await print('9–17'));
  const as = { ...service, params: { orderId, sid } };
  await runJobs({ orderId, sid, version: 1 });
  await shop.call('admin/proof-generation', {}, as);
  const generated = await compare(orderId, sid, 1);
  expect(generated).toMatchObject({ state: 'done', piece: { widthMm: 2000, heightMm: 1000 }, areas: [] });
  for (const url of [generated.artwork, generated.proof]) {
    const { width, height } = await sharp(await (await fetch(shop.origin + url)).arrayBuffer()).metadata();
    expect([width, height]).toEqual([2000, 1000]);
  }

  const pins = [{ x: 10, y: 10, text: 'Other hours' }];
  await shop.call('Account/RequestProofChange', { orderId, sid, pins }, buyer);
  const changed = file('proof.jpg', await print('8–20'));
  const event = buildForm({ event: 'digital_proof_sent', sid }, changed);
  await shop.call('admin/order-events', event, { ...service, params: { orderId } });
  const [first, second] = await Promise.all([1, 2].map(() => compare(orderId, sid, 2)));
  expect(second).toEqual(first);
  const word = { left: 1200, top: 590, right: 1620, bottom: 710 };
  expect(first?.areas.length).toBeGreaterThan(0);
  for (const { x, y, width, height } of first?.areas ?? []) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(5);
    expect([x >= word.left, y >= word.top]).toEqual([true, true]);
    expect([x + width <= word.right, y + height <= word.bottom]).toEqual([true, true]);
  }

  await expectRejections(orderId, sid);
  await shop.database.transaction((tx) => shop.app.get(ArtworkErasure, { strict: false }).eraseFiles(tx, [orderId]));
  const left: unknown[] = await shop.database.reader.query('select from proof_comparison where sid = $1', [sid]);
  expect(left).toEqual([]);
  expect((await fetch(shop.origin + generated.proof)).status).toBe(404);
});

async function expectRejections(orderId: string, sid: string): Promise<void> {
  const other = '00000000-0000-4000-8000-000000000000';
  for (const [params, version] of [
    [{ orderId, sid }, 3],
    [{ orderId, sid: other }, 1],
    [{ orderId, sid: 'nonsense' }, 1],
    [{ orderId: 'nonsense', sid }, 1],
  ] as const)
    expect(await shop.expectError('admin/proof-comparison', { version }, { ...service, params })).toMatchObject({
      code: 'resource_not_found',
    });
}

test('A proof of a download link is not compared', async () => {
  const orderId = await createPaidOrder(shop, buyer, [item]);
  const [sid = ''] = await listItemIds(shop, buyer, orderId);
  const url = 'https://example.com/art.pdf';
  await shop.call('Account/ArtworkUploadShareDownloadLink', { orderId, sid, url }, buyer);
  await shop.call('Account/FinishUpload', { orderId }, buyer);
  await sendProofs(shop, service, orderId, [sid]);
  expect(
    await shop.expectError('admin/proof-comparison', { version: 1 }, { ...service, params: { orderId, sid } }),
  ).toMatchObject({ status: 409, code: 'comparison_unavailable' });
});

test('A comparison during which the object store does not answer is not final', async () => {
  const { orderId, sid } = await createOrder(await print('7–19'));
  await examineFiles();
  await shop.call('admin/proof-generation', {}, { ...service, params: { orderId, sid } });
  const view = () => shop.call('admin/proof-comparison', { version: 1 }, { ...service, params: { orderId, sid } });
  await view();
  await examineFiles();
  await view();
  const compareNow = () => shop.app.get(ProofComparisonJob, { strict: false }).compare({ orderId, sid, version: 1 });
  const read = jest.spyOn(shop.app.get(ObjectStore, { strict: false }), 'read');
  read.mockRejectedValue(new ApiError('unavailable'));
  await expect(compareNow()).rejects.toThrow('unavailable');
  read.mockRestore();
  expect(await view()).toMatchObject({ state: 'waiting' });
  await compareNow();
  expect(await view()).toMatchObject({ state: 'done' });
});
