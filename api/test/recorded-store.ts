import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The tests' object store behind a door that writes down what goes in and out. It also answers for the store where a
 * multipart upload is aborted, which the stand-in does not know.
 */
export class RecordedStore {
  /** Keys of the objects that are there. */
  readonly objects = new Set<string>();
  /** Multipart uploads that were neither completed nor aborted. */
  readonly open = new Set<string>();
  private readonly server = createServer((incoming, outgoing) => this.pass(incoming, outgoing));

  private constructor(private readonly store: URL) {}

  static async start(endpoint: string): Promise<RecordedStore> {
    const recorded = new RecordedStore(new URL(endpoint));
    recorded.server.listen(0, '127.0.0.1');
    await once(recorded.server, 'listening');
    return recorded;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method = '', url = '', headers } = incoming;
    const { pathname, searchParams } = new URL(url, this.endpoint);
    const upload = searchParams.get('uploadId');
    if (method === 'DELETE' && upload !== null) {
      this.open.delete(upload);
      incoming.resume();
      outgoing.writeHead(204).end();
      return;
    }
    const passed = request({ host: this.store.hostname, port: this.store.port, method, path: url, headers });
    passed.on('error', () => outgoing.destroy());
    passed.on('response', (answer) => {
      const done = (answer.statusCode ?? 500) < 300;
      if (done) this.record(method, pathname.replace(/^\/[^/]+\//, ''), upload, searchParams.has('partNumber'));
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      if (done && searchParams.has('uploads')) answer.on('data', (part: Buffer) => this.opened(part.toString()));
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  }

  private record(method: string, key: string, upload: string | null, isPart: boolean): void {
    if (method === 'DELETE') this.objects.delete(key);
    if (method === 'PUT' && !isPart) this.objects.add(key);
    if (method === 'POST' && upload !== null) {
      this.open.delete(upload);
      this.objects.add(key);
    }
  }

  private opened(answer: string): void {
    const id = /<UploadId>([^<]+)</.exec(answer)?.[1];
    if (id) this.open.add(id);
  }
}
