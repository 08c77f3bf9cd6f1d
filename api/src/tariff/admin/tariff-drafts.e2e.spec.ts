import { randomUUID } from 'node:crypto';
import type { AdminProductView, Problem, TariffChangeKindName, TariffDraftView } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest, runInParallel, sortedStatuses } from '../../../test/concurrency';
import { eventually } from '../../../test/eventually';
import { fixtureCatalogue, reloadCaches } from '../../../test/fixture-catalogue';
import { bannerItem, paypalTerms, fillCart, placeOrder } from '../../../test/orders';
import { type TestUser, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { TariffPublisher } from '../versions/tariff-publisher.service';
import { Tariffs } from '../tariffs.service';

let testEnv: TestEnv;
let shop: Shop;
let other: Shop;
let service: TestUser;
let accounting: TestUser;
let admin: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  other = await openShop(testEnv, { WORKER: '0' });
  service = await createUser(shop, 'customer_service');
  accounting = await createUser(shop, 'accounting');
  admin = await createUser(shop, 'admin');
}, 60_000);

afterAll(async () => {
  await other?.close();
  await shop?.close();
  await testEnv?.close();
});

interface AreaTariff {
  pricing: { tiers: { from: unknown; retail: unknown; reseller: unknown }[] };
}

interface Change {
  kind: TariffChangeKindName;
  subject: string;
  base: unknown;
  value: unknown;
}

/** A change of something that the draft does not change yet. */
const first = <C extends object>(change: C) => ({ ...change, seen: null });

const as = ({ bearer }: TestUser, id: string) => ({ bearer, params: { id } });
const terms = { ...paypalTerms, country: 'US' };
const factoryPrice = async (from: Shop) =>
  (await from.call('Quotation/GetItemQuote', { item: { ...bannerItem, finishes: [] }, ...terms })).original.product;
const everywhere = (fen: number) =>
  eventually(async () => expect(await Promise.all([factoryPrice(shop), factoryPrice(other)])).toEqual([fen, fen]));
const product = (id: string): Promise<AdminProductView> => shop.call('admin/product', {}, as(service, id));
const drafted = (id: string) => shop.call('admin/tariff-draft', {}, as(admin, id));
const publish = (id: string, by = admin, at?: string) =>
  sendRequest(shop, 'admin/tariff-draft-publish', at === undefined ? {} : { at }, as(by, id));

/** A change of the retail price of the vinyl banner's first tier. */
async function priced(retail: unknown): Promise<Change> {
  const { tariff: base } = await product('vinyl-440');
  const value = structuredClone(base) as AreaTariff;
  const [first] = value.pricing.tiers;
  if (first) Object.assign(first, { retail, reseller: 100 });
  return { kind: 'product', subject: 'vinyl-440', base, value };
}

async function draft(title: string, ...changes: Change[]): Promise<TariffDraftView> {
  const opened = await shop.call('admin/tariff-draft-open', { title }, admin);
  for (const change of changes) await shop.call('admin/tariff-draft-change', first(change), as(admin, opened.id));
  return drafted(opened.id);
}

/** The price in fen of 3 × 6 ft at a price in fen per m². */
const fenOf = (perM2: number) => Math.round(0.9144 * 1.8288 * perM2);

describe('a published price', () => {
  test('is quoted in every process, and its version records who, when, before and after', async () => {
    const change = await priced(4100);
    const { id } = await draft('spring', change);
    expect(await factoryPrice(other)).toBe(fenOf(3800));
    expect(await publish(id, service)).toMatchObject({ status: 200, body: { status: 'published' } });
    await everywhere(fenOf(4100));
    const version = await drafted(id);
    expect(version).toMatchObject({ version: 1, decidedBy: service.email, publishAt: expect.any(String) });
    expect(version.changes).toMatchObject([{ base: change.base, value: change.value, outdated: false }]);
    expect((await product('vinyl-440')).tariff).toEqual(change.value);
    const { reader } = shop.database;
    await expect(reader.query('delete from tariff_draft where id = $1', [id])).rejects.toThrow('append-only');
    await expect(reader.query('delete from tariff_change where draft_id = $1', [id])).rejects.toThrow('never changed');
  });

  test('does not change existing orders and is shown before a cart is ordered', async () => {
    const buyer = await createUser(shop);
    const placed = await placeOrder(shop, buyer, paypalTerms);
    const cart = await fillCart(shop, buyer, paypalTerms);
    const { id } = await draft('higher', await priced(9000));
    await publish(id);
    await everywhere(fenOf(9000));
    const { quote } = await shop.call('Account/ViewOrder', { orderId: placed.orderId }, buyer);
    expect(quote).toEqual(placed.quote);
    const rejected = await shop.expectError('Cart/PlaceOrder', cart, buyer);
    expect(rejected.code).toBe('price_changed');
    expect((rejected.quote as typeof placed.quote).adjusted.total).toBeGreaterThan(placed.quote.adjusted.total);
  });

  test('is published once for a repeated Idempotency-Key', async () => {
    const { id } = await draft('once', await priced(4000));
    const options = { ...as(admin, id), headers: { 'idempotency-key': randomUUID() } };
    const responses = await runInParallel(3, () => sendRequest(shop, 'admin/tariff-draft-publish', {}, options));
    expect(sortedStatuses(responses)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(({ body }) => (body as TariffDraftView).version)).size).toBe(1);
  });
});

