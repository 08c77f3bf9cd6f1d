import type { Input, OrderView } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest, runInParallel, sortedStatuses } from '../../../test/concurrency';
import { readAuditViews } from '../../../test/audit-views';
import {
  buildClaimForm,
  createDeliveredOrder,
  buildPng,
  postEvent,
  createShippedOrder,
} from '../../../test/order-stages';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import {
  bannerItem,
  blankItem,
  prepaidTerms,
  fillCart,
  buildForm,
  createFundedReseller,
  createPaidOrder,
  buildPdf,
  listItemIds,
} from '../../../test/orders';
import { logInAgain, type TestUser, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';

jest.setTimeout(120_000);

let env: TestEnv;
let shop: Shop;
let buyer: TestUser;
let service: TestUser;
let factory: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
  buyer = await createFundedReseller(shop, 1_000_000_000);
  service = await createUser(shop, 'customer_service');
  factory = await createUser(shop, 'factory');
}, 60_000);

afterEach(async () => {
  expect(await readAuditViews(shop)).toEqual([]);
});

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

const view = (orderId: string, user = buyer) => shop.call('Account/ViewOrder', { orderId }, { bearer: user.bearer });
const resolve = (orderId: string, resolution: Omit<Input<'admin/order-events'>, 'event'>) =>
  postEvent(shop, service, orderId, { event: 'claim_resolved', ...resolution });

async function openClaim(orderId: string, reason = 'a crease across the middle'): Promise<string> {
  const [sid = ''] = await listItemIds(shop, buyer, orderId);
  await shop.call('Account/OpenClaim', { orderId, sid, reason }, { bearer: buyer.bearer });
  return sid;
}

/** A delivered order of unprinted material, which needs no artwork and no proof. */
async function createDeliveredBlankOrder(items = [blankItem]): Promise<string> {
  const orderId = await createPaidOrder(shop, buyer, items);
  const sids = await listItemIds(shop, buyer, orderId);
  await postEvent(shop, factory, orderId, { event: 'in_production' });
  await postEvent(shop, factory, orderId, { event: 'shipped', items: sids, agent: 'DHL', trackingNumber: 'JD1' });
  await postEvent(shop, service, orderId, { event: 'order_completed' });
  return orderId;
}

const mailsTo = async (recipient: string): Promise<{ template: string; data: Record<string, unknown> }[]> =>
  shop.database.reader.query('select template, data from mail where recipient = $1 order by created_at, id', [
    recipient,
  ]);

test('a claim is opened with photos and shown to the customer', async () => {
  const orderId = await createDeliveredBlankOrder();
  const [sid = ''] = await listItemIds(shop, buyer, orderId);
  const before = await view(orderId);
  expect(before.allowedEvents).toContain('claim_opened');
  expect(before.claimDeadline).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const photos = ['torn', 'crease'].map((name) => ({ name: `${name}.png`, content: buildPng(name) }));
  const claim = await shop.call('Account/OpenClaim', buildClaimForm({ orderId, sid, reason: 'torn' }, photos), {
    bearer: buyer.bearer,
  });
  expect(claim).toMatchObject({ sid, state: 'open', reason: 'torn', lostParcel: false });
  expect(claim.photos).toHaveLength(2);
  const stored = await Promise.all(claim.photos.map(async ({ url }) => (await fetch(shop.origin + url)).text()));
  expect(stored.map((text) => text.slice(8)).sort()).toEqual(['crease', 'torn']);
  const order = await view(orderId);
  expect(order.claims).toMatchObject([{ id: claim.id, state: 'open' }]);
  expect(order.history.at(-1)).toMatchObject({ event: 'claim_opened', item: sid, detail: { reason: 'torn' } });
  expect((await mailsTo(buyer.email)).at(-1)).toMatchObject({ template: 'claim_opened' });
  expect(await mailsTo(service.email)).toContainEqual(expect.objectContaining({ template: 'staff_claim_opened' }));
});

