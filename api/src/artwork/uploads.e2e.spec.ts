import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MAX_UPLOAD_BYTES } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { answer, atOnce } from '../../test/at-once';
import { audits } from '../../test/audits';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { banner, blank, byPrepaid, form, fundedReseller, order, paidOrder, pdf, sidsOf } from '../../test/ordering';
import { type Person, somebody } from '../../test/people';
import { RawUpload } from '../../test/raw-upload';
import { RecordedStore } from '../../test/recorded-store';
import { openStage, type Stage } from '../../test/stage';

jest.setTimeout(60_000);

let stage: Stage;
let store: RecordedStore;
let shop: Shop;
let owner: Person;
let orderId: string;
let sid: string;

beforeAll(async () => {
  stage = await openStage();
  store = await RecordedStore.start(stage.env.S3_ENDPOINT ?? '');
  shop = await openShop(stage, { WORKER: '0', S3_ENDPOINT: store.endpoint });
  await fixtureCatalogue(shop);
  owner = await fundedReseller(shop, 100_000_000);
  orderId = await paidOrder(shop, owner);
  [sid = ''] = await sidsOf(shop, owner, orderId);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  store?.stop();
  await stage?.close();
});

/** After every test, whatever was refused or cut: what the store holds is what the database knows. */
afterEach(async () => {
  await until(async () => store.open.size === 0 && (await storedKeys()).join() === [...store.objects].sort().join());
});

const HEAD = Buffer.from('%PDF-1.7\n');
const ART = { name: 'art.pdf', content: pdf('art') };
const PATH = '/api/Account/ArtworkUpload';
const open = (as = owner, headers: Record<string, string> = {}) => new RawUpload(shop, PATH, as.bearer, headers);
const refused = (status: number, code: string) => ({
  status,
  code,
  body: { status, code, requestId: expect.any(String) as string },
});

function upload(file?: { name: string; content: Blob }, place: Record<string, string> = { orderId, sid }, as = owner) {
  return answer(shop, 'Account/ArtworkUpload', form(place, file), { bearer: as.bearer });
}

/** Looks until it holds; in vain for no longer than a test may take. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; !(await holds());) {
    if (Date.now() > end) throw new Error('waited in vain');
    await nextTurn();
  }
}

const rows = <T>(query: string, values: unknown[] = []) => shop.database.reader.query<T[]>(query, values);
const storedKeys = async () =>
  (await rows<{ key: string }>('select object_key as key from stored_object')).map(({ key }) => key).sort();
const artworksOf = (of: string) =>
  rows<{ name: string; current: boolean }>('select name, current from artwork where sid = $1 order by uploaded_at', [
    of,
  ]);

async function artwork(of = { orderId, sid }) {
  const { items } = await shop.call('Account/ViewOrder', { orderId: of.orderId }, owner);
  return items.find((item) => item.sid === of.sid)?.artwork;
}

async function sendBytes(to: RawUpload, size: number, each: (sent: number) => void = () => undefined): Promise<void> {
  const chunk = Buffer.alloc(65_536, 'x');
  for (let sent = 0; sent < size; sent += chunk.length) {
    await to.send(chunk.subarray(0, Math.min(chunk.length, size - sent)));
    each(sent);
  }
}

/** An upload of so many bytes, beginning as a PDF does. */
async function uploadOf(size: number, each?: (sent: number) => void) {
  const sending = open();
  await sending.fields({ orderId, sid });
  await sending.file('large.pdf');
  await sending.send(HEAD);
  await sendBytes(sending, size - HEAD.length, each);
  return sending.end();
}

/** What lives on the heap and beside it, once everything else is thrown away. */
function livingBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

