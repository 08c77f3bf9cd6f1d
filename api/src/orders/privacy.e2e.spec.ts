import { randomUUID } from 'node:crypto';
import { calls, type Call, type CallName } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { audits } from '../../test/audits';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import {
  banner,
  blank,
  byPayPal,
  fundedReseller,
  form,
  order,
  paidOrder,
  pdf,
  proof,
  sidsOf,
  submittedOrder,
} from '../../test/ordering';
import { type Person, somebody } from '../../test/people';
import { sample } from '../../test/spoilt';
import { openStage, type Stage } from '../../test/stage';
import { DeclaredAccess } from '../kernel/public';

let stage: Stage;
let shop: Shop;
let owner: Person;
let stranger: Person;
let service: Person;
let factory: Person;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  await fixtureCatalogue(shop);
  owner = await fundedReseller(shop, 100_000_000);
  stranger = await fundedReseller(shop, 100_000_000);
  service = await somebody(shop, 'customer_service');
  factory = await somebody(shop, 'factory');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

/** The calls that name an order in their input and are for its owner; the tracking page is for everyone. */
const ownersCalls = (Object.keys(calls) as CallName[]).filter((name) => {
  const { input, path } = calls[name] as Call;
  return (
    Object.hasOwn((input.properties ?? {}) as object, 'orderId') &&
    !path.startsWith('UserEnd/') &&
    !path.startsWith('admin/')
  );
});

const served = (name: CallName) =>
  shop.app.get(DeclaredAccess, { strict: false }).routes.some(({ call }) => call === calls[name]);
const ABSENT = '000000-000000-000000';

