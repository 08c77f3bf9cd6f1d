import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MAX_UPLOAD_BYTES } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { sendRequest, runInParallel } from '../../test/concurrency';
import { readAuditViews } from '../../test/audit-views';
import { until } from '../../test/eventually';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import {
  bannerItem,
  blankItem,
  prepaidTerms,
  buildForm,
  createFundedReseller,
  createOrder,
  createPaidOrder,
  buildPdf,
  listItemIds,
} from '../../test/orders';
import { buildPng } from '../../test/order-stages';
import { type TestUser, createUser } from '../../test/users';
import { RawUpload } from '../../test/raw-upload';
import { RecordingObjectStore } from '../../test/recording-object-store';
import { openTestEnv, type TestEnv } from '../../test/test-env';

jest.setTimeout(60_000);

let env: TestEnv;
let store: RecordingObjectStore;
let shop: Shop;
let owner: TestUser;
let orderId: string;
let sid: string;

beforeAll(async () => {
  env = await openTestEnv();
  store = await RecordingObjectStore.start(env.env.S3_ENDPOINT ?? '');
  shop = await openShop(env, { WORKER: '0', S3_ENDPOINT: store.endpoint });
  await fixtureCatalogue(shop);
  owner = await createFundedReseller(shop, 100_000_000);
  orderId = await createPaidOrder(shop, owner);
  [sid = ''] = await listItemIds(shop, owner, orderId);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  store?.stop();
  await env?.close();
});

/** After every test the object store holds exactly the objects that the database lists. */
afterEach(async () => {
  await until(
    async () => store.openUploads.size === 0 && (await storedKeys()).join() === [...store.objects].sort().join(),
  );
});

const HEAD = Buffer.from('%PDF-1.7\n');
const ART = { name: 'art.pdf', content: buildPdf('art') };
const PATH = '/api/Account/ArtworkUpload';
const open = (as = owner, headers: Record<string, string> = {}) => new RawUpload(shop, PATH, as.bearer, headers);
const rejected = (status: number, code: string) => ({
  status,
  code,
  body: { status, code, requestId: expect.any(String) as string },
});

