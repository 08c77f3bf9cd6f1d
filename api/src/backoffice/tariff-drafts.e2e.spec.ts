import { randomUUID } from 'node:crypto';
import type { AdminProductView, Problem, TariffChangeKindName, TariffDraftView } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { answer, atOnce, statusesOf } from '../../test/at-once';
import { eventually } from '../../test/eventually';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { banner, byPayPal, fillCart, place } from '../../test/ordering';
import { type Person, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';
import { Publishing, Tariffs } from '../catalogue/public';

let stage: Stage;
let shop: Shop;
let other: Shop;
let service: Person;
let accounting: Person;
let admin: Person;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  await fixtureCatalogue(shop);
  other = await openShop(stage, { WORKER: '0' });
  service = await somebody(shop, 'customer_service');
  accounting = await somebody(shop, 'accounting');
  admin = await somebody(shop, 'admin');
}, 60_000);

afterAll(async () => {
  await other?.close();
  await shop?.close();
  await stage?.close();
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

const as = ({ bearer }: Person, id: string) => ({ bearer, params: { id } });
const terms = { ...byPayPal, country: 'US' };
const factoryPrice = async (from: Shop) =>
  (await from.call('Quotation/GetItemQuote', { item: { ...banner, finishes: [] }, ...terms })).original.product;
const everywhere = (fen: number) =>
  eventually(async () => expect(await Promise.all([factoryPrice(shop), factoryPrice(other)])).toEqual([fen, fen]));
const product = (id: string): Promise<AdminProductView> => shop.call('admin/product', {}, as(service, id));
const drafted = (id: string) => shop.call('admin/tariff-draft', {}, as(admin, id));
const publish = (id: string, by = admin, at?: string) =>
  answer(shop, 'admin/tariff-draft-publish', at === undefined ? {} : { at }, as(by, id));

/** The vinyl banner at another retail price of its first tier, as the back office sends it. */
async function priced(retail: unknown): Promise<Change> {
  const { tariff: base } = await product('vinyl-440');
  const value = structuredClone(base) as AreaTariff;
  const [first] = value.pricing.tiers;
  if (first) Object.assign(first, { retail, reseller: 100 });
  return { kind: 'product', subject: 'vinyl-440', base, value };
}

async function draft(title: string, ...changes: Change[]): Promise<TariffDraftView> {
  const opened = await shop.call('admin/tariff-draft-open', { title }, admin);
  for (const change of changes) await shop.call('admin/tariff-draft-change', change, as(admin, opened.id));
  return drafted(opened.id);
}

/** 3 × 6 ft at so many fen per m², in fen. */
const fenOf = (perM2: number) => Math.round(0.9144 * 1.8288 * perM2);

describe('a price that is published', () => {
  test('shows in a quote on another replica, and the version keeps who, when, before and after', async () => {
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

  test('leaves orders as they were placed, and is told before a cart is ordered', async () => {
    const buyer = await somebody(shop);
    const placed = await place(shop, buyer, byPayPal);
    const cart = await fillCart(shop, buyer, byPayPal);
    const { id } = await draft('dearer', await priced(9000));
    await publish(id);
    await everywhere(fenOf(9000));
    const { quote } = await shop.call('Account/ViewOrder', { orderId: placed.orderId }, buyer);
    expect(quote).toEqual(placed.quote);
    const refused = await shop.refusal('Cart/PlaceOrder', cart, buyer);
    expect(refused.code).toBe('price_changed');
    expect((refused.quote as typeof placed.quote).adjusted.total).toBeGreaterThan(placed.quote.adjusted.total);
  });

  test('once under one Idempotency-Key is published once', async () => {
    const { id } = await draft('once', await priced(4000));
    const asked = { ...as(admin, id), headers: { 'idempotency-key': randomUUID() } };
    const answers = await atOnce(3, () => answer(shop, 'admin/tariff-draft-publish', {}, asked));
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => (body as TariffDraftView).version)).size).toBe(1);
  });
});

describe('shipping, zones, exclusions and fees', () => {
  test('come into force together, and go again', async () => {
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
    const tariffs = shop.app.get(Tariffs, { strict: false });
    await tariffs.reload();
    return tariffs.document().shipping;
  }
});

describe('a draft is not published', () => {
  test('where its tariff is impossible: every place is named, and nothing is written', async () => {
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
    const refused = await publish(id);
    expect(refused).toMatchObject({ status: 422, code: 'tariff_impossible' });
    const told = (refused.body as Problem).errors?.map(({ field, code }) => `${code} ${field}`);
    expect(told).toEqual(
      expect.arrayContaining([
        'tiers_unsorted products.vinyl-440.pricing.tiers[1].from',
        'reseller_above_retail products.vinyl-440.pricing.tiers[3].reseller',
        'not_below_one remittance.0.rate',
        'zone_without_service shipping.zones.MX',
      ]),
    );
    expect((refused.body as Problem).errors?.every(({ message }) => message !== '')).toBe(true);
    expect(await drafted(id)).toMatchObject({ status: 'open', version: null });
    expect((await product('vinyl-440')).tariff).toEqual(base);
    const { problems } = await shop.call('admin/tariff-draft-preview', {}, as(admin, id));
    expect(problems.map(({ code, path }) => `${code} ${path}`)).toEqual(told);
  });

  test('where another was published on the same base meanwhile: of two at once one wins', async () => {
    const change = await priced(4200);
    const drafts = [await draft('one', change), await draft('other', await priced(4300))];
    const answers = await Promise.all(drafts.map(({ id }) => publish(id)));
    expect(statusesOf(answers)).toEqual([200, 409]);
    const lost = answers.findIndex(({ status }) => status === 409);
    expect(answers[lost]).toMatchObject({
      code: 'draft_outdated',
      body: { errors: [{ field: 'product.vinyl-440', code: 'draft_outdated' }] },
    });
    const id = drafts[lost]?.id ?? '';
    expect((await drafted(id)).changes).toMatchObject([{ outdated: true }]);
    await shop.call('admin/tariff-draft-change', await priced(4400), as(admin, id));
    expect(await publish(id)).toMatchObject({ status: 200 });
    await everywhere(fenOf(4400));
  });

  test('twice: of many at once one wins', async () => {
    const { id } = await draft('many', await priced(4500));
    const answers = await atOnce(4, () => publish(id));
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409]);
    expect(answers.filter(({ code }) => code === 'draft_not_open').length).toBe(3);
    expect(await answer(shop, 'admin/tariff-draft-change', await priced(1), as(admin, id))).toMatchObject({
      code: 'draft_not_open',
    });
  });

  test('where it changes nothing', async () => {
    const { tariff } = await product('vinyl-440');
    const { id, changes } = await draft('idle', { kind: 'product', subject: 'vinyl-440', base: tariff, value: tariff });
    expect(changes).toEqual([]);
    expect(await publish(id)).toMatchObject({ code: 'draft_empty' });
  });

  test('at a time that is none, or further than a year away', async () => {
    const { id } = await draft('when', await priced(4600));
    for (const at of ['tomorrow', '2026-13-01T00:00:00Z', '2026-12-01', '9999-01-01T00:00:00Z']) {
      expect(await publish(id, admin, at)).toMatchObject({ status: 400, code: 'validation_failed' });
    }
  });
});

