import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Form, useTranslate } from 'react-admin';
import { ErrorAlert } from '../ui/ErrorAlert';

interface StepFormProps {
  /** Translation key. */
  submitLabel: string;
  /** Resolves to errors by field. */
  onSubmit: (values: Record<string, unknown>) => Promise<Record<string, string> | undefined>;
  isPending: boolean;
  errorMessage: string;
  destructive?: boolean;
  children: ReactNode;
}

/** The inputs, error and submit button of one step. */
export function StepForm(props: StepFormProps) {
  const { submitLabel, onSubmit, isPending, errorMessage, destructive = false, children } = props;
  const translate = useTranslate();
  return (
    <Form onSubmit={onSubmit} noValidate disableInvalidFormNotification>
      {children}
      <ErrorAlert message={errorMessage} sx={{ my: 1 }} />
      <Button
        type="submit"
        variant={destructive ? 'outlined' : 'contained'}
        color={destructive ? 'error' : 'primary'}
        disabled={isPending}
        sx={{ mt: 1 }}
      >
        {translate(submitLabel)}
      </Button>
    </Form>
  );
}
