// Measures lists of orders: how long a page takes among a thousand orders, a hundred thousand and a million.
import { Client } from 'pg';
import { type BenchShop, startShop } from './shop';

const MANY = Number(process.env.BENCH_ORDERS ?? 1_000_000);
/** Numbers of orders, the smallest first, with which the others are compared. */
const SIZES = [...[1_000, 100_000].filter((orders) => orders < MANY), MANY];
const REPETITIONS = Number(process.env.BENCH_REPETITIONS ?? 60);
const WARM_UP_REPETITIONS = 5;
const BATCH_SIZE = 50_000;
const MAX_RATIO = 1.5;
/** How many orders belong to the customer whose own list is measured. */
const OWN_ORDERS = 400;
const STATES = [
  'completed',
  'completed',
  'completed',
  'shipped',
  'in_production',
  'awaiting_files',
  'cancelled',
  'expired',
];

type Pages = Record<string, () => Promise<unknown>>;
type Medians = Record<string, number>;

interface MeasuredShop {
  pages: Pages;
  close(): Promise<void>;
}

export async function measureOrderLists(): Promise<void> {
  const shops: MeasuredShop[] = [];
  for (const orders of SIZES) {
    const started = performance.now();
    shops.push(await createShop(orders));
    console.log(`${orders} orders created in ${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
  }
  printMedians(await measurePages(shops.map(({ pages }) => pages)));
  for (const shop of shops) await shop.close();
}

async function createShop(orders: number): Promise<MeasuredShop> {
  const shop = await startShop();
  const database = new Client({ connectionString: shop.databaseUrl });
  await database.connect();
  for (let first = 1; first <= orders; first += BATCH_SIZE) {
    await insertOrders(database, first, Math.min(first + BATCH_SIZE - 1, orders));
  }
  await database.query('vacuum analyze');
  await database.end();
  return { pages: await listPages(shop, orders), close: shop.close };
}

async function listPages({ send, logIn }: BenchShop, orders: number): Promise<Pages> {
  const customer = await logIn('reseller@example.com');
  const staff = await logIn('accounting@example.com');
  const own = (query: Record<string, string>) => () =>
    send('GET', `/api/Account/MyAllOrders?${new URLSearchParams(query)}`, { bearer: customer });
  const all = ({ range = [0, 24], filter = {}, sort = ['date', 'DESC'] }) => {
    const query = new URLSearchParams({
      range: JSON.stringify(range),
      filter: JSON.stringify(filter),
      sort: JSON.stringify(sort),
    });
    return () => send('GET', `/api/admin/orders?${query}`, { bearer: staff });
  };
  return {
    'own orders, first page': own({ page: '1', size: '20' }),
    'own orders, page 15': own({ page: '15', size: '20' }),
    'own orders, completed': own({ page: '1', size: '20', status: 'completed' }),
    'all orders, first page': all({}),
    'all orders, page 20': all({ range: [475, 499] }),
    'all orders, last page': all({ range: [orders - 25, orders - 1] }),
    'all orders, in production': all({ filter: { status: 'in_production' } }),
    'all orders, waiting': all({ filter: { group: 'waiting' } }),
    'all orders, by last update': all({ sort: ['lastUpdate', 'DESC'] }),
    'search for a name': all({ filter: { q: 'Quixley' } }),
    'search for an email address': all({ filter: { q: 'reader-20@bench' } }),
  };
}

/** Inserts numbered orders: the first ones for the reseller, forty for each of the other customers. */
async function insertOrders(database: Client, first: number, last: number): Promise<void> {
  await database.query(
    `insert into account (email, password_hash, role, currency, default_unit, language, created_at)
     select 'reader-' || n || '@bench.example', (select password_hash from account where email = 'reseller@example.com'),
       'customer', 'USD', 0, 'en', now()
     from generate_series($1::int / 40, $2::int / 40) n where not exists (
       select from account where lower(email) = 'reader-' || n || '@bench.example')`,
    [first, last],
  );
  await database.query(
    `insert into customer_order (id, account_id, state, placed_at, due_at, updated_at, currency, total, product_total,
       quote, per_cny, country, ship_to, shipping_method, payment_method)
     select o.id,
       case when n <= ${OWN_ORDERS} then (select id from account where email = 'reseller@example.com') else a.id end,
       ($3::text[])[1 + n % ${STATES.length}], at, at + interval '7 days', at + interval '3 days', 'USD', 5000 + n % 900,
       4000, '{"adjusted": {"currency": "USD", "total": 5000, "product": 4000}}', 0.14, 'US',
       jsonb_build_object('firstName', 'Ann', 'lastName', case when n <= 10 then 'Quixley' else 'Reader' || n % 9973 end,
         'line1', '1 Main St', 'city', 'Boston', 'region', 'MA', 'postCode', '02110', 'phone', '+1 617 555 0100',
         'country', 'US'),
       0, 0
     from generate_series($1::int, $2::int) n
     join account a on lower(a.email) = 'reader-' || n / 40 || '@bench.example' and a.role <> 'guest'
     cross join lateral (
       select 'B0' || lpad((n % 10000)::text, 4, '0') || '-' || lpad((n / 10000)::text, 6, '0') || '-000000' as id,
         now() - interval '1 day' - n * interval '20 seconds' as at) o`,
    [first, last, STATES],
  );
  const inserted = `from customer_order o join generate_series($1::int, $2::int) n
    on o.id = 'B0' || lpad((n % 10000)::text, 4, '0') || '-' || lpad((n / 10000)::text, 6, '0') || '-000000'`;
  const item = '{"sku": "vinyl-440", "quantity": 1, "artwork": "custom", "finishes": []}';
  await database.query(
    `insert into order_item (order_id, position, sku, item, printed, line_fen, line_amount, grommets, seams)
     select o.id, 0, 'vinyl-440', '${item}', true, 30000, 4000, 8, 0 ${inserted}`,
    [first, last],
  );
  await database.query(
    `insert into order_event (order_id, seq, event, actor, happened_at, state)
     select o.id, 1, 'preorder', 'customer', o.placed_at, o.state ${inserted}`,
    [first, last],
  );
}

/** Medians in milliseconds. The pages are requested in turns, so that a slow moment of the machine affects all. */
async function measurePages(shops: readonly Pages[]): Promise<Medians[]> {
  const measured = shops.map((pages) => ({ pages, times: new Map<string, number[]>() }));
  for (let round = -WARM_UP_REPETITIONS; round < REPETITIONS; round++) {
    for (const name of Object.keys(shops[0] ?? {})) {
      for (const { pages, times } of measured) {
        const started = performance.now();
        await pages[name]?.();
        if (round >= 0) times.set(name, [...(times.get(name) ?? []), performance.now() - started]);
      }
    }
  }
  return measured.map(({ times }) => Object.fromEntries([...times].map(([name, values]) => [name, median(values)])));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}

function printMedians(medians: readonly Medians[]): void {
  const head = ['median, ms'.padEnd(32), ...SIZES.map((orders) => String(orders).padStart(12)), 'ratio'.padStart(8)];
  console.log(`\n${head.join('')}`);
  for (const [name, few] of Object.entries(medians[0] ?? {})) {
    const times = medians.map((each) => each[name] ?? NaN);
    const ratio = Math.max(...times) / few;
    const cells = [...times.map((ms) => ms.toFixed(2).padStart(12)), ratio.toFixed(2).padStart(8)];
    console.log(`  ${name.padEnd(30)}${cells.join('')}${ratio > MAX_RATIO ? '  over the goal' : ''}`);
  }
}
