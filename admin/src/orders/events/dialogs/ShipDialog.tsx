import { type AdminCarrierView, isTrackingNumber } from '@shop/contract';
import { FormDataConsumer, required, SelectInput, TextInput, useGetList, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useItemNames } from '../../../common/useItemNames';
import { EventForm, type EventDialogProps } from './EventForm';
import { ItemsInput } from './ItemDialogs';
import { toParcelInput, type ParcelValues } from './parcel-form';
import { ParcelsInput } from './ParcelsInput';

const REQUIRED = [required()];
const SHORT_TEXT = { htmlInput: { maxLength: 80 } };
/** A carrier that staff did not enter: no code has a space. */
const OTHER = 'other carrier';
/** The parcels have no place for a message of the API: it is shown below the form. */
const FIELDS = ['items', 'carrier', 'agent', 'trackingNumber'];

interface ShipValues extends Record<string, unknown> {
  items: string[];
  /** The code of a carrier, or `OTHER`. */
  carrier: string;
  agent: string;
  trackingNumber: string;
  parcels: ParcelValues[];
}

/** Ships items: whole, or in weighed parcels that may hold a part of their pieces. */
export function ShipDialog(props: EventDialogProps) {
  const translate = useTranslate();
  const carriers = useCarriers();
  const remainingItems = useItemNames(props.order.items).filter(({ item }) => !item.shipped);
  const defaultValues: ShipValues = {
    items: remainingItems.map(({ item }) => item.sid),
    carrier: OTHER,
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
      toInput={({ items, carrier, agent, trackingNumber, parcels }) => ({
        input: {
          ...(parcels.length > 0 ? { parcels: parcels.map(toParcelInput) } : { items }),
          ...(carrier === OTHER ? { agent: agent.trim() } : { carrier }),
          trackingNumber: trackingNumber.trim(),
        },
      })}
    >
      <FormDataConsumer<ShipValues>>
        {({ formData: { parcels = [] } }) => parcels.length === 0 && <ItemsInput items={remainingItems} />}
      </FormDataConsumer>
      <CarrierInput carriers={carriers} />
      <TextInput
        source="trackingNumber"
        label="events.shipped.trackingNumber"
        validate={[...REQUIRED, (typed: unknown, { carrier }: ShipValues) => numberError(typed, carrier, carriers)]}
        slotProps={SHORT_TEXT}
        autoComplete="off"
      />
      <ParcelsInput items={remainingItems} />
    </EventForm>
  );
}

/** The carriers that are offered. */
function useCarriers(): readonly AdminCarrierView[] {
  const { data = [] } = useGetList<AdminCarrierView>('carriers', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
    filter: { active: true },
  });
  return data;
}

/** A carrier that staff have entered, or the name of another one. */
function CarrierInput({ carriers }: { carriers: readonly AdminCarrierView[] }) {
  const translate = useTranslate();
  const carrier: string = useWatch({ name: 'carrier' });
  return (
    <>
      <SelectInput
        source="carrier"
        label="events.shipped.carrier"
        choices={[
          ...carriers.map(({ code, name }) => ({ id: code, name })),
          { id: OTHER, name: translate('events.shipped.otherCarrier') },
        ]}
        translateChoice={false}
        validate={REQUIRED}
        helperText={false}
      />
      {carrier === OTHER && (
        <TextInput source="agent" label="events.shipped.agent" validate={REQUIRED} slotProps={SHORT_TEXT} />
      )}
    </>
  );
}

/** The error of a number that is none of the chosen carrier's. */
function numberError(typed: unknown, code: unknown, carriers: readonly AdminCarrierView[]): string | undefined {
  const carrier = carriers.find((each) => each.code === code);
  const isWrong = carrier && typeof typed === 'string' && !isTrackingNumber(typed, carrier.numberFormats);
  return isWrong ? 'events.shipped.wrongNumber' : undefined;
}
