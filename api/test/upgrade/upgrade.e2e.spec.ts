import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { migrate } from '../../src/common/public';
import { openShop, type Shop } from '../app';
import { readAuditViews } from '../audit-views';
import { openTestEnv, type TestDatabase, testDatabase, type TestEnv } from '../test-env';
import { PASSWORD } from '../users';
import { describeSchema } from './describe-schema';

jest.setTimeout(60_000);

/** Releases with a dump in this folder. Each release adds its own. */
const RELEASES = ['0.1.0'];

const MIGRATIONS = readdirSync(path.resolve(__dirname, '../../../migrations')).filter((name) => name.endsWith('.sql'));

let testEnv: TestEnv;

beforeAll(async () => {
  testEnv = await openTestEnv();
});

afterAll(() => testEnv?.close());

async function query<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

async function schemaOf(url: string): Promise<Record<string, unknown>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await describeSchema(client);
  } finally {
    await client.end();
  }
}

const countRows = async (url: string): Promise<number> => {
  const tables = ['account', 'customer_order', 'order_event', 'ledger_posting', 'document', 'paypal_invoice', 'claim'];
  const counts = tables.map((table) => `(select count(*) from ${table})`).join(' + ');
  return Number((await query<{ count: string }>(url, `select ${counts} as count`))[0]?.count);
};

describe.each(RELEASES)('a shop of version %s', (release) => {
  let database: TestDatabase;
  let shop: Shop;

  beforeAll(async () => {
    database = await testDatabase('template1');
    await query(database.url, readFileSync(path.join(__dirname, `release-${release}.sql`), 'utf8'));
  }, 60_000);

  afterAll(async () => {
    await shop?.close();
    await database?.close();
  });

  test('is migrated to the schema of a new shop and keeps its rows', async () => {
    const old = await query<{ name: string }>(database.url, 'select name from schema_migration');
    const rows = await countRows(database.url);
    expect(rows).toBeGreaterThan(100);
    const newer = MIGRATIONS.filter((name) => !old.some((applied) => applied.name === name)).sort();
    expect(await migrate(database.url)).toEqual(newer);
    expect(await schemaOf(database.url)).toEqual(await schemaOf(testEnv.env.DATABASE_URL ?? ''));
    expect(await countRows(database.url)).toBe(rows);
  });

  test('knows when every order was released for production', async () => {
    const released = `from customer_order o where exists (
      select from order_event e where e.order_id = o.id and e.state = 'ready_for_production')`;
    const [found] = await query<{ all: number; dated: number }>(
      database.url,
      `select count(*)::int as all, count(o.released_at)::int as dated ${released}`,
    );
    expect(found?.all).toBeGreaterThan(0);
    expect(found?.dated).toBe(found?.all);
  });

  test('starts, and its integrity checks find nothing', async () => {
    shop = await openShop({ env: { ...testEnv.env, DATABASE_URL: database.url } }, { WORKER: '0' });
    expect((await fetch(`${shop.origin}/api/health/ready`)).status).toBe(200);
    expect(await readAuditViews(shop)).toEqual([]);
  });

  test('shows its orders to customers and staff, and an order can be repeated', async () => {
    const logIn = async (role: string) => {
      const [{ email = '' } = {}] = await query<{ email: string }>(
        database.url,
        `select email from account where role = '${role}' and email like '%@people.test' order by email limit 1`,
      );
      const { accessToken } = await shop.call('TokenAuth/Authenticate', { email, password: PASSWORD });
      return { bearer: accessToken };
    };
    const reseller = await logIn('reseller');
    const { items: orders } = await shop.call('Account/MyAllOrders', {}, reseller);
    expect(orders.length).toBeGreaterThan(2);
    for (const { orderId } of orders) {
      const order = await shop.call('Account/ViewOrder', { orderId }, reseller);
      expect(order.items.length).toBeGreaterThan(0);
      expect(order.history.length).toBeGreaterThan(1);
    }
    const service = await logIn('customer_service');
    const list = await shop.call('admin/orders', {}, service);
    expect(list.length).toBeGreaterThanOrEqual(orders.length);
    for (const { id } of list) await shop.call('admin/order', {}, { ...service, params: { orderId: id } });

    const [{ orderId = '' } = {}] = orders;
    await shop.call('Account/Reorder', { orderId }, reseller);
    expect((await shop.call('Cart/MyShoppingCart', {}, reseller)).items.length).toBeGreaterThan(0);
  });
});
