import { createHash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { openShop, type Shop } from '../../../test/app';
import { eventually } from '../../../test/eventually';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { createFundedReseller, createPaidOrder, listItemIds } from '../../../test/orders';
import { RecordingObjectStore } from '../../../test/recording-object-store';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import type { TestUser } from '../../../test/users';
import { ResumableUploads } from '../../artwork/public';

let env: TestEnv;
let store: RecordingObjectStore;
let shop: Shop;
let buyer: TestUser;
let other: TestUser;
let orderId: string;
let sid: string;

beforeAll(async () => {
  env = await openTestEnv();
  store = await RecordingObjectStore.start(env.env.S3_ENDPOINT ?? '');
  shop = await openShop(env, { WORKER: '0', S3_ENDPOINT: store.endpoint });
  await fixtureCatalogue(shop);
  buyer = await createFundedReseller(shop, 100_000_000);
  other = await createFundedReseller(shop, 100_000_000);
}, 60_000);

beforeEach(async () => {
  orderId = await createPaidOrder(shop, buyer);
  sid = (await listItemIds(shop, buyer, orderId))[0] ?? '';
});

afterAll(async () => {
  await shop?.close();
  store?.stop();
  await env?.close();
});

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => shop.database.reader.query(sql, values);

/** Bytes that begin as a JPEG. */
const jpeg = (size: number) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(size - 4)]);

interface Sent {
  headers?: Record<string, string>;
  body?: Buffer;
  user?: TestUser;
}