/** A refusal as its reader can compare it with another. */
async function refusal(name: CallName, orderId: string, sid: string, as: Person) {
  const call = calls[name] as Call;
  const fields = sample(call.input, {
    orderId,
    sid,
    versions: { [sid]: 1 },
    url: 'https://files.print-studio.com/a.zip',
    payNow: true,
  }) as Record<string, string>;
  // A claim's photos may be left out.
  const isUpload = call.multipart && name !== 'Account/OpenClaim';
  const input = isUpload ? form(fields, { name: 'art.pdf', content: pdf('stolen') }) : fields;
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

describe('to anyone but its owner an order is as absent as one that never was:', () => {
  let unpaid = '';
  let reviewed = '';
  let sid = '';

  beforeAll(async () => {
    unpaid = await order(shop, owner, byPayPal);
    reviewed = await submittedOrder(shop, owner);
    [sid = ''] = await sidsOf(shop, owner, reviewed);
    await proof(shop, service, reviewed, [sid]);
  });

  test.each(ownersCalls)('%s', async (name) => {
    if (!served(name)) return expect(await refusal(name, ABSENT, randomUUID(), owner)).toMatchObject({ status: 404 });
    const absent = await refusal(name, ABSENT, sid, stranger);
    expect([404, 409]).toContain(absent.status);
    for (const orderId of [unpaid, reviewed, reviewed.toLowerCase(), reviewed.replaceAll('-', '')]) {
      const before = await snapshot(reviewed);
      expect(await refusal(name, orderId, sid, stranger)).toEqual(absent);
      expect(await snapshot(reviewed)).toEqual(before);
    }
  });

  test('none of these calls is forgotten', () => {
    expect(ownersCalls).toEqual(
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

  test("another order's item is no item of one's own order", async () => {
    const [mine, theirs] = [await paidOrder(shop, owner), await paidOrder(shop, stranger)];
    const [foreign = ''] = await sidsOf(shop, stranger, theirs);
    for (const name of ['Account/ArtworkUpload', 'Account/ArtworkUploadShareDownloadLink'] as const) {
      const [asForeign, asAbsent] = [
        await refusal(name, mine, foreign, owner),
        await refusal(name, mine, randomUUID(), owner),
      ];
      expect(asForeign).toMatchObject({ status: 404, problem: { code: 'resource_not_found' } });
      expect(asForeign).toEqual(asAbsent);
    }
  });

  test('a list holds nothing of others', async () => {
    const newcomer = await somebody(shop);
    expect(await shop.call('Account/MyAllOrders', {}, newcomer)).toEqual({ total: 0, items: [] });
    expect(await shop.call('Account/MyPrepaidAccountAll', {}, newcomer)).toMatchObject({ total: 0, items: [] });
  });
});

const note = (orderId: string, visibility: 'internal' | 'customer', memo: string) =>
  shop.call(
    'admin/order-events',
    { event: 'note_added', visibility, memo },
    { bearer: service.bearer, params: { orderId } },
  );

describe('a note of the staff', () => {
  test('that is internal is seen by all staff and by no customer, not even in a mail', async () => {
    const orderId = await paidOrder(shop, owner);
    await note(orderId, 'internal', 'pays late, watch out');
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

  test('that is for the customer is seen by them, and mailed', async () => {
    const orderId = await paidOrder(shop, owner);
    await note(orderId, 'customer', 'we wait for the film');
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

test('the tracking page says where an order stands and nothing of whose it is or what is in it', async () => {
  const orderId = await paidOrder(shop, owner, [
    { ...banner, label: 'secret launch' },
    { ...blank, label: 'spare part' },
  ]);
  const [printed = '', spare = ''] = await sidsOf(shop, owner, orderId);
  await shop.call(
    'Account/ArtworkUpload',
    form({ orderId, sid: printed }, { name: 'launch.pdf', content: pdf('art') }),
    owner,
  );
  await shop.call('Account/FinishUpload', { orderId }, owner);
  const post = (body: Record<string, unknown>) =>
    shop.call('admin/order-events', body as never, {
      bearer: (body.event === 'shipped' || body.event === 'in_production' ? factory : service).bearer,
      params: { orderId },
    });
  await post({ event: 'artwork_rejected', items: [printed], reason: 'blurred logo' });
  await shop.call(
    'Account/ArtworkUploadShareDownloadLink',
    { orderId, sid: printed, url: 'https://files.print-studio.com/launch.zip' },
    owner,
  );
  await shop.call('Account/FinishUpload', { orderId }, owner);
  await proof(shop, service, orderId, [printed]);
  await shop.call('Account/RequestProofChange', { orderId, sid: printed, comment: 'logo to the left' }, owner);
  await proof(shop, service, orderId, [printed]);
  await shop.call('Account/ConfirmProof', { orderId, versions: { [printed]: 2 } }, owner);
  await note(orderId, 'customer', 'we wait for the film');
  await post({ event: 'refund_issued', amount: 100, reason: 'small delay' });
  await post({ event: 'in_production' });
  await post({ event: 'shipped', items: [printed, spare], agent: 'EMS', trackingNumber: 'EE123' });

  const tracked = await shop.call('UserEnd/SiteInfo/OrderTracking', { orderId });
  expect(Object.keys(tracked).sort()).toEqual(['orderId', 'status', 'steps']);
  expect(new Set(tracked.steps.flatMap((step) => Object.keys(step)))).toEqual(
    new Set(['label', 'date', 'item', 'agent', 'trackingNumber']),
  );
  expect(tracked.steps.at(-1)).toMatchObject({ label: 'shipped', agent: 'EMS', trackingNumber: 'EE123' });
  const said = JSON.stringify(tracked);
  expect(said).not.toMatch(
    /Tanaka|Hanako|Jingumae|Shibuya|Tokyo|150-0001|1234|secret|spare part|launch|blurred|logo|film|delay|pdf|http|CNY|USD|amount/i,
  );
  for (const hidden of [printed, spare, owner.accountId, owner.email]) expect(said).not.toContain(hidden);
});

test('the audits find nothing', async () => {
  expect(await audits(shop)).toEqual([]);
});
