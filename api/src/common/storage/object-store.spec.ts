import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config';
import { ObjectStore } from './object-store';

const TIMEOUT_MS = 800;
/** More than the sockets of both sides buffer. */
const OBJECT = Buffer.alloc(24_000_000, 'a');

let server: Server;
let store: ObjectStore;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((_request, response) => answer(response.setHeader('content-length', OBJECT.length)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  const objectStore: Config['objectStore'] = {
    ...{ endpoint, credentials, region: 'us-east-1', bucket: 'shop', forcePathStyle: true, timeoutMs: TIMEOUT_MS },
    uploadBytesPerSecond: 1e9,
  };
  store = new ObjectStore({ objectStore } as Config);
});

afterAll(() => {
  store.onApplicationShutdown();
  server.closeAllConnections();
  server.close();
});

test('an object is read to its end by a reader that takes nothing for longer than the store may be silent', async () => {
  answer = (response) => response.end(OBJECT);
  let size = 0;
  for await (const chunk of await store.read('artwork/any')) {
    if (size === 0) await pause(TIMEOUT_MS * 3);
    size += (chunk as Buffer).length;
  }
  expect(size).toBe(OBJECT.length);
});

test('bytes that have arrived while the process was busy are not taken for silence', async () => {
  let rest: () => void = () => undefined;
  answer = (response) =>
    response.write(OBJECT.subarray(0, 1000), () => (rest = () => response.end(OBJECT.subarray(1000))));
  const sendRestAndBlock = () => {
    rest();
    setImmediate(() => block(TIMEOUT_MS * 1.5));
  };
  let size = 0;
  for await (const chunk of await store.read('artwork/any')) {
    if (size === 0) setImmediate(sendRestAndBlock);
    size += (chunk as Buffer).length;
  }
  expect(size).toBe(OBJECT.length);
});

/** Blocks the event loop. */
function block(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

test.each<[string, (response: ServerResponse) => void]>([
  ['stops sending', () => undefined],
  ['closes the connection', (response) => setImmediate(() => response.destroy())],
])('a store that %s in the middle of an object is unavailable', async (_, stop) => {
  answer = (response) => response.write(OBJECT.subarray(0, 1000), () => stop(response));
  const read = async () => {
    for await (const chunk of await store.read('artwork/any')) expect((chunk as Buffer).length).toBeLessThan(1001);
  };
  await expect(read()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
});

test.each<[string, (stream: Readable) => Promise<unknown>]>([
  ['before it has read anything', async () => undefined],
  ['while it waits for more', async (stream) => once(stream.resume(), 'data')],
])('a reader that goes away %s closes the connection to the store at once', async (_, begin) => {
  const closed = new Promise<void>((resolve) => {
    answer = (response) => response.once('close', resolve).write(OBJECT.subarray(0, 1000));
  });
  const stream = await store.read('artwork/any');
  await begin(stream);
  const left = Date.now();
  stream.destroy();
  await closed;
  expect(Date.now() - left).toBeLessThan(TIMEOUT_MS);
});
