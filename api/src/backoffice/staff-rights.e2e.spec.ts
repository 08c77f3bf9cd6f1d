import { calls, type Call, type CallName } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { answer } from '../../test/at-once';
import { audits } from '../../test/audits';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import {
  blank,
  byPrepaid,
  form,
  fundedReseller,
  order,
  paidOrder,
  pdf,
  sidsOf,
  submittedOrder,
} from '../../test/ordering';
import { type Person, somebody } from '../../test/people';
import { sample } from '../../test/spoilt';
import { openStage, type Stage } from '../../test/stage';
import { DeclaredAccess } from '../kernel/public';

const STAFF = ['customer_service', 'accounting', 'factory', 'isc_facility', 'admin'] as const;
type StaffRole = (typeof STAFF)[number];

let stage: Stage;
let shop: Shop;
let reseller: Person;
const colleagues = new Map<StaffRole, Person>();

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  await fixtureCatalogue(shop);
  reseller = await fundedReseller(shop, 100_000_000);
  for (const role of STAFF) colleagues.set(role, await somebody(shop, role));
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

const bearerOf = (role: StaffRole) => colleagues.get(role)?.bearer ?? '';
const post = (role: StaffRole, orderId: string, body: unknown) =>
  answer(shop, 'admin/order-events', body, { bearer: bearerOf(role), params: { orderId } });
const view = (orderId: string) => shop.call('Account/ViewOrder', { orderId }, reseller);
const NOBODYS = { orderId: '000000-000000-000000', number: 'CN-2026-000000' };
const refused = { status: 409, code: 'event_not_allowed' };

describe('the back office', () => {
  const names = (Object.keys(calls) as CallName[]).filter((name) => (calls[name] as Call).path.startsWith('admin/'));

  test.each(names)('%s is closed to customers and resellers, whatever they send', async (name) => {
    const call = calls[name] as Call;
    const customer = await somebody(shop);
    const params = { ...NOBODYS, id: '1', sku: 'none', gallery: 'flags' };
    const input = sample(call.input, {});
    for (const { bearer } of [customer, reseller]) {
      expect(await answer(shop, name, input, { bearer, params })).toMatchObject({ status: 403, code: 'forbidden' });
      expect(await answer(shop, name, { surplus: 1 }, { bearer, params })).toMatchObject({
        status: 403,
        code: 'forbidden',
      });
    }
    expect(await answer(shop, name, input, { params })).toMatchObject({ status: 401, code: 'login_required' });
  });

  test('lets each role into the rooms that are declared for it, and into no other', async () => {
    const { routes } = shop.app.get(DeclaredAccess, { strict: false });
    for (const name of names.filter((one) => (calls[one] as Call).method === 'GET')) {
      const access = routes.find(({ call }) => call === calls[name])?.access;
      if (access?.kind !== 'roles') throw new Error(`${name} is not for roles`);
      for (const role of STAFF) {
        const { status } = await answer(
          shop,
          name,
          {},
          { bearer: bearerOf(role), params: { ...NOBODYS, id: '0' } },
        );
        expect([name, role, status === 403]).toEqual([name, role, !access.roles.includes(role)]);
      }
    }
  });

  test('shows prepaid accounts to accounting alone, and lets nobody else pay in', async () => {
    const deposit = { accountEmail: reseller.email, type: 'deposit', amount: 100, memo: 'gift' };
    for (const role of ['customer_service', 'factory', 'isc_facility'] as const) {
      expect(await answer(shop, 'admin/prepaid-deposit', deposit, { bearer: bearerOf(role) })).toMatchObject({
        status: 403,
        code: 'forbidden',
      });
      expect(await answer(shop, 'admin/prepaid-transactions', {}, { bearer: bearerOf(role) })).toMatchObject({
        status: 403,
      });
    }
  });
});

describe('an event', () => {
  test('of the customer is none of the staff', async () => {
    const orderId = await paidOrder(shop, reseller);
    for (const event of [
      'preorder',
      'recipient_info_added',
      'user_file_upload',
      'artworks_submitted',
      'artwork_confirmed',
      'proof_change_requested',
      'claim_opened',
    ]) {
      expect(await post('admin', orderId, { event })).toMatchObject(refused);
    }
  });

  test('of the system is none of the staff', async () => {
    const orderId = await paidOrder(shop, reseller);
    for (const event of [
      'paypal_invoice_created',
      'invoice_sent',
      'waiting_for_user_file',
      'all_files_uploaded',
      'order_expired',
    ]) {
      expect(await post('admin', orderId, { event })).toMatchObject(refused);
    }
  });

  test('that there is none of is a bad request', async () => {
    const orderId = await paidOrder(shop, reseller);
    expect(await post('admin', orderId, { event: 'constructor' })).toMatchObject({
      status: 400,
      code: 'validation_failed',
      body: { errors: [{ field: 'event', code: 'invalid' }] },
    });
  });

  test('on an order that there is none of finds nothing', async () => {
    for (const orderId of ['000000-000000-000000', 'x', "' or 1=1 --"]) {
      expect(await post('admin', orderId, { event: 'note_added', memo: 'x' })).toMatchObject({
        status: 404,
        code: 'resource_not_found',
      });
    }
  });
});

