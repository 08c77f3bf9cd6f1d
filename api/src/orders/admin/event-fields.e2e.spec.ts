import type { Problem, StaffRoleName } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { buildPng, buildClaimForm, createDeliveredOrder, postEvent } from '../../../test/order-stages';
import {
  buildForm,
  buildPdf,
  createFundedReseller,
  createOrder,
  createPaidOrder,
  createSubmittedOrder,
  blankItem,
  listItemIds,
  prepaidTerms,
} from '../../../test/orders';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';

let testEnv: TestEnv;
let shop: Shop;
let buyer: TestUser;
const staff = {} as Record<StaffRoleName, TestUser>;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  for (const role of ['customer_service', 'accounting', 'factory', 'admin'] as const)
    staff[role] = await createUser(shop, role);
  buyer = await createFundedReseller(shop, 100_000_000);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

/** The status and the fields that the response names. */
async function post(role: StaffRoleName, orderId: string, body: object): Promise<[number, ...string[]]> {
  const options = { bearer: staff[role].bearer, params: { orderId } };
  const { status, errors = [] } = await shop.expectError('admin/order-events', body as never, options);
  return [status, ...errors.map(({ field }) => field)];
}

/** What the role and an admin are told; both must be the same. */
async function missingField(role: StaffRoleName, orderId: string, body: object): Promise<[number, ...string[]]> {
  const told = await post(role, orderId, body);
  expect(await post('admin', orderId, body)).toEqual(told);
  return told;
}

test('every event of staff names the field that is missing', async () => {
  const unpaid = await createOrder(shop, buyer, prepaidTerms);
  expect(await missingField('accounting', unpaid, { event: 'order_paid' })).toEqual([422, 'amount']);
  expect(await missingField('accounting', unpaid, { event: 'order_paid', amount: 5 })).toEqual([422, 'currency']);
  expect(await missingField('customer_service', unpaid, { event: 'order_cancelled' })).toEqual([422, 'reason']);
  expect(await missingField('factory', unpaid, { event: 'note_added' })).toEqual([422, 'memo']);

  const submitted = await createSubmittedOrder(shop, buyer);
  const [sid = ''] = await listItemIds(shop, buyer, submitted);
  const reject = (body: object) => missingField('customer_service', submitted, { event: 'artwork_rejected', ...body });
  expect(await reject({ sid })).toEqual([422, 'reason']);
  expect(await reject({ reason: 'Too small' })).toEqual([422, 'items']);
  expect(await missingField('customer_service', submitted, { event: 'digital_proof_sent', sid })).toEqual([
    422,
    'file',
  ]);
  const withoutItem = () =>
    buildForm({ event: 'digital_proof_sent' }, { name: 'proof.pdf', content: buildPdf('of nothing') });
  expect(await missingField('customer_service', submitted, withoutItem())).toEqual([422, 'sid']);
  expect(await missingField('customer_service', submitted, { event: 'order_cancelled' })).toEqual([422, 'reason']);

  const paid = await createPaidOrder(shop, buyer, [blankItem]);
  await postEvent(shop, staff.factory, paid, { event: 'in_production' });
  const [blank = ''] = await listItemIds(shop, buyer, paid);
  const ship = (body: object) => missingField('factory', paid, { event: 'shipped', ...body });
  const sent = { agent: 'DHL', trackingNumber: 'JD014600' };
  expect(await ship({ items: [blank] })).toEqual([422, 'agent']);
  expect(await ship({ items: [blank], agent: 'DHL' })).toEqual([422, 'trackingNumber']);
  expect(await ship(sent)).toEqual([422, 'items']);
  expect(await ship({ ...sent, items: [blank], parcels: [] })).toEqual([422, 'parcels']);

  const delivered = await createDeliveredOrder(shop, buyer);
  const [claimed = ''] = await listItemIds(shop, buyer, delivered);
  const photos = [{ name: 'claim.png', content: buildPng('claim') }];
  const claim = buildClaimForm({ orderId: delivered, sid: claimed, reason: 'A hole in the middle.' }, photos);
  await shop.call('Account/OpenClaim', claim, { bearer: buyer.bearer });
  const settle = (body: object) => missingField('customer_service', delivered, { event: 'claim_resolved', ...body });
  expect(await settle({})).toEqual([422, 'resolution']);
  expect(await settle({ resolution: 'refused' })).toEqual([422, 'sid']);
  expect(await settle({ resolution: 'refused', sid: claimed })).toEqual([422, 'reason']);
  expect(await settle({ resolution: 'refund', sid: claimed })).toEqual([422, 'amount']);
  expect(await missingField('accounting', delivered, { event: 'refund_issued' })).toEqual([422, 'reason']);
  expect(await missingField('accounting', delivered, { event: 'refund_issued', reason: 'Late' })).toEqual([
    422,
    'amount',
  ]);
  const refund = { event: 'refund_issued', reason: 'Late', amount: 100 };
  expect(await missingField('accounting', delivered, { ...refund, currency: 'JPY' })).toEqual([422, 'currency']);
}, 60_000);

test('malformed data of an event have the status of missing data, and an unknown field is a bad request', async () => {
  const unpaid = await createOrder(shop, buyer, prepaidTerms);
  expect(await post('customer_service', unpaid, { event: 'order_cancelled', reason: '' })).toEqual([422, 'reason']);
  expect(await post('accounting', unpaid, { event: 'order_paid', amount: '5', currency: 'CNY' })).toEqual([
    422,
    'amount',
  ]);
  expect(await post('accounting', unpaid, { event: 'order_lost' })).toEqual([422, 'event']);
  expect(await post('accounting', unpaid, { event: 'order_paid', amount: '5', total: 5 })).toEqual([
    400,
    'total',
    'amount',
  ]);
  const form = buildForm(
    { event: 'digital_proof_sent', sid: 'a'.repeat(41) },
    { name: 'proof.pdf', content: buildPdf('of nothing') },
  );
  expect(await post('customer_service', unpaid, form)).toEqual([422, 'sid']);

  const asBuyer = { bearer: buyer.bearer };
  const fieldsOf = ({ status, errors = [] }: Problem) => [status, ...errors.map(({ field }) => field)];
  const cancel = (body: object) => shop.expectError('Account/CancelOrder', body as never, asBuyer);
  expect(fieldsOf(await cancel({ orderId: unpaid }))).toEqual([422, 'reason']);
  expect(fieldsOf(await cancel({ orderId: unpaid, reason: ' ' }))).toEqual([422, 'reason']);
  expect(fieldsOf(await cancel({ orderId: unpaid, reason: 'Too late', refund: true }))).toEqual([400, 'refund']);
  const confirm = shop.expectError('Account/ConfirmProof', { orderId: unpaid, versions: { a: '1' } } as never, asBuyer);
  expect(fieldsOf(await confirm)).toEqual([422, 'versions.a']);
  const change = shop.expectError(
    'Account/RequestProofChange',
    { orderId: unpaid, sid: 'a', comment: 5 } as never,
    asBuyer,
  );
  expect(fieldsOf(await change)).toEqual([422, 'comment']);
  const claim = shop.expectError('Account/OpenClaim', { orderId: unpaid, sid: 'a' } as never, asBuyer);
  expect(fieldsOf(await claim)).toEqual([422, 'reason']);
}, 60_000);
