import type { CallName, Input, Output } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest, runInParallel } from '../../../test/concurrency';
import { readAuditViews } from '../../../test/audit-views';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import {
  bannerItem,
  blankItem,
  prepaidTerms,
  recipient,
  createFundedReseller,
  createOrder,
} from '../../../test/orders';
import { type TestUser, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';

const ROUNDS = 2;
const ORDERS = 24;
const AFFORDED = 7;

let env: TestEnv;
let replicas: readonly [Shop, Shop];
let accounting: TestUser;
let reseller: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  replicas = [await openShop(env, { WORKER: '0' }), await openShop(env, { WORKER: '0' })];
  const [shop] = replicas;
  await fixtureCatalogue(shop);
  accounting = await createUser(shop, 'accounting');
  reseller = await createFundedReseller(shop, 1);
}, 60_000);

afterAll(async () => {
  for (const shop of replicas ?? []) await shop.close();
  await env?.close();
});

const replica = (index: number) => replicas[index % 2 === 0 ? 0 : 1];
const balance = async () => (await replica(0).call('Account/MyCurrentBalance', {}, reseller)).amount;
const deposit = (amount: number) =>
  replica(0).call(
    'admin/prepaid-deposit',
    { accountEmail: reseller.email, type: 'deposit', amount, memo: 'bank transfer' },
    accounting,
  );
const totalOf = async (orderId: string) =>
  (await replica(0).call('Account/ViewOrder', { orderId }, reseller)).amount.amount;
const countTransactions = async () => (await replica(0).call('Account/MyPrepaidAccountAll', {}, reseller)).total;

/** Number of orders by state. */
async function countByState(orderIds: readonly string[]): Promise<Record<string, number>> {
  const rows: { state: string; count: number }[] = await replica(0).database.reader.query(
    'select state, count(*)::int as count from customer_order where id = any($1) group by state',
    [orderIds],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

test(`of ${ORDERS} orders paid at once from a balance for ${AFFORDED}, exactly ${AFFORDED} are paid`, async () => {
  let open: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    while (open.length < ORDERS)
      open.push(await createOrder(replica(open.length), reseller, prepaidTerms, [blankItem]));
    const total = await totalOf(open[0] ?? '');
    const rest = (round * 997) % total;
    await deposit(AFFORDED * total + rest - (await balance()));
    const before = await countTransactions();

    const answers = await runInParallel(ORDERS, (index) =>
      sendRequest(replica(index), 'Cart/Checkout', { orderId: open[index] ?? '', payNow: true }, reseller),
    );

    const codes = answers.map(({ status, code }) => `${status} ${code}`);
    const paid = codes.filter((code) => code === '200 ');
    const unpaid = codes.filter((code) => code === '402 insufficient_balance');
    expect([paid.length, unpaid.length]).toEqual([AFFORDED, ORDERS - AFFORDED]);
    expect(await balance()).toBe(rest);
    expect(await countTransactions()).toBe(before + AFFORDED);
    expect(await countByState(open)).toEqual({
      ready_for_production: AFFORDED,
      awaiting_payment: ORDERS - AFFORDED,
    });
    expect(await readAuditViews(replica(0))).toEqual([]);
    open = open.filter((_, index) => answers[index]?.status !== 200);
  }
});

test('the requests of a whole order send 32 SQL statements', async () => {
  const [shop] = replicas;
  const counts: Record<string, number> = {};
  const send = async <N extends CallName>(name: N, input: Input<N>): Promise<Output<N>> => {
    const before = await shop.statements();
    const output = await shop.call(name, input, reseller);
    counts[name] = (await shop.statements()) - before;
    return output;
  };
  const order = async () => {
    await send('Quotation/GetItemQuote', { ...prepaidTerms, item: bannerItem, country: recipient.country });
    await send('Cart/Add2Cart', { item: bannerItem });
    const { adjusted } = await send('Cart/GetInstantQuote', { ...prepaidTerms, country: recipient.country });
    const expectedTotal = { currency: adjusted.currency, amount: adjusted.total };
    const { orderId } = await send('Cart/PlaceOrder', { ...prepaidTerms, address: recipient, expectedTotal });
    await send('Cart/CompleteOrder', { orderId });
    await send('Cart/Checkout', { orderId, payNow: true });
  };
  await deposit(10_000_000);
  // The first one opens connections.
  await order();
  await order();
  expect(counts).toEqual({
    'Quotation/GetItemQuote': 1,
    'Cart/Add2Cart': 5,
    'Cart/GetInstantQuote': 2,
    'Cart/PlaceOrder': 7,
    'Cart/CompleteOrder': 8,
    'Cart/Checkout': 9,
  });
});
