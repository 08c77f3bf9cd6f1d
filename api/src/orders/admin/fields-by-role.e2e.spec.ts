import { type Call, type CallName, calls, compileValidator, ListQuery } from '@shop/contract';
import {
  buildClaimForm,
  buildPng,
  createApprovedOrder,
  createDeliveredOrder,
  postEvent,
} from '../../../test/order-stages';
import { bannerItem, createFundedReseller, listItemIds } from '../../../test/orders';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { openShop, type RequestOptions, type Shop } from '../../../test/app';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';
import { RouteRegistry } from '../../common/public';

jest.setTimeout(60_000);

const LIMITED_ROLES = ['factory', 'isc_facility'] as const;
type LimitedRole = (typeof LIMITED_ROLES)[number];

const PHONE = '+81 3 9753 1864';
const REFUND = 1237;
const EMAIL_ADDRESS = /[\w.+-]+@[\w-]+\.\w+/;

/** Of calls that need more than the id of the order. */
const REQUIRED_INPUT: Partial<Record<CallName, object>> = {
  'admin/order-changes': { seen: '1' },
  'admin/proof-comparison': { version: '1' },
  'admin/saved-views': { resource: 'orders' },
  'admin/search': { q: 'test' },
};

let testEnv: TestEnv;
let shop: Shop;
let buyer: TestUser;
let service: TestUser;
let limited: Record<LimitedRole, TestUser>;
/** A delivered order with a claim that was refunded. */
let orderId: string;
let itemId: string;
/** An accepted nest with an item of another order. */
let nestId: string;
/** The amounts of the orders as their customer sees them. */
let amounts: string[];

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  buyer = await createFundedReseller(shop, 98_765_400);
  service = await createUser(shop, 'customer_service');
  limited = { factory: await createUser(shop, 'factory'), isc_facility: await createUser(shop, 'isc_facility') };
  orderId = await createDeliveredOrder(shop, buyer);
  const [first = ''] = await listItemIds(shop, buyer, orderId);
  itemId = first;
  await setRecipientPhone(orderId);
  await refundClaim(orderId);
  nestId = await acceptNest();
  amounts = await readAmounts(orderId);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

async function setRecipientPhone(id: string): Promise<void> {
  await shop.database.reader.query(
    `update customer_order set ship_to = ship_to || jsonb_build_object('phone', $2::text) where id = $1`,
    [id, PHONE],
  );
}

async function refundClaim(id: string): Promise<void> {
  const [sid = ''] = await listItemIds(shop, buyer, id);
  const photos = [{ name: 'photo.png', content: buildPng('damage') }];
  await shop.call('Account/OpenClaim', buildClaimForm({ orderId: id, sid, reason: 'torn' }, photos), buyer);
  const answer = { event: 'claim_resolved', sid, resolution: 'refund', amount: REFUND, reason: 'sorry' } as const;
  await postEvent(shop, service, id, answer);
}

async function acceptNest(): Promise<string> {
  const items = await listItemIds(shop, buyer, await createApprovedOrder(shop, buyer));
  const roll = { material: bannerItem.sku, rollMm: 3200 };
  const request = { ...roll, gapMm: 20, mode: 'least_waste', items, withAllowance: true } as const;
  const { lengthMm, placed } = await shop.call('admin/nest', request, limited.factory);
  return (await shop.call('admin/nest-accept', { ...roll, lengthMm, placed }, limited.factory)).id;
}

/** All amounts of at least four digits, which are not confused with a count or a size. */
async function readAmounts(id: string): Promise<string[]> {
  const { amount, paid, refunded, quote, items, claims } = await shop.call('Account/ViewOrder', { orderId: id }, buyer);
  const { currency: _, lines, ...adjusted } = quote.adjusted;
  const known = [
    ...[amount.amount, paid.amount, refunded.amount, quote.original.product],
    ...[...Object.values(adjusted), ...lines, ...Object.values(quote.shipping)],
    ...quote.original.lines.map(({ line }) => line),
    ...items.map(({ line }) => line.amount),
    ...claims.map((claim) => claim.amount?.amount ?? 0),
    ...quote.formula.flatMap((step) => (step.currency ? [step.amount] : [])),
  ];
  return [...new Set(known)].filter((each) => each >= 1000).map(String);
}

const containsNumber = (text: string, number: string) => new RegExp(`(?<![\\d.])${number}(?![\\d.])`).test(text);
const amountsIn = (text: string) => amounts.filter((amount) => containsNumber(text, amount));

async function read(name: CallName, input: object, user: TestUser, options: RequestOptions = {}): Promise<string> {
  const params = { orderId, sid: itemId, id: nestId, ...options.params };
  const response = await shop.send(name, input, { bearer: user.bearer, ...options, params });
  const text = await response.text();
  expect([name, response.status, response.ok ? '' : text]).toEqual([name, 200, '']);
  return text;
}

/** The GET calls of the back office that a role may use. */
function listReadingCalls(role: LimitedRole): CallName[] {
  const { routes } = shop.app.get(RouteRegistry, { strict: false });
  const names = Object.keys(calls) as CallName[];
  return routes.flatMap(({ access, method, path, call }) => {
    const isOpen = access.kind === 'roles' && access.roles.includes(role);
    const name = names.find((each) => calls[each] === call);
    const isJson = name && calls[name].output.format !== 'binary';
    return isOpen && method === 'GET' && path.startsWith('/api/admin/') && isJson ? [name] : [];
  });
}

