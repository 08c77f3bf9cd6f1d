import { RadioButtonGroupInput, required, TextInput } from 'react-admin';
import { EventDialog, type EventFormProps } from './EventDialog';

type Visibility = 'internal' | 'customer';

const defaults: { memo: string; visibility: Visibility } = { memo: '', visibility: 'internal' };
const choices = (['internal', 'customer'] satisfies Visibility[]).map((id) => ({
  id,
  name: `events.note_added.${id}`,
}));
const wanted = [required()];

export function NoteDialog(props: EventFormProps) {
  return (
    <EventDialog
      {...props}
      event="note_added"
      defaults={defaults}
      says={({ memo, visibility }) => ({ body: { memo, visibility } })}
    >
      <TextInput
        source="memo"
        label="events.note_added.memo"
        multiline
        minRows={3}
        validate={wanted}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <RadioButtonGroupInput
        source="visibility"
        label="events.note_added.visibility"
        choices={choices}
        row={false}
        validate={wanted}
        helperText={false}
      />
    </EventDialog>
  );
}