describe('by its role, staff', () => {
  const sendProof = (role: StaffRole, orderId: string, sid: string) =>
    answer(
      shop,
      'admin/order-events',
      form({ event: 'digital_proof_sent', sid }, { name: 'p.pdf', content: pdf('proof') }),
      { bearer: bearerOf(role), params: { orderId } },
    );

  test('send proofs as customer service, and as nobody else', async () => {
    const orderId = await submittedOrder(shop, reseller);
    const [sid = ''] = await sidsOf(shop, reseller, orderId);
    for (const role of ['factory', 'accounting', 'isc_facility'] as const)
      expect(await sendProof(role, orderId, sid)).toMatchObject(refused);
    const [{ count }] = await shop.database.reader.query<[{ count: number }]>(
      'select count(*)::int from proof where order_id = $1',
      [orderId],
    );
    expect(count).toBe(0);
    expect(await sendProof('customer_service', orderId, sid)).toMatchObject({
      status: 200,
      body: { status: 'awaiting_proof_approval' },
    });
  });

  test('record payments as accounting, for exactly what the order asks and before it is due', async () => {
    const orderId = await order(shop, reseller, byPrepaid, [blank]);
    const { amount } = await view(orderId);
    const payment = { event: 'order_paid', ...amount, memo: 'Western Union 123' };
    for (const role of ['customer_service', 'factory', 'isc_facility'] as const)
      expect(await post(role, orderId, payment)).toMatchObject(refused);
    expect(await post('accounting', orderId, { ...payment, amount: amount.amount - 1 })).toMatchObject({
      ...refused,
      body: { errors: [{ field: 'amount', code: 'amount_mismatch' }] },
    });
    expect(await post('accounting', orderId, { ...payment, currency: 'USD' })).toMatchObject({
      status: 422,
      code: 'currency_mismatch',
    });
    expect(await view(orderId)).toMatchObject({ status: 'awaiting_payment', paid: { amount: 0 } });
    expect(await post('accounting', orderId, payment)).toMatchObject({
      status: 200,
      body: { status: 'ready_for_production', paid: amount },
    });
  });

  test('produce as factory, and ship as factory or facility', async () => {
    const orderId = await paidOrder(shop, reseller, [blank]);
    const [sid = ''] = await sidsOf(shop, reseller, orderId);
    const shipment = { event: 'shipped', items: [sid], agent: 'EMS', trackingNumber: 'EE1' };
    for (const role of ['customer_service', 'accounting', 'isc_facility'] as const)
      expect(await post(role, orderId, { event: 'in_production' })).toMatchObject(refused);
    expect(await post('factory', orderId, shipment)).toMatchObject(refused);
    expect(await post('factory', orderId, { event: 'in_production' })).toMatchObject({ status: 200 });
    for (const role of ['customer_service', 'accounting'] as const)
      expect(await post(role, orderId, shipment)).toMatchObject(refused);
    expect(await post('isc_facility', orderId, shipment)).toMatchObject({ status: 200, body: { status: 'shipped' } });
    const { history } = await view(orderId);
    expect(history.slice(-2).map(({ event, actor }) => [event, actor])).toEqual([
      ['in_production', 'factory'],
      ['shipped', 'isc_facility'],
    ]);
  });

  test('refund no more than the product price', async () => {
    const orderId = await paidOrder(shop, reseller, [blank]);
    const { product } = (await view(orderId)).quote.adjusted;
    expect(await post('factory', orderId, { event: 'refund_issued', amount: 1, reason: 'x' })).toMatchObject(refused);
    for (const role of ['customer_service', 'accounting'] as const) {
      expect(await post(role, orderId, { event: 'refund_issued', amount: product + 1, reason: 'x' })).toMatchObject({
        ...refused,
        body: { errors: [{ field: 'amount', code: 'refund_exceeds_limit' }] },
      });
    }
    expect(
      await post('customer_service', orderId, { event: 'refund_issued', amount: product, reason: ' ' }),
    ).toMatchObject({ status: 400, code: 'validation_failed' });
    expect((await view(orderId)).refunded.amount).toBe(0);
  });

  test('may as admin do what any role may, under the name of that role', async () => {
    const orderId = await paidOrder(shop, reseller, [blank]);
    const [sid = ''] = await sidsOf(shop, reseller, orderId);
    await post('admin', orderId, { event: 'in_production' });
    await post('admin', orderId, { event: 'shipped', items: [sid], agent: 'EMS', trackingNumber: 'EE1' });
    expect(await post('admin', orderId, { event: 'order_completed' })).toMatchObject({
      status: 200,
      body: { status: 'completed' },
    });
    expect(new Set((await view(orderId)).history.map(({ actor }) => actor))).not.toContain('admin');
  });

  test.each(STAFF)(
    'are offered as %s only what they may post, and nothing that is refused for who they are',
    async (role) => {
      const orderId = await submittedOrder(shop, reseller);
      const { allowedEvents } = await shop.call('admin/order', {}, { bearer: bearerOf(role), params: { orderId } });
      expect(allowedEvents).toContain('note_added');
      const mayProof = role === 'customer_service' || role === 'admin';
      expect([
        allowedEvents.includes('digital_proof_sent'),
        allowedEvents.includes('order_cancelled'),
        allowedEvents.includes('in_production'),
      ]).toEqual([mayProof, mayProof, false]);
    },
  );
});

test('an id of another make is one of no account', async () => {
  for (const id of ['x', '1', "'", 'constructor', '00000000-0000-0000-0000-000000000000']) {
    expect(
      await answer(shop, 'admin/account', {}, { bearer: bearerOf('customer_service'), params: { id } }),
    ).toMatchObject({ status: 404, code: 'resource_not_found' });
  }
});

test('the audits find nothing', async () => {
  expect(await audits(shop)).toEqual([]);
});
