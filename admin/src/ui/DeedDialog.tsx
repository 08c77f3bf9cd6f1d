import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Form, useTranslate } from 'react-admin';
import { useDeed } from './useDeed';
import { useSmall } from './useNarrow';

interface DeedDialogProps<Values> {
  /** Under it the locale sheets have `title`, `words`, `submit` and `done`. */
  texts: string;
  /** Whom or what it is about. */
  about: Record<string, string>;
  defaults: Values;
  act: (values: Values) => Promise<void>;
  onClose: () => void;
  /** It takes something away. */
  grave?: boolean;
  children?: ReactNode;
}

/** Asks once more before something is done, and says what came of it. */
export function DeedDialog<Values extends Record<string, unknown>>({
  texts,
  about,
  defaults,
  act,
  onClose,
  grave = false,
  children,
}: DeedDialogProps<Values>) {
  const translate = useTranslate();
  const small = useSmall();
  const titleId = useId();
  const { run, busy, refusal } = useDeed(`${texts}.done`, onClose);
  const submit = (values: unknown) => run(() => act(values as Values), Object.keys(defaults));
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      fullScreen={small}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <Form record={NO_RECORD} defaultValues={defaults} onSubmit={submit} noValidate disableInvalidFormNotification>
        <DialogTitle id={titleId}>{translate(`${texts}.title`)}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>{translate(`${texts}.words`, about)}</Typography>
          {children}
          {refusal && (
            <Alert severity="error" variant="outlined" sx={{ mt: 1.5 }}>
              {translate(refusal, { _: refusal })}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button type="button" onClick={onClose} disabled={busy} color="inherit">
            {translate('events.cancel')}
          </Button>
          <Button type="submit" variant="contained" color={grave ? 'error' : 'primary'} disabled={busy}>
            {translate(`${texts}.submit`)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The form begins with its own values, not with the page's record. */
const NO_RECORD = {};
