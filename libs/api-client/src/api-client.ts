import type { CallName, Input, Output } from '@shop/contract';
import { parseResponse, type Result } from './api-error';
import { buildPath, toQueryStrings, type Method, type Route, type RouteTable } from './routes';
import { createServerClock, type ServerClock } from './server-clock';
import { createSessionManager, type SessionManager } from './session';
import type { Session } from './session-rules';
import { signRequest } from './signature';
import { browserStorage, type ClientStorage } from './storage';
import { createTransport, type Failure, type JsonResponse, type ReadBody, type Request } from './transport';

export interface ApiClientOptions<R extends RouteTable, S extends Session> {
  /** The calls that this client may make: `shopRoutes`, `adminRoutes`, or both. */
  routes: R;
  /** The language of error messages and texts, as a tag such as `en`. */
  language: () => string;
  /** Scheme and host of the API; the page's own by default. */
  baseUrl?: string;
  storage?: ClientStorage;
  session?: {
    /** The storage key, `session` by default. Clients with different keys have separate logins. */
    key?: string;
    /** The storage key of a random value that changes with every logout. */
    logoutMarkerKey?: string;
    /** Whether a stored session may be used, such as one of a staff role. */
    isAllowed?: (session: Session) => session is S;
  };
  /** The timeout of every call but uploads; none by default. */
  timeoutMs?: number;
}

export interface CallOptions {
  /** Path parameters. */
  params?: Readonly<Record<string, string>>;
  /** The same key with every attempt of one action makes it happen once: `createIdempotencyKey()`. */
  idempotencyKey?: string | undefined;
  /** Sends no access token, even with a session. */
  anonymous?: boolean;
  /** The token of a link in an email, sent in the header that the call names. */
  token?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
}

export interface UploadOptions extends CallOptions {
  /** How much was sent: 0 to 1. */
  onProgress?: (sent: number) => void;
}

export interface RequestOptions extends Omit<CallOptions, 'params'> {
  /** Sent as JSON. */
  body?: unknown;
  /** Sends `X-Timestamp` and `X-Check`. */
  signed?: boolean;
}

/** Several files in one form field. */
export interface Files {
  field: string;
  files: readonly File[];
}

export interface Page<T> {
  items: T;
  /** The number of rows on all pages. */
  total: number;
}

/** Calls the API by name. No method throws: the result says whether the call succeeded. */
export interface ApiClient<N extends CallName = CallName, S extends Session = Session> {
  /** `input` is the query of a GET or DELETE and the body of a POST or PUT. */
  call<K extends N>(name: K, input: Input<K>, options?: CallOptions): Promise<Result<Output<K>>>;
  /** A list whose total is in the `Content-Range` header, as the staff calls answer. */
  list<K extends N>(name: K, query: Input<K>, options?: CallOptions): Promise<Result<Page<Output<K>>>>;
  /** Sends text fields before the files, so that the server can validate them first. One file goes into `file`. */
  upload<K extends N>(
    name: K,
    fields: Input<K>,
    files: File | Files,
    options?: UploadOptions,
  ): Promise<Result<Output<K>>>;
  /** The response as a file with the name that the server gave it. */
  download<K extends N>(name: K, query: Input<K>, options?: CallOptions): Promise<Result<File>>;
  /** Gives the response of a GET to `read` as it arrives; the result is an error also if that breaks off. */
  stream<K extends N>(name: K, query: Input<K>, read: ReadBody, options?: CallOptions): Promise<Result<null>>;
  /** A request by its path, for code that has no call name. */
  request(method: Method, path: string, options?: RequestOptions): Promise<JsonResponse | Failure>;
  session: SessionManager<S>;
  clock: ServerClock;
}

/** A key for one action of a user, to be sent with each attempt. */
export function createIdempotencyKey(): string {
  return crypto.randomUUID();
}

const SITE_CONFIG = '/api/UserEnd/SiteInfo/Config';

