import { Client, Pool } from 'pg';
import { openShop, type Shop } from '../../../test/app';
import { until } from '../../../test/eventually';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { MailQueue } from '../mail/mail-queue';
import { StalledJobRecovery, WorkerHeartbeat } from './worker-heartbeat';

let env: TestEnv;
/** Runs no jobs. */
let shop: Shop;
let pool: Pool;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  pool = new Pool({ connectionString: env.env.DATABASE_URL }).on('error', () => undefined);
}, 60_000);

afterAll(async () => {
  await pool?.end();
  await shop?.close();
  await env?.close();
});

const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanups.splice(0)) await cleanUp();
});

let count = 0;

/** Queues emails in one transaction. One with a template that does not exist cannot be sent. */
async function queueTogether(templates: readonly string[]): Promise<string[]> {
  const mails = templates.map((template) => ({
    ...{ dedupeKey: `mail-${++count}`, to: 'customer@example.test', template, language: 'en', data: { link: 'x' } },
  }));
  await shop.database.transaction((tx) => shop.app.get(MailQueue, { strict: false }).queueAll(tx, mails));
  return mails.map(({ dedupeKey }) => dedupeKey);
}

/** Queues an email. With `lockedBy`, the worker with this id has begun its job. */
async function queueMail(lockedBy?: string): Promise<string> {
  const dedupeKey = `mail-${++count}`;
  const mail = { dedupeKey, to: 'customer@example.test', template: 'welcome', language: 'en', data: { link: 'x' } };
  await shop.database.transaction((tx) => shop.app.get(MailQueue, { strict: false }).queue(tx, mail));
  if (lockedBy !== undefined)
    await shop.database.reader.query(
      'update graphile_worker._private_jobs set locked_by = $1, locked_at = now(), attempts = 1 where locked_by is null',
      [lockedBy],
    );
  return dedupeKey;
}

async function isSent(dedupeKey: string): Promise<boolean> {
  const sent: unknown[] = await shop.database.reader.query(
    'select from mail where dedupe_key = $1 and sent_at is not null',
    [dedupeKey],
  );
  return sent.length > 0;
}

async function hasLockedJob(worker: string): Promise<boolean> {
  const jobs: unknown[] = await shop.database.reader.query('select from graphile_worker.jobs where locked_by = $1', [
    worker,
  ]);
  return jobs.length > 0;
}

const whenSent = (dedupeKey: string) => until(() => isSent(dedupeKey));
const hasRow = async (query: string, values: unknown[] = []) =>
  (await shop.database.reader.query<unknown[]>(query, values)).length > 0;

const HEARTBEATS = `from pg_locks join pg_database on pg_database.oid = database
  where datname = current_database() and locktype = 'advisory' and classid = 7204002 and granted`;

/** Opens a shop that runs jobs, for as long as `work` takes. */
async function withWorker(work: () => Promise<void>): Promise<void> {
  const shop = await openShop(env);
  try {
    await work();
  } finally {
    await shop.close();
  }
}

/** The heartbeat of a worker with this id, on a connection that can be cut. */
async function startHeartbeat(worker: string): Promise<WorkerHeartbeat> {
  const heartbeat = new WorkerHeartbeat({ directDatabaseUrl: env.env.DATABASE_URL ?? '' });
  cleanups.push(() => heartbeat.stop());
  await heartbeat.start(worker);
  return heartbeat;
}

async function startRecovery(): Promise<StalledJobRecovery> {
  const recovery = new StalledJobRecovery();
  await recovery.start(pool);
  return recovery;
}

describe('a job that a worker has begun', () => {
  test('is finished by the next worker after its own was killed', async () => {
    const begun = await queueMail('a-killed-worker');
    await withWorker(() => whenSent(begun));
  });

  test('stays with a live worker, and is unlocked when the worker is gone', async () => {
    const recovery = await startRecovery();
    const heartbeat = await startHeartbeat('a-live-worker');
    await queueMail('a-live-worker');
    for (let scans = 0; scans < 3; scans++) await recovery.scan();
    expect(await hasLockedJob('a-live-worker')).toBe(true);
    await heartbeat.stop();
    await recovery.scan();
    await recovery.scan();
    expect(await hasLockedJob('a-live-worker')).toBe(false);
  });

  test('stays with a worker that lost its connection and connects again', async () => {
    const recovery = await startRecovery();
    const heartbeat = await startHeartbeat('a-reconnecting-worker');
    await queueMail('a-reconnecting-worker');
    const [cut] = await shop.database.reader.query<{ pid: number }[]>(
      `select pid, pg_terminate_backend(pid) ${HEARTBEATS}`,
    );
    await recovery.scan();
    await until(async () => {
      await heartbeat.keepConnected();
      return hasRow(`select ${HEARTBEATS} and pid <> $1`, [cut?.pid]);
    });
    await recovery.scan();
    await recovery.scan();
    expect(await hasLockedJob('a-reconnecting-worker')).toBe(true);
  });
});

