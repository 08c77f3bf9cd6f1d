import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { SenderView } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { createApprovedOrder, postEvent } from '../../test/order-stages';
import {
  bannerItem,
  createFundedReseller,
  fillCart,
  listItemIds,
  paypalTerms,
  placeOrder,
  prepaidTerms,
} from '../../test/orders';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { createUser, type TestUser } from '../../test/users';

jest.setTimeout(60_000);

const sender: SenderView = {
  name: 'Sato Signs KK',
  line1: 'Hondori 1-2',
  city: 'Hiroshima',
  region: 'Hiroshima',
  postCode: '730-0035',
  country: 'JP',
};
const other: SenderView = { ...sender, name: 'Sato Displays' };
const SHOP_NAME = /widepress/i;

let env: TestEnv;
let shop: Shop;
let pdfium: PDFiumLibrary;
let buyer: TestUser;
let service: TestUser;
let factory: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
  pdfium = await PDFiumLibrary.init();
  buyer = await createFundedReseller(shop, 100_000_000);
  service = await createUser(shop, 'customer_service');
  factory = await createUser(shop, 'factory');
}, 60_000);

afterAll(async () => {
  pdfium?.destroy();
  await shop?.close();
  await env?.close();
});

const view = (orderId: string) => shop.call('Account/ViewOrder', { orderId }, buyer);

const change = (orderId: string, to: SenderView | null) => ({
  input: { event: 'sender_changed' as const, sender: to },
  options: { bearer: service.bearer, params: { orderId } },
});

/** What a reader of the file sees, read by another library than the one that wrote it. */
async function readPdf(
  call: 'admin/packing-list' | 'admin/commercial-invoice' | 'admin/item-ticket',
  params: Record<string, string>,
  user: TestUser,
): Promise<string> {
  const response = await shop.send(call, {}, { bearer: user.bearer, params });
  expect(response.status).toBe(200);
  const document = await pdfium.loadDocument(Buffer.from(await response.arrayBuffer()));
  const text = [...document.pages()].map((page) => page.getText()).join('\n');
  document.destroy();
  return text;
}