describe('shipping, zones, exclusions and fees', () => {
  test('take effect together and can be removed again', async () => {
    const [fee] = await shop.call('admin/fees', { filter: '{"id":["exchange_fee:USD"]}' }, accounting);
    const remittance = await shop.call('admin/fee', {}, as(accounting, 'remittance:0'));
    const charge = await shop.call('admin/shipping-service', {}, as(service, '0:asia'));
    const zone = { zone: 'latin', major: false };
    const value = charge.value as object;
    const { id } = await draft(
      'terms',
      { kind: 'exchange_fee', subject: 'USD', base: fee?.value, value: '0.0410' },
      { kind: 'remittance', subject: '0', base: remittance.value, value: { rate: '0.05', fixed: { USD: 99 } } },
      { kind: 'service', subject: '0:asia', base: value, value: { ...value, firstFen: 9900 } },
      { kind: 'service', subject: '0:moon', base: null, value },
      { kind: 'zone', subject: 'MX', base: null, value: zone },
      { kind: 'exclusion', subject: 'FR', base: null, value: true },
    );
    expect(await publish(id)).toMatchObject({ status: 200 });
    const { excluded, zones, services } = await inForce();
    expect([excluded.includes('FR'), zones.MX, services[0]?.asia?.firstFen, services[0]?.moon]).toEqual([
      true,
      'latin',
      9900,
      value,
    ]);
    expect(await shop.call('admin/fee', {}, as(admin, 'exchange_fee:USD'))).toMatchObject({ value: '0.041' });
    expect(await shop.call('admin/fee', {}, as(admin, 'remittance:0'))).toMatchObject({
      value: { rate: '0.05', fixed: { USD: 99 } },
    });
    expect(await shop.call('admin/shipping-zone', {}, as(admin, 'FR'))).toMatchObject({ excluded: true });
    const back = await draft(
      'back',
      { kind: 'exclusion', subject: 'FR', base: true, value: null },
      { kind: 'zone', subject: 'MX', base: zone, value: null },
      { kind: 'service', subject: '0:moon', base: value, value: null },
      { kind: 'remittance', subject: '0', base: { rate: '0.05', fixed: { USD: 99 } }, value: remittance.value },
    );
    expect(await publish(back.id)).toMatchObject({ status: 200 });
    const after = await inForce();
    expect([after.excluded.includes('FR'), after.zones.MX, after.services[0]?.moon]).toEqual([
      false,
      undefined,
      undefined,
    ]);
  });

  async function inForce() {
    await reloadCaches(shop);
    return shop.app.get(Tariffs, { strict: false }).document().shipping;
  }
});

