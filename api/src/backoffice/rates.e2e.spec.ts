import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AdminCurrencyView, PendingRateView, Problem } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { answer, atOnce, statusesOf } from '../../test/at-once';
import { eventually } from '../../test/eventually';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { MailRoom } from '../../test/mail-room';
import { banner, byPayPal, place } from '../../test/ordering';
import { type Person, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';
import { RateFeed } from '../catalogue/public';

let stage: Stage;
let source: Server;
let sheet: { status?: number; location?: string; body: string };
let shop: Shop;
let other: Shop;
let accounting: Person;
let mails: MailRoom;

beforeAll(async () => {
  source = createServer((_, response) => {
    const { status = 200, location, body } = sheet;
    response.writeHead(status, location ? { location } : {}).end(body);
  }).listen(0, '127.0.0.1');
  await once(source, 'listening');
  stage = await openStage();
  const { port } = source.address() as AddressInfo;
  shop = await openShop(stage, { RATES_URL: `http://127.0.0.1:${port}/cny.json` });
  await fixtureCatalogue(shop);
  other = await openShop(stage, { WORKER: '0' });
  accounting = await somebody(shop, 'accounting');
  mails = new MailRoom(shop, stage);
}, 60_000);

afterAll(async () => {
  source?.closeAllConnections();
  source?.close();
  await other?.close();
  await shop?.close();
  await stage?.close();
});

const as = (id: string) => ({ bearer: accounting.bearer, params: { id } });
const currency = (id: string): Promise<AdminCurrencyView> => shop.call('admin/currency', {}, as(id));
const enter = (id: string, rate: object) => answer(shop, 'admin/currency-rate', rate, as(id));
const decide = (id: string, decision: string) => answer(shop, 'admin/pending-rate-decision', { decision }, as(id));
const pending = (filter: object = { status: 'pending' }): Promise<PendingRateView[]> =>
  shop.call('admin/pending-rates', { filter: JSON.stringify(filter) }, accounting);

async function inForce(id: string): Promise<string> {
  const { perCny } = await currency(id);
  if (perCny === null) throw new Error(`no rate for ${id}`);
  return perCny;
}

/** A little or a lot more than what is in force. */
const times = (rate: string, factor: number) => (Number(rate) * factor).toFixed(6);

/** What every replica quotes by. */
async function quotedAt(replica: Shop, code: string): Promise<number> {
  const rates = await replica.call('UserEnd/SiteInfo/GetCurrencyRateList', {});
  return Number(rates.find((rate) => rate.currency === code)?.perCny);
}

describe('a rate that is entered', () => {
  test('holds at once on every replica, and the one before stays in the history', async () => {
    const before = await inForce('USD');
    const perCny = times(before, 1.05);
    expect(await enter('USD', { perCny })).toMatchObject({ status: 200 });
    for (const replica of [shop, other]) {
      await eventually(async () => expect(await quotedAt(replica, 'USD')).toBe(Number(perCny)));
    }
    const { rates } = await currency('USD');
    expect(rates.map((rate) => [Number(rate.perCny), rate.source, rate.setBy])).toEqual([
      [Number(perCny), 'entered', accounting.email],
      [Number(before), null, null],
    ]);
  });

  test('leaves orders at the rate they were placed at', async () => {
    const customer = await somebody(shop);
    const { orderId, quote } = await place(shop, customer, byPayPal, [banner]);
    const perCny = times(await inForce('USD'), 1.04);
    await enter('USD', { perCny });
    await eventually(async () => expect(await quotedAt(shop, 'USD')).toBe(Number(perCny)));
    const { amount } = await shop.call('Account/ViewOrder', { orderId }, customer);
    expect(amount).toEqual({ currency: 'USD', amount: quote.adjusted.total });
    const { adjusted } = await shop.call('Quotation/GetItemQuote', { item: banner, ...byPayPal, country: 'JP' });
    expect(adjusted.total).toBeGreaterThan(quote.adjusted.total);
  });

  test('may begin later, and holds from that instant on', async () => {
    const before = await inForce('AUD');
    const validFrom = new Date(shop.clock.now().getTime() + 3600_000).toISOString();
    const perCny = times(before, 0.95);
    expect(await enter('AUD', { perCny, validFrom })).toMatchObject({ status: 200 });
    expect(await currency('AUD')).toMatchObject({ perCny: before, next: { validFrom } });
    expect(await enter('AUD', { perCny: before, validFrom })).toMatchObject({ status: 409, code: 'rate_exists' });
    shop.clock.advance(3600_000);
    try {
      await eventually(async () => expect(await quotedAt(shop, 'AUD')).toBe(Number(perCny)));
    } finally {
      shop.clock.advance(-3600_000);
    }
  });

  test('more than 10 % away wants to be confirmed', async () => {
    const before = await inForce('GBP');
    for (const perCny of [times(before, 1.2), times(before, 0.8), String(1 / Number(before))]) {
      const refused = await enter('GBP', { perCny: perCny.slice(0, 12), confirmJump: false });
      expect(refused).toMatchObject({ status: 422, code: 'rate_jump', body: { errors: [{ field: 'perCny' }] } });
    }
    expect(await inForce('GBP')).toBe(before);
    expect(await enter('GBP', { perCny: times(before, 1.2), confirmJump: true })).toMatchObject({ status: 200 });
    expect(Number(await inForce('GBP'))).toBe(Number(times(before, 1.2)));
  });

  test.each([
    ['0', 'not_positive'],
    ['-0.139', 'not_positive'],
    ['NaN', 'not_a_decimal'],
    ['1e-3', 'not_a_decimal'],
    ['0,139', 'not_a_decimal'],
    [' ', 'not_a_decimal'],
  ])('as %j is refused', async (perCny, code) => {
    const { status, body } = await enter('USD', { perCny, confirmJump: true });
    expect([status, (body as Problem).errors]).toMatchObject([400, [{ field: 'perCny', code }]]);
  });

  test.each(['tomorrow', '2026-02-30T25:00Z', '2999-01-01T00:00:00Z', '2027-01-01'])(
    'from %j is refused',
    async (validFrom) => {
      const { status, body } = await enter('USD', { perCny: await inForce('USD'), validFrom });
      expect([status, (body as Problem).errors]).toMatchObject([400, [{ field: 'validFrom' }]]);
    },
  );

  test('is none of the yuan, of unknown currencies, nor of other staff', async () => {
    expect(await enter('CNY', { perCny: '1' })).toMatchObject({ status: 409, code: 'rate_fixed' });
    expect(await enter('XXX', { perCny: '1' })).toMatchObject({ status: 404, code: 'resource_not_found' });
    const service = await somebody(shop, 'customer_service');
    const trying = { bearer: service.bearer, params: { id: 'USD' } };
    expect(await answer(shop, 'admin/currency-rate', { perCny: '0.14' }, trying)).toMatchObject({ status: 403 });
  });

  test('under one key is entered once', async () => {
    const perCny = times(await inForce('CAD'), 1.01);
    const once = { ...as('CAD'), headers: { 'idempotency-key': randomUUID() } };
    const answers = await atOnce(3, () => answer(shop, 'admin/currency-rate', { perCny }, once));
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    expect((await currency('CAD')).rates).toHaveLength(2);
  });
});

describe('rates that are fetched', () => {
  const today = () => shop.clock.now().toISOString().slice(0, 10);
  const fetchSheet = async (rates: object, changes: object = {}) => {
    sheet = { body: JSON.stringify({ base: 'CNY', rates, date: today(), ...changes }) };
    await shop.app.get(RateFeed, { strict: false }).fetch();
  };

  async function allInForce(): Promise<Record<string, string>> {
    const rows = await shop.call('admin/currencies', {}, accounting);
    return Object.fromEntries(
      rows.flatMap(({ id, perCny }) => (id === 'CNY' || perCny === null ? [] : [[id, perCny]])),
    );
  }

  test('apply each on its own; what is no rate, or jumps, waits for a person, who is told', async () => {
    const before = await allInForce();
    const sources: Record<string, string> = {
      ...before,
      EUR: times(before.EUR ?? '', 1.02),
      USD: '0',
      GBP: 'NaN',
      JPY: times(before.JPY ?? '', 1.2),
    };
    const { HKD: _, ...rates }: Record<string, string> = { ...sources, XAU: '0.0001' };
    await fetchSheet(rates);
    const after = await allInForce();
    expect(after).toEqual({ ...before, EUR: expect.any(String) });
    expect(Number(after.EUR)).toBe(Number(sources.EUR));
    for (const replica of [shop, other]) {
      await eventually(async () => expect(await quotedAt(replica, 'EUR')).toBe(Number(sources.EUR)));
    }
    const reasons = Object.fromEntries((await pending()).map((rate) => [rate.currency, rate.reason]));
    const expected = { USD: 'not_positive', GBP: 'not_a_number', JPY: 'jump', ...(before.HKD && { HKD: 'missing' }) };
    expect(reasons).toEqual(expected);
    const [row] = await shop.call('admin/currencies', {}, accounting);
    expect(row).toMatchObject({
      fetches: true,
      lastFetch: { outcome: 'done', applied: 1, pending: Object.keys(expected).length },
    });
    const [mail] = await mails.to(accounting.email, 'Exchange rate to be decided: JPY');
    expect(mail?.text).toContain(sources.JPY);
    expect(mail?.text).toContain(`/admin/#/pending-rates/`);
  });

  test('again on the same day change nothing and tell nobody', async () => {
    const before = [await allInForce(), await pending()];
    sheet = { body: sheet.body };
    await shop.app.get(RateFeed, { strict: false }).fetch();
    await mails.idle();
    expect([await allInForce(), await pending()]).toEqual(before);
    await mails.to(accounting.email, 'Exchange rate to be decided: JPY');
  });

  test('that jump hold once a person approves them, and one person alone', async () => {
    const [jump] = (await pending()).filter(({ reason }) => reason === 'jump');
    const decisions = await Promise.all([decide(jump?.id ?? '', 'approved'), decide(jump?.id ?? '', 'rejected')]);
    expect(statusesOf(decisions)).toEqual([200, 409]);
    const approved = decisions[0].status === 200;
    const { rates, pendingRateId } = await currency('JPY');
    expect(rates[0]?.source).toBe(approved ? 'approved' : null);
    expect(pendingRateId).toBeNull();
  });

  test('that are no rates can only be rejected, and are not asked about again', async () => {
    const [zero] = (await pending()).filter(({ reason }) => reason === 'not_positive');
    const id = zero?.id ?? '';
    expect(await decide(id, 'approved')).toMatchObject({ status: 422, code: 'rate_unusable' });
    expect(await decide(id, 'rejected')).toMatchObject({ status: 200, body: { decidedBy: accounting.email } });
    expect(await decide(id, 'rejected')).toMatchObject({ status: 409, code: 'already_decided' });
    await fetchSheet({ ...(await allInForce()), USD: '0' });
    expect((await pending()).filter((rate) => rate.currency === 'USD')).toEqual([]);
  });

  test('of a good day leave nothing waiting', async () => {
    await fetchSheet({ ...(await allInForce()), GBP: 'NaN' });
    expect((await pending()).map(({ currency }) => currency)).toEqual(['GBP']);
    await fetchSheet(await allInForce());
    expect(await pending()).toEqual([]);
    expect((await pending({ currency: 'GBP', status: 'superseded' })).length).toBeGreaterThan(0);
  });

  test.each([
    ['another base', 'other_base', () => ({ body: JSON.stringify({ base: 'USD', rates: {}, date: today() }) })],
    ['last month’s', 'out_of_date', () => ({ body: JSON.stringify({ base: 'CNY', rates: {}, date: '2020-01-01' }) })],
    ['a page', 'not_understood', () => ({ body: '<html>' })],
    ['another place', 'redirected', () => ({ status: 301, location: 'http://127.0.0.1:9/', body: '' })],
    ['a flood', 'too_large', () => ({ body: `{"base":"${'x'.repeat(70_000)}"}` })],
  ])('as %s change nothing, and accounting is told', async (_, reason, wrong) => {
    const before = [await allInForce(), await pending()];
    const subject = 'Exchange rates could not be fetched';
    const told = (await mails.all(accounting.email)).filter((mail) => mail.subject === subject).length;
    sheet = wrong();
    await shop.app.get(RateFeed, { strict: false }).fetch();
    expect([await allInForce(), await pending()]).toEqual(before);
    expect((await currency('USD')).lastFetch).toMatchObject({ outcome: 'failed', reason });
    await mails.to(accounting.email, subject, told + 1);
  });
});

test('rates are never changed, only followed', async () => {
  await expect(shop.database.reader.query('update currency_rate set per_cny = 1')).rejects.toThrow('append-only');
  await expect(shop.database.reader.query('delete from currency_rate')).rejects.toThrow('append-only');
});
