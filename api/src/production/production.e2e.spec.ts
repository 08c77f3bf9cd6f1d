import {
  compileValidator,
  JobDescription,
  MAX_NEST_FILE_BYTES,
  MAX_NEST_FILE_ITEMS,
  NestDescription,
} from '@shop/contract';
import { createHash } from 'node:crypto';
import { createApprovedOrder, postEvent } from '../../test/order-stages';
import {
  bannerItem,
  buildForm,
  createFundedReseller,
  createPaidOrder,
  listItemIds,
  sendProofs,
} from '../../test/orders';
import { drawing } from '../../test/print-files';
import { standardProfile } from '../../test/colour-profiles';
import { eventually } from '../../test/eventually';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { unzip } from '../../test/unzip';
import { openShop, type Shop } from '../../test/app';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { createUser, type TestUser } from '../../test/users';
import { FileExaminations } from '../preflight/public';

jest.setTimeout(60_000);

const MATERIAL = bannerItem.sku;

let testEnv: TestEnv;
let shop: Shop;
let buyer: TestUser;
let factory: TestUser;
let facility: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  buyer = await createFundedReseller(shop, 99_000_000);
  factory = await createUser(shop, 'factory');
  facility = await createUser(shop, 'isc_facility');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

type StepName = 'printed' | 'finished' | 'checked' | 'packed';

const queue = async (filter: object = {}, sort?: [string, string]) =>
  shop.call(
    'admin/production-queue',
    { filter: JSON.stringify(filter), ...(sort && { sort: JSON.stringify(sort) }) },
    factory,
  );

const step = async (orderId: string, sid: string, name: StepName, user = factory) =>
  shop.call('admin/item-step', { step: name }, { bearer: user.bearer, params: { orderId, sid } });

const undo = async (orderId: string, sid: string, name: StepName) =>
  shop.call('admin/item-step-undo', {}, { bearer: factory.bearer, params: { orderId, sid, step: name } });

async function approvedItem(item = bannerItem): Promise<{ orderId: string; sid: string }> {
  const orderId = await createApprovedOrder(shop, buyer, [item]);
  const [sid = ''] = await listItemIds(shop, buyer, orderId);
  return { orderId, sid };
}

const nestOf = (items: readonly (string | object)[], changes: object = {}) => ({
  material: MATERIAL,
  rollMm: 3200,
  gapMm: 20,
  mode: 'least_waste',
  items,
  ...changes,
});

