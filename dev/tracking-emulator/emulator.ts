import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Parcel {
  number: string;
  status: string;
  /** With the offset of the place, as 2026-05-02T13:34:00+09:00; null before the first event. */
  time: string | null;
}

interface Config {
  host: string;
  port: number;
  key: string;
  /** Where changes are pushed; nowhere without it. */
  webhookUrl?: string | undefined;
}

const ALREADY_REGISTERED = { code: -18019901, message: 'The tracking number has been registered.' };
const NOT_REGISTERED = { code: -18019902, message: 'The tracking number has not been registered.' };
const INVALID = { code: -18010012, message: 'The format of the tracking number is invalid.' };
const VERSION = '/track/v2.2';

/** Answers as 17TRACK does, and lets tests move parcels. It keeps everything in memory. */
export class TrackingEmulator {
  private readonly parcels = new Map<string, Parcel>();
  private readonly server = createServer((request, response) => {
    void this.handle(request).then(
      ({ status, json }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json)),
      () => response.destroy(),
    );
  });

  private readonly config: Config;

  constructor(config: Config) {
    this.config = config;
  }

  /** Starts the server and returns its address. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(this.config.port, this.config.host, resolve);
    });
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The body of the push about a parcel, and its signature. */
  push(parcel: Parcel): { body: string; sign: string } {
    const body = JSON.stringify({ event: 'TRACKING_UPDATED', data: toData(parcel) }).replaceAll('/', '\\/');
    return { body, sign: createHash('sha256').update(`${body}/${this.config.key}`).digest('hex') };
  }

  private async handle(request: IncomingMessage): Promise<{ status: number; json: unknown }> {
    const { method = '', url = '', headers } = request;
    const body = await readJson(request);
    if (url === '/emulator/parcels' && method === 'GET') return { status: 200, json: [...this.parcels.values()] };
    if (url === '/emulator/events' && method === 'POST') return { status: 200, json: await this.move(body) };
    if (headers['17token'] !== this.config.key) return { status: 401, json: { code: -18010001, data: {} } };
    const numbers = (Array.isArray(body) ? body : []).map((each: { number?: unknown }) => String(each.number));
    if (url === `${VERSION}/register`) return { status: 200, json: { code: 0, data: this.register(numbers) } };
    if (url === `${VERSION}/gettrackinfo`) return { status: 200, json: { code: 0, data: this.find(numbers) } };
    return { status: 404, json: { code: 404, data: {} } };
  }

  private register(numbers: readonly string[]) {
    const accepted: object[] = [];
    const rejected: object[] = [];
    for (const number of numbers) {
      if (!/^[A-Z0-9]{5,50}$/.test(number)) rejected.push({ number, error: INVALID });
      else if (this.parcels.has(number)) rejected.push({ number, error: ALREADY_REGISTERED });
      else {
        this.parcels.set(number, { number, status: 'NotFound', time: null });
        accepted.push({ origin: 1, number, carrier: 0 });
      }
    }
    return { accepted, rejected };
  }

  private find(numbers: readonly string[]) {
    const known = numbers.flatMap((number) => this.parcels.get(number) ?? []);
    return {
      accepted: known.map(toData),
      rejected: numbers
        .filter((number) => !this.parcels.has(number))
        .map((number) => ({ number, error: NOT_REGISTERED })),
    };
  }

  /** Moves a parcel, and pushes that unless the push is to be missed. */
  private async move(body: unknown): Promise<{ pushed: number | null }> {
    const { number, status, time, isMissed } = body as Parcel & { isMissed?: boolean };
    const parcel = { number, status, time };
    this.parcels.set(number, parcel);
    const { webhookUrl } = this.config;
    if (!webhookUrl || isMissed) return { pushed: null };
    const { body: text, sign } = this.push(parcel);
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', sign },
      body: text,
      signal: AbortSignal.timeout(10_000),
    });
    await response.body?.cancel();
    return { pushed: response.status };
  }
}

function toData({ number, status, time }: Parcel) {
  return {
    number,
    carrier: 100001,
    param: null,
    tag: '',
    track_info: {
      latest_status: { status, sub_status: `${status}_Other`, sub_status_descr: null },
      latest_event: time && {
        time_iso: time,
        description: `${status} / ${number}`,
        location: null,
      },
    },
  };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return null;
  }
}
