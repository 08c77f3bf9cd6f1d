import readXlsxFile from 'read-excel-file/node';
import { type RequestOptions, type Shop, openShop } from '../../../test/app';
import { readAuditViews } from '../../../test/audit-views';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { paypalTerms, createOrder } from '../../../test/orders';
import { type TestUser, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { Database } from '../../common/public';
import { compactStateCounts } from '../workflow/order-scheduler.queries';
import { MAX_SEARCH_RESULTS } from './orders.queries';

jest.setTimeout(60_000);

let env: TestEnv;
let shop: Shop;
let service: TestUser;
let buyer: TestUser;
let orderIds: string[];

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
  service = await createUser(shop, 'customer_service');
  buyer = await createUser(shop);
  orderIds = [];
  for (let i = 0; i < 4; i += 1) orderIds.push(await createOrder(shop, buyer, paypalTerms));
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

const query = <T = unknown>(sql: string, values: unknown[] = []) => shop.database.reader.query<T[]>(sql, values);

/** The ids of the listed orders and the Content-Range header. */
async function list(filter: object = {}, parameters: object = {}): Promise<{ ids: string[]; range: string | null }> {
  const as: RequestOptions = { bearer: service.bearer };
  const answer = await shop.send('admin/orders', { filter: JSON.stringify(filter), ...parameters }, as);
  const rows = (await answer.json()) as { id: string }[];
  return { ids: rows.map(({ id }) => id), range: answer.headers.get('content-range') };
}

test('the total by state is correct immediately after an order changes its state', async () => {
  const [first = ''] = orderIds;
  expect(await list()).toEqual({ ids: orderIds.toReversed(), range: 'orders 0-3/4' });
  await shop.call('Account/CancelOrder', { orderId: first, reason: 'wrong size' }, buyer);
  expect(await list({ status: 'cancelled' })).toEqual({ ids: [first], range: 'orders 0-0/1' });
  expect((await list({ group: 'waiting' })).range).toBe('orders 0-2/3');
  expect((await list({ status: 'completed' })).range).toBe('orders 0-0/0');
  expect(await readAuditViews(shop)).toEqual([]);
});

test('a rolled back change does not affect the total', async () => {
  const total = (await list()).range;
  await shop.database
    .transaction(async (tx) => {
      await tx.query(`update customer_order set state = 'expired'`);
      throw new Error('no');
    })
    .catch(() => undefined);
  expect((await list()).range).toBe(total);
  expect(await readAuditViews(shop)).toEqual([]);
});

test('a later page has the same total and the requested sorting', async () => {
  const laterPage = await list({}, { range: '[2,3]' });
  expect(laterPage).toEqual({ ids: orderIds.toReversed().slice(2), range: 'orders 2-3/4' });
  const byEmail = await list({}, { sort: '["email","ASC"]', range: '[0,1]' });
  expect(byEmail.ids).toEqual(orderIds.toSorted().slice(0, 2));
  expect((await list({ id: orderIds.slice(0, 2) })).range).toBe('orders 0-1/2');
});

test.each(['["date","DESC"]', '["date","ASC"]', '["email","DESC"]', '["lastUpdate","ASC"]'])(
  'pages before and past the middle, sorted by %s, together are the whole list',
  async (sort) => {
    const whole = (await list({}, { sort })).ids;
    for (const size of [1, 3]) {
      const ranges = [0, 1, 2, 3, 4].filter((page) => page * size <= whole.length);
      const pages = await Promise.all(
        ranges.map(async (page) => (await list({}, { sort, range: `[${page * size},${(page + 1) * size - 1}]` })).ids),
      );
      expect(pages.flat()).toEqual(whole);
    }
  },
);

test.each([
  ['its id in any spelling', () => orderIds[1]?.replaceAll('-', '').toLowerCase() ?? ''],
  ['a part of the email address', () => buyer.email.slice(2, -2).toUpperCase()],
  ['a name', () => 'hanako tan'],
  ['a company', () => 'signs kk'],
  ['a tracking number', () => 'TRACK-77'],
])('staff find an order by %s', async (_, searchText) => {
  await query(
    `insert into shipment (order_id, agent, tracking_number, shipped_at) select $1, 'EMS', 'XTRACK-771', now()
     where not exists (select from shipment)`,
    [orderIds[1]],
  );
  const { ids } = await list({ q: searchText() });
  expect(ids).toContain(orderIds[1]);
  expect((await list({ q: `${searchText()}%` })).ids).toEqual([]);
});

test('a search counts up to its limit, lists the newest orders first and can be filtered by state', async () => {
  expect((await list({ q: 'hanako', status: 'cancelled' })).range).toBe('orders 0-0/1');
  await query(
    `insert into customer_order (id, account_id, state, placed_at, due_at, updated_at, currency, total, product_total,
       quote, per_cny, country, ship_to, shipping_method, payment_method)
     select lpad(n::text, 6, '0') || '-000000-000000', account_id, 'completed', placed_at - n * interval '1 minute', due_at,
       updated_at, currency, total, product_total, quote, per_cny, country, ship_to, shipping_method, payment_method
     from customer_order, generate_series(1, $2) n where id = $1`,
    [orderIds[3], MAX_SEARCH_RESULTS + 5],
  );
  const found = await list({ q: 'hanako' }, { range: '[0,3]' });
  expect(found).toEqual({ ids: orderIds.toReversed(), range: `orders 0-3/${MAX_SEARCH_RESULTS}` });
  expect((await list()).range).toBe(`orders 0-24/${MAX_SEARCH_RESULTS + 9}`);
  expect((await list({ q: 'unknown name' })).range).toBe('orders 0-0/0');
});

test('compacting the counts by state does not change their sums', async () => {
  const states = ['completed', 'cancelled', 'awaiting_payment', 'preorder'];
  const ranges = () => Promise.all(states.map(async (status) => (await list({ status })).range));
  const before = await ranges();
  const rows = () => query('select from order_state_count');
  expect((await rows()).length).toBeGreaterThan(states.length);
  await compactStateCounts(shop.app.get(Database, { strict: false }).reader);
  expect(await rows()).toHaveLength(3);
  expect(await ranges()).toEqual(before);
  expect(await query('select from audit_order_state_count')).toEqual([]);
});

describe('a list by details', () => {
  test('has the orders of a customer, country, payment method, product and day', async () => {
    const other = await createUser(shop);
    const orderId = await createOrder(shop, other, paypalTerms);
    const day = new Date(shop.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
    const matching = {
      accountId: other.accountId,
      country: 'JP',
      paymentMethod: '0',
      sku: 'vinyl-440',
      from: day,
      to: day,
    };
    expect(await list(matching)).toEqual({ ids: [orderId], range: 'orders 0-0/1' });
    expect((await list({ ...matching, status: 'awaiting_payment' })).ids).toEqual([orderId]);
    for (const different of [
      { accountId: '00000000-0000-4000-8000-000000000000' },
      { country: 'DE' },
      { paymentMethod: 3 },
      { sku: 'mesh' },
      { from: '2999-01-01' },
      { to: '2000-01-01' },
      { status: 'shipped' },
    ])
      expect([different, (await list({ ...matching, ...different })).ids]).toEqual([different, []]);
  });

  test('can be searched by text as well', async () => {
    const [, second = ''] = orderIds;
    const filter = { q: second, accountId: buyer.accountId };
    expect((await list(filter)).ids).toEqual([second]);
    expect((await list({ ...filter, country: 'DE' })).ids).toEqual([]);
  });

  test.each([
    { accountId: 'x' },
    { country: 'Japan' },
    { paymentMethod: '10' },
    { sku: "' or 1=1" },
    { from: '2026-13-45' },
    { from: '2026-02-30' },
    { to: 'yesterday' },
    { from: ['2026-01-01'] },
  ])('is refused with the value %j', async (filter) => {
    const [name = ''] = Object.keys(filter);
    const error = await shop.expectError('admin/orders', { filter: JSON.stringify(filter) }, service);
    expect(error).toMatchObject({ status: 400, errors: [{ field: `filter.${name}`, code: 'invalid' }] });
  });
});

describe('the export of a list', () => {
  const download = async (filter: object, bearer = service.bearer) => {
    const response = await shop.send('admin/orders', { filter: JSON.stringify(filter), format: 'csv' }, { bearer });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    return (await response.text()).split('\r\n').slice(0, -1);
  };

  test('has all orders, newest first, in batches of one statement', async () => {
    await query(
      `insert into customer_order select (jsonb_populate_record(o, jsonb_build_object('id', 'CAPY00-000000-' || lpad(n::text, 6, '0')))).*
       from customer_order o, generate_series(1, 1100) n where o.id = $1`,
      [orderIds[1]],
    );
    const [header, ...rows] = await download({});
    expect(header).toBe(
      'id,date,email,amount,amountCurrency,shipTo,country,status,partlyShipped,group,requiredAction,due,paymentMethod,shippingMethod,lastUpdate,itemCount',
    );
    const [{ total } = { total: 0 }] = await query<{ total: number }>(
      'select count(*)::int as total from customer_order',
    );
    expect(rows).toHaveLength(total);
    expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(total);
    expect((await download({ q: 'Tanaka' })).length).toBeGreaterThan(1100);
    await query(`delete from customer_order where id like 'CAPY00%'`);
  });

  test('has the order of the list, and of a search all orders once, whatever it is sorted by', async () => {
    const exported = async (sort: string, filter: string) => {
      const response = await shop.send('admin/orders', { sort, filter, format: 'csv' }, service);
      return (await response.text())
        .split('\r\n')
        .slice(1, -1)
        .map((row) => row.split(',')[0]);
    };
    for (const sort of ['["lastUpdate","ASC"]', '["email","DESC"]', '["amount","ASC"]', '["date","ASC"]'])
      for (const filter of ['{}', '{"status":["awaiting_files","preorder"]}']) {
        const listed = await shop.call('admin/orders', { sort, filter, range: '[0,199]' }, service);
        const ids = await exported(sort, filter);
        expect(ids.slice(0, listed.length)).toEqual(listed.map(({ id }) => id));
        expect(ids).toHaveLength((await exported('["date","DESC"]', filter)).length);
      }
    const search = '{"q":"Tanaka"}';
    expect((await exported('["email","ASC"]', search)).toSorted()).toEqual(
      (await exported('["date","DESC"]', search)).toSorted(),
    );
  });

  test('is a workbook of the same rows if asked for', async () => {
    const csv = await download({});
    const response = await shop.send('admin/orders', { filter: '{}', format: 'xlsx' }, service);
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="orders.xlsx"',
    ]);
    const [sheet] = await readXlsxFile(Buffer.from(await response.arrayBuffer()));
    expect(sheet?.data.map(([id]) => id)).toEqual(csv.map((line) => line.replace('\uFEFF', '').split(',')[0]));
    const [header = [], first = []] = sheet?.data ?? [];
    for (const column of ['itemCount', 'amount']) expect(typeof first[header.indexOf(column)]).toBe('number');
  });

  test('has no amounts and email addresses for the factory, and runs no formula', async () => {
    await query(`update customer_order set ship_to = ship_to || '{"firstName": "=1+1"}' where id = $1`, [orderIds[2]]);
    const factory = await createUser(shop, 'factory');
    const [header, ...rows] = await download({}, factory.bearer);
    expect(header).toBe(
      'id,date,shipTo,country,status,partlyShipped,group,requiredAction,due,paymentMethod,shippingMethod,lastUpdate,itemCount',
    );
    expect(rows.join()).not.toMatch(/@|(^|,)"?=/);
    expect(rows.join()).toContain("'=1+1");
  });

  test.each(['{"surplus":1}', '{"country":"Japan"}', '{"status":7}'])(
    'is refused with the filter %s',
    async (filter) => {
      expect(await shop.expectError('admin/orders', { filter, format: 'csv' }, service)).toMatchObject({ status: 400 });
    },
  );
});