describe('a draft that is scheduled', () => {
  const HOUR = 3_600_000;
  const settle = () => shop.app.get(Publishing, { strict: false }).settle();
  const inAnHour = () => new Date(shop.clock.now().getTime() + HOUR).toISOString();
  const scheduledEverywhere = (count: number) =>
    eventually(async () => {
      const heard = [shop, other].map((one) => one.app.get(Tariffs, { strict: false }).coming().length);
      expect(heard).toEqual([count, count]);
    });

  afterEach(async () => {
    for (const one of [shop, other]) one.clock.run();
    for (const one of [shop, other]) await one.app.get(Tariffs, { strict: false }).reload();
  });

  test('is in force on every replica from its very instant on, before anybody has written it down', async () => {
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
    expect(await answer(shop, 'admin/tariff-draft-withdraw', {}, as(admin, id))).toMatchObject({
      code: 'draft_not_scheduled',
    });
    await settle();
    await settle();
    expect(await drafted(id)).toMatchObject({ status: 'published', publishAt: at, version: expect.any(Number) });
    expect((await product('vinyl-440')).tariff).toMatchObject({ pricing: { tiers: [{ retail: 5000 }, {}, {}, {}] } });
    await scheduledEverywhere(0);
    expect(await factoryPrice(other)).toBe(fenOf(5000));
  });

  test('can be withdrawn before its time, and holds others off what it changes until then', async () => {
    const at = inAnHour();
    const waiting = await draft('waiting', await priced(5100));
    await publish(waiting.id, admin, at);
    const hasty = await draft('hasty', await priced(5200));
    expect(await publish(hasty.id)).toMatchObject({
      code: 'draft_overlaps',
      body: { errors: [{ field: 'product.vinyl-440' }] },
    });
    expect(await answer(shop, 'admin/tariff-draft-withdraw', {}, as(admin, waiting.id))).toMatchObject({
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

  test('has its end planned upon it: a sale, which begins and goes by itself', async () => {
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
    expect(await answer(shop, 'admin/tariff-draft-withdraw', {}, as(admin, sale.id))).toMatchObject({
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

  test('whose start was taken back before its end was planned has no end', async () => {
    const change = await priced(2100);
    const sale = await draft('taken back', change);
    await publish(sale.id, admin, inAnHour());
    const over = await draft('its end', { ...change, base: change.value, value: change.base });
    await answer(shop, 'admin/tariff-draft-withdraw', {}, as(admin, sale.id));
    expect((await drafted(over.id)).changes).toMatchObject([{ outdated: true }]);
    expect(await publish(over.id, admin, inAnHour())).toMatchObject({ code: 'draft_outdated' });
  });

  test('must be possible with all that comes before it, and what comes first with it', async () => {
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
    const refused = await publish(emptied.id);
    expect(refused).toMatchObject({
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

describe('a change', () => {
  test('that was not based on what is in force is not taken', async () => {
    const { id } = await draft('stale');
    const change = await priced(4700);
    const stale = { ...change, base: { ...(change.base as object), setupFen: 77 } };
    expect(await answer(shop, 'admin/tariff-draft-change', stale, as(admin, id))).toMatchObject({
      code: 'draft_outdated',
      body: { errors: [{ field: 'base' }] },
    });
  });

  test.each<[string, Partial<Change>, string]>([
    ['of no product', { subject: 'nothing' }, 'subject'],
    ['that takes a product away', { value: null }, 'value'],
    ['with a field nobody knows', { value: { surplus: 1 } }, 'value.surplus'],
    ['to a product of another kind', { value: { pricing: { kind: 'unit', variants: {} } } }, 'value.pricing.kind'],
    ['of a fee that is no decimal', { kind: 'exchange_fee', subject: 'USD', value: '3%' }, 'value'],
    ['of no currency', { kind: 'exchange_fee', subject: 'XXX', value: '0' }, 'subject'],
    ['of a method nobody knows', { kind: 'service', subject: '9:asia', value: null }, 'subject'],
    ['that excludes a little', { kind: 'exclusion', subject: 'FR', value: false }, 'value'],
    ['that excludes no country', { kind: 'exclusion', subject: 'France', value: true }, 'subject'],
  ])('%s is refused', async (_, spoilt, field) => {
    const { id } = await draft('spoilt');
    const change = { ...(await priced(4700)), ...spoilt };
    const refused = await answer(shop, 'admin/tariff-draft-change', change, as(admin, id));
    expect(refused).toMatchObject({ status: 400, code: 'validation_failed' });
    expect((refused.body as Problem).errors?.map((error) => error.field)).toContain(field);
    expect((await drafted(id)).changes).toEqual([]);
  });

  test('to a finish or variant that nobody could be shown is refused', async () => {
    const { id } = await draft('nameless');
    const { base, value } = await priced(4700);
    const named = { ...(value as object), finishes: { gilded: { fenPerPiece: 5 } } };
    const change = { kind: 'product', subject: 'vinyl-440', base, value: named };
    expect(await answer(shop, 'admin/tariff-draft-change', change, as(admin, id))).toMatchObject({
      body: { errors: [{ field: 'value.finishes.gilded', code: 'unknown_finish' }] },
    });
  });

  test('of fees is accounting’s, of all else customer service’s; who publishes may make every change', async () => {
    const { id } = await draft('roles', await priced(4800));
    const change = { kind: 'exchange_fee' as const, subject: 'JPY', base: '0.025', value: '0.02' };
    const [fee] = await shop.call('admin/fees', { filter: '{"id":["exchange_fee:JPY"]}' }, service);
    const fair = { ...change, base: fee?.value };
    expect(await answer(shop, 'admin/tariff-draft-change', fair, as(service, id))).toMatchObject({ status: 403 });
    expect(await answer(shop, 'admin/tariff-draft-change', fair, as(accounting, id))).toMatchObject({ status: 200 });
    const price = await priced(4900);
    expect(await answer(shop, 'admin/tariff-draft-change', price, as(accounting, id))).toMatchObject({ status: 403 });
    expect(await publish(id, service)).toMatchObject({ status: 403 });
    expect(await publish(id, accounting)).toMatchObject({ status: 403 });
    const dropped = { kind: 'product', subject: 'vinyl-440' };
    expect(await answer(shop, 'admin/tariff-draft-unchange', dropped, as(accounting, id))).toMatchObject({
      status: 403,
    });
    expect(await answer(shop, 'admin/tariff-draft-unchange', dropped, as(service, id))).toMatchObject({
      body: { changes: [{ kind: 'exchange_fee' }] },
    });
    expect(await answer(shop, 'admin/tariff-draft-discard', {}, as(accounting, id))).toMatchObject({ status: 200 });
    expect(await answer(shop, 'admin/tariff-draft', {}, as(admin, id))).toMatchObject({ code: 'resource_not_found' });
  });
});

describe('a preview', () => {
  test('prices samples by today’s tariff and by the draft, with what staff ask', async () => {
    const { id } = await draft('looked at', await priced(8000));
    const sample = { priceList: 'retail', items: [banner], ...terms };
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

  test('refuses samples that are none', async () => {
    const { id } = await draft('asked badly');
    for (const samples of ['{', '{}', '[{}]', JSON.stringify(Array.from({ length: 21 }, () => ({})))]) {
      const refused = await answer(shop, 'admin/tariff-draft-preview', { samples }, as(service, id));
      expect(refused).toMatchObject({ status: 400, code: 'validation_failed' });
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

  test('that are not there are not found, whatever is asked of them', async () => {
    for (const id of [randomUUID(), 'nothing', '0']) {
      for (const [name, input] of [
        ['admin/tariff-draft', {}],
        ['admin/tariff-draft-preview', {}],
        ['admin/tariff-draft-publish', {}],
        ['admin/tariff-draft-withdraw', {}],
        ['admin/tariff-draft-rename', { title: 'x' }],
        ['admin/tariff-draft-discard', {}],
      ] as const) {
        expect([name, await answer(shop, name, input, as(admin, id))]).toMatchObject([
          name,
          { status: 404, code: 'resource_not_found' },
        ]);
      }
    }
  });
});
