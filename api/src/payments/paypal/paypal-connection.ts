import { setTimeout as pause } from 'node:timers/promises';
import { at, listAt, textAt } from './json';
import { PayPalError, type PayPalErrorKind } from './paypal-error';

export interface PayPalConfig {
  /** `https://api-m.paypal.com`, PayPal's sandbox, or an emulator. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** The most a call may take, its repetitions included; twice this where a token must be renewed on the way. */
  readonly timeoutMs: number;
  /** The longest wait before the second attempt, doubled before the third; 200 if absent. */
  readonly retryPauseMs?: number;
  /** Told how each call ended. */
  readonly onEnd?: (outcome: PayPalOutcome) => void;
}

/** `refused`: PayPal answered, and said no. `answer`: it answered with a fault of its own, or without sense. */
export type PayPalOutcome = 'ok' | 'refused' | PayPalErrorKind;

export interface PayPalCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Sent as JSON; bytes are sent as they are. */
  readonly body?: object | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether doing it twice is the same as once, so that it may be repeated by itself. */
  readonly repeatable: boolean;
}

interface Token {
  readonly value: string;
  readonly usableUntil: number;
}

interface Answer {
  readonly status: number;
  readonly text: string | undefined;
  readonly debugId: string | undefined;
}

const ATTEMPTS = 3;
const RETRY_PAUSE_MS = 200;
const LARGEST_ANSWER = 1024 * 1024;

/** HTTP to PayPal: access token, time limit, repetition of what may be repeated, and answers that are never trusted. */
export class PayPalConnection {
  readonly #config: PayPalConfig;
  readonly #base: string;
  #token: Token | undefined;
  #renewal: Promise<Token> | undefined;

  /** Throws TypeError on a base URL that is none. */
  constructor(config: PayPalConfig) {
    void new URL(config.baseUrl);
    this.#config = config;
    this.#base = config.baseUrl.replace(/\/+$/, '');
  }

  /** PayPal's JSON answer; undefined where the answer is empty. Throws PayPalError. */
  async call(call: PayPalCall): Promise<unknown> {
    try {
      const answer = await this.#called(call);
      this.#config.onEnd?.('ok');
      return answer;
    } catch (error) {
      if (error instanceof PayPalError) this.#config.onEnd?.(outcomeOf(error));
      throw error;
    }
  }

  async #called(call: PayPalCall): Promise<unknown> {
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

  /** The token at hand while it lasts; calls that find none at the same time share one renewal. */
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
    const call: PayPalCall = {
      method: 'POST',
      path: '/v1/oauth2/token',
      body: Buffer.from('grant_type=client_credentials'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      repeatable: true,
    };
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const asked = Date.now();
    const answer = await this.#send(call, `Basic ${credentials}`, AbortSignal.timeout(timeoutMs));
    const value = textAt(answer, 'access_token');
    const seconds = at(answer, 'expires_in');
    if (value === undefined || !/^[!-~]+$/.test(value) || typeof seconds !== 'number' || !(seconds > 0)) {
      throw malformed(call);
    }
    return { value, usableUntil: asked + Math.max(seconds * 900, seconds * 1000 - 60_000) };
  }

  async #send(call: PayPalCall, authorization: string, signal: AbortSignal): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return read(call, await this.#exchange(call, authorization, signal));
      } catch (error) {
        const again = error instanceof PayPalError && error.retryable && error.kind !== 'timeout';
        if (!again || !call.repeatable || attempt >= ATTEMPTS) throw error;
        const longest = (this.#config.retryPauseMs ?? RETRY_PAUSE_MS) * 2 ** (attempt - 1);
        await pause(longest * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => {
          throw error;
        });
      }
    }
  }

  async #exchange(call: PayPalCall, authorization: string, signal: AbortSignal): Promise<Answer> {
    try {
      const response = await fetch(`${this.#base}${call.path}`, {
        method: call.method,
        headers: { accept: 'application/json', 'content-type': 'application/json', ...call.headers, authorization },
        body: call.body === undefined || call.body instanceof Uint8Array ? call.body : JSON.stringify(call.body),
        redirect: 'error',
        signal,
      });
      const text = await textOf(response);
      return { status: response.status, text, debugId: response.headers.get('paypal-debug-id') ?? undefined };
    } catch (error) {
      if (signal.aborted) throw new PayPalError('timeout', `PayPal did not answer ${name(call)} in time`);
      const code = textAt(error, 'cause', 'code');
      throw new PayPalError('unreachable', `PayPal could not be reached for ${name(call)}`, { name: asCode(code) });
    }
  }
}

function outcomeOf({ kind, retryable }: PayPalError): PayPalOutcome {
  return kind === 'answer' && !retryable ? 'refused' : kind;
}

/** The error for an answer that is no refusal, and is not what PayPal's reference promises either. */
export function malformed(call: Pick<PayPalCall, 'method' | 'path'>, status = 200): PayPalError {
  const what = `PayPal gave ${name(call)} an answer without sense`;
  return new PayPalError('answer', what, { status, name: 'MALFORMED_ANSWER', retryable: true });
}

function read(call: PayPalCall, { status, text, debugId }: Answer): unknown {
  const body = text === undefined ? undefined : parsed(text);
  if (status < 200 || status > 299) throw refusal(call, status, body, debugId);
  if (text === '') return undefined;
  if (body === undefined) throw malformed(call, status);
  return body;
}

function refusal(call: PayPalCall, status: number, body: unknown, debugId: string | undefined): PayPalError {
  const issues = listAt(body, 'details').map((detail) => asCode(textAt(detail, 'issue')));
  return new PayPalError('answer', `PayPal answered ${name(call)} with ${status}`, {
    status,
    name: asCode(textAt(body, 'name') ?? textAt(body, 'error')),
    issues: issues.filter((issue) => issue !== undefined),
    debugId: asCode(textAt(body, 'debug_id') ?? debugId),
    retryable: status === 408 || status === 429 || status >= 500,
  });
}

/** What may go into a log from outside: a short code. */
function asCode(text: string | undefined): string | undefined {
  return text !== undefined && /^[\w-]{1,64}$/.test(text) ? text : undefined;
}

function name({ method, path }: Pick<PayPalCall, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The body as text; undefined where it is larger than any answer of PayPal's, or not UTF-8. */
async function textOf(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_ANSWER) return undefined;
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return undefined;
  }
}
