import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Form, useTranslate } from 'react-admin';
import { useAction } from '../api/useAction';
import { ErrorAlert } from './ErrorAlert';
import { useIsPhone } from './useScreenSize';

export interface ActionFormProps<Values> {
  /** Prefix of the translation keys `title`, `description`, `submit` and `done`. */
  texts: string;
  /** Values for the description's placeholders. */
  textValues?: Record<string, string>;
  defaultValues?: Values;
  onSubmit: (values: Values, idempotencyKey: string) => Promise<unknown>;
  onSuccess?: () => void;
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
  const { texts, textValues, defaultValues, onSubmit, onSuccess, destructive = false, onClose, children } = props;
  const translate = useTranslate();
  const { run, isPending, errorMessage } = useAction({
    successMessage: `${texts}.done`,
    fields: Object.keys(defaultValues ?? {}),
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

interface FormDialogProps {
  title: string;
  submitLabel: string;
  defaultValues: Record<string, unknown>;
  /** Resolves to errors by field. */
  onSubmit: (values: Record<string, unknown>) => Promise<Record<string, string> | undefined>;
  onClose: () => void;
  isPending: boolean;
  /** Whether the dialog can be closed; by default unless it is pending. */
  canClose?: boolean;
  destructive?: boolean;
  children: ReactNode;
}

/** A form in a dialog, which fills the screen of a phone. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, defaultValues, onSubmit, onClose, isPending, destructive = false, children } = props;
  const { canClose = !isPending } = props;
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={canClose ? onClose : undefined}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      sx={FORM_LAYOUT}
    >
      <Form
        record={EMPTY_RECORD}
        defaultValues={defaultValues}
        onSubmit={onSubmit}
        noValidate
        disableInvalidFormNotification
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button type="button" onClick={onClose} disabled={!canClose} color="inherit">
            {translate('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" color={destructive ? 'error' : 'primary'} disabled={isPending}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** Prevents the page's record from filling inputs of the same names. */
const EMPTY_RECORD = {};
/** The content scrolls between the title and the buttons. */
const FORM_LAYOUT = { '& form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 } } as const;
