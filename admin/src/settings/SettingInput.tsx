import { PasswordInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFixedField } from './SectionForm';

interface SettingInputProps {
  source: string;
  /** Translation key, or text. */
  label: string;
  helperText?: string;
  type?: 'text' | 'email' | 'tel' | 'number';
  multiline?: boolean;
  maxLength?: number;
}

export function SettingInput({
  source,
  label,
  helperText,
  type = 'text',
  multiline = false,
  maxLength,
}: SettingInputProps) {
  const fixed = useFixedField(source, helperText);
  return (
    <TextInput
      source={source}
      label={label}
      type={type}
      multiline={multiline}
      autoComplete="off"
      {...fixed}
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
  /** Whether the choice may be left empty. */
  isOptional?: boolean;
}

export function SettingSelect({ source, label, choices, helperText, isOptional = false }: SettingSelectProps) {
  const { readOnly, helperText: help } = useFixedField(source, helperText);
  return (
    <SelectInput
      source={source}
      label={label}
      choices={[...choices]}
      translateChoice={!isOptional}
      readOnly={readOnly}
      helperText={help ?? false}
    />
  );
}
