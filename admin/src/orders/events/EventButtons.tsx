import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { AdminOrderView } from '@shop/contract';
import { useState, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import type { EventDialogProps } from './dialogs/EventForm';
import { ProofDialog, RejectArtworkDialog } from './dialogs/ItemDialogs';
import { SenderDialog } from './dialogs/SenderDialog';
import { ShipDialog } from './dialogs/ShipDialog';
import { CancelDialog, PaymentDialog, RefundDialog, ReleaseDialog } from './dialogs/PaymentDialogs';
import { listEventButtons, type ButtonStyle, type StaffEvent } from './staff-events';
import { DeliveryDialog, NoteDialog, ProductionDialog } from './dialogs/StatusDialogs';

const DIALOGS: Readonly<Record<StaffEvent, ComponentType<EventDialogProps>>> = {
  order_paid: PaymentDialog,
  digital_proof_sent: ProofDialog,
  artwork_rejected: RejectArtworkDialog,
  in_production: ProductionDialog,
  shipped: ShipDialog,
  order_completed: DeliveryDialog,
  hold_released: ReleaseDialog,
  note_added: NoteDialog,
  sender_changed: SenderDialog,
  refund_issued: RefundDialog,
  order_cancelled: CancelDialog,
};

const BUTTON_PROPS: Readonly<Record<ButtonStyle, ButtonProps>> = {
  primary: { variant: 'contained' },
  secondary: { variant: 'outlined' },
  destructive: { variant: 'text', color: 'error' },
};

/** A button for each event that the API allows the user to post now. */
export function EventButtons({ order }: { order: AdminOrderView }) {
  const translate = useTranslate();
  const [openEvent, setOpenEvent] = useState<StaffEvent | null>(null);
  const OpenDialog = openEvent && DIALOGS[openEvent];
  return (
    <Box
      component="section"
      aria-label={translate('events.actions')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {listEventButtons(order.allowedEvents).map(({ event, style }) => (
        <Button
          key={event}
          type="button"
          data-event={event}
          onClick={() => setOpenEvent(event)}
          {...BUTTON_PROPS[style]}
        >
          {translate(`events.${event}.button`)}
        </Button>
      ))}
      {OpenDialog && <OpenDialog order={order} onClose={() => setOpenEvent(null)} />}
    </Box>
  );
}
