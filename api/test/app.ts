import { createHmac } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { calls, type Call, type CallName, type Input, type Output, type Problem } from '@shop/contract';
import supertest from 'supertest';
import { AppModule } from '../src/app.module';
import { PasswordCost } from '../src/accounts/public';
import { readConfig } from '../src/common/config/config';
import { httpAdapter, prepareServer } from '../src/common/http/server';
import { Clock, Database, SiteSettings } from '../src/common/public';
import { TestClock } from './test-clock';

type Env = Record<string, string | undefined>;

/** Hashing with the cost of production would take a tenth of the CPU time of the HTTP tests. */
const PASSWORD_COST: PasswordCost = { memoryCost: 64, timeCost: 2, parallelism: 1 };

export interface RequestOptions {
  bearer?: string;
  language?: string;
  headers?: Record<string, string>;
  /** Values of the path's parameters. */
  params?: Record<string, string>;
}

/** The running application on its own port, with a clock that the test sets. */
export interface Shop extends ApiCalls {
  origin: string;
  app: NestFastifyApplication;
  clock: TestClock;
  database: Database;
  /** SQL statements sent so far by all applications of this process, without those of the outbox. */
  statements(): Promise<number>;
  close(): Promise<void>;
}

export interface ApiCalls {
  /** Returns the call's data; throws if the response is an error. Signed calls are signed. */
  call<N extends CallName>(name: N, input: Input<N> | FormData, options?: RequestOptions): Promise<Output<N>>;
  /** Returns the call's error; throws if the response is not an error. Accepts any input. */
  expectError(name: CallName, input: unknown, options?: RequestOptions): Promise<Problem>;
  send(name: CallName, input: unknown, options?: RequestOptions): Promise<Response>;
}

/** Starts the application on the services of a test environment, which several can share. */
export async function openShop(testEnv: { env: Env }, env: Env = {}): Promise<Shop> {
  const config = readConfig({
    PUBLIC_ORIGIN: 'http://shop.test',
    DEPOSIT_APPROVAL_FEN: '100000000000',
    ...testEnv.env,
    ...env,
  });
  const clock = new TestClock();
  const module = await Test.createTestingModule({ imports: [AppModule.with(config)] })
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(PasswordCost)
    .useValue(PASSWORD_COST)
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
    ...createApiCalls(origin, siteKey, () => clock.now()),
    async statements() {
      const metrics = await (await fetch(`${origin}/api/metrics`)).text();
      return Number(/^shop_sql_statements_total (\d+)$/m.exec(metrics)?.[1]);
    },
    close: () => app.close(),
  };
}

/** The API's calls at an address; signed calls need the site key and the server's time. */
export function createApiCalls(origin: string, siteKey = '', now = () => new Date()): ApiCalls {
  const send = (name: CallName, input: unknown, options: RequestOptions = {}) => {
    const request = buildRequest(calls[name], input, options);
    const { method, url, body } = request;
    const check = (calls[name] as Call).signed ? signHeaders(siteKey, now(), method, url, body) : {};
    return sendWithSupertest(origin, { ...request, headers: { ...check, ...request.headers } });
  };
  return {
    send,
    async call<N extends CallName>(name: N, input: Input<N> | FormData, options?: RequestOptions) {
      const response = await send(name, input, options);
      const body = (await response.json()) as { data: unknown };
      if (!response.ok) throw new Error(`${name}: ${response.status} ${JSON.stringify(body)}`);
      return (isBare(name) ? body : body.data) as Output<N>;
    },
    async expectError(name, input, options) {
      const response = await send(name, input, options);
      const body: unknown = await response.json();
      if (response.ok) throw new Error(`${name} returned no error: ${JSON.stringify(body)}`);
      return body as Problem;
    },
  };
}

const isBare = (name: CallName) => (calls[name] as Call).bare === true;

interface HttpRequest {
  method: string;
  /** Path with query. */
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

function buildRequest(call: Call, input: unknown, options: RequestOptions): HttpRequest {
  const { method } = call;
  const parameter = (_: string, name: string) => encodeURIComponent(options.params?.[name] ?? '');
  const url = `/api/${call.path.replaceAll(/:(\w+)/g, parameter)}`;
  const headers = {
    ...(options.bearer && { authorization: `Bearer ${options.bearer}` }),
    ...(options.language && { 'accept-language': options.language }),
  };
  if (input instanceof FormData) return { method, url, headers: { ...headers, ...options.headers }, body: input };
  if (method === 'POST' || method === 'PUT') {
    const jsonHeaders = { ...headers, 'content-type': 'application/json', ...options.headers };
    return { method, url, headers: jsonHeaders, body: JSON.stringify(input) };
  }
  const query = new URLSearchParams(
    Object.entries(input ?? {}).map(([field, value]): [string, string] => [field, String(value)]),
  ).toString();
  return { method, url: query ? `${url}?${query}` : url, headers: { ...headers, ...options.headers } };
}

async function sendWithSupertest(origin: string, { method, url, headers, body }: HttpRequest): Promise<Response> {
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const test = supertest(origin)[verb](url).set(headers).redirects(5).buffer(true).parse(readBytes);
  if (body instanceof FormData) await attachFields(test, body);
  else if (body !== undefined) void test.send(body);
  const { status, headers: received, body: bytes } = await test;
  const hasBody = status !== 204 && status !== 304;
  return new Response(hasBody ? new Uint8Array(bytes as Buffer) : null, { status, headers: toHeaders(received) });
}

async function attachFields(test: supertest.Test, form: FormData): Promise<void> {
  for (const [name, value] of form) {
    if (typeof value === 'string') void test.field(name, value);
    else {
      const contentType = value.type || 'application/octet-stream';
      void test.attach(name, Buffer.from(await value.arrayBuffer()), { filename: value.name, contentType });
    }
  }
}

/** Reads a response of any type without decoding it. */
function readBytes(response: supertest.Response, done: (error: Error | null, body: Buffer) => void): void {
  const stream = response as unknown as NodeJS.ReadableStream;
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(Buffer.from(chunk)));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
}

function toHeaders(received: Record<string, string | string[]>): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(received)) {
    for (const value of [values].flat()) headers.append(name, value);
  }
  return headers;
}

/** The headers of a signed call: hex HMAC-SHA-256 of timestamp, method, path with query, and body. */
export function signHeaders(
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
