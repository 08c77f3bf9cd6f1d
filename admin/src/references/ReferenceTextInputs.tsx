import { required, TextInput } from 'react-admin';
import { DETAIL, type ReferenceResource } from './reference-resource';

const REQUIRED = [required()];

/** The inputs of a text: a name, and a sentence for customers if there is one. */
export function ReferenceTextInputs({ resource, prefix = '' }: { resource: ReferenceResource; prefix?: string }) {
  const detail = DETAIL[resource];
  return (
    <>
      <TextInput
        source={`${prefix}name`}
        label="references.text.name"
        helperText={false}
        validate={REQUIRED}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      {detail && (
        <TextInput
          source={`${prefix}${detail}`}
          label={`references.text.${detail}`}
          helperText={false}
          multiline
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      )}
    </>
  );
}
