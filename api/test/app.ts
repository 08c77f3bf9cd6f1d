import { createHmac } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { calls, type Call, type CallName, type Input, type Output, type Problem } from '@shop/contract';
import { AppModule } from '../src/app.module';
import { readConfig } from '../src/kernel/config';
import { httpAdapter, prepareServer } from '../src/kernel/http/server';
import { Clock, Database, SiteSettings } from '../src/kernel/public';
import { SetClock } from './set-clock';

type Env = Record<string, string | undefined>;

export interface As {
  bearer?: string;
  language?: string;
  headers?: Record<string, string>;
  /** Values of the path's parameters. */
  params?: Record<string, string>;
}

/** The whole shop on a port of its own, as a browser meets it, with a clock that the test sets. */
export interface Shop extends Calls {
  origin: string;
  app: NestFastifyApplication;
  clock: SetClock;
  database: Database;
  /** Statements sent to the database so far by all shops of this process, the outbox's own left aside. */
  statements(): Promise<number>;
  close(): Promise<void>;
}

export interface Calls {
  /** The call's data; throws where it is refused. Signed calls are signed. */
  call<N extends CallName>(name: N, input: Input<N> | FormData, as?: As): Promise<Output<N>>;
  /** The call's refusal, whatever was sent; throws where it is not refused. */
  refusal(name: CallName, input: unknown, as?: As): Promise<Problem>;
  send(name: CallName, input: unknown, as?: As): Promise<Response>;
}

/** Boots the shop on a stage's services; several may share one stage. `env` changes what the shop is told. */
export async function openShop(stage: { env: Env }, env: Env = {}): Promise<Shop> {
  const config = readConfig({ PUBLIC_ORIGIN: 'http://shop.test', DEPOSIT_APPROVAL_FEN: '100000000000', ...stage.env, ...env });
  const clock = new SetClock();
  const module = await Test.createTestingModule({ imports: [AppModule.with(config)] })
    .overrideProvider(Clock)
    .useValue(clock)
    .compile();
  const app = module.createNestApplication<NestFastifyApplication>(httpAdapter(config), {
    bodyParser: false,
    logger: ['error', 'fatal'],
  });
  await prepareServer(app);
  await app.listen(0, '127.0.0.1');
  const origin = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  const { siteKey } = app.get(SiteSettings, { strict: false });

  return {
    origin,
    app,
    clock,
    database: app.get(Database, { strict: false }),
    ...callsTo(origin, siteKey, () => clock.now()),
    async statements() {
      const metrics = await (await fetch(`${origin}/api/metrics`)).text();
      return Number(/^shop_sql_statements_total (\d+)$/m.exec(metrics)?.[1]);
    },
    close: () => app.close(),
  };
}

/** The calls of a shop, wherever it runs; signed calls need its key and its time. */
export function callsTo(origin: string, siteKey = '', now = () => new Date()): Calls {
  const send = (name: CallName, input: unknown, as: As = {}) => {
    const { url, init } = requestOf(calls[name], input, as);
    const check = (calls[name] as Call).signed ? checkHeaders(siteKey, now(), init.method, url, init.body) : {};
    return fetch(origin + url, { ...init, headers: { ...check, ...init.headers } });
  };
  return {
    send,
    async call<N extends CallName>(name: N, input: Input<N> | FormData, as?: As) {
      const response = await send(name, input, as);
      const answer = (await response.json()) as { data: unknown };
      if (!response.ok) throw new Error(`${name}: ${response.status} ${JSON.stringify(answer)}`);
      return (isBare(name) ? answer : answer.data) as Output<N>;
    },
    async refusal(name, input, as) {
      const response = await send(name, input, as);
      const answer: unknown = await response.json();
      if (response.ok) throw new Error(`${name} was not refused: ${JSON.stringify(answer)}`);
      return answer as Problem;
    },
  };
}

const isBare = (name: CallName) => (calls[name] as Call).bare === true;

interface Init {
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

function requestOf(call: Call, input: unknown, as: As): { url: string; init: Init } {
  const value = (_: string, name: string) => encodeURIComponent(as.params?.[name] ?? '');
  const path = `/api/${call.path.replaceAll(/:(\w+)/g, value)}`;
  const headers = {
    ...(as.bearer && { authorization: `Bearer ${as.bearer}` }),
    ...(as.language && { 'accept-language': as.language }),
  };
  const { method } = call;
  if (input instanceof FormData)
    return { url: path, init: { method, headers: { ...headers, ...as.headers }, body: input } };
  if (method === 'POST' || method === 'PUT') {
    return {
      url: path,
      init: {
        method,
        headers: { ...headers, 'content-type': 'application/json', ...as.headers },
        body: JSON.stringify(input),
      },
    };
  }
  const query = new URLSearchParams(
    Object.entries(input ?? {}).map(([field, value]): [string, string] => [field, String(value)]),
  ).toString();
  return { url: query ? `${path}?${query}` : path, init: { method, headers: { ...headers, ...as.headers } } };
}

/** What a signed call carries: hex HMAC-SHA-256 over timestamp, method, path with query, and body. */
export function checkHeaders(
  siteKey: string,
  now: Date,
  method: string,
  url: string,
  body: string | FormData = '',
): Record<string, string> {
  const timestamp = String(now.getTime());
  const signed = [timestamp, method, url, typeof body === 'string' ? body : ''].join('\n');
  return { 'x-timestamp': timestamp, 'x-check': createHmac('sha256', siteKey).update(signed).digest('hex') };
}
