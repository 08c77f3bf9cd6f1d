import type { Problem, QuoteView, RefusalCode } from '@shop/contract';

export interface FieldError {
  field: string;
  code: string;
  message: string;
}

/** Why the shop said no, in the reader's language. `unreachable`: no answer came at all. */
export interface Refusal {
  status: number;
  code: RefusalCode | 'unreachable';
  /** Empty where nothing answered; `RefusalNote` finds words of its own then. */
  detail: string;
  errors: FieldError[];
  /** With `price_changed`. */
  quote?: QuoteView;
}

export type Answer<T> = { ok: true; data: T } | { ok: false; refusal: Refusal };

export const unreachable: Refusal = { status: 0, code: 'unreachable', detail: '', errors: [] };

/** Reads `{"data": …}` or problem+json; anything else that is not a success is a system error. */
export function readAnswer<T>(status: number, body: unknown): Answer<T> {
  if (status >= 200 && status < 300) return { ok: true, data: (body as { data: T }).data };
  const problem: Partial<Problem> = typeof body === 'object' && body !== null ? body : {};
  return {
    ok: false,
    refusal: {
      status,
      code: problem.code ?? 'system_error',
      detail: problem.detail ?? '',
      errors: problem.errors ?? [],
      ...(problem.quote !== undefined && { quote: problem.quote as QuoteView }),
    },
  };
}

/** What a field is to say under itself, or undefined. */
export function fieldError(refusal: Refusal | null | undefined, field: string): string | undefined {
  return refusal?.errors.find((error) => error.field === field)?.message;
}

/** The refusal itself, where none of these fields tells it already. */
export function beyondFields(refusal: Refusal | null, fields: readonly string[]): Refusal | null {
  return fields.some((field) => fieldError(refusal, field)) ? null : refusal;
}
