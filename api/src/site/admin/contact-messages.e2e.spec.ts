import { randomUUID } from 'node:crypto';
import { openShop, type Shop } from '../../../test/app';
import { SentMails } from '../../../test/sent-mails';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';

const HOUR_MS = 3_600_000;

let testEnv: TestEnv;
let shop: Shop;
let mails: SentMails;
let service: TestUser;
let colleague: TestUser;
let accounting: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, {
    TRUSTED_PROXIES: '127.0.0.1',
    MAIL_FROM: 'The shop <hello@shop.test>',
    CONTACT_MAILBOXES: 'cooperation=partners@shop.test',
  });
  mails = new SentMails(shop, testEnv);
  service = await createUser(shop, 'customer_service');
  colleague = await createUser(shop, 'customer_service');
  accounting = await createUser(shop, 'accounting');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

let senders = 0;

/** Sends a message from the contact form; returns its id. */
async function receive(change: object = {}, language = 'en'): Promise<string> {
  const email = `sender${++senders}@people.test`;
  const message = {
    ...{ department: 1, name: 'Aiko Mori', phone: '+81 3-1234-5678', email },
    ...{ subject: 'Banners for a fair', message: 'How many can you print in May?' },
    ...change,
  };
  const headers = { 'x-forwarded-for': `203.0.113.${senders}` };
  expect((await shop.send('UserEnd/SiteInfo/ContactUs', message, { headers, language })).status).toBe(200);
  const [row] = await list({ q: message.email });
  return row?.id ?? '';
}

const list = (filter: object) => shop.call('admin/contact-messages', { filter: JSON.stringify(filter) }, service);
const open = (id: string) => shop.call('admin/contact-message', {}, { ...service, params: { id } });
const change = (id: string, input: object) =>
  shop.call('admin/contact-message-change', { revision: 1, ...input }, { ...service, params: { id } });
const answer = (id: string, input: object, options: object = {}) =>
  shop.send('admin/contact-message-answer', { revision: 1, ...input }, { ...service, params: { id }, ...options });

describe('the inbox of the contact form', () => {
  test('lists open messages with the time until which an answer is promised', async () => {
    const id = await receive();
    const [row] = await list({ id: [id] });
    expect(row).toMatchObject({ status: 'open', name: 'Aiko Mori', assignee: null, overdue: false });
    expect(Date.parse(row?.answerBy ?? '') - Date.parse(row?.receivedAt ?? '')).toBe(48 * HOUR_MS);
    await shop.database.reader.query('update contact_message set received_at = $2 where id = $1', [
      id,
      new Date(shop.clock.now().getTime() - 49 * HOUR_MS),
    ]);
    expect((await list({ overdue: true })).map((each) => each.id)).toEqual([id]);
    expect((await list({ status: 'open' }))[0]?.id).toBe(id);
  });

  test('emails an answer in the sender’s language with the shop as reply address', async () => {
    const id = await receive({ email: 'jana@people.test', department: 2, message: 'Ösen?' }, 'de');
    expect((await answer(id, { text: 'Ja, alle 50 cm.' })).status).toBe(200);
    const [mail] = await mails.find('jana@people.test', 'Re: Banners for a fair');
    expect(mail?.text).toMatch(/Guten Tag Aiko Mori[\s\S]*Ja, alle 50 cm\.[\s\S]*Sie schrieben uns[\s\S]*Ösen\?/);
    expect(mail?.replyTo).toEqual([{ name: '', address: 'partners@shop.test' }]);
    expect(await open(id)).toMatchObject({
      status: 'answered',
      answers: [{ text: 'Ja, alle 50 cm.' }],
      assignee: { id: service.accountId },
    });
  });

  test('sends an answer once if the request is repeated, and refuses one to a message that changed', async () => {
    const id = await receive({ email: 'once@people.test' });
    const headers = { 'idempotency-key': randomUUID() };
    for (const _ of [1, 2]) expect((await answer(id, { text: 'Yes.' }, { headers })).status).toBe(200);
    const stale = await answer(id, { text: 'No.' });
    expect([stale.status, ((await stale.json()) as { code: string }).code]).toEqual([409, 'changed_meanwhile']);
    await mails.waitUntilIdle();
    expect(await mails.find('once@people.test', 'Re: Banners for a fair')).toHaveLength(1);
  });

  test('accepts the answer of one of two people who answer at the same moment', async () => {
    const id = await receive();
    const both = await Promise.all([answer(id, { text: 'One.' }), answer(id, { text: 'Two.' }, colleague)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await open(id)).answers).toHaveLength(1);
  });

  test('assigns a message to staff who can answer it, and to nobody', async () => {
    const id = await receive();
    expect(await change(id, { assigneeId: colleague.accountId })).toMatchObject({
      assignee: { id: colleague.accountId, name: expect.stringMatching(/^[^@]+$/) as string },
      revision: 2,
    });
    expect((await list({ assigneeId: colleague.accountId })).map((each) => each.id)).toContain(id);
    expect(await change(id, { assigneeId: null, revision: 2 })).toMatchObject({ assignee: null });
    for (const assigneeId of [accounting.accountId, randomUUID()]) {
      const input = { assigneeId, revision: 3 };
      expect(
        await shop.expectError('admin/contact-message-change', input, { ...service, params: { id } }),
      ).toMatchObject({ status: 400, errors: [{ field: 'assigneeId', code: 'invalid' }] });
    }
  });

  test('closes a message without an answer and opens it again', async () => {
    const id = await receive();
    expect(await change(id, { status: 'closed' })).toMatchObject({ status: 'closed' });
    expect(await list({ id: [id], status: 'open' })).toEqual([]);
    expect(await change(id, { status: 'open', revision: 2 })).toMatchObject({ status: 'open' });
  });

  test('does not find messages by an id in another format', async () => {
    for (const id of ['x', "'", randomUUID()])
      expect(await shop.expectError('admin/contact-message', {}, { ...service, params: { id } })).toMatchObject({
        status: 404,
      });
  });
});

