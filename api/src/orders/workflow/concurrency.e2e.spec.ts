import { randomUUID } from 'node:crypto';
import { openShop, type RequestOptions, type Shop } from '../../../test/app';
import { type TestResponse, sendRequest, runInParallel, sortedStatuses } from '../../../test/concurrency';
import { readAuditViews } from '../../../test/audit-views';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import {
  bannerItem,
  blankItem,
  prepaidTerms,
  buildForm,
  createFundedReseller,
  createOrder,
  createPaidOrder,
  buildPdf,
  placeOrder,
  sendProofs,
  recipient,
  listItemIds,
  createSubmittedOrder,
} from '../../../test/orders';
import { type TestUser, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';

jest.setTimeout(30_000);

const DEPOSIT = 100_000_000;

let env: TestEnv;
let shop: Shop;
let reseller: TestUser;
let service: TestUser;
let factory: TestUser;
let accounting: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
  reseller = await createFundedReseller(shop, DEPOSIT);
  service = await createUser(shop, 'customer_service');
  factory = await createUser(shop, 'factory');
  accounting = await createUser(shop, 'accounting');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

const view = (orderId: string) => shop.call('Account/ViewOrder', { orderId }, reseller);
const balance = async (of = reseller) => (await shop.call('Account/MyCurrentBalance', {}, of)).amount;
const post = (by: TestUser, orderId: string, body: unknown, headers = {}) =>
  sendRequest(shop, 'admin/order-events', body, { bearer: by.bearer, params: { orderId }, headers });
const countMails = async (orderId: string, template: string) =>
  (
    await shop.database.reader.query<unknown[]>('select from mail where template = $2 and dedupe_key like $1', [
      `${orderId}:%`,
      template,
    ])
  ).length;
const countEvents = async (orderId: string, event: string) =>
  (await view(orderId)).history.filter((row) => row.event === event).length;

/** One request succeeds, every other one is rejected with the code. */
function expectOneSuccess(responses: readonly TestResponse[], code = 'event_not_allowed'): void {
  expect(responses.map((each) => each.code).sort()).toEqual([
    '',
    ...Array.from({ length: responses.length - 1 }, () => code),
  ]);
}

async function createOrderWithProof(): Promise<{ orderId: string; sid: string }> {
  const orderId = await createSubmittedOrder(shop, reseller);
  const [sid = ''] = await listItemIds(shop, reseller, orderId);
  await sendProofs(shop, service, orderId, [sid]);
  return { orderId, sid };
}

describe('of several concurrent requests only one succeeds', () => {
  test('when they confirm the recipient', async () => {
    const { orderId } = await placeOrder(shop, reseller, prepaidTerms);
    expectOneSuccess(await runInParallel(5, () => sendRequest(shop, 'Cart/CompleteOrder', { orderId }, reseller)));
    expect([await countEvents(orderId, 'recipient_info_added'), await countMails(orderId, 'order_placed')]).toEqual([
      1, 1,
    ]);
  });

  test('when they pay from the prepaid account', async () => {
    const orderId = await createOrder(shop, reseller, prepaidTerms);
    const before = await balance();
    const { amount } = (await view(orderId)).amount;
    expectOneSuccess(
      await runInParallel(5, () => sendRequest(shop, 'Cart/Checkout', { orderId, payNow: true }, reseller)),
      'order_not_found_or_paid',
    );
    // S8.17, S8.18
    for (const id of ['AAAAAA-AAAAAA-AAAAAA', orderId])
      expect(await shop.expectError('Cart/Checkout', { orderId: id, payNow: true }, reseller)).toMatchObject({
        status: 409,
        code: 'order_not_found_or_paid',
        detail: 'Order not found or already paid.',
      });
    expect([
      await balance(),
      await countEvents(orderId, 'order_paid'),
      await countMails(orderId, 'order_paid'),
    ]).toEqual([before - amount, 1, 1]);
  });

  test('when they record the same payment by hand', async () => {
    const orderId = await createOrder(shop, reseller, prepaidTerms);
    const { amount: total } = await view(orderId);
    expectOneSuccess(
      await runInParallel(4, () => post(accounting, orderId, { event: 'order_paid', ...total, memo: 'bank transfer' })),
    );
    expect(await view(orderId)).toMatchObject({ paid: total });
  });

  test('when they submit artworks', async () => {
    const orderId = await createPaidOrder(shop, reseller);
    const [sid = ''] = await listItemIds(shop, reseller, orderId);
    await shop.call(
      'Account/ArtworkUpload',
      buildForm({ orderId, sid }, { name: 'art.pdf', content: buildPdf('art') }),
      reseller,
    );
    expectOneSuccess(await runInParallel(4, () => sendRequest(shop, 'Account/FinishUpload', { orderId }, reseller)));
    expect(await countEvents(orderId, 'artworks_submitted')).toBe(1);
  });

  test('when they send the last proof', async () => {
    const orderId = await createSubmittedOrder(shop, reseller);
    const [sid = ''] = await listItemIds(shop, reseller, orderId);
    const send = (content: number) =>
      sendRequest(
        shop,
        'admin/order-events',
        buildForm({ event: 'digital_proof_sent', sid }, { name: 'p.pdf', content: buildPdf(String(content)) }),
        { bearer: service.bearer, params: { orderId } },
      );
    expectOneSuccess(await runInParallel(3, send));
    const [item] = (await view(orderId)).items;
    expect(item?.proofs.map(({ version, current }) => ({ version, current }))).toEqual([{ version: 1, current: true }]);
    expect(await countMails(orderId, 'proof_ready')).toBe(1);
  });

  test('when they confirm a proof', async () => {
    const { orderId, sid } = await createOrderWithProof();
    expectOneSuccess(
      await runInParallel(5, () =>
        sendRequest(shop, 'Account/ConfirmProof', { orderId, versions: { [sid]: 1 } }, reseller),
      ),
    );
    expect(await countEvents(orderId, 'artwork_confirmed')).toBe(1);
  });

  test('when they confirm a proof and request a change to it', async () => {
    const { orderId, sid } = await createOrderWithProof();
    const responses = await Promise.all([
      sendRequest(shop, 'Account/ConfirmProof', { orderId, versions: { [sid]: 1 } }, reseller),
      sendRequest(shop, 'Account/RequestProofChange', { orderId, sid, comment: 'larger' }, reseller),
    ]);
    expectOneSuccess(responses);
    const { status, items } = await view(orderId);
    expect([status, items[0]?.proofs[0]?.decision]).toEqual(
      responses[0]?.status === 200 ? ['ready_for_production', 'confirmed'] : ['in_review', 'change_requested'],
    );
  });

  test('when they ship the same item', async () => {
    const orderId = await createPaidOrder(shop, reseller, [blankItem, blankItem]);
    const [sid = ''] = await listItemIds(shop, reseller, orderId);
    await post(factory, orderId, { event: 'in_production' });
    const responses = await runInParallel(4, (index) =>
      post(factory, orderId, { event: 'shipped', items: [sid], agent: 'EMS', trackingNumber: `EE${index}` }),
    );
    expectOneSuccess(responses);
    expect(
      responses
        .filter(({ status }) => status === 409)
        .map(({ body }) => (body as { errors: { code: string }[] }).errors[0]?.code),
    ).toEqual(['already_shipped', 'already_shipped', 'already_shipped']);
    expect([(await view(orderId)).shipments.length, await countMails(orderId, 'order_shipped')]).toEqual([1, 1]);
  });

  test('when they cancel a paid order, which is refunded once', async () => {
    const before = await balance();
    const orderId = await createPaidOrder(shop, reseller);
    expectOneSuccess(
      await runInParallel(4, () => post(service, orderId, { event: 'order_cancelled', reason: 'sold out' })),
    );
    expect([await balance(), await countEvents(orderId, 'order_cancelled')]).toEqual([before, 1]);
  });

  test('when their refunds together exceed the product price', async () => {
    const orderId = await createPaidOrder(shop, reseller, [blankItem]);
    const { product } = (await view(orderId)).quote.adjusted;
    const responses = await runInParallel(4, () =>
      post(service, orderId, { event: 'refund_issued', amount: Math.floor(product / 2) + 1, reason: 'scratched' }),
    );
    expectOneSuccess(responses);
    expect((await view(orderId)).refunded.amount).toBe(Math.floor(product / 2) + 1);
  });
});

test('concurrent proofs of one item get different versions, and one of them is current', async () => {
  const orderId = await createSubmittedOrder(shop, reseller, [bannerItem, bannerItem]);
  const [sid = ''] = await listItemIds(shop, reseller, orderId);
  const responses = await runInParallel(3, (content) =>
    sendRequest(
      shop,
      'admin/order-events',
      buildForm({ event: 'digital_proof_sent', sid }, { name: 'p.pdf', content: buildPdf(String(content)) }),
      { bearer: service.bearer, params: { orderId } },
    ),
  );
  expect(sortedStatuses(responses)).toEqual([200, 200, 200]);
  const { status, items } = await view(orderId);
  expect(status).toBe('in_review');
  expect(items[0]?.proofs.map(({ version, current }) => [version, current])).toEqual([
    [3, true],
    [2, false],
    [1, false],
  ]);
});

test.each([0, 1, 2, 3, 4, 5])(
  'an order that is paid and cancelled concurrently ends up either paid or cancelled (%i)',
  async (round) => {
    const before = await balance();
    const orderId = await createOrder(shop, reseller, prepaidTerms);
    const { amount } = (await view(orderId)).amount;
    const pay = () => sendRequest(shop, 'Cart/Checkout', { orderId, payNow: true }, reseller);
    const cancel = () => sendRequest(shop, 'Account/CancelOrder', { orderId, reason: 'changed my mind' }, reseller);
    const responses = await Promise.all(round % 2 === 0 ? [pay(), cancel()] : [cancel(), pay()]);
    expect(sortedStatuses(responses)).toEqual([200, 409]);
    const { status, paid } = await view(orderId);
    if (status === 'cancelled') expect([paid.amount, await balance()]).toEqual([0, before]);
    else expect([status, paid.amount, await balance()]).toEqual(['awaiting_files', amount, before - amount]);
  },
);

describe('concurrent requests with the same Idempotency-Key have one effect and the same response', () => {
  const expectSameSuccess = (responses: readonly TestResponse[]) => {
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  };
  const keyReused = { status: 422, code: 'idempotency_key_reused' };
  const withNewKey = (bearer: string): RequestOptions => ({ bearer, headers: { 'idempotency-key': randomUUID() } });

  test('when they add an item to the cart', async () => {
    const buyer = await createUser(shop);
    const as = withNewKey(buyer.bearer);
    expectSameSuccess(await runInParallel(6, () => sendRequest(shop, 'Cart/Add2Cart', { item: bannerItem }, as)));
    expect(await shop.call('Cart/CurrentCartCount', {}, buyer)).toBe(1);
    expect(await sendRequest(shop, 'Cart/Add2Cart', { item: blankItem }, as)).toMatchObject(keyReused);
    expect(await shop.call('Cart/CurrentCartCount', {}, buyer)).toBe(1);
  });

  test('when they place an order', async () => {
    const buyer = await createFundedReseller(shop, 1_000_000);
    await shop.call('Cart/Add2Cart', { item: bannerItem }, buyer);
    const quote = await shop.call('Cart/GetInstantQuote', { ...prepaidTerms, country: 'JP' }, buyer);
    const input = {
      address: recipient,
      ...prepaidTerms,
      expectedTotal: { currency: 'CNY', amount: quote.adjusted.total },
    };
    const as = withNewKey(buyer.bearer);
    expectSameSuccess(await runInParallel(6, () => sendRequest(shop, 'Cart/PlaceOrder', input, as)));
    expect(await shop.call('Account/MyAllOrders', {}, buyer)).toMatchObject({ total: 1 });
    expect(await sendRequest(shop, 'Cart/PlaceOrder', { ...input, currency: 'USD' }, as)).toMatchObject(keyReused);
  });

  test('when they confirm the recipient and pay', async () => {
    const before = await balance();
    const { orderId, quote } = await placeOrder(shop, reseller, prepaidTerms);
    const confirmOptions = withNewKey(reseller.bearer);
    expectSameSuccess(
      await runInParallel(4, () =>
        sendRequest(shop, 'Cart/CompleteOrder', { orderId, notes: 'ring twice' }, confirmOptions),
      ),
    );
    expect(await sendRequest(shop, 'Cart/CompleteOrder', { orderId }, confirmOptions)).toMatchObject(keyReused);
    const payOptions = withNewKey(reseller.bearer);
    expectSameSuccess(
      await runInParallel(12, () => sendRequest(shop, 'Cart/Checkout', { orderId, payNow: true }, payOptions)),
    );
    expect(await balance()).toBe(before - quote.adjusted.total);
    expect(await sendRequest(shop, 'Cart/Checkout', { orderId, payNow: false }, payOptions)).toMatchObject(keyReused);
  });

  test('when they record a deposit', async () => {
    const buyer = await createFundedReseller(shop, 100);
    const as = withNewKey(accounting.bearer);
    const deposit = { accountEmail: buyer.email, type: 'deposit', amount: 500, memo: 'wire' };
    expectSameSuccess(await runInParallel(6, () => sendRequest(shop, 'admin/prepaid-deposit', deposit, as)));
    expect(await balance(buyer)).toBe(600);
    expect(await sendRequest(shop, 'admin/prepaid-deposit', { ...deposit, amount: 501 }, as)).toMatchObject(keyReused);
    expect(await balance(buyer)).toBe(600);
  });

  test('when they post a staff event', async () => {
    const orderId = await createPaidOrder(shop, reseller, [blankItem]);
    const headers = { 'idempotency-key': randomUUID() };
    const refund = { event: 'refund_issued', amount: 100, reason: 'scratched' };
    expectSameSuccess(await runInParallel(6, () => post(service, orderId, refund, headers)));
    expect((await view(orderId)).refunded.amount).toBe(100);
    expect(await post(service, orderId, { ...refund, amount: 101 }, headers)).toMatchObject(keyReused);
    const other = await createPaidOrder(shop, reseller, [blankItem]);
    expect(await post(service, other, refund, headers)).toMatchObject(keyReused);
    expect((await view(other)).refunded.amount).toBe(0);
  });

  test('when they send a proof', async () => {
    const orderId = await createSubmittedOrder(shop, reseller, [bannerItem, bannerItem]);
    const [sid = ''] = await listItemIds(shop, reseller, orderId);
    const headers = { 'idempotency-key': randomUUID() };
    const send = (content: string) =>
      sendRequest(
        shop,
        'admin/order-events',
        buildForm({ event: 'digital_proof_sent', sid }, { name: 'p.pdf', content: buildPdf(content) }),
        { bearer: service.bearer, params: { orderId }, headers },
      );
    expectSameSuccess(await runInParallel(3, () => send('the same')));
    expect((await view(orderId)).items[0]?.proofs.length).toBe(1);
    expect(await send('another')).toMatchObject(keyReused);
    expect((await view(orderId)).items[0]?.proofs.length).toBe(1);
  });

  test('when they send the last proof', async () => {
    const orderId = await createSubmittedOrder(shop, reseller);
    const [sid = ''] = await listItemIds(shop, reseller, orderId);
    const headers = { 'idempotency-key': randomUUID() };
    const send = (content: string) =>
      sendRequest(
        shop,
        'admin/order-events',
        buildForm({ event: 'digital_proof_sent', sid }, { name: 'p.pdf', content: buildPdf(content) }),
        { bearer: service.bearer, params: { orderId }, headers },
      );
    expectSameSuccess([await send('the last'), await send('the last')]);
    expect(await send('another')).toMatchObject(keyReused);
    expect((await view(orderId)).items[0]?.proofs.length).toBe(1);
  });

  test('an Idempotency-Key can be reused after a rejected request and by another caller', async () => {
    const [first, second] = [await createUser(shop), await createUser(shop)];
    const headers = { 'idempotency-key': randomUUID() };
    expect(
      await sendRequest(shop, 'Cart/Add2Cart', { item: { ...bannerItem, quantity: 0 } }, { ...first, headers }),
    ).toMatchObject({ status: 422 });
    expect(await sendRequest(shop, 'Cart/Add2Cart', { item: bannerItem }, { ...first, headers })).toMatchObject({
      status: 200,
    });
    expect(await sendRequest(shop, 'Cart/Add2Cart', { item: blankItem }, { ...second, headers })).toMatchObject({
      status: 200,
    });
  });
});

test('the integrity checks find no violation', async () => {
  expect(await readAuditViews(shop)).toEqual([]);
});
