import type { ApiError } from '@shop/api-client';
import { HttpError } from 'react-admin';
import { errorMessage, fieldMessages, findFormField, toSource } from './error-messages';
import { localizeError } from './error-texts';

/** A failed call in the form that react-admin reads: `body.errors` holds messages by form field. */
export class ApiHttpError extends HttpError {
  readonly error: ApiError;

  constructor(apiError: ApiError) {
    const error = localizeError(apiError);
    super(errorMessage({ ...error, errors: [] }), error.status, { errors: fieldMessages(error, toSource) });
    // HttpError's constructor sets its own prototype, which would break `instanceof ApiHttpError`.
    Object.setPrototypeOf(this, ApiHttpError.prototype);
    this.error = error;
  }
}

export function hasErrorCode(error: unknown, code: ApiError['code']): boolean {
  return error instanceof ApiHttpError && error.error.code === code;
}

/** The fields of a form: names, or a function that returns the form's field for a field of the API. */
export type FormFields = readonly string[] | ((field: string) => string | undefined);

/** The messages for a form's own fields; empty if the error names none of them. */
export function toFieldErrors(error: unknown, fields: FormFields): Record<string, string> {
  if (!(error instanceof ApiHttpError)) return {};
  if (typeof fields === 'function') return fieldMessages(error.error, fields);
  return fieldMessages(error.error, (field) => findFormField(field, fields));
}

/** A text, or its translation key, that explains the error outside a form. */
export function toErrorMessage(error: unknown): string {
  if (error instanceof ApiHttpError) return errorMessage(error.error);
  return error instanceof Error ? error.message : 'errors.unexpected';
}
