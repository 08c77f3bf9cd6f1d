import { noResponse, parseProblem, parseResponse, type ApiError, type Result } from './api-error';
import type { Method } from './routes';
import type { ServerClock } from './server-clock';

export interface TransportOptions {
  /** Scheme and host of the API without a trailing slash; empty for the page's own. */
  baseUrl: string;
  /** The `Accept-Language` of every request. */
  language: () => string;
  clock: ServerClock;
}

export interface Request {
  method: Method;
  /** Path with query, beginning with `/api/`. */
  path: string;
  headers?: Record<string, string>;
  body?: string | FormData | undefined;
  signal?: AbortSignal | undefined;
  /** Without it, a request takes as long as it takes. */
  timeoutMs?: number | undefined;
  /** Lets the request finish after the page is left. */
  keepalive?: boolean | undefined;
}

/** A successful response with its JSON body, or null where the body is no JSON. */
export interface JsonResponse {
  ok: true;
  status: number;
  headers: Headers;
  body: unknown;
}

export type Failure = { ok: false; error: ApiError };

/** Reads the body of a response as it arrives. */
export type ReadBody = (body: ReadableStream<Uint8Array>) => Promise<void>;

export interface Transport {
  /** Sends a request and reads its JSON response. Never throws. */
  json(request: Request): Promise<JsonResponse | Failure>;
  /** Sends a request and reads its response as a file, named by `Content-Disposition`. Never throws. */
  file(request: Request): Promise<Result<File>>;
  /** Gives the body of a response to `read` as it arrives; that this throws is an error too. Never throws. */
  stream(request: Request, read: ReadBody): Promise<Result<null>>;
  /** Sends a form with files by POST, reporting how much of it was sent: 0 to 1. Never throws. */
  form(request: Request & { body: FormData }, onProgress?: (sent: number) => void): Promise<JsonResponse | Failure>;
}

export function createTransport({ baseUrl, language, clock }: TransportOptions): Transport {
  function headersOf({ headers, body }: Request): Record<string, string> {
    return {
      accept: 'application/json',
      'accept-language': language(),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...headers,
    };
  }

  /** Runs `read` on the response. A failure to get or read it becomes an error without a status. */
  async function exchange<T>(request: Request, read: (response: Response) => Promise<T>): Promise<T | Failure> {
    const timeout = request.timeoutMs === undefined ? undefined : AbortSignal.timeout(request.timeoutMs);
    try {
      const response = await fetch(baseUrl + request.path, {
        method: request.method,
        cache: 'no-store',
        headers: headersOf(request),
        body: request.body,
        signal: anySignal(request.signal, timeout),
        ...(request.keepalive && { keepalive: true }),
      });
      clock.synchronize(response.headers.get('date'));
      return await read(response);
    } catch {
      if (request.signal?.aborted) return noResponse('aborted');
      return noResponse(timeout?.aborted ? 'timed_out' : 'unreachable');
    }
  }

  async function json(request: Request): Promise<JsonResponse | Failure> {
    return exchange(request, async (response) =>
      toJsonResponse(response.status, response.headers, await response.json().catch(() => null)),
    );
  }

  async function file(request: Request): Promise<Result<File>> {
    return exchange(request, async (response): Promise<Result<File>> => {
      if (!response.ok) return parseResponse(response.status, await response.json().catch(() => null), response);
      return { ok: true, data: new File([await response.blob()], fileNameIn(response.headers)) };
    });
  }

  async function stream(request: Request, read: ReadBody): Promise<Result<null>> {
    return exchange(request, async (response): Promise<Result<null>> => {
      if (!response.ok || !response.body)
        return parseResponse(response.status, await response.json().catch(() => null), response);
      await read(response.body);
      return { ok: true, data: null };
    });
  }

  /** `fetch` reports no upload progress, so browsers send forms with XMLHttpRequest. */
  async function form(
    request: Request & { body: FormData },
    onProgress?: (sent: number) => void,
  ): Promise<JsonResponse | Failure> {
    if (typeof XMLHttpRequest === 'undefined') return json(request);
    if (request.signal?.aborted) return noResponse('aborted');
    return new Promise((resolve) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, baseUrl + request.path);
      xhr.responseType = 'json';
      xhr.timeout = request.timeoutMs ?? 0;
      for (const [name, value] of Object.entries(headersOf(request))) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total);
      xhr.onload = () => {
        const headers = parseHeaders(xhr.getAllResponseHeaders());
        clock.synchronize(headers.get('date'));
        resolve(toJsonResponse(xhr.status, headers, xhr.response));
      };
      xhr.onerror = () => resolve(noResponse('unreachable'));
      xhr.ontimeout = () => resolve(noResponse('timed_out'));
      xhr.onabort = () => resolve(noResponse('aborted'));
      request.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
      xhr.send(request.body);
    });
  }

  return { json, file, stream, form };
}

function toJsonResponse(status: number, headers: Headers, body: unknown): JsonResponse | Failure {
  if (status >= 200 && status < 300) return { ok: true, status, headers, body };
  return { ok: false, error: parseProblem(status, body, headers) };
}

function anySignal(...signals: (AbortSignal | undefined)[]): AbortSignal | undefined {
  const given = signals.filter((signal) => signal !== undefined);
  return given.length > 1 ? AbortSignal.any(given) : given[0];
}

function fileNameIn(headers: Headers): string {
  return /filename="([\w.-]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'download';
}

/** The headers of an XMLHttpRequest: a line each, `name: value`. */
function parseHeaders(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}
