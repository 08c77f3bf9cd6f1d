import type { As, Shop } from '../../test/app';
import { openShop } from '../../test/app';
import { audits } from '../../test/audits';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { byPayPal, order } from '../../test/ordering';
import { type Person, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';
import { OrderClockwork } from '../orders/public';
import { MOST_FOUND } from './orders.queries';

jest.setTimeout(60_000);

let stage: Stage;
let shop: Shop;
let service: Person;
let buyer: Person;
let orderIds: string[];

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  await fixtureCatalogue(shop);
  service = await somebody(shop, 'customer_service');
  buyer = await somebody(shop);
  orderIds = [];
  for (let i = 0; i < 4; i += 1) orderIds.push(await order(shop, buyer, byPayPal));
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

const query = <T = unknown>(sql: string, values: unknown[] = []) => shop.database.reader.query<T[]>(sql, values);

/** The orders' ids, and what the head says of the whole. */
async function list(filter: object = {}, more: object = {}): Promise<{ ids: string[]; range: string | null }> {
  const as: As = { bearer: service.bearer };
  const answer = await shop.send('admin/orders', { filter: JSON.stringify(filter), ...more }, as);
  const rows = (await answer.json()) as { id: string }[];
  return { ids: rows.map(({ id }) => id), range: answer.headers.get('content-range') };
}

test('the total is right at once, whichever way orders move', async () => {
  const [first = ''] = orderIds;
  expect(await list()).toEqual({ ids: orderIds.toReversed(), range: 'orders 0-3/4' });
  await shop.call('Account/CancelOrder', { orderId: first, reason: 'wrong size' }, buyer);
  expect(await list({ status: 'cancelled' })).toEqual({ ids: [first], range: 'orders 0-0/1' });
  expect((await list({ group: 'waiting' })).range).toBe('orders 0-2/3');
  expect((await list({ status: 'completed' })).range).toBe('orders 0-0/0');
  expect(await audits(shop)).toEqual([]);
});

test('a refused or rolled back change leaves the total alone', async () => {
  const total = (await list()).range;
  await shop.database
    .transaction(async (tx) => {
      await tx.query(`update customer_order set state = 'expired'`);
      throw new Error('no');
    })
    .catch(() => undefined);
  expect((await list()).range).toBe(total);
  expect(await audits(shop)).toEqual([]);
});

test('a page further on says the same total, and sorts as asked', async () => {
  const further = await list({}, { range: '[2,3]' });
  expect(further).toEqual({ ids: orderIds.toReversed().slice(2), range: 'orders 2-3/4' });
  const byEmail = await list({}, { sort: '["email","ASC"]', range: '[0,1]' });
  expect(byEmail.ids).toEqual(orderIds.toSorted().slice(0, 2));
  expect((await list({ id: orderIds.slice(0, 2) })).range).toBe('orders 0-1/2');
});

test.each([
  ['its id, however typed', () => orderIds[1]?.replaceAll('-', '').toLowerCase() ?? ''],
  ['a part of the e-mail address', () => buyer.email.slice(2, -2).toUpperCase()],
  ['a name', () => 'hanako tan'],
  ['a company', () => 'signs kk'],
  ['a tracking number', () => 'TRACK-77'],
])('an order is found by %s', async (_, typed) => {
  await query(
    `insert into shipment (order_id, agent, tracking_number, shipped_at) select $1, 'EMS', 'XTRACK-771', now()
     where not exists (select from shipment)`,
    [orderIds[1]],
  );
  const { ids } = await list({ q: typed() });
  expect(ids).toContain(orderIds[1]);
  expect((await list({ q: `${typed()}%` })).ids).toEqual([]);
});

test('a search is counted up to its bound, its newest first, and within a state', async () => {
  expect((await list({ q: 'hanako', status: 'cancelled' })).range).toBe('orders 0-0/1');
  await query(
    `insert into customer_order (id, account_id, state, placed_at, due_at, updated_at, currency, total, product_total,
       quote, per_cny, country, ship_to, shipping_method, payment_method)
     select lpad(n::text, 6, '0') || '-000000-000000', account_id, 'completed', placed_at - n * interval '1 minute', due_at,
       updated_at, currency, total, product_total, quote, per_cny, country, ship_to, shipping_method, payment_method
     from customer_order, generate_series(1, $2) n where id = $1`,
    [orderIds[3], MOST_FOUND + 5],
  );
  const found = await list({ q: 'hanako' }, { range: '[0,3]' });
  expect(found).toEqual({ ids: orderIds.toReversed(), range: `orders 0-3/${MOST_FOUND}` });
  expect((await list()).range).toBe(`orders 0-24/${MOST_FOUND + 9}`);
  expect((await list({ q: 'nobody of that name' })).range).toBe('orders 0-0/0');
});

test('a sum of the tally says what its changes said', async () => {
  const states = ['completed', 'cancelled', 'awaiting_payment', 'preorder'];
  const ranges = () => Promise.all(states.map(async (status) => (await list({ status })).range));
  const before = await ranges();
  const rows = () => query('select from order_tally');
  expect((await rows()).length).toBeGreaterThan(states.length);
  await shop.app.get(OrderClockwork, { strict: false }).sumTally();
  expect(await rows()).toHaveLength(3);
  expect(await ranges()).toEqual(before);
  expect(await query('select from audit_order_tally')).toEqual([]);
});
