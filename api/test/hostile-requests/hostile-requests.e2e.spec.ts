import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { RoleName } from '@shop/contract';
import { RouteRegistry, SiteSettings } from '../../src/common/public';
import { openShop, type Shop } from '../app';
import { readAuditViews } from '../audit-views';
import { DatabaseProxy } from '../database-proxy';
import { eventually } from '../eventually';
import { FailingObjectStore } from '../failing-object-store';
import { fixtureCatalogue } from '../fixture-catalogue';
import {
  bannerItem,
  createFundedReseller,
  createPaidOrder,
  createSubmittedOrder,
  listItemIds,
  paypalTerms,
  recipient,
} from '../orders';
import { Random } from '../random';
import { type RawAnswer, sendRaw } from '../send-raw';
import { openTestEnv, type TestEnv } from '../test-env';
import { createUser, openSession, PASSWORD, type TestUser } from '../users';
import { OutageSchedule } from './outage-schedule';
import { type FuzzedRequest, type FuzzedValues, RequestFuzzer } from './request-fuzzer';

// npm run hostile-input sets them.
const REQUESTS = Number(process.env.HOSTILE_INPUT_REQUESTS ?? 500);
const SEED = Number(process.env.HOSTILE_INPUT_SEED ?? 20_261_123);
const CONCURRENT_REQUESTS = 16;
/** Requests log accounts out, close them and change their roles. */
const REQUESTS_PER_USER = 400;
const PAUSE_AFTER_503_MS = 100;
const LONGEST_OUTAGE_MS = 2_400;
/** Shorter than the longest outages, and long enough for a busy machine. */
const DATABASE_TIMEOUT_MS = 1_500;
const STAFF = [
  'customer_service',
  'accounting',
  'factory',
  'isc_facility',
  'admin',
] as const satisfies readonly RoleName[];

jest.setTimeout(120_000 + REQUESTS * 200);

let testEnv: TestEnv;
let database: DatabaseProxy;
let store: FailingObjectStore;
/** Prepares the data, with services that never fail. */
let reliable: Shop;
/** With services that come and go. */
let shop: Shop;
let reseller: TestUser;
let records: Omit<FuzzedValues, 'bearers'>;

beforeAll(async () => {
  testEnv = await openTestEnv();
  database = await DatabaseProxy.start(testEnv.env.DATABASE_URL ?? '');
  store = await FailingObjectStore.start(testEnv.env.S3_ENDPOINT ?? '');
  reliable = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(reliable);
  reseller = await createFundedReseller(reliable, 100_000_000);
  records = await createRecords();
  shop = await openShop(testEnv, {
    ...{ WORKER: '0', TRUSTED_PROXIES: '127.0.0.1' },
    ...{ DATABASE_URL: database.url, DATABASE_TIMEOUT_MS: String(DATABASE_TIMEOUT_MS) },
    ...{ S3_ENDPOINT: store.endpoint, S3_TIMEOUT_MS: '500' },
  });
});

afterAll(async () => {
  await shop?.close();
  await reliable?.close();
  store?.stop();
  database?.close();
  await testEnv?.close();
});

async function createRecords(): Promise<Omit<FuzzedValues, 'bearers'>> {
  const orderId = await createPaidOrder(reliable, reseller);
  const [sid = ''] = await listItemIds(reliable, reseller, orderId);
  const submittedId = await createSubmittedOrder(reliable, reseller);
  const { items } = await reliable.call('Account/ViewOrder', { orderId: submittedId }, reseller);
  const { itemId } = await reliable.call('Cart/Add2Cart', { item: bannerItem }, reseller);
  const { id } = await reliable.call('Account/SaveShippingAddress', recipient, reseller);
  return {
    siteKey: reliable.app.get(SiteSettings, { strict: false }).siteKey,
    fileToken: items[0]?.artwork?.url.split('/').at(-2) ?? '',
    ids: [
      orderId,
      submittedId,
      sid,
      itemId,
      id,
      reseller.accountId,
      'vinyl-440',
      'banner',
      'USD',
      'JP',
      '1',
      'office',
      'welcome',
    ],
    known: {
      ...paypalTerms,
      ...recipient,
      address: recipient,
      item: bannerItem,
      expectedTotal: { currency: 'USD', amount: 1 },
      ...{ orderId, sid, itemId, id, versions: { [sid]: 1 }, items: [sid], sku: 'vinyl-440' },
      ...{ email: 'hostile@people.test', accountEmail: reseller.email, url: 'https://files.print-studio.com/a.zip' },
      ...{
        password: PASSWORD,
        newPassword: PASSWORD,
        confirmPassword: PASSWORD,
        currentPassword: PASSWORD,
        agree: true,
      },
      ...{ event: 'digital_proof_sent', memo: 'a note', reason: 'a reason', day: '2090-01-02', payNow: true },
      // No mail server outside this machine is asked.
      ...{ host: '127.0.0.1', port: 1 },
    },
  };
}

