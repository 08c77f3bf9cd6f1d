import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { LoadBalancer } from '../load-balancer';
import { bannerItem, paypalTerms, recipient } from '../orders';
import { openRestartableShop, type RestartableServer, type RestartableShop } from '../restartable-shop';
import { type RawRequest, sendRaw } from '../send-raw';
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

interface Load {
  /** Of all responses, or the error instead of a response. */
  statuses: (number | string)[];
  /** Requests a second that had succeeded at the end. */
  rate: number;
}

/** Mostly cheap requests, with quotes, reads of a customer's data and writes among them. */
function buildRequests(bearer: string): RawRequest[] {
  const json = { 'content-type': 'application/json' };
  const authorization = `Bearer ${bearer}`;
  const get = (url: string, headers = {}): RawRequest => ({ method: 'GET', url, headers });
  const post = (url: string, input: unknown, headers = {}): RawRequest => {
    return { method: 'POST', url, headers: { ...json, ...headers }, body: JSON.stringify(input) };
  };
  const quote = post('/api/Quotation/GetItemQuote', { item: bannerItem, ...paypalTerms, country: 'JP' });
  return [
    get('/api/UserEnd/SiteInfo/Config'),
    quote,
    get('/api/Account/MyShippingAddresses', { authorization }),
    get('/api/health/live'),
    get('/api/Catalog/Categories'),
    post('/api/Account/MyShippingAddresses', { ...recipient, id: addressId }, { authorization }),
    quote,
    get('/api/Catalog/Products?category=banner'),
    get('/api/Account/MyAllOrders', { authorization }),
    get('/api/UserEnd/SiteInfo/GetCurrencyRateList'),
  ];
}

/**
 * Sends requests in turn over open connections, by the clock: a late timer sends all that are due, and no request waits
 * for the responses of others.
 */
function startLoad(origin: string, requests: readonly RawRequest[]): { stop(): Promise<Load> } {
  const agent = new Agent({ keepAlive: true });
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const sent: Promise<number | string>[] = [];
  let succeeded = 0;
  const sendNext = async (): Promise<number | string> => {
    try {
      const { status } = await sendRaw(agent, origin, requests[sent.length % requests.length] as RawRequest);
      if (status === 200) succeeded++;
      return status;
    } catch (error) {
      return String(error);
    }
  };
  const timer = setInterval(() => {
    while (sent.length < seconds() * REQUESTS_PER_SECOND) sent.push(sendNext());
  }, 5);
  return {
    async stop() {
      clearInterval(timer);
      const rate = succeeded / seconds();
      const statuses = await Promise.all(sent);
      agent.destroy();
      return { statuses, rate };
    },
  };
}

/** The lines of a server's log about requests that it answered with 503. */
const listUnavailable = ({ log }: ServerProcess) => log.split('\n').filter((line) => line.includes('unavailable'));

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
  const load = startLoad(balancer.origin, buildRequests(bearer));
  const exitCodes: unknown[] = [];
  const warnings: string[] = [];
  for (let restart = 0; restart < RESTARTS; restart++) {
    const slot = slots[restart % slots.length];
    if (!slot) throw new Error('there are no servers');
    const { origin } = slot.server;
    slot.server.requestStop();
    exitCodes.push(await slot.server.waitForExit());
    warnings.push(...listUnavailable(slot.server));
    slot.server = await slot.process.start();
    await waitUntil(() => balancer.isReady(origin));
  }
  const { statuses, rate } = await load.stop();
  balancer.stop();
  const lost = statuses.filter((status) => status !== 200);
  for (const { server } of slots) warnings.push(...listUnavailable(server));
  if (process.env.RESTARTS) {
    const wanted = `${REQUESTS_PER_SECOND} requests a second`;
    const reset = lost.filter((status) => typeof status === 'string').length;
    process.stdout.write(
      `${RESTARTS} restarts, ${statuses.length} requests, ${reset} without a response, ${lost.length - reset} with an error\n`,
    );
    process.stdout.write(`${rate.toFixed(1)} of ${wanted} succeeded\n`);
    if (rate < REQUESTS_PER_SECOND * 0.95) throw new Error(`This machine is too slow for ${wanted}.`);
  }
  expect(exitCodes.filter((code) => code !== 0)).toEqual([]);
  expect({ lost, failures: balancer.failures, warnings }).toEqual({ lost: [], failures: [], warnings: [] });
  expect(statuses.length).toBeGreaterThan(REQUESTS_PER_SECOND);
});
