import { randomUUID } from 'node:crypto';
import { openShop, type As, type Shop } from '../../test/app';
import { type Answer, answer, atOnce, statusesOf } from '../../test/at-once';
import { audits } from '../../test/audits';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import {
  banner,
  blank,
  byPrepaid,
  form,
  fundedReseller,
  order,
  paidOrder,
  pdf,
  place,
  proof,
  recipient,
  sidsOf,
  submittedOrder,
} from '../../test/ordering';
import { type Person, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';

jest.setTimeout(30_000);

const DEPOSIT = 100_000_000;

let stage: Stage;
let shop: Shop;
let reseller: Person;
let service: Person;
let factory: Person;
let accounting: Person;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  await fixtureCatalogue(shop);
  reseller = await fundedReseller(shop, DEPOSIT);
  service = await somebody(shop, 'customer_service');
  factory = await somebody(shop, 'factory');
  accounting = await somebody(shop, 'accounting');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

const view = (orderId: string) => shop.call('Account/ViewOrder', { orderId }, reseller);
const balance = async (of = reseller) => (await shop.call('Account/MyCurrentBalance', {}, of)).amount;
const post = (by: Person, orderId: string, body: unknown, headers = {}) =>
  answer(shop, 'admin/order-events', body, { bearer: by.bearer, params: { orderId }, headers });
const mails = async (orderId: string, template: string) =>
  (
    await shop.database.reader.query<unknown[]>('select from mail where template = $2 and dedupe_key like $1', [
      `${orderId}:%`,
      template,
    ])
  ).length;
const times = async (orderId: string, event: string) =>
  (await view(orderId)).history.filter((row) => row.event === event).length;

/** One passes, every other is told that the order has moved on. */
function expectOneWinner(answers: readonly Answer[], code = 'event_not_allowed'): void {
  expect(answers.map((one) => one.code).sort()).toEqual([
    '',
    ...Array.from({ length: answers.length - 1 }, () => code),
  ]);
}

async function proofedOrder(): Promise<{ orderId: string; sid: string }> {
  const orderId = await submittedOrder(shop, reseller);
  const [sid = ''] = await sidsOf(shop, reseller, orderId);
  await proof(shop, service, orderId, [sid]);
  return { orderId, sid };
}

describe('done by several at once, one wins:', () => {
  test('completing an order', async () => {
    const { orderId } = await place(shop, reseller, byPrepaid);
    expectOneWinner(await atOnce(5, () => answer(shop, 'Cart/CompleteOrder', { orderId }, reseller)));
    expect([await times(orderId, 'recipient_info_added'), await mails(orderId, 'order_placed')]).toEqual([1, 1]);
  });

  test('paying from the prepaid account', async () => {
    const orderId = await order(shop, reseller, byPrepaid);
    const before = await balance();
    const { amount } = (await view(orderId)).amount;
    expectOneWinner(
      await atOnce(5, () => answer(shop, 'Cart/Checkout', { orderId, payNow: true }, reseller)),
      'order_not_found_or_paid',
    );
    expect([await balance(), await times(orderId, 'order_paid'), await mails(orderId, 'order_paid')]).toEqual([
      before - amount,
      1,
      1,
    ]);
  });

  test('recording one payment twice by hand', async () => {
    const orderId = await order(shop, reseller, byPrepaid);
    const { amount: total } = await view(orderId);
    expectOneWinner(
      await atOnce(4, () => post(accounting, orderId, { event: 'order_paid', ...total, memo: 'bank transfer' })),
    );
    expect(await view(orderId)).toMatchObject({ paid: total });
  });

  test('submitting artworks', async () => {
    const orderId = await paidOrder(shop, reseller);
    const [sid = ''] = await sidsOf(shop, reseller, orderId);
    await shop.call(
      'Account/ArtworkUpload',
      form({ orderId, sid }, { name: 'art.pdf', content: pdf('art') }),
      reseller,
    );
    expectOneWinner(await atOnce(4, () => answer(shop, 'Account/FinishUpload', { orderId }, reseller)));
    expect(await times(orderId, 'artworks_submitted')).toBe(1);
  });

  test('sending the last proof', async () => {
    const orderId = await submittedOrder(shop, reseller);
    const [sid = ''] = await sidsOf(shop, reseller, orderId);
    const send = (words: number) =>
      answer(
        shop,
        'admin/order-events',
        form({ event: 'digital_proof_sent', sid }, { name: 'p.pdf', content: pdf(String(words)) }),
        { bearer: service.bearer, params: { orderId } },
      );
    expectOneWinner(await atOnce(3, send));
    const [item] = (await view(orderId)).items;
    expect(item?.proofs.map(({ version, current }) => ({ version, current }))).toEqual([{ version: 1, current: true }]);
    expect(await mails(orderId, 'proof_ready')).toBe(1);
  });

  test('confirming a proof', async () => {
    const { orderId, sid } = await proofedOrder();
    expectOneWinner(
      await atOnce(5, () => answer(shop, 'Account/ConfirmProof', { orderId, versions: { [sid]: 1 } }, reseller)),
    );
    expect(await times(orderId, 'artwork_confirmed')).toBe(1);
  });

  test('confirming a proof and asking for a change to it', async () => {
    const { orderId, sid } = await proofedOrder();
    const answers = await Promise.all([
      answer(shop, 'Account/ConfirmProof', { orderId, versions: { [sid]: 1 } }, reseller),
      answer(shop, 'Account/RequestProofChange', { orderId, sid, comment: 'larger' }, reseller),
    ]);
    expectOneWinner(answers);
    const { status, items } = await view(orderId);
    expect([status, items[0]?.proofs[0]?.decision]).toEqual(
      answers[0]?.status === 200 ? ['ready_for_production', 'confirmed'] : ['in_review', 'change_requested'],
    );
  });

  test('shipping the same item', async () => {
    const orderId = await paidOrder(shop, reseller, [blank, blank]);
    const [sid = ''] = await sidsOf(shop, reseller, orderId);
    await post(factory, orderId, { event: 'in_production' });
    const answers = await atOnce(4, (place) =>
      post(factory, orderId, { event: 'shipped', items: [sid], agent: 'EMS', trackingNumber: `EE${place}` }),
    );
    expectOneWinner(answers);
    expect(
      answers
        .filter(({ status }) => status === 409)
        .map(({ body }) => (body as { errors: { code: string }[] }).errors[0]?.code),
    ).toEqual(['already_shipped', 'already_shipped', 'already_shipped']);
    expect([(await view(orderId)).shipments.length, await mails(orderId, 'order_shipped')]).toEqual([1, 1]);
  });

  test('cancelling a paid order, which gives its money back once', async () => {
    const before = await balance();
    const orderId = await paidOrder(shop, reseller);
    expectOneWinner(await atOnce(4, () => post(service, orderId, { event: 'order_cancelled', reason: 'sold out' })));
    expect([await balance(), await times(orderId, 'order_cancelled')]).toEqual([before, 1]);
  });

  test('refunds that together exceed the product price', async () => {
    const orderId = await paidOrder(shop, reseller, [blank]);
    const { product } = (await view(orderId)).quote.adjusted;
    const answers = await atOnce(4, () =>
      post(service, orderId, { event: 'refund_issued', amount: Math.floor(product / 2) + 1, reason: 'scratched' }),
    );
    expectOneWinner(answers);
    expect((await view(orderId)).refunded.amount).toBe(Math.floor(product / 2) + 1);
  });
});

test('two proofs of one item at once are two versions, and one of them is current', async () => {
  const orderId = await submittedOrder(shop, reseller, [banner, banner]);
  const [sid = ''] = await sidsOf(shop, reseller, orderId);
  const answers = await atOnce(3, (words) =>
    answer(
      shop,
      'admin/order-events',
      form({ event: 'digital_proof_sent', sid }, { name: 'p.pdf', content: pdf(String(words)) }),
      { bearer: service.bearer, params: { orderId } },
    ),
  );
  expect(statusesOf(answers)).toEqual([200, 200, 200]);
  const { status, items } = await view(orderId);
  expect(status).toBe('in_review');
  expect(items[0]?.proofs.map(({ version, current }) => [version, current])).toEqual([
    [3, true],
    [2, false],
    [1, false],
  ]);
});

test.each([0, 1, 2, 3, 4, 5])('an order that is paid and cancelled at once is one or the other (%i)', async (round) => {
  const before = await balance();
  const orderId = await order(shop, reseller, byPrepaid);
  const { amount } = (await view(orderId)).amount;
  const pay = () => answer(shop, 'Cart/Checkout', { orderId, payNow: true }, reseller);
  const cancel = () => answer(shop, 'Account/CancelOrder', { orderId, reason: 'changed my mind' }, reseller);
  const answers = await Promise.all(round % 2 === 0 ? [pay(), cancel()] : [cancel(), pay()]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  const { status, paid } = await view(orderId);
  if (status === 'cancelled') expect([paid.amount, await balance()]).toEqual([0, before]);
  else expect([status, paid.amount, await balance()]).toEqual(['awaiting_files', amount, before - amount]);
});

describe('the same Idempotency-Key, sent several times at once, has one effect and one answer:', () => {
  const same = (answers: readonly Answer[]) => {
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  };
  const reused = { status: 422, code: 'idempotency_key_reused' };
  const keyed = (bearer: string): As => ({ bearer, headers: { 'idempotency-key': randomUUID() } });

  test('adding to the cart', async () => {
    const buyer = await somebody(shop);
    const as = keyed(buyer.bearer);
    same(await atOnce(6, () => answer(shop, 'Cart/Add2Cart', { item: banner }, as)));
    expect(await shop.call('Cart/CurrentCartCount', {}, buyer)).toBe(1);
    expect(await answer(shop, 'Cart/Add2Cart', { item: blank }, as)).toMatchObject(reused);
    expect(await shop.call('Cart/CurrentCartCount', {}, buyer)).toBe(1);
  });

  test('placing an order', async () => {
    const buyer = await fundedReseller(shop, 1_000_000);
    await shop.call('Cart/Add2Cart', { item: banner }, buyer);
    const quote = await shop.call('Cart/GetInstantQuote', { ...byPrepaid, country: 'JP' }, buyer);
    const input = {
      address: recipient,
      ...byPrepaid,
      expectedTotal: { currency: 'CNY', amount: quote.adjusted.total },
    };
    const as = keyed(buyer.bearer);
    same(await atOnce(6, () => answer(shop, 'Cart/PlaceOrder', input, as)));
    expect(await shop.call('Account/MyAllOrders', {}, buyer)).toMatchObject({ total: 1 });
    expect(await answer(shop, 'Cart/PlaceOrder', { ...input, currency: 'USD' }, as)).toMatchObject(reused);
  });

  test('completing and paying it', async () => {
    const before = await balance();
    const { orderId, quote } = await place(shop, reseller, byPrepaid);
    const completing = keyed(reseller.bearer);
    same(await atOnce(4, () => answer(shop, 'Cart/CompleteOrder', { orderId, notes: 'ring twice' }, completing)));
    expect(await answer(shop, 'Cart/CompleteOrder', { orderId }, completing)).toMatchObject(reused);
    const paying = keyed(reseller.bearer);
    same(await atOnce(12, () => answer(shop, 'Cart/Checkout', { orderId, payNow: true }, paying)));
    expect(await balance()).toBe(before - quote.adjusted.total);
    expect(await answer(shop, 'Cart/Checkout', { orderId, payNow: false }, paying)).toMatchObject(reused);
  });

  test('a deposit', async () => {
    const buyer = await fundedReseller(shop, 100);
    const as = keyed(accounting.bearer);
    const deposit = { accountEmail: buyer.email, type: 'deposit', amount: 500, memo: 'wire' };
    same(await atOnce(6, () => answer(shop, 'admin/prepaid-deposit', deposit, as)));
    expect(await balance(buyer)).toBe(600);
    expect(await answer(shop, 'admin/prepaid-deposit', { ...deposit, amount: 501 }, as)).toMatchObject(reused);
    expect(await balance(buyer)).toBe(600);
  });

  test('an event of the staff', async () => {
    const orderId = await paidOrder(shop, reseller, [blank]);
    const headers = { 'idempotency-key': randomUUID() };
    const refund = { event: 'refund_issued', amount: 100, reason: 'scratched' };
    same(await atOnce(6, () => post(service, orderId, refund, headers)));
    expect((await view(orderId)).refunded.amount).toBe(100);
    expect(await post(service, orderId, { ...refund, amount: 101 }, headers)).toMatchObject(reused);
    const other = await paidOrder(shop, reseller, [blank]);
    expect(await post(service, other, refund, headers)).toMatchObject(reused);
    expect((await view(other)).refunded.amount).toBe(0);
  });

  test('a proof', async () => {
    const orderId = await submittedOrder(shop, reseller, [banner, banner]);
    const [sid = ''] = await sidsOf(shop, reseller, orderId);
    const headers = { 'idempotency-key': randomUUID() };
    const send = (words: string) =>
      answer(
        shop,
        'admin/order-events',
        form({ event: 'digital_proof_sent', sid }, { name: 'p.pdf', content: pdf(words) }),
        { bearer: service.bearer, params: { orderId }, headers },
      );
    same(await atOnce(3, () => send('the same')));
    expect((await view(orderId)).items[0]?.proofs.length).toBe(1);
    expect(await send('another')).toMatchObject(reused);
    expect((await view(orderId)).items[0]?.proofs.length).toBe(1);
  });

  test('the last proof, after which the order takes no more', async () => {
    const orderId = await submittedOrder(shop, reseller);
    const [sid = ''] = await sidsOf(shop, reseller, orderId);
    const headers = { 'idempotency-key': randomUUID() };
    const send = (words: string) =>
      answer(
        shop,
        'admin/order-events',
        form({ event: 'digital_proof_sent', sid }, { name: 'p.pdf', content: pdf(words) }),
        { bearer: service.bearer, params: { orderId }, headers },
      );
    same([await send('the last'), await send('the last')]);
    expect(await send('another')).toMatchObject(reused);
    expect((await view(orderId)).items[0]?.proofs.length).toBe(1);
  });

  test('is free again after a refusal, and is another key for another caller', async () => {
    const [first, second] = [await somebody(shop), await somebody(shop)];
    const headers = { 'idempotency-key': randomUUID() };
    expect(
      await answer(shop, 'Cart/Add2Cart', { item: { ...banner, quantity: 0 } }, { ...first, headers }),
    ).toMatchObject({ status: 422 });
    expect(await answer(shop, 'Cart/Add2Cart', { item: banner }, { ...first, headers })).toMatchObject({ status: 200 });
    expect(await answer(shop, 'Cart/Add2Cart', { item: blank }, { ...second, headers })).toMatchObject({ status: 200 });
  });
});

test('the audits find nothing', async () => {
  expect(await audits(shop)).toEqual([]);
});
