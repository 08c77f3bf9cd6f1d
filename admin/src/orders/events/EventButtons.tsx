import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { AdminOrderView } from '@shop/contract';
import { useState, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { CancelDialog } from './CancelDialog';
import { DeliveryDialog } from './DeliveryDialog';
import type { EventFormProps } from './EventDialog';
import { NoteDialog } from './NoteDialog';
import { PaymentDialog } from './PaymentDialog';
import { ProductionDialog } from './ProductionDialog';
import { ProofDialog } from './ProofDialog';
import { RefundDialog } from './RefundDialog';
import { RejectDialog } from './RejectDialog';
import { ShipDialog } from './ShipDialog';
import { buttonsFor, type StaffEvent, type Weight } from './staff-events';

const FORMS: Readonly<Record<StaffEvent, ComponentType<EventFormProps>>> = {
  order_paid: PaymentDialog,
  digital_proof_sent: ProofDialog,
  artwork_rejected: RejectDialog,
  in_production: ProductionDialog,
  shipped: ShipDialog,
  order_completed: DeliveryDialog,
  note_added: NoteDialog,
  refund_issued: RefundDialog,
  order_cancelled: CancelDialog,
};

const LOOKS: Readonly<Record<Weight, ButtonProps>> = {
  main: { variant: 'contained' },
  plain: { variant: 'outlined' },
  grave: { variant: 'text', color: 'error' },
};

/** What the reader can post to the order now, as the server says. */
export function EventButtons({ order }: { order: AdminOrderView }) {
  const translate = useTranslate();
  const [chosen, choose] = useState<StaffEvent | null>(null);
  const EventForm = chosen && FORMS[chosen];
  return (
    <Box
      component="section"
      aria-label={translate('events.actions')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {buttonsFor(order.allowedEvents).map(({ event, weight }) => (
        <Button key={event} type="button" data-event={event} onClick={() => choose(event)} {...LOOKS[weight]}>
          {translate(`events.${event}.button`)}
        </Button>
      ))}
      {EventForm && <EventForm order={order} onClose={() => choose(null)} />}
    </Box>
  );
}
