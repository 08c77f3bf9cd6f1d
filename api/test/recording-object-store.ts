import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy of the tests' object store that records which objects exist. It also answers the abort of a multipart upload,
 * which the object store does not support.
 */
export class RecordingObjectStore {
  /** Keys of the existing objects. */
  readonly objects = new Set<string>();
  /** Multipart uploads that are neither completed nor aborted. */
  readonly openUploads = new Set<string>();
  private readonly server = createServer((incoming, outgoing) => this.forward(incoming, outgoing));

  private constructor(private readonly store: URL) {}

  static async start(endpoint: string): Promise<RecordingObjectStore> {
    const proxy = new RecordingObjectStore(new URL(endpoint));
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method = '', url = '', headers } = incoming;
    const { pathname, searchParams } = new URL(url, this.endpoint);
    const upload = searchParams.get('uploadId');
    if (method === 'DELETE' && upload !== null) {
      this.openUploads.delete(upload);
      incoming.resume();
      outgoing.writeHead(204).end();
      return;
    }
    const forwarded = request({ host: this.store.hostname, port: this.store.port, method, path: url, headers });
    forwarded.on('error', () => outgoing.destroy());
    forwarded.on('response', (response) => {
      const isOk = (response.statusCode ?? 500) < 300;
      if (isOk) this.record(method, pathname.replace(/^\/[^/]+\//, ''), upload, searchParams.has('partNumber'));
      outgoing.writeHead(response.statusCode ?? 500, response.headers);
      if (isOk && searchParams.has('uploads'))
        response.on('data', (part: Buffer) => this.recordUpload(part.toString()));
      response.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  }

  private record(method: string, key: string, upload: string | null, isPart: boolean): void {
    if (method === 'DELETE') this.objects.delete(key);
    if (method === 'PUT' && !isPart) this.objects.add(key);
    if (method === 'POST' && upload !== null) {
      this.openUploads.delete(upload);
      this.objects.add(key);
    }
  }

  private recordUpload(xml: string): void {
    const id = /<UploadId>([^<]+)</.exec(xml)?.[1];
    if (id) this.openUploads.add(id);
  }
}