describe('newsletter subscriptions in the back office', () => {
  test('are ended by staff at the request of the reader', async () => {
    const now = shop.clock.now();
    const [row]: { id: string }[] = await shop.database.reader.query(
      `insert into subscription (email, language, state, requested_at, confirmed_at)
       values ('reader@people.test', 'fr', 'confirmed', $1, $1) returning id`,
      [now],
    );
    const find = (filter: object) => shop.call('admin/subscriptions', { filter: JSON.stringify(filter) }, service);
    expect(await find({ status: 'confirmed', language: 'fr', q: 'READER' })).toMatchObject([{ id: row?.id }]);
    const params = { id: row?.id ?? '' };
    for (const _ of [1, 2]) {
      expect(await shop.call('admin/subscription-end', {}, { ...service, params })).toMatchObject({
        status: 'unsubscribed',
        unsubscribedAt: expect.any(String) as string,
      });
    }
    const entries: unknown[] = await shop.database.reader.query(
      `select action from audit_log_entry where subject_id = $1`,
      [row?.id],
    );
    expect(entries).toEqual([{ action: 'subscription-ended' }]);
  });
});

describe('the history of what the site shows', () => {
  test('names who changed a notice and a service status, and what', async () => {
    const texts = { en: { title: 'Holiday', body: 'We are closed.' } };
    const { id } = await shop.call('admin/notice-write', { texts }, service);
    const params = { id };
    expect(await shop.call('admin/notice-changes', {}, { ...service, params })).toMatchObject([
      { action: 'notice-written', by: expect.stringMatching(/^[^@]+$/) as string, after: { texts } },
    ]);
    const { revision } = await shop.call('admin/service-status-of', {}, { ...service, params: { id: 'office' } });
    const status = { type: 2, hours: '10:00–16:00', revision };
    await shop.call('admin/service-status-set', status, { ...service, params: { id: 'office' } });
    const changes = await shop.call('admin/service-status-changes', {}, { ...service, params: { id: 'office' } });
    const by = expect.stringMatching(/^[^@]+$/) as string;
    expect(changes[0]).toMatchObject({ action: 'service-status-set', by, before: { type: 1 }, after: { type: 2 } });
    expect(changes[1]).toMatchObject({ by: null, before: null, after: { type: 1 } });
  });
});
