import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface LoginFieldProps extends Pick<
  OutlinedInputProps,
  'type' | 'value' | 'autoComplete' | 'autoFocus' | 'inputProps' | 'endAdornment'
> {
  /** Translation key. */
  label: string;
  /** Whether it was submitted without a value. */
  isMissing: boolean;
  onChange: (value: string) => void;
}

/** A required input. Those of react-admin would double the script of the page for logging in. */
export function LoginField({ label, isMissing, onChange, ...input }: LoginFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const text = translate(label);
  return (
    <FormControl fullWidth required error={isMissing} sx={{ mt: 1.5 }}>
      <InputLabel htmlFor={id}>{text}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        label={`${text} *`}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={isMissing ? `${id}-error` : undefined}
      />
      {isMissing && <FormHelperText id={`${id}-error`}>{translate('ra.validation.required')}</FormHelperText>}
    </FormControl>
  );
}