describe('earlier values', () => {
  const restore = (restores: string, by = admin) =>
    sendRequest(shop, 'admin/tariff-draft-open', { title: 'as before', restores }, by);

  test('are restored by a draft of everything that a version changed and nothing has changed since', async () => {
    const price = await priced(5100);
    const exclude = (subject: string) => ({ kind: 'exclusion' as const, subject, base: null, value: true });
    const [kept, changedAgain] = [exclude('BR'), exclude('AR')];
    const version = await draft('a mistake', price, kept, changedAgain);
    expect(await restore(version.id)).toMatchObject({ status: 404, code: 'resource_not_found' });
    expect(await publish(version.id)).toMatchObject({ status: 200 });
    const later = await draft('later', { ...changedAgain, base: true, value: null });
    expect(await publish(later.id)).toMatchObject({ status: 200 });

    const restored = await restore(version.id);
    expect(restored).toMatchObject({ status: 200, body: { title: 'as before', status: 'open' } });
    const { id, changes } = restored.body as TariffDraftView;
    expect(changes.map(({ subject, base, value }) => ({ subject, base, value }))).toEqual([
      { subject: 'BR', base: true, value: null },
      { subject: 'vinyl-440', base: price.value, value: price.base },
    ]);
    expect(await publish(id)).toMatchObject({ status: 200 });
    expect((await product('vinyl-440')).tariff).toEqual(price.base);
  });

  test('are not restored twice, and only by staff who may make the changes', async () => {
    const version = await draft('raised', await priced(5200));
    expect(await publish(version.id)).toMatchObject({ status: 200 });
    expect(await restore(version.id, accounting)).toMatchObject({ status: 403 });
    const { body } = await restore(version.id);
    expect(await publish((body as TariffDraftView).id)).toMatchObject({ status: 200 });
    expect(await restore(version.id)).toMatchObject({ status: 409, code: 'nothing_to_restore' });
  });

  test('cannot be restored where there were none, and no draft is left of the attempt', async () => {
    const drafts = async () => (await shop.call('admin/tariff-drafts', { range: '[0,99]' }, admin)).length;
    const { tariff } = await product('vinyl-440');
    const [row]: { id: string }[] = await shop.database.reader.query(
      `with draft as (
         insert into tariff_draft (id, title, status, created_at, created_by)
         values (gen_random_uuid(), 'first prices', 'open', now(), $1) returning id
       )
       insert into tariff_change (draft_id, kind, subject, base, value, changed_at, changed_by)
       select id, 'product', 'vinyl-440', 'null', $2, now(), $1 from draft returning draft_id as id`,
      [admin.accountId, JSON.stringify(tariff)],
    );
    await shop.database.reader.query(
      `update tariff_draft set status = 'published', version = 1 + (select coalesce(max(version), 0) from tariff_draft),
         publish_at = now(), decided_at = now(), decided_by = $2 where id = $1`,
      [row?.id, admin.accountId],
    );
    const before = await drafts();
    expect(await restore(row?.id ?? '')).toMatchObject({ status: 409, code: 'nothing_to_restore' });
    expect(await drafts()).toBe(before);
  });
});

describe('a draft cannot be published', () => {
  test('if its tariff cannot price; every error is listed and nothing is written', async () => {
    const value = structuredClone((await priced(50)).value) as AreaTariff;
    value.pricing.tiers.reverse();
    const [fee] = await shop.call('admin/fees', { filter: '{"kind":"remittance"}' }, accounting);
    const { tariff: base } = await product('vinyl-440');
    const { id } = await draft(
      'impossible',
      { kind: 'product', subject: 'vinyl-440', base, value },
      { kind: 'remittance', subject: '0', base: fee?.value, value: { rate: '1.5', fixed: { USD: 30 } } },
      { kind: 'zone', subject: 'MX', base: null, value: { zone: 'nowhere', major: true } },
    );
    const rejected = await publish(id);
    expect(rejected).toMatchObject({ status: 422, code: 'tariff_impossible' });
    const listed = (rejected.body as Problem).errors?.map(({ field, code }) => `${code} ${field}`);
    expect(listed).toEqual(
      expect.arrayContaining([
        'tiers_unsorted products.vinyl-440.pricing.tiers[1].from',
        'reseller_above_retail products.vinyl-440.pricing.tiers[3].reseller',
        'not_below_one remittance.0.rate',
        'zone_without_service shipping.zones.MX',
      ]),
    );
    expect((rejected.body as Problem).errors?.every(({ message }) => message !== '')).toBe(true);
    expect(await drafted(id)).toMatchObject({ status: 'open', version: null });
    expect((await product('vinyl-440')).tariff).toEqual(base);
    const { problems } = await shop.call('admin/tariff-draft-preview', {}, as(admin, id));
    expect(problems.map(({ code, path }) => `${code} ${path}`)).toEqual(listed);
  });

  test('if another draft changed the same value: only one of two concurrent drafts succeeds', async () => {
    const change = await priced(4200);
    const drafts = [await draft('one', change), await draft('other', await priced(4300))];
    const responses = await Promise.all(drafts.map(({ id }) => publish(id)));
    expect(sortedStatuses(responses)).toEqual([200, 409]);
    const loser = responses.findIndex(({ status }) => status === 409);
    expect(responses[loser]).toMatchObject({
      code: 'draft_outdated',
      body: { errors: [{ field: 'product.vinyl-440', code: 'draft_outdated' }] },
    });
    const id = drafts[loser]?.id ?? '';
    const { changes } = await drafted(id);
    expect(changes).toMatchObject([{ outdated: true }]);
    const renewed = { ...(await priced(4400)), seen: changes[0]?.changedAt ?? null };
    await shop.call('admin/tariff-draft-change', renewed, as(admin, id));
    expect(await publish(id)).toMatchObject({ status: 200 });
    await everywhere(fenOf(4400));
  });

  test('twice: only one of several concurrent requests succeeds', async () => {
    const { id } = await draft('many', await priced(4500));
    const responses = await runInParallel(4, () => publish(id));
    expect(sortedStatuses(responses)).toEqual([200, 409, 409, 409]);
    expect(responses.filter(({ code }) => code === 'draft_not_open').length).toBe(3);
    expect(await sendRequest(shop, 'admin/tariff-draft-change', first(await priced(1)), as(admin, id))).toMatchObject({
      code: 'draft_not_open',
    });
  });

  test('if it has no changes', async () => {
    const { tariff } = await product('vinyl-440');
    const { id, changes } = await draft('idle', { kind: 'product', subject: 'vinyl-440', base: tariff, value: tariff });
    expect(changes).toEqual([]);
    expect(await publish(id)).toMatchObject({ code: 'draft_empty' });
  });

  test('at an invalid time or more than a year ahead', async () => {
    const { id } = await draft('when', await priced(4600));
    for (const at of ['tomorrow', '2026-13-01T00:00:00Z', '2026-12-01', '9999-01-01T00:00:00Z']) {
      expect(await publish(id, admin, at)).toMatchObject({ status: 400, code: 'validation_failed' });
    }
  });
});

