import { createHmac } from 'node:crypto';
import { adminRoutes } from './admin-routes';
import { createApiClient } from './api-client';
import { shopRoutes } from './shop-routes';
import { memoryStorage } from './storage';

interface Sent {
  path: string;
  init: RequestInit;
}

const SESSION = { role: 'customer', accessToken: 'mine', refreshToken: 'again', expireInSeconds: 7200 } as const;

let sent: Sent[];
let respond: (request: Sent) => Response | Promise<Response>;
let api: ReturnType<typeof openClient>;

function openClient(timeoutMs?: number) {
  const client = createApiClient({
    routes: { ...shopRoutes, ...adminRoutes },
    language: () => 'ja',
    storage: memoryStorage(),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  client.session.save({ ...SESSION, expire: new Date(Date.now() + 7_200_000).toISOString() });
  return client;
}

const problem = (status: number, code: string, headers?: Record<string, string>) =>
  Response.json({ status, code, detail: 'No.', errors: [] }, { status, ...(headers && { headers }) });

beforeEach(() => {
  sent = [];
  respond = () => Response.json({ data: { siteKey: 'site key' } }, { headers: { date: new Date().toUTCString() } });
  globalThis.fetch = async (path, init = {}) => {
    sent.push({ path: String(path), init });
    return respond({ path: String(path), init });
  };
  api = openClient();
});

const last = () => {
  const { path = '', init = {} } = sent.at(-1) ?? {};
  return { path, init, headers: new Headers(init.headers) };
};

const orderId = { orderId: 'A' };
const calls = [
  ['public GET', 'GET', () => api.call('UserEnd/SiteInfo/OrderTracking', orderId), []],
  ['public POST', 'POST', () => api.call('TokenAuth/Authenticate', { email: 'a@b.example', password: 'x' }), []],
  [
    'signed GET',
    'GET',
    () => api.request('GET', '/api/UserEnd/SiteInfo/OrderTracking?orderId=A', { signed: true, anonymous: true }),
    ['x-check', 'x-timestamp'],
  ],
  [
    'signed POST',
    'POST',
    () => api.call('Subscription/AddSubscription', { Email: 'a@b.example', BaseSite: 'shop.example' }),
    ['x-check', 'x-timestamp'],
  ],
  [
    'signed POST of an account',
    'POST',
    () => api.call('Quotation/ShareQuote', {} as never),
    ['authorization', 'x-check', 'x-timestamp'],
  ],
  ['bearer GET', 'GET', () => api.call('Account/ViewOrder', orderId), ['authorization']],
  ['bearer DELETE', 'DELETE', () => api.call('Cart/DeleteItemInCart', { itemId: 'A' }), ['authorization']],
  ['bearer POST', 'POST', () => api.call('Account/FinishUpload', orderId), ['authorization']],
  ['anonymous POST', 'POST', () => api.call('Account/FinishUpload', orderId, { anonymous: true }), []],
] as const;

describe.each(calls)('a %s', (_, method, call, proofs) => {
  it('carries its own proof of origin and no other', async () => {
    await call();
    const { init, headers } = last();
    expect(init.method).toBe(method);
    // S7.2, S7.3, S7.4, S7.5, S7.8, S7.9, S7.10
    expect(['authorization', 'x-check', 'x-timestamp'].filter((name) => headers.has(name))).toEqual(proofs);
  });

  it('sends and accepts JSON', async () => {
    await call();
    const { init, headers, path } = last();
    expect(headers.get('accept')).toBe('application/json');
    expect(headers.get('accept-language')).toBe('ja');
    if (method === 'POST') expect(JSON.parse(String(init.body))).toBeInstanceOf(Object);
    // S7.11
    expect(headers.get('content-type')).toBe(method === 'POST' ? 'application/json' : null);
    if (method !== 'POST') expect(path).toContain('Id=A');
  });

  it('is never cached and has no timeout by default', async () => {
    await call();
    const { init } = last();
    // S7.12
    expect(init.cache).toBe('no-store');
    // S7.13
    expect(init.signal).toBeUndefined();
  });
});

describe('a signed call', () => {
  const subscribe = () => api.call('Subscription/AddSubscription', { Email: 'a@b.example', BaseSite: 'shop.example' });

  it('is signed at the server’s time', async () => {
    const threeHoursAgo = new Date(Date.now() - 3 * 3_600_000).toUTCString();
    respond = () => Response.json({ data: { siteKey: 'site key' } }, { headers: { date: threeHoursAgo } });
    await subscribe();
    const { init, path, headers } = last();
    const timestamp = headers.get('x-timestamp') ?? '';
    expect(Math.abs(Number(timestamp) - Date.parse(threeHoursAgo))).toBeLessThan(5_000);
    const text = `${timestamp}\nPOST\n${path}\n${String(init.body)}`;
    expect(headers.get('x-check')).toBe(createHmac('sha256', 'site key').update(text).digest('hex'));
  });

  it('is signed once more with a new site key after bad_check_value', async () => {
    let siteKey = 'old';
    respond = ({ path, init }) => {
      if (path === '/api/UserEnd/SiteInfo/Config') return Response.json({ data: { siteKey } });
      if (siteKey === 'new') return Response.json({ data: { sent: init.method } });
      siteKey = 'new';
      return problem(400, 'bad_check_value');
    };
    expect(await subscribe()).toEqual({ ok: true, data: { sent: 'POST' } });
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/UserEnd/SiteInfo/Config',
      '/api/Subscription/AddSubscription',
      '/api/UserEnd/SiteInfo/Config',
      '/api/Subscription/AddSubscription',
    ]);
  });

  it('gives up after the second bad_check_value', async () => {
    respond = ({ path }) =>
      path === '/api/UserEnd/SiteInfo/Config'
        ? Response.json({ data: { siteKey: 'site key' } })
        : problem(400, 'bad_check_value');
    expect(await subscribe()).toMatchObject({ ok: false, error: { code: 'bad_check_value' } });
    expect(sent).toHaveLength(4);
  });
});

