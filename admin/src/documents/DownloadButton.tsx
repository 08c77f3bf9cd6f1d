import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { download } from '../api/download';
import { Refused } from '../api/refused';
import { spoken } from '../api/problem';

interface DownloadButtonProps {
  /** Below `/api/admin/`. */
  path: string;
  label: string;
  disabled?: boolean;
}

/** Keeps one document on the reader’s computer, or says why there is none. */
export function DownloadButton({ path, label, disabled = false }: DownloadButtonProps) {
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  async function save() {
    setBusy(true);
    setRefusal('');
    await download(path).catch((error: unknown) => {
      const problem = error instanceof Refused ? error.problem : null;
      setRefusal(problem ? spoken(problem) : translate('errors.unexpected'));
    });
    setBusy(false);
  }

  return (
    <Box>
      <Button variant="outlined" size="small" disabled={busy || disabled} onClick={() => void save()}>
        {label}
      </Button>
      <Box role="alert" sx={{ typography: 'body2', color: 'error.main' }}>
        {refusal}
      </Box>
    </Box>
  );
}