export function createApiClient<R extends RouteTable, S extends Session = Session>({
  routes,
  language,
  baseUrl = '',
  storage = browserStorage,
  session: { key = 'session', logoutMarkerKey, isAllowed } = {},
  timeoutMs: defaultTimeoutMs,
}: ApiClientOptions<R, S>): ApiClient<keyof R & CallName, S> {
  type Name = keyof R & CallName;
  const clock = createServerClock(storage);
  const transport = createTransport({ baseUrl, language, clock });

  const bearer = ({ accessToken }: Session) => ({ authorization: `Bearer ${accessToken}` });
  const session = createSessionManager<S>({
    storage,
    clock,
    key,
    logoutMarkerKey,
    isAllowed,
    renew: async (old) => unwrap(await transport.json(tokenRequest('RefreshToken', old))),
    revoke: (old) => void transport.json({ ...tokenRequest('Logout', old), keepalive: true }),
  });

  function tokenRequest(call: 'RefreshToken' | 'Logout', old: Session): Request {
    const body = JSON.stringify({ refreshToken: old.refreshToken });
    return { method: 'POST', path: `/api/TokenAuth/${call}`, headers: bearer(old), body };
  }

  /** Clears the session when the server rejects its access token, unless it has been replaced meanwhile. */
  async function withSession<T extends { ok: true } | Failure>(
    token: string | undefined,
    sent: Promise<T>,
  ): Promise<T> {
    const result = await sent;
    const isRejected = !result.ok && ['session_timed_out', 'login_required'].includes(result.error.code);
    if (isRejected && token !== undefined && session.current()?.accessToken === token) session.expire();
    return result;
  }

  let siteKey: Promise<string> | undefined;

  async function fetchSiteKey(): Promise<string> {
    const response = unwrap<{ siteKey: string }>(await transport.json({ method: 'GET', path: SITE_CONFIG }));
    if (!response.ok) siteKey = undefined;
    return response.ok ? response.data.siteKey : '';
  }

  async function signAndSend(request: Request): Promise<JsonResponse | Failure> {
    const siteKeyText = await (siteKey ??= fetchSiteKey());
    const timestamp = clock.now();
    const body = typeof request.body === 'string' ? request.body : '';
    const check = await signRequest(siteKeyText, timestamp, request.method, request.path, body);
    const headers = { ...request.headers, 'x-timestamp': String(timestamp), 'x-check': check };
    return transport.json({ ...request, headers });
  }

  /** Signs once more after `bad_check_value`: that response set the clock, and the site key may have changed. */
  async function sendSigned(request: Request): Promise<JsonResponse | Failure> {
    const first = await signAndSend(request);
    if (first.ok || first.error.code !== 'bad_check_value') return first;
    siteKey = undefined;
    return signAndSend(request);
  }

  function prepare(name: Name, input: object, options: CallOptions): { request: Request; token: string | undefined } {
    const route: Route = routes[name] as Route;
    const hasBody = route.method === 'POST' || route.method === 'PUT';
    const { params, signal, timeoutMs = defaultTimeoutMs } = options;
    const path = buildPath(name, route, { ...(params && { params }), ...(!hasBody && { query: input }) });
    const body = hasBody ? JSON.stringify(input) : undefined;
    const { headers, token } = authorize(options, route);
    return { request: { method: route.method, path, headers, body, signal, timeoutMs }, token };
  }

  function authorize({ idempotencyKey, anonymous, token: linkToken }: CallOptions, route: Route) {
    const active = route.bearer && !anonymous ? session.current() : null;
    const headers: Record<string, string> = {
      ...(active && bearer(active)),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(route.tokenHeader && linkToken !== undefined && { [route.tokenHeader]: linkToken }),
    };
    return { headers, token: active?.accessToken };
  }

  async function send(name: Name, input: object, options: CallOptions): Promise<JsonResponse | Failure> {
    const { request, token } = prepare(name, input, options);
    const isSigned = (routes[name] as Route).signed === true;
    return withSession(token, isSigned ? sendSigned(request) : transport.json(request));
  }

  const isBare = (name: Name) => (routes[name] as Route).bare === true;

  return {
    session,
    clock,
    async call(name, input, options = {}) {
      return unwrap(await send(name, input as object, options), isBare(name));
    },
    async list<K extends Name>(name: K, query: Input<K>, options: CallOptions = {}): Promise<Result<Page<Output<K>>>> {
      const response = await send(name, query as object, options);
      const result = unwrap<Output<K>>(response, isBare(name));
      if (!response.ok || !result.ok) return result as Failure;
      return { ok: true, data: { items: result.data, total: totalIn(response.headers) } };
    },
    async upload(name, fields, files, { onProgress, ...options } = {}) {
      const { request, token } = prepare(name, {}, options);
      const body = toForm(fields as object, files);
      const { timeoutMs } = options;
      const sent = transport.form({ ...request, body, timeoutMs }, onProgress);
      return unwrap(await withSession(token, sent), isBare(name));
    },
    async download(name, query, options = {}) {
      const { request, token } = prepare(name, query as object, options);
      return withSession(token, transport.file(request));
    },
    async stream(name, query, read, options = {}) {
      const { request, token } = prepare(name, query as object, options);
      return withSession(token, transport.stream({ ...request, timeoutMs: undefined }, read));
    },
    async request(method, path, { body, signed = false, ...options } = {}) {
      const { signal, timeoutMs = defaultTimeoutMs } = options;
      const { headers, token } = authorize(options, { method: 'GET', bearer: true });
      const text = body === undefined ? undefined : JSON.stringify(body);
      const request = { method, path, headers, body: text, signal, timeoutMs };
      return withSession(token, signed ? sendSigned(request) : transport.json(request));
    },
  };
}

function unwrap<T>(response: JsonResponse | Failure, bare = false): Result<T> {
  if (!response.ok) return response;
  return parseResponse<T>(response.status, response.body, { bare });
}

function toForm(fields: object, files: File | Files): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(toQueryStrings(fields))) form.append(name, value);
  const list = files instanceof File ? { field: 'file', files: [files] } : files;
  for (const file of list.files) form.append(list.field, file);
  return form;
}

/** `orders 0-9/42` → 42; 0 where the header is missing. */
function totalIn(headers: Headers): number {
  return Number(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? 0);
}