it('sends the idempotency key of the caller', async () => {
  await api.call('Account/Review', {} as never, { idempotencyKey: 'key-1' });
  expect(last().headers.get('idempotency-key')).toBe('key-1');
});

describe('a streamed response', () => {
  const read = (text: string[]) => async (body: ReadableStream<Uint8Array>) => {
    text.push(await new Response(body).text());
  };

  it('is read as it arrives', async () => {
    respond = () => new Response('data:\n\n');
    const text: string[] = [];
    expect(await api.stream('admin/order-stream', {}, read(text), { params: orderId })).toEqual({
      ok: true,
      data: null,
    });
    expect(text).toEqual(['data:\n\n']);
    expect(last().path).toBe('/api/admin/orders/A/stream');
    expect(last().headers.get('authorization')).toBe('Bearer mine');
  });

  it('is an error if it is rejected or breaks off', async () => {
    respond = () => problem(503, 'unavailable');
    const result = await api.stream('admin/order-stream', {}, read([]), { params: orderId });
    expect(result).toMatchObject({ ok: false, error: { code: 'unavailable' } });
    respond = () => new Response('data:\n\n');
    const breakOff = () => Promise.reject(new Error('broken'));
    expect(await api.stream('admin/order-stream', {}, breakOff, { params: orderId })).toMatchObject({
      ok: false,
      error: { code: 'unreachable' },
    });
  });
});

describe('a failed call', () => {
  it('ends the session when the server rejects its token', async () => {
    respond = () => problem(401, 'session_timed_out');
    await api.call('Account/MyAccountInfo', {});
    expect(api.session.current()).toBeNull();
    expect(api.session.hasTimedOut()).toBe(true);
  });

  it('keeps a session that replaced the rejected one', async () => {
    respond = () => {
      api.session.save({ ...SESSION, accessToken: 'newer', expire: new Date(Date.now() + 7_200_000).toISOString() });
      return problem(401, 'session_timed_out');
    };
    await api.call('Account/MyAccountInfo', {});
    expect(api.session.current()?.accessToken).toBe('newer');
  });

  it('is unreachable when no response arrives', async () => {
    respond = () => Promise.reject(new TypeError('fetch failed'));
    expect(await api.call('Catalog/Categories', {})).toEqual({
      ok: false,
      error: { status: 0, code: 'unreachable', detail: '', errors: [] },
    });
  });

  it('is aborted when the caller stops it', async () => {
    const controller = new AbortController();
    respond = ({ init }) =>
      new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error())));
    const result = api.call('Catalog/Categories', {}, { signal: controller.signal });
    controller.abort();
    expect(await result).toMatchObject({ ok: false, error: { code: 'aborted' } });
  });

  it('times out after the client’s timeout', async () => {
    api = openClient(5);
    respond = ({ init }) =>
      new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error())));
    expect(await api.call('Catalog/Categories', {})).toMatchObject({ ok: false, error: { code: 'timed_out' } });
  });

  it('tells when to try again', async () => {
    respond = () => problem(429, 'too_frequent', { 'retry-after': '30' });
    expect(await api.call('Catalog/Categories', {})).toMatchObject({
      ok: false,
      error: { status: 429, code: 'too_frequent', retryAfterSeconds: 30 },
    });
  });
});

