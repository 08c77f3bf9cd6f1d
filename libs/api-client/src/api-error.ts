import type { ErrorCode, OrderChangeView, Problem, QuoteView } from '@shop/contract';

export interface FieldError {
  /** The name of the input, such as `email` or `items[2]`. */
  field: string;
  code: string;
  /** In the request's language. */
  message: string;
  /** The cause that the message ends with, untranslated, such as another service's response. */
  reason?: string;
}

/**
 * Codes of the client itself: `unreachable` when no response arrived, `timed_out` after the call's own timeout,
 * `aborted` when the caller stopped it. Their `status` is 0 and their `detail` is empty.
 */
export type ClientErrorCode = 'unreachable' | 'timed_out' | 'aborted';

/** Why a call failed. Plain data, so that a server loader can hand it to the browser. */
export interface ApiError {
  /** HTTP status; 0 without a response. */
  status: number;
  code: ErrorCode | ClientErrorCode;
  /** In the request's language; empty where the API sent no problem document. */
  detail: string;
  errors: FieldError[];
  /** The current price, with `price_changed`. */
  quote?: QuoteView;
  /** What happened to an order in the meantime, with `changed_meanwhile` of an order event. */
  changes?: OrderChangeView[];
  /** From `Retry-After`. */
  retryAfterSeconds?: number;
}

export type Result<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/** The failure of a call that got no response. */
export function noResponse(code: ClientErrorCode): { ok: false; error: ApiError } {
  return { ok: false, error: { status: 0, code, detail: '', errors: [] } };
}

/** Reads `{"data": …}` from a success, or the bare body; anything else is an error. */
export function parseResponse<T>(
  status: number,
  body: unknown,
  { bare = false, headers }: { bare?: boolean; headers?: Pick<Headers, 'get'> } = {},
): Result<T> {
  if (status < 200 || status >= 300) return { ok: false, error: parseProblem(status, body, headers) };
  if (bare) return { ok: true, data: body as T };
  if (!hasData<T>(body)) return { ok: false, error: parseProblem(status, null) };
  return { ok: true, data: body.data };
}

function hasData<T>(body: unknown): body is { data: T } {
  return typeof body === 'object' && body !== null && 'data' in body;
}

/** Reads a problem document (RFC 9457); any other body becomes `system_error`. */
export function parseProblem(status: number, body: unknown, headers?: Pick<Headers, 'get'>): ApiError {
  const problem: Partial<Problem> = typeof body === 'object' && body !== null ? body : {};
  const retryAfterSeconds = parseRetryAfter(headers?.get('retry-after') ?? null, Date.now());
  return {
    status,
    code: problem.code ?? 'system_error',
    detail: problem.detail ?? '',
    errors: problem.errors ?? [],
    ...(problem.quote !== undefined && { quote: problem.quote as QuoteView }),
    ...(problem.changes !== undefined && { changes: problem.changes as OrderChangeView[] }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

/** Seconds from a `Retry-After` header, which holds seconds or a date. `now` in milliseconds. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}

/** The message for one field, if the error names it. */
export function fieldError(error: ApiError | null | undefined, field: string): string | undefined {
  return error?.errors.find((each) => each.field === field)?.message;
}

/** The error, unless one of these fields already shows it. */
export function formError(error: ApiError | null, fields: readonly string[]): ApiError | null {
  return fields.some((field) => fieldError(error, field)) ? null : error;
}
