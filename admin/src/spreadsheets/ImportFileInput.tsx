import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useAction } from '../api/useAction';
import { ErrorAlert } from '../ui/ErrorAlert';
import { reviewImport, type ReviewedFile } from './catalogue-import';

interface ImportFileInputProps {
  /** Called with null when a new review starts. */
  onReviewed: (reviewed: ReviewedFile | null) => void;
}

/** Reviews the chosen file at once. The same file can be chosen again after it was corrected. */
export function ImportFileInput({ onReviewed }: ImportFileInputProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState('');
  const { run, isPending, errorMessage } = useAction<ReviewedFile>({ reload: false, onSuccess: onReviewed });

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setFileName(file.name);
    onReviewed(null);
    void run(async () => ({ file, review: await reviewImport(file) }));
  }

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <input ref={input} type="file" accept=".xlsx" hidden onChange={choose} />
      <Button variant="contained" disabled={isPending} onClick={() => input.current?.click()}>
        {translate(isPending ? 'spreadsheets.reading' : 'spreadsheets.choose')}
      </Button>
      {fileName && <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>{fileName}</Box>}
      <ErrorAlert message={errorMessage} />
    </Box>
  );
}
