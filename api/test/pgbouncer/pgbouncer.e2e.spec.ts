import { readConfig } from '../../src/common/config/config';
import { ChangeFeed, migrate, notifyChange } from '../../src/common/public';
import { explainStartFailure } from '../../src/start-failure';
import { openShop, type Shop } from '../app';
import { readAuditViews } from '../audit-views';
import { eventually } from '../eventually';
import { fixtureCatalogue } from '../fixture-catalogue';
import { createFundedReseller, createPaidOrder, createSubmittedOrder, recipient } from '../orders';
import { openTestEnv, type TestDatabase, testDatabase, type TestEnv } from '../test-env';
import type { TestUser } from '../users';
import { PGBOUNCER, PgBouncerProcess } from './pgbouncer-process';

jest.setTimeout(60_000);

/** Far fewer than the shop's own pool has, so that requests share connections. */
const SERVER_CONNECTIONS = 4;

const title = 'with PgBouncer in transaction mode';
const describeIfInstalled = PGBOUNCER === undefined ? describe.skip : describe;
if (PGBOUNCER === undefined)
  process.stdout.write(
    'The tests with PgBouncer are skipped, because it is not installed: apt-get install pgbouncer\n',
  );

describeIfInstalled(title, () => {
  let testEnv: TestEnv;
  let database: TestDatabase;
  let pgbouncer: PgBouncerProcess;
  let env: Record<string, string>;
  let shop: Shop;
  let reseller: TestUser;

  beforeAll(async () => {
    testEnv = await openTestEnv();
    database = await testDatabase('template1');
    pgbouncer = await PgBouncerProcess.start(database.url, SERVER_CONNECTIONS);
    env = {
      ...testEnv.env,
      DATABASE_URL: pgbouncer.url,
      DATABASE_DIRECT_URL: database.url,
      DATABASE_TIMEOUT_MS: '2000',
    };
    await migrate(readConfig(env).directDatabaseUrl);
    shop = await openShop({ env });
    await fixtureCatalogue(shop);
    reseller = await createFundedReseller(shop, 100_000_000);
  }, 60_000);

  afterAll(async () => {
    await shop?.close();
    await pgbouncer?.stop();
    await database?.close();
    await testEnv?.close();
  });

  const query = <T>(sql: string) => shop.database.reader.query<T[]>(sql);

  test('an order is placed, paid and submitted, and its jobs run', async () => {
    const orderId = await createSubmittedOrder(shop, reseller);
    expect(await shop.call('Account/ViewOrder', { orderId }, reseller)).toMatchObject({ status: 'in_review' });
    await eventually(async () =>
      expect(await query('select 1 from graphile_worker.jobs where run_at < now()')).toEqual([]),
    );
    expect(await query(`select 1 from mail where sent_at is not null limit 1`)).toHaveLength(1);
    expect(await readAuditViews(shop)).toEqual([]);
  });

  test('parallel orders and reads share few connections', async () => {
    const resellers = await Promise.all(Array.from({ length: 6 }, () => createFundedReseller(shop, 100_000_000)));
    const [orders] = await Promise.all([
      Promise.all(resellers.map((buyer) => createPaidOrder(shop, buyer))),
      Promise.all(Array.from({ length: 60 }, () => shop.call('Account/MyAllOrders', {}, reseller))),
      Promise.all(Array.from({ length: 20 }, () => shop.call('Account/SaveShippingAddress', recipient, reseller))),
    ]);
    expect(new Set(orders).size).toBe(6);
    expect(await readAuditViews(shop)).toEqual([]);
    const pool = (await pgbouncer.pools()).find(({ database: name }) => name === database.name);
    expect(pool?.pool_mode).toBe('transaction');
    const connections = Number(pool?.sv_active) + Number(pool?.sv_idle) + Number(pool?.sv_used);
    expect(connections).toBeGreaterThan(0);
    expect(connections).toBeLessThanOrEqual(SERVER_CONNECTIONS);
  });

  test('connections of the pool have the time limits and hold no session locks', async () => {
    const settings = await query<{ name: string; setting: string }>(
      `select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'TimeZone')`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      lock_timeout: '1500',
      statement_timeout: '2000',
      TimeZone: 'UTC',
    });
    const holders = await query<{ name: string }>(
      `select distinct application_name as name from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and datname = current_database()`,
    );
    expect(holders).toEqual([{ name: 'shop-worker-heartbeat' }]);
    const listening = await query<{ name: string }>(
      `select application_name as name from pg_stat_activity where query ilike 'listen%' and datname = current_database()`,
    );
    expect(listening.map(({ name }) => name)).not.toContain('shop');
  });

  test('a statement that waits for a lock ends in time', async () => {
    await shop.database.transaction(async (tx) => {
      await tx.query('lock table address in access exclusive mode');
      const response = await shop.send('Account/SaveShippingAddress', recipient, reseller);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).not.toBeNull();
    });
    expect((await shop.send('Account/SaveShippingAddress', recipient, reseller)).status).toBe(200);
  });

  test('changes are notified to every process', async () => {
    let reloads = 0;
    await shop.app.get(ChangeFeed, { strict: false }).subscribe('pgbouncer_test', async () => void reloads++);
    await shop.database.transaction((tx) => notifyChange(tx, 'pgbouncer_test'));
    await eventually(async () => expect(reloads).toBe(2));
  });

  test('a start without DATABASE_DIRECT_URL says what to set', async () => {
    const failure = await openShop({ env: { ...env, DATABASE_DIRECT_URL: '' } }).catch((error: unknown) => error);
    expect(explainStartFailure(failure, env)).toBe(
      'DATABASE_URL leads to a connection pooler. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
    );
  });
});