function upload(file?: { name: string; content: Blob }, place: Record<string, string> = { orderId, sid }, as = owner) {
  return sendRequest(shop, 'Account/ArtworkUpload', buildForm(place, file), { bearer: as.bearer });
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

/** Uploads a file of `size` bytes that begins like a PDF. */
async function uploadBytes(size: number, each?: (sent: number) => void) {
  const sending = open();
  await sending.fields({ orderId, sid });
  await sending.file('large.pdf');
  await sending.send(HEAD);
  await sendBytes(sending, size - HEAD.length, each);
  return sending.end();
}

/** Bytes used on the heap and in array buffers after garbage collection. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

describe('artwork files', () => {
  test('an artwork file of one byte less than 80 MB is accepted and never buffered whole', async () => {
    const before = usedBytes();
    const samples: number[] = [];
    const taken = await uploadBytes(MAX_UPLOAD_BYTES, (sent) => {
      if (sent % (8 * 1024 * 1024) === 0) samples.push(usedBytes() - before);
    });
    expect(taken).toMatchObject({ status: 200, body: { data: { artwork: { size: 80 * 1024 * 1024 - 1 } } } }); // S9.44
    expect(samples.length).toBeGreaterThan(5);
    expect(Math.max(...samples)).toBeLessThan(60 * 1024 * 1024);
  });

  test('an artwork file of 80 MB is rejected with file_too_large before it ends and the earlier one stays', async () => {
    const before = await artwork();
    const large = open();
    await large.fields({ orderId, sid });
    await large.file('large.pdf');
    await large.send(HEAD);
    await sendBytes(large, 80 * 1024 * 1024 - HEAD.length);
    // S5.39, S5.40
    expect(await large.response()).toMatchObject({
      ...rejected(413, 'file_too_large'),
      body: { detail: 'File size should be less than 80 MB!' },
    });
    large.abort();
    expect((await artwork())?.name).toBe(before?.name);
  });

  test('a stored artwork file is served unchanged to anyone who has its link', async () => {
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
    ['a drawing with entities', 'art.svg', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>'],
    ['a drawing that is cut off', 'art.svg', '<svg xmlns="http://www.w3.org/2000/svg"><rect>'],
    ['a single byte', 'a.pdf', '%'],
  ])('the format of an artwork file is detected from its content: %s is rejected', async (_, name, content) => {
    expect(await upload({ name, content: new Blob([content]) })).toMatchObject(rejected(415, 'file_type_not_allowed'));
  });

  test('the format of an artwork file is detected from its content: a PDF is accepted under any name', async () => {
    expect(await upload({ name: 'readme.txt', content: buildPdf('x') })).toMatchObject({
      status: 200,
      body: { data: { artwork: { preflight: { format: 'pdf' } } } },
    });
  });

  test('an SVG is accepted and only ever downloaded, without running its scripts', async () => {
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="2m" height="1m"><script>alert(1)</script></svg>`;
    expect(await upload({ name: 'art.svg', content: new Blob([text]) })).toMatchObject({
      status: 200,
      body: { data: { artwork: { preflight: { format: 'svg' } } } },
    });
    const file = await fetch(shop.origin + ((await artwork())?.url ?? ''));
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('an upload with an empty file or no file is rejected with file_missing', async () => {
    expect(await upload({ name: 'art.pdf', content: new Blob([]) })).toMatchObject(rejected(400, 'file_missing'));
    // S5.37, S5.38
    expect(await upload()).toMatchObject({
      ...rejected(400, 'file_missing'),
      body: { detail: 'Please select a file.' },
    });
    const unchosen = open();
    await unchosen.fields({ orderId, sid });
    await unchosen.file('');
    expect(await unchosen.end()).toMatchObject(rejected(400, 'file_missing'));
  });

  test.each([
    '横断幕.pdf',
    `${'旗'.repeat(250)}.pdf`,
    `${'😀'.repeat(150)}a.pdf`,
    '../../../etc/passwd',
    'a"b;c=d%0d%0a.pdf',
    'a'.repeat(5000),
  ])('an artwork file is stored and served under any name: %#', async (name) => {
    const taken = await upload({ name, content: buildPdf('named') });
    expect(taken).toMatchObject({ status: 200 });
    const kept = await artwork();
    expect([kept?.name.includes('/'), (kept?.name.length ?? 0) <= 200]).toEqual([false, true]);
    const file = await fetch(shop.origin + (kept?.url ?? ''));
    expect(await file.text()).toBe(await buildPdf('named').text());
    expect(
      decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(file.headers.get('content-disposition') ?? '')?.[1] ?? ''),
    ).toBe(kept?.name);
  });
});

describe('uploads', () => {
  test('an upload of two files is rejected and neither is stored', async () => {
    const before = await artworksOf(sid);
    const two = open();
    await two.fields({ orderId, sid });
    for (const name of ['one.pdf', 'two.pdf']) {
      await two.file(name);
      await two.send(Buffer.concat([HEAD, Buffer.from(`${name}\r\n`)]));
    }
    // S3.79, S5.41
    expect(await two.end()).toMatchObject(rejected(400, 'validation_failed'));
    expect(await artworksOf(sid)).toEqual(before);
  });

  test('an upload whose file is in another field is rejected', async () => {
    const other = open();
    await other.fields({ orderId, sid });
    await other.file('art.pdf', 'image');
    await other.send(HEAD);
    expect(await other.end()).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'image', code: 'unknown_field' }] },
    });
  });

  test('an upload whose file precedes its fields is rejected immediately because the fields are missing', async () => {
    const early = open();
    await early.file('art.pdf');
    await early.send(HEAD);
    expect(await early.response()).toMatchObject({
      status: 400,
      body: {
        code: 'validation_failed',
        errors: [
          { field: 'orderId', code: 'required' },
          { field: 'sid', code: 'required' },
        ],
      },
    });
    early.abort();
  });

  test('an upload that is not multipart is rejected with unsupported_media_type', async () => {
    expect(await sendRequest(shop, 'Account/ArtworkUpload', { orderId, sid }, owner)).toMatchObject(
      rejected(415, 'unsupported_media_type'),
    );
  });

  test('a new upload replaces the earlier one, and parallel uploads leave one current artwork', async () => {
    const target = await createPaidOrder(shop, owner);
    const [item = ''] = await listItemIds(shop, owner, target);
    const answers = await runInParallel(3, (place) =>
      upload({ name: `${place}.pdf`, content: buildPdf(String(place)) }, { orderId: target, sid: item }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const kept = await artworksOf(item);
    expect([kept.length, kept.filter(({ current }) => current).length]).toEqual([3, 1]);
    expect((await artwork({ orderId: target, sid: item }))?.name).toBe(kept.find(({ current }) => current)?.name);
    await upload({ name: 'newest.pdf', content: buildPdf('newest') }, { orderId: target, sid: item });
    // S5.42
    expect((await artwork({ orderId: target, sid: item }))?.name).toBe('newest.pdf');
  });

  test('an aborted upload leaves neither a row nor an object', async () => {
    const before = await artworksOf(sid);
    const small = open();
    await small.fields({ orderId, sid });
    await small.file('small.pdf');
    await small.send(Buffer.concat([HEAD, Buffer.alloc(100_000)]));
    small.abort();
    const large = open();
    await large.fields({ orderId, sid });
    await large.file('large.pdf');
    await large.send(HEAD);
    for (let sent = 0; store.openUploads.size === 0; sent++) await large.send(Buffer.alloc(65_536));
    large.abort();
    await until(async () => store.openUploads.size === 0);
    expect(await artworksOf(sid)).toEqual(before);
  });
});

describe('checks before the file is read', () => {
  /** Sends the fields and the first bytes of a file, and returns the response. */
  async function early(place: Record<string, string>, as = owner) {
    const sending = open(as);
    await sending.fields(place);
    await sending.file('art.pdf');
    await sending.send(HEAD);
    const answered = await sending.response();
    sending.abort();
    return answered;
  }

  test("another customer's order or an unknown order is rejected before the file is read", async () => {
    const stranger = await createUser(shop);
    expect(await early({ orderId, sid }, stranger)).toMatchObject(rejected(404, 'resource_not_found'));
    expect(await early({ orderId: '000000-000000-000000', sid })).toMatchObject(rejected(404, 'resource_not_found'));
    expect(await early({ orderId: 'x', sid })).toMatchObject(rejected(404, 'resource_not_found'));
  });

  test('an item of another order or an invalid item id is rejected before the file is read', async () => {
    const other = await createPaidOrder(shop, owner);
    const [foreign = ''] = await listItemIds(shop, owner, other);
    for (const item of [foreign, randomUUID(), 'x', "' or 1=1", '%00']) {
      expect(await early({ orderId, sid: item })).toMatchObject(rejected(404, 'resource_not_found'));
    }
  });

  test('artwork for an item that is not printed is rejected before the file is read', async () => {
    const mixed = await createPaidOrder(shop, owner, [bannerItem, blankItem]);
    const [, spare = ''] = await listItemIds(shop, owner, mixed);
    expect(await early({ orderId: mixed, sid: spare })).toMatchObject({
      ...rejected(409, 'event_not_allowed'),
      body: { errors: [{ code: 'artwork_not_needed' }] },
    });
  });

  test('artwork for an order that is unpaid or already submitted is rejected before the file is read', async () => {
    const unpaid = await createOrder(shop, owner, prepaidTerms);
    const [item = ''] = await listItemIds(shop, owner, unpaid);
    expect(await early({ orderId: unpaid, sid: item })).toMatchObject(rejected(409, 'event_not_allowed'));
    await shop.call('Cart/Checkout', { orderId: unpaid, payNow: true }, owner);
    await upload(ART, { orderId: unpaid, sid: item });
    await shop.call('Account/FinishUpload', { orderId: unpaid }, owner);
    expect(await early({ orderId: unpaid, sid: item })).toMatchObject(rejected(409, 'event_not_allowed'));
  });

  test('a file of another format is rejected before it ends', async () => {
    const wrong = open();
    await wrong.fields({ orderId, sid });
    await wrong.file('art.pdf');
    await wrong.send(Buffer.alloc(2048, '<html>'));
    expect(await wrong.response()).toMatchObject(rejected(415, 'file_type_not_allowed'));
    wrong.abort();
  });

  test('a proof for an order that awaits artwork is rejected before the file is read', async () => {
    const service = await createUser(shop, 'customer_service');
    const sending = new RawUpload(shop, `/api/admin/orders/${orderId}/events`, service.bearer);
    await sending.fields({ event: 'digital_proof_sent', sid });
    await sending.file('proof.pdf');
    await sending.send(HEAD);
    expect(await sending.response()).toMatchObject(rejected(409, 'event_not_allowed'));
    sending.abort();
  });
});

