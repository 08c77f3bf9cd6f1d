import type { CONNECTION_PROBLEMS } from '@shop/contract';

export type ConnectionProblem = (typeof CONNECTION_PROBLEMS)[number];

const MAX_REASON_LENGTH = 200;

const MESSAGES: readonly (readonly [RegExp, ConnectionProblem])[] = [
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'host_unknown'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ECONNRESET/, 'connection_refused'],
  [/ETIMEDOUT|timed? ?out|aborted due to timeout|did not respond/i, 'no_answer'],
  [/certificate|SSL|TLS|EPROTO/i, 'encryption_failed'],
];

/** The failure of a connection, whatever service it leads to. */
export function findConnectionProblem(error: unknown): ConnectionProblem {
  const text = describeChain(error);
  return MESSAGES.find(([pattern]) => pattern.test(text))?.[1] ?? 'request_rejected';
}

/** What a service or a failed connection says, in one short line without the secret. */
export function describeReason(text: string, secret = ''): string {
  const line = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  const known = secret.length > 0 ? line.replaceAll(secret, '…') : line;
  return known.length > MAX_REASON_LENGTH ? `${known.slice(0, MAX_REASON_LENGTH)}…` : known;
}

/** Codes and messages of an error and of its causes. */
function describeChain(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth > 3) return '';
  const { code } = error as { code?: unknown };
  const parts = error instanceof AggregateError ? error.errors : [error.cause];
  return [code, error.name, error.message, ...parts.map((part) => describeChain(part, depth + 1))].join(' ');
}
