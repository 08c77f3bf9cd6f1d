import { openShop, type Shop } from '../../../../test/app';
import { fixtureCatalogue } from '../../../../test/fixture-catalogue';
import { prepaidTerms, createFundedReseller, createOrder } from '../../../../test/orders';
import { type TestUser, createUser } from '../../../../test/users';
import { openTestEnv, type TestEnv } from '../../../../test/test-env';

let testEnv: TestEnv;
let shop: Shop;
let service: TestUser;
let buyer: TestUser;
let orderId: string;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  service = await createUser(shop, 'customer_service');
  buyer = await createFundedReseller(shop, 1_000_000);
  orderId = await createOrder(shop, buyer, prepaidTerms);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const list = (filter: object) => shop.call('admin/emails', { filter: JSON.stringify(filter) }, service);

describe('emails in the back office', () => {
  test('emails are listed with their subject, newest first, and found by address and state', async () => {
    const [mail] = await list({ q: buyer.email, template: 'order_placed' });
    expect(mail).toMatchObject({ to: buyer.email, template: 'order_placed', sentAt: null });
    expect(mail?.subject).toContain(orderId);
    expect((await list({ q: buyer.email, state: 'waiting' })).length).toBeGreaterThan(0);
    expect(await list({ q: buyer.email, state: 'sent' })).toEqual([]);
    const ofOrder = await list({ q: ` ${orderId.toLowerCase()} `, template: 'order_placed' });
    expect(ofOrder).toMatchObject([{ to: buyer.email }]);
  });

  test('an email is shown as it was sent, without its secrets', async () => {
    const [{ id } = { id: '' }] = await list({ q: buyer.email, template: 'order_placed' });
    const mail = await shop.call('admin/email', {}, { ...service, params: { id } });
    expect(mail.text).toContain(orderId);
    expect(mail.html).toContain(orderId);
    expect(mail.text).not.toMatch(/https?:/);
  });

  test.each(['invoice', 'proof_ready', 'proof_reminder'])(
    'an email %s is shown without the line of its link, which is not stored',
    async (template) => {
      const data = { orderId, name: 'Ada', amount: { currency: 'USD', amount: 100 }, due: '2026-03-02T00:00:00.000Z' };
      const [sent] = await shop.database.reader.query<{ id: string }[]>(
        `insert into mail (dedupe_key, recipient, template, language, data, created_at, sent_at, message_id)
         values ($1, 'link@people.test', $1, 'en', $2, now(), now(), '<s>') returning id`,
        [template, data],
      );
      const { text } = await shop.call('admin/email', {}, { ...service, params: { id: sent?.id ?? '' } });
      expect(text).toContain(orderId);
      expect(text).not.toContain('View your order');
    },
  );

  test('an email is sent again once per request, without its link, and that is recorded with the staff member', async () => {
    const filter = { q: buyer.email, template: 'order_placed' };
    const [{ id } = { id: '' }] = await list(filter);
    const resend = (key: string) =>
      shop.call('admin/email-resend', {}, { ...service, params: { id }, headers: { 'idempotency-key': key } });
    expect(await resend(crypto.randomUUID())).toMatchObject({ id });
    await shop.database.reader.query(
      `update mail set sent_at = created_at, message_id = '<m>', secret = null where id = $1`,
      [id],
    );
    const key = crypto.randomUUID();
    const answers = await Promise.all([key, key, key].map(resend));
    expect(new Set(answers.map((mail) => mail.id)).size).toBe(1);
    expect(await list({ ...filter, state: 'waiting' })).toMatchObject([{ id: answers[0]?.id, to: buyer.email }]);
    expect(answers[0]?.text).toContain(orderId);
    const entries = await shop.call(
      'admin/audit-log',
      { filter: '{"action":"email-resent"}' },
      await createUser(shop, 'admin'),
    );
    expect(entries[0]).toMatchObject({ actor: service.email, after: { template: 'order_placed' } });
  });

  test('an email that is nothing without its link or code is not sent again', async () => {
    const [{ id } = { id: '' }] = await list({ q: buyer.email, template: 'order_placed', state: 'sent' });
    await shop.database.reader.query(`update mail set template = 'welcome', data = '{}' where id = $1`, [id]);
    const request = { ...service, params: { id } };
    expect(await shop.expectError('admin/email-resend', {}, request)).toMatchObject({
      status: 409,
      code: 'email_incomplete',
    });
  });

  test('an email whose data was erased has no subject and no text', async () => {
    const [{ id } = { id: '' }] = await list({ q: buyer.email, template: 'order_placed' });
    await shop.database.reader.query(`update mail set data = '{}' where id = $1`, [id]);
    expect(await shop.call('admin/email', {}, { ...service, params: { id } })).toMatchObject({
      subject: null,
      html: null,
      text: null,
    });
    // The built-in text has neither money nor dates, which cannot be formatted without a value.
    const [shipped] = await shop.database.reader.query<{ id: string }[]>(
      `insert into mail (dedupe_key, recipient, template, language, data, created_at, sent_at, message_id)
       values ('shipped', 'erased@people.test', 'order_shipped', 'en', '{}', now(), now(), '<s>') returning id`,
    );
    expect(await shop.call('admin/email', {}, { ...service, params: { id: shipped?.id ?? '' } })).toMatchObject({
      subject: null,
      html: null,
      text: null,
    });
    expect(await list({ q: buyer.email, template: 'order_placed' })).toMatchObject([{ id, subject: null }]);
  });

  test('an unknown email is not found', async () => {
    for (const id of ['7', '00000000-0000-4000-8000-000000000000']) {
      const none = { ...service, params: { id } };
      expect(await shop.expectError('admin/email', {}, none)).toMatchObject({ code: 'resource_not_found' });
      expect(await shop.expectError('admin/email-resend', {}, none)).toMatchObject({ code: 'resource_not_found' });
    }
  });
});
