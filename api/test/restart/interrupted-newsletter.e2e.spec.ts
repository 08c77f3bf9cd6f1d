import { openShop, type Shop } from '../app';
import { FakeSmtp } from '../fake-smtp';
import { openTestEnv, type TestEnv } from '../test-env';
import { createUser, type TestUser } from '../users';

const ADDRESSES = 2000;
/** Emails of one batch, of which one is queued a minute. */
const BATCH = 200;
/** To begin a transaction, to take the email, and to commit. */
const STATEMENTS_PER_EMAIL = 3;
/** Of the job that queues a batch, of the commands that send the newsletter, and of what runs beside them. */
const OTHER_STATEMENTS = 60;

let testEnv: TestEnv;
let shop: Shop;
let smtp: FakeSmtp;
let service: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  smtp = await FakeSmtp.start();
  shop = await openShop(testEnv, { SMTP_URL: smtp.url });
  service = await createUser(shop, 'customer_service');
  await shop.database.reader.query(
    `insert into subscription (email, language, state, requested_at, confirmed_at)
     select 'reader' || n || '@people.test', 'en', 'confirmed', now(), now() from generate_series(1, $1) n`,
    [ADDRESSES],
  );
}, 120_000);

afterAll(async () => {
  await shop?.close();
  smtp?.stop();
  await testEnv?.close();
});

const texts = { en: { subject: 'New mesh', body: 'A lighter mesh.' } };
const readers = () => smtp.received.map(({ to }) => to).filter((to) => to.startsWith('reader'));

/** Runs the jobs that wait for their time, again and again, until the condition holds. */
async function hurryUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 120_000; !(await condition());) {
    if (Date.now() > end) throw new Error('the condition does not hold after 2 minutes');
    await shop.database.reader.query(
      'update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null',
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function countFailedJobs(): Promise<number> {
  const [row]: { count: number }[] = await shop.database.reader.query(
    `select count(*)::int as count from graphile_worker.jobs where last_error like '%ECONNREFUSED%'`,
  );
  return row?.count ?? 0;
}

test('a newsletter reaches each of thousands of addresses once, although it is sent twice at once, the mail server fails and the process restarts', async () => {
  const { id, revision } = await shop.call('admin/newsletter-write', { texts }, service);
  const options = { ...service, params: { id } };
  const before = await shop.statements();
  const both = await Promise.all([1, 2].map(() => shop.send('admin/newsletter-send', { revision }, options)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);

  // The first batch alone: what an address costs does not depend on their number.
  while (readers().length < BATCH) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await shop.statements()).toBeLessThan(before + BATCH * STATEMENTS_PER_EMAIL + OTHER_STATEMENTS);
  expect((await shop.call('admin/newsletter', {}, options)).report).toMatchObject({ queued: BATCH });

  await hurryUntil(() => readers().length > ADDRESSES / 4);
  const { port } = smtp;
  smtp.stop();
  await hurryUntil(async () => (await countFailedJobs()) > 10);
  const received = readers().length;
  await shop.close();
  shop = await openShop(testEnv, { SMTP_URL: `smtp://127.0.0.1:${port}` });
  expect((await shop.call('admin/newsletter', {}, options)).status).toBe('sending');
  expect(received).toBeLessThan(ADDRESSES);
  await smtp.listen(port);

  await hurryUntil(async () => {
    const { status, report } = await shop.call('admin/newsletter', {}, options);
    return status === 'sent' && report.sent === ADDRESSES;
  });
  expect(readers()).toHaveLength(ADDRESSES);
  expect(new Set(readers()).size).toBe(ADDRESSES);
}, 300_000);
