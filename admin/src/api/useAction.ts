import { createIdempotencyKey } from '@shop/api-client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { hasErrorCode, toErrorMessage, toFieldErrors, type FormFields } from './api-error';
import { useReload } from './useReload';

/** Sends one command; attempts that share the key take effect once. */
export type Action<T> = (idempotencyKey: string) => Promise<T>;

interface UseActionOptions<T> {
  /** Translation key of the notification after success. */
  successMessage?: string | undefined;
  onSuccess?: ((result: T) => void) | undefined;
  /** Called with each error, for callers that do not show `errorMessage`. */
  onError?: ((error: unknown) => void) | undefined;
  /**
   * Whether the page's data is loaded again after success: before `onSuccess`, so that the next action starts from the
   * current version; or after it, if the page is left or its next action needs no version.
   */
  reload?: 'before' | 'after' | false;
  /** The form's fields, whose errors are shown at the field and not in `errorMessage`. */
  fields?: FormFields;
}

interface Request<T> {
  action: Action<T>;
  fields: FormFields;
}

/**
 * Runs actions under one idempotency key until one succeeds. After success notifies and reloads the page's data; after
 * an error logs out if the session has ended. If somebody else changed the record, it is loaded again.
 */
export function useAction<T = unknown>(options: UseActionOptions<T> = {}) {
  const { successMessage, onSuccess, onError, reload = 'before', fields = [] } = options;
  const [idempotencyKey, setIdempotencyKey] = useState(() => createIdempotencyKey());
  const notify = useNotify();
  const reloadPage = useReload();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { mutateAsync, isPending, isSuccess, error, variables } = useMutation<T, unknown, Request<T>>({
    mutationFn: ({ action }) => action(idempotencyKey),
    onSuccess: async (result) => {
      setIdempotencyKey(createIdempotencyKey());
      if (successMessage) notify(successMessage, { type: 'success' });
      if (reload === 'before') await reloadPage();
      onSuccess?.(result);
      if (reload === 'after') void reloadPage();
    },
    onError: async (failure) => {
      onError?.(failure);
      // Forms take over the latest values and keep what was entered.
      if (hasErrorCode(failure, 'changed_meanwhile')) await reloadPage();
      await logoutIfAccessDenied(failure);
    },
  });
  const formFields = variables?.fields ?? fields;
  const hasFieldErrors = Object.keys(toFieldErrors(error, formFields)).length > 0;

  /** Resolves to the errors by field, the result that react-admin's `Form` expects of `onSubmit`. */
  const run = (action: Action<T>, ownFields = fields): Promise<Record<string, string> | undefined> =>
    mutateAsync({ action, fields: ownFields }).then(
      () => undefined,
      (failure: unknown) => toFieldErrors(failure, ownFields),
    );

  const hasForm = typeof formFields === 'function' || formFields.length > 0;
  const message =
    hasForm && hasErrorCode(error, 'changed_meanwhile') ? 'errors.changedMeanwhile' : toErrorMessage(error);
  return { run, isPending, isSuccess, errorMessage: error && !hasFieldErrors ? message : '' };
}
