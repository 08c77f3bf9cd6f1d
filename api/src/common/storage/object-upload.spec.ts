import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Client } from '@aws-sdk/client-s3';
import { createS3Client } from './object-store';
import { EventLoopTurns } from '../event-loop-turns';
import { ObjectUpload } from './object-upload';
import { PartBuffers } from './part-buffers';

const PART = 1000;
const target = { Bucket: 'shop', Key: 'artwork/a', ContentType: 'image/png' };
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

interface Received {
  /** Method and what the request does, as the store tells it from the query. */
  request: string;
  body: Buffer;
  checksum: string | undefined;
}

let server: Server;
let client: S3Client;
let received: Received[];
/** The request that the store refuses. */
let refused: string | null;

/** A store that only remembers what it gets. */
async function answer(request: IncomingMessage): Promise<{ status: number; body: string; etag: string }> {
  const { searchParams } = new URL(request.url ?? '', 'http://store');
  const part = searchParams.get('partNumber');
  const what = part
    ? `part ${part}`
    : searchParams.has('uploads')
      ? 'begin'
      : searchParams.has('uploadId')
        ? 'upload'
        : '';
  const entry = { request: `${request.method} ${what}`.trim(), body: await buffer(request) };
  received.push({ ...entry, checksum: request.headers['x-amz-content-sha256'] as string | undefined });
  const status = entry.request === refused ? 403 : request.method === 'DELETE' ? 204 : 200;
  const root = what === 'begin' ? 'InitiateMultipartUploadResult' : 'CompleteMultipartUploadResult';
  return {
    status,
    body: request.method === 'POST' ? `<${root}><UploadId>u</UploadId></${root}>` : '',
    etag: `"${part}"`,
  };
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void answer(request).then(({ status, body, etag }) => response.writeHead(status, { etag }).end(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  client = createS3Client({
    ...{ endpoint, credentials, region: 'us-east-1', bucket: 'shop', forcePathStyle: true, timeoutMs: 5000 },
  });
});

beforeEach(() => {
  received = [];
  refused = null;
});

afterAll(() => {
  client.destroy();
  server.closeAllConnections();
  server.close();
});

const send = (body: Readable, buffers = new PartBuffers(PART, 1, 60_000)) =>
  new ObjectUpload(client, target, buffers, new EventLoopTurns(1e9)).send(body);

/** The bytes in pieces of different sizes, none of which ends with a part. */
function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0, size = 1; at < bytes.length; at += size, size = (size * 3 + 7) % 1500) {
    size ||= 1;
    yield bytes.subarray(at, at + size);
  }
}

test.each([0, 1, PART - 1, PART])('An object of %d bytes is sent in one request', async (size) => {
  const bytes = randomBytes(size);
  const sent = await send(Readable.from(pieces(bytes)));
  expect(sent).toEqual({ size, sha256: createHash('sha256').update(bytes).digest() });
  expect(received).toEqual([{ request: 'PUT', body: bytes, checksum: sha256(bytes) }]);
});

test.each([PART + 1, 2 * PART, 3 * PART + 500])('An object of %d bytes is sent in parts', async (size) => {
  const bytes = randomBytes(size);
  const sent = await send(Readable.from(pieces(bytes)));
  expect(sent).toEqual({ size, sha256: createHash('sha256').update(bytes).digest() });
  const parts = received.filter(({ request }) => request.startsWith('PUT'));
  expect(received.map(({ request }) => request)).toEqual([
    'POST begin',
    ...parts.map((_, index) => `PUT part ${index + 1}`),
    'POST upload',
  ]);
  expect(Buffer.concat(parts.map(({ body }) => body))).toEqual(bytes);
  for (const { body, checksum } of parts) expect(checksum).toBe(sha256(body));
  const end = received.at(-1)?.body.toString();
  for (let part = 1; part <= parts.length; part++) expect(end).toContain(`<PartNumber>${part}</PartNumber>`);
});

test.each(['PUT part 2', 'POST upload', 'POST begin'])(
  'If the store refuses %s, the upload is aborted',
  async (request) => {
    refused = request;
    const body = Readable.from(pieces(randomBytes(3 * PART)));
    await expect(send(body)).rejects.toMatchObject({ code: 'upload_unavailable' });
    // Without a beginning there is nothing to abort. Whoever sends the body decides what becomes of it.
    expect(received.filter((entry) => entry.request === 'DELETE upload')).toHaveLength(
      request === 'POST begin' ? 0 : 1,
    );
    expect(body.destroyed).toBe(request === 'POST upload');
  },
);

test('If the body fails, so does the upload, with its error, and it is aborted', async () => {
  async function* failing() {
    yield randomBytes(2 * PART);
    throw new Error('cut');
  }
  await expect(send(Readable.from(failing()))).rejects.toThrow('cut');
  expect(received.at(-1)?.request).toBe('DELETE upload');
});

test('Buffers are free again after an upload, whether it succeeded or not', async () => {
  const buffers = new PartBuffers(PART, 1, 60_000);
  await send(Readable.from(pieces(randomBytes(2 * PART + 1))), buffers);
  refused = 'PUT part 1';
  await expect(send(Readable.from(pieces(randomBytes(2 * PART))), buffers)).rejects.toThrow();
  refused = null;
  await send(Readable.from(pieces(randomBytes(10))), buffers);
  expect(received.at(-1)?.request).toBe('PUT');
});

test('uploads whose bytes are at hand let other work through after each piece', async () => {
  const pieces = Array.from({ length: 20 }, () => Buffer.alloc(50));
  let turns = 0;
  const timer = { isOver: false };
  const count = () => {
    turns++;
    if (!timer.isOver) setImmediate(count);
  };
  const buffers = new PartBuffers(10_000, 8, 1000);
  const shared = new EventLoopTurns(1e9);
  const taken: number[] = [];
  const body = () =>
    Readable.from(
      (async function* () {
        for (const piece of pieces) {
          taken.push(turns);
          yield piece;
        }
      })(),
    );
  count();
  await Promise.all([1, 2, 3].map(() => new ObjectUpload(client, target, buffers, shared).send(body())));
  timer.isOver = true;
  // Each piece is taken after the one before it; all of them take 60 turns.
  expect(Math.max(...taken)).toBeGreaterThan(50);
});
