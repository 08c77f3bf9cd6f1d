import type { ApiError } from '@shop/api-client';

/** The first message of each form field; `items.<sid>` belongs to `items`. Errors without a field are left out. */
export function fieldMessages({ errors }: Pick<ApiError, 'errors'>): Record<string, string> {
  const messages = errors
    .map(({ field, message }) => [field.split(/[.[]/)[0] ?? '', message] as const)
    .filter(([field]) => field !== '');
  return Object.fromEntries(messages.toReversed());
}

/** The error's detail followed by its distinct field messages; a translation key if the API sent no text. */
export function errorMessage({ status, detail, errors }: ApiError): string {
  if (detail === '') return status === 0 ? 'errors.unreachable' : 'errors.unexpected';
  return [...new Set([detail, ...errors.map(({ message }) => message)])].join(' ');
}