test('of jobs that were added together only those that fail are run again', async () => {
  const [first = '', failing = '', last = ''] = await queueTogether(['welcome', 'no-such-template', 'welcome']);
  const failed = `select from graphile_worker.jobs where task_identifier = 'mail.send' and attempts = 1 and last_error is not null`;
  await withWorker(async () => {
    await whenSent(first);
    await whenSent(last);
    await until(() => hasRow(failed));
  });
  expect(await isSent(failing)).toBe(false);
  const left = await shop.database.reader.query<{ id: string }[]>(
    `select payload ->> 'id' as id from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'mail.send' and j.last_error is not null`,
  );
  const unsent = await shop.database.reader.query<{ id: string }[]>('select id from mail where dedupe_key = $1', [
    failing,
  ]);
  expect(left).toEqual(unsent);
});

test('every worker has a heartbeat', async () => {
  await withWorker(() => until(() => hasRow(`select ${HEARTBEATS}`)));
});

test('a worker’s heartbeat comes back by itself after its connection was lost', async () => {
  await withWorker(async () => {
    await until(() => hasRow(`select ${HEARTBEATS}`));
    const [cut] = await shop.database.reader.query<{ pid: number }[]>(
      `select pid, pg_terminate_backend(pid) ${HEARTBEATS}`,
    );
    await until(() => hasRow(`select ${HEARTBEATS} and pid <> $1`, [cut?.pid]));
  });
});

test('an email whose row is locked by a killed worker is sent when that worker’s connection ends', async () => {
  const killed = new Client({ connectionString: env.env.DATABASE_URL });
  cleanups.push(() => killed.end());
  await killed.connect();
  const dedupeKey = await queueMail();
  await killed.query('begin');
  await killed.query('select from mail where dedupe_key = $1 for update', [dedupeKey]);
  await withWorker(async () => {
    await until(() =>
      hasRow(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
    );
    await killed.end();
    await whenSent(dedupeKey);
  });
});

/** Takes a job whose connection is lost once it has run, while the worker stores the outcome. Then runs the next job. */
async function loseConnectionAfter(queueJob: () => Promise<string>): Promise<string> {
  const [sender, remover] = [new Client(env.env.DATABASE_URL), new Client(env.env.DATABASE_URL)];
  cleanups.push(
    () => sender.end(),
    () => remover.end(),
  );
  await sender.connect();
  await remover.connect();
  const interrupted = await queueJob();
  await sender.query('begin');
  await sender.query('select from mail where dedupe_key = $1 for update', [interrupted]);
  await withWorker(async () => {
    const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await until(() => hasRow(`select ${waiting}`));
    await remover.query('begin');
    await remover.query('select from graphile_worker._private_jobs where locked_by is not null for update');
    await sender.query('commit');
    const storing = `${waiting} and application_name = 'shop-outbox' and query like '%_private_jobs%'`;
    await until(() => hasRow(`select ${storing}`));
    await shop.database.reader.query(`select pg_terminate_backend(pid) ${storing}`);
    await remover.query('commit');
    await whenSent(await queueMail());
    await until(async () => !(await hasRow('select from graphile_worker.jobs where locked_by is not null')));
  });
  return interrupted;
}

test('jobs run again after a worker lost its connection while it stored that a job was done', async () => {
  await whenSent(await loseConnectionAfter(() => queueMail()));
}, 60_000);

test('jobs run again after a worker lost its connection while it stored that a job had failed', async () => {
  const interrupted = await loseConnectionAfter(async () => (await queueTogether(['unknown']))[0] ?? '');
  expect(await isSent(interrupted)).toBe(false);
}, 60_000);
