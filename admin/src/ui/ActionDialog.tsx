import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useAction } from '../api/useAction';
import { ErrorAlert } from './ErrorAlert';
import { FormDialog } from './FormDialog';

export interface ActionFormProps<Values> {
  /** Prefix of the translation keys `title`, `description`, `submit` and `done`. */
  texts: string;
  /** Values for the description's placeholders. */
  textValues?: Record<string, string>;
  defaultValues?: Values;
  onSubmit: (values: Values, idempotencyKey: string) => Promise<unknown>;
  onSuccess?: () => void;
  /** When the page's data is loaded again; after `onSuccess` if that leaves the page. */
  reload?: 'before' | 'after';
  /** Ends, removes or pays something that cannot be restored. */
  destructive?: boolean;
  /** The inputs; errors are shown at those that `defaultValues` names. */
  children?: ReactNode;
}

interface ActionDialogProps<Values> extends ActionFormProps<Values> {
  onClose: () => void;
}

/** Confirms an action, with a form if it needs values. Closes after success and stays open after an error. */
export function ActionDialog<Values extends Record<string, unknown>>(props: ActionDialogProps<Values>) {
  const { texts, textValues, defaultValues, onSubmit, onSuccess, reload = 'before' } = props;
  const { destructive = false, onClose, children } = props;
  const translate = useTranslate();
  const { run, isPending, errorMessage } = useAction({
    successMessage: `${texts}.done`,
    fields: Object.keys(defaultValues ?? {}),
    reload,
    onSuccess: () => {
      onClose();
      onSuccess?.();
    },
  });
  return (
    <FormDialog
      title={translate(`${texts}.title`)}
      submitLabel={translate(`${texts}.submit`)}
      defaultValues={defaultValues ?? {}}
      onSubmit={(values) => run((idempotencyKey) => onSubmit(values as Values, idempotencyKey))}
      onClose={onClose}
      isPending={isPending}
      destructive={destructive}
    >
      <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {translate(`${texts}.description`, textValues)}
      </Typography>
      {children}
      <ErrorAlert message={errorMessage} sx={{ mt: 1.5 }} />
    </FormDialog>
  );
}
