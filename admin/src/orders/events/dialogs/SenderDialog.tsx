import type { SenderView } from '@shop/contract';
import { BooleanInput, FormDataConsumer, required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useCountryChoices } from '../../../i18n/useCountryChoices';
import { EventForm, type EventDialogProps } from './EventForm';

type SenderValues = Required<SenderView>;

const EMPTY: SenderValues = { name: '', line1: '', line2: '', city: '', region: '', postCode: '', country: '' };
const FIELDS = ['sender', ...Object.keys(EMPTY).map((name) => `sender.${name}`)];

/** Whom the parcels name as their sender: the reseller or the shop. */
export function SenderDialog(props: EventDialogProps) {
  const translate = useTranslate();
  const { sender } = props.order;
  return (
    <EventForm
      {...props}
      event="sender_changed"
      description={translate('events.sender_changed.description')}
      defaultValues={{ isBlind: true, sender: { ...EMPTY, ...sender } }}
      errorFields={FIELDS}
      toInput={({ isBlind, sender: entered }) => ({ input: { sender: isBlind ? trimmed(entered) : null } })}
    >
      <BooleanInput source="isBlind" label="events.sender_changed.isBlind" helperText={false} />
      <FormDataConsumer<{ isBlind: boolean }>>
        {({ formData }) => formData.isBlind && <SenderInputs />}
      </FormDataConsumer>
    </EventForm>
  );
}

function SenderInputs() {
  const countries = useCountryChoices();
  return (
    <>
      {TEXTS.map(([name, maxLength]) => (
        <TextInput
          key={name}
          source={`sender.${name}`}
          label={`events.sender_changed.${name}`}
          validate={name === 'line2' || name === 'region' || name === 'postCode' ? undefined : REQUIRED}
          slotProps={{ htmlInput: { maxLength } }}
        />
      ))}
      <SelectInput
        source="sender.country"
        label="events.sender_changed.country"
        choices={countries}
        translateChoice={false}
        validate={REQUIRED}
      />
    </>
  );
}

const REQUIRED = [required()];
const TEXTS = [
  ['name', 120],
  ['line1', 160],
  ['line2', 160],
  ['city', 80],
  ['region', 80],
  ['postCode', 20],
] as const;

/** Emptied inputs are null. */
function trimmed({ name, line1, line2, city, region, postCode, country }: SenderValues): SenderView {
  const text = (value: string | null) => (value ?? '').trim();
  return {
    ...{ name: text(name), line1: text(line1), line2: text(line2), city: text(city) },
    ...{ region: text(region), postCode: text(postCode), country },
  };
}
