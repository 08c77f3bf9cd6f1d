import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { Form, useTranslate } from 'react-admin';
import { ChangedFields, KEEP_ENTERED } from './ChangedFields';
import { useIsPhone } from './useScreenSize';

interface FormDialogFrameProps {
  title: string;
  onClose: () => void;
  /** Whether the dialog can be closed. */
  canClose?: boolean;
  maxWidth?: DialogProps['maxWidth'];
  /** A `DialogForm`. */
  children: ReactNode;
}

/** A dialog for a form, which fills the screen of a phone. */
export function FormDialogFrame({ title, onClose, canClose = true, maxWidth = 'sm', children }: FormDialogFrameProps) {
  const isPhone = useIsPhone();
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={canClose ? onClose : undefined}
      fullScreen={isPhone}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: isPhone ? undefined : focusFirstField } }}
      sx={FORM_LAYOUT}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}

const TEXT_FIELDS = 'textarea, input:is([type=text], [type=email], [type=number], [type=date], :not([type]))';
const CAN_BE_FILLED = ':not([aria-hidden=true], [readonly], [disabled])';

/** Whoever opens a form by mouse or keyboard can type at once. A screen keyboard would hide half of the form. */
function focusFirstField(dialog: HTMLElement): void {
  if (document.activeElement?.matches('input, textarea')) return;
  const fields = [...dialog.querySelectorAll<HTMLElement>(TEXT_FIELDS)];
  fields.find((field) => field.matches(CAN_BE_FILLED))?.focus();
}

interface DialogFormProps {
  submitLabel: string;
  defaultValues: Record<string, unknown>;
  /** Resolves to errors by field. */
  onSubmit: (values: Record<string, unknown>) => Promise<Record<string, string> | undefined>;
  onClose: () => void;
  isPending: boolean;
  /** Whether the dialog can be closed; by default unless it is pending. */
  canClose?: boolean;
  destructive?: boolean;
  /** The inputs. */
  children: ReactNode;
}

/** The form of a dialog: inputs, and buttons below. */
export function DialogForm(props: DialogFormProps) {
  const { submitLabel, defaultValues, onSubmit, onClose, isPending, destructive = false, children } = props;
  const { canClose = !isPending } = props;
  return (
    <Form
      record={EMPTY_RECORD}
      defaultValues={defaultValues}
      resetOptions={KEEP_ENTERED}
      onSubmit={onSubmit}
      noValidate
      disableInvalidFormNotification
    >
      <ChangedFields latest={defaultValues} />
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <CancelButton onClick={onClose} disabled={!canClose} />
        <Button type="submit" variant="contained" color={destructive ? 'error' : 'primary'} disabled={isPending}>
          {submitLabel}
        </Button>
      </DialogActions>
    </Form>
  );
}

export function CancelButton({ onClick, disabled = false }: { onClick: () => void; disabled?: boolean }) {
  const translate = useTranslate();
  return (
    <Button type="button" onClick={onClick} disabled={disabled} color="inherit">
      {translate('common.cancel')}
    </Button>
  );
}

interface FormDialogProps extends DialogFormProps {
  title: string;
}

/** A form in a dialog. */
export function FormDialog({ title, ...form }: FormDialogProps) {
  const { onClose, isPending, canClose = !isPending } = form;
  return (
    <FormDialogFrame title={title} onClose={onClose} canClose={canClose}>
      <DialogForm {...form} />
    </FormDialogFrame>
  );
}

/** Prevents the page's record from filling inputs of the same names. */
const EMPTY_RECORD = {};
/** The content scrolls between the title and the buttons. */
const FORM_LAYOUT = { '& form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 } } as const;
