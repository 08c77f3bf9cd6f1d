import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `closes`: closes every connection; `stalls`: never responds; `overloaded`: responds with 503; `refuses`: with 403. */
export const STORE_FAULTS = ['closes', 'stalls', 'overloaded', 'refuses'] as const;
export type StoreFault = (typeof STORE_FAULTS)[number];

const XML_ERRORS = { overloaded: [503, 'SlowDown'], refuses: [403, 'AccessDenied'] } as const;

/** A proxy of the tests' object store that can fail. */
export class FailingObjectStore {
  fault: StoreFault | null = null;
  private readonly server = createServer((incoming, outgoing) => this.respond(incoming, outgoing));

  private constructor(private readonly store: URL) {}

  static async start(endpoint: string): Promise<FailingObjectStore> {
    const proxy = new FailingObjectStore(new URL(endpoint));
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

  private respond(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (this.fault === null) return this.forward(incoming, outgoing);
    incoming.resume();
    if (this.fault === 'stalls') return;
    if (this.fault === 'closes') {
      incoming.destroy();
      return;
    }
    const [status, code] = XML_ERRORS[this.fault];
    outgoing.writeHead(status, { 'content-type': 'application/xml' });
    outgoing.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  }

  private forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url = '', headers } = incoming;
    const forwarded = request(new URL(url, this.store), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }
}
