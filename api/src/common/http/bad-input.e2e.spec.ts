import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { calls, FIELD_ERRORS, ERRORS, type Call, type CallName, type Problem, LANGUAGE_CODES } from '@shop/contract';
import { signHeaders, openShop, type Shop } from '../../../test/app';
import { readAuditViews } from '../../../test/audit-views';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import {
  bannerItem,
  paypalTerms,
  createFundedReseller,
  createPaidOrder,
  recipient,
  listItemIds,
} from '../../../test/orders';
import { PASSWORD, createUser, type TestUser } from '../../../test/users';
import {
  UNUSUAL_TEXTS,
  buildSample,
  listInvalidFields,
  listInvalidQueries,
  listTextFields,
  pickSome,
  withField,
} from '../../../test/invalid-input';
import { INVALID_SEGMENTS, UNPARSABLE_BODIES } from '../../../test/hostile-values';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { RouteRegistry } from './route-registry';
import { errorText } from '../i18n/i18n';
import { SiteSettings } from '../config/site-settings';

let testEnv: TestEnv;
let shop: Shop;
let reseller: TestUser;
let customer: TestUser;
let admin: TestUser;
let renewingUser: TestUser;
let known: Record<string, unknown>;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0', TRUSTED_PROXIES: '127.0.0.1' });
  await fixtureCatalogue(shop);
  reseller = await createFundedReseller(shop, 100_000_000);
  customer = await createUser(shop);
  admin = await createUser(shop, 'admin');
  renewingUser = await createUser(shop);
  const orderId = await createPaidOrder(shop, reseller);
  const [sid = ''] = await listItemIds(shop, reseller, orderId);
  const { itemId } = await shop.call('Cart/Add2Cart', { item: bannerItem }, reseller);
  const { id } = await shop.call('Account/SaveShippingAddress', recipient, reseller);
  known = {
    ...paypalTerms,
    ...recipient,
    address: recipient,
    item: bannerItem,
    expectedTotal: { currency: 'USD', amount: 1 },
    ...{ orderId, sid, itemId, id, pinId: id, taskId: id, versions: { [sid]: 1 }, items: [sid] },
    ...{ email: 'bad-input@people.test', accountEmail: reseller.email, url: 'https://files.print-studio.com/a.zip' },
    ...{ password: PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD, currentPassword: PASSWORD, agree: true },
    ...{ event: 'note_added', memo: 'a note', amount: 100, grams: '1000', day: '2090-01-02', payNow: false },
  };
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const names = Object.keys(calls) as CallName[];
const callOf = (name: CallName): Call => calls[name];
const inBody = ({ method }: Call) => method === 'POST' || method === 'PUT';
const posts = names.filter((name) => inBody(callOf(name)));
const gets = names.filter((name) => !inBody(callOf(name)));

interface Sent {
  path?: string;
  query?: string;
  method?: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
}

let turn = 0;

