import { openShop, type Shop } from './app';
import { sendRequest } from './concurrency';
import { readAuditViews } from './audit-views';
import { fixtureCatalogue } from './fixture-catalogue';
import {
  blankItem,
  prepaidTerms,
  buildForm,
  createFundedReseller,
  createOrder,
  createPaidOrder,
  buildPdf,
  listItemIds,
  createSubmittedOrder,
} from './orders';
import { type TestUser, createUser } from './users';
import { openTestEnv, type TestEnv } from './test-env';

const STAFF = ['customer_service', 'accounting', 'factory', 'isc_facility', 'admin'] as const;
type StaffRole = (typeof STAFF)[number];

let testEnv: TestEnv;
let shop: Shop;
let reseller: TestUser;
const staff = new Map<StaffRole, TestUser>();

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  reseller = await createFundedReseller(shop, 100_000_000);
  for (const role of STAFF) staff.set(role, await createUser(shop, role));
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const bearerOf = (role: StaffRole) => staff.get(role)?.bearer ?? '';
const post = (role: StaffRole, orderId: string, body: unknown) =>
  sendRequest(shop, 'admin/order-events', body, { bearer: bearerOf(role), params: { orderId } });
const view = (orderId: string) => shop.call('Account/ViewOrder', { orderId }, reseller);
const lastActor = async (orderId: string) => (await view(orderId)).history.at(-1)?.actor;
const notAllowed = { status: 409, code: 'event_not_allowed' };

describe('POST admin/order-events', () => {
  test('staff cannot post the events of the customer', async () => {
    const orderId = await createPaidOrder(shop, reseller);
    for (const event of [
      'preorder',
      'recipient_info_added',
      'user_file_upload',
      'artworks_submitted',
      'artwork_confirmed',
      'proof_change_requested',
      'claim_opened',
    ]) {
      expect(await post('admin', orderId, { event })).toMatchObject(notAllowed);
    }
  });

  test('staff cannot post the events of the system', async () => {
    const orderId = await createPaidOrder(shop, reseller);
    for (const event of [
      'paypal_invoice_created',
      'invoice_sent',
      'waiting_for_user_file',
      'all_files_uploaded',
      'order_expired',
      'payment_reversed',
      'dispute_opened',
      'dispute_resolved',
    ]) {
      expect(await post('admin', orderId, { event })).toMatchObject(notAllowed);
    }
  });

  test.each([
    ['order_cancelled', 'customer_service', {}, 'reason', 'reason_required'],
    ['refund_issued', 'accounting', { amount: 100 }, 'reason', 'reason_required'],
    ['refund_issued', 'accounting', { reason: 'a crease' }, 'amount', 'required'],
    ['note_added', 'factory', {}, 'memo', 'required'],
    ['claim_resolved', 'customer_service', {}, 'resolution', 'required'],
  ] as const)('%s by %s without its data is rejected with the field', async (event, role, data, field, code) => {
    const orderId = await createPaidOrder(shop, reseller);
    expect(await post(role, orderId, { event, ...data })).toMatchObject({
      status: 422,
      code: 'validation_failed',
      body: { errors: [{ field, code }] },
    });
  });

  test('an unknown event is rejected with validation_failed', async () => {
    const orderId = await createPaidOrder(shop, reseller);
    expect(await post('admin', orderId, { event: 'constructor' })).toMatchObject({
      status: 422,
      code: 'validation_failed',
      body: { errors: [{ field: 'event', code: 'invalid' }] },
    });
  });

  test('an event on an unknown order is rejected with resource_not_found', async () => {
    for (const orderId of ['000000-000000-000000', 'x', "' or 1=1 --"]) {
      expect(await post('admin', orderId, { event: 'note_added', memo: 'x' })).toMatchObject({
        status: 404,
        code: 'resource_not_found',
      });
    }
  });
});

