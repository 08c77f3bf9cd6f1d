import { required, TextInput } from 'react-admin';

interface ReasonInputProps {
  source?: string;
  label?: string;
  /** `false` for none. */
  helperText?: string | false;
  optional?: boolean;
  maxLength?: number;
  rows?: number;
}

const REQUIRED = [required()];

/** A text that explains a decision; by default one that the customer can read. */
export function ReasonInput({
  source = 'reason',
  label = 'common.reason',
  helperText = 'common.reasonHelp',
  optional = false,
  maxLength = 2000,
  rows = 2,
}: ReasonInputProps) {
  return (
    <TextInput
      source={source}
      label={label}
      helperText={helperText}
      multiline={rows > 1}
      minRows={rows > 1 ? rows : undefined}
      validate={optional ? [] : REQUIRED}
      parse={parseText}
      slotProps={{ htmlInput: { maxLength } }}
    />
  );
}

/** An emptied input holds an empty text instead of react-admin's null. */
const parseText = (typed: string | null) => typed ?? '';
