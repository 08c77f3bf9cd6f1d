import {
  AutocompleteInput,
  PasswordInput,
  required,
  SelectInput,
  TextInput,
  useTranslate,
  type Validator,
} from 'react-admin';
import { useFixedField } from './SectionForm';

const REQUIRED = required();

interface SettingInputProps {
  source: string;
  /** Translation key, or text. */
  label: string;
  helperText?: string;
  type?: 'text' | 'email' | 'tel' | 'number';
  multiline?: boolean;
  maxLength?: number;
  validate?: Validator | Validator[];
}

export function SettingInput({
  source,
  label,
  helperText,
  type = 'text',
  multiline = false,
  maxLength,
  validate,
}: SettingInputProps) {
  const fixed = useFixedField(source, helperText);
  return (
    <TextInput
      source={source}
      label={label}
      type={type}
      multiline={multiline}
      autoComplete="off"
      {...(validate && { validate })}
      readOnly={fixed.readOnly}
      helperText={fixed.helperText ?? false}
      slotProps={{ htmlInput: { maxLength, ...(type === 'number' && { inputMode: 'numeric' }) } }}
    />
  );
}

interface SecretInputProps {
  source: string;
  label: string;
  secret: { isSet: boolean; ending: string };
}

/** Empty unless a new secret is entered: the stored one is never sent to the browser. */
export function SecretInput({ source, label, secret: { isSet, ending } }: SecretInputProps) {
  const translate = useTranslate();
  const stored = translate(ending ? 'settings.secretEnding' : 'settings.secretSet', { ending });
  const { readOnly, helperText } = useFixedField(source);
  return (
    <PasswordInput
      source={source}
      label={label}
      autoComplete="new-password"
      readOnly={readOnly}
      helperText={helperText ?? (isSet && stored)}
    />
  );
}

interface SettingSelectProps {
  source: string;
  label: string;
  choices: readonly { id: string; name: string }[];
  helperText?: string;
}

export function SettingSelect({ source, label, choices, helperText }: SettingSelectProps) {
  const { readOnly, helperText: help } = useFixedField(source, helperText);
  return (
    <SelectInput
      source={source}
      label={label}
      choices={[...choices]}
      validate={REQUIRED}
      readOnly={readOnly}
      helperText={help ?? false}
    />
  );
}

/** A choice among many, found by typing; it may be left empty. The names are texts. */
export function SettingAutocomplete({ source, label, choices, helperText }: SettingSelectProps) {
  const { readOnly, helperText: help } = useFixedField(source, helperText);
  return (
    <AutocompleteInput
      source={source}
      label={label}
      choices={[...choices]}
      translateChoice={false}
      readOnly={readOnly}
      helperText={help ?? false}
    />
  );
}
