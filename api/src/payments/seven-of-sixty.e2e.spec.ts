import { openShop, type Shop } from '../../test/app';
import { answer, atOnce } from '../../test/at-once';
import { audits } from '../../test/audits';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { blank, byPrepaid, fundedReseller, order } from '../../test/ordering';
import { type Person, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';

const ROUNDS = Number(process.env.PARALLEL_ROUNDS ?? 3);
const ORDERS = 60;
const AFFORDED = 7;

let stage: Stage;
let replicas: readonly [Shop, Shop];
let accounting: Person;
let reseller: Person;

beforeAll(async () => {
  stage = await openStage();
  replicas = [await openShop(stage, { WORKER: '0' }), await openShop(stage, { WORKER: '0' })];
  const [shop] = replicas;
  await fixtureCatalogue(shop);
  accounting = await somebody(shop, 'accounting');
  reseller = await fundedReseller(shop, 1);
}, 60_000);

afterAll(async () => {
  for (const shop of replicas ?? []) await shop.close();
  await stage?.close();
});

const replica = (place: number) => replicas[place % 2 === 0 ? 0 : 1];
const balance = async () => (await replica(0).call('Account/MyCurrentBalance', {}, reseller)).amount;
const deposit = (amount: number) =>
  replica(0).call(
    'admin/prepaid-deposit',
    { accountEmail: reseller.email, type: 'deposit', amount, memo: 'bank transfer' },
    accounting,
  );
const totalOf = async (orderId: string) =>
  (await replica(0).call('Account/ViewOrder', { orderId }, reseller)).amount.amount;
const movements = async () => (await replica(0).call('Account/MyPrepaidAccountAll', {}, reseller)).total;

/** How many of these orders stand in each state. */
async function states(orderIds: readonly string[]): Promise<Record<string, number>> {
  const rows: { state: string; count: number }[] = await replica(0).database.reader.query(
    'select state, count(*)::int as count from customer_order where id = any($1) group by state',
    [orderIds],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

test(
  `of ${ORDERS} orders paid at once from a balance for ${AFFORDED}, exactly ${AFFORDED} are paid, ${ROUNDS} times over`,
  async () => {
    let open: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      while (open.length < ORDERS) open.push(await order(replica(open.length), reseller, byPrepaid, [blank]));
      const total = await totalOf(open[0] ?? '');
      const rest = (round * 997) % total;
      await deposit(AFFORDED * total + rest - (await balance()));
      const before = await movements();

      const answers = await atOnce(ORDERS, (place) =>
        answer(replica(place), 'Cart/Checkout', { orderId: open[place] ?? '', payNow: true }, reseller),
      );

      const codes = answers.map(({ status, code }) => `${status} ${code}`);
      const paid = codes.filter((code) => code === '200 ');
      const refused = codes.filter((code) => code === '402 insufficient_balance');
      expect([paid.length, refused.length]).toEqual([AFFORDED, ORDERS - AFFORDED]);
      expect(await balance()).toBe(rest);
      expect(await movements()).toBe(before + AFFORDED);
      expect(await states(open)).toEqual({
        ready_for_production: AFFORDED,
        awaiting_payment: ORDERS - AFFORDED,
      });
      expect(await audits(replica(0))).toEqual([]);
      open = open.filter((_, place) => answers[place]?.status !== 200);
    }
  },
  60_000 + ROUNDS * 20_000,
);
