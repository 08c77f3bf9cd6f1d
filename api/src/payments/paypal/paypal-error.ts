/**
 * - `timeout`: no whole answer in time. PayPal may have acted.
 * - `unreachable`: no answer at all, or one that was cut off. PayPal may have acted.
 * - `answer`: a refusal (its HTTP status), or an answer that makes no sense (`status` 2xx).
 * - `unsendable`: PayPal could not take this, so nothing was sent.
 */
export type PayPalErrorKind = 'timeout' | 'unreachable' | 'answer' | 'unsendable';

export interface PayPalErrorDetails {
  readonly status?: number;
  /** PayPal's error name, such as `UNPROCESSABLE_ENTITY`, or `MALFORMED_ANSWER`. */
  readonly name?: string;
  /** PayPal's finer codes, such as `DUPLICATE_INVOICE_NUMBER`. */
  readonly issues?: readonly string[];
  /** What PayPal's support asks for. */
  readonly debugId?: string;
  readonly retryable?: boolean;
}

/** Any failure of a call to PayPal. Its message holds no secret, nothing personal and no text of PayPal's own. */
export class PayPalError extends Error {
  readonly kind: PayPalErrorKind;
  readonly status: number | undefined;
  readonly issues: readonly string[];
  readonly debugId: string | undefined;
  /** Whether the same call may succeed later. Repeating a create wants a search first. */
  readonly retryable: boolean;

  constructor(kind: PayPalErrorKind, what: string, details: PayPalErrorDetails = {}) {
    super(describe(what, details));
    this.kind = kind;
    this.name = details.name ?? 'PayPalError';
    this.status = details.status;
    this.issues = details.issues ?? [];
    this.debugId = details.debugId;
    this.retryable = details.retryable ?? (kind === 'timeout' || kind === 'unreachable');
  }

  /** The invoice number is taken: an earlier create went through, and a search finds its invoice. */
  get isDuplicateInvoiceNumber(): boolean {
    return this.kind === 'answer' && this.issues.some((issue) => /DUPLICATE.*INVOICE|INVOICE.*EXISTS/.test(issue));
  }
}

function describe(what: string, { name, issues = [], debugId }: PayPalErrorDetails): string {
  const facts = [name, ...issues, debugId && `debug id ${debugId}`].filter(Boolean).join(', ');
  return facts === '' ? what : `${what} (${facts})`;
}
