import { openShop, type Shop } from '../../test/app';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { buildForm, createFundedReseller, createPaidOrder, createSubmittedOrder, listItemIds } from '../../test/orders';
import { buildPng } from '../../test/order-stages';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { createUser, type TestUser } from '../../test/users';

jest.setTimeout(60_000);

const ART = buildPng('artwork of a customer');
const PROOF = buildPng('proof');

let testEnv: TestEnv;
let shop: Shop;
let owner: TestUser;
let artworkUrl: string;
let proofUrl: string;

beforeAll(async () => {
  testEnv = await openTestEnv();
  // The API calls the store at one address, browsers at another.
  const publicEndpoint = (testEnv.env.S3_ENDPOINT ?? '').replace('127.0.0.1', 'localhost');
  shop = await openShop(testEnv, { WORKER: '0', S3_PUBLIC_ENDPOINT: publicEndpoint });
  await fixtureCatalogue(shop);
  owner = await createFundedReseller(shop, 100_000_000);
  const service = await createUser(shop, 'customer_service');
  const orderId = await createPaidOrder(shop, owner);
  const [sid = ''] = await listItemIds(shop, owner, orderId);
  await shop.call('Account/ArtworkUpload', buildForm({ orderId, sid }, { name: "a'rt ü.png", content: ART }), owner);
  artworkUrl = (await shop.call('Account/ViewOrder', { orderId }, owner)).items[0]?.artwork?.url ?? '';

  const submitted = await createSubmittedOrder(shop, owner);
  const [item = ''] = await listItemIds(shop, owner, submitted);
  const proof = buildForm({ event: 'digital_proof_sent', sid: item }, { name: 'proof.png', content: PROOF });
  await shop.call('admin/order-events', proof, { bearer: service.bearer, params: { orderId: submitted } });
  proofUrl = (await shop.call('Account/ViewOrder', { orderId: submitted }, owner)).items[0]?.proofs[0]?.url ?? '';
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

async function redirectOf(url: string, from = shop): Promise<URL> {
  const response = await fetch(from.origin + url, { redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  return new URL(response.headers.get('location') ?? '');
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test('a customer downloads artwork from the object store, unchanged and as an attachment', async () => {
  const target = await redirectOf(artworkUrl);
  expect(target.hostname).toBe('localhost');
  expect(target.searchParams.get('X-Amz-Expires')).toBe('300');
  const response = await fetch(shop.origin + artworkUrl);
  expect([response.status, response.redirected]).toEqual([200, true]);
  expect(await bytesOf(response)).toEqual(Buffer.from(await ART.arrayBuffer()));
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''a%27rt%20%C3%BC.png");
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('proofs that are pictures are shown inline', async () => {
  const response = await fetch(await redirectOf(proofUrl));
  expect(response.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''proof.png");
  expect(await bytesOf(response)).toEqual(Buffer.from(await PROOF.arrayBuffer()));
});

test('the object store rejects a URL that has expired', async () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  try {
    shop.clock.stopAt(minutes(-6).toISOString());
    expect((await fetch(await redirectOf(artworkUrl))).status).toBe(403);
    shop.clock.stopAt(minutes(-4).toISOString());
    expect((await fetch(await redirectOf(artworkUrl))).status).toBe(200);
  } finally {
    shop.clock.run();
  }
});

test.each([
  ['another object', (url: URL) => (url.pathname = url.pathname.replace('artwork/', 'proofs/'))],
  ['a later end', (url: URL) => url.searchParams.set('X-Amz-Expires', '604800')],
  ['another type', (url: URL) => url.searchParams.set('response-content-type', 'text/html')],
  ['no attachment', (url: URL) => url.searchParams.set('response-content-disposition', 'inline')],
  ['another signature', (url: URL) => url.searchParams.set('X-Amz-Signature', '0'.repeat(64))],
])('the object store rejects a URL that was changed: %s', async (_, change) => {
  const url = await redirectOf(artworkUrl);
  change(url);
  expect((await fetch(url)).status).toBe(403);
});

test('a link that is forged or expired is not redirected', async () => {
  const forged = await fetch(`${shop.origin}${artworkUrl.replace(/\.[^./]+\//, '.x/')}`, { redirect: 'manual' });
  expect(forged.status).toBe(404);
  shop.clock.advance(61 * 60_000);
  expect((await fetch(shop.origin + artworkUrl, { redirect: 'manual' })).status).toBe(404);
});
