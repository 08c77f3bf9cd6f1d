import { FormDataConsumer, required, TextInput, useTranslate } from 'react-admin';
import { useItemNames } from '../../../common/useItemNames';
import { EventForm, type EventDialogProps } from './EventForm';
import { ItemsInput } from './ItemDialogs';
import { toParcelInput, type ParcelValues } from './parcel-form';
import { ParcelsInput } from './ParcelsInput';

const REQUIRED = [required()];
const SHORT_TEXT = { htmlInput: { maxLength: 80 } };
/** The parcels have no place for a message of the API: it is shown below the form. */
const FIELDS = ['items', 'agent', 'trackingNumber'];

interface ShipValues extends Record<string, unknown> {
  items: string[];
  agent: string;
  trackingNumber: string;
  parcels: ParcelValues[];
}

/** Ships items: whole, or in weighed parcels that may hold a part of their pieces. */
export function ShipDialog(props: EventDialogProps) {
  const translate = useTranslate();
  const remainingItems = useItemNames(props.order.items).filter(({ item }) => !item.shipped);
  const defaultValues: ShipValues = {
    items: remainingItems.map(({ item }) => item.sid),
    agent: '',
    trackingNumber: '',
    parcels: [],
  };
  return (
    <EventForm
      {...props}
      event="shipped"
      description={translate('events.shipped.description')}
      defaultValues={defaultValues}
      errorFields={FIELDS}
      toInput={({ items, agent, trackingNumber, parcels }) => ({
        input: {
          ...(parcels.length > 0 ? { parcels: parcels.map(toParcelInput) } : { items }),
          agent: agent.trim(),
          trackingNumber: trackingNumber.trim(),
        },
      })}
    >
      <FormDataConsumer<ShipValues>>
        {({ formData: { parcels = [] } }) => parcels.length === 0 && <ItemsInput items={remainingItems} />}
      </FormDataConsumer>
      <TextInput source="agent" label="events.shipped.agent" validate={REQUIRED} slotProps={SHORT_TEXT} />
      <TextInput
        source="trackingNumber"
        label="events.shipped.trackingNumber"
        validate={REQUIRED}
        slotProps={SHORT_TEXT}
        autoComplete="off"
      />
      <ParcelsInput items={remainingItems} />
    </EventForm>
  );
}
