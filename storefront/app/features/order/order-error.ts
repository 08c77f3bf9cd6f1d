import type { ApiError } from '@shop/api-client';
import { joinSentences, type LanguageCode } from '@shop/contract';

/** Adds the reasons of an `event_not_allowed` error to its general message. */
export function withReasons(error: ApiError | null, language: LanguageCode): ApiError | null {
  if (error?.code !== 'event_not_allowed') return error;
  const reasons = new Set(error.errors.map(({ message }) => message));
  return { ...error, detail: joinSentences([error.detail, ...reasons], language) };
}
