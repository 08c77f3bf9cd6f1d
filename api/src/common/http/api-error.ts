import { ERRORS, type ErrorCode, type FieldErrorCode } from '@shop/contract';

export interface FieldError {
  field: string;
  code: FieldErrorCode;
  /** What the message ends with: what another service answered, or the variables that are wrong. */
  reason?: string;
}

/** An error that is reported to the client. Any other error is a bug and is reported as `system_error`. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    /** The fields that are wrong, or the guard of the order flow that failed. */
    readonly errors: readonly FieldError[] = [],
    /** Further members of the problem document, such as the new quote of `price_changed`. */
    readonly extra: Readonly<Record<string, unknown>> = {},
    /** Seconds for `Retry-After`. */
    readonly retryAfter?: number,
    /** The HTTP status, where it is not the code's usual one. */
    readonly status: number = ERRORS[code],
  ) {
    super(code);
    this.name = 'ApiError';
  }
}

/** The status of order events whose data are missing or malformed. */
export const UNPROCESSABLE = 422;

/** The error of an order event whose data are missing or malformed: 422, because the request itself is well formed. */
export function invalidEventData(errors: readonly FieldError[]): ApiError {
  return new ApiError('validation_failed', errors, {}, undefined, UNPROCESSABLE);
}

const RETRY_AFTER_SECONDS = 5;

/** The error of a request that needs a service that does not respond. */
export function unavailable(code: 'unavailable' | 'upload_unavailable' | 'paypal_error', cause: unknown): ApiError {
  return Object.assign(new ApiError(code, [], {}, RETRY_AFTER_SECONDS), { cause });
}

/** An error about one field. */
export function fieldError(code: ErrorCode, field: string): ApiError {
  return new ApiError(code, [{ field, code }]);
}
