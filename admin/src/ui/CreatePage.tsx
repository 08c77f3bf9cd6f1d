import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createIdempotencyKey } from '@shop/api-client';
import { useState, type ReactNode } from 'react';
import { CreateBase, Form, SaveButton, useTranslate, type RaRecord } from 'react-admin';
import { toFieldErrors } from '../api/api-error';
import { useNotifyError } from '../api/useNotifyError';
import type { FieldValues } from 'react-hook-form';
import { Page } from './Page';

interface CreatePageProps<Values, R extends RaRecord> {
  resource: string;
  /** Translation keys. */
  title: string;
  description: string;
  submitLabel: string;
  defaultValues: Values;
  /** Converts the form's values to the body of the request. */
  transform: (values: Values) => object;
  /** Notifies and opens the next page. */
  onSuccess: (record: R) => void;
  /** Returns whether it handled the error. */
  onError?: (error: unknown) => boolean;
  maxWidth?: number;
  /** The inputs. */
  children: ReactNode;
}

/** A form that creates one record, however often it is submitted. */
export function CreatePage<Values extends FieldValues, R extends RaRecord>({
  resource,
  title,
  description,
  submitLabel,
  defaultValues,
  transform,
  onSuccess,
  onError,
  maxWidth = 520,
  children,
}: CreatePageProps<Values, R>) {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const [idempotencyKey] = useState(createIdempotencyKey);
  const handleError = (error: unknown) => {
    const hasFieldErrors = Object.keys(toFieldErrors(error, Object.keys(defaultValues))).length > 0;
    if (!hasFieldErrors && !onError?.(error)) notifyError(error);
  };
  return (
    <CreateBase<Values, R>
      resource={resource}
      transform={(values: Values) => transform(values)}
      mutationOptions={{ meta: { idempotencyKey }, onSuccess, onError: handleError }}
    >
      <Page
        resource={resource}
        title={translate(title)}
        header={<Typography sx={{ color: 'text.secondary', mt: -1 }}>{translate(description)}</Typography>}
        maxWidth={maxWidth}
      >
        <Box>
          <Form noValidate disableInvalidFormNotification defaultValues={defaultValues as Record<string, unknown>}>
            {children}
            <Box sx={{ mt: 2 }}>
              <SaveButton label={submitLabel} icon={null} alwaysEnable />
            </Box>
          </Form>
        </Box>
      </Page>
    </CreateBase>
  );
}
