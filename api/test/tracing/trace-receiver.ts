import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, unknown>;
}

interface OtlpSpan extends Omit<ReceivedSpan, 'attributes'> {
  attributes: { key: string; value: Record<string, unknown> }[];
}
interface OtlpTraces {
  resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[];
}

/** An OpenTelemetry collector on the loopback interface that keeps the spans it gets. */
export class TraceReceiver {
  readonly spans: ReceivedSpan[] = [];
  /** Everything as it was received. */
  text = '';
  private readonly server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += String(chunk)));
    request.on('end', () => {
      if (request.url === '/v1/traces') this.receive(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });

  static async start(): Promise<TraceReceiver> {
    const receiver = new TraceReceiver();
    receiver.server.listen(0, '127.0.0.1');
    await once(receiver.server, 'listening');
    return receiver;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The spans of the trace to which the first span of this name belongs. */
  traceOf(name: string): ReceivedSpan[] {
    const first = this.spans.find((span) => span.name === name);
    return this.spans.filter(({ traceId }) => traceId === first?.traceId);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private receive(body: string): void {
    this.text += body;
    const { resourceSpans } = JSON.parse(body) as OtlpTraces;
    for (const span of resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))) {
      const attributes = span.attributes.map(({ key, value }) => [key, Object.values(value)[0]] as const);
      this.spans.push({ ...span, attributes: Object.fromEntries(attributes) });
    }
  }
}