async function send(method: string, path: string, { headers = {}, body, user = buyer }: Sent = {}) {
  const response = await fetch(shop.origin + path, {
    method,
    headers: { authorization: `Bearer ${user.bearer}`, 'tus-resumable': '1.0.0', ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });
  const text = await response.text();
  const code = text.startsWith('{') ? (JSON.parse(text) as { code?: string }).code : undefined;
  return { status: response.status, headers: response.headers, code };
}

const metadata = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

async function create(size: number, values: Record<string, string> = {}, user?: TestUser) {
  const named = { orderId, sid, filename: '図面 1.jpg', ...values };
  const headers = { 'upload-length': String(size), 'upload-metadata': metadata(named) };
  return send('POST', '/api/uploads', { headers, ...(user && { user }) });
}

async function createUpload(size: number): Promise<string> {
  const { status, headers } = await create(size);
  expect(status).toBe(201);
  return headers.get('location') ?? '';
}

const append = (path: string, offset: number, body: Buffer, sent: Sent = {}) => {
  const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
  return send('PATCH', path, { ...sent, headers: { ...headers, ...sent.headers }, body });
};

const offsetOf = async (path: string) => Number((await send('HEAD', path)).headers.get('upload-offset'));
const idOf = (path: string) => path.split('/').at(-1) ?? '';
const finish = (path: string, values: object = {}) =>
  shop.call('Account/ArtworkUpload', { orderId, sid, uploadId: idOf(path), ...values }, buyer);
const finishError = (path: string, values: object = {}, user = buyer) =>
  shop.expectError('Account/ArtworkUpload', { orderId, sid, uploadId: idOf(path), ...values }, user);

/** Announces a whole segment, but sends only these bytes before it cuts the connection. */
async function appendCut(path: string, offset: number, announced: number, bytes: Buffer, openMs = 50): Promise<void> {
  const { hostname, port } = new URL(shop.origin);
  const socket = connect(Number(port), hostname);
  const head = [
    `PATCH ${path} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `authorization: Bearer ${buyer.bearer}`,
    'tus-resumable: 1.0.0',
    'content-type: application/offset+octet-stream',
    `upload-offset: ${offset}`,
    `content-length: ${announced}`,
  ];
  await new Promise<void>((resolve) =>
    socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]), () => resolve()),
  );
  await new Promise((resolve) => setTimeout(resolve, openMs));
  socket.destroy();
}

/** Cuts the connection after these bytes, and returns the new offset. A busy server needs more time to read any of them. */
async function appendUntilCut(path: string, offset: number, bytes: Buffer, size: number): Promise<number> {
  for (const openMs of [50, 400, 3200]) {
    await appendCut(path, offset, size - offset, bytes, openMs);
    for (const end = Date.now() + openMs * 20; Date.now() < end;) {
      const now = await offsetOf(path);
      if (now > offset) return now;
    }
  }
  throw new Error(`still ${offset} bytes`);
}

describe('a resumable upload', () => {
  test('becomes the artwork of its item, with the same bytes, after two cuts', async () => {
    const file = jpeg(3_000_000);
    const path = await createUpload(file.length);
    let offset = 0;
    for (const cut of [777, 1_500_001]) {
      offset = await appendUntilCut(path, offset, file.subarray(offset, cut), file.length);
      expect(offset).toBeLessThanOrEqual(cut);
    }
    expect(await finishError(path)).toMatchObject({ status: 409, code: 'upload_incomplete' });
    const last = await append(path, offset, file.subarray(offset));
    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, String(file.length)]);
    const { artwork } = await finish(path);
    expect(artwork).toMatchObject({
      kind: 'file',
      name: '図面 1.jpg',
      size: file.length,
      preflight: { format: 'jpeg' },
    });
    const [stored] = await query<{ sha256: Buffer }>(
      'select o.sha256 from artwork a join stored_object o on o.id = a.object_id where a.sid = $1 and a.current',
      [sid],
    );
    expect(stored?.sha256).toEqual(createHash('sha256').update(file).digest());
    const bytes = await (await fetch(shop.origin + artwork.url)).arrayBuffer();
    expect(Buffer.from(bytes).equals(file)).toBe(true);
    // A lost answer is asked for again.
    expect(await finish(path)).toMatchObject({ artwork: { name: '図面 1.jpg' } });
    expect(await query('select from artwork where sid = $1', [sid])).toHaveLength(1);
    expect(await query('select from upload_segment where upload_id = $1', [idOf(path)])).toEqual([]);
  });

  test('takes the bytes of one of two tabs that write from the same place', async () => {
    const file = jpeg(200_000);
    const path = await createUpload(file.length);
    const answers = await Promise.all([1, 2, 3].map(() => append(path, 0, file)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('upload_offset_wrong');
    expect(await offsetOf(path)).toBe(file.length);
    await finish(path);
  });

  test('is finished with its bytes after 200 attempts that were cut, none of which leaves an object', async () => {
    const file = jpeg(60_000);
    const path = await createUpload(file.length);
    const before = new Set(store.objects);
    const attempts = Array.from({ length: 200 }, (_, attempt) => file.subarray(0, 5_000 + attempt * 50));
    await Promise.all(attempts.map((bytes) => appendCut(path, 0, file.length, bytes)));
    let status = 409;
    // As a client does: from where the server says that the upload ends.
    while (status === 409) {
      const received = await offsetOf(path);
      expect(received).toBeLessThanOrEqual(15_000);
      ({ status } = await append(path, received, file.subarray(received)));
    }
    expect(status).toBe(204);
    const segments = 'select object_key as key from upload_segment where upload_id = $1';
    // What the others stored is removed once they know that they were too late.
    await eventually(async () => {
      const named = await query<{ key: string }>(segments, [idOf(path)]);
      expect([...store.objects].filter((key) => !before.has(key)).sort()).toEqual(named.map(({ key }) => key).sort());
    });
    const { artwork } = await finish(path);
    const bytes = await (await fetch(shop.origin + artwork.url)).arrayBuffer();
    expect(Buffer.from(bytes).equals(file)).toBe(true);
  });

  test('refuses another offset, another length, and more bytes than announced', async () => {
    const file = jpeg(5000);
    const path = await createUpload(file.length);
    expect(await append(path, 1, file.subarray(1))).toMatchObject({ status: 409, code: 'upload_offset_wrong' });
    expect(await append(path, 0, file, { headers: { 'upload-length': '9000' } })).toMatchObject({ status: 400 });
    expect(await append(path, 0, Buffer.concat([file, file]))).toMatchObject({ status: 413, code: 'file_too_large' });
    expect(await append(path, 0, file, { headers: { 'content-type': 'text/plain' } })).toMatchObject({
      status: 415,
    });
    expect(await append(path, 0, file, { headers: { 'tus-resumable': '0.2.2' } })).toMatchObject({ status: 412 });
    expect(await offsetOf(path)).toBe(0);
  });

  test('is refused at its first 1,024 bytes if its format is not accepted, and is gone', async () => {
    const text = Buffer.alloc(50_000, 'a');
    const path = await createUpload(text.length);
    expect((await append(path, 0, text.subarray(0, 500))).status).toBe(204);
    expect(await append(path, 500, text.subarray(500))).toMatchObject({ status: 415, code: 'file_type_not_allowed' });
    expect((await send('HEAD', path)).status).toBe(404);
    const short = await createUpload(10);
    expect(await append(short, 0, Buffer.alloc(10, 'a'))).toMatchObject({ code: 'file_type_not_allowed' });
  });

  test.each<[string, number, Record<string, string>, number]>([
    ['80 MB', 83_886_080, {}, 413],
    ['no bytes', 0, {}, 400],
    ['an unknown order', 10, { orderId: 'ABCDEF-GHJKMN-PQRSTV' }, 404],
    ['an unknown item', 10, { sid: '00000000-0000-4000-8000-000000000000' }, 404],
    ['no name', 10, { filename: '' }, 400],
  ])('is not created for %s', async (_, size, values, status) => {
    expect((await create(size, values)).status).toBe(status);
  });

  test('belongs to its account, order and item only', async () => {
    const file = jpeg(2000);
    const path = await createUpload(file.length);
    expect((await create(10, {}, other)).status).toBe(404);
    expect((await append(path, 0, file, { user: other })).status).toBe(404);
    expect((await send('HEAD', path, { user: other })).status).toBe(404);
    expect((await send('DELETE', path, { user: other })).status).toBe(404);
    await append(path, 0, file);
    expect(await finishError(path, {}, other)).toMatchObject({ code: 'resource_not_found' });
    const second = await createPaidOrder(shop, buyer);
    const [secondSid = ''] = await listItemIds(shop, buyer, second);
    expect(await finishError(path, { orderId: second, sid: secondSid })).toMatchObject({ code: 'resource_not_found' });
  });

  test('cannot be created or finished after the artwork was submitted', async () => {
    const file = jpeg(2000);
    const [first, late] = [await createUpload(file.length), await createUpload(file.length)];
    await append(first, 0, file);
    await append(late, 0, file);
    await finish(first);
    await shop.call('Account/FinishUpload', { orderId }, buyer);
    expect(await finishError(late)).toMatchObject({ status: 409, code: 'event_not_allowed' });
    expect(await create(10)).toMatchObject({ status: 409, code: 'event_not_allowed' });
    expect(await query('select from artwork where sid = $1', [sid])).toHaveLength(1);
  });

  test('leaves nothing behind when it is removed or has expired', async () => {
    const file = jpeg(2000);
    const [removed, expired] = [await createUpload(file.length), await createUpload(file.length)];
    await append(removed, 0, file.subarray(0, 1500));
    await append(expired, 0, file.subarray(0, 1500));
    expect((await send('DELETE', removed)).status).toBe(204);
    expect((await send('HEAD', removed)).status).toBe(404);
    await query('update upload set expires_at = $1 where id = $2', [shop.clock.now(), idOf(expired)]);
    expect((await append(expired, 1500, file.subarray(1500))).status).toBe(404);
    await shop.app.get(ResumableUploads, { strict: false }).deleteExpired();
    const ids = [removed, expired].map(idOf);
    expect(await query('select from upload where id = any($1)', [ids])).toEqual([]);
    expect(await query('select from upload_segment where upload_id = any($1)', [ids])).toEqual([]);
  });

  test('that is removed while bytes arrive is gone with these bytes', async () => {
    const file = jpeg(2000);
    const path = await createUpload(file.length);
    const requests: Promise<{ status: number }>[] = [];
    const isWaiting = (count: number) =>
      eventually(async () => {
        const waiting = await query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(waiting).toHaveLength(count);
      });
    await shop.database.transaction(async (tx) => {
      await tx.query('select from upload where id = $1 for update', [idOf(path)]);
      requests.push(append(path, 0, file));
      await isWaiting(1);
      requests.push(send('DELETE', path));
      await isWaiting(2);
    });
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([204, 204]);
    expect((await send('HEAD', path)).status).toBe(404);
    expect(await query('select from upload_segment where upload_id = $1', [idOf(path)])).toEqual([]);
  });

  test('that is finished by several calls at once becomes one artwork', async () => {
    const file = jpeg(2000);
    const path = await createUpload(file.length);
    await append(path, 0, file);
    const answers = await Promise.all([1, 2, 3].map(() => finish(path)));
    expect(new Set(answers.map(({ artwork }) => artwork.uploadedAt)).size).toBe(1);
    expect(await query('select from artwork where sid = $1', [sid])).toHaveLength(1);
    expect([...store.objects].filter((key) => key.startsWith('artwork/'))).toHaveLength(
      (await query(`select from stored_object where object_key like 'artwork/%'`)).length,
    );
  });

  test('says with every answer until when it is kept: a day after its last bytes', async () => {
    const file = jpeg(2000);
    shop.clock.stopAt(shop.clock.now().toISOString());
    const { headers } = await create(file.length);
    const path = headers.get('location') ?? '';
    const day = (from: Date) => new Date(from.getTime() + 24 * 3_600_000).toUTCString();
    expect(headers.get('upload-expires')).toBe(day(shop.clock.now()));
    shop.clock.advance(600_000);
    const appended = await append(path, 0, file.subarray(0, 1500));
    expect(appended.headers.get('upload-expires')).toBe(day(shop.clock.now()));
    expect((await send('HEAD', path)).headers.get('upload-expires')).toBe(day(shop.clock.now()));
    shop.clock.run();
  });

  test('is one of at most 300 that an account has open; a further one has to wait until the first of them expires', async () => {
    const id = (await createUpload(2000)).split('/').at(-1);
    await query(
      `insert into upload (id, account_id, order_id, sid, name, size, received, head, expires_at)
       select gen_random_uuid(), account_id, order_id, sid, name, size, received, head, expires_at - interval '1 hour'
       from upload, generate_series(1, 299 - (select count(*)::int from upload u where u.account_id = upload.account_id
         and u.finished_at is null and u.id <> upload.id)) where id = $1`,
      [id],
    );
    expect((await create(2000)).status).toBe(429);
    const { headers, code } = await create(2000);
    expect(code).toBe('too_frequent');
    expect(headers.get('retry-after')).toBe(String(23 * 3600));
    expect((await create(2000, {}, other)).code).not.toBe('too_frequent');
    await query('delete from upload u where not exists (select from upload_segment s where s.upload_id = u.id)');
    expect((await create(2000)).status).toBe(201);
  });

  test('whose bytes cannot be recorded leaves no object', async () => {
    const file = jpeg(2000);
    const path = await createUpload(file.length);
    const before = [...store.objects];
    await query(`create function fail() returns trigger language plpgsql as $$ begin raise 'full'; end $$`);
    await query('create trigger fail before insert on upload_segment execute function fail()');
    const { status } = await append(path, 0, file);
    await query('drop function fail cascade');
    expect(status).toBe(500);
    expect([...store.objects]).toEqual(before);
    expect((await append(path, 0, file)).status).toBe(204);
  });
});