describe('an event from a page that is no longer current', () => {
  const history = async (orderId: string, role: StaffRole = 'customer_service') =>
    (await shop.call('admin/order', {}, { bearer: bearerOf(role), params: { orderId } })).history;
  const changes = (orderId: string, seen: string) =>
    sendRequest(shop, 'admin/order-changes', { seen }, { bearer: bearerOf('factory'), params: { orderId } });
  const note = { event: 'note_added', memo: 'call the customer', visibility: 'internal' };

  test('is rejected with what changed, and accepted once the page shows it', async () => {
    const orderId = await createPaidOrder(shop, reseller, [blankItem]);
    const seen = (await history(orderId)).at(-1)?.id ?? '';
    expect(await changes(orderId, seen)).toMatchObject({ status: 200, body: [] });
    expect(await post('factory', orderId, { event: 'in_production', seen })).toMatchObject({ status: 200 });
    const change = { id: String(Number(seen) + 1), event: 'in_production', actor: 'factory' };
    expect(await post('customer_service', orderId, { ...note, seen })).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
      body: { changes: [{ ...change, by: expect.stringMatching(/^[^@]+$/) as string }] },
    });
    expect(await changes(orderId, seen)).toMatchObject({ status: 200, body: [change] });
    expect((await history(orderId)).map(({ event }) => event)).not.toContain('note_added');
    expect(await post('customer_service', orderId, { ...note, seen: change.id })).toMatchObject({ status: 200 });
  });

  test('is accepted once of two that two people post at the same moment', async () => {
    const orderId = await createPaidOrder(shop, reseller, [blankItem]);
    const seen = (await history(orderId)).at(-1)?.id ?? '';
    const both = await Promise.all(
      (['customer_service', 'accounting'] as const).map((role) => post(role, orderId, { ...note, seen })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is rejected before a proof is read', async () => {
    const orderId = await createSubmittedOrder(shop, reseller);
    const [sid = ''] = await listItemIds(shop, reseller, orderId);
    const proof = { name: 'p.pdf', content: buildPdf('proof') };
    const sendProof = (seen: string) =>
      sendRequest(shop, 'admin/order-events', buildForm({ event: 'digital_proof_sent', sid, seen }, proof), {
        bearer: bearerOf('customer_service'),
        params: { orderId },
      });
    const seen = (await history(orderId)).at(-1)?.id ?? '';
    await post('accounting', orderId, note);
    expect(await sendProof(seen)).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    expect(await sendProof(String(Number(seen) + 1))).toMatchObject({ status: 200 });
  });

  test('is rejected for an entry that the order does not have', async () => {
    const orderId = await createPaidOrder(shop, reseller, [blankItem]);
    const invalid = { body: { errors: [{ field: 'seen', code: 'invalid' }] } };
    expect(await post('admin', orderId, { ...note, seen: '999' })).toMatchObject({ status: 422, ...invalid });
    expect(await post('admin', orderId, { ...note, seen: '0' })).toMatchObject({ status: 422, ...invalid });
    expect(await changes('000000-000000-000000', '1')).toMatchObject({ status: 404, code: 'resource_not_found' });
  });

  test('names the staff member to staff, and not to the customer', async () => {
    const orderId = await createPaidOrder(shop, reseller, [blankItem]);
    await post('factory', orderId, { ...note, visibility: 'customer' });
    const name = (await history(orderId, 'factory')).at(-1)?.by;
    expect(name).toMatch(/^[^@]+$/);
    expect(JSON.stringify((await view(orderId)).history)).not.toContain(String(name));
  });
});

