import { randomUUID } from 'node:crypto';
import { insertReviews } from '../src/catalogue/public';
import { openShop, type Shop } from './app';
import { eventually } from './eventually';
import { fixtureCatalogue } from './fixture-catalogue';
import { bannerItem, createFundedReseller } from './orders';
import { buildClaimForm, createDeliveredOrder } from './order-stages';
import { openTestEnv, type TestEnv } from './test-env';
import { createUser } from './users';

jest.setTimeout(60_000);

const SKU = bannerItem.sku;

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

test('staff whose language is Chinese read products and finishes in Chinese on every page, customers in their languages', async () => {
  const service = await createUser(shop, 'customer_service');
  const buyer = await createFundedReseller(shop, 10_000_000);
  const { orderId, sid } = await deliveredItem(buyer);
  await shop.call('Account/OpenClaim', buildClaimForm({ orderId, sid, reason: 'torn' }, []), buyer);
  const visitor = { item: bannerItem, email: 'aiko@people.test', name: 'Aiko' };
  const { requestId } = await shop.call('Cart/GetQuoteFromStaff', visitor);
  const review = { id: randomUUID(), sku: SKU, rating: 2, country: 'JP', text: 'Creased.', publishedAt: null };
  await shop.database.transaction((tx) => insertReviews(tx, [{ ...review, submittedAt: shop.clock.now() }]));

  const namesIn = async (language: string) => {
    const reader = { bearer: service.bearer, language };
    const [claim] = await shop.call('admin/claims', {}, reader);
    const { items } = await shop.call('admin/home', {}, reader);
    const finish = bannerItem.finishes[0] ?? '';
    const page = await shop.call('Catalog/Product', { sku: SKU }, reader);
    const product = await shop.call('admin/product', {}, { ...reader, params: { id: SKU } });
    return {
      products: {
        order: (await shop.call('admin/order', {}, { ...reader, params: { orderId } })).items[0]?.product.name,
        claims: claim?.product,
        claim: (await shop.call('admin/claim', {}, { ...reader, params: { id: claim?.id ?? '' } })).product,
        request: (await shop.call('admin/quote-request', {}, { ...reader, params: { id: requestId } })).items[0]?.name,
        home: items.find(({ task }) => task === 'reviews')?.title,
        search: (await shop.call('admin/search', { q: SKU }, reader))[0]?.title,
        reviews: (await shop.call('admin/reviews', {}, reader)).find(({ id }) => id === review.id)?.product,
        review: (await shop.call('admin/review', {}, { ...reader, params: { id: review.id } })).product,
        products: (await shop.call('admin/products', {}, reader)).find(({ id }) => id === SKU)?.name,
        product: product.name,
        customs: (await shop.call('admin/product-customs', {}, reader)).find(({ id }) => id === SKU)?.name,
        catalogue: page.name,
      },
      finishes: {
        finishes: (await shop.call('admin/finishes', {}, reader)).find(({ id }) => id === finish)?.name,
        finish: (await shop.call('admin/finish', {}, { ...reader, params: { id: finish } })).name,
        product: product.finishes.find(({ code }) => code === finish)?.name,
        catalogue: page.finishes.find(({ code }) => code === finish)?.name,
      },
    };
  };
  const distinct = (names: object) => [...new Set(Object.values(names))];

  const chinese = await namesIn('zh');
  expect(distinct(chinese.products)).toEqual(['440 g 喷绘布']);
  expect(distinct(chinese.finishes)).toEqual(['卷边打扣']);
  const english = await namesIn('en');
  expect(distinct(english.products)).toEqual(['Vinyl banner']);
  expect(distinct(english.finishes)).toHaveLength(1);
  const ordered = await shop.call('Account/ViewOrder', { orderId }, { ...buyer, language: 'zh' });
  expect(ordered.items[0]?.product.name).toBe('Vinyl banner');
  expect(await shop.call('Catalog/Product', { sku: SKU }, { language: 'zh' })).toMatchObject({ name: 'Vinyl banner' });

  const customs = { revision: 0, hsCode: '392690', origin: 'CN', chineseName: '广告布' };
  const edited = { bearer: service.bearer, language: 'zh', params: { sku: SKU } };
  await shop.call('admin/product-customs-edit', customs, edited);
  await eventually(async () => expect(distinct((await namesIn('zh')).products)).toEqual(['广告布']));
  const hits = await shop.call('admin/search', { q: '广告' }, { bearer: service.bearer, language: 'zh' });
  expect(hits).toEqual([expect.objectContaining({ id: SKU, title: '广告布' })]);
});

async function deliveredItem(buyer: Parameters<typeof createDeliveredOrder>[1]) {
  const orderId = await createDeliveredOrder(shop, buyer);
  const { items } = await shop.call('Account/ViewOrder', { orderId }, buyer);
  return { orderId, sid: items[0]?.sid ?? '' };
}
