import { openShop, type Shop } from '../../test/app';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { byPrepaid, fundedReseller, order } from '../../test/ordering';
import { type Person, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';

let stage: Stage;
let shop: Shop;
let service: Person;
let buyer: Person;
let orderId: string;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  await fixtureCatalogue(shop);
  service = await somebody(shop, 'customer_service');
  buyer = await fundedReseller(shop, 1_000_000);
  orderId = await order(shop, buyer, byPrepaid);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

const list = (filter: object) => shop.call('admin/emails', { filter: JSON.stringify(filter) }, service);

describe('mails in the back office', () => {
  test('are listed with their subject, newest first, and found by address and state', async () => {
    const [mail] = await list({ q: buyer.email, template: 'order_placed' });
    expect(mail).toMatchObject({ to: buyer.email, template: 'order_placed', sentAt: null });
    expect(mail?.subject).toContain(orderId);
    expect((await list({ q: buyer.email, state: 'waiting' })).length).toBeGreaterThan(0);
    expect(await list({ q: buyer.email, state: 'sent' })).toEqual([]);
  });

  test('are shown as they were written, without what opens something', async () => {
    const [{ id } = { id: '' }] = await list({ q: buyer.email, template: 'order_placed' });
    const mail = await shop.call('admin/email', {}, { ...service, params: { id } });
    expect(mail.text).toContain(orderId);
    expect(mail.html).toContain(orderId);
    expect(mail.text).not.toMatch(/https?:/);
  });

  test('are not read where their words were struck out', async () => {
    const [{ id } = { id: '' }] = await list({ q: buyer.email, template: 'order_placed' });
    await shop.database.reader.query(`update mail set data = '{}' where id = $1`, [id]);
    expect(await shop.call('admin/email', {}, { ...service, params: { id } })).toMatchObject({
      subject: null,
      html: null,
      text: null,
    });
  });

  test('that there are not are not found', async () => {
    for (const id of ['7', '00000000-0000-4000-8000-000000000000']) {
      const none = { ...service, params: { id } };
      expect(await shop.refusal('admin/email', {}, none)).toMatchObject({ code: 'resource_not_found' });
      expect(await shop.refusal('admin/email-preview', {}, none)).toMatchObject({ code: 'resource_not_found' });
    }
  });
});

describe('every mail the shop can send', () => {
  test('can be looked at in every language', async () => {
    const all = await shop.call('admin/email-templates', { range: '[0,199]' }, service);
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(['order_placed', 'order_shipped', 'welcome']));
    const params = { id: 'order_placed' };
    const subjects = new Set<string>();
    for (const language of ['en', 'ja', 'fr', 'es', 'de'] as const) {
      const preview = await shop.call('admin/email-preview', { language }, { ...service, params });
      expect(preview.html).toContain(`<html lang="${language}">`);
      subjects.add(preview.subject);
    }
    expect(subjects.size).toBe(5);
  });

  test('is found by its name and by its subject', async () => {
    const found = (q: string) => shop.call('admin/email-templates', { filter: JSON.stringify({ q }) }, service);
    expect(await found('WELCOME')).toMatchObject([{ id: 'welcome' }]);
    expect(await found('no such mail')).toEqual([]);
  });
});
