import type { Problem } from '@shop/contract';

/** A problem document as the shop answers it; null for anything else, such as a proxy's own page. */
export function asProblem(body: unknown): Problem | null {
  if (typeof body !== 'object' || body === null) return null;
  const { code, detail, status } = body as Partial<Problem>;
  return typeof code === 'string' && typeof detail === 'string' && typeof status === 'number'
    ? (body as Problem)
    : null;
}

/** Message by field of a form; `items.<sid>` counts for `items`. A refusal that names no field has none. */
export function fieldMessages({ errors = [] }: Pick<Problem, 'errors'>): Record<string, string> {
  const named = errors
    .map(({ field, message }) => [field.split(/[.[]/)[0] ?? '', message] as const)
    .filter(([field]) => field !== '');
  return Object.fromEntries(named.toReversed());
}

/** What the reader is told where no form shows it: the refusal and its reasons, each once. */
export function spoken({ detail, errors = [] }: Pick<Problem, 'detail' | 'errors'>): string {
  return [...new Set([detail, ...errors.map(({ message }) => message)])].join(' ');
}
