import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { at } from './json';

const MAIN = join(__dirname, '../../../../dev/paypal-emulator/main.mjs');

export interface Fault {
  readonly path: string;
  readonly method?: string;
  readonly times?: number;
  readonly delayMs?: number;
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly drop?: boolean;
  readonly dropAfterEffect?: boolean;
}

/** The PayPal emulator in a process of its own, on a free port. It leaves with the process that started it. */
export class EmulatorProcess {
  private constructor(
    readonly url: string,
    private readonly process: ChildProcess,
  ) {}

  static async start(env: Readonly<Record<string, string>>): Promise<EmulatorProcess> {
    const child = spawn(process.execPath, [MAIN], {
      env: { PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    if (child.stdout === null) throw new Error('the emulator has no output');
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /^paypal-emulator listening on (\S+)$/.exec(line)?.[1];
      if (url === undefined) continue;
      child.unref();
      child.channel?.unref();
      return new EmulatorProcess(url, child);
    }
    throw new Error('the emulator left before it was ready');
  }

  /** Resolves with the exit code once the process is gone. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const gone = once(this.process, 'exit');
    this.process.kill(signal);
    const [code] = await gone;
    return typeof code === 'number' ? code : null;
  }

  async fail(...next: readonly Fault[]): Promise<void> {
    await this.post('/emulator/faults', { next });
  }

  /** How many faults no request has met, which then are forgotten. */
  async faultsLeft(): Promise<number> {
    const response = await fetch(`${this.url}/emulator/faults`);
    const left = at(await response.json(), 'next');
    await fetch(`${this.url}/emulator/faults`, { method: 'DELETE' });
    return Array.isArray(left) ? left.length : 0;
  }

  /** An event as the emulator keeps it, with its attempts. */
  async event(id: string): Promise<unknown> {
    const events = at(await (await fetch(`${this.url}/emulator/events`)).json(), 'events');
    return Array.isArray(events) ? events.find((event: unknown) => at(event, 'id') === id) : undefined;
  }

  /** The payer's button. */
  async pay(payUrl: string | undefined): Promise<void> {
    await fetch(`${payUrl}/pay`, { method: 'POST', redirect: 'manual' });
  }

  async post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return fetch(`${this.url}${path}`, { method: 'POST', body: JSON.stringify(body), headers });
  }
}

export interface Delivery {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Where webhooks arrive. */
export class WebhookReceiver {
  /** The status a delivery is answered with. */
  answer: (delivery: Delivery) => number = () => 200;
  readonly #arrived: Delivery[] = [];
  readonly #waiting: { readonly wants: (delivery: Delivery) => boolean; readonly take: (one: Delivery) => void }[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const delivery = { headers: request.headers, body: Buffer.concat(chunks).toString() };
        response.writeHead(this.answer(delivery)).end();
        this.#arrived.push(delivery);
        this.#handOver();
      });
    });
  }

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/`;
  }

  /** The next delivery of an event of this type about this invoice, each delivery once. */
  next(type: string, invoiceId: string): Promise<Delivery> {
    const wants = ({ body }: Delivery): boolean => {
      const event: unknown = JSON.parse(body);
      return at(event, 'event_type') === type && at(event, 'resource', 'invoice', 'id') === invoiceId;
    };
    return new Promise((take) => {
      this.#waiting.push({ wants, take });
      this.#handOver();
    });
  }

  #handOver(): void {
    for (const waiting of this.#waiting.slice()) {
      const index = this.#arrived.findIndex(waiting.wants);
      const [delivery] = index < 0 ? [] : this.#arrived.splice(index, 1);
      if (delivery === undefined) continue;
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      waiting.take(delivery);
    }
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
