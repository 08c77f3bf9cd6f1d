import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { AdminOrderView } from '@shop/contract';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../../../ui/FormDialog';
import { ErrorAlert } from '../../../ui/ErrorAlert';
import { UploadProgress } from '../../../ui/UploadProgress';
import { ChangeList } from '../../changes/OrderChanges';
import type { StaffEvent } from '../staff-events';
import { useOrderEvent, type EventInput } from '../useOrderEvent';

export interface EventDialogProps {
  order: AdminOrderView;
  onClose: () => void;
}

interface EventFormProps<Values> extends EventDialogProps {
  event: StaffEvent;
  description?: ReactNode;
  defaultValues: Values;
  /** Converts the form's values to the event's input. */
  toInput: (values: Values) => { input: Omit<EventInput, 'event'>; file?: File };
  /** The fields that show messages of the API; by default all. */
  errorFields?: readonly string[];
  destructive?: boolean;
  children?: ReactNode;
}

/** The form of one order event. */
export function EventForm<Values extends Record<string, unknown>>(props: EventFormProps<Values>) {
  const { order, event, description, defaultValues, toInput, destructive = false, onClose, children } = props;
  const { errorFields = Object.keys(defaultValues) } = props;
  const translate = useTranslate();
  const { post, isPending, progress, errorMessage, changes } = useOrderEvent({
    order,
    event,
    fields: errorFields,
    onClose,
  });
  return (
    <FormDialog
      title={translate(`events.${event}.title`)}
      submitLabel={translate(`events.${event}.submit`)}
      defaultValues={defaultValues}
      onSubmit={(values) => {
        const { input, file } = toInput(values as Values);
        return post(input, file);
      }}
      onClose={onClose}
      isPending={isPending}
      // Closing aborts an upload. Other requests take a moment, and closing would not undo them.
      canClose={!isPending || progress !== null}
      destructive={destructive}
    >
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {order.id}
      </Typography>
      {description && (
        <Typography component="div" sx={{ mb: 1.5 }}>
          {description}
        </Typography>
      )}
      {children}
      <ErrorAlert message={errorMessage} sx={{ mt: 1.5 }} />
      {changes.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1.5 }}>
          {translate('orders.changes.meanwhile')}
          <ChangeList changes={changes} />
        </Alert>
      )}
      {isPending && <UploadProgress share={progress} />}
    </FormDialog>
  );
}
