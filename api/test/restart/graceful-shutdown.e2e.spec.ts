import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
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
