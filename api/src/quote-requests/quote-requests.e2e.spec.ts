import { randomUUID } from 'node:crypto';
import type { AdminQuoteRequestView, Input, ItemView } from '@shop/contract';
import { openShop, type RequestOptions, type Shop } from '../../test/app';
import { sendRequest, runInParallel, sortedStatuses } from '../../test/concurrency';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { SentMails } from '../../test/sent-mails';
import { bannerItem, recipient } from '../../test/orders';
import { type TestUser, createUser } from '../../test/users';
import { openTestEnv, type TestEnv } from '../../test/test-env';

const DAY = 86_400_000;

let env: TestEnv;
let shop: Shop;
let mails: SentMails;
let service: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { TRUSTED_PROXIES: '127.0.0.1' });
  await fixtureCatalogue(shop);
  mails = new SentMails(shop, env);
  service = await createUser(shop, 'customer_service');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

type QuoteInput = Input<'Cart/GetQuoteFromStaff'>;
type Reply = Input<'admin/quote-request-answer'>;

/** Larger than any press: only staff can quote it. */
const oversizedItem: ItemView = { ...bannerItem, width: '60', length: '90', unit: 3, label: 'the whole house' };
const terms = { currency: 'USD', country: 'JP', shippingMethod: 0, paymentMethod: 0 };

let clients = 0;
const newClient = (): RequestOptions => ({ headers: { 'x-forwarded-for': `203.0.113.${++clients % 250}` } });
const visitor = () => ({ email: `${randomUUID()}@people.test`, name: 'Aiko Mori' });
const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * DAY).toISOString();

const requestQuote = async (input: QuoteInput, as: RequestOptions = newClient()) =>
  (await shop.call('Cart/GetQuoteFromStaff', input, as)).requestId;
const asService = (id: string): RequestOptions => ({ bearer: service.bearer, params: { id } });
const read = (id: string) => shop.call('admin/quote-request', {}, asService(id));
const reply = (id: string, change: Partial<Reply> = {}, as = asService(id)) =>
  sendRequest(
    shop,
    'admin/quote-request-answer',
    { lines: [{ fen: 50_000 }], message: 'Gladly.', validUntil: inDays(14), ...change },
    as,
  );
const listRequests = (filter: object) => shop.call('admin/quote-requests', { filter: JSON.stringify(filter) }, service);
const rows = (sql: string, values: unknown[] = []): Promise<unknown[]> => shop.database.reader.query(sql, values);

async function fillCart(person: TestUser, ...items: ItemView[]): Promise<void> {
  for (const item of items) await shop.call('Cart/Add2Cart', { item }, person);
}

