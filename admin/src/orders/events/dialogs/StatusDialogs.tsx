import type { ColleagueView } from '@shop/contract';
import { DateInput, RadioButtonGroupInput, required, useTranslate } from 'react-admin';
import { toDateInput } from '../../../i18n/format';
import { mentionedIds } from '../../tasks/mentions';
import { NoteInput } from '../../tasks/NoteInput';
import { EventForm, type EventDialogProps } from './EventForm';

type Visibility = 'internal' | 'customer';

interface NoteValues extends Record<string, unknown> {
  memo: string;
  visibility: Visibility;
  mentions: readonly Pick<ColleagueView, 'id' | 'name'>[];
}

const NOTE_DEFAULTS: NoteValues = { memo: '', visibility: 'internal', mentions: [] };
const VISIBILITIES = ['internal', 'customer'] as const satisfies readonly Visibility[];
const REQUIRED = [required()];

export function ProductionDialog(props: EventDialogProps) {
  const translate = useTranslate();
  return (
    <EventForm
      {...props}
      event="in_production"
      description={translate('events.in_production.description')}
      defaultValues={{}}
      toInput={() => ({ input: {} })}
    />
  );
}

/** The delivery date is between the last shipment and today. */
export function DeliveryDialog(props: EventDialogProps) {
  const translate = useTranslate();
  const today = toDateInput(new Date());
  const lastShipment =
    props.order.shipments
      .map(({ date }) => toDateInput(new Date(date)))
      .toSorted()
      .at(-1) ?? '';
  const inRange = (day: unknown) =>
    String(day) >= lastShipment && String(day) <= today ? undefined : 'events.order_completed.dateOutOfRange';
  return (
    <EventForm
      {...props}
      event="order_completed"
      description={translate('events.order_completed.description')}
      defaultValues={{ deliveryDate: deliveryDay(props.order) ?? today }}
      toInput={({ deliveryDate }) => ({ input: { deliveryDate } })}
    >
      <DateInput
        source="deliveryDate"
        label="events.order_completed.deliveryDate"
        validate={[required(), inRange]}
        slotProps={{ htmlInput: { min: lastShipment, max: today } }}
        sx={{ maxWidth: 240 }}
      />
    </EventForm>
  );
}

/** The day on which the last shipment was delivered, as the tracking service reports; undefined until then. */
function deliveryDay({ shipments }: EventDialogProps['order']): string | undefined {
  const days = shipments.map(({ delivery }) => delivery.find(({ status }) => status === 'delivered')?.day);
  return days.some((day) => day === undefined) ? undefined : days.toSorted().at(-1);
}

export function NoteDialog(props: EventDialogProps) {
  return (
    <EventForm
      {...props}
      event="note_added"
      defaultValues={NOTE_DEFAULTS}
      toInput={({ memo, visibility, mentions }) => ({
        input: { memo, visibility, mentions: visibility === 'internal' ? mentionedIds(memo, mentions) : [] },
      })}
    >
      <NoteInput />
      <RadioButtonGroupInput
        source="visibility"
        label="events.note_added.visibility"
        choices={VISIBILITIES.map((id) => ({ id, name: `events.note_added.${id}` }))}
        row={false}
        validate={REQUIRED}
        helperText={false}
      />
    </EventForm>
  );
}
