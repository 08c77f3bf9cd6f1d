import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { AdminOrderView } from '@shop/contract';
import { useId, type ReactNode } from 'react';
import { Form, useTranslate } from 'react-admin';
import type { EventPost } from '../../api/data-provider';
import { useSmall } from '../../ui/useNarrow';
import { Sending } from './Sending';
import type { StaffEvent } from './staff-events';
import { usePostEvent } from './usePostEvent';

/** What an event's form is given. */
export interface EventFormProps {
  order: AdminOrderView;
  onClose: () => void;
}

interface EventDialogProps<Values> extends EventFormProps {
  event: StaffEvent;
  /** What the form is about, in a sentence or two. */
  words?: ReactNode;
  defaults: Values;
  /** What the filled form says to the server. */
  says: (values: Values) => { body: Omit<EventPost, 'event'>; file?: File };
  /** It ends something, or gives money back. */
  grave?: boolean;
  children?: ReactNode;
}

/** The form of one event, over the order's page; the whole screen where that is narrow. */
export function EventDialog<Values extends Record<string, unknown>>({
  order,
  event,
  words,
  defaults,
  says,
  grave = false,
  onClose,
  children,
}: EventDialogProps<Values>) {
  const translate = useTranslate();
  const small = useSmall();
  const titleId = useId();
  const { post, busy, progress, refusal } = usePostEvent({
    orderId: order.id,
    event,
    fields: Object.keys(defaults),
    onClose,
  });
  const submit = (values: unknown) => {
    const { body, file } = says(values as Values);
    return post(body, file);
  };
  // An upload can be called off; anything else is done in a moment, and closing would not undo it.
  const mayClose = !busy || progress !== null;
  return (
    <Dialog
      open
      onClose={mayClose ? onClose : undefined}
      fullScreen={small}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      sx={COLUMN}
    >
      <Form record={NO_RECORD} defaultValues={defaults} onSubmit={submit} noValidate disableInvalidFormNotification>
        <DialogTitle id={titleId}>{translate(`events.${event}.title`)}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary', mb: 1.5 }}>
            {order.id}
          </Typography>
          {words && (
            <Typography component="div" sx={{ mb: 1.5 }}>
              {words}
            </Typography>
          )}
          {children}
          {refusal && (
            <Alert severity="error" variant="outlined" sx={{ mt: 1.5 }}>
              {translate(refusal, { _: refusal })}
            </Alert>
          )}
          {busy && <Sending progress={progress} />}
        </DialogContent>
        <DialogActions>
          <Button type="button" onClick={onClose} disabled={!mayClose} color="inherit">
            {translate('events.cancel')}
          </Button>
          <Button type="submit" variant="contained" color={grave ? 'error' : 'primary'} disabled={busy}>
            {translate(`events.${event}.submit`)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The form begins with its own values, not with the order's of the same names. */
const NO_RECORD = {};
const COLUMN = { '& form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 } } as const;
