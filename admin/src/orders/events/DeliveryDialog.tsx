import { DateInput, required, useTranslate } from 'react-admin';
import { dayOf } from '../../ui/format';
import { EventDialog, type EventFormProps } from './EventDialog';

export function DeliveryDialog(props: EventFormProps) {
  const translate = useTranslate();
  const today = dayOf(new Date());
  const shippedOn =
    props.order.shipments
      .map(({ date }) => dayOf(new Date(date)))
      .toSorted()
      .at(-1) ?? '';
  const possible = (day: unknown) =>
    String(day) >= shippedOn && String(day) <= today ? undefined : 'events.order_completed.impossible';
  return (
    <EventDialog
      {...props}
      event="order_completed"
      words={translate('events.order_completed.words')}
      defaults={{ deliveryDate: today }}
      says={({ deliveryDate }) => ({ body: { deliveryDate } })}
    >
      <DateInput
        source="deliveryDate"
        label="events.order_completed.deliveryDate"
        validate={[required(), possible]}
        slotProps={{ htmlInput: { min: shippedOn, max: today } }}
        sx={{ maxWidth: 240 }}
      />
    </EventDialog>
  );
}
