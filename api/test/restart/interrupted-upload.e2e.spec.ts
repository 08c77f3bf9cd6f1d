import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { createApiCalls } from '../app';
import { createFundedReseller, createPaidOrder, listItemIds } from '../orders';
import { openRestartableShop, type RestartableShop } from '../restartable-shop';
import type { ServerProcess } from '../server-process';
import type { TestUser } from '../users';

let servers: RestartableShop;
let buyer: TestUser;
let item: { orderId: string; sid: string };

beforeAll(async () => {
  servers = await openRestartableShop({ WORKER: '0' });
  buyer = await createFundedReseller(servers.shop, 100_000_000);
  const orderId = await createPaidOrder(servers.shop, buyer);
  const [sid = ''] = await listItemIds(servers.shop, buyer, orderId);
  item = { orderId, sid };
}, 180_000);

afterAll(() => servers?.close());

const headers = () => ({ authorization: `Bearer ${buyer.bearer}`, 'tus-resumable': '1.0.0' });

function segmentHeaders(offset: number): Record<string, string> {
  return { ...headers(), 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
}

async function create({ origin }: ServerProcess, size: number): Promise<string> {
  const metadata = Object.entries({ ...item, filename: 'banner.jpg' })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const response = await fetch(`${origin}/api/uploads`, {
    method: 'POST',
    headers: { ...headers(), 'upload-length': String(size), 'upload-metadata': metadata },
  });
  expect(response.status).toBe(201);
  return response.headers.get('location') ?? '';
}

async function readOffset({ origin }: ServerProcess, path: string): Promise<number> {
  const response = await fetch(origin + path, { method: 'HEAD', headers: headers() });
  return Number(response.headers.get('upload-offset'));
}

async function append({ origin }: ServerProcess, path: string, offset: number, bytes: Buffer): Promise<void> {
  const sent = { method: 'PATCH', headers: segmentHeaders(offset), body: new Uint8Array(bytes) };
  const response = await fetch(origin + path, sent);
  expect([response.status, response.headers.get('upload-offset')]).toEqual([204, String(offset + bytes.length)]);
}

/** Announces more bytes than it sends. Resolves once the server has begun to read the request and the bytes are sent. */
async function appendPart({ origin }: ServerProcess, path: string, offset: number, bytes: Buffer, announced: number) {
  const outgoing = request(origin + path, {
    method: 'PATCH',
    agent: false,
    headers: { ...segmentHeaders(offset), 'content-length': announced, expect: '100-continue' },
  });
  // The kill of the server cuts the connection.
  outgoing.on('error', () => undefined);
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
  await new Promise<void>((resolve) => outgoing.write(bytes, () => resolve()));
}

test('an upload that a kill of the server cuts is resumed where its last whole request ended, and finished', async () => {
  const file = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(299_996)]);
  const first = await servers.start();
  const path = await create(first, file.length);
  const kept = 123_457;
  await append(first, path, 0, file.subarray(0, kept));
  await appendPart(first, path, kept, file.subarray(kept, 200_000), file.length - kept);
  await first.kill();

  const second = await servers.start();
  expect(await readOffset(second, path)).toBe(kept);
  await append(second, path, kept, file.subarray(kept));
  const finished = { ...item, uploadId: path.split('/').at(-1) ?? '' };
  const { artwork } = await createApiCalls(second.origin).call('Account/ArtworkUpload', finished, buyer);
  expect(artwork).toMatchObject({ name: 'banner.jpg', size: file.length });
  const stored: { sha256: Buffer }[] = await servers.shop.database.reader.query(
    'select o.sha256 from artwork a join stored_object o on o.id = a.object_id where a.sid = $1',
    [item.sid],
  );
  expect(stored).toEqual([{ sha256: createHash('sha256').update(file).digest() }]);
}, 180_000);
