import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { createApiCalls } from '../app';
import { sendRequest } from '../concurrency';
import { type RestartableShop, openRestartableShop } from '../restartable-shop';
import { createUser } from '../users';

let servers: RestartableShop;

beforeAll(async () => {
  servers = await openRestartableShop();
}, 60_000);

afterAll(() => servers?.close());

async function waitUntilClosed(origin: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  for (let isClosed = false; !isClosed;) {
    const socket = connect(Number(port), hostname);
    isClosed = await once(socket, 'connect').then(
      () => false,
      () => true,
    );
    socket.destroy();
  }
}

async function getWith(agent: Agent | undefined, url: string) {
  const sent = request(url, { ...(agent && { agent }) }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  const { statusCode: status, headers } = response;
  return { status, connection: headers.connection, reusedSocket: sent.reusedSocket };
}

test('a server finishes running requests after two stop signals', async () => {
  const [reseller, accounting] = [
    await createUser(servers.shop, 'reseller'),
    await createUser(servers.shop, 'accounting'),
  ];
  const server = await servers.start();
  const isHeld = servers.databaseProxy.holdCommits('before', 1, /^insert into idempotency_key/);
  const response = sendRequest(
    createApiCalls(server.origin),
    'admin/prepaid-deposit',
    { accountEmail: reseller.email, type: 'deposit', amount: 7_000, memo: 'cash' },
    { bearer: accounting.bearer, headers: { 'idempotency-key': randomUUID() } },
  );
  await isHeld;
  server.requestStop();
  await waitUntilClosed(server.origin);
  server.requestStop();
  servers.databaseProxy.release();
  expect(await response).toMatchObject({ status: 200 });
  expect(await server.waitForExit()).toBe(0);
});

test('a server that stops is not ready, ends the connection of each response, and accepts requests until the delay is over', async () => {
  const server = await servers.start({ SHUTDOWN_DELAY_MS: '6000' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string) => getWith(agent, server.origin + path);
  expect(await get('/api/health/ready')).toEqual({ status: 200, connection: 'keep-alive', reusedSocket: false });
  expect(await get('/api/health/live')).toEqual({ status: 200, connection: 'keep-alive', reusedSocket: true });
  const stopped = server.waitForExit();
  server.requestStop();
  for (let isReady = true; isReady;)
    isReady = (await getWith(undefined, `${server.origin}/api/health/ready`)).status === 200;
  expect(await get('/api/UserEnd/SiteInfo/Config')).toEqual({ status: 200, connection: 'close', reusedSocket: true });
  expect(await get('/api/nowhere')).toEqual({ status: 404, connection: 'close', reusedSocket: false });
  server.requestStop();
  expect(await get('/api/health/live')).toEqual({ status: 200, connection: 'close', reusedSocket: false });
  expect(await stopped).toBe(0);
  agent.destroy();
});

test('a log that is not written to a terminal has no colour codes', async () => {
  const server = await servers.start();
  for (let terminated: unknown[] = []; terminated.length === 0;) {
    terminated = await servers.shop.database.reader.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'shop-worker-heartbeat'`,
    );
  }
  await server.waitForLog('connection lost');
  expect(server.log).not.toContain('\u001B');
});
