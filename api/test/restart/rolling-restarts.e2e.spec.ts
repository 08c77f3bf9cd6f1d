import { setTimeout as sleep } from 'node:timers/promises';
import { createApiCalls } from '../app';
import { LoadBalancer } from '../load-balancer';
import { recipient } from '../orders';
import { openRestartableShop, type RestartableServer, type RestartableShop } from '../restartable-shop';
import type { ServerProcess } from '../server-process';
import { createUser } from '../users';

// npm run restarts sets both.
const RESTARTS = Number(process.env.RESTARTS ?? 1);
const REQUESTS_PER_SECOND = Number(process.env.RESTARTS_RATE ?? 50);
/** Much longer than the checks of the load balancer take. */
const SHUTDOWN_DELAY_MS = '4000';

jest.setTimeout(120_000 + RESTARTS * 60_000);

let servers: RestartableShop;
let addressId: string;

beforeAll(async () => {
  servers = await openRestartableShop({ WORKER: '0', SHUTDOWN_DELAY_MS });
}, 60_000);

afterAll(() => servers?.close());

interface Slot {
  process: RestartableServer;
  server: ServerProcess;
}

/** Sends reads and writes at a fixed rate, or at the rate that a busy machine allows, until `stop`, which resolves with the statuses of all responses. */
function sendRequests(origin: string, bearer: string): { stop(): Promise<(number | string)[]> } {
  const api = createApiCalls(origin);
  const sent: Promise<number | string>[] = [];
  const sendNext = async (): Promise<number | string> => {
    try {
      const response =
        sent.length % 10 === 0
          ? await api.send('Account/SaveShippingAddress', { ...recipient, id: addressId }, { bearer })
          : await api.send('Account/MyShippingAddresses', {}, { bearer });
      await response.arrayBuffer();
      return response.status;
    } catch (error) {
      return String(error);
    }
  };
  const timer = setInterval(() => sent.push(sendNext()), 1000 / REQUESTS_PER_SECOND);
  return {
    async stop() {
      clearInterval(timer);
      return Promise.all(sent);
    },
  };
}

async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(50);
}

test('no request is lost while servers restart one after the other', async () => {
  const { bearer } = await createUser(servers.shop);
  ({ id: addressId } = await servers.shop.call('Account/SaveShippingAddress', recipient, { bearer }));
  const processes: RestartableServer[] = [servers, await servers.addServer()];
  const slots: Slot[] = [];
  for (const process of processes) slots.push({ process, server: await process.start() });
  const balancer = await LoadBalancer.start(slots.map(({ server }) => server.origin));
  const start = performance.now();
  const load = sendRequests(balancer.origin, bearer);
  const exitCodes: unknown[] = [];
  for (let restart = 0; restart < RESTARTS; restart++) {
    const slot = slots[restart % slots.length];
    if (!slot) throw new Error('there are no servers');
    const { origin } = slot.server;
    slot.server.requestStop();
    exitCodes.push(await slot.server.waitForExit());
    slot.server = await slot.process.start();
    await waitUntil(() => balancer.isReady(origin));
  }
  const statuses = await load.stop();
  balancer.stop();
  const lost = statuses.filter((status) => status !== 200);
  if (process.env.RESTARTS) {
    const rate = statuses.length / ((performance.now() - start) / 1000);
    process.stdout.write(`${RESTARTS} restarts, ${statuses.length} requests, ${lost.length} lost\n`);
    process.stdout.write(`${rate.toFixed(0)} requests per second\n`);
  }
  expect(exitCodes.filter((code) => code !== 0)).toEqual([]);
  expect({ lost, failures: balancer.failures }).toEqual({ lost: [], failures: [] });
  expect(statuses.length).toBeGreaterThan(REQUESTS_PER_SECOND);
});
