import type { HomeFiguresView, StaffRoleName } from '@shop/contract';
import { addDays, toBusinessDay } from '@shop/ledger';
import { openShop, type Shop } from '../../test/app';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import {
  blankItem,
  createFundedReseller,
  createOrder,
  createPaidOrder,
  createSubmittedOrder,
  paypalTerms,
} from '../../test/orders';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { createUser, logInAgain, type TestUser } from '../../test/users';

const DAY_MS = 86_400_000;

let testEnv: TestEnv;
let shop: Shop;
let buyer: TestUser;
let admin: TestUser;
let service: TestUser;
let accounting: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  shop.clock.stopAt('2026-03-02T04:00:00Z');
  [admin, service, accounting] = (await Promise.all(
    (['admin', 'customer_service', 'accounting'] as const).map((role: StaffRoleName) => createUser(shop, role)),
  )) as [TestUser, TestUser, TestUser];
  buyer = await createFundedReseller(shop, 100_000_000);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

async function loadFigures(): Promise<HomeFiguresView> {
  const { figures } = await shop.call('admin/home', {}, admin);
  if (!figures) throw new Error('admins see figures');
  return figures;
}

async function countDaysToClose(): Promise<number | undefined> {
  const { tasks } = await shop.call('admin/home', {}, accounting);
  return tasks.find(({ task }) => task === 'days_to_close')?.count;
}

interface Costs {
  total: number;
  factory: number;
  shipping: number;
}

async function costsOf(orderId: string): Promise<Costs> {
  const [row]: { total: string; factory: string; shipping: string }[] = await shop.database.reader.query(
    `select total, quote -> 'original' ->> 'product' as factory,
       (quote -> 'shipping' ->> 'first')::int + (quote -> 'shipping' ->> 'next')::int as shipping
     from customer_order where id = $1`,
    [orderId],
  );
  return { total: Number(row?.total), factory: Number(row?.factory), shipping: Number(row?.shipping) };
}

const postEvent = (orderId: string, body: { event: string; reason: string; amount?: number }, as: TestUser) =>
  shop.call('admin/order-events', body, { bearer: as.bearer, params: { orderId } });

const cny = (amount: number) => ({ currency: 'CNY', amount });

/** The margin and its parts of the sums. */
const marginOf = ({
  paid,
  returned,
  factory,
  shipping,
}: Record<'paid' | 'returned' | 'factory' | 'shipping', number>) => ({
  ...{ paid: cny(paid), returned: cny(returned), sales: cny(paid - returned), factory: cny(factory) },
  ...{ shipping: cny(shipping), margin: cny(paid - returned - factory - shipping) },
});

test('sales and margin follow from payments, refunds and the costs of the orders, also once the day is closed', async () => {
  const kept = await createPaidOrder(shop, buyer, [blankItem]);
  const cancelled = await createSubmittedOrder(shop, buyer);
  await createOrder(shop, buyer, paypalTerms);
  const [one, other] = [await costsOf(kept), await costsOf(cancelled)];
  expect(one.factory).toBeGreaterThan(0);
  expect(one.shipping).toBeGreaterThan(0);

  const both = {
    ...{ paid: one.total + other.total, returned: 0 },
    ...{ factory: one.factory + other.factory, shipping: one.shipping + other.shipping },
  };
  const first = await loadFigures();
  expect(first.margin).toEqual(marginOf(both));
  expect(first.funnel).toEqual({ carts: 0, quoteRequests: 0, placed: 3, paid: 2, approved: 1, shipped: 0 });

  await postEvent(cancelled, { event: 'order_cancelled', reason: 'They changed their mind.' }, service);
  const before = await loadFigures();
  const today = toBusinessDay(shop.clock.now());
  const left = { paid: both.paid, returned: other.total, factory: one.factory, shipping: one.shipping };
  expect(before.margin).toEqual(marginOf(left));
  expect(before.currencies).toEqual([cny(one.total)]);
  expect(before.funnel).toMatchObject({ placed: 3, paid: 1, approved: 1 });
  expect(before.days).toHaveLength(30);
  expect(before.months.map(({ period }) => period)).toEqual(expect.arrayContaining(['2025-04', '2026-03']));
  expect(before.days.at(-1)).toEqual({
    ...{ period: today, orders: 2, sales: cny(one.total) },
    margin: marginOf(left).margin,
  });

  shop.clock.advance(DAY_MS);
  [admin, accounting] = [await logInAgain(shop, admin), await logInAgain(shop, accounting)];
  expect(await countDaysToClose()).toBe(1);
  await shop.call('admin/daily-close-now', { day: today }, accounting);
  expect(await countDaysToClose()).toBe(0);
  await expect(shop.database.reader.query('delete from sales_day')).rejects.toThrow(/append-only/);
  const after = await loadFigures();
  expect(after.margin).toEqual(before.margin);
  expect(after.days.at(-2)).toEqual(before.days.at(-1));
  expect(after.days.at(-1)).toMatchObject({ period: addDays(today), orders: 0, sales: cny(0) });
});

test('the overview of an admin takes at most eight statements', async () => {
  const before = await shop.statements();
  await loadFigures();
  expect((await shop.statements()) - before).toBeLessThanOrEqual(8);
});

test('nobody but admins sees sales and margin', async () => {
  expect((await shop.call('admin/home', {}, accounting)).figures).toBeNull();
});