/** The offer's token from the link in the answer email. */
async function findOfferToken(email: string, subject: string): Promise<string> {
  const [mail] = await mails.find(email, subject);
  return /\/quote\?t=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('requesting a quote', () => {
  test('a visitor with name and email requests a quote for an item of any size', async () => {
    const { email, name } = visitor();
    const id = await requestQuote(
      { item: oversizedItem, email, name, message: 'By June, please.', ...terms },
      { ...newClient(), language: 'ja' },
    );
    const request = await read(id);
    // S7.57
    expect(request).toMatchObject({
      kind: 'item',
      state: 'open',
      overdue: false,
      email,
      name,
      accountId: null,
      language: 'ja',
      priceList: 'retail',
      message: 'By June, please.',
      items: [{ item: oversizedItem, fen: null, why: expect.any(String) }],
      requestedTerms: terms,
      terms,
      answer: null,
    });
    const [confirmation] = await mails.find(email, 'お見積もりのご依頼を承りました');
    expect(confirmation?.text).toContain('48営業時間');
    const notification = (await mails.findAll(service.email)).find(({ text }) => text?.includes(id));
    expect(notification?.replyTo?.[0]?.address).toBe(email);
  });

  test('a customer requests a quote for the cart, which is not changed', async () => {
    const customer = await createUser(shop);
    await fillCart(customer, bannerItem, { ...bannerItem, quantity: 3 });
    const id = await requestQuote({ cart: true }, customer);
    const { items, kind, accountId, terms: likely } = await read(id);
    expect(kind).toBe('cart');
    expect(accountId).toBe(customer.accountId);
    expect(items.map(({ item, fen }) => [item.quantity, fen])).toEqual([
      [1, expect.any(Number)],
      [3, expect.any(Number)],
    ]);
    expect(likely).toEqual({ currency: 'USD', country: 'US', shippingMethod: 0, paymentMethod: 0 });
    expect(await shop.call('Cart/CurrentCartCount', {}, customer)).toBe(2);
    const [{ total, items: mine }] = [await shop.call('Account/MyQuoteRequests', {}, customer)];
    expect(total).toBe(1);
    expect(mine[0]).toMatchObject({ requestId: id, state: 'open', answer: null, orderId: null });
  });

  test('a cart request requires a session, an item request a name and an email address', async () => {
    expect(await sendRequest(shop, 'Cart/GetQuoteFromStaff', { cart: true, ...visitor() }, newClient())).toMatchObject({
      status: 401,
      code: 'login_required',
    });
    const problem = await shop.expectError('Cart/GetQuoteFromStaff', { item: bannerItem }, newClient());
    expect(problem).toMatchObject({ code: 'validation_failed', errors: [{ field: 'email' }, { field: 'name' }] });
    expect(await sendRequest(shop, 'Cart/GetQuoteFromStaff', { item: bannerItem }, service)).toMatchObject({
      status: 403,
    });
    const customer = await createUser(shop);
    expect(await sendRequest(shop, 'Cart/GetQuoteFromStaff', { cart: true }, customer)).toMatchObject({
      code: 'empty_cart',
    });
  });

  test.each([
    [{}, 'validation_failed', 'item'],
    [{ item: bannerItem, cart: true }, 'validation_failed', 'item'],
    [{ item: { ...bannerItem, sku: 'no-such' } }, 'unknown_product', 'item.sku'],
    [{ item: { ...bannerItem, width: 'wide' } }, 'not_a_number', 'item.width'],
    [{ item: { ...bannerItem, finishes: ['gold'] } }, 'unknown_finish', 'item.finishes'],
    [{ item: { ...bannerItem, quantity: 1e300 } }, 'quantity_out_of_range', 'item.quantity'],
    [{ item: bannerItem, currency: 'XXX' }, 'unknown_currency', 'currency'],
    [{ item: bannerItem, paymentMethod: 9 }, 'unknown_payment_method', 'paymentMethod'],
    [{ item: bannerItem, country: 'Japan' }, 'validation_failed', 'country'],
    [{ item: bannerItem, email: 'a@b.test\r\nBcc: x@y.test' }, 'validation_failed', 'email'],
    [{ item: bannerItem, name: 'A\nB' }, 'validation_failed', 'name'],
  ])('rejects %j', async (input, code, field) => {
    const problem = await shop.expectError('Cart/GetQuoteFromStaff', { ...visitor(), ...input }, newClient());
    expect([problem.code, problem.errors?.[0]?.field]).toEqual([code, field]);
  });

  test('the same Idempotency-Key creates one request', async () => {
    const headers = { ...newClient().headers, 'idempotency-key': randomUUID() };
    const input = { item: bannerItem, ...visitor() };
    const ids = await runInParallel(4, () => requestQuote(input, { headers }));
    expect(new Set(ids).size).toBe(1);
    expect(
      await sendRequest(shop, 'Cart/GetQuoteFromStaff', { ...input, message: 'other' }, { headers }),
    ).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  test('limits requests to 20 per client and 5 per email address in 10 minutes', async () => {
    const client = newClient();
    const answers = await runInParallel(24, () =>
      sendRequest(shop, 'Cart/GetQuoteFromStaff', { item: bannerItem, ...visitor() }, client),
    );
    expect(sortedStatuses(answers).filter((status) => status === 429)).toHaveLength(4);
    const sender = visitor();
    const mailed = await runInParallel(7, () =>
      sendRequest(shop, 'Cart/GetQuoteFromStaff', { item: bannerItem, ...sender }, newClient()),
    );
    expect(sortedStatuses(mailed).filter((status) => status === 429)).toHaveLength(2);
  });
});

describe('buy-for-me requests', () => {
  const wish = { what: 'Clip rails, 60 cm', quantity: 40, links: ['https://rails.seller.cn/60?c=1'] };

  test('adds a buy-for-me request to the same queue without opening its links', async () => {
    const budget = { currency: 'EUR', amount: 20_000 };
    const sender = visitor();
    const { requestId } = await shop.call(
      'UserEnd/BuyForMe',
      { ...wish, budget, country: 'FR', ...sender },
      newClient(),
    );
    // S1.36
    expect(await read(requestId)).toMatchObject({
      kind: 'buy_for_me',
      lines: 1,
      items: [],
      wish: { ...wish, budget },
      terms: { currency: 'EUR', country: 'FR' },
    });
    expect((await listRequests({ kind: 'buy_for_me', q: 'clip rails' })).map(({ id }) => id)).toContain(requestId);
  });

  test.each([
    'ftp://seller.cn/a',
    'javascript:alert(1)',
    'http://localhost/a',
    'http://user:word@seller.cn/',
    'seller.cn',
  ])('rejects a link to %s', async (link) => {
    const problem = await shop.expectError(
      'UserEnd/BuyForMe',
      { ...wish, links: [wish.links[0], link], ...visitor() },
      newClient(),
    );
    expect(problem).toMatchObject({ code: 'link_not_public', errors: [{ field: 'links[1]' }] });
  });

  test.each([
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: 1.5 }],
    ['what', { what: ' ' }],
    ['links', { links: Array.from({ length: 11 }, () => 'https://seller.cn/') }],
    ['budget.amount', { budget: { currency: 'USD', amount: 0 } }],
    ['email', { email: undefined }],
  ])('rejects an invalid %s', async (field, change) => {
    const problem = await shop.expectError('UserEnd/BuyForMe', { ...wish, ...visitor(), ...change }, newClient());
    expect(problem).toMatchObject({ code: 'validation_failed', errors: [{ field }] });
  });

  test('is answered with lines that have their own names', async () => {
    const customer = await createUser(shop);
    const { requestId } = await shop.call('UserEnd/BuyForMe', { ...wish, country: 'JP' }, customer);
    expect(await reply(requestId)).toMatchObject({ code: 'weight_missing' });
    const lines = [
      { fen: 80_000, grams: 12_000, label: 'Clip rail 60 cm, silver', quantity: 40 },
      { fen: 5_000, grams: 400 },
    ];
    expect(await reply(requestId, { lines })).toMatchObject({ status: 200 });
    const [offer] = (await rows('select items from offer where request_id = $1', [requestId])) as {
      items: ItemView[];
    }[];
    expect(offer?.items).toEqual([
      { sku: 'buy-for-me', quantity: 40, artwork: 'blank', finishes: [], label: 'Clip rail 60 cm, silver' },
      { sku: 'buy-for-me', quantity: 40, artwork: 'blank', finishes: [], label: 'Clip rails, 60 cm' },
    ]);
  });
});

describe('request queue', () => {
  test('lists open requests by due date, marks overdue ones and puts decided ones below', async () => {
    const now = shop.clock.now().getTime();
    const people = [visitor(), visitor(), visitor()];
    const [late = '', soon = '', done = ''] = await Promise.all(
      people.map((sender) => requestQuote({ item: bannerItem, ...sender })),
    );
    await rows('update quote_request set due_at = $2 where id = $1', [late, new Date(now - DAY)]);
    await rows('update quote_request set due_at = $2 where id = $1', [soon, new Date(now + 60_000)]);
    await shop.call('admin/quote-request-decline', { message: 'Not this one.' }, asService(done));
    const queue = await listRequests({});
    const places = [late, soon, done].map((id) => queue.findIndex((row) => row.id === id));
    expect(places[0]).toBe(0);
    expect(places[1]).toBe(1);
    expect(places[2] === -1 || (places[2] ?? 0) > queue.findLastIndex(({ state }) => state === 'open')).toBe(true);
    expect(queue.slice(0, 2).map(({ overdue }) => overdue)).toEqual([true, false]);
    expect((await listRequests({ overdue: true })).map(({ id }) => id)).toEqual([late]);
    expect((await listRequests({ state: 'declined', q: people[2]?.email })).map(({ id }) => id)).toEqual([done]);
  });

  test('is accessible to customer service only', async () => {
    for (const role of ['factory', 'isc_facility', 'accounting', 'customer'] as const) {
      const { bearer } = await createUser(shop, role);
      expect(await sendRequest(shop, 'admin/quote-requests', {}, { bearer })).toMatchObject({ status: 403 });
    }
  });
});

describe('an answer', () => {
  test('creates an offer from staff prices with the tariff’s shipping, rates and fees and emails its link', async () => {
    const customer = await createUser(shop);
    await fillCart(customer, bannerItem);
    const id = await requestQuote({ cart: true, ...terms }, customer);
    const own = await shop.call('Cart/GetInstantQuote', terms, customer);
    const seen = await shop.call('admin/quote-request-preview', { lines: [{ fen: 50_000 }] }, asService(id));
    expect(seen.original.product).toBe(50_000);
    expect(seen.weight).toEqual(own.weight);
    expect(seen.adjusted.product).toBe(6950);
    expect((await read(id)).state).toBe('open');

    const { status, body } = await reply(id);
    expect(status).toBe(200);
    const total = { currency: 'USD', amount: seen.adjusted.total };
    expect(body).toMatchObject({ state: 'answered', answer: { total, message: 'Gladly.', by: service.email, terms } });
    const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(total.amount / 100);
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(inDays(14)));
    const token = await findOfferToken(customer.email, `Your quote: ${dollars}, valid until ${day}`);
    const offer = await shop.call('Quotation/SharedQuote', { token });
    // S6.22
    expect(offer).toMatchObject({ kind: 'staff', quote: { adjusted: { total: total.amount } }, ordered: false });
    const [mine] = (await shop.call('Account/MyQuoteRequests', {}, customer)).items;
    expect(mine).toMatchObject({ state: 'answered', answer: { total, message: 'Gladly.' } });
    const key = /t=([\w-]+)/.exec(mine?.answer?.offer ?? '')?.[1] ?? '';
    expect(await shop.call('Quotation/SharedQuote', { token: key }, customer)).toMatchObject({ kind: 'staff' });
  });

  test('may change the terms and specify weights that the tariff does not know', async () => {
    const id = await requestQuote({ item: oversizedItem, ...visitor(), ...terms });
    expect(await reply(id)).toMatchObject({ status: 422, code: 'weight_missing' });
    const lines = [{ fen: 9_000_000, grams: 20_000, cm3: 30_000 }];
    const changed = { lines, currency: 'EUR', country: 'FR' };
    expect((await reply(id, changed)).body).toMatchObject({
      answer: { total: { currency: 'EUR' }, terms: { ...terms, currency: 'EUR', country: 'FR' } },
    });
  });

  test.each<[string, Partial<Record<keyof Reply, unknown>>, string, string]>([
    ['no line', { lines: [] }, 'validation_failed', 'lines'],
    ['a line too many', { lines: [{ fen: 1 }, { fen: 1 }] }, 'validation_failed', 'lines'],
    ['a price of 0', { lines: [{ fen: 0 }] }, 'validation_failed', 'lines[0].fen'],
    ['a price below 0', { lines: [{ fen: -5 }] }, 'validation_failed', 'lines[0].fen'],
    ['a price of 2^53', { lines: [{ fen: 2 ** 53 }] }, 'validation_failed', 'lines[0].fen'],
    ['a price with fractions', { lines: [{ fen: 0.5 }] }, 'validation_failed', 'lines[0].fen'],
    ['no weight at all', { lines: [{ fen: 1, grams: 0 }] }, 'validation_failed', 'lines[0].grams'],
    ['a time that is past', { validUntil: '2020-01-01T00:00:00Z' }, 'validation_failed', 'validUntil'],
    ['a time over 90 days ahead', { validUntil: '9999-01-01T00:00:00Z' }, 'validation_failed', 'validUntil'],
    ['a time that is none', { validUntil: 'soon' }, 'validation_failed', 'validUntil'],
    ['an unknown currency', { currency: 'XXX' }, 'unknown_currency', 'currency'],
    ['a country we do not ship to', { country: 'KP' }, 'shipping_excluded', 'country'],
    ['a prepaid account that is none', { currency: 'CNY', paymentMethod: 3 }, 'prepaid_not_allowed', 'paymentMethod'],
  ])('is rejected for %s and the request stays open', async (_name, change, code, field) => {
    const id = await requestQuote({ item: bannerItem, ...visitor(), ...terms });
    const { body } = await reply(id, change as Partial<Reply>);
    expect(body).toMatchObject({ code, errors: [{ field }] });
    expect((await read(id)).state).toBe('open');
    expect(await rows('select from offer where request_id = $1', [id])).toEqual([]);
  });

  test('is accepted once if several are sent in parallel', async () => {
    const id = await requestQuote({ item: bannerItem, ...visitor(), ...terms });
    const other = await createUser(shop, 'customer_service');
    const answers = await Promise.all([
      reply(id),
      reply(id, { lines: [{ fen: 70_000 }] }, { bearer: other.bearer, params: { id } }),
      sendRequest(shop, 'admin/quote-request-decline', { message: 'No.' }, { bearer: other.bearer, params: { id } }),
    ]);
    expect(sortedStatuses(answers)).toEqual([200, 409, 409]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['', 'already_decided', 'already_decided']);
    expect((await rows('select from offer where request_id = $1', [id])).length).toBeLessThanOrEqual(1);
  });

  test('expires automatically', async () => {
    const customer = await createUser(shop);
    const id = await requestQuote({ item: bannerItem, ...terms }, customer);
    await reply(id, { validUntil: inDays(1) });
    await rows('update quote_request set valid_until = $2 where id = $1', [
      id,
      new Date(shop.clock.now().getTime() - 1),
    ]);
    expect((await read(id)).state).toBe('expired');
    expect((await listRequests({ state: 'expired' })).map((row) => row.id)).toContain(id);
    const [mine] = (await shop.call('Account/MyQuoteRequests', {}, customer)).items;
    expect(mine).toMatchObject({ state: 'expired', answer: { offer: null } });
  });

  test('may decline the request with a reason by email', async () => {
    const sender = visitor();
    const id = await requestQuote({ item: oversizedItem, ...sender });
    expect(
      await shop.call('admin/quote-request-decline', { message: 'No press is that wide.' }, asService(id)),
    ).toMatchObject({
      state: 'declined',
    });
    const [mail] = await mails.find(sender.email, 'About your quote request');
    expect(mail?.text).toContain('No press is that wide.');
    expect(await reply(id)).toMatchObject({ code: 'already_decided' });
  });

  test('is rejected after the owner has withdrawn the request', async () => {
    const [owner, stranger] = [await createUser(shop), await createUser(shop)];
    const requestId = await requestQuote({ item: bannerItem }, owner);
    for (const id of [requestId, randomUUID(), 'x']) {
      expect(await sendRequest(shop, 'Account/WithdrawQuoteRequest', { requestId: id }, stranger)).toMatchObject({
        code: 'resource_not_found',
      });
    }
    await shop.call('Account/WithdrawQuoteRequest', { requestId }, owner);
    expect(await reply(requestId)).toMatchObject({ code: 'already_decided' });
    expect(await sendRequest(shop, 'Account/WithdrawQuoteRequest', { requestId }, owner)).toMatchObject({
      code: 'already_decided',
    });
    expect((await shop.call('Account/MyQuoteRequests', {}, stranger)).total).toBe(0);
  });

  test('is not found for a request that does not exist', async () => {
    for (const id of [randomUUID(), 'x', '%00']) {
      expect(await sendRequest(shop, 'admin/quote-request', {}, asService(id))).toMatchObject({
        code: 'resource_not_found',
      });
      expect(await reply(id)).toMatchObject({ code: 'resource_not_found' });
    }
  });
});

