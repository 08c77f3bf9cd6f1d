import type { Input, OrderView } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { answer, atOnce, statusesOf } from '../../test/at-once';
import { audits } from '../../test/audits';
import { claimForm, deliveredOrder, png, post, shippedOrder } from '../../test/delivered';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { banner, blank, byPrepaid, fillCart, form, fundedReseller, paidOrder, pdf, sidsOf } from '../../test/ordering';
import { backAgain, type Person, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';

jest.setTimeout(120_000);

let stage: Stage;
let shop: Shop;
let buyer: Person;
let service: Person;
let factory: Person;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  await fixtureCatalogue(shop);
  buyer = await fundedReseller(shop, 1_000_000_000);
  service = await somebody(shop, 'customer_service');
  factory = await somebody(shop, 'factory');
}, 60_000);

afterEach(async () => {
  expect(await audits(shop)).toEqual([]);
});

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

const view = (orderId: string, who = buyer) => shop.call('Account/ViewOrder', { orderId }, { bearer: who.bearer });
const resolve = (orderId: string, settlement: Omit<Input<'admin/order-events'>, 'event'>) =>
  post(shop, service, orderId, { event: 'claim_resolved', ...settlement });

async function claimed(orderId: string, reason = 'a crease across the middle'): Promise<string> {
  const [sid = ''] = await sidsOf(shop, buyer, orderId);
  await shop.call('Account/OpenClaim', { orderId, sid, reason }, { bearer: buyer.bearer });
  return sid;
}

const mailsTo = async (recipient: string): Promise<{ template: string; data: Record<string, unknown> }[]> =>
  shop.database.reader.query('select template, data from mail where recipient = $1 order by created_at, id', [
    recipient,
  ]);