describe('a file', () => {
  test('of one byte less than 80 MB is taken, and never held whole', async () => {
    const before = livingBytes();
    const held: number[] = [];
    const taken = await uploadOf(MAX_UPLOAD_BYTES, (sent) => {
      if (sent % (8 * 1024 * 1024) === 0) held.push(livingBytes() - before);
    });
    expect(taken).toMatchObject({ status: 200, body: { data: { artwork: { size: MAX_UPLOAD_BYTES } } } });
    expect(held.length).toBeGreaterThan(5);
    expect(Math.max(...held)).toBeLessThan(60 * 1024 * 1024);
  });

  test('of 80 MB is refused, and the one before it stays', async () => {
    const before = await artwork();
    expect(await uploadOf(MAX_UPLOAD_BYTES + 1)).toMatchObject(refused(413, 'file_too_large'));
    expect((await artwork())?.name).toBe(before?.name);
  });

  test('comes back byte for byte, to whoever holds its link', async () => {
    const bytes = Buffer.concat([HEAD, randomBytes(1_500_000), Buffer.from([0, 13, 10, 45, 45, 26])]);
    await upload({ name: 'art.pdf', content: new Blob([bytes]) });
    const file = await fetch(shop.origin + ((await artwork())?.url ?? ''));
    const back = Buffer.from(await file.arrayBuffer());
    expect(createHash('sha256').update(back).digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(file.headers.get('content-length')).toBe(String(bytes.length));
    const [kept] = await rows<{ sha256: Buffer }>(
      'select sha256 from stored_object join artwork on object_id = stored_object.id where sid = $1 and current',
      [sid],
    );
    expect(kept?.sha256.equals(createHash('sha256').update(bytes).digest())).toBe(true);
  });

  test.each([
    ['a page named .pdf', 'art.pdf', '<html><script>alert(1)</script>'],
    ['a program named .tif', 'art.tif', 'MZ\x90\0\x03'],
    ['a text', 'art.psd', 'hello'],
    ['a drawing with scripts', 'art.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a single byte', 'a.pdf', '%'],
  ])('is told by its content: %s is refused', async (_, name, content) => {
    expect(await upload({ name, content: new Blob([content]) })).toMatchObject(refused(415, 'file_type_not_allowed'));
  });

  test('is told by its content: a PDF under any name is one', async () => {
    expect(await upload({ name: 'readme.txt', content: pdf('x') })).toMatchObject({
      status: 200,
      body: { data: { artwork: { preflight: { format: 'pdf' } } } },
    });
  });

  test('that is empty, and none at all, are missing', async () => {
    expect(await upload({ name: 'art.pdf', content: new Blob([]) })).toMatchObject(refused(400, 'file_missing'));
    expect(await upload()).toMatchObject(refused(400, 'file_missing'));
    const unchosen = open();
    await unchosen.fields({ orderId, sid });
    await unchosen.file('');
    expect(await unchosen.end()).toMatchObject(refused(400, 'file_missing'));
  });

  test.each([
    '横断幕.pdf',
    `${'旗'.repeat(250)}.pdf`,
    `${'😀'.repeat(150)}a.pdf`,
    '../../../etc/passwd',
    'a"b;c=d%0d%0a.pdf',
    'a'.repeat(5000),
  ])('is kept and handed out under any name: %#', async (name) => {
    const taken = await upload({ name, content: pdf('named') });
    expect(taken).toMatchObject({ status: 200 });
    const kept = await artwork();
    expect([kept?.name.includes('/'), (kept?.name.length ?? 0) <= 200]).toEqual([false, true]);
    const file = await fetch(shop.origin + (kept?.url ?? ''));
    expect(await file.text()).toBe(await pdf('named').text());
    expect(
      decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(file.headers.get('content-disposition') ?? '')?.[1] ?? ''),
    ).toBe(kept?.name);
  });
});

describe('an upload', () => {
  test('of two files is refused, and neither is kept', async () => {
    const before = await artworksOf(sid);
    const two = open();
    await two.fields({ orderId, sid });
    for (const name of ['one.pdf', 'two.pdf']) {
      await two.file(name);
      await two.send(Buffer.concat([HEAD, Buffer.from(`${name}\r\n`)]));
    }
    expect(await two.end()).toMatchObject(refused(400, 'validation_failed'));
    expect(await artworksOf(sid)).toEqual(before);
  });

  test('of a file under another field is refused', async () => {
    const other = open();
    await other.fields({ orderId, sid });
    await other.file('art.pdf', 'image');
    await other.send(HEAD);
    expect(await other.end()).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'image', code: 'unknown_field' }] },
    });
  });

  test('whose file comes before its fields is refused at once, for lack of them', async () => {
    const early = open();
    await early.file('art.pdf');
    await early.send(HEAD);
    expect(await early.answer()).toMatchObject({
      status: 400,
      body: {
        code: 'validation_failed',
        errors: [
          { field: 'orderId', code: 'required' },
          { field: 'sid', code: 'required' },
        ],
      },
    });
    early.cut();
  });

  test('without a body in parts is refused', async () => {
    expect(await answer(shop, 'Account/ArtworkUpload', { orderId, sid }, owner)).toMatchObject(
      refused(415, 'unsupported_media_type'),
    );
  });

  test('takes the place of the one before, and two at once leave one that is current', async () => {
    const target = await paidOrder(shop, owner);
    const [item = ''] = await sidsOf(shop, owner, target);
    const answers = await atOnce(3, (place) =>
      upload({ name: `${place}.pdf`, content: pdf(String(place)) }, { orderId: target, sid: item }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const kept = await artworksOf(item);
    expect([kept.length, kept.filter(({ current }) => current).length]).toEqual([3, 1]);
    expect((await artwork({ orderId: target, sid: item }))?.name).toBe(kept.find(({ current }) => current)?.name);
  });

  test('that is cut off leaves neither row nor object', async () => {
    const before = await artworksOf(sid);
    const small = open();
    await small.fields({ orderId, sid });
    await small.file('small.pdf');
    await small.send(Buffer.concat([HEAD, Buffer.alloc(100_000)]));
    small.cut();
    const large = open();
    await large.fields({ orderId, sid });
    await large.file('large.pdf');
    await large.send(HEAD);
    for (let sent = 0; store.open.size === 0; sent++) await large.send(Buffer.alloc(65_536));
    large.cut();
    await until(async () => store.open.size === 0);
    expect(await artworksOf(sid)).toEqual(before);
  });
});