describe('a scheduled draft', () => {
  const HOUR = 3_600_000;
  const settle = () => shop.app.get(TariffPublisher, { strict: false }).publishDue();
  const inAnHour = () => new Date(shop.clock.now().getTime() + HOUR).toISOString();
  const scheduledEverywhere = (count: number) =>
    eventually(async () => {
      const counts = [shop, other].map((one) => one.app.get(Tariffs, { strict: false }).scheduledStarts().length);
      expect(counts).toEqual([count, count]);
    });

  afterEach(async () => {
    for (const one of [shop, other]) one.clock.run();
    for (const one of [shop, other]) await reloadCaches(one);
  });

  test('applies in every process from its start, before it is written to the tables', async () => {
    const before = await factoryPrice(other);
    const at = inAnHour();
    const { id } = await draft('in an hour', await priced(5000));
    expect(await publish(id, admin, at)).toMatchObject({ body: { status: 'scheduled', publishAt: at, version: null } });
    await scheduledEverywhere(1);
    const just = new Date(Date.parse(at) - 1).toISOString();
    for (const [instant, fen] of [
      [just, before],
      [at, fenOf(5000)],
    ] as const) {
      for (const one of [shop, other]) one.clock.stopAt(instant);
      expect(await Promise.all([factoryPrice(shop), factoryPrice(other)])).toEqual([fen, fen]);
      const { from } = (await other.call('Catalog/Products', { q: 'vinyl' })).items[0] ?? {};
      expect(from?.money.amount).toBe(2300);
      const { tiers } = await other.call('Catalog/Product', { sku: 'vinyl-440' });
      expect(tiers[0]?.fen === 5000).toBe(instant === at);
    }
    expect(await sendRequest(shop, 'admin/tariff-draft-withdraw', {}, as(admin, id))).toMatchObject({
      code: 'draft_not_scheduled',
    });
    await settle();
    await settle();
    expect(await drafted(id)).toMatchObject({ status: 'published', publishAt: at, version: expect.any(Number) });
    expect((await product('vinyl-440')).tariff).toMatchObject({ pricing: { tiers: [{ retail: 5000 }, {}, {}, {}] } });
    await scheduledEverywhere(0);
    expect(await factoryPrice(other)).toBe(fenOf(5000));
  });

  test('can be withdrawn before its start, and blocks other changes of its values until then', async () => {
    const at = inAnHour();
    const waiting = await draft('waiting', await priced(5100));
    await publish(waiting.id, admin, at);
    const hasty = await draft('hasty', await priced(5200));
    expect(await publish(hasty.id)).toMatchObject({
      code: 'draft_overlaps',
      body: { errors: [{ field: 'product.vinyl-440' }] },
    });
    expect(await sendRequest(shop, 'admin/tariff-draft-withdraw', {}, as(admin, waiting.id))).toMatchObject({
      body: { status: 'open', publishAt: null },
    });
    await scheduledEverywhere(0);
    const now = await factoryPrice(other);
    for (const one of [shop, other]) one.clock.stopAt(at);
    expect(await factoryPrice(other)).toBe(now);
    for (const one of [shop, other]) one.clock.run();
    expect(await publish(hasty.id)).toMatchObject({ status: 200 });
    await everywhere(fenOf(5200));
  });

  test('can be followed by a draft that ends it, such as the end of a sale', async () => {
    const [start, end] = [inAnHour(), new Date(Date.parse(inAnHour()) + 3_600_000).toISOString()];
    const before = await factoryPrice(other);
    const change = await priced(2000);
    const sale = await draft('sale', change);
    await publish(sale.id, admin, start);
    const planned = (await shop.call('admin/tariff-planned', {}, service)).filter(({ draftId }) => draftId === sale.id);
    expect(planned).toMatchObject([{ title: 'sale', publishAt: start, value: change.value }]);
    const over = await draft('over', { ...change, base: change.value, value: change.base });
    expect(over.changes).toMatchObject([{ outdated: false }]);
    const { since, samples } = await shop.call('admin/tariff-draft-preview', {}, as(admin, over.id));
    expect(since).toBe(start);
    expect(samples.some(({ difference }) => Number(difference) > 0)).toBe(true);
    expect(await publish(over.id)).toMatchObject({ code: 'draft_overlaps' });
    expect(await publish(over.id, admin, start)).toMatchObject({ code: 'draft_overlaps' });
    expect(await publish(over.id, admin, end)).toMatchObject({ status: 200, body: { status: 'scheduled' } });
    expect(await sendRequest(shop, 'admin/tariff-draft-withdraw', {}, as(admin, sale.id))).toMatchObject({
      code: 'draft_followed',
      body: { errors: [{ field: 'product.vinyl-440' }] },
    });
    await scheduledEverywhere(2);
    for (const [instant, fen] of [
      [start, fenOf(2000)],
      [end, before],
    ] as const) {
      for (const one of [shop, other]) one.clock.stopAt(instant);
      expect(await Promise.all([factoryPrice(shop), factoryPrice(other)])).toEqual([fen, fen]);
    }
    await settle();
    for (const one of [shop, other]) one.clock.run();
    expect([(await drafted(sale.id)).status, (await drafted(over.id)).status]).toEqual(['published', 'published']);
    await scheduledEverywhere(0);
    expect(await factoryPrice(other)).toBe(before);
  });

  test('cannot be followed by its end after it was withdrawn', async () => {
    const change = await priced(2100);
    const sale = await draft('taken back', change);
    await publish(sale.id, admin, inAnHour());
    const over = await draft('its end', { ...change, base: change.value, value: change.base });
    await sendRequest(shop, 'admin/tariff-draft-withdraw', {}, as(admin, sale.id));
    expect((await drafted(over.id)).changes).toMatchObject([{ outdated: true }]);
    expect(await publish(over.id, admin, inAnHour())).toMatchObject({ code: 'draft_outdated' });
  });

  test('must be valid together with all versions scheduled before and after it', async () => {
    const moved = await draft('moved', {
      kind: 'zone',
      subject: 'MX',
      base: null,
      value: { zone: 'latin', major: false },
    });
    await publish(moved.id, admin, inAnHour());
    const services = await shop.call('admin/shipping-services', { filter: '{"zone":"latin"}' }, service);
    const emptied = await draft(
      'emptied',
      ...services.map(({ id, value }) => ({ kind: 'service' as const, subject: id, base: value, value: null })),
      { kind: 'zone', subject: 'BR', base: await zoneOf('BR'), value: null },
    );
    const rejected = await publish(emptied.id);
    expect(rejected).toMatchObject({
      code: 'tariff_impossible',
      body: { errors: [{ field: 'shipping.zones.MX', code: 'zone_without_service' }] },
    });
    await shop.call('admin/tariff-draft-withdraw', {}, as(admin, moved.id));
  });

  async function zoneOf(id: string) {
    const { zone, major } = await shop.call('admin/shipping-zone', {}, as(admin, id));
    return { zone, major };
  }
});

