import { Client } from 'pg';
import type { BenchShop } from './shop';

const BATCH_SIZE = 50_000;
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

/** Adds so many orders to a shop, and lets PostgreSQL count its rows again. */
export async function insertOrders({ databaseUrl }: Pick<BenchShop, 'databaseUrl'>, orders: number): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  for (let first = 1; first <= orders; first += BATCH_SIZE) {
    await insertBatch(database, first, Math.min(first + BATCH_SIZE - 1, orders));
  }
  await database.query('vacuum analyze');
  await database.end();
}

/** Inserts numbered orders: the first ones for the reseller, forty for each of the other customers. */
async function insertBatch(database: Client, first: number, last: number): Promise<void> {
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
       quote, per_cny, country, ship_to, shipping_method, payment_method, released_at)
     select o.id,
       case when n <= ${OWN_ORDERS} then (select id from account where email = 'reseller@example.com') else a.id end,
       ($3::text[])[1 + n % ${STATES.length}], at, at + interval '7 days', at + interval '3 days', 'USD', 5000 + n % 900,
       4000, '{"adjusted": {"currency": "USD", "total": 5000, "product": 4000}}', 0.14, 'US',
       jsonb_build_object('firstName', 'Ann', 'lastName', case when n <= 10 then 'Quixley' else 'Reader' || n % 9973 end,
         'line1', '1 Main St', 'city', 'Boston', 'region', 'MA', 'postCode', '02110', 'phone', '+1 617 555 0100',
         'country', 'US'),
       0, 0, case when ($3::text[])[1 + n % ${STATES.length}] in ('in_production', 'shipped', 'completed') then at end
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
  await database.query(
    `insert into production_step (id, order_id, sid, step, account_id, done_at)
     select gen_random_uuid(), o.id, i.sid, 'received', (select id from account where email = 'isc@example.com'), now()
     ${inserted} join order_item i on i.order_id = o.id where o.state = 'in_production' and n % 3 = 0`,
    [first, last],
  );
}
