import AttachFileIcon from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { useReading } from './reading';

interface FileInputProps {
  source: string;
  /** Where its words stand: `choose`, `label`, `help`, `missing`, and one for each fault. */
  words: string;
  /** What a file dialog offers, as media types. */
  types: string;
  /** What is plainly wrong with a file before it is sent. */
  faultOf: (file: File) => string | null;
  preview?: (file: File) => ReactNode;
}

/** The file chosen, or dropped here. */
export function FileInput({ source, words, types, faultOf, preview }: FileInputProps) {
  const translate = useTranslate();
  const { bytes } = useReading();
  const helpId = useId();
  const validate = (file: unknown) => {
    if (!(file instanceof File)) return `${words}.missing`;
    const fault = faultOf(file);
    return fault ? { message: `${words}.${fault}`, args: { size: bytes(file.size) } } : undefined;
  };
  const { field, fieldState } = useInput({ source, validate });
  const file = field.value instanceof File ? field.value : null;
  const take = (files: FileList | null) => {
    const given = files?.item(0);
    if (given) field.onChange(given);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
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
          tabIndex={-1}
          variant="outlined"
          startIcon={<AttachFileIcon />}
          sx={{
            position: 'relative',
            '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        >
          {translate(`${words}.choose`)}
          <Box
            component="input"
            type="file"
            name={field.name}
            accept={types}
            aria-label={translate(`${words}.label`)}
            aria-describedby={helpId}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => take(currentTarget.files)}
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
        {fieldState.error?.message ? <ValidationError error={fieldState.error.message} /> : translate(`${words}.help`)}
      </FormHelperText>
    </Box>
  );
}