describe('malformed multipart bodies', () => {
  const place = () => ({ orderId, sid });

  test.each<[string, (bomb: RawUpload) => Promise<unknown>]>([
    [
      'ten thousand fields',
      (bomb) => bomb.fields(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, 'x']))),
    ],
    ['a very long field name', (bomb) => bomb.field('x'.repeat(200_000), 'x')],
    ['a very long value', (bomb) => bomb.field('note', 'x'.repeat(500_000))],
    ['deeply nested names', (bomb) => bomb.field(`a${'[b]'.repeat(30)}`, 'x')],
    ['a name that targets the prototype', (bomb) => bomb.field('__proto__[admin]', 'x')],
    ['a very large index', (bomb) => bomb.field('a[99999999]', 'x')],
    [
      'a thousand headers in a part',
      (bomb) =>
        bomb.field(
          'note',
          'x',
          Array.from({ length: 1000 }, (_, at) => `x-${at}: 1`),
        ),
    ],
    ['an unknown field', (bomb) => bomb.field('surplus', 'x')],
    ['a field given twice', (bomb) => bomb.field('sid', sid)],
    ['a field as a list', (bomb) => bomb.field('sid[]', sid)],
    ['a field with a NUL', (bomb) => bomb.field('sid', `${sid}\0`)],
    [
      'a field that is not UTF-8',
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
    ['no part at all', (bomb) => bomb.send(Buffer.from('not a multipart body'))],
  ])('a malformed multipart body is rejected: %s', async (_, fill) => {
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
  ])('a multipart body with an invalid boundary is rejected: %#', async (type) => {
    const request = open(owner, { 'content-type': type });
    await request.fields(place());
    await request.file('art.pdf');
    await request.send(HEAD);
    expect((await request.end()).status).toBe(400);
  });

  test('an upload after malformed requests is accepted', async () => {
    expect(await upload(ART)).toMatchObject({ status: 200 });
  });
});

