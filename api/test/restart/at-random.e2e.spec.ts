import { EmulatorProcess } from '../../src/payments/paypal/emulator.testing';
import { audits } from '../audits';
import { allSent, type KillableShop, openKillableShop } from '../killable-shop';
import { fundedReseller } from '../ordering';
import { type Person, somebody } from '../people';
import { Chance } from '../seeded';
import { type Dealt, Dealings, Postman } from './dealings';
import { Fleet } from './fleet';

const SEED = Number(process.env.KILLS_SEED ?? 20_260_401);
const KILLS = Number(process.env.KILLS ?? 6);
const SERVERS = KILLS > 20 ? 3 : 2;
const BUYERS = KILLS > 20 ? 8 : 4;
const DEPOSIT = 100_000_000;
/** The books of a long run are looked at now and then, of a short one each time. */
const LOOK_EVERY = KILLS > 20 ? 10 : 1;

let shop: KillableShop;
let paypal: EmulatorProcess;
let postman: Postman;
let fleet: Fleet;
let buyers: Person[];
let dealt: Dealt[];

beforeAll(
  async () => {
    postman = await Postman.start();
    paypal = await EmulatorProcess.start({ WEBHOOK_URL: postman.url, WEBHOOK_RETRY_MS: '200' });
    shop = await openKillableShop({
      PAYPAL_BASE_URL: paypal.url,
      PAYPAL_CLIENT_ID: 'emulator-client',
      PAYPAL_CLIENT_SECRET: 'emulator-secret',
      PAYPAL_WEBHOOK_ID: 'EMULATORWEBHOOK01',
    });
    fleet = await Fleet.start(shop, SERVERS);
    postman.fleet = fleet;
    buyers = await Promise.all(Array.from({ length: BUYERS }, () => fundedReseller(shop.still, DEPOSIT)));
    dealt = await dealWhileKilled();
  },
  120_000 + KILLS * 15_000,
);

afterAll(async () => {
  await shop?.close();
  await paypal?.end();
  postman?.stop();
});

/** What came of all that was dealt while servers were killed again and again, once nothing is left to do. */
async function dealWhileKilled(): Promise<Dealt[]> {
  const dealings = new Dealings(shop, fleet, paypal, await somebody(shop.still, 'customer_service'));
  const killing = fleet.kill(KILLS, new Chance(SEED), afterKill);
  const over = new AbortController();
  const dealing = buyers.map(async (buyer, place) => {
    const chance = new Chance(SEED + place);
    const all: Dealt[] = [];
    while (!over.signal.aborted) all.push(await dealings.deal(buyer, chance));
    return all;
  });
  try {
    await Promise.race([killing, Promise.all(dealing)]);
    over.abort();
    await Promise.all(dealing);
  } finally {
    over.abort();
    fleet.end();
    await Promise.allSettled([killing, ...dealing]);
  }
  const all = (await Promise.all(dealing)).flat();
  await allSent(shop);
  await allDone();
  return all;
}

/**
 * Also what a killed worker had in hand, which another takes over after some seconds. What was killed as often as it may
 * be tried is left: only what the timetable starts anew is at work for so long.
 */
async function allDone(): Promise<void> {
  for (;;) {
    const left = await query(
      'select from graphile_worker.jobs where (run_at <= now() or attempts > 0) and attempts < max_attempts limit 1',
    );
    if (left.length === 0) return;
  }
}

/** What a killed server holds for a minute is let go at once; the money is where it belongs at any moment. */
async function afterKill(killed: number): Promise<void> {
  await query('update paypal_invoice set held_until = now() where held_until > now()');
  if (killed % LOOK_EVERY === 0) expect(await audits(shop.still)).toEqual([]);
}

function query<R = unknown>(statement: string, values: unknown[] = []): Promise<R[]> {
  return shop.still.database.reader.query<R[]>(statement, values);
}

test(`killed ${KILLS} times under a stream of orders, every order stands as its customer was told`, async () => {
  const rows = await query<Dealt>(
    `select o.id as "orderId", o.state, coalesce(p.paid, 0)::int as paid, coalesce(p.refunded, 0)::int as refunded,
       o.payment_method = 0 as "byPayPal", (select encode(f.sha256, 'hex') from artwork a
         join stored_object f on f.id = a.object_id where a.order_id = o.id and a.current) as sha256
     from customer_order o left join order_payment p on p.order_id = o.id`,
  );
  const inOrder = (all: readonly Dealt[]) =>
    all
      .map((one) => ({ ...one, sha256: one.sha256 ?? null }))
      .toSorted((one, other) => (one.orderId < other.orderId ? -1 : 1));
  expect(inOrder(rows)).toEqual(inOrder(dealt));
  expect(fleet.killed).toBe(KILLS);
  expect(dealt.length).toBeGreaterThan(BUYERS);
});

test('each prepaid account holds what was not spent', async () => {
  const spent = await query<{ id: string; fen: number }>(
    `select o.account_id as id, sum(p.paid - p.refunded)::int as fen from customer_order o join order_payment p on p.order_id = o.id
     where o.payment_method = 3 group by o.account_id`,
  );
  for (const buyer of buyers) {
    const { amount } = await shop.still.call('Account/MyCurrentBalance', {}, buyer);
    expect(amount).toBe(DEPOSIT - (spent.find(({ id }) => id === buyer.accountId)?.fen ?? 0));
  }
});

test('PayPal took and gave back what the books say, each once', async () => {
  const { events } = (await (await fetch(`${paypal.url}/emulator/events`)).json()) as {
    events: { eventType: string; body: { resource: { invoice: PayPalInvoice } } }[];
  };
  const invoices = new Map(events.map(({ body }) => [body.resource.invoice.detail.reference, body.resource.invoice]));
  const minor = (value = '0') => Math.round(Number(value) * 100);
  const atPayPal = dealt.filter(({ byPayPal, paid }) => byPayPal && paid > 0);
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

test('each mail left once, or once more where a server was killed while it sent it', async () => {
  const mails = await query<{ messageId: string }>('select message_id as "messageId" from mail');
  const letters = shop.letterBox.letters.map(({ messageId }) => messageId);
  expect(new Set(letters)).toEqual(new Set(mails.map(({ messageId }) => messageId)));
  expect(letters.length - mails.length).toBeLessThanOrEqual(KILLS);
});

test('the audits find nothing', async () => {
  expect(await audits(shop.still)).toEqual([]);
});

interface PayPalInvoice {
  detail: { reference: string };
  payments?: { paid_amount: { value: string } };
  refunds?: { refund_amount: { value: string } };
}
