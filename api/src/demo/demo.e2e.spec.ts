import { randomUUID } from 'node:crypto';
import { type Call, type CallName, calls, ListQuery } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { readAuditViews } from '../../test/audit-views';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { PayPalAccount } from '../payments/paypal/paypal-account.service';
import { CustomerOrder } from '../orders/public';
import { starterCatalogueData } from '../starter-catalogue/public';
import { loadDemo } from './public';

const { products } = starterCatalogueData(new Date());

let testEnv: TestEnv;
let shops: Shop[];
let shop: Shop;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shops = [
    await openShop(testEnv, { DEMO_DATA: '1', WORKER: '0' }),
    await openShop(testEnv, { DEMO_DATA: '1', WORKER: '0' }),
  ];
  await Promise.all(shops.map(({ app }) => loadDemo(app)));
  shop = shops[1] as Shop;
}, 120_000);

afterAll(async () => {
  for (const one of shops) await one.close();
  await testEnv?.close();
});

/** The call of the page of a list's records, if they have one. Hand-over lists are read by a day and a carrier. */
function findPage(list: CallName): { name: CallName; param: string } | undefined {
  for (const name of Object.keys(calls) as CallName[]) {
    const { method, path } = calls[name] as Call;
    const [, param] = path.startsWith(`${calls[list].path}/`)
      ? (/^\/:(\w+)$/.exec(path.slice(calls[list].path.length)) ?? [])
      : [];
    if (method === 'GET' && param !== undefined && param !== 'day') return { name, param };
  }
  return undefined;
}

const MOST_STATEMENTS = 8;

const count = async (table: string): Promise<number> => {
  const rows: { id: string }[] = await shop.database.reader.query('select 1 from ' + table);
  return rows.length;
};

test('two processes that load the demo concurrently load it once', async () => {
  const menu = await shop.call('Catalog/Categories', {});
  expect(menu.map(({ slug }) => slug)).toEqual([
    'banner',
    'sticker',
    'exhibition',
    'flags',
    'lightbox',
    'fabric',
    'uvinkjet',
    'othermaterials',
  ]);
  expect(menu.flatMap((category) => category.products)).toHaveLength(products.length);
  expect((await shop.call('UserEnd/SiteInfo/GetNoticeNewsList', {}, { language: 'ja' })).total).toBe(5);
});

test('loading the demo again changes nothing', async () => {
  const tables = [
    'account',
    'address',
    'product',
    'notice',
    'review',
    'contact_message',
    'quote_request',
    'claim',
    'coupon',
    'tariff_draft',
    'saved_view',
    'contact_answer',
    'subscription',
    'ledger_entry',
    'currency_rate',
    'customer_order',
    'order_event',
    'mail',
  ];
  const before = await Promise.all(tables.map(count));
  await loadDemo(shop.app);
  expect(await Promise.all(tables.map(count))).toEqual(before);
});

test('the past days of the demo are closed by a job after the start', async () => {
  const jobs: unknown[] = await shop.database.reader.query(
    `select from graphile_worker.jobs where task_identifier = 'ledger.close-days'`,
  );
  expect(jobs).toHaveLength(1);
});

test('the integrity checks find nothing in the demo', async () => {
  expect(await readAuditViews(shop)).toEqual([]);
});

