// Measures lists of orders: how long a page takes among a thousand orders, and how long among a million.
import pg from 'pg';
import { startShop } from './shop.mjs';

const FEW = 1_000;
const MANY = Number(process.env.BENCH_ORDERS ?? 1_000_000);
const BATCH = 50_000;
const TRIES = 60;
const GOAL = 1.5;
/** Whose first orders they are, the same in both. */
const OWN = 400;
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

const few = await shopOf(FEW);
const began = performance.now();
const many = await shopOf(MANY);
console.log(`\n${MANY} orders made in ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
const p50 = await timed({ few: few.pages, many: many.pages });

console.log(`\n${'p50, ms'.padEnd(32)}${String(FEW).padStart(12)}${String(MANY).padStart(12)}${'ratio'.padStart(8)}`);
for (const name of Object.keys(few.pages)) {
  const ratio = p50.many[name] / p50.few[name];
  console.log(
    `  ${name.padEnd(30)}${p50.few[name].toFixed(2).padStart(12)}${p50.many[name].toFixed(2).padStart(12)}${ratio.toFixed(2).padStart(8)}${ratio > GOAL ? '  over the goal' : ''}`,
  );
}
await few.end();
await many.end();

/** A shop that has so many orders, and its pages to ask for. */
async function shopOf(count) {
  const { call, database, logIn, end } = await startShop();
  const buyer = await logIn('reseller@example.com');
  const staff = await logIn('accounting@example.com');
  const sql = new pg.Client({ connectionString: database });
  await sql.connect();
  for (let first = 1; first <= count; first += BATCH) await batch(sql, first, Math.min(first + BATCH - 1, count));
  await sql.query('vacuum analyze');
  await sql.end();
  return { pages: pagesOf(call, buyer, staff), end };
}

function pagesOf(call, buyer, staff) {
  const mine = (query) => () =>
    call('GET', `/api/Account/MyAllOrders?${new URLSearchParams(query)}`, { bearer: buyer });
  const all = ({ range = [0, 24], filter = {}, sort = ['date', 'DESC'] }) => {
    const query = new URLSearchParams({
      range: JSON.stringify(range),
      filter: JSON.stringify(filter),
      sort: JSON.stringify(sort),
    });
    return () => call('GET', `/api/admin/orders?${query}`, { bearer: staff });
  };
  return {
    'my orders, first page': mine({ page: 1, size: 20 }),
    'my orders, page 15': mine({ page: 15, size: 20 }),
    'my orders, completed': mine({ page: 1, size: 20, status: 'completed' }),
    'all orders, first page': all({}),
    'all orders, page 20': all({ range: [475, 499] }),
    'all orders, in production': all({ filter: { status: 'in_production' } }),
    'all orders, waiting': all({ filter: { group: 'waiting' } }),
    'all orders, by last update': all({ sort: ['lastUpdate', 'DESC'] }),
    'a search for a name': all({ filter: { q: 'Quixley' } }),
    'a search for an e-mail': all({ filter: { q: 'reader-20@bench' } }),
  };
}

/** Orders numbered so far: the first are the buyer's, then forty each of readers of their own. */
async function batch(sql, from, to) {
  await sql.query(
    `insert into account (email, password_hash, role, currency, default_unit, language, created_at)
     select 'reader-' || n || '@bench.example', (select password_hash from account where email = 'reseller@example.com'),
       'customer', 'USD', 0, 'en', now()
     from generate_series($1::int / 40, $2::int / 40) n where not exists (
       select from account where lower(email) = 'reader-' || n || '@bench.example')`,
    [from, to],
  );
  await sql.query(
    `insert into customer_order (id, account_id, state, placed_at, due_at, updated_at, currency, total, product_total,
       quote, per_cny, country, ship_to, shipping_method, payment_method)
     select o.id, case when n <= ${OWN} then (select id from account where email = 'reseller@example.com') else a.id end,
       ($3::text[])[1 + n % ${STATES.length}], at, at + interval '7 days', at + interval '3 days', 'USD', 5000 + n % 900, 4000,
       '{"adjusted": {"currency": "USD", "total": 5000, "product": 4000}}', 0.14, 'US',
       jsonb_build_object('firstName', 'Ann', 'lastName', case when n <= 10 then 'Quixley' else 'Reader' || n % 9973 end,
         'line1', '1 Main St', 'city', 'Boston', 'region', 'MA', 'postCode', '02110', 'phone', '+1 617 555 0100', 'country', 'US'),
       0, 0
     from generate_series($1::int, $2::int) n
     join account a on lower(a.email) = 'reader-' || n / 40 || '@bench.example' and a.role <> 'guest'
     cross join lateral (select 'B0' || lpad((n % 10000)::text, 4, '0') || '-' || lpad((n / 10000)::text, 6, '0') || '-000000' as id,
       now() - interval '1 day' - n * interval '20 seconds' as at) o`,
    [from, to, STATES],
  );
  const own = `from customer_order o join generate_series($1::int, $2::int) n
    on o.id = 'B0' || lpad((n % 10000)::text, 4, '0') || '-' || lpad((n / 10000)::text, 6, '0') || '-000000'`;
  await sql.query(
    `insert into order_item (order_id, position, sku, item, printed, line_fen, line_amount, grommets, seams)
     select o.id, 0, 'vinyl-440', '{"sku": "vinyl-440", "quantity": 1, "artwork": "custom", "finishes": []}', true, 30000, 4000, 8, 0 ${own}`,
    [from, to],
  );
  await sql.query(
    `insert into order_event (order_id, seq, event, actor, happened_at, state) select o.id, 1, 'preorder', 'customer', o.placed_at, o.state ${own}`,
    [from, to],
  );
}

/** The median of each page in each shop, asked in turns so that a slow moment of the machine falls on all. */
async function timed(shops) {
  const times = Object.fromEntries(Object.keys(shops).map((shop) => [shop, {}]));
  for (let round = -5; round < TRIES; round++) {
    for (const name of Object.keys(shops.few)) {
      for (const [shop, pages] of Object.entries(shops)) {
        const start = performance.now();
        await pages[name]();
        if (round >= 0) (times[shop][name] ??= []).push(performance.now() - start);
      }
    }
  }
  const median = (all) => all.toSorted((a, b) => a - b)[TRIES >> 1];
  return Object.fromEntries(
    Object.entries(times).map(([shop, pages]) => [
      shop,
      Object.fromEntries(Object.entries(pages).map(([name, all]) => [name, median(all)])),
    ]),
  );
}
