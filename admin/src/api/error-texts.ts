import type { ApiError, FieldError } from '@shop/api-client';
import { formatWaitingTime } from '@shop/contract';
import { i18nProvider } from '../i18n/i18n-provider';

/**
 * The text of an error code: the back office's own where the API does not offer the language, else the API's.
 * `waitSeconds` is how long to wait before the next attempt.
 */
export function errorText(code: string, apiText: string, waitSeconds?: number): string {
  const wait = formatWaitingTime(i18nProvider.getLocale(), waitSeconds);
  return i18nProvider.translate(`apiErrors.${code}`, { _: apiText, wait });
}

/** The reason after the API's message, such as another service's answer, is not translated. */
function localizeFieldError({ code, message, reason = '' }: FieldError): string {
  const text = errorText(code, message);
  return text === message ? message : `${text} ${reason}`.trim();
}

/** The error with its texts in the language of the back office. */
export function localizeError(error: ApiError): ApiError {
  return {
    ...error,
    // Empty where the answer was not from the API.
    detail: error.detail && errorText(error.code, error.detail, error.retryAfterSeconds),
    errors: error.errors.map((fieldError) => ({
      ...fieldError,
      message: localizeFieldError(fieldError),
    })),
  };
}