test('a claim comes with its photos, and the customer sees how it stands', async () => {
  const orderId = await deliveredOrder(shop, buyer);
  const [sid = ''] = await sidsOf(shop, buyer, orderId);
  const before = await view(orderId);
  expect(before.allowedEvents).toContain('claim_opened');
  expect(before.claimDeadline).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const photos = ['torn', 'crease'].map((words) => ({ name: `${words}.png`, content: png(words) }));
  const claim = await shop.call('Account/OpenClaim', claimForm({ orderId, sid, reason: 'torn' }, photos), {
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

test('a claim is for what was delivered to the caller, within seven business days, and one an item', async () => {
  const orderId = await deliveredOrder(shop, buyer, [banner, banner]);
  const sid = await claimed(orderId);
  const stranger = await somebody(shop);
  const refused = (input: object, who = buyer) => shop.refusal('Account/OpenClaim', input, { bearer: who.bearer });
  const reason = 'torn';
  expect(await refused({ orderId, sid, reason })).toMatchObject({
    code: 'event_not_allowed',
    errors: [{ code: 'claim_open' }],
  });
  expect(await refused({ orderId, sid, reason }, stranger)).toMatchObject({ code: 'resource_not_found' });
  expect(await refused({ orderId, sid: crypto.randomUUID(), reason })).toMatchObject({ code: 'resource_not_found' });
  expect(await refused({ orderId, sid: 'x', reason })).toMatchObject({ code: 'resource_not_found' });
  expect(await refused({ orderId, sid, reason: ' ' })).toMatchObject({ code: 'validation_failed' });
  expect(await refused({ orderId, sid, reason, photos: ['data:image/png;base64,AAAA'] })).toMatchObject({
    code: 'validation_failed',
  });
  const unpaid = await paidOrder(shop, buyer, [blank]);
  const [early = ''] = await sidsOf(shop, buyer, unpaid);
  expect(await refused({ orderId: unpaid, sid: early, reason })).toMatchObject({ code: 'event_not_allowed' });
  const { claimDeadline } = await view(orderId);
  const [, other = ''] = await sidsOf(shop, buyer, orderId);
  const past = new Date(Date.parse(`${claimDeadline}T00:00:00Z`) + 86_400_000);
  shop.clock.stopAt(past.toISOString());
  const late = await backAgain(shop, buyer);
  expect(await refused({ orderId, sid: other, reason }, late)).toMatchObject({
    code: 'event_not_allowed',
    errors: [{ code: 'claim_window_closed' }],
  });
  shop.clock.run();
});

test('photos are told by their content, bounded, and kept only with a claim', async () => {
  const orderId = await deliveredOrder(shop, buyer);
  const [sid = ''] = await sidsOf(shop, buyer, orderId);
  const fields = { orderId, sid, reason: 'torn' };
  const objects = async (): Promise<number> => {
    const [row]: { count: string }[] = await shop.database.reader.query('select count(*) as count from stored_object');
    return Number(row?.count);
  };
  const before = await objects();
  const refused = (data: FormData) => shop.refusal('Account/OpenClaim', data, { bearer: buyer.bearer });
  const picture = { name: 'a.png', content: png('a') };
  expect(await refused(claimForm(fields, [picture, { name: 'b.png', content: pdf('b') }]))).toMatchObject({
    status: 415,
    code: 'picture_type_not_allowed',
  });
  const seven = Array.from({ length: 7 }, () => picture);
  expect(await refused(claimForm(fields, seven))).toMatchObject({ status: 422, code: 'pictures_too_many' });
  const large = new Blob([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(15_000_000)]);
  expect(await refused(claimForm(fields, [{ name: 'c.png', content: large }]))).toMatchObject({
    status: 413,
    code: 'picture_too_large',
  });
  expect(await refused(claimForm({ ...fields, sid: crypto.randomUUID() }, [picture]))).toMatchObject({
    code: 'resource_not_found',
  });
  expect(await refused(form(fields, picture))).toMatchObject({ code: 'validation_failed' });
  expect(await objects()).toBe(before);
  await shop.call('Account/OpenClaim', claimForm(fields, []), { bearer: buyer.bearer });
  expect((await view(orderId)).claims).toMatchObject([{ photos: [] }]);
});

test('the same key gives the first answer and opens one claim', async () => {
  const orderId = await deliveredOrder(shop, buyer);
  const [sid = ''] = await sidsOf(shop, buyer, orderId);
  const as = { bearer: buyer.bearer, headers: { 'idempotency-key': crypto.randomUUID() } };
  const send = () =>
    shop.call(
      'Account/OpenClaim',
      claimForm({ orderId, sid, reason: 'torn' }, [{ name: 'a.png', content: png('a') }]),
      as,
    );
  const first = await send();
  expect(await send()).toEqual(first);
  expect((await view(orderId)).claims).toHaveLength(1);
});

test('a refund goes back the way the money came, and never beyond what is left', async () => {
  const orderId = await deliveredOrder(shop, buyer);
  const sid = await claimed(orderId);
  const { paid, quote } = await view(orderId);
  const refusal = (amount: number, lostParcel = false) =>
    shop.refusal(
      'admin/order-events',
      { event: 'claim_resolved', sid, resolution: 'refund', amount, lostParcel },
      { bearer: service.bearer, params: { orderId } },
    );
  const limit = { code: 'event_not_allowed', errors: [{ code: 'refund_exceeds_limit' }] };
  expect(await refusal(quote.adjusted.product + 1)).toMatchObject(limit);
  expect(await refusal(paid.amount + 1, true)).toMatchObject(limit);
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

test('of two settlements at once one counts', async () => {
  const orderId = await deliveredOrder(shop, buyer);
  const sid = await claimed(orderId);
  const { quote } = await view(orderId);
  const amount = quote.adjusted.product;
  const settle = () =>
    answer(
      shop,
      'admin/order-events',
      { event: 'claim_resolved', sid, resolution: 'refund', amount },
      { bearer: service.bearer, params: { orderId } },
    );
  expect(statusesOf(await atOnce(6, settle))).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await view(orderId)).refunded.amount).toBe(amount);
});

test('a claim is refused with a word, and only by customer service', async () => {
  const orderId = await deliveredOrder(shop, buyer);
  const sid = await claimed(orderId);
  const settle = (body: object, who: Person) =>
    shop.refusal(
      'admin/order-events',
      { event: 'claim_resolved', sid, ...body },
      { bearer: who.bearer, params: { orderId } },
    );
  expect(await settle({ resolution: 'refused' }, service)).toMatchObject({ errors: [{ code: 'reason_required' }] });
  expect(await settle({}, service)).toMatchObject({ code: 'validation_failed', errors: [{ field: 'resolution' }] });
  expect(await settle({ resolution: 'refused', reason: 'no' }, factory)).toMatchObject({ code: 'event_not_allowed' });
  await resolve(orderId, { sid, resolution: 'refused', reason: 'It was hung in a storm.' });
  expect((await view(orderId)).claims).toMatchObject([{ resolution: 'refused', answer: 'It was hung in a storm.' }]);
  await claimed(orderId, 'torn as well');
});

test('a lost parcel may bring everything back, and one coupon for the next order', async () => {
  const orderId = await shippedOrder(shop, buyer, [banner, banner]);
  expect((await view(orderId)).claimDeadline).toBeNull();
  const [first = '', second = ''] = await sidsOf(shop, buyer, orderId);
  for (const sid of [first, second])
    await shop.call('Account/OpenClaim', { orderId, sid, reason: 'never came' }, { bearer: buyer.bearer });
  const { paid } = await view(orderId);
  await resolve(orderId, { sid: first, resolution: 'refund', amount: paid.amount, lostParcel: true });
  expect((await view(orderId)).refunded).toEqual(paid);
  const lost = (await mailsTo(buyer.email)).at(-1);
  expect(lost).toMatchObject({ template: 'claim_resolved', data: { couponPercent: 5 } });
  await resolve(orderId, { sid: second, resolution: 'reprint', lostParcel: true });
  const coupons = await shop.call('Account/MyCoupons', {}, { bearer: buyer.bearer });
  expect(coupons).toMatchObject([{ code: lost?.data.coupon, percent: 5, state: 'valid' }]);

  const cart = await fillCart(shop, buyer, byPrepaid);
  const coupon = String(lost?.data.coupon).toLowerCase().replaceAll('-', '');
  const quote = await shop.call(
    'Cart/GetInstantQuote',
    { ...byPrepaid, country: 'JP', coupon },
    { bearer: buyer.bearer },
  );
  const { product, discount = 0, total } = quote.adjusted;
  expect(discount).toBe(Math.round(product * 0.05));
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

test('a reprint is an order of its own that costs nothing and goes straight to production', async () => {
  const orderId = await deliveredOrder(shop, buyer, [banner, banner]);
  const sid = await claimed(orderId);
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
        item: banner,
        line: { amount: 0 },
        artwork: { name: 'art.pdf' },
        proofs: [{ version: 1, current: true, decision: 'confirmed' }],
      },
    ],
  });
  expect(reprint.items).toHaveLength(1);
  expect(reprint.history.map(({ event, actor }) => [event, actor])).toEqual([['reprint_ordered', 'customer_service']]);
  const told = (await mailsTo(factory.email)).filter(({ template }) => template === 'staff_reprint_due');
  expect(told.at(-1)).toMatchObject({ data: { orderId: reprint.orderId, reprintOf: orderId } });
  await post(shop, factory, reprint.orderId, { event: 'in_production' });
  const [made = ''] = await sidsOf(shop, buyer, reprint.orderId);
  await post(shop, factory, reprint.orderId, { event: 'shipped', items: [made], agent: 'DHL', trackingNumber: 'JD1' });
  await post(shop, service, reprint.orderId, { event: 'order_completed' });
  expect((await view(reprint.orderId)).status).toBe('completed');
  const tracked = await shop.call('UserEnd/SiteInfo/OrderTracking', { orderId: reprint.orderId });
  expect(tracked.steps.map(({ label }) => label)).toEqual(['pending', 'shipped', 'completed']);
});

test('a reprint without a confirmed proof waits for its customer', async () => {
  const orderId = await deliveredOrder(shop, buyer);
  const sid = await claimed(orderId);
  await shop.database.reader.query('delete from proof where sid = $1', [sid]);
  await resolve(orderId, { sid, resolution: 'reprint' });
  const reprint = await reprintOf(await view(orderId));
  expect(reprint).toMatchObject({ status: 'awaiting_files', requiredAction: 'submit_artwork' });
  expect((await mailsTo(buyer.email)).at(-1)).toMatchObject({
    data: { reprint: reprint.orderId, reprintWantsFiles: true },
  });
  await shop.call('Account/FinishUpload', { orderId: reprint.orderId }, { bearer: buyer.bearer });
});

test('a reprint can be called off without money moving', async () => {
  const orderId = await deliveredOrder(shop, buyer);
  const sid = await claimed(orderId);
  await resolve(orderId, { sid, resolution: 'reprint' });
  const reprint = await reprintOf(await view(orderId));
  await post(shop, service, reprint.orderId, { event: 'order_cancelled', reason: 'They wanted their money.' });
  expect(await view(reprint.orderId)).toMatchObject({ status: 'cancelled', refunded: { amount: 0 } });
});

test('an order costs as many statements with three claims as with one', async () => {
  const orderId = await deliveredOrder(shop, buyer, [banner, banner, banner]);
  const cost = async () => {
    const before = await shop.statements();
    await view(orderId);
    return (await shop.statements()) - before;
  };
  const [, second = '', third = ''] = await sidsOf(shop, buyer, orderId);
  await claimed(orderId);
  const one = await cost();
  for (const sid of [second, third])
    await shop.call('Account/OpenClaim', { orderId, sid, reason: 'torn' }, { bearer: buyer.bearer });
  expect(await cost()).toBe(one);
});
