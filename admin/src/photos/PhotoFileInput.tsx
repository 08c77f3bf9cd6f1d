import AttachFileIcon from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useId, useState, type ChangeEvent, type DragEvent } from 'react';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { useReading } from '../ui/reading';
import { hasPreview, PHOTO_TYPES, photoFault } from './photo-file';

/** The photograph chosen, or dropped here, and what it looks like. */
export function PhotoFileInput({ source }: { source: string }) {
  const translate = useTranslate();
  const { bytes } = useReading();
  const helpId = useId();
  const validate = (file: unknown) => {
    if (!(file instanceof File)) return 'photos.file.missing';
    const fault = photoFault(file);
    return fault ? { message: `photos.file.${fault}`, args: { size: bytes(file.size) } } : undefined;
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
        mb: 2,
        p: 1.5,
        border: '1px dashed',
        borderColor: fieldState.error ? 'error.main' : 'divider',
        borderRadius: '4px',
      }}
    >
      {file && hasPreview(file) && <FilePreview key={`${file.name} ${file.size} ${file.lastModified}`} file={file} />}
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
          {translate('photos.file.choose')}
          <Box
            component="input"
            type="file"
            name={field.name}
            accept={PHOTO_TYPES}
            aria-label={translate('photos.file.label')}
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
        {fieldState.error?.message ? (
          <ValidationError error={fieldState.error.message} />
        ) : (
          translate('photos.file.help')
        )}
      </FormHelperText>
    </Box>
  );
}

/** Nothing is shown of what the browser cannot read: the server says what is wrong with it. */
function FilePreview({ file }: { file: File }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!url) return null;
  return (
    <Box
      component="img"
      src={url}
      alt=""
      onError={() => setUrl('')}
      sx={{ display: 'block', maxWidth: '100%', maxHeight: 220, mb: 1.5, mx: 'auto' }}
    />
  );
}
