import { Client, Pool } from 'pg';
import { openShop, type Shop } from '../../test/app';
import { openStage, type Stage } from '../../test/stage';
import { Mails } from './public';
import { Rescue, SignOfLife } from './sign-of-life';

let stage: Stage;
let still: Shop;
let pool: Pool;

beforeAll(async () => {
  stage = await openStage();
  still = await openShop(stage, { WORKER: '0' });
  pool = new Pool({ connectionString: stage.env.DATABASE_URL }).on('error', () => undefined);
}, 60_000);

afterAll(async () => {
  await pool?.end();
  await still?.close();
  await stage?.close();
});

const toEnd: { end(): Promise<void> }[] = [];

afterEach(async () => {
  for (const one of toEnd.splice(0)) await one.end();
});

let count = 0;

/** A mail that waits in the outbox; with `heldBy`, some worker has begun on it. */
async function mail(heldBy?: string): Promise<string> {
  const occasion = `occasion-${++count}`;
  const order = { occasion, to: 'somebody@people.test', template: 'welcome', language: 'en', data: { link: 'x' } };
  await still.database.transaction((tx) => still.app.get(Mails, { strict: false }).queue(tx, order));
  if (heldBy !== undefined)
    await still.database.reader.query(
      'update graphile_worker._private_jobs set locked_by = $1, locked_at = now(), attempts = 1 where locked_by is null',
      [heldBy],
    );
  return occasion;
}

async function isSent(occasion: string): Promise<boolean> {
  const sent: unknown[] = await still.database.reader.query(
    'select from mail where dedupe_key = $1 and sent_at is not null',
    [occasion],
  );
  return sent.length > 0;
}

async function isHeld(worker: string): Promise<boolean> {
  const jobs: unknown[] = await still.database.reader.query('select from graphile_worker.jobs where locked_by = $1', [
    worker,
  ]);
  return jobs.length > 0;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; !(await holds()); ) {
    if (Date.now() > end) throw new Error('waited in vain');
  }
}

const whenSent = (occasion: string) => until(() => isSent(occasion));
const someone = (query: string, values: unknown[] = []) =>
  until(async () => (await still.database.reader.query<unknown[]>(query, values)).length > 0);

const SIGNS = `from pg_locks join pg_database on pg_database.oid = database
  where datname = current_database() and locktype = 'advisory' and classid = 7204002 and granted`;

/** Lets a shop work through its outbox meanwhile. */
async function whileWorking(work: () => Promise<void>): Promise<void> {
  const shop = await openShop(stage);
  try {
    await work();
  } finally {
    await shop.close();
  }
}

/** Shows that such a worker lives, on a connection that can be cut. */
async function living(worker: string): Promise<SignOfLife> {
  const sign = new SignOfLife(stage.env.DATABASE_URL ?? '', () => undefined);
  toEnd.push(sign);
  sign.show(worker);
  await someone(`select ${SIGNS} and objid = hashtext($1)::bigint & 4294967295`, [worker]);
  return sign;
}

describe('what a worker had begun', () => {
  test('when it was killed is done by whoever starts next', async () => {
    const begun = await mail('a-killed-worker');
    await whileWorking(() => whenSent(begun));
  });

  test('is left to it as long as it lives, and taken over afterwards', async () => {
    const rescue = new Rescue(pool, () => undefined);
    const sign = await living('a-living-worker');
    await mail('a-living-worker');
    for (let looks = 0; looks < 3; looks++) await rescue.look();
    expect(await isHeld('a-living-worker')).toBe(true);
    await sign.end();
    await rescue.look();
    await rescue.look();
    expect(await isHeld('a-living-worker')).toBe(false);
  });

  test('is left to it when its connection is lost, for it soon has another', async () => {
    const rescue = new Rescue(pool, () => undefined);
    await living('an-unlucky-worker');
    await mail('an-unlucky-worker');
    const [cut] = await still.database.reader.query<{ pid: number }[]>(`select pid, pg_terminate_backend(pid) ${SIGNS}`);
    await rescue.look();
    await someone(`select ${SIGNS} and pid <> $1`, [cut?.pid]);
    await rescue.look();
    await rescue.look();
    expect(await isHeld('an-unlucky-worker')).toBe(true);
  });

  test('is shown to be in living hands by every worker', async () => {
    await whileWorking(() => someone(`select ${SIGNS}`));
  });
});

test('a mail on which a killed worker still holds the row is sent once that is gone', async () => {
  const killed = new Client({ connectionString: stage.env.DATABASE_URL });
  toEnd.push(killed);
  await killed.connect();
  const occasion = await mail();
  await killed.query('begin');
  await killed.query('select from mail where dedupe_key = $1 for update', [occasion]);
  await whileWorking(async () => {
    await someone(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    await killed.end();
    await whenSent(occasion);
  });
});