describe('the order, its owner, the item and the state are looked at before the file is read:', () => {
  /** Sends the fields and the head of a file, and no more until it is answered. */
  async function early(place: Record<string, string>, as = owner) {
    const sending = open(as);
    await sending.fields(place);
    await sending.file('art.pdf');
    await sending.send(HEAD);
    const answered = await sending.answer();
    sending.cut();
    return answered;
  }

  test("another's order and one that is not there", async () => {
    const stranger = await somebody(shop);
    expect(await early({ orderId, sid }, stranger)).toMatchObject(refused(404, 'resource_not_found'));
    expect(await early({ orderId: '000000-000000-000000', sid })).toMatchObject(refused(404, 'resource_not_found'));
    expect(await early({ orderId: 'x', sid })).toMatchObject(refused(404, 'resource_not_found'));
  });

  test('an item of another order, and what is no id of an item', async () => {
    const other = await paidOrder(shop, owner);
    const [foreign = ''] = await sidsOf(shop, owner, other);
    for (const item of [foreign, randomUUID(), 'x', "' or 1=1", '%00']) {
      expect(await early({ orderId, sid: item })).toMatchObject(refused(404, 'resource_not_found'));
    }
  });

  test('an item that is not printed', async () => {
    const mixed = await paidOrder(shop, owner, [banner, blank]);
    const [, spare = ''] = await sidsOf(shop, owner, mixed);
    expect(await early({ orderId: mixed, sid: spare })).toMatchObject({
      ...refused(409, 'event_not_allowed'),
      body: { errors: [{ code: 'artwork_not_needed' }] },
    });
  });

  test('an order that is not paid yet, or was submitted', async () => {
    const unpaid = await order(shop, owner, byPrepaid);
    const [item = ''] = await sidsOf(shop, owner, unpaid);
    expect(await early({ orderId: unpaid, sid: item })).toMatchObject(refused(409, 'event_not_allowed'));
    await shop.call('Cart/Checkout', { orderId: unpaid, payNow: true }, owner);
    await upload(ART, { orderId: unpaid, sid: item });
    await shop.call('Account/FinishUpload', { orderId: unpaid }, owner);
    expect(await early({ orderId: unpaid, sid: item })).toMatchObject(refused(409, 'event_not_allowed'));
  });

  test('a file that is too large, or none that prints, is refused before it ends', async () => {
    const wrong = open();
    await wrong.fields({ orderId, sid });
    await wrong.file('art.pdf');
    await wrong.send(Buffer.alloc(2048, '<html>'));
    expect(await wrong.answer()).toMatchObject(refused(415, 'file_type_not_allowed'));
    wrong.cut();
    const large = open();
    await large.fields({ orderId, sid });
    await large.file('art.pdf');
    await large.send(HEAD);
    await sendBytes(large, MAX_UPLOAD_BYTES + 1);
    expect(await large.answer()).toMatchObject(refused(413, 'file_too_large'));
    large.cut();
  });

  test('a proof for an order that takes none', async () => {
    const service = await somebody(shop, 'customer_service');
    const sending = new RawUpload(shop, `/api/admin/orders/${orderId}/events`, service.bearer);
    await sending.fields({ event: 'digital_proof_sent', sid });
    await sending.file('proof.pdf');
    await sending.send(HEAD);
    expect(await sending.answer()).toMatchObject(refused(409, 'event_not_allowed'));
    sending.cut();
  });
});