describe('ordering at the quoted price', () => {
  const place = (person: TestUser, request: AdminQuoteRequestView, offer: string) => {
    const { terms: agreed, total } = request.answer ?? {};
    const { currency, shippingMethod, paymentMethod } = agreed ?? terms;
    const expectedTotal = total ?? { currency, amount: 0 };
    const order = { offer, address: recipient, currency, shippingMethod, paymentMethod, expectedTotal };
    return sendRequest(shop, 'Cart/PlaceOrder', order, person);
  };

  test('marks the request as ordered and uses the quoted names on the order', async () => {
    const customer = await createUser(shop);
    const wish = { what: 'Clip rails', quantity: 4, links: [], country: 'JP' };
    const { requestId } = await shop.call('UserEnd/BuyForMe', wish, customer);
    await reply(requestId, { lines: [{ fen: 30_000, grams: 900 }] });
    const [mine] = (await shop.call('Account/MyQuoteRequests', {}, customer)).items;
    const key = /t=([\w-]+)/.exec(mine?.answer?.offer ?? '')?.[1] ?? '';
    const placed = await place(customer, await read(requestId), key);
    expect(placed.body).toMatchObject({ data: { status: 'preorder' } });
    const { orderId } = (placed.body as { data: { orderId: string } }).data;
    expect(await read(requestId)).toMatchObject({ state: 'ordered', orderId });
    expect((await listRequests({ state: 'ordered' })).map(({ id }) => id)).toContain(requestId);
    const order = await shop.call('Account/ViewOrder', { orderId }, customer);
    expect(order.items).toMatchObject([{ product: { name: 'Clip rails' }, printed: false, item: { quantity: 4 } }]);
    expect(order.quote.original.product).toBe(30_000);
  });
});

test('quote requests are part of the data export and are deleted with the account', async () => {
  const customer = await createUser(shop);
  const id = await requestQuote({ item: bannerItem, message: 'For my mother’s shop.' }, customer);
  const sender = { email: customer.email, name: 'Me, before I logged in' };
  const before = await requestQuote({ item: bannerItem, ...sender });
  await reply(id);
  const data = JSON.stringify(await shop.call('Account/MyData', {}, customer));
  expect(data).toContain('For my mother’s shop.');
  await shop.call('Account/CloseAccount', {}, customer);
  expect(await rows('select from quote_request where id = any($1)', [[id, before]])).toEqual([]);
  expect(await rows('select from offer where request_id = $1', [id])).toEqual([]);
});

test('promises a reply within 48 business hours, excluding weekends', async () => {
  shop.clock.stopAt('2026-11-27T03:00:00Z');
  const id = await requestQuote({ item: bannerItem, ...visitor() });
  const [row] = (await rows('select due_at from quote_request where id = $1', [id])) as { due_at: Date }[];
  expect(row?.due_at.toISOString()).toBe('2026-12-01T03:00:00.000Z'); // S9.60
});
