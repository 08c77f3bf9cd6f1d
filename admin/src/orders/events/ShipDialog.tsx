import { required, TextInput, useTranslate } from 'react-admin';
import { useItemNames } from '../useItemNames';
import { EventDialog, type EventFormProps } from './EventDialog';
import { ItemsInput } from './ItemsInput';

const wanted = [required()];
const line = { htmlInput: { maxLength: 80 } };

export function ShipDialog(props: EventFormProps) {
  const translate = useTranslate();
  const remaining = useItemNames(props.order.items).filter(({ item }) => !item.shipped);
  const defaults = { items: remaining.map(({ item }) => item.sid), agent: '', trackingNumber: '' };
  return (
    <EventDialog
      {...props}
      event="shipped"
      words={translate('events.shipped.words')}
      defaults={defaults}
      says={({ items, agent, trackingNumber }) => ({
        body: { items, agent: agent.trim(), trackingNumber: trackingNumber.trim() },
      })}
    >
      <ItemsInput items={remaining} />
      <TextInput source="agent" label="events.shipped.agent" validate={wanted} slotProps={line} />
      <TextInput
        source="trackingNumber"
        label="events.shipped.trackingNumber"
        validate={wanted}
        slotProps={line}
        autoComplete="off"
      />
    </EventDialog>
  );
}