describe('file links', () => {
  const get = async (url: string) => {
    const response = await fetch(shop.origin + url);
    return { status: response.status, code: response.ok ? '' : ((await response.json()) as { code: string }).code };
  };
  const nothing = { status: 404, code: 'resource_not_found' };

  test('a file link is valid for one hour', async () => {
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

  test('artwork is downloaded, also if it is a picture that browsers can show', async () => {
    await upload({ name: 'art.png', content: buildPng('art') });
    const url = (await artwork())?.url ?? '';
    const { headers } = await fetch(shop.origin + url);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('content-disposition')).toMatch(/^attachment; /);
  });

  test('a file link that was altered is rejected with 404', async () => {
    const url = (await artwork())?.url ?? '';
    const [, , , token = '', name = ''] = url.split('/');
    const [header = '', claims = '', signature = ''] = token.split('.');
    const { sub, ...others } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string; exp: number };
    const [other] = await rows<{ id: string }>('select id from stored_object where id <> $1 limit 1', [sub]);
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const forged = [
      [header, encode({ ...others, sub: other?.id }), signature],
      [header, encode({ ...others, sub, exp: others.exp + 1 }), signature],
      [encode({ alg: 'none', typ: 'JWT' }), claims, ''],
      [encode({ alg: 'none', typ: 'JWT' }), claims, signature],
      [header, claims, signature.toUpperCase()],
      [header, claims, ''],
      [header, claims, `${signature}=`],
      ['__proto__', claims, signature],
      ['%00', claims, signature],
      [owner.bearer.slice(0, 100)],
    ];
    for (const parts of forged)
      expect([parts, (await get(`/api/files/${parts.join('.')}/${name}`)).status]).toEqual([parts, 404]);
    expect(await get(url)).toEqual({ status: 200, code: '' });
  });
});

test('the integrity checks find no inconsistency after all uploads', async () => {
  expect(await readAuditViews(shop)).toEqual([]);
});