describe('staff roles', () => {
  const sendProof = (role: StaffRole, orderId: string, sid: string) =>
    sendRequest(
      shop,
      'admin/order-events',
      buildForm({ event: 'digital_proof_sent', sid }, { name: 'p.pdf', content: buildPdf('proof') }),
      { bearer: bearerOf(role), params: { orderId } },
    );

  test('only customer service sends proofs', async () => {
    const orderId = await createSubmittedOrder(shop, reseller);
    const [sid = ''] = await listItemIds(shop, reseller, orderId);
    for (const role of ['factory', 'accounting', 'isc_facility'] as const)
      expect(await sendProof(role, orderId, sid)).toMatchObject(notAllowed);
    const [{ count }] = await shop.database.reader.query<[{ count: number }]>(
      'select count(*)::int from proof where order_id = $1',
      [orderId],
    );
    expect(count).toBe(0);
    expect(await sendProof('customer_service', orderId, sid)).toMatchObject({
      status: 200,
      body: { status: 'awaiting_proof_approval' },
    });
    // S3.95
    expect(await lastActor(orderId)).toBe('customer_service');
  });

  test('only accounting records payments, and only of the exact total', async () => {
    const orderId = await createOrder(shop, reseller, prepaidTerms, [blankItem]);
    const { amount } = await view(orderId);
    const payment = { event: 'order_paid', ...amount, memo: 'Western Union 123' };
    for (const role of ['customer_service', 'factory', 'isc_facility'] as const)
      expect(await post(role, orderId, payment)).toMatchObject(notAllowed);
    expect(await post('accounting', orderId, { ...payment, amount: amount.amount - 1 })).toMatchObject({
      ...notAllowed,
      body: { errors: [{ field: 'amount', code: 'amount_mismatch' }] },
    });
    expect(await post('accounting', orderId, { ...payment, currency: 'USD' })).toMatchObject({
      ...notAllowed,
      body: { errors: [{ field: 'currency', code: 'currency_mismatch' }] },
    });
    expect(await view(orderId)).toMatchObject({ status: 'awaiting_payment', paid: { amount: 0 } });
    expect(await post('accounting', orderId, payment)).toMatchObject({
      status: 200,
      body: { status: 'ready_for_production', paid: amount },
    });
    // S3.96
    expect(await lastActor(orderId)).toBe('accounting');
  });

  test('the factory produces, and the factory or the facility ships', async () => {
    const orderId = await createPaidOrder(shop, reseller, [blankItem]);
    const [sid = ''] = await listItemIds(shop, reseller, orderId);
    const shipment = { event: 'shipped', items: [sid], agent: 'EMS', trackingNumber: 'EE1' };
    for (const role of ['customer_service', 'accounting', 'isc_facility'] as const)
      expect(await post(role, orderId, { event: 'in_production' })).toMatchObject(notAllowed);
    expect(await post('factory', orderId, shipment)).toMatchObject(notAllowed);
    expect(await post('factory', orderId, { event: 'in_production' })).toMatchObject({ status: 200 });
    for (const role of ['customer_service', 'accounting'] as const)
      expect(await post(role, orderId, shipment)).toMatchObject(notAllowed);
    expect(await post('isc_facility', orderId, shipment)).toMatchObject({ status: 200, body: { status: 'shipped' } });
    const { history } = await view(orderId);
    expect(history.slice(-2).map(({ event, actor }) => [event, actor])).toEqual([
      ['in_production', 'factory'], // S3.97
      ['shipped', 'isc_facility'], // S3.98
    ]);
  });

  test('customer service refunds an order up to its product price', async () => {
    const orderId = await createPaidOrder(shop, reseller, [blankItem]);
    const { product } = (await view(orderId)).quote.adjusted;
    expect(await post('factory', orderId, { event: 'refund_issued', amount: 1, reason: 'x' })).toMatchObject(
      notAllowed,
    );
    for (const role of ['customer_service', 'accounting'] as const) {
      // S9.56
      expect(await post(role, orderId, { event: 'refund_issued', amount: product + 1, reason: 'x' })).toMatchObject({
        ...notAllowed,
        body: { errors: [{ field: 'amount', code: 'refund_exceeds_limit' }] },
      });
    }
    expect(
      await post('customer_service', orderId, { event: 'refund_issued', amount: product, reason: ' ' }),
    ).toMatchObject({ status: 422, code: 'validation_failed' });
    expect((await view(orderId)).refunded.amount).toBe(0);
    const refund = { event: 'refund_issued', amount: product, reason: 'damaged in transit' };
    expect(await post('customer_service', orderId, refund)).toMatchObject({ status: 200 });
    // S6.21
    expect((await view(orderId)).refunded.amount).toBe(product);
  });

  test('an admin can do what any role can, and the history shows that role', async () => {
    const orderId = await createPaidOrder(shop, reseller, [blankItem]);
    const [sid = ''] = await listItemIds(shop, reseller, orderId);
    await post('admin', orderId, { event: 'in_production' });
    await post('admin', orderId, { event: 'shipped', items: [sid], agent: 'EMS', trackingNumber: 'EE1' });
    expect(await post('admin', orderId, { event: 'order_completed' })).toMatchObject({
      status: 200,
      body: { status: 'completed' },
    });
    expect(new Set((await view(orderId)).history.map(({ actor }) => actor))).not.toContain('admin');
  });

  test.each(STAFF)('the order offers %s only the events that this role can post', async (role) => {
    const orderId = await createSubmittedOrder(shop, reseller);
    const { allowedEvents } = await shop.call('admin/order', {}, { bearer: bearerOf(role), params: { orderId } });
    expect(allowedEvents).toContain('note_added');
    const mayProof = role === 'customer_service' || role === 'admin';
    expect([
      allowedEvents.includes('digital_proof_sent'),
      allowedEvents.includes('order_cancelled'),
      allowedEvents.includes('in_production'),
    ]).toEqual([mayProof, mayProof, false]);
  });
});

test('an id in another format is the id of no account', async () => {
  for (const id of ['x', '1', "'", 'constructor', '00000000-0000-0000-0000-000000000000']) {
    expect(
      await sendRequest(shop, 'admin/account', {}, { bearer: bearerOf('customer_service'), params: { id } }),
    ).toMatchObject({ status: 404, code: 'resource_not_found' });
  }
});

test('the audit views are empty', async () => {
  expect(await readAuditViews(shop)).toEqual([]);
});