/** Sends a request to a call with the credentials that it needs, each time in the next language of the shop. */
async function send(
  name: CallName,
  { path, query = '', method, body, headers = {} }: Sent,
): Promise<{ response: Response; language: string }> {
  const call = callOf(name);
  const url = (path ?? pathOf(call)) + query;
  const verb = method ?? call.method;
  const language = LANGUAGE_CODES[turn++ % LANGUAGE_CODES.length] ?? 'en';
  const { siteKey } = shop.app.get(SiteSettings, { strict: false });
  const signature = call.signed ? signHeaders(siteKey, shop.clock.now(), verb, url, String(body ?? '')) : {};
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const bearer = bearerOf(call);
  const response = await fetch(shop.origin + url, {
    method: verb,
    headers: {
      ...type,
      ...signature,
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      'accept-language': language,
      // A client of its own, because the requests of one client are limited.
      'x-forwarded-for': `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`,
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  return { response, language };
}

function pathOf(call: Call): string {
  return `/api/${call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(known[name] ?? 'x')))}`;
}

function bearerOf(call: Call): string | null {
  const access = shop.app.get(RouteRegistry, { strict: false }).routes.find((route) => route.call === call)?.access;
  if (access?.kind === 'session-renewal') return renewingUser.bearer;
  if (access?.kind !== 'roles') return null;
  if (access.roles.includes('reseller')) return reseller.bearer;
  return access.roles.includes('customer') ? customer.bearer : admin.bearer;
}

/** What is wrong with a response that should be an error; null if it is right. */
async function findFlaw({ response, language }: { response: Response; language: string }): Promise<string | null> {
  const text = await response.text();
  const summary = `${response.status} ${text.slice(0, 300)}`;
  if (response.status < 400 || response.status > 499) return summary;
  if (!response.headers.get('content-type')?.startsWith('application/problem+json'))
    return `no problem document: ${summary}`;
  const { status, code, detail, requestId, errors = [] } = JSON.parse(text) as Problem;
  // An order event that lacks data is unprocessable; every other invalid input is a bad request.
  const expected = code === 'validation_failed' && status === 422 ? 422 : ERRORS[code];
  if (expected !== status || status !== response.status) return `status and code disagree: ${summary}`;
  const wait = response.headers.get('retry-after');
  if (detail !== errorText(language, code, wait === null ? undefined : Number(wait)))
    return `not in ${language}: ${summary}`;
  if (!requestId || requestId !== response.headers.get('x-request-id')) return `no request id: ${summary}`;
  const wrongError = errors.find(
    (error) =>
      !(error.code in ERRORS || (FIELD_ERRORS as readonly string[]).includes(error.code)) ||
      error.message !== errorText(language, error.code),
  );
  return wrongError ? `wrong error ${JSON.stringify(wrongError)}` : null;
}

/** The fields that an error names. */
async function readErrorFields(response: Response): Promise<string[]> {
  const { errors = [] } = (await response.json()) as Problem;
  return errors.map(({ field }) => field);
}

/** The numbers of rows in the tables that a call may write to. */
async function countRows(): Promise<unknown> {
  const tables = [
    'customer_order',
    'order_event',
    'cart_item',
    'ledger_entry',
    'address',
    'account',
    'artwork',
    'stored_object',
    'mail',
    'idempotency_key',
    'session_family',
  ];
  const [rows] = await shop.database.reader.query<unknown[]>(
    `select ${tables.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ')}`,
  );
  return rows;
}

/** Runs a check on each input, eight at a time; returns what they found. */
async function runChecks<T>(inputs: readonly T[], check: (input: T) => Promise<string | null>): Promise<string[]> {
  const found: string[] = [];
  const waiting = inputs.values();
  const work = async () => {
    for (const input of waiting) {
      const finding = await check(input);
      if (finding) found.push(finding);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return found;
}

async function expectNoChange(work: () => Promise<string[]>): Promise<void> {
  const before = await countRows();
  expect(await work()).toEqual([]);
  expect(await countRows()).toEqual(before);
}

const validBody = (call: Call) => (inBody(call) ? buildSample(call.input, known) : {});

describe('a body with one invalid field is rejected with the name of the field', () => {
  test.each(posts)('%s', async (name) => {
    const call = callOf(name);
    const valid = validBody(call);
    await expectNoChange(() =>
      runChecks(pickSome(listInvalidFields(call.input), 8, turn), async ({ field, problem, value, isReported }) => {
        const body = withField(valid, field, value);
        const sent = await send(name, { body });
        const fields = isReported && !call.multipart ? await readErrorFields(sent.response.clone()) : [field];
        const flaw = await findFlaw(sent);
        if (flaw) return `${field} ${problem} ${body.slice(0, 200)}: ${flaw}`;
        return fields.some((one) => one === field || field.startsWith(`${one}.`) || field.startsWith(`${one}[`))
          ? null
          : `${field} ${problem}: names ${fields.join()}`;
      }),
    );
  });
});

/** A public, a signed, a customer's, a multipart and a staff call. All other calls share their parsers. */
const PARSED_POSTS = [
  'Quotation/GetItemQuote',
  'TokenAuth/Register',
  'Account/SaveShippingAddress',
  'Account/ArtworkUpload',
  'admin/prepaid-deposit',
] as const satisfies readonly CallName[];
const PARSED_GETS = ['Catalog/Products', 'Account/MyAllOrders', 'admin/orders'] as const satisfies readonly CallName[];

describe('a body that cannot be parsed is rejected', () => {
  test.each(PARSED_POSTS)('%s', async (name) => {
    await expectNoChange(() =>
      runChecks(Object.entries(UNPARSABLE_BODIES), async ([what, sent]) => {
        const flaw = await findFlaw(await send(name, sent));
        return flaw && `${what}: ${flaw}`;
      }),
    );
  });

  test('a request without a body misses every required field', async () => {
    const bodies = posts.filter((name) => (callOf(name).input.required as string[] | undefined)?.length);
    await expectNoChange(() =>
      runChecks(bodies, async (name) =>
        findFlaw(await send(name, { headers: { 'content-type': 'application/json' } })),
      ),
    );
  });
});

describe('a query with one invalid field is rejected', () => {
  test.each(gets)('%s', async (name) => {
    const call = callOf(name);
    const valid = Object.entries(buildSample(call.input, known) as Record<string, unknown>);
    await expectNoChange(() =>
      runChecks(pickSome(listInvalidQueries(call.input), 6, turn), async ({ field, problem, query }) => {
        const rest = valid
          .filter(([one]) => one !== field)
          .map(([one, value]): [string, string] => [one, String(value)]);
        const flaw = await findFlaw(
          await send(name, { query: `?${new URLSearchParams([...rest, ...query]).toString()}` }),
        );
        return flaw && `${field} ${problem} ${JSON.stringify(query).slice(0, 100)}: ${flaw}`;
      }),
    );
  });

  test.each(PARSED_GETS)('a query in an invalid encoding is rejected: %s', async (name) => {
    const [field = 'x'] = Object.keys((callOf(name).input.properties ?? {}) as object);
    const queries = [
      `?${field}=%`,
      `?${field}=%E0%A4%A`,
      `?${field}=%ED%A0%80`,
      `?${field}=%C0%AF`,
      `?${'&'.repeat(2000)}x=1`,
      `?${Array.from({ length: 1000 }, (_, at) => `a${at}=1`).join('&')}`,
    ];
    expect(await runChecks(queries, async (query) => findErrorFlaw(await send(name, { query })))).toEqual([]);
  });
});

/** What is wrong with a response that may be a success or an error; null if it is right. */
async function findErrorFlaw(sent: { response: Response; language: string }): Promise<string | null> {
  if (!sent.response.ok) return findFlaw(sent);
  await sent.response.arrayBuffer();
  return null;
}

test.each(names)('%s accepts or rejects unusual texts in every field without a system error', async (name) => {
  const call = callOf(name);
  const valid = validBody(call);
  const fieldTexts = listTextFields(call.input).flatMap((field, index) =>
    pickSome(UNUSUAL_TEXTS, 3, turn + index).map((text) => ({ field, text })),
  );
  const found = await runChecks(fieldTexts, async ({ field, text }) => {
    const sent = inBody(call)
      ? { body: withField(valid, field, text) }
      : {
          query: `?${new URLSearchParams({ ...(buildSample(call.input, known) as Record<string, string>), [field]: text }).toString()}`,
        };
    const flaw = await findErrorFlaw(await send(name, sent));
    return flaw && `${field} ${text}: ${flaw}`;
  });
  expect(found).toEqual([]);
});

const withParams = names.filter((name) => callOf(name).params);
test.each(withParams)('%s rejects invalid path parameters', async (name) => {
  const call = callOf(name);
  await expectNoChange(() =>
    runChecks(pickSome(INVALID_SEGMENTS, 7, turn), async (segment) => {
      const path = `/api/${call.path.replace(/:\w+/, segment)}`;
      const flaw = await findFlaw(
        await send(name, { path, ...(inBody(call) && { body: JSON.stringify(validBody(call)) }) }),
      );
      return flaw && `${segment}: ${flaw}`;
    }),
  );
});

test.each([...PARSED_POSTS])('%s rejects other methods', async (name) => {
  const { path } = callOf(name);
  const others = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'].filter(
    (method) =>
      !names.some(
        (other) =>
          callOf(other).path === path &&
          [callOf(other).method, callOf(other).method === 'GET' && 'HEAD'].includes(method),
      ),
  );
  await expectNoChange(() =>
    runChecks(others, async (method) => {
      const sent = await send(name, { method, ...(method === 'PUT' && { body: '{}' }) });
      if (method !== 'HEAD') return findFlaw(sent);
      return sent.response.status === 404 || sent.response.status === 405 ? null : `HEAD ${sent.response.status}`;
    }),
  );
});

test.each(['Cart/Add2Cart', 'Cart/Checkout', 'admin/prepaid-deposit'] as const satisfies readonly CallName[])(
  '%s rejects an Idempotency-Key that is not a UUID',
  async (name) => {
    const keys = ['', '1', 'x'.repeat(5000), `${randomUUID()}x`, `${randomUUID()}, ${randomUUID()}`, "' or 1=1"];
    await expectNoChange(() =>
      runChecks(keys, async (key) => {
        const sent = await send(name, {
          body: JSON.stringify(validBody(callOf(name))),
          headers: { 'idempotency-key': key },
        });
        const fields = await readErrorFields(sent.response.clone());
        return (await findFlaw(sent)) ?? (fields.includes('Idempotency-Key') ? null : `${key}: names ${fields.join()}`);
      }),
    );
  },
);

/** The server's response to these bytes, until it closes the connection. */
async function sendBytes(sent: string): Promise<string> {
  const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  socket.on('error', () => undefined);
  socket.end(sent);
  await once(socket, 'close');
  return Buffer.concat(received).toString();
}

test.each([
  ['a line that is no header', 'GET /api/health/live HTTP/1.1\r\nno header\r\n\r\n'],
  ['no HTTP', 'EHLO shop\r\n\r\n'],
  ['an unknown method', 'STEAL /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['headers without end', `GET /api/health/live HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(80_000)}\r\n\r\n`],
  ['two lengths', 'POST /api/Cart/Add2Cart HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}'],
  [
    'a length and chunks',
    'POST /api/Cart/Add2Cart HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
])('a request with %s is rejected with malformed_body', async (_, sent) => {
  const answer = await sendBytes(sent);
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*application\/problem\+json/s);
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({
    status: 400,
    code: 'malformed_body',
    requestId: expect.any(String),
  });
});

test('a request with a thousand small headers is accepted', async () => {
  const headers = Array.from({ length: 1000 }, (_, at) => `h${at}: 1\r\n`).join('');
  expect(await sendBytes(`GET /api/health/live HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n`)).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});

test('bad input leaves the data consistent', async () => {
  expect(await readAuditViews(shop)).toEqual([]);
});