function expectNoSensitiveText(role: LimitedRole, name: CallName, text: string): void {
  expect([name, amountsIn(text)]).toEqual([name, []]);
  expect(text).not.toMatch(EMAIL_ADDRESS);
  if (role === 'factory') expect(text).not.toContain(PHONE);
}

function expectNoSensitiveField(role: LimitedRole, name: CallName, text: string): void {
  expectNoSensitiveText(role, name, text);
  expect([name, compileValidator(calls[name].output)(JSON.parse(text))]).toMatchObject([name, { ok: true }]);
}

test('the orders contain recognisable amounts, email addresses and phone numbers, which customer service sees', async () => {
  const text = await read('admin/order', {}, service);
  expect(amounts.length).toBeGreaterThan(5);
  expect(amountsIn(text)).toEqual(amounts);
  expect(amounts).toContain(String(REFUND));
  expect(text).toContain(buyer.email);
  expect(text).toContain(PHONE);
  expect(compileValidator(calls['admin/order'].output)(JSON.parse(text))).toMatchObject({ ok: true });
});

describe.each(LIMITED_ROLES)('%s', (role) => {
  test('sees no amount, email address or phone number in any response of the back office', async () => {
    const names = listReadingCalls(role);
    expect(names).toEqual(expect.arrayContaining(['admin/orders', 'admin/order']));
    for (const name of names)
      expectNoSensitiveField(role, name, await read(name, REQUIRED_INPUT[name] ?? {}, limited[role]));
  });

  test('sees no amount, email address or phone number in any exported list', async () => {
    const lists = listReadingCalls(role).filter((name) => (calls[name] as Call).input === ListQuery);
    expect(lists).toContain('admin/orders');
    for (const name of lists)
      expectNoSensitiveText(role, name, await read(name, { ...REQUIRED_INPUT[name], format: 'csv' }, limited[role]));
  });

  test('sees what production and shipping need', async () => {
    const order = JSON.parse(await read('admin/order', {}, limited[role])) as Record<string, object>;
    expect(order).toMatchObject({
      shipTo: { firstName: 'Hanako', line1: '1-2-3 Jingumae' },
      items: [{ item: { sku: 'vinyl-440' }, shipped: true, artwork: { kind: 'file' } }],
      quote: { weight: { parcels: 1 } },
      shipments: [{ agent: 'DHL' }],
      claims: [{ reason: 'torn', answer: 'sorry' }],
    });
    expect(order.quote).not.toHaveProperty('adjusted');
    expect(order.shipTo).toEqual(expect.objectContaining(role === 'isc_facility' ? { phone: PHONE } : {}));
  });

  test('gets the same fields in the response to an event, also when the request is repeated', async () => {
    const input = { event: 'note_added', memo: 'packed', visibility: 'internal' };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await read('admin/order-events', input, limited[role], { headers });
    expectNoSensitiveField(role, 'admin/order-events', first);
    expect(await read('admin/order-events', input, limited[role], { headers })).toBe(first);
  });

  test('cannot sort by amount or email address', async () => {
    for (const field of ['amount', 'email']) {
      const sort = JSON.stringify([field, 'ASC']);
      expect(await shop.expectError('admin/orders', { sort }, limited[role])).toMatchObject({
        status: 400,
        code: 'validation_failed',
        errors: [{ field: 'sort' }],
      });
      await read('admin/orders', { sort }, service);
    }
  });

  test('finds orders by name, and not by email address', async () => {
    const find = async (q: string, user: TestUser) =>
      (JSON.parse(await read('admin/orders', { filter: JSON.stringify({ q }) }, user)) as unknown[]).length;
    expect(await find('hanako', limited[role])).toBe(2);
    expect(await find(buyer.email, service)).toBe(2);
    expect(await find(buyer.email, limited[role])).toBe(0);
    expect(await find(PHONE, limited[role])).toBe(0);
  });

  test.each(['admin/order-invoice', 'admin/order-quote', 'admin/order-documents', 'admin/order-credit-note'] as const)(
    'cannot open %s',
    async (name) => {
      const params = { orderId, number: '1' };
      expect(await shop.expectError(name, {}, { bearer: limited[role].bearer, params })).toMatchObject({
        status: 403,
        code: 'forbidden',
      });
    },
  );
});

test('production and shipping are reported without a response that shows amounts', async () => {
  const approved = await createApprovedOrder(shop, buyer);
  await setRecipientPhone(approved);
  amounts = [...amounts, ...(await readAmounts(approved))];
  const [sid = ''] = await listItemIds(shop, buyer, approved);
  const shipment = { event: 'shipped', items: [sid], agent: 'EMS', trackingNumber: 'EE 1' };
  const options = { params: { orderId: approved } };
  const production = await read('admin/order-events', { event: 'in_production' }, limited.factory, options);
  expectNoSensitiveField('factory', 'admin/order-events', production);
  const shipping = await read('admin/order-events', shipment, limited.isc_facility, options);
  expectNoSensitiveField('isc_facility', 'admin/order-events', shipping);
  const payment = { event: 'order_paid', amount: 1, currency: 'CNY', memo: 'x' };
  const rejected = await shop.expectError('admin/order-events', payment, {
    bearer: limited.factory.bearer,
    ...options,
  });
  expect(amountsIn(JSON.stringify(rejected))).toEqual([]);
});
