import { readFileSync } from 'node:fs';
import { openShop, type Shop } from '../../../test/app';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { projectPath } from '../config/project-path';
import { MetricsServer } from './metrics-server';

let testEnv: TestEnv;
let shop: Shop;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const query = (sql: string) => shop.database.reader.query(sql);

async function read(): Promise<Map<string, number>> {
  const text = await (await fetch(`${shop.origin}/api/metrics`)).text();
  return new Map(
    [...text.matchAll(/^(\w+(?:\{[^}]*\})?) (\S+)$/gm)].map(([, name = '', value]) => [name, Number(value)]),
  );
}

test('exports jobs by state with the age of the oldest', async () => {
  await query(`select graphile_worker.add_job('waiting', run_at := now() - interval '10 minutes')`);
  await query(`select graphile_worker.add_job('later', run_at := now() + interval '1 day')`);
  await query(`select graphile_worker.add_job('failing', max_attempts := 1)`);
  await query(`update graphile_worker._private_jobs set attempts = 1, created_at = now() - interval '2 hours'
     where task_id = (select id from graphile_worker._private_tasks where identifier = 'failing')`);
  const metrics = await read();
  expect(metrics.get('shop_jobs{state="waiting"}')).toBe(1);
  expect(metrics.get('shop_jobs{state="scheduled"}')).toBe(1);
  expect(metrics.get('shop_jobs{state="failed"}')).toBe(1);
  expect(metrics.get('shop_jobs{state="running"}')).toBe(0);
  expect(metrics.get('shop_job_oldest_seconds{state="waiting"}')).toBeGreaterThanOrEqual(600);
  expect(metrics.get('shop_job_oldest_seconds{state="failed"}')).toBeGreaterThanOrEqual(7200);
  expect(metrics.get('shop_job_oldest_seconds{state="scheduled"}')).toBe(0);
});

test('exports orders by state and the money that waits for accounting', async () => {
  await query(`insert into order_state_count (state, change) values ('AWAITING_PAYMENT', 3), ('AWAITING_PAYMENT', -1)`);
  await query(`insert into unmatched_payment (source, reference, currency, amount, refunded, reason, received_at)
     values ('paypal', 'metrics-1', 'USD', 5000, 1200, 'unknown', now() - interval '1 hour'),
            ('paypal', 'metrics-2', 'USD', 100, 0, 'unknown', now())`);
  const metrics = await read();
  expect(metrics.get('shop_orders{state="AWAITING_PAYMENT"}')).toBe(2);
  expect(metrics.get('shop_unmatched_payments{currency="USD"}')).toBe(2);
  expect(metrics.get('shop_unmatched_payments_minor_units{currency="USD"}')).toBe(3900);
  expect(metrics.get('shop_unmatched_payment_oldest_seconds')).toBeGreaterThanOrEqual(3600);
});

test('exports the connections to the database and the delay of the event loop', async () => {
  const metrics = await read();
  expect(metrics.get('shop_database_up')).toBe(1);
  expect(metrics.get('shop_database_connections{state="busy"}')).toBeGreaterThanOrEqual(0);
  expect(metrics.get('shop_database_connections{state="idle"}')).toBeGreaterThan(0);
  expect(metrics.get('shop_database_connections{state="awaited"}')).toBe(0);
  expect(metrics.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
});

test('counts no SQL statements of its own', async () => {
  const before = await shop.statements();
  await read();
  expect(await shop.statements()).toBe(before);
});

test('serves metrics on their own port only, if there is one', async () => {
  const other = await openShop(testEnv, { WORKER: '0', METRICS_PORT: '0', HOST: '127.0.0.1' });
  try {
    const { port } = other.app.get(MetricsServer, { strict: false });
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toMatch(/^shop_database_up 1$/m);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`${other.origin}/api/metrics`)).status).toBe(404);
  } finally {
    await other.close();
  }
});

test('serves no metrics on the public port in production', async () => {
  const other = await openShop(testEnv, { WORKER: '0', NODE_ENV: 'production' });
  try {
    expect((await fetch(`${other.origin}/api/metrics`)).status).toBe(404);
  } finally {
    await other.close();
  }
});

test('has every metric that the alert rules and the dashboard use', async () => {
  const text = await (await fetch(`${shop.origin}/api/metrics`)).text();
  const declared = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const source = readFileSync(projectPath(`docs/operating/${file}`), 'utf8');
    const used = [...source.matchAll(/\b(?:shop|nodejs|process)_[a-z\d_]+/g)].map(([name]) => name);
    const missing = used.filter(
      (name) => !declared.has(name.replace(/_(count|bucket|sum)$/, '')) && !declared.has(name),
    );
    expect({ file, missing }).toEqual({ file, missing: [] });
    // Every metric of the shop is used, so that none is forgotten.
    const own = [...declared].filter((name) => name.startsWith('shop_') && !source.includes(name));
    if (file === 'dashboard.json') expect(own).toEqual([]);
  }
});
