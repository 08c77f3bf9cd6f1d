import { randomUUID } from 'node:crypto';
import type { CallName, Output } from '@shop/contract';
import { callsTo } from '../app';
import { answer } from '../at-once';
import { audits } from '../audits';
import { allSent, type KillableShop, openKillableShop } from '../killable-shop';
import { byPrepaid, fillCart, fundedReseller } from '../ordering';
import type { Person } from '../people';
import type { ServerProcess } from '../server-process';

const SEED = 20_260_401;
const KILLS = 5;
const BUYERS = 4;
const ORDERS_EACH = 4;
const DEPOSIT = 100_000_000;

/** What an order may have behind it at any moment: an event is there with all that it brings, or not at all. */
const HISTORIES = new Map([
  ['preorder', { state: 'preorder', isPaid: false }],
  ['preorder recipient_info_added', { state: 'awaiting_payment', isPaid: false }],
  [
    'preorder recipient_info_added order_paid waiting_for_user_file',
    { state: 'awaiting_files', isPaid: true },
  ],
]);

let shop: KillableShop;
let server: ServerProcess;
/** Resolves once a server serves again. */
let serves: Promise<unknown>;

beforeAll(async () => {
  shop = await openKillableShop();
  server = await shop.start();
  serves = Promise.resolve();
}, 60_000);

afterAll(() => shop?.close());

/** As a buyer does whose connection breaks: again, with the same key, until there is an answer. */
async function insist<N extends CallName>(name: N, input: unknown, { bearer }: Person): Promise<Output<N>> {
  const as = { bearer, headers: { 'idempotency-key': randomUUID() } };
  for (;;) {
    await serves;
    const given = await answer(callsTo(server.origin), name, input, as).catch(() => null);
    if (given?.status === 200) return (given.body as { data: Output<N> }).data;
    if (given) throw new Error(`${name}: ${JSON.stringify(given.body)}`);
  }
}

async function buy(buyer: Person): Promise<string[]> {
  const orderIds: string[] = [];
  for (let count = 0; count < ORDERS_EACH; count++) {
    const { orderId } = await insist('Cart/PlaceOrder', await fillCart(shop.still, buyer, byPrepaid), buyer);
    await insist('Cart/CompleteOrder', { orderId }, buyer);
    await insist('Cart/Checkout', { orderId, payNow: true }, buyer);
    orderIds.push(orderId);
  }
  return orderIds;
}

async function killAndRestart(): Promise<void> {
  serves = server.kill().then(async () => {
    shop.door.cut();
    server = await shop.start();
  });
  await serves;
}

interface Standing {
  id: string;
  state: string;
  history: string;
  total: string;
  paid: string;
}

async function standings(): Promise<Standing[]> {
  return shop.still.database.reader.query(
    `select o.id, o.state, o.total, coalesce(p.paid, 0) as paid,
       (select string_agg(event, ' ' order by seq) from order_event e where e.order_id = o.id) as history
     from customer_order o left join order_payment p on p.order_id = o.id`,
  );
}

async function expectWhole(): Promise<void> {
  for (const { history, state, total, paid } of await standings()) {
    const isPaid = paid !== '0';
    expect({ state, isPaid }).toEqual(HISTORIES.get(history));
    if (isPaid) expect(paid).toBe(total);
  }
  expect(await audits(shop.still)).toEqual([]);
}

/** Whole numbers below a bound, the same for each run; by George Marsaglia's xorshift. */
function seeded(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

test('killed again and again under a stream of orders, it loses none and doubles nothing', async () => {
  const random = seeded(SEED);
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => fundedReseller(shop.still, DEPOSIT)));
  const bought = Promise.all(buyers.map(buy));
  for (let kill = 0; kill < KILLS; kill++) {
    await shop.door.shutAfter(100 + random(700));
    await killAndRestart();
    await expectWhole();
  }
  const orderIds = (await bought).flat();

  const orders = await standings();
  expect(orders.map(({ id }) => id).toSorted()).toEqual(orderIds.toSorted());
  expect(orders.filter(({ state }) => state !== 'awaiting_files')).toEqual([]);
  await expectWhole();
  await allSent(shop);
  const mails = await shop.still.database.reader.query<{ messageId: string }[]>(
    'select message_id as "messageId" from mail',
  );
  const letters = shop.letterBox.letters.map(({ messageId }) => messageId);
  expect(new Set(letters)).toEqual(new Set(mails.map(({ messageId }) => messageId)));
  // Only a mail that was just being handed over when the shop was killed leaves once more.
  expect(letters.length - mails.length).toBeLessThanOrEqual(KILLS);
}, 90_000);
