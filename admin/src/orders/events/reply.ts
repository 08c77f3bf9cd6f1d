import type { Problem } from '@shop/contract';
import { fieldMessages, spoken } from '../../api/problem';

/** What becomes of a form whose event was refused. */
export type Reply =
  /** It stays open, with these messages at its fields. */
  | { readonly kind: 'fields'; readonly messages: Record<string, string> }
  /** It closes, and the order is shown as it is now: somebody was quicker. */
  | { readonly kind: 'moved_on'; readonly reason: string }
  /** It closes, and the order is shown as it is now: this very post had gone through before. */
  | { readonly kind: 'sent_before' }
  /** It stays open, to be tried again or called off. */
  | { readonly kind: 'refused'; readonly reason: string };

/** What the server finds wrong with a file, whatever its field. */
const OF_THE_FILE: readonly Problem['code'][] = [
  'file_missing',
  'file_too_large',
  'file_type_not_allowed',
  'upload_failed',
];
/** The shop's own words are for customers' artwork, which comes in more kinds than a proof does. */
const FILE_WORDS: Partial<Record<Problem['code'], string>> = {
  file_type_not_allowed: 'events.digital_proof_sent.file.wrongType',
};
const MOVED_ON: readonly Problem['code'][] = ['event_not_allowed', 'order_expired'];

/**
 * A refusal that names one of the form's own fields can be put right there; any other that the order gives means it has
 * moved on.
 */
export function replyTo(problem: Problem, fields: readonly string[]): Reply {
  if (problem.code === 'idempotency_key_reused') return { kind: 'sent_before' };
  if (fields.includes('file') && OF_THE_FILE.includes(problem.code))
    return { kind: 'fields', messages: { file: FILE_WORDS[problem.code] ?? problem.detail } };
  const messages = Object.entries(fieldMessages(problem)).filter(([field]) => fields.includes(field));
  if (messages.length > 0) return { kind: 'fields', messages: Object.fromEntries(messages) };
  return { kind: MOVED_ON.includes(problem.code) ? 'moved_on' : 'refused', reason: spoken(problem) };
}
