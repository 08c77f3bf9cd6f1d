import type { Input } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { eventually } from '../../test/eventually';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { createUser, type TestUser } from '../../test/users';
import { notifyCalendarChange } from '../calendar/business-calendar-cache';
import { notifyCatalogueChange } from '../catalogue/snapshot/catalogue.service';
import { PublishedContent, type Tx } from '../common/public';
import { notifyTariffChange } from '../tariff/tariffs.service';

let testEnv: TestEnv;
let shop: Shop;
let replica: Shop;
let service: TestUser;
let admin: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  replica = await openShop(testEnv, { WORKER: '0' });
  service = await createUser(shop, 'customer_service');
  admin = await createUser(shop, 'admin');
}, 60_000);

afterAll(async () => {
  await replica?.close();
  await shop?.close();
  await testEnv?.close();
});

const inTransaction = (notify: (tx: Tx) => Promise<void>) => shop.database.transaction(notify);

async function setServiceStatus(): Promise<void> {
  const options = { bearer: service.bearer, params: { id: 'office' } };
  const { revision } = await shop.call('admin/service-status-of', {}, options);
  await shop.call('admin/service-status-set', { type: 2, hours: '24', revision }, options);
}

async function publishNotice(): Promise<void> {
  const { id, revision } = await shop.call('admin/notice-write', { texts: { en: { title: 'T', body: 'B' } } }, service);
  await shop.call('admin/notice-publish', { revision }, { bearer: service.bearer, params: { id } });
}

async function changeSettings(): Promise<void> {
  const shopName = { name: 'Banner World', languages: ['en'], currencies: ['USD'], revision: 0 };
  await shop.call('admin/settings-shop', shopName as Input<'admin/settings-shop'>, admin);
}

const changes: [what: string, change: () => Promise<void>][] = [
  ['prices', () => inTransaction(notifyTariffChange)],
  ['the catalogue', () => inTransaction(notifyCatalogueChange)],
  ['the calendar', () => inTransaction(notifyCalendarChange)],
  ['a notice', publishNotice],
  ['the service status', setServiceStatus],
  ['settings', changeSettings],
];

test.each(changes)('a change of %s makes the cached pages of every replica outdated', async (_what, change) => {
  const generations = [shop, replica].map(
    ({ app }) =>
      () =>
        app.get(PublishedContent).generation,
  );
  const before = generations.map((read) => read());
  expect(generations.map((read) => read())).toEqual(before);
  await change();
  await eventually(async () => {
    generations.forEach((read, index) => expect(read()).not.toBe(before[index]));
  });
});
