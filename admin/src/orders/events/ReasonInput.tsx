import { required, TextInput } from 'react-admin';

const wanted = [required()];

export function ReasonInput() {
  return (
    <TextInput
      source="reason"
      label="events.reason"
      helperText="events.reasonHelp"
      multiline
      minRows={2}
      validate={wanted}
      slotProps={{ htmlInput: { maxLength: 2000 } }}
    />
  );
}
