import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const CHECK_INTERVAL_MS = 200;
/** A server gets no more requests after so many failed checks in a row. */
const MAX_FAILED_CHECKS = 2;

/**
 * A load balancer as in production: it asks each server whether it is ready, keeps connections open, and sends a request
 * only once, so that a connection that a server closes too early is an error of the client. The last server stays in use
 * also while its checks fail.
 */
export class LoadBalancer {
  /** Errors that clients got because a server did not respond, or because none was ready. */
  readonly failures: string[] = [];
  private readonly agent = new Agent({ keepAlive: true });
  // Connections of clients stay open: a request on one that is being closed would be lost here, not at a server.
  private readonly listener = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) =>
    this.forward(incoming, outgoing),
  );
  private readonly ready = new Set<string>();
  private readonly failedChecks = new Map<string, number>();
  private readonly timer = setInterval(() => void this.checkAll(), CHECK_INTERVAL_MS);
  private turn = 0;

  private constructor(private readonly origins: readonly string[]) {}

  static async start(origins: readonly string[]): Promise<LoadBalancer> {
    const balancer = new LoadBalancer(origins);
    await balancer.checkAll();
    balancer.listener.listen(0, '127.0.0.1');
    await once(balancer.listener, 'listening');
    return balancer;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.listener.address() as AddressInfo).port}`;
  }

  isReady(origin: string): boolean {
    return this.ready.has(origin);
  }

  stop(): void {
    clearInterval(this.timer);
    this.listener.closeAllConnections();
    this.listener.close();
    this.agent.destroy();
  }

  private async checkAll(): Promise<void> {
    await Promise.all(
      this.origins.map(async (origin) => {
        const isReady = await fetch(`${origin}/api/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
        const failed = isReady ? 0 : (this.failedChecks.get(origin) ?? 0) + 1;
        this.failedChecks.set(origin, failed);
        if (isReady) this.ready.add(origin);
        else if (failed >= MAX_FAILED_CHECKS && this.ready.size > 1) this.ready.delete(origin);
      }),
    );
  }

  private forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const origins = [...this.ready];
    const origin = origins[this.turn++ % Math.max(1, origins.length)];
    const fail = (reason: string) => {
      this.failures.push(`${incoming.method} ${incoming.url}: ${reason}`);
      outgoing.destroy();
    };
    if (origin === undefined) return fail('no server is ready');
    const { method, url = '', headers } = incoming;
    const forwarded = request(origin + url, { method, headers, agent: this.agent }, (response) => {
      // The connection to the client is another one.
      const { connection: _, ...others } = response.headers;
      outgoing.writeHead(response.statusCode ?? 502, others);
      response.once('error', (error) => fail(error.message));
      response.pipe(outgoing);
    });
    forwarded.once('error', (error) => fail(error.message));
    incoming.pipe(forwarded);
  }
}
