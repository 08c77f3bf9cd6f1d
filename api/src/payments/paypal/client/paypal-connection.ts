import { setTimeout as pause } from 'node:timers/promises';
import { valueAt, arrayAt, stringAt } from './json';
import { PayPalError, type PayPalErrorKind } from './paypal-error';

export interface PayPalConfig {
  /** `https://api-m.paypal.com`, PayPal's sandbox or an emulator. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** Maximum duration of a call including repetitions; doubled if the access token must be renewed. */
  readonly timeoutMs: number;
  /** Longest pause before the second attempt, doubled before the third. Defaults to 200. */
  readonly retryPauseMs?: number;
  /** Called after each call. */
  readonly onOutcome?: (outcome: PayPalOutcome) => void;
}

/** `refused`: PayPal rejected the request. `response`: PayPal failed or sent an invalid response. */
export type PayPalOutcome = 'ok' | 'refused' | PayPalErrorKind;

export interface PayPalCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Sent as JSON; bytes are sent unchanged. */
  readonly body?: object | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the call is idempotent and may be repeated automatically. */
  readonly repeatable: boolean;
}

interface Token {
  readonly value: string;
  readonly usableUntil: number;
}

interface RawResponse {
  readonly status: number;
  readonly text: string | undefined;
  readonly debugId: string | undefined;
}

const MAX_ATTEMPTS = 3;
const RETRY_PAUSE_MS = 200;
const MAX_RESPONSE_BYTES = 1024 * 1024;

/** HTTP client for PayPal with access tokens, time limit, retries and validated responses. */
export class PayPalConnection {
  readonly #config: PayPalConfig;
  readonly #base: string;
  #token: Token | undefined;
  #renewal: Promise<Token> | undefined;

  /** @throws TypeError for an invalid base URL */
  constructor(config: PayPalConfig) {
    void new URL(config.baseUrl);
    this.#config = config;
    this.#base = config.baseUrl.replace(/\/+$/, '');
  }

  /**
   * Returns PayPal's JSON response; undefined if it is empty.
   *
   * @throws PayPalError
   */
  async call(call: PayPalCall): Promise<unknown> {
    try {
      const response = await this.#callWithToken(call);
      this.#config.onOutcome?.('ok');
      return response;
    } catch (error) {
      if (error instanceof PayPalError) this.#config.onOutcome?.(toOutcome(error));
      throw error;
    }
  }

  async #callWithToken(call: PayPalCall): Promise<unknown> {
    const signal = AbortSignal.timeout(this.#config.timeoutMs);
    const token = await this.#accessToken();
    try {
      return await this.#send(call, `Bearer ${token.value}`, signal);
    } catch (error) {
      if (!(error instanceof PayPalError && error.status === 401)) throw error;
      if (this.#token === token) this.#token = undefined;
      const renewed = await this.#accessToken();
      return await this.#send(call, `Bearer ${renewed.value}`, signal);
    }
  }

  /** Returns the cached token while it is valid. Parallel calls share one renewal. */
  async #accessToken(): Promise<Token> {
    if (this.#token !== undefined && this.#token.usableUntil > Date.now()) return this.#token;
    this.#renewal ??= this.#renewToken().finally(() => {
      this.#renewal = undefined;
    });
    this.#token = await this.#renewal;
    return this.#token;
  }

  async #renewToken(): Promise<Token> {
    const { clientId, clientSecret, timeoutMs } = this.#config;
    if (clientId === '' || clientSecret === '') throw new PayPalError('unsendable', 'PayPal has no credentials');
    const call: PayPalCall = {
      method: 'POST',
      path: '/v1/oauth2/token',
      body: Buffer.from('grant_type=client_credentials'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      repeatable: true,
    };
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const requestedAt = Date.now();
    const response = await this.#send(call, `Basic ${credentials}`, AbortSignal.timeout(timeoutMs));
    const value = stringAt(response, 'access_token');
    const seconds = valueAt(response, 'expires_in');
    if (value === undefined || !/^[!-~]+$/.test(value) || typeof seconds !== 'number' || !(seconds > 0)) {
      throw malformedResponse(call);
    }
    return { value, usableUntil: requestedAt + Math.max(seconds * 900, seconds * 1000 - 60_000) };
  }

  async #send(call: PayPalCall, authorization: string, signal: AbortSignal): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return readResponse(call, await this.#exchange(call, authorization, signal));
      } catch (error) {
        const canRetry = error instanceof PayPalError && error.retryable && error.kind !== 'timeout';
        if (!canRetry || !call.repeatable || attempt >= MAX_ATTEMPTS) throw error;
        const longestPause = (this.#config.retryPauseMs ?? RETRY_PAUSE_MS) * 2 ** (attempt - 1);
        await pause(longestPause * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => {
          throw error;
        });
      }
    }
  }

  async #exchange(call: PayPalCall, authorization: string, signal: AbortSignal): Promise<RawResponse> {
    try {
      const response = await fetch(`${this.#base}${call.path}`, {
        method: call.method,
        headers: { accept: 'application/json', 'content-type': 'application/json', ...call.headers, authorization },
        body: call.body === undefined || call.body instanceof Uint8Array ? call.body : JSON.stringify(call.body),
        redirect: 'error',
        signal,
      });
      const text = await readBody(response);
      return { status: response.status, text, debugId: response.headers.get('paypal-debug-id') ?? undefined };
    } catch (error) {
      if (signal.aborted) throw new PayPalError('timeout', `PayPal did not respond to ${describeCall(call)} in time`);
      const code = stringAt(error, 'cause', 'code');
      throw new PayPalError('unreachable', `PayPal could not be reached for ${describeCall(call)}`, {
        name: toCode(code),
      });
    }
  }
}

function toOutcome({ kind, retryable }: PayPalError): PayPalOutcome {
  return kind === 'response' && !retryable ? 'refused' : kind;
}

/** The error for a response that is neither a rejection nor what PayPal's API reference specifies. */
export function malformedResponse(call: Pick<PayPalCall, 'method' | 'path'>, status = 200): PayPalError {
  const what = `PayPal sent an invalid response to ${describeCall(call)}`;
  return new PayPalError('response', what, { status, name: 'MALFORMED_RESPONSE', retryable: true });
}

function readResponse(call: PayPalCall, { status, text, debugId }: RawResponse): unknown {
  const body = text === undefined ? undefined : parseJson(text);
  if (status < 200 || status > 299) throw responseError(call, status, body, debugId);
  if (text === '') return undefined;
  if (body === undefined) throw malformedResponse(call, status);
  return body;
}

function responseError(call: PayPalCall, status: number, body: unknown, debugId: string | undefined): PayPalError {
  const issues = arrayAt(body, 'details').map((detail) => toCode(stringAt(detail, 'issue')));
  return new PayPalError('response', `PayPal responded to ${describeCall(call)} with ${status}`, {
    status,
    name: toCode(stringAt(body, 'name') ?? stringAt(body, 'error')),
    issues: issues.filter((issue) => issue !== undefined),
    debugId: toCode(stringAt(body, 'debug_id') ?? debugId),
    retryable: status === 408 || status === 429 || status >= 500,
  });
}

/** Returns a short code that is safe to log; undefined for any other text. */
function toCode(text: string | undefined): string | undefined {
  return text !== undefined && /^[\w-]{1,64}$/.test(text) ? text : undefined;
}

function describeCall({ method, path }: Pick<PayPalCall, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the body as text; undefined if it is larger than 1 MiB or not UTF-8. */
async function readBody(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_RESPONSE_BYTES) return undefined;
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return undefined;
  }
}
