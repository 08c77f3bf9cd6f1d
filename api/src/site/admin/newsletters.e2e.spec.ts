import { randomUUID } from 'node:crypto';
import { openShop, type Shop } from '../../../test/app';
import { eventually } from '../../../test/eventually';
import { SentMails } from '../../../test/sent-mails';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';
import { NEWSLETTER_BATCH } from '../newsletters/newsletter-sender';

let testEnv: TestEnv;
let shop: Shop;
let mails: SentMails;
let service: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv);
  mails = new SentMails(shop, testEnv);
  service = await createUser(shop, 'customer_service');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

beforeEach(() => shop.database.reader.query('delete from subscription'));

const texts = {
  en: { subject: 'New mesh', body: 'A lighter mesh.\n\nFor you & <b>all</b>.' },
  de: { subject: 'Neues Mesh', body: 'Ein leichteres Mesh.' },
};

async function subscribe(email: string, language = 'en', state = 'confirmed'): Promise<void> {
  const now = shop.clock.now();
  await shop.database.reader.query(
    `insert into subscription (email, language, state, requested_at, confirmed_at) values ($1, $2, $3, $4, $4)`,
    [email, language, state, now],
  );
}

const write = () => shop.call('admin/newsletter-write', { texts }, service);
const open = (id: string) => shop.call('admin/newsletter', {}, { ...service, params: { id } });
const send = (id: string, revision: number, options: object = {}) =>
  shop.send('admin/newsletter-send', { revision }, { ...service, params: { id }, ...options });

/** Runs the jobs that wait for their time now. */
const hurry = () => shop.database.reader.query('update graphile_worker._private_jobs set run_at = now()');

/** Removes the jobs of emails that need not be sent. */
const dropMailJobs = () =>
  shop.database.reader.query(
    `delete from graphile_worker._private_jobs where locked_at is null and task_id = (
       select id from graphile_worker._private_tasks where identifier = 'mail.send')`,
  );

async function expectStatus(id: string, status: string): Promise<void> {
  await eventually(async () => {
    await hurry();
    expect((await open(id)).status).toBe(status);
  });
}

describe('a newsletter', () => {
  test('reaches every confirmed subscriber in their language, with a link of their own to unsubscribe', async () => {
    await subscribe('anna@people.test', 'de');
    await subscribe('luc@people.test', 'fr');
    await subscribe('waits@people.test', 'en', 'pending');
    const { id, revision } = await write();
    expect((await send(id, revision)).status).toBe(200);
    await expectStatus(id, 'sent');
    const [german] = await mails.find('anna@people.test', 'Neues Mesh');
    expect(german?.text).toContain('Ein leichteres Mesh.');
    const [french] = await mails.find('luc@people.test', 'New mesh');
    expect(french?.html).toContain('For you &amp; &lt;b&gt;all&lt;/b&gt;.');
    const token = /Unsubscribe#token=([\w-]+)/.exec(french?.text ?? '')?.[1] ?? '';
    expect((await shop.send('Subscription/Unsubscribe', { token })).status).toBe(200);
    expect((await open(id)).report).toEqual({ subscribers: 1, queued: 2, sent: 2, unsubscribed: 1 });
    expect(await mails.findAll('waits@people.test')).toEqual([]);
  });

  test('reaches each address once, in batches, even if it is sent twice at once', async () => {
    await shop.database.reader.query(
      `insert into subscription (email, language, state, requested_at, confirmed_at)
       select 'reader' || n || '@people.test', 'en', 'confirmed', now(), now() from generate_series(1, $1) n`,
      [NEWSLETTER_BATCH + 5],
    );
    const { id, revision } = await write();
    const both = await Promise.all([send(id, revision), send(id, revision)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await eventually(async () => expect((await open(id)).report.queued).toBe(NEWSLETTER_BATCH));
    await dropMailJobs();
    expect((await open(id)).status).toBe('sending');
    await expectStatus(id, 'sent');
    expect((await open(id)).report.queued).toBe(NEWSLETTER_BATCH + 5);
    const [row]: { count: string }[] = await shop.database.reader.query(
      `select count(*) from mail where template = 'newsletter' and recipient like 'reader%'`,
    );
    expect(Number(row?.count)).toBe(NEWSLETTER_BATCH + 5);
    await dropMailJobs();
  });

  test('can be stopped, and continued without a second email to anyone', async () => {
    await subscribe('first@people.test');
    const { id, revision } = await write();
    await send(id, revision);
    await eventually(async () => expect((await open(id)).report.queued).toBe(1));
    const params = { id };
    const stopped = await shop.call('admin/newsletter-stop', { revision: revision + 1 }, { ...service, params });
    expect(stopped.status).toBe('stopped');
    await hurry();
    await subscribe('second@people.test');
    expect((await open(id)).report.queued).toBe(1);
    expect((await send(id, stopped.revision)).status).toBe(200);
    await expectStatus(id, 'sent');
    await mails.waitUntilIdle();
    expect(await mails.find('first@people.test', 'New mesh')).toHaveLength(1);
  });

  test('with a variable or a stray brace is refused at the field, when it is written, changed and sent', async () => {
    const broken = { en: { subject: 'Dear {{name}}', body: 'A mesh.' }, de: { subject: 'Mesh', body: 'Für {{name.' } };
    const errors = [
      { field: 'texts.en.subject', code: 'variable_unknown', reason: '{{name}}' },
      { field: 'texts.de.body', code: 'braces_wrong' },
    ];
    const error = { status: 422, code: 'email_text_invalid', errors };
    expect(await shop.expectError('admin/newsletter-write', { texts: broken }, service)).toMatchObject(error);
    const { id, revision } = await write();
    const options = { ...service, params: { id } };
    const edit = await shop.expectError('admin/newsletter-edit', { texts: broken, revision }, options);
    expect(edit).toMatchObject(error);
    // As drafts of earlier releases are.
    await shop.database.reader.query('update newsletter set texts = $2 where id = $1', [id, broken]);
    expect(await shop.expectError('admin/newsletter-send', { revision }, options)).toMatchObject(error);
    expect((await open(id)).status).toBe('draft');
    // A newsletter that was stopped before this was checked can only be resumed as it is.
    await shop.database.reader.query(`update newsletter set status = 'stopped', started_at = now() where id = $1`, [
      id,
    ]);
    expect((await send(id, revision)).status).toBe(200);
    await expectStatus(id, 'sent');
  });

  test('cannot be changed once it is sent, nor from a page that is out of date', async () => {
    const { id, revision } = await write();
    const params = { id };
    const edit = (input: object) =>
      shop.expectError('admin/newsletter-edit', { texts, ...input }, { ...service, params });
    expect(await edit({ revision: revision + 1 })).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    await send(id, revision);
    expect(await edit({ revision: revision + 1 })).toMatchObject({ status: 409, code: 'already_sent' });
    await expectStatus(id, 'sent');
  });

  test('is emailed to its author alone as a test, once for a repeated request', async () => {
    await subscribe('nobody@people.test');
    const { id } = await write();
    const headers = { 'idempotency-key': randomUUID() };
    for (const _ of [1, 2])
      await shop.call('admin/newsletter-test', { language: 'de' }, { ...service, params: { id }, headers });
    await mails.waitUntilIdle();
    expect(await mails.find(service.email, 'Neues Mesh')).toHaveLength(1);
    expect(await mails.findAll('nobody@people.test')).toEqual([]);
    const preview = await shop.call('admin/newsletter-preview', { language: 'ja' }, { ...service, params: { id } });
    expect(preview.subject).toBe('New mesh');
  });
});
