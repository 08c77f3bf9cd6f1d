import { openShop, type Shop } from './app';
import { fixtureCatalogue } from './fixture-catalogue';
import { createFundedReseller, createSubmittedOrder } from './orders';
import { SentMails } from './sent-mails';
import { openTestEnv, type TestEnv } from './test-env';
import { createUser } from './users';

let testEnv: TestEnv;
let shop: Shop;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv);
  await fixtureCatalogue(shop);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

test('each member of staff is emailed in the language in which they work, whatever the customer’s is', async () => {
  const mails = new SentMails(shop, testEnv);
  const [chinese, unset] = [await createUser(shop, 'customer_service'), await createUser(shop, 'customer_service')];
  expect(await shop.call('admin/own-language', {}, chinese)).toEqual({ language: null });
  expect(await shop.call('admin/own-language-change', { language: 'zh' }, chinese)).toEqual({ language: 'zh' });
  expect(await shop.call('admin/own-language', {}, chinese)).toEqual({ language: 'zh' });
  expect(await shop.call('admin/own-language', {}, unset)).toEqual({ language: null });
  const orderId = await createSubmittedOrder(shop, await createFundedReseller(shop, 10_000_000));
  // S4.19
  const [mail] = await mails.find(chinese.email, `${orderId}：稿件已提交`);
  expect(mail?.text).toContain(`客户已提交订单 ${orderId} 的稿件。`);
  expect(mail?.text).toContain(`/admin#/orders/${orderId}/show`);
  await mails.find(unset.email, `${orderId}: artwork submitted`);
  const wrong = await shop.expectError('admin/own-language-change', { language: 'fr' }, chinese);
  expect(wrong).toMatchObject({ status: 400, errors: [{ field: 'language' }] });
});