test('a claim is accepted once per item, only for the caller’s own shipped items and within seven business days', async () => {
  const orderId = await createDeliveredBlankOrder([blankItem, blankItem]);
  const sid = await openClaim(orderId);
  const stranger = await createUser(shop);
  const expectRejected = (input: object, user = buyer) =>
    shop.expectError('Account/OpenClaim', input, { bearer: user.bearer });
  const reason = 'torn';
  expect(await expectRejected({ orderId, sid, reason })).toMatchObject({
    code: 'event_not_allowed',
    errors: [{ code: 'claim_open' }],
  });
  expect(await expectRejected({ orderId, sid, reason }, stranger)).toMatchObject({ code: 'resource_not_found' });
  expect(await expectRejected({ orderId, sid: crypto.randomUUID(), reason })).toMatchObject({
    code: 'resource_not_found',
  });
  expect(await expectRejected({ orderId, sid: 'x', reason })).toMatchObject({ code: 'resource_not_found' });
  expect(await expectRejected({ orderId, sid, reason: ' ' })).toMatchObject({ code: 'validation_failed' });
  expect(await expectRejected({ orderId, sid, reason, photos: ['data:image/png;base64,AAAA'] })).toMatchObject({
    code: 'validation_failed',
  });
  const unpaid = await createPaidOrder(shop, buyer, [blankItem]);
  const [early = ''] = await listItemIds(shop, buyer, unpaid);
  expect(await expectRejected({ orderId: unpaid, sid: early, reason })).toMatchObject({ code: 'event_not_allowed' });
  const { claimDeadline } = await view(orderId);
  const [, other = ''] = await listItemIds(shop, buyer, orderId);
  const past = new Date(Date.parse(`${claimDeadline}T00:00:00Z`) + 86_400_000);
  shop.clock.stopAt(past.toISOString());
  const late = await logInAgain(shop, buyer);
  expect(await expectRejected({ orderId, sid: other, reason }, late)).toMatchObject({
    code: 'event_not_allowed',
    errors: [{ code: 'claim_window_closed' }],
  });
  shop.clock.run();
});

test('photos are checked by content, limited in number and size, and stored only with a claim', async () => {
  const orderId = await createDeliveredBlankOrder();
  const [sid = ''] = await listItemIds(shop, buyer, orderId);
  const fields = { orderId, sid, reason: 'torn' };
  const objects = async (): Promise<number> => {
    const [row]: { count: string }[] = await shop.database.reader.query('select count(*) as count from stored_object');
    return Number(row?.count);
  };
  const before = await objects();
  const expectRejected = (data: FormData) => shop.expectError('Account/OpenClaim', data, { bearer: buyer.bearer });
  const picture = { name: 'a.png', content: buildPng('a') };
  expect(
    await expectRejected(buildClaimForm(fields, [picture, { name: 'b.png', content: buildPdf('b') }])),
  ).toMatchObject({
    status: 415,
    code: 'picture_type_not_allowed',
  });
  const seven = Array.from({ length: 7 }, () => picture);
  expect(await expectRejected(buildClaimForm(fields, seven))).toMatchObject({ status: 422, code: 'pictures_too_many' });
  const large = new Blob([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(15_000_000)]);
  expect(await expectRejected(buildClaimForm(fields, [{ name: 'c.png', content: large }]))).toMatchObject({
    status: 413,
    code: 'picture_too_large',
  });
  expect(await expectRejected(buildClaimForm({ ...fields, sid: crypto.randomUUID() }, [picture]))).toMatchObject({
    code: 'resource_not_found',
  });
  expect(await expectRejected(buildForm(fields, picture))).toMatchObject({ code: 'validation_failed' });
  expect(await objects()).toBe(before);
  await shop.call('Account/OpenClaim', buildClaimForm(fields, []), { bearer: buyer.bearer });
  expect((await view(orderId)).claims).toMatchObject([{ photos: [] }]);
});

