import { randomUUID } from 'node:crypto';
import { calls, type Call, type CallName } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { readAuditViews } from '../../../test/audit-views';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import {
  bannerItem,
  blankItem,
  paypalTerms,
  createFundedReseller,
  buildForm,
  createOrder,
  createPaidOrder,
  buildPdf,
  sendProofs,
  listItemIds,
  createSubmittedOrder,
} from '../../../test/orders';
import { type TestUser, createUser } from '../../../test/users';
import { buildSample } from '../../../test/invalid-input';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { RouteRegistry } from '../../common/public';

let env: TestEnv;
let shop: Shop;
let owner: TestUser;
let stranger: TestUser;
let service: TestUser;
let factory: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
  owner = await createFundedReseller(shop, 100_000_000);
  stranger = await createFundedReseller(shop, 100_000_000);
  service = await createUser(shop, 'customer_service');
  factory = await createUser(shop, 'factory');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

/** The calls that take an order id and are only for the order's owner; the tracking page is for everyone. */
const ownerCalls = (Object.keys(calls) as CallName[]).filter((name) => {
  const { input, path } = calls[name] as Call;
  return (
    Object.hasOwn((input.properties ?? {}) as object, 'orderId') &&
    !path.startsWith('UserEnd/') &&
    !path.startsWith('admin/')
  );
});

const isServed = (name: CallName) =>
  shop.app.get(RouteRegistry, { strict: false }).routes.some(({ call }) => call === calls[name]);
const UNKNOWN = '000000-000000-000000';

/** The response to a call, without what differs between equal responses. */
async function readError(name: CallName, orderId: string, sid: string, as: TestUser) {
  const call = calls[name] as Call;
  const fields = buildSample(call.input, {
    orderId,
    sid,
    versions: { [sid]: 1 },
    url: 'https://files.print-studio.com/a.zip',
    payNow: true,
  }) as Record<string, string>;
  // A claim's photos may be left out.
  const isUpload = call.multipart && name !== 'Account/OpenClaim';
  const input = isUpload ? buildForm(fields, { name: 'art.pdf', content: buildPdf('foreign') }) : fields;
  const response = await shop.send(name, input, { bearer: as.bearer });
  const problem = (await response.json()) as { requestId?: string };
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    cache: response.headers.get('cache-control'),
    problem: { ...problem, requestId: '' },
  };
}

const snapshot = (orderId: string) =>
  shop.database.reader.query(
    `select (select to_jsonb(o) from customer_order o where id = $1) as "order", (select count(*) from order_event where order_id = $1) as events, (select count(*) from artwork where order_id = $1) as artworks`,
    [orderId],
  );

