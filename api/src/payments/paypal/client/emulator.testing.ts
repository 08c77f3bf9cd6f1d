import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { valueAt } from './json';

const PROJECT = join(__dirname, '../../../../..');
const MAIN = join(PROJECT, 'dev/paypal-emulator/main.ts');
const TYPESCRIPT_HOOK = join(PROJECT, 'scripts/typescript.cjs');

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

/** The PayPal emulator as a child process on a free port. It exits with its parent. */
export class EmulatorProcess {
  private constructor(
    readonly url: string,
    private readonly process: ChildProcess,
  ) {}

  static async start(env: Readonly<Record<string, string>>): Promise<EmulatorProcess> {
    const child = spawn(process.execPath, ['--require', TYPESCRIPT_HOOK, MAIN], {
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

  /** Resolves with the exit code when the process has exited. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const gone = once(this.process, 'exit');
    this.process.kill(signal);
    const [code] = await gone;
    return typeof code === 'number' ? code : null;
  }

  async fail(...next: readonly Fault[]): Promise<void> {
    await this.post('/emulator/faults', { next });
  }

  /** Removes the remaining faults and returns how many there were. */
  async faultsLeft(): Promise<number> {
    const response = await fetch(`${this.url}/emulator/faults`);
    const left = valueAt(await response.json(), 'next');
    await fetch(`${this.url}/emulator/faults`, { method: 'DELETE' });
    return Array.isArray(left) ? left.length : 0;
  }

  /** A webhook event with its delivery attempts. */
  async event(id: string): Promise<unknown> {
    const events = valueAt(await (await fetch(`${this.url}/emulator/events`)).json(), 'events');
    return Array.isArray(events) ? events.find((event: unknown) => valueAt(event, 'id') === id) : undefined;
  }

  /** Pays an invoice as the payer. */
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

/** Receives webhooks. */
export class WebhookReceiver {
  /** The HTTP status of the response to a delivery. */
  answer: (delivery: Delivery) => number = () => 200;
  readonly #received: Delivery[] = [];
  readonly #waiting: {
    readonly matches: (delivery: Delivery) => boolean;
    readonly resolve: (delivery: Delivery) => void;
  }[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const delivery = { headers: request.headers, body: Buffer.concat(chunks).toString() };
        response.writeHead(this.answer(delivery)).end();
        this.#received.push(delivery);
        this.#deliver();
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

  /** Waits for the next delivery of an event type whose body names the subject's id. Returns each delivery once. */
  next(type: string, subjectId: string): Promise<Delivery> {
    const matches = ({ body }: Delivery): boolean => {
      const event: unknown = JSON.parse(body);
      return valueAt(event, 'event_type') === type && body.includes(subjectId);
    };
    return new Promise((resolve) => {
      this.#waiting.push({ matches, resolve });
      this.#deliver();
    });
  }

  #deliver(): void {
    for (const waiting of this.#waiting.slice()) {
      const index = this.#received.findIndex(waiting.matches);
      const [delivery] = index < 0 ? [] : this.#received.splice(index, 1);
      if (delivery === undefined) continue;
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      waiting.resolve(delivery);
    }
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