test('repeated requests with the same key open one claim and get the same response', async () => {
  const orderId = await createDeliveredBlankOrder();
  const [sid = ''] = await listItemIds(shop, buyer, orderId);
  const as = { bearer: buyer.bearer, headers: { 'idempotency-key': crypto.randomUUID() } };
  const send = () =>
    shop.call(
      'Account/OpenClaim',
      buildClaimForm({ orderId, sid, reason: 'torn' }, [{ name: 'a.png', content: buildPng('a') }]),
      as,
    );
  const first = await send();
  expect(await send()).toEqual(first);
  expect((await view(orderId)).claims).toHaveLength(1);
});

test('a refund of a claim goes to the prepaid account and is limited to what is left', async () => {
  const orderId = await createDeliveredBlankOrder();
  const sid = await openClaim(orderId);
  const { paid, quote } = await view(orderId);
  const expectRejected = (amount: number, lostParcel = false) =>
    shop.expectError(
      'admin/order-events',
      { event: 'claim_resolved', sid, resolution: 'refund', amount, lostParcel },
      { bearer: service.bearer, params: { orderId } },
    );
  const limit = { code: 'event_not_allowed', errors: [{ code: 'refund_exceeds_limit' }] };
  expect(await expectRejected(quote.adjusted.product + 1)).toMatchObject(limit);
  expect(await expectRejected(paid.amount + 1, true)).toMatchObject(limit);
  const balance = (await shop.call('Account/MyCurrentBalance', {}, { bearer: buyer.bearer })).amount;
  await resolve(orderId, { sid, resolution: 'refund', amount: 1_000, reason: 'Sorry for that.' });
  expect((await shop.call('Account/MyCurrentBalance', {}, { bearer: buyer.bearer })).amount).toBe(balance + 1_000);
  const order = await view(orderId);
  expect(order.refunded.amount).toBe(1_000);
  expect(order.claims).toMatchObject([
    { state: 'resolved', resolution: 'refund', amount: { currency: 'CNY', amount: 1_000 }, answer: 'Sorry for that.' },
  ]);
  expect((await mailsTo(buyer.email)).at(-1)).toMatchObject({
    template: 'claim_resolved',
    data: { refund: { currency: 'CNY', amount: 1_000 }, answer: 'Sorry for that.' },
  });
});

test('only one of several concurrent resolutions of a claim is accepted', async () => {
  const orderId = await createDeliveredBlankOrder();
  const sid = await openClaim(orderId);
  const { quote } = await view(orderId);
  const amount = quote.adjusted.product;
  const resolveClaim = () =>
    sendRequest(
      shop,
      'admin/order-events',
      { event: 'claim_resolved', sid, resolution: 'refund', amount },
      { bearer: service.bearer, params: { orderId } },
    );
  expect(sortedStatuses(await runInParallel(6, resolveClaim))).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await view(orderId)).refunded.amount).toBe(amount);
});

test('a claim can be refused only with a reason and only by customer service', async () => {
  const orderId = await createDeliveredBlankOrder();
  const sid = await openClaim(orderId);
  const expectRejected = (body: object, user: TestUser) =>
    shop.expectError(
      'admin/order-events',
      { event: 'claim_resolved', sid, ...body },
      { bearer: user.bearer, params: { orderId } },
    );
  expect(await expectRejected({ resolution: 'refused' }, service)).toMatchObject({
    errors: [{ code: 'reason_required' }],
  });
  expect(await expectRejected({}, service)).toMatchObject({
    code: 'validation_failed',
    errors: [{ field: 'resolution' }],
  });
  expect(await expectRejected({ resolution: 'refused', reason: 'no' }, factory)).toMatchObject({
    code: 'event_not_allowed',
  });
  await resolve(orderId, { sid, resolution: 'refused', reason: 'It was hung in a storm.' });
  expect((await view(orderId)).claims).toMatchObject([{ resolution: 'refused', answer: 'It was hung in a storm.' }]);
  await openClaim(orderId, 'torn as well');
});

