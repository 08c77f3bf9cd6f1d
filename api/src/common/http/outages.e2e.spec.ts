import { randomUUID } from 'node:crypto';
import { type CallName, type ErrorCode, LANGUAGE_CODES } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { DatabaseProxy } from '../../../test/database-proxy';
import { FailingObjectStore, STORE_FAULTS } from '../../../test/failing-object-store';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import {
  bannerItem,
  buildForm,
  buildPdf,
  createFundedReseller,
  createPaidOrder,
  createSubmittedOrder,
  listItemIds,
  recipient,
} from '../../../test/orders';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, PASSWORD, type TestUser } from '../../../test/users';
import { errorText } from '../i18n/i18n';

jest.setTimeout(120_000);

let testEnv: TestEnv;
let proxy: DatabaseProxy;
let store: FailingObjectStore;
/** Prepares the data, with services that never fail. */
let reliable: Shop;
/** With services that fail. */
let shop: Shop;
let reseller: TestUser;
let admin: TestUser;
let orderId: string;
let sid: string;
let submitted: { orderId: string; sid: string; url: string };

beforeAll(async () => {
  testEnv = await openTestEnv();
  proxy = await DatabaseProxy.start(testEnv.env.DATABASE_URL ?? '');
  store = await FailingObjectStore.start(testEnv.env.S3_ENDPOINT ?? '');
  reliable = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(reliable);
  reseller = await createFundedReseller(reliable, 100_000_000);
  admin = await createUser(reliable, 'admin');
  orderId = await createPaidOrder(reliable, reseller);
  [sid = ''] = await listItemIds(reliable, reseller, orderId);
  const other = await createSubmittedOrder(reliable, reseller);
  const { items } = await reliable.call('Account/ViewOrder', { orderId: other }, reseller);
  submitted = { orderId: other, sid: items[0]?.sid ?? '', url: items[0]?.artwork?.url ?? '' };
  shop = await openShop(testEnv, {
    WORKER: '0',
    DATABASE_URL: proxy.url,
    DATABASE_TIMEOUT_MS: '3000',
    S3_ENDPOINT: store.endpoint,
    S3_TIMEOUT_MS: '500',
  });
}, 120_000);

afterAll(async () => {
  proxy?.release();
  proxy?.acceptConnections();
  await shop?.close();
  await reliable?.close();
  store?.stop();
  proxy?.close();
  await testEnv?.close();
});

type Sent = [name: CallName, input: unknown, options: { bearer?: string; params?: Record<string, string> }];

const upload = (): Sent => [
  'Account/ArtworkUpload',
  buildForm({ orderId, sid }, { name: 'art.pdf', content: buildPdf(randomUUID()) }),
  reseller,
];
const sendProof = (): Sent => [
  'admin/order-events',
  buildForm(
    { event: 'digital_proof_sent', sid: submitted.sid },
    { name: 'proof.pdf', content: buildPdf(randomUUID()) },
  ),
  { bearer: admin.bearer, params: { orderId: submitted.orderId } },
];

/** Calls of every kind that need the database. */
const databaseCalls = (): Sent[] => [
  ['UserEnd/SiteInfo/OrderTracking', { orderId }, {}],
  ['UserEnd/SiteInfo/GetNoticeNewsList', {}, {}],
  ['TokenAuth/Authenticate', { email: reseller.email, password: PASSWORD }, {}],
  ['Account/MyAllOrders', {}, reseller],
  ['Account/ViewOrder', { orderId }, reseller],
  ['Account/SaveShippingAddress', recipient, reseller],
  ['Cart/Add2Cart', { item: bannerItem }, reseller],
  ['admin/orders', {}, admin],
  ['admin/prepaid-deposit', { accountEmail: reseller.email, type: 'deposit', amount: 1, memo: 'x' }, admin],
  upload(),
];

async function expectUnavailable([name, input, options]: Sent, code: ErrorCode = 'unavailable'): Promise<void> {
  for (const language of LANGUAGE_CODES.slice(0, 2)) {
    const response = await shop.send(name, input, { ...options, language });
    expect({ name, ...((await response.json()) as object) }).toMatchObject({
      name,
      status: 503,
      code,
      detail: errorText(language, code),
    });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  }
}

const statusOf = async ([name, input, options]: Sent) => (await shop.send(name, input, options)).status;

async function expectRecovery(): Promise<void> {
  for (const sent of databaseCalls()) expect([sent[0], await statusOf(sent)]).toEqual([sent[0], 200]);
}

describe('while PostgreSQL', () => {
  test('refuses connections, requests are answered with 503 and succeed again afterwards', async () => {
    proxy.refuseConnections();
    for (const sent of databaseCalls()) await expectUnavailable(sent);
    proxy.acceptConnections();
    await expectRecovery();
  });

  test('does not respond, requests are answered with 503 and succeed again afterwards', async () => {
    proxy.block();
    await Promise.all(databaseCalls().map((sent) => expectUnavailable(sent)));
    const ready = await fetch(`${shop.origin}/api/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ database: 'down' })]);
    const quote: Sent = [
      'Quotation/GetItemQuote',
      { item: bannerItem, currency: 'USD', shippingMethod: 0, paymentMethod: 0, country: 'JP' },
      {},
    ];
    expect(await statusOf(quote)).toBe(200);
    proxy.release();
    await expectRecovery();
  });

  test('holds a lock, requests that wait for it are answered with 503', async () => {
    await reliable.database.transaction(async (tx) => {
      await tx.query('lock table address in access exclusive mode');
      await expectUnavailable(['Account/SaveShippingAddress', recipient, reseller]);
    });
    expect(await statusOf(['Account/SaveShippingAddress', recipient, reseller])).toBe(200);
  });
});

describe.each(STORE_FAULTS)('while the object store %s', (fault) => {
  beforeAll(() => {
    store.fault = fault;
  });
  afterAll(() => {
    store.fault = null;
  });

  test('uploads of customers and staff are answered with 503 and the sentence about uploads', async () => {
    await expectUnavailable(upload(), 'upload_unavailable');
    await expectUnavailable(sendProof(), 'upload_unavailable');
    expect(errorText('en', 'upload_unavailable')).toBe('File upload failed: try later or another method (or a link).');
  });

  test('downloads are answered with 503', async () => {
    const response = await fetch(shop.origin + submitted.url);
    expect([response.status, await response.json()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('what does not need it succeeds', async () => {
    expect((await fetch(`${shop.origin}/api/health/ready`)).status).toBe(200);
    for (const sent of databaseCalls().filter(([name]) => name !== 'Account/ArtworkUpload'))
      expect([sent[0], await statusOf(sent)]).toEqual([sent[0], 200]);
  });
});

test('uploads and downloads succeed after the object store has recovered', async () => {
  expect(await statusOf(upload())).toBe(200);
  expect((await fetch(shop.origin + submitted.url)).status).toBe(200);
});