describe('an order of a reseller', () => {
  test('ships from the sender that was chosen at checkout, and its parcels show neither prices nor the shop', async () => {
    const { orderId } = await placeOrder(shop, buyer, prepaidTerms, [
      { ...bannerItem, artwork: 'blank', finishes: [] },
    ]);
    await shop.call('Cart/CompleteOrder', { orderId, sender }, buyer);
    await shop.call('Cart/Checkout', { orderId, payNow: true }, buyer);
    expect((await view(orderId)).sender).toEqual(sender);
    expect(await shop.call('Account/LastSender', {}, buyer)).toEqual({ sender, used: true });

    await postEvent(shop, factory, orderId, { event: 'in_production' });
    const [sid = ''] = await listItemIds(shop, buyer, orderId);
    const job = await shop.call('admin/production-item', {}, { bearer: factory.bearer, params: { sid } });
    expect(job.sender).toEqual(sender);
    const ticket = await readPdf('admin/item-ticket', { orderId, sid }, factory);
    expect(ticket).toContain(sender.name);

    await postEvent(shop, factory, orderId, { event: 'shipped', items: [sid], agent: 'EMS', trackingNumber: 'EE9' });
    const [shipment] = (await view(orderId)).shipments;
    const params = { orderId, shipmentId: shipment?.id ?? '' };
    const list = await readPdf('admin/packing-list', params, factory);
    expect(list).toContain(sender.name);
    expect(list).toContain('Hondori 1-2');
    for (const paper of [ticket, list]) {
      expect(paper).not.toMatch(SHOP_NAME);
      expect(paper).not.toMatch(/CNY|¥/);
    }
    const invoice = await readPdf('admin/commercial-invoice', params, service);
    expect(invoice).toContain(sender.name);
    expect(invoice).toMatch(SHOP_NAME);
    expect(invoice).toContain('Do not put it in the parcel');
    expect(
      await shop.expectError('admin/order-events', change(orderId, null).input, change(orderId, null).options),
    ).toMatchObject({
      status: 409,
      code: 'event_not_allowed',
    });
  });

  test('keeps its sender when it is ordered again and when an item is reprinted', async () => {
    const orderId = await createApprovedOrder(shop, buyer);
    await postEvent(shop, service, orderId, change(orderId, sender).input);
    await shop.call('Account/Reorder', { orderId }, buyer);
    const { orderId: again } = await shop.call('Cart/PlaceOrder', await fillCart(shop, buyer, prepaidTerms, []), buyer);
    expect((await view(again)).sender).toEqual(sender);
    await shop.call('Cart/CompleteOrder', { orderId: again, sender: null }, buyer);
    expect((await view(again)).sender).toBeNull();
    expect(await shop.call('Account/LastSender', {}, buyer)).toEqual({ sender, used: false });

    await postEvent(shop, factory, orderId, { event: 'in_production' });
    const [sid = ''] = await listItemIds(shop, buyer, orderId);
    await postEvent(shop, factory, orderId, { event: 'shipped', items: [sid], agent: 'EMS', trackingNumber: 'EE8' });
    await postEvent(shop, service, orderId, { event: 'order_completed' });
    const claim = new FormData();
    for (const [name, value] of Object.entries({ orderId, sid, reason: 'torn' })) claim.set(name, value);
    await shop.call('Account/OpenClaim', claim, buyer);
    await postEvent(shop, service, orderId, { event: 'claim_resolved', sid, resolution: 'reprint' });
    const reprint = (await view(orderId)).claims.at(-1)?.reprintOrderId ?? '';
    expect((await view(reprint)).sender).toEqual(sender);
  });

  test('lets staff change its sender until it ships, and its history shows each change', async () => {
    const { orderId } = await placeOrder(shop, buyer, paypalTerms);
    await shop.call('Cart/CompleteOrder', { orderId }, buyer);
    for (const to of [sender, other, null]) await postEvent(shop, service, orderId, change(orderId, to).input);
    const { history, sender: now } = await view(orderId);
    expect(now).toBeNull();
    const changes = history.filter(({ event }) => event === 'sender_changed');
    expect(changes.map(({ actor, detail }) => [actor, detail?.senderName])).toEqual([
      ['customer_service', sender.name],
      ['customer_service', other.name],
      ['customer_service', undefined],
    ]);
    const asFactory = { bearer: factory.bearer, params: { orderId } };
    expect(await shop.expectError('admin/order-events', change(orderId, sender).input, asFactory)).toMatchObject({
      code: 'event_not_allowed',
    });
  });

  test.each([
    ['without a name', { name: ' ' }, 'sender.name'],
    ['without a post code', { postCode: '' }, 'sender.postCode'],
    ['with a post code of another country', { postCode: 'SW1A 1AA' }, 'sender.postCode'],
    ['from no country', { country: 'XX' }, 'sender.country'],
    ['from a group of countries', { country: 'EU' }, 'sender.country'],
    ['from an unknown country', { country: 'ZZ' }, 'sender.country'],
    ['with a name of two lines', { name: 'Sato\nSigns' }, 'sender.name'],
    ['with an email address', { email: 'sato@example.com' }, 'sender.email'],
  ])('rejects a sender %s and stays as it is', async (_, wrong, field) => {
    const { orderId } = await placeOrder(shop, buyer, paypalTerms);
    const rejected = { ...sender, ...wrong } as SenderView;
    expect(await shop.expectError('Cart/CompleteOrder', { orderId, sender: rejected }, buyer)).toMatchObject({
      status: 400,
      code: 'validation_failed',
      errors: [{ field }],
    });
    const { input, options } = change(orderId, rejected);
    expect(await shop.expectError('admin/order-events', input, options)).toMatchObject({ errors: [{ field }] });
    expect(await view(orderId)).toMatchObject({ status: 'preorder', sender: null });
  });
});

test('an order of another customer ships from the shop only', async () => {
  const customer = await createUser(shop);
  const { orderId } = await placeOrder(shop, customer, paypalTerms);
  const notAllowed = { status: 403, code: 'blind_shipping_not_allowed' };
  expect(await shop.expectError('Cart/CompleteOrder', { orderId, sender }, customer)).toMatchObject(notAllowed);
  const { input, options } = change(orderId, sender);
  expect(await shop.expectError('admin/order-events', input, options)).toMatchObject(notAllowed);
  const { allowedEvents } = await shop.call('admin/order', {}, options);
  expect(allowedEvents).not.toContain('sender_changed');
  await shop.call('Cart/CompleteOrder', { orderId, sender: null }, customer);
  expect(await shop.call('Account/LastSender', {}, customer)).toEqual({ sender: null, used: false });
});