test('a lost parcel can be refunded in full and gives one coupon for the next order', async () => {
  const orderId = await createShippedOrder(shop, buyer, [bannerItem, bannerItem]);
  expect((await view(orderId)).claimDeadline).toBeNull();
  const [first = '', second = ''] = await listItemIds(shop, buyer, orderId);
  for (const sid of [first, second])
    await shop.call('Account/OpenClaim', { orderId, sid, reason: 'never came' }, { bearer: buyer.bearer });
  const { paid } = await view(orderId);
  await resolve(orderId, { sid: first, resolution: 'refund', amount: paid.amount, lostParcel: true });
  expect((await view(orderId)).refunded).toEqual(paid); // S9.57
  const lost = (await mailsTo(buyer.email)).at(-1);
  expect(lost).toMatchObject({ template: 'claim_resolved', data: { couponPercent: 5 } });
  await resolve(orderId, { sid: second, resolution: 'reprint', lostParcel: true });
  // S9.57
  expect((await view(orderId)).claims.map(({ resolution }) => resolution).sort()).toEqual(['refund', 'reprint']);
  const coupons = await shop.call('Account/MyCoupons', {}, { bearer: buyer.bearer });
  expect(coupons).toMatchObject([{ code: lost?.data.coupon, percent: 5, state: 'valid' }]);

  const cart = await fillCart(shop, buyer, prepaidTerms);
  const coupon = String(lost?.data.coupon).toLowerCase().replaceAll('-', '');
  const quote = await shop.call(
    'Cart/GetInstantQuote',
    { ...prepaidTerms, country: 'JP', coupon },
    { bearer: buyer.bearer },
  );
  const { product, discount = 0, total } = quote.adjusted;
  expect(discount).toBe(Math.round(product * 0.05)); // S9.58
  const expectedTotal = { currency: 'CNY', amount: total };
  const placed = await shop.call('Cart/PlaceOrder', { ...cart, coupon, expectedTotal }, { bearer: buyer.bearer });
  await shop.call('Cart/CompleteOrder', { orderId: placed.orderId }, { bearer: buyer.bearer });
  await shop.call('Cart/Checkout', { orderId: placed.orderId, payNow: true }, { bearer: buyer.bearer });
  expect(await view(placed.orderId)).toMatchObject({ paid: { amount: total }, quote: { adjusted: { discount } } });
  expect(await shop.call('Account/MyCoupons', {}, { bearer: buyer.bearer })).toMatchObject([
    { state: 'used', orderId: placed.orderId },
  ]);
});

const reprintOf = async (order: OrderView): Promise<OrderView> => view(order.claims.at(-1)?.reprintOrderId ?? '');

test('a reprint of an approved item is a free order that is ready for production', async () => {
  const orderId = await createDeliveredOrder(shop, buyer, [bannerItem, bannerItem]);
  const sid = await openClaim(orderId);
  await resolve(orderId, { sid, resolution: 'reprint' });
  const earlier = await view(orderId);
  const reprint = await reprintOf(earlier);
  expect(reprint).toMatchObject({
    status: 'ready_for_production',
    reprintOf: orderId,
    amount: { currency: 'CNY', amount: 0 },
    shipTo: earlier.shipTo,
    items: [
      {
        item: bannerItem,
        line: { amount: 0 },
        artwork: { name: 'art.pdf' },
        proofs: [{ version: 1, current: true, decision: 'confirmed' }],
      },
    ],
  });
  expect(reprint.items).toHaveLength(1);
  expect(reprint.history.map(({ event, actor }) => [event, actor])).toEqual([['reprint_ordered', 'customer_service']]);
  const notifications = (await mailsTo(factory.email)).filter(({ template }) => template === 'staff_reprint_due');
  expect(notifications.at(-1)).toMatchObject({ data: { orderId: reprint.orderId, reprintOf: orderId } });
  await postEvent(shop, factory, reprint.orderId, { event: 'in_production' });
  const [item = ''] = await listItemIds(shop, buyer, reprint.orderId);
  await postEvent(shop, factory, reprint.orderId, {
    event: 'shipped',
    items: [item],
    agent: 'DHL',
    trackingNumber: 'JD1',
  });
  await postEvent(shop, service, reprint.orderId, { event: 'order_completed' });
  expect((await view(reprint.orderId)).status).toBe('completed');
  const tracked = await shop.call('UserEnd/SiteInfo/OrderTracking', { orderId: reprint.orderId });
  expect(tracked.steps.map(({ label }) => label)).toEqual(['pending', 'shipped', 'completed']);
});

