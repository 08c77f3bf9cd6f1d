/**
 * - `timeout`: no complete response in time. PayPal may have executed the call.
 * - `unreachable`: no response, or an incomplete one. PayPal may have executed the call.
 * - `response`: a rejection (with its HTTP status), or an invalid response (`status` 2xx).
 * - `unsendable`: PayPal could not accept the request, so it was not sent.
 */
export type PayPalErrorKind = 'timeout' | 'unreachable' | 'response' | 'unsendable';

export interface PayPalErrorDetails {
  readonly status?: number;
  /** PayPal's error name, such as `UNPROCESSABLE_ENTITY`, or `MALFORMED_RESPONSE`. */
  readonly name?: string;
  /** PayPal's detail codes, such as `DUPLICATE_INVOICE_NUMBER`. */
  readonly issues?: readonly string[];
  /** PayPal's support asks for it. */
  readonly debugId?: string;
  readonly retryable?: boolean;
}

/** A failed call to PayPal. Its message contains no secrets, no personal data and no text from PayPal. */
export class PayPalError extends Error {
  readonly kind: PayPalErrorKind;
  readonly status: number | undefined;
  readonly issues: readonly string[];
  readonly debugId: string | undefined;
  /** Whether the same call may succeed later. Search for the invoice before repeating a create. */
  readonly retryable: boolean;

  constructor(kind: PayPalErrorKind, what: string, details: PayPalErrorDetails = {}) {
    super(formatMessage(what, details));
    this.kind = kind;
    this.name = details.name ?? 'PayPalError';
    this.status = details.status;
    this.issues = details.issues ?? [];
    this.debugId = details.debugId;
    this.retryable = details.retryable ?? (kind === 'timeout' || kind === 'unreachable');
  }

  /** The invoice number exists: an earlier create succeeded, and a search finds its invoice. */
  get isDuplicateInvoiceNumber(): boolean {
    return this.kind === 'response' && this.issues.some((issue) => /DUPLICATE.*INVOICE|INVOICE.*EXISTS/.test(issue));
  }
}

function formatMessage(what: string, { name, issues = [], debugId }: PayPalErrorDetails): string {
  const facts = [name, ...issues, debugId && `debug id ${debugId}`].filter(Boolean).join(', ');
  return facts === '' ? what : `${what} (${facts})`;
}
