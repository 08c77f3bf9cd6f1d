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

const MOVED_ON: readonly Problem['code'][] = ['event_not_allowed', 'order_expired'];

/** A refusal that names one of the form's own fields can be put right there; any other that the order gives means it has moved on. */
export function replyTo(problem: Problem, fields: readonly string[]): Reply {
  if (problem.code === 'idempotency_key_reused') return { kind: 'sent_before' };
  const messages = Object.entries(fieldMessages(problem)).filter(([field]) => fields.includes(field));
  if (messages.length > 0) return { kind: 'fields', messages: Object.fromEntries(messages) };
  return { kind: MOVED_ON.includes(problem.code) ? 'moved_on' : 'refused', reason: spoken(problem) };
}