test('a reprint stores its history, notifies the whole factory, links the claim and queues its jobs', async () => {
  const orderId = await createDeliveredOrder(shop, buyer);
  const sid = await openClaim(orderId);
  await resolve(orderId, { sid, resolution: 'reprint' });
  const [claim] = (await view(orderId)).claims;
  const reprintId = claim?.reprintOrderId ?? '';
  const queuedJobs = async (task: string, payload: object): Promise<number> => {
    const jobs: unknown[] = await shop.database.reader.query(
      `select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1 and j.payload::jsonb @> $2`,
      [task, JSON.stringify(payload)],
    );
    return jobs.length;
  };

  expect(claim).toMatchObject({ sid, state: 'resolved', resolution: 'reprint' });
  expect((await view(reprintId)).history).toMatchObject([{ event: 'reprint_ordered', actor: 'customer_service' }]);
  const mails: { id: string; recipient: string }[] = await shop.database.reader.query(
    `select id, recipient from mail where template = 'staff_reprint_due' and dedupe_key like $1`,
    [`${reprintId}:1:%`],
  );
  const staff: { email: string }[] = await shop.database.reader.query(
    `select email from account where role = 'factory'`,
  );
  expect(staff.length).toBeGreaterThan(1);
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(staff.map(({ email }) => email).sort());
  for (const { id } of mails) expect(await queuedJobs('mail.send', { id })).toBe(1);
  expect((await mailsTo(buyer.email)).at(-1)).toMatchObject({
    template: 'claim_resolved',
    data: { reprint: reprintId },
  });

  const [item = ''] = await listItemIds(shop, buyer, reprintId);
  await postEvent(shop, factory, reprintId, { event: 'in_production' });
  await postEvent(shop, factory, reprintId, { event: 'shipped', items: [item], agent: 'DHL', trackingNumber: 'JD2' });
  expect(await queuedJobs('orders.complete', { orderId: reprintId })).toBe(1);
});

test('a reprint without a confirmed proof waits for the customer', async () => {
  const orderId = await createDeliveredOrder(shop, buyer);
  const sid = await openClaim(orderId);
  await shop.database.reader.query('delete from proof where sid = $1', [sid]);
  await resolve(orderId, { sid, resolution: 'reprint' });
  const reprint = await reprintOf(await view(orderId));
  expect(reprint).toMatchObject({ status: 'awaiting_files', requiredAction: 'submit_artwork' });
  expect((await mailsTo(buyer.email)).at(-1)).toMatchObject({
    data: { reprint: reprint.orderId, reprintWantsFiles: true },
  });
  await shop.call('Account/FinishUpload', { orderId: reprint.orderId }, { bearer: buyer.bearer });
});

test('a reprint can be cancelled without a refund', async () => {
  const orderId = await createDeliveredOrder(shop, buyer);
  const sid = await openClaim(orderId);
  await resolve(orderId, { sid, resolution: 'reprint' });
  const reprint = await reprintOf(await view(orderId));
  await postEvent(shop, service, reprint.orderId, { event: 'order_cancelled', reason: 'They wanted their money.' });
  expect(await view(reprint.orderId)).toMatchObject({ status: 'cancelled', refunded: { amount: 0 } });
});

test('viewing an order takes as many SQL statements with three claims as with one', async () => {
  const orderId = await createDeliveredBlankOrder([blankItem, blankItem, blankItem]);
  const cost = async () => {
    const before = await shop.statements();
    await view(orderId);
    return (await shop.statements()) - before;
  };
  const [, second = '', third = ''] = await listItemIds(shop, buyer, orderId);
  await openClaim(orderId);
  const one = await cost();
  for (const sid of [second, third])
    await shop.call('Account/OpenClaim', { orderId, sid, reason: 'torn' }, { bearer: buyer.bearer });
  expect(await cost()).toBe(one);
});