async function createValues(): Promise<FuzzedValues> {
  const roles = ['customer', ...STAFF] as const;
  const users = await Promise.all(
    roles.map(async (role) => [role, (await createUser(reliable, role)).bearer] as const),
  );
  const { bearer } = await openSession(reliable, reseller, 'reseller');
  return { ...records, bearers: { ...Object.fromEntries(users), reseller: bearer } };
}

/** Why a response is wrong; null if it is an answer to hostile input, or says that a service is away. */
function findFault({ route, method }: FuzzedRequest, { status, headers, text }: RawAnswer): string | null {
  if (status >= 200 && status < 500) return null;
  if (status === 503 && route === 'GET /api/health/ready') return null;
  // A response to HEAD has no body.
  const isUnavailable = status === 503 && (method === 'HEAD' || /"code":"(upload_)?unavailable"/.test(text));
  return isUnavailable && Number(headers['retry-after']) > 0 ? null : `${status} ${text.slice(0, 300)}`;
}

const describeRequest = ({ method, url, body }: FuzzedRequest) =>
  `${method} ${url.slice(0, 300)} ${String(body ?? '').slice(0, 400)}`;

test(`${REQUESTS} hostile requests get no error of the server while PostgreSQL and the object store come and go`, async () => {
  const random = new Random(SEED);
  const { routes } = shop.app.get(RouteRegistry, { strict: false });
  const fuzzer = new RequestFuzzer(random, routes);
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENT_REQUESTS });
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  let [sent, refusedUploads, values] = [0, 0, await createValues()];
  const start = performance.now();
  const outages = new OutageSchedule(database, store, new Random(SEED + 1), LONGEST_OUTAGE_MS);
  const send = async () => {
    while (sent < REQUESTS) {
      if (++sent % REQUESTS_PER_USER === 0) values = await createValues();
      const request = fuzzer.next(values, shop.clock.now());
      try {
        const answer = await sendRaw(agent, shop.origin, request);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        if (answer.text.includes('"code":"upload_unavailable"')) refusedUploads++;
        const fault = findFault(request, answer);
        if (fault) faults.push(`${describeRequest(request)}: ${fault}`);
        // Otherwise most requests would be sent while PostgreSQL is away, which refuses them at once.
        if (answer.status === 503) await pause(PAUSE_AFTER_503_MS);
      } catch (error) {
        faults.push(`${describeRequest(request)}: no response: ${String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, send));
  await outages.stop();
  agent.destroy();
  if (process.env.HOSTILE_INPUT_REPORT) {
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    process.stdout.write(
      [
        `${REQUESTS} hostile requests to ${routes.length} routes in ${seconds} s, seed ${SEED}`,
        ...Object.entries(statuses).map(([status, count]) => `status ${status}: ${count}`),
        ...Object.entries(outages.counts).map(([name, count]) => `${name}: ${count} times`),
        `503 because an upload could not be stored: ${refusedUploads}`,
        `${faults.length} errors of the server or requests without a response`,
        '',
      ].join('\n'),
    );
  }
  expect(faults).toEqual([]);
  expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(REQUESTS);
  // Otherwise no valid request was among them, or nothing was away.
  expect(statuses).toMatchObject({ 200: expect.any(Number), 400: expect.any(Number), 503: expect.any(Number) });
});

test('afterwards the data are consistent, and the server becomes ready', async () => {
  expect(await readAuditViews(reliable)).toEqual([]);
  await eventually(async () => expect((await fetch(`${shop.origin}/api/health/ready`)).status).toBe(200));
});
