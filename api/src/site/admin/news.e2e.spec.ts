import { randomUUID } from 'node:crypto';
import type { AdminNoticeView, Problem } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest, sortedStatuses } from '../../../test/concurrency';
import { type TestUser, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';

let testEnv: TestEnv;
let shop: Shop;
let service: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  service = await createUser(shop, 'customer_service');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const as = (id: string, language?: string) => ({
  bearer: service.bearer,
  params: { id },
  ...(language && { language }),
});
const english = { title: 'Closed on Friday', body: 'The factory rests.\n\nOrders are taken as ever.' };
const japanese = { title: '金曜日は休業', body: '工場はお休みです。' };
const write = (texts: object) => sendRequest(shop, 'admin/notice-write', { texts }, service);
const notice = (id: string): Promise<AdminNoticeView> => shop.call('admin/notice', {}, as(id));
const publish = async (id: string, input: object = {}) =>
  sendRequest(shop, 'admin/notice-publish', { revision: (await notice(id)).revision, ...input }, as(id));
const titles = async (language = 'en') =>
  (await shop.call('UserEnd/SiteInfo/GetNoticeNewsList', {}, { language })).items.map(({ title }) => title);
const list = (filter: object) => shop.call('admin/news', { filter: JSON.stringify(filter) }, service);

async function draft(texts: object = { en: english }): Promise<string> {
  const { body } = await write(texts);
  return (body as AdminNoticeView).id;
}

describe('a notice', () => {
  test('is a draft until it is published and again after it is withdrawn', async () => {
    const id = await draft({ en: english, ja: japanese });
    expect(await titles()).toEqual([]);
    expect(await list({ state: 'draft', q: '休業' })).toMatchObject([
      { id, title: english.title, languages: ['en', 'ja'] },
    ]);
    expect(await publish(id)).toMatchObject({ status: 200, body: { state: 'published' } });
    expect([await titles(), await titles('ja'), await titles('de')]).toEqual([
      [english.title],
      [japanese.title],
      [english.title],
    ]);
    expect(await publish(id)).toMatchObject({ status: 409, code: 'already_decided' });
    const { revision } = await notice(id);
    expect(await sendRequest(shop, 'admin/notice-withdraw', { revision }, as(id))).toMatchObject({
      body: { state: 'draft' },
    });
    expect(await titles()).toEqual([]);
  });

  test('can be published at a later time', async () => {
    const id = await draft();
    const at = new Date(shop.clock.now().getTime() + 60_000).toISOString();
    expect(await publish(id, { at })).toMatchObject({ status: 200, body: { state: 'scheduled', publishedAt: at } });
    expect(await titles()).toEqual([]);
    shop.clock.advance(60_000);
    expect(await titles()).toEqual([english.title]);
    shop.clock.advance(-60_000);
    const { revision } = await notice(id);
    await shop.call('admin/notice-withdraw', { revision }, as(id));
    for (const wrong of ['soon', '2999-01-01T00:00:00Z']) {
      const { status, body } = await publish(id, { at: wrong });
      expect([status, (body as Problem).errors]).toMatchObject([400, [{ field: 'at' }]]);
    }
  });

  test('accepts only one of two concurrent edits, which replaces all its texts', async () => {
    const id = await draft({ en: english, ja: japanese });
    const { revision } = await notice(id);
    const edits = [{ en: { ...english, title: 'Closed on Monday' } }, { en: { ...english, title: 'Open' } }].map(
      (texts) => sendRequest(shop, 'admin/notice-edit', { texts, revision }, as(id)),
    );
    const responses = await Promise.all(edits);
    expect(sortedStatuses(responses)).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)).toMatchObject({ code: 'changed_meanwhile' });
    expect(Object.keys((await notice(id)).texts)).toEqual(['en']);
    for (const call of ['admin/notice-publish', 'admin/notice-withdraw'] as const) {
      expect(await sendRequest(shop, call, { revision }, as(id))).toMatchObject({ code: 'changed_meanwhile' });
    }
  });

  test('needs an English text and no empty texts', async () => {
    for (const texts of [
      {},
      { ja: japanese },
      { en: { title: ' ', body: 'x' } },
      { en: { title: 'x' } },
      { en: english, zh: english },
    ]) {
      expect(await write(texts)).toMatchObject({ status: 400, code: 'validation_failed' });
    }
  });

  test('is stored and shown as plain text', async () => {
    const id = await draft({ en: { title: '<b>50 %</b>', body: '<script>alert(1)</script>' } });
    await publish(id);
    expect(await shop.call('UserEnd/SiteInfo/GetNoticeNewsContent', { id })).toMatchObject({
      title: '<b>50 %</b>',
      body: '<script>alert(1)</script>',
    });
  });

  test('is created once for a repeated Idempotency-Key', async () => {
    const options = { bearer: service.bearer, headers: { 'idempotency-key': randomUUID() } };
    const texts = { en: { ...english, title: 'Only once' } };
    const first = await sendRequest(shop, 'admin/notice-write', { texts }, options);
    expect((await sendRequest(shop, 'admin/notice-write', { texts }, options)).body).toEqual(first.body);
    expect(await list({ q: 'Only once' })).toHaveLength(1);
  });
});

describe('the service status', () => {
  const rows = () => shop.call('admin/service-status', {}, service);
  const set = (id: string, input: object) => sendRequest(shop, 'admin/service-status-set', input, as(id));

  test('shows immediately what staff set', async () => {
    expect((await rows()).map(({ id }) => id)).toEqual(['office', 'factory', 'courier']);
    const changes = { type: 3, hours: '07:00–22:00' };
    expect(await set('factory', { ...changes, revision: 1 })).toMatchObject({
      status: 200,
      body: { ...changes, revision: 2 },
    });
    // S3.133
    expect((await shop.call('UserEnd/SiteInfo/GetServiceStatus', {})).factory).toEqual(changes);
  });

  test('accepts types 1 to 6, one line of hours and three places', async () => {
    for (const change of [
      { type: 0 },
      { type: 7 },
      { type: 1.5 },
      { hours: '' },
      { hours: 'a\nb' },
      { hours: 'x'.repeat(61) },
    ]) {
      expect(await set('office', { type: 1, hours: '9–5', revision: 1, ...change })).toMatchObject({ status: 400 });
    }
    for (let type = 1; type <= 6; type++) {
      // S3.125
      expect(await set('office', { type, hours: '9–5', revision: type })).toMatchObject({
        status: 200,
        body: { type },
      });
    }
    for (const place of ['moon', 'Office', 'constructor']) {
      expect(await set(place, { type: 1, hours: '9–5', revision: 1 })).toMatchObject({ status: 404 });
    }
  });

  test('accepts only one of two concurrent changes', async () => {
    const both = await Promise.all([5, 6].map((type) => set('courier', { type, hours: '–', revision: 1 })));
    expect(sortedStatuses(both)).toEqual([200, 409]);
  });
});
