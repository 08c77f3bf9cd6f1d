import { setTimeout } from 'node:timers/promises';
import { EmulatorProcess } from '../../src/payments/paypal/client/emulator.testing';
import { readAuditViews } from '../audit-views';
import { waitForSentMails, type RestartableShop, openRestartableShop } from '../restartable-shop';
import { createFundedReseller } from '../orders';
import { type TestUser, createUser } from '../users';
import { Random } from '../random';
import { type OrderOutcome, OrderActivity, WebhookForwarder } from './order-activity';
import { ServerCluster } from './server-cluster';

const SEED = Number(process.env.KILLS_SEED ?? 20_260_401);
const KILLS = Number(process.env.KILLS ?? 4);
const SERVERS = KILLS > 20 ? 3 : 2;
const BUYERS = KILLS > 20 ? 8 : 2;
const DEPOSIT = 100_000_000;
/** The audit views are read after every kill in a short run, less often in a long one. */
const AUDIT_EVERY = KILLS > 20 ? 10 : 1;

let servers: RestartableShop;
let paypal: EmulatorProcess;
let forwarder: WebhookForwarder;
let cluster: ServerCluster;
let buyers: TestUser[];
let outcomes: OrderOutcome[];

beforeAll(
  async () => {
    forwarder = await WebhookForwarder.start();
    paypal = await EmulatorProcess.start({ WEBHOOK_URL: forwarder.url, WEBHOOK_RETRY_MS: '200' });
    servers = await openRestartableShop({
      PAYPAL_BASE_URL: paypal.url,
      PAYPAL_CLIENT_ID: 'emulator-client',
      PAYPAL_CLIENT_SECRET: 'emulator-secret',
      PAYPAL_WEBHOOK_ID: 'EMULATORWEBHOOK01',
    });
    cluster = await ServerCluster.start(servers, SERVERS);
    forwarder.cluster = cluster;
    buyers = await Promise.all(Array.from({ length: BUYERS }, () => createFundedReseller(servers.shop, DEPOSIT)));
    outcomes = await runOrdersDuringKills();
  },
  240_000 + KILLS * 15_000,
);

afterAll(async () => {
  await servers?.close();
  await paypal?.end();
  forwarder?.stop();
});

/** Runs orders while servers are killed, and waits until all jobs are done. */
async function runOrdersDuringKills(): Promise<OrderOutcome[]> {
  const activity = new OrderActivity(servers, cluster, paypal, await createUser(servers.shop, 'customer_service'));
  const killing = cluster.kill(KILLS, new Random(SEED), afterKill);
  const ending = new AbortController();
  const customers = buyers.map(async (buyer, place) => {
    const random = new Random(SEED + place);
    const all: OrderOutcome[] = [];
    while (!ending.signal.aborted) all.push(await activity.runOrder(buyer, random));
    return all;
  });
  try {
    await Promise.race([killing, Promise.all(customers)]);
    ending.abort();
    await Promise.all(customers);
  } finally {
    ending.abort();
    cluster.end();
    await Promise.allSettled([killing, ...customers]);
  }
  const all = (await Promise.all(customers)).flat();
  await waitForSentMails(servers);
  await waitForJobs();
  return all;
}

/**
 * Waits for all due jobs, including those of killed workers, which others take over after some seconds. Jobs without
 * attempts left are ignored: only recurring jobs run long enough to be killed that often.
 */
async function waitForJobs(): Promise<void> {
  for (;;) {
    const jobs = await query(
      'select from graphile_worker.jobs where (run_at <= now() or attempts > 0) and attempts < max_attempts limit 1',
    );
    if (jobs.length === 0) return;
    await setTimeout(100);
  }
}

/** Releases the locks that a killed server would keep for a minute, and reads the audit views. */
async function afterKill(killed: number): Promise<void> {
  await query('update paypal_invoice set locked_until = now() where locked_until > now()');
  if (killed % AUDIT_EVERY === 0) expect(await readAuditViews(servers.shop)).toEqual([]);
}

function query<R = unknown>(statement: string, values: unknown[] = []): Promise<R[]> {
  return servers.shop.database.reader.query<R[]>(statement, values);
}

test(`after ${KILLS} kills, every order has the state that its customer was shown`, async () => {
  const rows = await query<OrderOutcome>(
    `select o.id as "orderId", o.state, coalesce(p.paid, 0)::int as paid, coalesce(p.refunded, 0)::int as refunded,
       o.payment_method = 0 as "byPayPal", (select encode(f.sha256, 'hex') from artwork a
         join stored_object f on f.id = a.object_id where a.order_id = o.id and a.current) as sha256
     from customer_order o left join order_payment p on p.order_id = o.id`,
  );
  const sorted = (all: readonly OrderOutcome[]) =>
    all
      .map((outcome) => ({ ...outcome, sha256: outcome.sha256 ?? null }))
      .toSorted((one, other) => (one.orderId < other.orderId ? -1 : 1));
  expect(sorted(rows)).toEqual(sorted(outcomes));
  expect(cluster.killed).toBe(KILLS);
  expect(outcomes.length).toBeGreaterThan(BUYERS);
});

test('each prepaid balance is the deposit minus the payments', async () => {
  const payments = await query<{ id: string; fen: number }>(
    `select o.account_id as id, sum(p.paid - p.refunded)::int as fen from customer_order o join order_payment p on p.order_id = o.id
     where o.payment_method = 3 group by o.account_id`,
  );
  for (const buyer of buyers) {
    const { amount } = await servers.shop.call('Account/MyCurrentBalance', {}, buyer);
    expect(amount).toBe(DEPOSIT - (payments.find(({ id }) => id === buyer.accountId)?.fen ?? 0));
  }
});

test('PayPal received and refunded the amounts in the ledger, each once', async () => {
  const { events } = (await (await fetch(`${paypal.url}/emulator/events`)).json()) as {
    events: { eventType: string; body: { resource: { invoice: PayPalInvoice } } }[];
  };
  const invoices = new Map(events.map(({ body }) => [body.resource.invoice.detail.reference, body.resource.invoice]));
  const minor = (value = '0') => Math.round(Number(value) * 100);
  const atPayPal = outcomes.filter(({ byPayPal, paid }) => byPayPal && paid > 0);
  expect(
    atPayPal.map(({ orderId }) => {
      const invoice = invoices.get(orderId);
      return {
        orderId,
        paid: minor(invoice?.payments?.paid_amount.value),
        refunded: minor(invoice?.refunds?.refund_amount.value),
      };
    }),
  ).toEqual(atPayPal.map(({ orderId, paid, refunded }) => ({ orderId, paid, refunded })));
});

test('each email was sent once, or once more per kill', async () => {
  const mails = await query<{ messageId: string }>('select message_id as "messageId" from mail');
  const sent = servers.smtp.received.map(({ messageId }) => messageId);
  expect(new Set(sent)).toEqual(new Set(mails.map(({ messageId }) => messageId)));
  expect(sent.length - mails.length).toBeLessThanOrEqual(KILLS);
});

test('the audit views are empty', async () => {
  expect(await readAuditViews(servers.shop)).toEqual([]);
});

interface PayPalInvoice {
  detail: { reference: string };
  payments?: { paid_amount: { value: string } };
  refunds?: { refund_amount: { value: string } };
}
