import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDeed } from '../ui/useDeed';
import { reviewSheets } from './calls';
import type { Reviewed } from './reviewed';

/** Chooses a file and has it looked at; the same file may be chosen again once it was corrected. */
export function SheetFile({ onReviewed }: { onReviewed: (reviewed: Reviewed | null) => void }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [reading, setReading] = useState(false);
  const { run, refusal } = useDeed('', () => undefined);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setName(file.name);
    setReading(true);
    onReviewed(null);
    await run(async () => onReviewed({ file, review: await reviewSheets(file) }));
    setReading(false);
  }

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <input ref={input} type="file" accept=".xlsx" hidden onChange={(event) => void choose(event)} />
      <Button variant="contained" disabled={reading} onClick={() => input.current?.click()}>
        {translate(reading ? 'sheets.reading' : 'sheets.choose')}
      </Button>
      {name && <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>{name}</Box>}
      {refusal && (
        <Alert severity="error" variant="outlined">
          {translate(refusal, { _: refusal })}
        </Alert>
      )}
    </Box>
  );
}