test('the journal of the demo is in the order of time, so that running balances and numbers follow the dates', async () => {
  const entries: { posted_at: Date }[] = await shop.database.reader.query(
    'select posted_at from ledger_entry where order_id is not null order by seq',
  );
  const times = entries.map(({ posted_at }) => posted_at.getTime());
  expect(times.length).toBeGreaterThan(5);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

test('every list of the back office has rows, except those of what has not happened yet', async () => {
  const { accessToken: bearer } = await shop.call('TokenAuth/Authenticate', {
    email: 'admin@example.com',
    password: 'demo-password',
  });
  const lists = (Object.keys(calls) as CallName[]).filter((name) => (calls[name] as Call).input === ListQuery);
  const empty: string[] = [];
  for (const name of lists) {
    const filter = name === 'admin/ledger-lines' ? '{"account":"bank","currency":"CNY"}' : '{}';
    const response = await shop.send(name, { filter }, { bearer });
    const rows = (await response.json()) as unknown[];
    if (rows.length === 0) empty.push(name);
    const { filters = [] } = calls[name] as Call;
    if (!filters.includes('from') || rows.length === 0) continue;
    // Days before and after everything that has happened.
    const countWithin = async (days: object) => {
      const query = { filter: JSON.stringify(days), range: '[0,199]' };
      return ((await (await shop.send(name, query, { bearer })).json()) as unknown[]).length;
    };
    expect([name, await countWithin({ from: '2100-01-01' }), await countWithin({ to: '2000-01-01' })]).toEqual([
      name,
      0,
      0,
    ]);
    expect(await countWithin({ from: '2000-01-01', to: '2100-01-01' })).toBe(await countWithin({}));
  }
  // No job has run, nothing has failed or was refunded by PayPal, the pictures are drawn, and nobody has fetched
  // exchange rates. What is in production is left for the page of nests, which shows what is not nested yet.
  expect(empty.toSorted()).toEqual([
    'admin/accepted-nests',
    'admin/audit-archives',
    'admin/audit-runs',
    'admin/audits',
    'admin/daily-closes',
    'admin/paypal-reconciliations',
    'admin/paypal-refunds',
    'admin/pending-rates',
    'admin/photos',
  ]);
});

test('every list and page of the back office takes at most eight statements', async () => {
  const email = 'admin@example.com';
  const { accessToken: bearer } = await shop.call('TokenAuth/Authenticate', { email, password: 'demo-password' });
  const counts: Record<string, number> = {};
  const measure = async (name: string, send: () => Promise<Response>) => {
    // What a process loads once is not counted.
    await send();
    const before = await shop.statements();
    expect([name, (await send()).status]).toEqual([name, 200]);
    counts[name] = (await shop.statements()) - before;
  };
  const lists = (Object.keys(calls) as CallName[]).filter((name) => (calls[name] as Call).input === ListQuery);
  for (const name of lists) {
    const filter = name === 'admin/ledger-lines' ? '{"account":"bank","currency":"CNY"}' : '{}';
    await measure(name, () => shop.send(name, { filter, range: '[0,24]' }, { bearer }));
  }
  for (const list of lists) {
    const page = findPage(list);
    if (!page) continue;
    const [row] = (await (await shop.send(list, { filter: '{}' }, { bearer })).json()) as { id: string }[];
    if (row) await measure(page.name, () => shop.send(page.name, {}, { bearer, params: { [page.param]: row.id } }));
  }
  // An order's page depends on what belongs to it: files, proofs, shipments, claims, refunds.
  for (const { id, state } of await shop.database.reader.find(CustomerOrder, { select: { id: true, state: true } }))
    await measure(`${state} ${id}`, () => shop.send('admin/order', {}, { bearer, params: { orderId: id } }));
  if (process.env.PRINT_STATEMENTS) process.stdout.write(`${JSON.stringify(counts, null, 2)}\n`);
  expect(Object.entries(counts).filter(([, count]) => count > MOST_STATEMENTS)).toEqual([]);
});

test('the payments of the demo can be refunded at PayPal', async () => {
  const paypal = shop.app.get(PayPalAccount, { strict: false }).client;
  const payments: { captureId: string; amount: string }[] = await shop.database.reader.query(
    'select capture_id as "captureId", amount from paypal_capture',
  );
  expect(payments).toHaveLength(2);
  for (const { captureId, amount } of payments) {
    const whole = { currency: 'USD', amount: Number(amount) } as const;
    expect(await paypal.refundCapture(captureId, whole, randomUUID())).toMatchObject({ status: 'COMPLETED' });
  }
});

test('the unmatched payment and the dispute of the demo belong to orders', async () => {
  const rows: unknown[] = await shop.database.reader.query(
    `select u.order_id as "orderId", u.reason as about, u.amount = o.total as "isWhole", o.state from unmatched_payment u join customer_order o on o.id = u.order_id
     union all select d.order_id, d.posted, d.amount = o.total, o.state from paypal_dispute d join customer_order o on o.id = d.order_id`,
  );
  expect(rows).toEqual([
    { orderId: 'DEM000-000000-00000C', about: 'order_expired', isWhole: true, state: 'expired' },
    { orderId: 'DEM000-000000-00000A', about: 'opened', isWhole: true, state: 'completed' },
  ]);
});

test('the reviews that wait for a decision have a customer, because a closed account has none', async () => {
  const rows: unknown[] = await shop.database.reader.query(
    `select count(*)::int as pending, count(account_id)::int as "ofCustomers" from review where state = 'pending'`,
  );
  expect(rows).toEqual([{ pending: 2, ofCustomers: 2 }]);
});

test('the accounts of the demo are older than their deposits and orders', async () => {
  const rows: unknown[] = await shop.database.reader.query(
    `select a.email from account a where a.created_at > (select min(o.placed_at) from customer_order o)
       or a.created_at > (select min(e.posted_at) from ledger_entry e)`,
  );
  expect(rows).toEqual([]);
});

test('invoices and credit notes of the demo have the days of the payments and refunds', async () => {
  const rows: { kind: string; isOfItsDay: boolean }[] = await shop.database.reader.query(
    `select d.kind, abs(extract(epoch from d.issued_at - e.happened_at)) < 1 as "isOfItsDay" from document d
     join order_event e on e.order_id = d.order_id and e.event = case d.kind when 'invoice' then 'order_paid' else 'refund_issued' end`,
  );
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['credit_note', ...Array<string>(8).fill('invoice')]);
  expect(rows.filter(({ isOfItsDay }) => !isOfItsDay)).toEqual([]);
});

test.each([
  ['customer@example.com', 'customer'],
  ['reseller@example.com', 'reseller'],
  ['service@example.com', 'customer_service'],
  ['accounting@example.com', 'accounting'],
  ['factory@example.com', 'factory'],
  ['isc@example.com', 'isc_facility'],
  ['admin@example.com', 'admin'],
])('%s can log in with the role %s', async (email, role) => {
  expect(await shop.call('TokenAuth/Authenticate', { email, password: 'demo-password' })).toMatchObject({ role });
});

test('the reseller has a prepaid balance', async () => {
  const { accessToken: bearer } = await shop.call('TokenAuth/Authenticate', {
    email: 'reseller@example.com',
    password: 'demo-password',
  });
  expect((await shop.call('Account/MyCurrentBalance', {}, { bearer })).amount).toBeGreaterThan(0);
});

test.each(products.map(({ sku }) => sku))('%s has a page, pictures and a quote', async (sku) => {
  const product = await shop.call('Catalog/Product', { sku }, { language: 'ja' });
  for (const { url } of product.images) expect((await fetch(shop.origin + url)).status).toBe(200);
  const size =
    product.kind === 'area' ? { width: '0.5', length: '0.6', unit: 3 } : { variant: product.variants[0]?.code };
  const finishes = product.finishRules.oneOf.flatMap(([first]) => first ?? []);
  const item = { sku, ...size, quantity: 1, artwork: product.artworkChoices[0] ?? 'custom', finishes };
  const terms = { currency: 'JPY', country: 'JP', shippingMethod: 0, paymentMethod: 0 };
  expect((await shop.call('Quotation/GetItemQuote', { item, ...terms })).adjusted.total).toBeGreaterThan(0);
});

test('every gallery shows pictures', async () => {
  for (const gallery of [
    'vinyl-banner',
    'mesh-banner',
    'vinyl-stickers',
    'windows-graphics',
    'poster-signs',
    'flags',
    'exhibition',
    'backlits',
    'fabric-cloth',
    'others',
  ]) {
    expect((await shop.call('Catalog/Portfolio', { gallery })).length).toBeGreaterThan(0);
  }
});
