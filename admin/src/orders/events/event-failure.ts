import type { ApiError } from '@shop/api-client';
import type { OrderChangeView } from '@shop/contract';
import { errorMessage, fieldMessages } from '../../api/error-messages';

/** What a rejected event means for its form. */
export type EventFailure =
  /** The form stays open with these messages at its fields. */
  | { readonly kind: 'field_errors'; readonly messages: Record<string, string> }
  /** The order has changed: the form closes and the order is loaded again. */
  | { readonly kind: 'order_changed'; readonly reason: string }
  /** Somebody changed the order while the form was open: the form stays open and shows what changed. */
  | { readonly kind: 'changed_meanwhile'; readonly changes: readonly OrderChangeView[] }
  /** An earlier attempt with the same key succeeded: the form closes and the order is loaded again. */
  | { readonly kind: 'already_sent' }
  /** The form stays open for another attempt. */
  | { readonly kind: 'rejected'; readonly reason: string };

const FILE_ERRORS: readonly ApiError['code'][] = [
  'file_missing',
  'file_too_large',
  'file_type_not_allowed',
  'upload_failed',
  'upload_unavailable',
];
const ORDER_CHANGED: readonly ApiError['code'][] = ['event_not_allowed', 'order_expired'];

/** The API's text for a wrong file type lists the formats of customers' artwork, which are more than those of proofs. */
const FILE_MESSAGES: Partial<Record<ApiError['code'], string>> = {
  file_type_not_allowed: 'events.digital_proof_sent.file.wrongType',
};

/** Errors at the form's own fields can be corrected there; other rejections by the order mean that it has changed. */
export function classifyFailure(error: ApiError, fields: readonly string[]): EventFailure {
  if (error.code === 'idempotency_key_reused') return { kind: 'already_sent' };
  if (error.code === 'changed_meanwhile') return { kind: 'changed_meanwhile', changes: error.changes ?? [] };
  if (fields.includes('file') && FILE_ERRORS.includes(error.code)) {
    return { kind: 'field_errors', messages: { file: FILE_MESSAGES[error.code] ?? error.detail } };
  }
  const messages = Object.entries(fieldMessages(error)).filter(([field]) => fields.includes(field));
  if (messages.length > 0) return { kind: 'field_errors', messages: Object.fromEntries(messages) };
  const reason = errorMessage(error);
  return { kind: ORDER_CHANGED.includes(error.code) ? 'order_changed' : 'rejected', reason };
}
