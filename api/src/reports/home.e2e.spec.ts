import { randomUUID } from 'node:crypto';
import { type HomeTaskView, type StaffRoleName } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import {
  blankItem,
  createFundedReseller,
  createOrder,
  createPaidOrder,
  createSubmittedOrder,
  listItemIds,
  prepaidTerms,
  sendProofs,
} from '../../test/orders';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { createUser, type TestUser } from '../../test/users';
import { insertReviews } from '../catalogue/public';

const ROLES = ['customer_service', 'accounting', 'factory', 'isc_facility', 'admin'] as const;
const DAY_MS = 86_400_000;

let testEnv: TestEnv;
let shop: Shop;
let buyer: TestUser;
let orderToReview: string;
let orderToProduce: string;
let messageId: string;
const staff = {} as Record<StaffRoleName, TestUser>;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  for (const role of ROLES) staff[role] = await createUser(shop, role);
  buyer = await createFundedReseller(shop, 100_000_000);
  orderToReview = await createSubmittedOrder(shop, buyer);
  orderToProduce = await createPaidOrder(shop, buyer, [blankItem]);
  await createOrder(shop, buyer, prepaidTerms);
  const [message]: { id: string }[] = await shop.database.reader.query(
    `insert into contact_message (department, name, phone, email, subject, message, language, received_at)
     values (1, 'Aiko Mori', '110220', 'aiko@people.test', 'Banners for a fair', 'How many?', 'en', $1) returning id`,
    [new Date(shop.clock.now().getTime() - 3 * DAY_MS)],
  );
  messageId = message?.id ?? '';
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const home = (role: StaffRoleName) => shop.call('admin/home', {}, staff[role]);
const countOf = async (role: StaffRoleName, task: HomeTaskView['task']) =>
  (await home(role)).tasks.find((each) => each.task === task);

describe('the home page', () => {
  test('shows customer service what waits, overdue things first', async () => {
    const { items, figures } = await home('customer_service');
    expect(items.map(({ task, id, overdue }) => [task, id, overdue])).toEqual([
      ['messages', messageId, true],
      ['orders_to_review', orderToReview, false],
    ]);
    expect(await countOf('customer_service', 'messages')).toMatchObject({ count: 1, overdue: 1 });
    expect(await countOf('customer_service', 'claims')).toEqual({ task: 'claims', count: 0, overdue: 0, oldest: null });
    expect(figures).toBeNull();
  });

  test('counts payments that accounting waits for', async () => {
    expect(await countOf('accounting', 'payments_awaited')).toMatchObject({ count: 1, overdue: 0 });
  });

  test('shows accounting what each sum is about, oldest first, and by when to decide', async () => {
    const now = shop.clock.now().getTime();
    const ago = (days: number) => new Date(now - days * DAY_MS);
    await shop.database.transaction(async (tx) => {
      await tx.query(
        `insert into unmatched_payment (source, reference, currency, amount, reason, received_at)
         values ('paypal', 'CAPTURE-1', 'THB', 4500, 'no_order', $1)`,
        [ago(3)],
      );
      await tx.query(
        `insert into paypal_dispute (id, capture_id, currency, amount, reason, state, reported_at, respond_by)
         values ('PP-D-1', 'CAPTURE-2', 'THB', 6480, 'OTHER', 'open', $1, $2)`,
        [ago(1), ago(-9)],
      );
    });
    const payment = { task: 'unmatched_payments', title: 'CAPTURE-1', amount: { currency: 'THB', amount: 4500 } };
    const dispute = { task: 'disputes', id: 'PP-D-1', title: 'PP-D-1', amount: { currency: 'THB', amount: 6480 } };
    expect((await home('accounting')).items).toMatchObject([
      { ...payment, due: ago(1).toISOString(), overdue: true },
      { ...dispute, due: ago(-9).toISOString(), overdue: false },
    ]);
    expect(await countOf('accounting', 'unmatched_payments')).toMatchObject({ count: 1, overdue: 1 });
  });

  test('shows the factory the orders to produce by recipient, and nothing else', async () => {
    const { tasks, items } = await home('factory');
    expect(tasks.map(({ task }) => task)).toEqual(['orders_late', 'orders_to_produce', 'orders_in_production']);
    expect(items).toMatchObject([{ task: 'orders_to_produce', id: orderToProduce, title: 'Hanako Tanaka' }]);
  });

  test('shows the facility its items by stage, and accounting the days that are not closed', async () => {
    expect((await home('isc_facility')).tasks.map(({ task }) => task)).toEqual([
      'items_expected',
      'items_to_pack',
      'items_to_ship',
      'shipments_to_hand_over',
      'orders_in_production',
      'orders_shipped',
    ]);
    expect(await countOf('accounting', 'days_to_close')).toMatchObject({ count: 0, oldest: null });
  });

  test('has every count of a role that the lists have', async () => {
    const lists: [HomeTaskView['task'], string, object][] = [
      ['orders_to_review', 'orders', { status: 'in_review' }],
      ['orders_to_produce', 'orders', { status: 'ready_for_production' }],
      ['messages', 'contact-messages', { status: 'open' }],
      ['quote_requests', 'quote-requests', { state: 'open' }],
      ['reviews', 'reviews', { state: 'pending' }],
    ];
    for (const [task, resource, filter] of lists) {
      const query = new URLSearchParams({ filter: JSON.stringify(filter) });
      const response = await fetch(`${shop.origin}/api/admin/${resource}?${query}`, {
        headers: { authorization: `Bearer ${staff.admin.bearer}` },
      });
      const total = Number(response.headers.get('content-range')?.split('/')[1]);
      expect([task, (await countOf('admin', task))?.count]).toEqual([task, total]);
    }
  });
});