describe('the production queue', () => {
  test('lists released items with their metric size, area, finishes and due date, and without prices', async () => {
    const waiting = await createPaidOrder(shop, buyer);
    const { orderId, sid } = await approvedItem({ ...bannerItem, quantity: 2 });
    const rows = await queue();
    expect(rows.map((row) => row.orderId)).not.toContain(waiting);
    const row = rows.find((each) => each.sid === sid);
    expect(row).toMatchObject({
      orderId,
      position: 1,
      status: 'ready_for_production',
      material: MATERIAL,
      widthMm: 914.4,
      heightMm: 1828.8,
      printWidthMm: 1014.4,
      printHeightMm: 1928.8,
      areaM2: 3.345,
      quantity: 2,
      finishes: ['Hem and grommets'],
      fileName: 'art.pdf',
      country: 'JP',
      overdue: false,
      steps: [],
    });
    expect(row?.grommets).toBe(22);
  });

  test('tells of which materials with a printed area there are how many items', async () => {
    const count = async (user = factory) => {
      const materials = await shop.call('admin/production-materials', {}, user);
      return materials.find(({ material }) => material === MATERIAL);
    };
    const before = (await count())?.items ?? 0;
    const { orderId } = await approvedItem({ ...bannerItem, quantity: 2 });
    await approvedItem();
    expect(await count()).toEqual({ material: MATERIAL, product: 'Vinyl banner', rollMm: 3200, items: before + 2 });
    const chinese = { bearer: factory.bearer, language: 'zh-CN' };
    expect((await shop.call('admin/production-materials', {}, chinese)).length).toBeGreaterThan(0);
    const service = await createUser(shop, 'customer_service');
    await postEvent(shop, service, orderId, { event: 'order_cancelled', reason: 'by the customer' });
    expect((await count())?.items).toBe(before + 1);
  });

  test('is searched for an order in any spelling, an item, or the name or SKU of a product', async () => {
    const { orderId, sid } = await approvedItem();
    const other = await approvedItem();
    const search = async (q: string, language = 'en') => {
      const as = { bearer: factory.bearer, language };
      const rows = await shop.call('admin/production-queue', { filter: JSON.stringify({ q }) }, as);
      const materials = await shop.call('admin/production-materials', { q }, as);
      return { sids: rows.map((row) => row.sid), materials: materials.map(({ material, items }) => [material, items]) };
    };
    const one = { sids: [sid], materials: [[MATERIAL, 1]] };
    for (const q of [orderId, ` ${orderId.replaceAll('-', '').toLowerCase()} `, sid, sid.toUpperCase()])
      expect(await search(q)).toEqual(one);
    for (const [q, language] of [
      ['vinyl BAN', 'en'],
      ['喷绘', 'zh-CN'],
      ['banner', 'zh-CN'],
      [MATERIAL, 'ja'],
    ] as const) {
      const { sids, materials } = await search(q, language);
      expect(sids).toEqual(expect.arrayContaining([sid, other.sid]));
      expect(materials.map(([material]) => material)).toEqual([MATERIAL]);
    }
    expect(await search('acrylic')).toEqual({ sids: [], materials: [] });
    expect(await search('%')).toEqual({ sids: [], materials: [] });
    const statements = async (input: object) => {
      const before = await shop.statements();
      await shop.call('admin/production-materials', input, factory);
      return (await shop.statements()) - before;
    };
    expect(await statements({ q: orderId })).toBe(await statements({}));
  });

  test('names products and finishes in Chinese for staff who read it, products first as staff named them for customs', async () => {
    const { orderId, sid } = await approvedItem();
    const chinese = async () => {
      const filter = JSON.stringify({ id: [sid] });
      const [row] = await shop.call(
        'admin/production-queue',
        { filter },
        { bearer: factory.bearer, language: 'zh-CN' },
      );
      return [row?.product, row?.finishes];
    };
    expect(await chinese()).toEqual(['440 g 喷绘布', ['卷边打扣']]);
    const service = await createUser(shop, 'customer_service');
    const customs = { revision: 0, hsCode: '392690', origin: 'CN', chineseName: '广告布' };
    await shop.call('admin/product-customs-edit', customs, { bearer: service.bearer, params: { sku: MATERIAL } });
    await eventually(async () => expect(await chinese()).toEqual(['广告布', ['卷边打扣']]));
    expect((await queue({ id: [sid] }))[0]).toMatchObject({ product: 'Vinyl banner' });
    const read = async (language: string) =>
      (await shop.call('admin/order', {}, { bearer: service.bearer, params: { orderId }, language })).items[0];
    expect(await read('zh-CN')).toMatchObject({ product: { name: '广告布' }, finishNames: ['卷边打扣'] });
    const english = await read('en');
    expect([english?.product.name, english?.finishNames]).toEqual(['Vinyl banner', ['Hem and grommets']]);
    const listing = { filter: JSON.stringify({ id: [MATERIAL] }) };
    const profiles = await shop.call('admin/colour-profiles', listing, { bearer: factory.bearer, language: 'zh-CN' });
    expect(profiles).toMatchObject([{ name: '广告布' }]);
  });

  test('marks an item as overdue once its last day of production is over', async () => {
    const { sid } = await approvedItem();
    const [row] = await queue({ id: [sid] });
    shop.clock.advance(12 * 86_400_000);
    try {
      factory = await createUser(shop, 'factory');
      expect(row?.overdue).toBe(false);
      expect((await queue({ id: [sid] }))[0]).toMatchObject({ due: row?.due, overdue: true });
    } finally {
      shop.clock.advance(-12 * 86_400_000);
      factory = await createUser(shop, 'factory');
    }
  });

  test('filters by material and order and rejects other filters', async () => {
    const { orderId, sid } = await approvedItem();
    expect((await queue({ orderId: orderId.toLowerCase() })).map((row) => row.sid)).toEqual([sid]);
    expect(await queue({ orderId, material: 'acrylic-3mm' })).toEqual([]);
    expect(await shop.expectError('admin/production-queue', { filter: '{"label":"x"}' }, factory)).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
  });

  test('agrees with the orders from their release through each step to the shipment or the cancellation', async () => {
    const differences = async (sid: string) =>
      shop.database.reader.query('select * from audit_queued_item where sid = $1', [sid]);
    const stageOf = async (sid: string): Promise<string | null | undefined> => {
      expect(await differences(sid)).toEqual([]);
      const [row] = await shop.database.reader.query<{ stage: string | null }[]>(
        'select stage from queued_item where sid = $1',
        [sid],
      );
      return row?.stage;
    };
    const { orderId, sid } = await approvedItem();
    expect(await stageOf(sid)).toBeNull();
    await step(orderId, sid, 'printed');
    await step(orderId, sid, 'checked');
    expect(await stageOf(sid)).toBe('expected');
    await undo(orderId, sid, 'checked');
    expect(await stageOf(sid)).toBeNull();
    await step(orderId, sid, 'packed');
    expect(await stageOf(sid)).toBe('expected');
    await shop.call('admin/item-step', { step: 'received' }, { bearer: facility.bearer, params: { orderId, sid } });
    expect(await stageOf(sid)).toBe('to_ship');
    const rollback = new Error('rolled back by the test');
    for (const change of [
      `update customer_order set released_at = released_at - interval '3 days' where id = $1`,
      `update customer_order set state = 'cancelled' where id = $1`,
    ]) {
      const changed = shop.database.transaction(async (tx) => {
        await tx.query(change, [orderId]);
        expect(await tx.query('select * from audit_queued_item where order_id = $1', [orderId])).toEqual([]);
        throw rollback;
      });
      await expect(changed).rejects.toBe(rollback);
    }
    const shippedInParts = await createApprovedOrder(shop, buyer, [bannerItem, bannerItem]);
    const [first = '', second = ''] = await listItemIds(shop, buyer, shippedInParts);
    await step(shippedInParts, first, 'printed');
    const parcel = { items: [first], agent: 'EMS', trackingNumber: 'EE1' };
    await postEvent(shop, facility, shippedInParts, { event: 'shipped', ...parcel });
    expect(await stageOf(first)).toBeUndefined();
    expect(await stageOf(second)).toBeNull();
  });

  test.each(['due', 'material'])('sorted by %s in descending order is the ascending order reversed', async (field) => {
    await createApprovedOrder(shop, buyer, [bannerItem, bannerItem]);
    const sids = async (direction: string) => (await queue({}, [field, direction])).map(({ sid }) => sid);
    const ascending = await sids('ASC');
    expect(ascending.length).toBeLessThan(25);
    expect(await sids('DESC')).toEqual(ascending.reverse());
  });

  test('takes at most 8 statements, for however many items', async () => {
    await queue();
    const before = await shop.statements();
    expect((await queue()).length).toBeGreaterThan(2);
    expect((await shop.statements()) - before).toBeLessThanOrEqual(8);
  });
});