describe('a staff call', () => {
  it('answers without an envelope', async () => {
    respond = () => Response.json({ id: 'A' });
    expect(await api.call('admin/order', {}, { params: { orderId: 'A' } })).toEqual({ ok: true, data: { id: 'A' } });
    expect(last().path).toBe('/api/admin/orders/A');
    expect(last().headers.get('authorization')).toBe('Bearer mine');
  });

  it('lists rows with the total of Content-Range', async () => {
    respond = () => Response.json([{ id: 'A' }], { headers: { 'content-range': 'orders 0-0/42' } });
    expect(await api.list('admin/orders', { range: '[0,0]' })).toEqual({
      ok: true,
      data: { items: [{ id: 'A' }], total: 42 },
    });
  });

  it('can be made by its path', async () => {
    respond = () => Response.json([], { headers: { 'content-range': 'news 0-0/0' } });
    const response = await api.request('PUT', '/api/admin/news/1', { body: { title: 'x' }, idempotencyKey: 'key-1' });
    expect(response).toMatchObject({ ok: true, status: 200, body: [] });
    expect(last().init.body).toBe('{"title":"x"}');
    expect(last().headers.get('authorization')).toBe('Bearer mine');
    expect(last().headers.get('idempotency-key')).toBe('key-1');
  });
});

describe('a download', () => {
  it('is a file with the name that the server gave it', async () => {
    respond = () => new Response('PDF', { headers: { 'content-disposition': 'attachment; filename="invoice-1.pdf"' } });
    const result = await api.download('Account/Invoice', { orderId: 'A' } as never);
    expect(result.ok && [result.data.name, await result.data.text()]).toEqual(['invoice-1.pdf', 'PDF']);
  });

  it('that fails is an error', async () => {
    respond = () => problem(404, 'not_found');
    expect(await api.download('Account/MyData', {})).toMatchObject({ ok: false, error: { status: 404 } });
  });
});

describe('an upload', () => {
  const artwork = new File(['TIFF'], 'print.tif');

  /** Stands for the browser's XMLHttpRequest, one at a time. */
  class FakeXhr {
    static last: FakeXhr;
    readonly headers = new Headers();
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    ontimeout?: () => void;
    timeout = 0;
    status = 0;
    response: unknown;
    url = '';
    body?: FormData;

    constructor() {
      FakeXhr.last = this;
    }
    open(method: string, url: string) {
      this.url = `${method} ${url}`;
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }
    getAllResponseHeaders() {
      return 'retry-after: 5\r\ncontent-type: application/json\r\n';
    }
    send(body: FormData) {
      this.body = body;
    }
    abort() {
      this.onabort?.();
    }
    finish(status: number, response: unknown) {
      Object.assign(this, { status, response });
      this.onload?.();
    }
  }

  beforeEach(() => Object.assign(globalThis, { XMLHttpRequest: FakeXhr }));
  afterEach(() => void Reflect.deleteProperty(globalThis, 'XMLHttpRequest'));

  const upload = (options = {}) => api.upload('Account/ArtworkUpload', { orderId: 'A', sid: '1' }, artwork, options);

  it('sends the fields before the file, with the token and the key', async () => {
    const result = upload({ idempotencyKey: 'key-1' });
    const xhr = FakeXhr.last;
    expect(xhr.url).toBe('POST /api/Account/ArtworkUpload');
    expect([...(xhr.body?.keys() ?? [])]).toEqual(['orderId', 'sid', 'file']);
    expect([xhr.headers.get('authorization'), xhr.headers.get('idempotency-key')]).toEqual(['Bearer mine', 'key-1']);
    expect(xhr.headers.has('content-type')).toBe(false);
    xhr.finish(200, { data: { artwork: 'x' } });
    expect(await result).toEqual({ ok: true, data: { artwork: 'x' } });
  });

  it('reports its progress', async () => {
    const parts: number[] = [];
    const result = upload({ onProgress: (part: number) => parts.push(part) });
    FakeXhr.last.upload.onprogress?.({ loaded: 1, total: 4 });
    FakeXhr.last.upload.onprogress?.({ loaded: 0, total: 0 });
    FakeXhr.last.finish(200, { data: {} });
    await result;
    expect(parts).toEqual([0.25, 0]);
  });

  it('is aborted when the caller stops it', async () => {
    const controller = new AbortController();
    const result = upload({ signal: controller.signal });
    controller.abort();
    expect(await result).toMatchObject({ ok: false, error: { code: 'aborted' } });
  });

  it('that the server rejects is its error', async () => {
    const result = upload();
    FakeXhr.last.finish(429, { code: 'too_frequent', detail: 'Wait.', errors: [] });
    expect(await result).toMatchObject({ ok: false, error: { code: 'too_frequent', retryAfterSeconds: 5 } });
  });

  it('is unreachable when the connection breaks', async () => {
    const result = upload();
    FakeXhr.last.onerror?.();
    expect(await result).toMatchObject({ ok: false, error: { status: 0, code: 'unreachable' } });
  });
});