describe('a change in a draft', () => {
  test('is rejected if its base is not in force', async () => {
    const { id } = await draft('stale');
    const change = await priced(4700);
    const stale = { ...change, base: { ...(change.base as object), setupFen: 77 } };
    expect(await sendRequest(shop, 'admin/tariff-draft-change', first(stale), as(admin, id))).toMatchObject({
      code: 'draft_outdated',
      body: { errors: [{ field: 'base' }] },
    });
  });

  test('is not made over one that a colleague made since the draft was read, also by two at once', async () => {
    const { id } = await draft('shared');
    const [mine, theirs] = [await priced(4710), await priced(4720)];
    const save = (change: Change, seen: string | null) =>
      sendRequest(shop, 'admin/tariff-draft-change', { ...change, seen }, as(admin, id));
    const both = await Promise.all([save(mine, null), save(theirs, null)]);
    expect(sortedStatuses(both)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject({ code: 'changed_meanwhile' });
    const [kept] = (await drafted(id)).changes;
    expect(kept?.value).toEqual(both[0].status === 200 ? mine.value : theirs.value);
    shop.clock.advance(1000);
    expect(await save(mine, kept?.changedAt ?? null)).toMatchObject({ status: 200 });
    expect(await save(theirs, kept?.changedAt ?? null)).toMatchObject({ status: 409 });
    expect(await sendRequest(shop, 'admin/tariff-draft-change', theirs, as(admin, id))).toMatchObject({
      ...{ status: 400, body: { errors: [{ field: 'seen', code: 'required' }] } },
    });
    expect((await drafted(id)).changes).toMatchObject([{ value: mine.value }]);
  });

  test.each<[string, Partial<Change>, string]>([
    ['of an unknown product', { subject: 'nothing' }, 'subject'],
    ['that removes a product', { value: null }, 'value'],
    ['with an unknown field', { value: { surplus: 1 } }, 'value.surplus'],
    ['to a product of another kind', { value: { pricing: { kind: 'unit', variants: {} } } }, 'value.pricing.kind'],
    ['of a fee that is not a decimal', { kind: 'exchange_fee', subject: 'USD', value: '3%' }, 'value'],
    ['of an unknown currency', { kind: 'exchange_fee', subject: 'XXX', value: '0' }, 'subject'],
    ['of an unknown shipping method', { kind: 'service', subject: '9:asia', value: null }, 'subject'],
    ['with an exclusion other than true', { kind: 'exclusion', subject: 'FR', value: false }, 'value'],
    ['that excludes a country by its name', { kind: 'exclusion', subject: 'France', value: true }, 'subject'],
    ['that excludes an unknown country', { kind: 'exclusion', subject: 'ZZ', value: true }, 'subject'],
    ['of the zone of an unknown country', { kind: 'zone', subject: 'UK', value: null }, 'subject'],
  ])('%s is rejected', async (_, invalid, field) => {
    const { id } = await draft('invalid');
    const change = { ...(await priced(4700)), ...invalid };
    const rejected = await sendRequest(shop, 'admin/tariff-draft-change', first(change), as(admin, id));
    expect(rejected).toMatchObject({ status: 400, code: 'validation_failed' });
    expect((rejected.body as Problem).errors?.map((error) => error.field)).toContain(field);
    expect((await drafted(id)).changes).toEqual([]);
  });

  test('is rejected for a finish or variant without a name or drawing', async () => {
    const { id } = await draft('nameless');
    const { base, value } = await priced(4700);
    const named = { ...(value as object), finishes: { gilded: { fenPerPiece: 5 } } };
    const change = { kind: 'product', subject: 'vinyl-440', base, value: named };
    expect(await sendRequest(shop, 'admin/tariff-draft-change', first(change), as(admin, id))).toMatchObject({
      body: { errors: [{ field: 'value.finishes.gilded', code: 'unknown_finish' }] },
    });
  });

  test('is made by accounting for fees and customer service for everything else, and published only by staff who may make all its changes', async () => {
    const { id } = await draft('roles', await priced(4800));
    const change = { kind: 'exchange_fee' as const, subject: 'JPY', base: '0.025', value: '0.02' };
    const [fee] = await shop.call('admin/fees', { filter: '{"id":["exchange_fee:JPY"]}' }, service);
    const fair = { ...change, base: fee?.value };
    expect(await sendRequest(shop, 'admin/tariff-draft-change', first(fair), as(service, id))).toMatchObject({
      status: 403,
    });
    expect(await sendRequest(shop, 'admin/tariff-draft-change', first(fair), as(accounting, id))).toMatchObject({
      status: 200,
    });
    const price = await priced(4900);
    expect(await sendRequest(shop, 'admin/tariff-draft-change', first(price), as(accounting, id))).toMatchObject({
      status: 403,
    });
    expect(await publish(id, service)).toMatchObject({ status: 403 });
    expect(await publish(id, accounting)).toMatchObject({ status: 403 });
    const dropped = { kind: 'product', subject: 'vinyl-440' };
    expect(await sendRequest(shop, 'admin/tariff-draft-unchange', dropped, as(accounting, id))).toMatchObject({
      status: 403,
    });
    expect(await sendRequest(shop, 'admin/tariff-draft-unchange', dropped, as(service, id))).toMatchObject({
      body: { changes: [{ kind: 'exchange_fee' }] },
    });
    expect(await sendRequest(shop, 'admin/tariff-draft-discard', {}, as(accounting, id))).toMatchObject({
      status: 200,
    });
    expect(await sendRequest(shop, 'admin/tariff-draft', {}, as(admin, id))).toMatchObject({
      code: 'resource_not_found',
    });
  });
});

describe('a draft preview', () => {
  test('quotes standard and requested samples with the current tariff and with the draft', async () => {
    const { id } = await draft('looked at', await priced(8000));
    const sample = { priceList: 'retail', items: [bannerItem], ...terms };
    const { samples, problems } = await shop.call(
      'admin/tariff-draft-preview',
      { samples: JSON.stringify([sample]) },
      as(service, id),
    );
    expect(problems).toEqual([]);
    expect(samples[0]?.sample).toEqual(sample);
    for (const { before, after, difference } of samples.slice(0, 1)) {
      expect(difference).toBe(Number(after.total) - Number(before.total));
      expect(difference).toBeGreaterThan(0);
    }
    const touched = samples.filter(({ difference }) => difference !== 0);
    expect(new Set(touched.map(({ sample: { items } }) => items[0]?.sku))).toEqual(new Set(['vinyl-440']));
    expect(samples.some(({ difference }) => difference === 0)).toBe(true);
    expect(new Set(samples.map((one) => one.sample.currency)).size).toBeGreaterThan(3);
    expect(await factoryPrice(shop)).not.toBe(fenOf(8000));
  });

  test('rejects invalid samples', async () => {
    const { id } = await draft('with invalid samples');
    for (const samples of ['{', '{}', '[{}]', JSON.stringify(Array.from({ length: 21 }, () => ({})))]) {
      const rejected = await sendRequest(shop, 'admin/tariff-draft-preview', { samples }, as(service, id));
      expect(rejected).toMatchObject({ status: 400, code: 'validation_failed' });
    }
  });
});

describe('drafts and versions', () => {
  test('are listed newest first, by status and title', async () => {
    const { id } = await draft('found by its title');
    const list = (filter: object) =>
      shop.call('admin/tariff-drafts', { filter: JSON.stringify(filter), range: '[0,99]' }, accounting);
    expect((await list({ q: 'BY ITS' })).map((one) => one.id)).toEqual([id]);
    const published = await list({ status: 'published' });
    expect(published.every(({ version }) => version !== null)).toBe(true);
    const renamed = await shop.call('admin/tariff-draft-rename', { title: 'renamed' }, as(service, id));
    expect(renamed.title).toBe('renamed');
  });

  test('are not found if they do not exist, for every operation', async () => {
    for (const id of [randomUUID(), 'nothing', '0']) {
      for (const [name, input] of [
        ['admin/tariff-draft', {}],
        ['admin/tariff-draft-preview', {}],
        ['admin/tariff-draft-publish', {}],
        ['admin/tariff-draft-withdraw', {}],
        ['admin/tariff-draft-rename', { title: 'x' }],
        ['admin/tariff-draft-discard', {}],
      ] as const) {
        expect([name, await sendRequest(shop, name, input, as(admin, id))]).toMatchObject([
          name,
          { status: 404, code: 'resource_not_found' },
        ]);
      }
    }
  });
});
