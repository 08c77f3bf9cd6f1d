import { required, TextInput, type Validator } from 'react-admin';
import { decimal } from '../validators';

interface DecimalInputProps {
  source: string;
  /** A text or a translation key. */
  label: string;
  /** For an input that is labelled by its column. */
  hideLabel?: boolean;
  isOptional?: boolean;
  /** Checks what is typed, by default that it is a number. */
  validate?: Validator;
}

/** A number, which the form holds as it is typed. */
export function DecimalInput({ source, label, hideLabel = false, isOptional = false, validate }: DecimalInputProps) {
  return (
    <TextInput
      source={source}
      label={hideLabel ? false : label}
      hiddenLabel={hideLabel}
      helperText={false}
      validate={isOptional ? (validate ?? decimal) : [REQUIRED, validate ?? decimal]}
      parse={parseText}
      margin="none"
      autoComplete="off"
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          maxLength: 40,
          ...(hideLabel && { 'aria-label': label }),
          style: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
        },
      }}
    />
  );
}

const REQUIRED = required();
/** An emptied input holds an empty text instead of react-admin's null. */
const parseText = (typed: string | null) => typed ?? '';
