import type { ReasonCode, RefusalCode } from '@shop/contract';

export interface FieldRefusal {
  field: string;
  code: ReasonCode;
}

/** An expected no. Anything else that is thrown is a bug and answers `system_error`. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    /** Which fields, or why an order's guard said no. */
    readonly errors: readonly FieldRefusal[] = [],
    /** More members of the problem document, e.g. the new quote with `price_changed`. */
    readonly extra: Readonly<Record<string, unknown>> = {},
    /** Seconds for `Retry-After`. */
    readonly retryAfter?: number,
  ) {
    super(code);
    this.name = 'Refusal';
  }
}

/** A refusal that names one field. */
export function refuseField(code: RefusalCode, field: string): Refusal {
  return new Refusal(code, [{ field, code }]);
}
