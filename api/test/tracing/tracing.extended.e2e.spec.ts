import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApiCalls } from '../app';
import { buildForm, buildPdf, createFundedReseller, createPaidOrder, listItemIds } from '../orders';
import { openRestartableShop, type RestartableShop, waitForSentMails } from '../restartable-shop';
import type { ServerProcess } from '../server-process';
import { createUser, type TestUser } from '../users';
import { TraceReceiver } from './trace-receiver';

jest.setTimeout(120_000);

let shop: RestartableShop;
let receiver: TraceReceiver;
let folder: string;
let reseller: TestUser;
let orderId: string;
let sid: string;

beforeAll(async () => {
  shop = await openRestartableShop();
  receiver = await TraceReceiver.start();
  folder = mkdtempSync(path.join(tmpdir(), 'tracing-'));
  await createUser(shop.shop, 'customer_service');
  reseller = await createFundedReseller(shop.shop, 100_000_000);
  orderId = await createPaidOrder(shop.shop, reseller);
  [sid = ''] = await listItemIds(shop.shop, reseller, orderId);
}, 120_000);

afterAll(async () => {
  await shop?.close();
  receiver?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server, works with it and stops it. Returns the packages of OpenTelemetry that it has loaded. */
async function useServer(
  env: Record<string, string>,
  work: (server: ServerProcess) => Promise<void>,
): Promise<string[]> {
  const file = path.join(folder, 'modules.txt');
  const preload = path.join(__dirname, 'list-modules.cjs');
  const server = await shop.start({ ...env, NODE_OPTIONS: `--require "${preload}"`, LOADED_MODULES: file });
  await work(server);
  server.requestStop();
  expect(await server.waitForExit()).toBe(0);
  return readFileSync(file, 'utf8').split('\n').filter(Boolean);
}

/** Submits artwork: requests with SQL statements, calls of the object store, and a job that sends an email. */
async function submitArtwork({ origin }: ServerProcess): Promise<string> {
  const api = createApiCalls(origin);
  const file = buildForm({ orderId, sid }, { name: 'art.pdf', content: buildPdf('art') });
  await api.call('Account/ArtworkUpload', file, reseller);
  const { items } = await api.call('Account/ViewOrder', { orderId }, reseller);
  const url = items[0]?.artwork?.url ?? '';
  expect((await fetch(origin + url)).status).toBe(200);
  await fetch(`${origin}/api/health/ready`);
  await api.call('Account/FinishUpload', { orderId }, reseller);
  await waitForSentMails(shop);
  return url;
}

test('without OTEL_EXPORTER_OTLP_ENDPOINT nothing of OpenTelemetry is loaded', async () => {
  const loaded = await useServer({ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, async ({ origin }) => {
    expect((await fetch(`${origin}/api/UserEnd/SiteInfo/Config`)).status).toBe(200);
  });
  // prom-client loads the interfaces, which do nothing alone.
  expect(loaded.filter((name) => name !== '@opentelemetry/api')).toEqual([]);
});

test('traces of requests, SQL statements, outgoing requests and jobs arrive at the collector', async () => {
  let url = '';
  const loaded = await useServer({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint }, async (server) => {
    url = await submitArtwork(server);
  });
  expect(loaded).toContain('@opentelemetry/sdk-trace-node');

  const upload = receiver.traceOf('POST /api/Account/ArtworkUpload');
  const server = upload.find(({ name }) => name === 'POST /api/Account/ArtworkUpload');
  expect(server?.attributes).toMatchObject({ 'http.route': '/api/Account/ArtworkUpload' });
  expect(server?.attributes['shop.request_id']).toMatch(/^[\da-f-]{36}$/);
  const statements = upload.filter(({ name }) => name.startsWith('pg.query:'));
  expect(statements.length).toBeGreaterThan(3);
  expect(upload.filter(({ name, spanId }) => name === 'PUT' && spanId !== server?.spanId)).toHaveLength(1);

  const submission = receiver.traceOf('POST /api/Account/FinishUpload');
  expect(submission.filter(({ name }) => name.startsWith('job '))).not.toEqual([]);

  expect(receiver.spans.map(({ name }) => name)).toContain('GET /api/files/:token/:name');
  expect(receiver.spans.map(({ name }) => name)).not.toContain('GET /api/health/ready');
  const [, , , token = ''] = url.split('/');
  expect(token.length).toBeGreaterThan(50);
  for (const secret of [token, reseller.bearer, reseller.email]) expect(receiver.text).not.toContain(secret);
});

test('a collector that does not respond delays neither requests nor the end of the process for long', async () => {
  const start = Date.now();
  await useServer({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, async ({ origin }) => {
    const sent = Date.now();
    expect((await fetch(`${origin}/api/UserEnd/SiteInfo/Config`)).status).toBe(200);
    expect(Date.now() - sent).toBeLessThan(2_000);
  });
  expect(Date.now() - start).toBeLessThan(60_000);
});
