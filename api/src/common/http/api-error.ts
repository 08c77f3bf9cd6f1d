import type { FieldErrorCode, ErrorCode } from '@shop/contract';

export interface FieldError {
  field: string;
  code: FieldErrorCode;
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
  ) {
    super(code);
    this.name = 'ApiError';
  }
}

/** An error about one field. */
export function fieldError(code: ErrorCode, field: string): ApiError {
  return new ApiError(code, [{ field, code }]);
}
