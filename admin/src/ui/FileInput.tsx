import AttachFileIcon from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { validateFile, type FileRules } from './file-rules';

interface FileInputProps {
  source: string;
  /** Prefix of the translation keys `choose`, `label`, `help`, `missing`, `tooLarge` and `wrongType`. */
  texts: string;
  rules: FileRules;
  preview?: (file: File) => ReactNode;
}

/** The input in the button is the control. */
const LABEL_ONLY = { role: undefined };

/** A file input that also accepts dropped files. */
export function FileInput({ source, texts, rules, preview }: FileInputProps) {
  const translate = useTranslate();
  const { bytes } = useFormat();
  const helpId = useId();
  const validate = (file: unknown) => {
    if (!(file instanceof File)) return `${texts}.missing`;
    const error = validateFile(file, rules);
    return error ? { message: `${texts}.${error}`, args: { size: bytes(file.size) } } : undefined;
  };
  const { field, fieldState } = useInput({ source, validate });
  const file = field.value instanceof File ? field.value : null;
  const choose = (files: FileList | null) => {
    const chosen = files?.item(0);
    if (chosen) field.onChange(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    choose(event.dataTransfer.files);
  };
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      sx={{
        my: 1.5,
        p: 1.5,
        border: '1px dashed',
        borderColor: fieldState.error ? 'error.main' : 'divider',
        borderRadius: '4px',
      }}
    >
      {file && preview?.(file)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          component="label"
          {...LABEL_ONLY}
          tabIndex={-1}
          variant="outlined"
          startIcon={<AttachFileIcon />}
          sx={{
            position: 'relative',
            '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        >
          {translate(`${texts}.choose`)}
          <Box
            component="input"
            type="file"
            name={field.name}
            accept={rules.types.join(',')}
            aria-label={translate(`${texts}.label`)}
            aria-describedby={helpId}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => choose(currentTarget.files)}
            sx={{ position: 'absolute', inset: 0, opacity: 0, width: '100%', cursor: 'pointer' }}
          />
        </Button>
        {file && (
          <Box component="span" sx={{ typography: 'body2', minWidth: 0, overflowWrap: 'anywhere' }}>
            {file.name}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {bytes(file.size)}
            </Box>
          </Box>
        )}
      </Box>
      <FormHelperText id={helpId} error={Boolean(fieldState.error)} sx={{ mt: 1 }}>
        {fieldState.error?.message ? <ValidationError error={fieldState.error.message} /> : translate(`${texts}.help`)}
      </FormHelperText>
    </Box>
  );
}