test('a reviewed product is named in the language of the reader', async () => {
  const review = { id: randomUUID(), sku: 'vinyl-440', rating: 2, country: 'JP', text: 'Creased.', publishedAt: null };
  await shop.database.transaction((tx) => insertReviews(tx, [{ ...review, submittedAt: shop.clock.now() }]));
  const titleIn = async (language: string) => {
    const { items } = await shop.call('admin/home', {}, { ...staff.customer_service, language });
    return items.find(({ task }) => task === 'reviews')?.title;
  };
  const titles = await Promise.all(['en', 'ja'].map(titleIn));
  const names = await Promise.all(
    ['en', 'ja'].map(async (language) => (await shop.call('Catalog/Product', { sku: 'vinyl-440' }, { language })).name),
  );
  expect(titles).toEqual(names);
  expect(new Set(titles).size).toBe(2);
});

describe('orders that need attention', () => {
  const list = async (role: StaffRoleName, attention: string) =>
    (await shop.call('admin/orders', { filter: JSON.stringify({ attention }) }, staff[role])).map(({ id }) => id);

  test('are late once their production days are over', async () => {
    expect(await list('factory', 'late')).toEqual([]);
    const release = (days: number) =>
      shop.database.reader.query('update customer_order set released_at = $2 where id = $1', [
        orderToProduce,
        new Date(shop.clock.now().getTime() - days * DAY_MS),
      ]);
    await release(20);
    expect(await list('factory', 'late')).toEqual([orderToProduce]);
    expect(await countOf('factory', 'orders_late')).toMatchObject({ count: 1, overdue: 1 });
    const [item] = (await home('factory')).items;
    expect(item).toMatchObject({ id: orderToProduce, overdue: true });
    expect(Date.parse(item?.due ?? '')).toBeLessThan(shop.clock.now().getTime());
    await release(0);
    expect(await countOf('factory', 'orders_late')).toMatchObject({ count: 0 });
    expect((await home('factory')).items).toMatchObject([{ id: orderToProduce, overdue: false }]);
  });

  test('are those whose customer requested changes to a proof', async () => {
    const orderId = await createSubmittedOrder(shop, buyer);
    const [sid = ''] = await listItemIds(shop, buyer, orderId);
    await sendProofs(shop, staff.customer_service, orderId, [sid]);
    expect(await list('customer_service', 'changes_requested')).toEqual([]);
    await shop.call('Account/RequestProofChange', { orderId, sid, comment: 'Larger letters' }, buyer);
    expect(await list('customer_service', 'changes_requested')).toEqual([orderId]);
    expect(await countOf('customer_service', 'changes_requested')).toMatchObject({ count: 1 });
    await sendProofs(shop, staff.customer_service, orderId, [sid]);
    expect(await countOf('customer_service', 'changes_requested')).toMatchObject({ count: 0 });
  });

  test('are only those of the known kinds', async () => {
    const error = await shop.expectError('admin/orders', { filter: '{"attention":"other"}' }, staff.factory);
    expect(error).toMatchObject({ status: 400, errors: [{ field: 'filter.attention' }] });
  });
});

describe('the search', () => {
  const search = async (q: string, role: StaffRoleName) =>
    (await shop.call('admin/search', { q }, staff[role])).map(({ resource, id }) => `${resource}/${id}`);

  test('finds orders by id and recipient, customers, products and messages', async () => {
    expect(await search(orderToReview.toLowerCase(), 'admin')).toEqual([`orders/${orderToReview}`]);
    expect(await search(buyer.email, 'accounting')).toEqual(
      expect.arrayContaining([`orders/${orderToReview}`, `accounts/${buyer.accountId}`]),
    );
    expect(await search('vinyl-440', 'customer_service')).toEqual(['products/vinyl-440']);
    expect(await search('fair', 'customer_service')).toEqual([`contact-messages/${messageId}`]);
  });

  test('finds only what a role may open', async () => {
    expect(await search('fair', 'accounting')).toEqual([]);
    expect(await search('vinyl-440', 'factory')).toEqual([]);
    expect(await search(buyer.email, 'factory')).toEqual([]);
    expect((await search('hanako', 'factory')).length).toBeGreaterThan(0);
  });

  test('takes percent signs literally and finds nothing by them', async () => {
    expect(await search('%%', 'admin')).toEqual([]);
  });
});

test('a shipment waits to be handed over until its carrier takes it', async () => {
  const orderId = await createPaidOrder(shop, buyer, [blankItem]);
  const items = await listItemIds(shop, buyer, orderId);
  const shipment = { event: 'shipped', items, agent: 'EMS', trackingNumber: 'EE123456785CN' } as const;
  for (const event of [{ event: 'in_production' } as const, shipment])
    await shop.call('admin/order-events', event, { ...staff.factory, params: { orderId } });
  const waiting = () => countOf('isc_facility', 'shipments_to_hand_over');
  expect(await waiting()).toMatchObject({ count: 1, overdue: 0 });
  expect((await home('isc_facility')).items).toContainEqual(
    expect.objectContaining({ task: 'shipments_to_hand_over', title: orderId }),
  );
  await shop.call('admin/handover', { carrier: 'EMS', trackingNumber: shipment.trackingNumber }, staff.isc_facility);
  expect(await waiting()).toMatchObject({ count: 0 });
});