describe('another customer’s order', () => {
  let unpaid = '';
  let reviewed = '';
  let sid = '';

  beforeAll(async () => {
    unpaid = await createOrder(shop, owner, paypalTerms);
    reviewed = await createSubmittedOrder(shop, owner);
    [sid = ''] = await listItemIds(shop, owner, reviewed);
    await sendProofs(shop, service, reviewed, [sid]);
  });

  test.each(ownerCalls)('is reported as unknown by %s', async (name) => {
    if (!isServed(name))
      return expect(await readError(name, UNKNOWN, randomUUID(), owner)).toMatchObject({ status: 404 });
    const unknown = await readError(name, UNKNOWN, sid, stranger);
    expect([404, 409]).toContain(unknown.status);
    for (const orderId of [unpaid, reviewed, reviewed.toLowerCase(), reviewed.replaceAll('-', '')]) {
      const before = await snapshot(reviewed);
      expect(await readError(name, orderId, sid, stranger)).toEqual(unknown);
      expect(await snapshot(reviewed)).toEqual(before);
    }
  });

  test('the tested calls include every call that changes or shows an order', () => {
    expect(ownerCalls).toEqual(
      expect.arrayContaining([
        'Cart/GetOrderInfo',
        'Cart/CompleteOrder',
        'Cart/Checkout',
        'Account/ViewOrder',
        'Account/ArtworkUpload',
        'Account/FinishUpload',
        'Account/ConfirmProof',
        'Account/CancelOrder',
      ]),
    );
  });

  test('has items that cannot be used in the customer’s own order', async () => {
    const [mine, theirs] = [await createPaidOrder(shop, owner), await createPaidOrder(shop, stranger)];
    const [foreign = ''] = await listItemIds(shop, stranger, theirs);
    for (const name of ['Account/ArtworkUpload', 'Account/ArtworkUploadShareDownloadLink'] as const) {
      const [foreignError, unknownError] = [
        await readError(name, mine, foreign, owner),
        await readError(name, mine, randomUUID(), owner),
      ];
      expect(foreignError).toMatchObject({ status: 404, problem: { code: 'resource_not_found' } });
      expect(foreignError).toEqual(unknownError);
    }
  });

  test('does not appear in lists', async () => {
    const newcomer = await createUser(shop);
    // S7.45
    expect((await shop.call('Account/MyAllOrders', {}, owner)).items.map(({ orderId }) => orderId)).toEqual(
      expect.arrayContaining([unpaid, reviewed]),
    );
    expect(await shop.call('Account/MyAllOrders', {}, newcomer)).toEqual({ total: 0, items: [] });
    expect(await shop.call('Account/MyPrepaidAccountAll', {}, newcomer)).toMatchObject({ total: 0, items: [] });
  });
});

const addNote = (orderId: string, visibility: 'internal' | 'customer', memo: string) =>
  shop.call(
    'admin/order-events',
    { event: 'note_added', visibility, memo },
    { bearer: service.bearer, params: { orderId } },
  );

describe('a staff note', () => {
  test('that is internal is visible to all staff and not to customers or in emails', async () => {
    const orderId = await createPaidOrder(shop, owner);
    await addNote(orderId, 'internal', 'pays late, watch out');
    for (const colleague of [service, factory]) {
      const { history } = await shop.call('admin/order', {}, { bearer: colleague.bearer, params: { orderId } });
      expect(history.at(-1)).toMatchObject({ event: 'note_added', detail: { memo: 'pays late, watch out' } });
    }
    const seen = [
      await shop.call('Account/ViewOrder', { orderId }, owner),
      await shop.call('Cart/GetOrderInfo', { orderId }, owner),
      await shop.call('Account/MyAllOrders', {}, owner),
      await shop.call('UserEnd/SiteInfo/OrderTracking', { orderId }),
      await shop.database.reader.query('select * from mail where dedupe_key like $1', [`${orderId}:%:note`]),
    ];
    expect(JSON.stringify(seen)).not.toMatch(/pays late|note_added/);
  });

  test('that is visible to the customer is shown to them and emailed', async () => {
    const orderId = await createPaidOrder(shop, owner);
    await addNote(orderId, 'customer', 'we wait for the film');
    const { history } = await shop.call('Account/ViewOrder', { orderId }, owner);
    expect(history.at(-1)).toMatchObject({
      event: 'note_added',
      actor: 'customer_service',
      detail: { memo: 'we wait for the film' },
    });
    const mails = await shop.database.reader.query<{ recipient: string; data: { memo: string } }[]>(
      'select recipient, data from mail where dedupe_key like $1',
      [`${orderId}:%:note`],
    );
    expect(mails).toMatchObject([{ recipient: owner.email, data: { memo: 'we wait for the film' } }]);
    expect(JSON.stringify(await shop.call('UserEnd/SiteInfo/OrderTracking', { orderId }))).not.toContain('film');
  });
});