describe('a body in parts that means harm is refused:', () => {
  const place = () => ({ orderId, sid });

  test.each<[string, (bomb: RawUpload) => Promise<unknown>]>([
    [
      'ten thousand fields',
      (bomb) => bomb.fields(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, 'x']))),
    ],
    ['a field name without end', (bomb) => bomb.field('x'.repeat(200_000), 'x')],
    ['a value without end', (bomb) => bomb.field('note', 'x'.repeat(500_000))],
    ['names nested without end', (bomb) => bomb.field(`a${'[b]'.repeat(30)}`, 'x')],
    ['a name that reaches for the prototype', (bomb) => bomb.field('__proto__[admin]', 'x')],
    ['an index without end', (bomb) => bomb.field('a[99999999]', 'x')],
    [
      'a thousand headers in a part',
      (bomb) =>
        bomb.field(
          'note',
          'x',
          Array.from({ length: 1000 }, (_, at) => `x-${at}: 1`),
        ),
    ],
    ['a field nobody asked for', (bomb) => bomb.field('surplus', 'x')],
    ['a field given twice', (bomb) => bomb.field('sid', sid)],
    ['a field as a list', (bomb) => bomb.field('sid[]', sid)],
    ['a field with a NUL', (bomb) => bomb.field('sid', `${sid}\0`)],
    [
      'a field that is no UTF-8',
      (bomb) =>
        bomb.send(
          Buffer.from(
            '--a-boundary-of-the-test\r\ncontent-disposition: form-data; name="no\xff\xfe"\r\n\r\n\xff\r\n',
            'latin1',
          ),
        ),
    ],
    [
      'a part without a name',
      (bomb) => bomb.send(Buffer.from('--a-boundary-of-the-test\r\ncontent-disposition: form-data\r\n\r\nx\r\n')),
    ],
    ['no part at all', (bomb) => bomb.send(Buffer.from('nothing of the kind'))],
  ])('%s', async (_, fill) => {
    const before = await artworksOf(sid);
    const bomb = open();
    await bomb.fields(place());
    await fill(bomb);
    await bomb.file('art.pdf');
    await bomb.send(HEAD);
    const answered = await bomb.end();
    expect([answered.status, answered.body]).toEqual([
      400,
      expect.objectContaining({ code: expect.stringMatching(/^(validation_failed|upload_failed)$/) as string }),
    ]);
    expect(await artworksOf(sid)).toEqual(before);
  });

  test.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'x'.repeat(300)}`,
    'multipart/form-data; boundary=another',
  ])('as multipart with a boundary that is none: %#', async (type) => {
    const odd = open(owner, { 'content-type': type });
    await odd.fields(place());
    await odd.file('art.pdf');
    await odd.send(HEAD);
    expect((await odd.end()).status).toBe(400);
  });

  test('and the next upload is taken', async () => {
    expect(await upload(ART)).toMatchObject({ status: 200 });
  });
});

describe('a link to a file', () => {
  const get = async (url: string) => {
    const response = await fetch(shop.origin + url);
    return { status: response.status, code: response.ok ? '' : ((await response.json()) as { code: string }).code };
  };
  const nothing = { status: 404, code: 'resource_not_found' };

  test('serves for an hour, and then no more', async () => {
    await upload(ART);
    shop.clock.stopAt('2040-01-01T00:00:00Z');
    const { bearer } = await shop
      .call('TokenAuth/Authenticate', { email: owner.email, password: 'a quite good password' })
      .then(({ accessToken }) => ({ bearer: accessToken }));
    const { items } = await shop.call('Account/ViewOrder', { orderId }, { bearer });
    const url = items[0]?.artwork?.url ?? '';
    shop.clock.stopAt('2040-01-01T00:59:59.999Z');
    expect(await get(url)).toEqual({ status: 200, code: '' });
    shop.clock.stopAt('2040-01-01T01:00:00.001Z');
    expect(await get(url)).toEqual(nothing);
    shop.clock.run();
  });

  test('that was altered leads nowhere', async () => {
    const url = (await artwork())?.url ?? '';
    const [, , , objectId = '', expires = '', signature = '', name = ''] = url.split('/');
    const [other] = await rows<{ id: string }>('select id from stored_object where id <> $1 limit 1', [objectId]);
    const forged = [
      [other?.id, expires, signature],
      [objectId, String(Number(expires) + 1), signature],
      [objectId, 'Infinity', signature],
      [objectId, expires, signature.toUpperCase()],
      [objectId, expires, ''],
      [objectId, expires, `${signature}=`],
      [objectId.toUpperCase(), expires, signature],
      ['__proto__', expires, signature],
      ['%00', expires, signature],
    ];
    for (const parts of forged)
      expect([parts, (await get(`/api/files/${parts.join('/')}/${name}`)).status]).toEqual([parts, 404]);
    expect(await get(url)).toEqual({ status: 200, code: '' });
  });
});

test('the audits find nothing', async () => {
  expect(await audits(shop)).toEqual([]);
});