describe('production steps', () => {
  test('the first printed item starts production, and the last packed one makes the order ready to ship', async () => {
    const orderId = await createApprovedOrder(shop, buyer, [bannerItem, { ...bannerItem, quantity: 2 }]);
    const [first = '', second = ''] = await listItemIds(shop, buyer, orderId);
    expect(await step(orderId, first, 'printed')).toMatchObject({
      item: { status: 'in_production', steps: [{ step: 'printed' }] },
      readyToShip: false,
    });
    await step(orderId, first, 'finished');
    await step(orderId, first, 'checked');
    expect(await step(orderId, first, 'packed', facility)).toMatchObject({ readyToShip: false });
    expect(await step(orderId, second, 'packed')).toMatchObject({ readyToShip: true });
    const order = await shop.call('Account/ViewOrder', { orderId }, buyer);
    expect(order.history.filter(({ event }) => event === 'in_production')).toHaveLength(1);
    await postEvent(shop, facility, orderId, { event: 'shipped', items: [first], agent: 'EMS', trackingNumber: 'EE1' });
    expect((await queue({ orderId })).map((row) => row.sid)).toEqual([second]);
    const params = { orderId, sid: second };
    expect(await shop.expectError('admin/item-step', { step: 'packed' }, { ...factory, params })).toMatchObject({
      status: 409,
      code: 'step_already_done',
    });
  });

  test('records a step once when it is posted several times at once', async () => {
    const { orderId, sid } = await approvedItem();
    const send = () =>
      shop.send('admin/item-step', { step: 'printed' }, { bearer: factory.bearer, params: { orderId, sid } });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('undoes a step for 60 seconds, and not later', async () => {
    const { orderId, sid } = await approvedItem();
    await step(orderId, sid, 'printed');
    expect((await undo(orderId, sid, 'printed')).item).toMatchObject({ status: 'in_production', steps: [] });
    await step(orderId, sid, 'printed');
    shop.clock.advance(61_000);
    const options = { bearer: factory.bearer, params: { orderId, sid, step: 'printed' } };
    expect(await shop.expectError('admin/item-step-undo', {}, options)).toMatchObject({
      status: 409,
      code: 'undo_expired',
    });
  });

  test.each([
    ['an item of another order', async () => ({ ...(await approvedItem()), sid: (await approvedItem()).sid })],
    ['an id that is nonsense', async () => ({ ...(await approvedItem()), sid: 'QR ✓' })],
    [
      'an order that is not released',
      async () => {
        const orderId = await createPaidOrder(shop, buyer);
        return { orderId, sid: (await listItemIds(shop, buyer, orderId))[0] ?? '' };
      },
    ],
  ])('does not find %s', async (_, prepare) => {
    const params = await prepare();
    const options = { bearer: factory.bearer, params };
    expect(await shop.expectError('admin/item-step', { step: 'printed' }, options)).toMatchObject({
      status: 404,
      code: 'resource_not_found',
    });
  });

  test('refuses to start production of an order on hold, and records nothing', async () => {
    const { orderId, sid } = await approvedItem();
    await shop.database.reader.query(
      `insert into order_event (order_id, seq, event, actor, happened_at, state, detail)
       select order_id, max(seq) + 1, 'dispute_opened', 'system', now(), 'ready_for_production',
         '{"amount": 100, "currency": "CNY", "reference": "PP-D-1"}' from order_event where order_id = $1 group by order_id`,
      [orderId],
    );
    const options = { bearer: factory.bearer, params: { orderId, sid } };
    expect(await shop.expectError('admin/item-step', { step: 'printed' }, options)).toMatchObject({
      status: 409,
      code: 'order_on_hold',
    });
    expect((await queue({ orderId }))[0]).toMatchObject({ onHold: true, steps: [], status: 'ready_for_production' });
  });
});

describe('a suggested nest', () => {
  test('places every piece on the roll with the gap between pieces', async () => {
    const one = await approvedItem({ ...bannerItem, quantity: 3 });
    const other = await approvedItem();
    const {
      placed,
      lengthMm,
      singleRowMm,
      yield: share,
    } = await shop.call('admin/nest', nestOf([one.sid, { sid: other.sid.toUpperCase() }]) as never, factory);
    expect(placed.map(({ sid, copy }) => [sid, copy])).toEqual(
      expect.arrayContaining([
        [one.sid, 1],
        [one.sid, 2],
        [one.sid, 3],
        [other.sid, 1],
      ]),
    );
    expect(placed).toHaveLength(4);
    for (const { x, y, width, height } of placed) {
      expect(x + width).toBeLessThanOrEqual(3200);
      expect(y + height).toBeLessThanOrEqual(lengthMm);
      expect([width, height].toSorted((a, b) => a - b)).toEqual([914.4, 1828.8]);
    }
    expect(share).toBeCloseTo((4 * 914.4 * 1828.8) / (3200 * lengthMm), 6);
    expect(lengthMm).toBeLessThan(singleRowMm);
  });

  test('adds the hem where it is asked for, and divides pieces that are wider than the roll', async () => {
    const { sid } = await approvedItem();
    const nest = (changes: object) => shop.call('admin/nest', nestOf([sid], changes) as never, factory);
    expect((await nest({ withAllowance: true })).placed[0]).toMatchObject({ width: 1928.8, height: 1014.4 });
    expect((await nest({ rollMm: 500 })).placed.map(({ panel, width }) => [panel, width])).toEqual([
      [1, 472.2],
      [2, 472.2],
    ]);
  });

  test('leaves locked pieces where they are, and refuses those that are over each other or of another item', async () => {
    const { sid } = await approvedItem({ ...bannerItem, quantity: 3 });
    const send = (locked: object[]) => shop.call('admin/nest', nestOf([sid], { locked }) as never, factory);
    const kept = { sid: sid.toUpperCase(), copy: 2, x: 1000, y: 50, width: 914.4, height: 1828.8, rotated: false };
    const { placed, lengthMm } = await send([kept]);
    expect(placed[0]).toEqual({ ...kept, sid });
    expect(placed.map(({ copy }) => copy).toSorted()).toEqual([1, 2, 3]);
    expect(lengthMm).toBeLessThan(2 * 1828.8);
    for (const wrong of [
      { ...kept, x: 3000 },
      { ...kept, copy: 4 },
      { ...kept, width: 1 },
      { ...kept, sid: crypto.randomUUID() },
    ]) {
      const input = nestOf([sid], { locked: [{ ...kept, copy: 1, y: 5000 }, wrong] }) as never;
      expect(await shop.expectError('admin/nest', input, factory)).toMatchObject({
        code: 'validation_failed',
        errors: [{ field: 'locked[1]', code: 'invalid' }],
      });
    }
  });

  test('is refused for more pieces than a nest may have, also if panels make them so many', async () => {
    const { sid } = await approvedItem({ ...bannerItem, quantity: 100 });
    const input = nestOf([sid], { rollMm: 100 }) as never;
    expect(await shop.expectError('admin/nest', input, factory)).toMatchObject({ status: 422, code: 'nest_too_large' });
  });

  test('is given with its print files, and refused after a piece was moved over another', async () => {
    const { sid } = await approvedItem({ ...bannerItem, quantity: 2 });
    const suggested = await shop.call('admin/nest', nestOf([sid], { withAllowance: true }) as never, factory);
    const { lengthMm, placed } = suggested;
    const send = (pieces: object) =>
      shop.send(
        'admin/nest-hot-folder',
        { material: MATERIAL, rollMm: 3200, lengthMm, placed: pieces } as never,
        factory,
      );
    const bytes = async () => Buffer.from(await (await send(placed)).arrayBuffer());
    const zip = await bytes();
    expect((await bytes()).equals(zip)).toBe(true);
    const files = unzip(zip);
    const [described, pdf, ticket] = [...files.values()];
    const description: unknown = JSON.parse(String(described));
    expect(compileValidator(NestDescription)(description)).toEqual({ ok: true, value: description });
    expect(description).toMatchObject({
      lengthMm,
      placed: [
        { sid, copy: 1 },
        { sid, copy: 2 },
      ],
    });
    expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
    const [, pdfName = ''] = [...files.keys()];
    expect(String(ticket)).toContain(`<FileSpec URL="${pdfName}"`);
    const [first] = placed;
    for (const wrong of [
      placed.map((piece) => ({ ...piece, x: first?.x ?? 0, y: first?.y ?? 0 })),
      [{ ...first, copy: 3 }],
      [{ ...first, sid: crypto.randomUUID() }],
      [{ ...first, sid: 'QR ✓' }],
      [],
    ])
      expect((await send(wrong)).status).toBe(400);
  });

  let refusedSid: string;
  beforeAll(async () => {
    ({ sid: refusedSid } = await approvedItem());
  });

  test.each([
    ['no items', () => [], {}, 400],
    ['10,000 items', () => Array.from({ length: 10_000 }, () => crypto.randomUUID()), {}, 400],
    ['an item twice', (sid: string) => [sid, sid], {}, 400],
    ['an unknown item', () => [crypto.randomUUID()], {}, 400],
    ['nonsense for an item', () => ['QR ✓'], {}, 400],
    ['another material', (sid: string) => [sid], { material: 'acrylic-3mm' }, 400],
    ['more pieces than ordered', (sid: string) => [{ sid, quantity: 2 }], {}, 400],
    ['an unknown mode', (sid: string) => [sid], { mode: 'magic' }, 400],
    ['a gap below 0', (sid: string) => [sid], { gapMm: -1 }, 400],
    ['a roll of 0', (sid: string) => [sid], { rollMm: 0 }, 400],
  ])('is refused for %s', async (_, items, changes, status) => {
    expect(await shop.expectError('admin/nest', nestOf(items(refusedSid), changes) as never, factory)).toMatchObject({
      status,
      code: 'validation_failed',
    });
  });
});

describe('an accepted nest', () => {
  /** A suggestion for whole items, as it is accepted. */
  const layoutOf = async (sids: readonly string[], changes: object = {}) => {
    const request = nestOf(sids, { withAllowance: true, ...changes });
    const { lengthMm, placed } = await shop.call('admin/nest', request as never, factory);
    return { material: MATERIAL, rollMm: request.rollMm, lengthMm, placed };
  };
  const accept = (layout: object) => shop.call('admin/nest-accept', layout as never, factory);
  const rejected = (layout: object) => shop.expectError('admin/nest-accept', layout as never, factory);
  const undoNest = (id: string) => shop.call('admin/nest-undo', {}, { bearer: factory.bearer, params: { id } });
  const find = (id: string) => shop.call('admin/accepted-nest', {}, { bearer: factory.bearer, params: { id } });
  const filesOf = async (id: string) => {
    const response = await shop.send('admin/accepted-nest-hot-folder', {}, { bearer: factory.bearer, params: { id } });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const openNests = async () => shop.call('admin/accepted-nests', { filter: '{"open":true}' }, factory);

  test('is listed with its items, whose pieces are in the queue as nested, and not suggested again until it is undone', async () => {
    const one = await approvedItem({ ...bannerItem, quantity: 2 });
    const other = await approvedItem();
    const free = await approvedItem();
    const materials = () => shop.call('admin/production-materials', {}, factory);
    const layout = await layoutOf([one.sid, other.sid]);
    const nest = await accept(layout);
    expect(nest).toMatchObject({
      ...{ material: MATERIAL, product: 'Vinyl banner', rollMm: 3200, lengthMm: layout.lengthMm, pieces: 3 },
      ...{ acceptedBy: expect.any(String), undoneAt: null },
    });
    expect(nest.yield).toBeCloseTo((3 * 1014.4 * 1928.8) / (3200 * layout.lengthMm), 6);
    expect(nest.items).toEqual(
      expect.arrayContaining([
        { sid: one.sid, orderId: one.orderId, position: 1, state: 'open' },
        { sid: other.sid, orderId: other.orderId, position: 1, state: 'open' },
      ]),
    );
    expect((await openNests()).map(({ id }) => id)).toContain(nest.id);
    const nestable = (isNestable: boolean) =>
      queue({ id: [one.sid, other.sid, free.sid], nestable: isNestable }).then((items) => items.map(({ sid }) => sid));
    expect([await nestable(true), (await nestable(false)).toSorted()]).toEqual([
      [free.sid],
      [one.sid, other.sid].toSorted(),
    ]);
    const { items } = (await materials()).find(({ material }) => material === MATERIAL) ?? { items: 0 };
    expect((await find(nest.id.toUpperCase())).placed).toEqual(layout.placed);
    expect(await queue({ id: [one.sid] })).toMatchObject([{ nests: [nest.number], nestedCopies: 2 }]);
    const again = nestOf([other.sid, one.sid], { withAllowance: true }) as never;
    expect(await shop.expectError('admin/nest', again, factory)).toMatchObject({
      ...{ status: 409, code: 'already_nested', errors: [{ field: 'items[0]' }, { field: 'items[1]' }] },
    });
    expect(await rejected(layout)).toMatchObject({ status: 409, code: 'already_nested' });
    expect((await undoNest(nest.id)).undoneAt).not.toBeNull();
    expect((await undoNest(nest.id)).undoneAt).not.toBeNull();
    expect((await materials()).find(({ material }) => material === MATERIAL)?.items).toBe(items + 2);
    expect((await openNests()).map(({ id }) => id)).not.toContain(nest.id);
    expect(await queue({ id: [one.sid] })).toMatchObject([{ nests: [], nestedCopies: 0 }]);
    expect((await accept(layout)).number).toBeGreaterThan(nest.number);
    expect(await shop.database.reader.query('select * from audit_nested_copy')).toEqual([]);
  });

  test('is accepted once by two people at the same time, and once with one key', async () => {
    const { sid } = await approvedItem({ ...bannerItem, quantity: 2 });
    const layout = await layoutOf([sid]);
    const send = (key: string) =>
      shop.send('admin/nest-accept', layout as never, { ...factory, headers: { 'idempotency-key': key } });
    const nestsOfItem = async () => (await openNests()).filter(({ items }) => items.some((item) => item.sid === sid));
    const answers = await Promise.all([send(crypto.randomUUID()), send(crypto.randomUUID())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [nest] = await nestsOfItem();
    await undoNest(nest?.id ?? '');
    const key = crypto.randomUUID();
    const first = await (await send(key)).text();
    expect(await (await send(key)).text()).toBe(first);
    expect(JSON.stringify(await nestsOfItem())).toBe(`[${first}]`);
  });

  test('leaves the other pieces of an item for the next one', async () => {
    const { sid } = await approvedItem({ ...bannerItem, quantity: 5 });
    const part = await layoutOf([sid]);
    const first = await accept({ ...part, placed: part.placed.filter(({ copy }) => copy === 2 || copy === 4) });
    expect(first.pieces).toBe(2);
    const rest = await layoutOf([sid]);
    expect(rest.placed.map(({ copy }) => copy).toSorted()).toEqual([1, 3, 5]);
    const [kept] = rest.placed.filter(({ copy }) => copy === 5);
    const locked = await layoutOf([sid], { locked: [kept] });
    expect(locked.placed[0]).toEqual(kept);
    expect(locked.placed.map(({ copy }) => copy).toSorted()).toEqual([1, 3, 5]);
    const second = await accept(rest);
    expect(await queue({ id: [sid] })).toMatchObject([{ nests: [first.number, second.number], nestedCopies: 5 }]);
  });

  test('has the same print files each time, also after its items have shipped, and not those of a cancelled order', async () => {
    const shipped = await approvedItem();
    const cancelled = await approvedItem();
    const nest = await accept(await layoutOf([shipped.sid, cancelled.sid]));
    const { bytes } = await filesOf(nest.id);
    const described = (zip: Buffer) => JSON.parse(String(unzip(zip).get('job.json'))) as { placed: object[] };
    expect(compileValidator(NestDescription)(described(bytes))).toMatchObject({ ok: true });
    expect(described(bytes)).toMatchObject({ nest: nest.number, placed: [{}, {}] });
    expect([...unzip(bytes).keys()]).toContain(`nest-${nest.number}.pdf`);
    await step(shipped.orderId, shipped.sid, 'printed');
    expect((await filesOf(nest.id)).bytes.equals(bytes)).toBe(true);
    const parcel = { items: [shipped.sid], agent: 'EMS', trackingNumber: 'EE1' };
    await postEvent(shop, facility, shipped.orderId, { event: 'shipped', ...parcel });
    expect((await filesOf(nest.id)).bytes.equals(bytes)).toBe(true);
    const service = await createUser(shop, 'customer_service');
    await postEvent(shop, service, cancelled.orderId, { event: 'order_cancelled', reason: 'by the customer' });
    expect((await find(nest.id)).items.map(({ sid, state }) => [sid, state])).toEqual(
      expect.arrayContaining([
        [shipped.sid, 'shipped'],
        [cancelled.sid, 'cancelled'],
      ]),
    );
    expect(described((await filesOf(nest.id)).bytes).placed).toMatchObject([{ sid: shipped.sid }]);
    expect((await openNests()).map(({ id }) => id)).not.toContain(nest.id);
  });

  test('has the print files of 60 items, and is refused for more than 200 items or too much artwork', async () => {
    const itemCount = 60;
    const size = { ...bannerItem, width: '2', length: '1', unit: 3 };
    const orderId = await createApprovedOrder(
      shop,
      buyer,
      Array.from({ length: itemCount }, () => size),
    );
    const sids = await listItemIds(shop, buyer, orderId);
    const layout = await layoutOf(sids);
    expect(layout.placed).toHaveLength(itemCount);
    const [first] = layout.placed;
    const many = Array.from({ length: MAX_NEST_FILE_ITEMS + 1 }, () => ({ ...first, sid: crypto.randomUUID() }));
    expect(await rejected({ ...layout, placed: many })).toMatchObject({ status: 422, code: 'nest_too_large' });
    const resize = (bytes: number) =>
      shop.database.reader.query(
        `update stored_object o set size = ${bytes} from artwork a where a.object_id = o.id and a.sid = $1 returning 1`,
        [sids[0]],
      );
    await resize(MAX_NEST_FILE_BYTES + 1);
    expect(await rejected(layout)).toMatchObject({ status: 422, code: 'nest_too_large' });
    await resize(1000);
    const nest = await accept(layout);
    expect(nest.items).toHaveLength(itemCount);
    const files = unzip((await filesOf(nest.id)).bytes);
    expect([...files.keys()].filter((name) => name.endsWith('.xjdf'))).toHaveLength(itemCount);
  });

  test('is refused for pieces over each other, of another size, beside the roll, of no item, or without their other panels', async () => {
    const { sid } = await approvedItem({ ...bannerItem, quantity: 2 });
    const layout = await layoutOf([sid]);
    const [first, second] = layout.placed;
    const narrow = await layoutOf([sid], { rollMm: 500 });
    for (const [wrong, field] of [
      [{ ...layout, placed: [first, { ...second, x: first?.x, y: first?.y }] }, 'placed[1]'],
      [{ ...layout, placed: [first, first] }, 'placed[1]'],
      [{ ...layout, placed: [{ ...first, width: 1 }] }, 'placed[0]'],
      [{ ...layout, placed: [{ ...first, x: 3000 }] }, 'placed[0]'],
      [{ ...layout, placed: [{ ...first, copy: 3 }] }, 'placed[0]'],
      [{ ...layout, placed: [{ ...first, sid: 'QR ✓' }] }, 'placed[0]'],
      [{ ...layout, material: 'acrylic-3mm' }, 'placed[0]'],
      [{ ...narrow, placed: narrow.placed.slice(1) }, 'placed[0]'],
    ] as const)
      expect(await rejected(wrong)).toMatchObject({ code: 'validation_failed', errors: [{ field }] });
    expect(await rejected({ ...layout, placed: [] })).toMatchObject({ code: 'validation_failed' });
    expect((await accept(narrow)).pieces).toBe(narrow.placed.length);
    for (const id of [crypto.randomUUID(), 'QR ✓'])
      expect(await shop.expectError('admin/nest-undo', {}, { bearer: factory.bearer, params: { id } })).toMatchObject({
        code: 'resource_not_found',
      });
  });
});

describe('the papers of an item', () => {
  const download = async (
    name: 'admin/item-ticket' | 'admin/item-production-file' | 'admin/item-xjdf' | 'admin/item-hot-folder',
    params: object,
    input = {},
  ) => {
    const response = await shop.send(name, input, { bearer: factory.bearer, params: params as Record<string, string> });
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };

  test.each([
    ['a4', 595.28, 841.89],
    ['label', 283.46, 425.2],
  ])('has a ticket in the format %s of at most 300 KB', async (format, width, height) => {
    const { status, type, bytes } = await download('admin/item-ticket', await approvedItem(), { format });
    expect([status, type, bytes.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
    expect(bytes.length).toBeLessThan(300_000);
    const [boxWidth, boxHeight] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes.toString('latin1'))?.slice(1) ?? [];
    expect(Number(boxWidth)).toBeCloseTo(width, 1);
    expect(Number(boxHeight)).toBeCloseTo(height, 1);
  });

  test('has the same press-ready file each time, also where the artwork cannot be read', async () => {
    const item = await approvedItem();
    const first = await download('admin/item-production-file', item);
    expect([first.status, first.type]).toEqual([200, 'application/pdf']);
    expect((await download('admin/item-production-file', item)).bytes.equals(first.bytes)).toBe(true);
    const grommets = first.bytes.toString('latin1').includes('/Name (Grommets)');
    expect(grommets).toBe(true);
    expect((await download('admin/item-production-file', item, { copy: 2 })).status).toBe(404);
  });

  test('has artwork in its press-ready file once the artwork is examined, and the bleed that the customer has chosen', async () => {
    const orderId = await createPaidOrder(shop, buyer);
    const [sid = ''] = await listItemIds(shop, buyer, orderId);
    const file = { name: 'art.jpg', content: new Blob([new Uint8Array(await drawing().jpeg().toBuffer())]) };
    const choice = { orderId, sid, bleed: 'mirrored' } as const;
    expect(await shop.expectError('Account/ArtworkBleed', choice, buyer)).toMatchObject({
      ...{ code: 'event_not_allowed', errors: [{ field: 'sid', code: 'artwork_missing' }] },
    });
    await shop.call('Account/ArtworkUpload', buildForm({ orderId, sid }, file), buyer);
    expect(await shop.expectError('Account/ArtworkBleed', choice, await createUser(shop))).toMatchObject({
      code: 'resource_not_found',
    });
    expect((await shop.call('Account/ArtworkBleed', choice, buyer)).artwork).toMatchObject({ bleed: 'mirrored' });
    const replaced = await shop.call('Account/ArtworkUpload', buildForm({ orderId, sid }, file), buyer);
    expect(replaced.artwork).toMatchObject({ bleed: 'mirrored' });
    await shop.call('Account/FinishUpload', { orderId }, buyer);
    await sendProofs(shop, await createUser(shop, 'customer_service'), orderId, [sid]);
    await shop.call('Account/ConfirmProof', { orderId, versions: { [sid]: 1 } }, buyer);
    expect(await shop.expectError('Account/ArtworkBleed', choice, buyer)).toMatchObject({ code: 'event_not_allowed' });
    const pressFile = async (input = {}) =>
      (await download('admin/item-production-file', { orderId, sid }, input)).bytes.toString('latin1');
    expect(await pressFile()).not.toContain('/Subtype /Image');
    const stored: { sha256: Buffer }[] = await shop.database.reader.query(
      'select sha256 from artwork join stored_object on stored_object.id = object_id where sid = $1',
      [sid],
    );
    for (const { sha256 } of stored) await shop.app.get(FileExaminations, { strict: false }).examine(sha256);
    expect(await pressFile()).toContain('/Subtype /Image');
    expect((await queue({ orderId })).map(({ bleed }) => bleed)).toEqual(['mirrored']);
    expect(await pressFile()).toBe(await pressFile({ bleed: 'mirrored' }));
    expect(await pressFile()).not.toBe(await pressFile({ bleed: 'white' }));
  });

  test('has a job ticket in XJDF', async () => {
    const { orderId, sid } = await approvedItem({ ...bannerItem, quantity: 3 });
    const { status, bytes } = await download('admin/item-xjdf', { orderId, sid });
    expect(status).toBe(200);
    expect(bytes.toString()).toContain(`JobID="${orderId}" JobPartID="1" Version="2.1"`);
    expect(bytes.toString()).toContain('Amount="3"');
  });

  test('has a ZIP for a hot folder whose job.json has the checksums of its files', async () => {
    const item = await approvedItem({ ...bannerItem, quantity: 3 });
    const { status, type, bytes } = await download('admin/item-hot-folder', item);
    expect([status, type]).toEqual([200, 'application/zip']);
    expect((await download('admin/item-hot-folder', item)).bytes.equals(bytes)).toBe(true);
    const files = unzip(bytes);
    const name = `${item.orderId}-1`;
    expect([...files.keys()]).toEqual(['job.json', `${name}.pdf`, `${name}.xjdf`]);
    const described = JSON.parse(String(files.get('job.json'))) as { files: { name: string; sha256: string }[] };
    expect(compileValidator(JobDescription)(described)).toEqual({ ok: true, value: described });
    expect(described).toMatchObject({
      ...{ orderId: item.orderId, item: 1, sid: item.sid, copies: 3, grommets: 22 },
      finishedMm: { width: 914.4, height: 1828.8 },
      printedMm: { width: 1014.4, height: 1928.8 },
    });
    expect(described.files.map((file) => [file.name, file.sha256])).toEqual(
      [...files].slice(1).map(([file, content]) => [file, createHash('sha256').update(content).digest('hex')]),
    );
    expect(String(files.get(`${name}.xjdf`))).toContain(`URL="${name}.pdf"`);
  });

  test('has the printer and its profile in job.json', async () => {
    const item = await approvedItem();
    const described = async () => {
      const { bytes } = await download('admin/item-hot-folder', item);
      return JSON.parse(String(unzip(bytes).get('job.json'))) as unknown;
    };
    expect(await described()).toMatchObject({ printer: null, profile: null });
    const { id } = await shop.call('admin/printer-add', { name: 'R5' }, factory);
    const bytes = Uint8Array.from(await standardProfile());
    const form = buildForm({ inkLimit: '280' }, { name: 'r5.icc', content: new Blob([bytes]) });
    await shop.call('admin/printer-profile', form, { bearer: factory.bearer, params: { id } });
    await shop.call('admin/item-printer', { printer: 'R5' }, { bearer: factory.bearer, params: item });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(await described()).toMatchObject({
      ...{ printer: 'R5', profile: { name: 'r5.icc', sha256, inkLimit: 280 } },
    });
    await shop.call('admin/printer-delete', {}, { bearer: factory.bearer, params: { id } });
    // An item keeps the name of its printer.
    expect(await described()).toMatchObject({ printer: 'R5', profile: null });
  });

  test('is not found under another order', async () => {
    const { orderId } = await approvedItem();
    const { sid } = await approvedItem();
    for (const name of [
      'admin/item-ticket',
      'admin/item-production-file',
      'admin/item-xjdf',
      'admin/item-hot-folder',
    ] as const)
      expect((await download(name, { orderId, sid })).status).toBe(404);
  });
});