test('staff appear to customers only as the actors of the history, by role and not by name', async () => {
  const orderId = await createSubmittedOrder(shop, owner);
  await sendProofs(shop, service, orderId, await listItemIds(shop, owner, orderId));
  const order = await shop.call('Account/ViewOrder', { orderId }, owner);
  const { history, ...rest } = order;
  const roles = ['customer_service', 'accounting', 'factory', 'isc_facility', 'admin'];
  // S6.20
  expect(history.filter(({ actor }) => actor === 'customer_service').map(({ event }) => event)).toEqual([
    'digital_proof_sent',
  ]);
  const withoutActors = history.map(({ actor: _actor, ...entry }) => entry);
  const shown = [
    rest,
    withoutActors,
    await shop.call('Cart/GetOrderInfo', { orderId }, owner).then(({ history: _history, ...info }) => info),
    await shop.call('Account/MyAllOrders', {}, owner),
    await shop.call('UserEnd/SiteInfo/OrderTracking', { orderId }),
  ];
  for (const role of roles) expect(JSON.stringify(shown)).not.toContain(`"${role}"`);
  expect(JSON.stringify([shown, history])).not.toContain(service.email);
});

test('the tracking page shows the progress of an order and nothing about its owner or contents', async () => {
  const orderId = await createPaidOrder(shop, owner, [
    { ...bannerItem, label: 'secret launch' },
    { ...blankItem, label: 'spare part' },
  ]);
  const [printed = '', spare = ''] = await listItemIds(shop, owner, orderId);
  await shop.call(
    'Account/ArtworkUpload',
    buildForm({ orderId, sid: printed }, { name: 'launch.pdf', content: buildPdf('art') }),
    owner,
  );
  await shop.call('Account/FinishUpload', { orderId }, owner);
  const post = (body: Record<string, unknown>) =>
    shop.call('admin/order-events', body as never, {
      bearer: (body.event === 'shipped' || body.event === 'in_production' ? factory : service).bearer,
      params: { orderId },
    });
  await post({ event: 'artwork_rejected', items: [printed], reason: 'blurred logo' });
  const url = 'https://files.print-studio.com/launch.zip';
  // S3.79, S7.48
  expect(
    await shop.call('Account/ArtworkUploadShareDownloadLink', { orderId, sid: printed, url }, owner),
  ).toMatchObject({ artwork: { kind: 'link', url } });
  await shop.call('Account/FinishUpload', { orderId }, owner);
  await sendProofs(shop, service, orderId, [printed]);
  await shop.call('Account/RequestProofChange', { orderId, sid: printed, comment: 'logo to the left' }, owner);
  await sendProofs(shop, service, orderId, [printed]);
  await shop.call('Account/ConfirmProof', { orderId, versions: { [printed]: 2 } }, owner);
  await addNote(orderId, 'customer', 'we wait for the film');
  await post({ event: 'refund_issued', amount: 100, reason: 'small delay' });
  await post({ event: 'in_production' });
  await post({ event: 'shipped', items: [printed, spare], agent: 'EMS', trackingNumber: 'EE123' });

  const tracked = await shop.call('UserEnd/SiteInfo/OrderTracking', { orderId });
  expect(Object.keys(tracked).sort()).toEqual(['orderId', 'promise', 'status', 'steps']);
  expect(new Set(tracked.steps.flatMap((step) => Object.keys(step)))).toEqual(
    new Set(['label', 'date', 'item', 'agent', 'trackingNumber']),
  );
  expect(tracked.steps.at(-1)).toMatchObject({ label: 'shipped', agent: 'EMS', trackingNumber: 'EE123' });
  const text = JSON.stringify(tracked);
  expect(text).not.toMatch(
    /Tanaka|Hanako|Jingumae|Shibuya|Tokyo|150-0001|1234|secret|spare part|launch|blurred|logo|film|delay|pdf|http|CNY|USD|amount/i,
  );
  // S3.35
  for (const label of ['secret launch', 'spare part']) expect(text).not.toContain(label);
  for (const hidden of [printed, spare, owner.accountId, owner.email]) expect(text).not.toContain(hidden);
});

test('the integrity checks find no violation', async () => {
  expect(await readAuditViews(shop)).toEqual([]);
});
