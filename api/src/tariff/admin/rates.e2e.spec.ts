import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AdminCurrencyView, PendingRateView, Problem } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest, runInParallel, sortedStatuses } from '../../../test/concurrency';
import { eventually } from '../../../test/eventually';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { SentMails } from '../../../test/sent-mails';
import { bannerItem, paypalTerms, placeOrder } from '../../../test/orders';
import { type TestUser, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { RateImport } from '../rates/rate-import.service';

let testEnv: TestEnv;
let source: Server;
let sourceResponse: { status?: number; location?: string; body: string };
let shop: Shop;
let other: Shop;
let accounting: TestUser;
let mails: SentMails;

beforeAll(async () => {
  source = createServer((_, response) => {
    const { status = 200, location, body } = sourceResponse;
    response.writeHead(status, location ? { location } : {}).end(body);
  }).listen(0, '127.0.0.1');
  await once(source, 'listening');
  testEnv = await openTestEnv();
  const { port } = source.address() as AddressInfo;
  shop = await openShop(testEnv, { RATES_URL: `http://127.0.0.1:${port}/cny.json` });
  await fixtureCatalogue(shop);
  other = await openShop(testEnv, { WORKER: '0' });
  accounting = await createUser(shop, 'accounting');
  mails = new SentMails(shop, testEnv);
}, 60_000);

afterAll(async () => {
  source?.closeAllConnections();
  source?.close();
  await other?.close();
  await shop?.close();
  await testEnv?.close();
});

const as = (id: string) => ({ bearer: accounting.bearer, params: { id } });
const currency = (id: string): Promise<AdminCurrencyView> => shop.call('admin/currency', {}, as(id));
const enter = (id: string, rate: object) => sendRequest(shop, 'admin/currency-rate', rate, as(id));
const decide = (id: string, decision: string) => sendRequest(shop, 'admin/pending-rate-decision', { decision }, as(id));
const pending = (filter: object = { status: 'pending' }): Promise<PendingRateView[]> =>
  shop.call('admin/pending-rates', { filter: JSON.stringify(filter) }, accounting);

async function currentRate(id: string): Promise<string> {
  const { perCny } = await currency(id);
  if (perCny === null) throw new Error(`no rate for ${id}`);
  return perCny;
}

/** The current rate times a factor. */
const multiply = (rate: string, factor: number) => (Number(rate) * factor).toFixed(6);

/** The rate in each process. */
async function rateIn(replica: Shop, code: string): Promise<number> {
  const rates = await replica.call('UserEnd/SiteInfo/GetCurrencyRateList', {});
  return Number(rates.find((rate) => rate.currency === code)?.perCny);
}

describe('an entered exchange rate', () => {
  test('applies immediately in every process, and the previous rate stays in the history', async () => {
    const before = await currentRate('USD');
    const perCny = multiply(before, 1.05);
    expect(await enter('USD', { perCny })).toMatchObject({ status: 200 });
    for (const replica of [shop, other]) {
      await eventually(async () => expect(await rateIn(replica, 'USD')).toBe(Number(perCny))); // S7.33
    }
    const { rates } = await currency('USD');
    expect(rates.map((rate) => [Number(rate.perCny), rate.source, rate.setBy])).toEqual([
      [Number(perCny), 'entered', accounting.email],
      [Number(before), null, null],
    ]);
  });

  test('does not change the rate of existing orders', async () => {
    const customer = await createUser(shop);
    const { orderId, quote } = await placeOrder(shop, customer, paypalTerms, [bannerItem]);
    const perCny = multiply(await currentRate('USD'), 1.04);
    await enter('USD', { perCny });
    await eventually(async () => expect(await rateIn(shop, 'USD')).toBe(Number(perCny)));
    const { amount } = await shop.call('Account/ViewOrder', { orderId }, customer);
    expect(amount).toEqual({ currency: 'USD', amount: quote.adjusted.total });
    const { adjusted } = await shop.call('Quotation/GetItemQuote', { item: bannerItem, ...paypalTerms, country: 'JP' });
    expect(adjusted.total).toBeGreaterThan(quote.adjusted.total);
  });

  test('can start later and applies from that instant', async () => {
    const before = await currentRate('AUD');
    const validFrom = new Date(shop.clock.now().getTime() + 3600_000).toISOString();
    const perCny = multiply(before, 0.95);
    expect(await enter('AUD', { perCny, validFrom })).toMatchObject({ status: 200 });
    expect(await currency('AUD')).toMatchObject({ perCny: before, next: { validFrom } });
    expect(await enter('AUD', { perCny: before, validFrom })).toMatchObject({ status: 409, code: 'rate_exists' });
    shop.clock.advance(3600_000);
    try {
      await eventually(async () => expect(await rateIn(shop, 'AUD')).toBe(Number(perCny)));
    } finally {
      shop.clock.advance(-3600_000);
    }
  });

  test('that differs by more than 10 % needs confirmation', async () => {
    const before = await currentRate('GBP');
    for (const perCny of [multiply(before, 1.2), multiply(before, 0.8), String(1 / Number(before))]) {
      const rejected = await enter('GBP', { perCny: perCny.slice(0, 12), confirmJump: false });
      expect(rejected).toMatchObject({ status: 422, code: 'rate_jump', body: { errors: [{ field: 'perCny' }] } });
    }
    expect(await currentRate('GBP')).toBe(before);
    expect(await enter('GBP', { perCny: multiply(before, 1.2), confirmJump: true })).toMatchObject({ status: 200 });
    expect(Number(await currentRate('GBP'))).toBe(Number(multiply(before, 1.2)));
  });

  test.each([
    ['0', 'not_positive'],
    ['-0.139', 'not_positive'],
    ['NaN', 'not_a_decimal'],
    ['1e-3', 'not_a_decimal'],
    ['0,139', 'not_a_decimal'],
    [' ', 'not_a_decimal'],
  ])('is rejected as %j', async (perCny, code) => {
    const { status, body } = await enter('USD', { perCny, confirmJump: true });
    expect([status, (body as Problem).errors]).toMatchObject([400, [{ field: 'perCny', code }]]);
  });

  test.each(['tomorrow', '2026-02-30T25:00Z', '2999-01-01T00:00:00Z', '2027-01-01'])(
    'is rejected with the start %j',
    async (validFrom) => {
      const { status, body } = await enter('USD', { perCny: await currentRate('USD'), validFrom });
      expect([status, (body as Problem).errors]).toMatchObject([400, [{ field: 'validFrom' }]]);
    },
  );

  test('is rejected for CNY, for unknown currencies and from other staff', async () => {
    expect(await enter('CNY', { perCny: '1' })).toMatchObject({ status: 409, code: 'rate_fixed' });
    expect(await enter('XXX', { perCny: '1' })).toMatchObject({ status: 404, code: 'resource_not_found' });
    const service = await createUser(shop, 'customer_service');
    const trying = { bearer: service.bearer, params: { id: 'USD' } };
    expect(await sendRequest(shop, 'admin/currency-rate', { perCny: '0.14' }, trying)).toMatchObject({ status: 403 });
  });

  test('is added once for a repeated Idempotency-Key', async () => {
    const perCny = multiply(await currentRate('CAD'), 1.01);
    const once = { ...as('CAD'), headers: { 'idempotency-key': randomUUID() } };
    const responses = await runInParallel(3, () => sendRequest(shop, 'admin/currency-rate', { perCny }, once));
    expect(sortedStatuses(responses)).toEqual([200, 200, 200]);
    expect((await currency('CAD')).rates).toHaveLength(2);
  });
});

describe('imported exchange rates', () => {
  const today = () => shop.clock.now().toISOString().slice(0, 10);
  const runImport = async (rates: object, changes: object = {}) => {
    sourceResponse = { body: JSON.stringify({ base: 'CNY', rates, date: today(), ...changes }) };
    await shop.app.get(RateImport, { strict: false }).run();
  };

  async function allCurrentRates(): Promise<Record<string, string>> {
    const rows = await shop.call('admin/currencies', {}, accounting);
    return Object.fromEntries(
      rows.flatMap(({ id, perCny }) => (id === 'CNY' || perCny === null ? [] : [[id, perCny]])),
    );
  }

  test('apply one by one; invalid or strongly changed rates wait for accounting, who are emailed', async () => {
    const before = await allCurrentRates();
    const sources: Record<string, string> = {
      ...before,
      EUR: multiply(before.EUR ?? '', 1.02),
      USD: '0',
      GBP: 'NaN',
      JPY: multiply(before.JPY ?? '', 1.2),
    };
    const { HKD: _, ...rates }: Record<string, string> = { ...sources, XAU: '0.0001' };
    await runImport(rates);
    const after = await allCurrentRates();
    expect(after).toEqual({ ...before, EUR: expect.any(String) });
    expect(Number(after.EUR)).toBe(Number(sources.EUR));
    for (const replica of [shop, other]) {
      await eventually(async () => expect(await rateIn(replica, 'EUR')).toBe(Number(sources.EUR)));
    }
    const reasons = Object.fromEntries((await pending()).map((rate) => [rate.currency, rate.reason]));
    const expected = { USD: 'not_positive', GBP: 'not_a_number', JPY: 'jump', ...(before.HKD && { HKD: 'missing' }) };
    expect(reasons).toEqual(expected);
    const [row] = await shop.call('admin/currencies', {}, accounting);
    expect(row).toMatchObject({
      fetches: true,
      lastFetch: { outcome: 'done', applied: 1, pending: Object.keys(expected).length },
    });
    const [mail] = await mails.find(accounting.email, 'Exchange rate to approve: JPY');
    expect(mail?.text).toContain(sources.JPY);
    expect(mail?.text).toContain(`/admin/#/pending-rates/`);
  });

  test('imported again on the same day change nothing and send no email', async () => {
    const before = [await allCurrentRates(), await pending()];
    sourceResponse = { body: sourceResponse.body };
    await shop.app.get(RateImport, { strict: false }).run();
    await mails.waitUntilIdle();
    expect([await allCurrentRates(), await pending()]).toEqual(before);
    await mails.find(accounting.email, 'Exchange rate to approve: JPY');
  });

  test('that changed strongly apply after exactly one approval', async () => {
    const [jump] = (await pending()).filter(({ reason }) => reason === 'jump');
    const decisions = await Promise.all([decide(jump?.id ?? '', 'approved'), decide(jump?.id ?? '', 'rejected')]);
    expect(sortedStatuses(decisions)).toEqual([200, 409]);
    const approved = decisions[0].status === 200;
    const { rates, pendingRateId } = await currency('JPY');
    expect(rates[0]?.source).toBe(approved ? 'approved' : null);
    expect(pendingRateId).toBeNull();
  });

  test('that are invalid can only be rejected and are not reported again', async () => {
    const [zero] = (await pending()).filter(({ reason }) => reason === 'not_positive');
    const id = zero?.id ?? '';
    expect(await decide(id, 'approved')).toMatchObject({ status: 422, code: 'rate_unusable' });
    expect(await decide(id, 'rejected')).toMatchObject({ status: 200, body: { decidedBy: accounting.email } });
    expect(await decide(id, 'rejected')).toMatchObject({ status: 409, code: 'already_decided' });
    await runImport({ ...(await allCurrentRates()), USD: '0' });
    expect((await pending()).filter((rate) => rate.currency === 'USD')).toEqual([]);
  });

  test('supersede pending rates when they are valid again', async () => {
    await runImport({ ...(await allCurrentRates()), GBP: 'NaN' });
    expect((await pending()).map(({ currency }) => currency)).toEqual(['GBP']);
    await runImport(await allCurrentRates());
    expect(await pending()).toEqual([]);
    expect((await pending({ currency: 'GBP', status: 'superseded' })).length).toBeGreaterThan(0);
  });

  test.each([
    [
      'another base currency',
      'other_base',
      () => ({ body: JSON.stringify({ base: 'USD', rates: {}, date: today() }) }),
    ],
    ['outdated rates', 'out_of_date', () => ({ body: JSON.stringify({ base: 'CNY', rates: {}, date: '2020-01-01' }) })],
    ['an HTML page', 'not_understood', () => ({ body: '<html>' })],
    ['a redirect', 'redirected', () => ({ status: 301, location: 'http://127.0.0.1:9/', body: '' })],
    ['a too large response', 'too_large', () => ({ body: `{"base":"${'x'.repeat(70_000)}"}` })],
  ])('fail with %s, change nothing and accounting is emailed', async (_, reason, response) => {
    const before = [await allCurrentRates(), await pending()];
    const subject = 'Exchange rates could not be fetched';
    const mailCount = (await mails.findAll(accounting.email)).filter((mail) => mail.subject === subject).length;
    sourceResponse = response();
    await shop.app.get(RateImport, { strict: false }).run();
    expect([await allCurrentRates(), await pending()]).toEqual(before);
    expect((await currency('USD')).lastFetch).toMatchObject({ outcome: 'failed', reason });
    await mails.find(accounting.email, subject, mailCount + 1);
  });
});

test('exchange rates are never changed or deleted', async () => {
  await expect(shop.database.reader.query('update currency_rate set per_cny = 1')).rejects.toThrow('append-only');
  await expect(shop.database.reader.query('delete from currency_rate')).rejects.toThrow('append-only');
});
