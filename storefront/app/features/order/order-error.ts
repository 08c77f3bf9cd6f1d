import type { ApiError } from '@shop/api-client';

/** Adds the reasons of an `event_not_allowed` error to its general message. */
export function withReasons(error: ApiError | null): ApiError | null {
  if (error?.code !== 'event_not_allowed') return error;
  const reasons = [...new Set(error.errors.map(({ message }) => message))].filter(Boolean);
  return { ...error, detail: [error.detail, ...reasons].join(' ') };
}
