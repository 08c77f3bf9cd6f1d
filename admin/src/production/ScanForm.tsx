import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { callApi } from '../api/client';
import { toErrorMessage } from '../api/api-error';
import { ErrorAlert } from '../ui/ErrorAlert';
import { CameraScanner } from './CameraScanner';
import { type JobCode, parseJobCode } from './job-code';

/** Opens a job by the code on its ticket: typed, or from a scanner that types it and ends with Enter. */
export function ScanForm() {
  const translate = useTranslate();
  const openJob = useOpenJob();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(await openJob(text));
    setText('');
  };
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          value={text}
          onChange={({ target }) => setText(target.value)}
          label={translate('production.scan.label')}
          autoComplete="off"
          margin="none"
          fullWidth
          slotProps={{ htmlInput: { maxLength: 80, inputMode: 'text', autoCapitalize: 'characters' } }}
          sx={{ maxWidth: 480, '& .MuiInputBase-root': { minHeight: 48 } }}
        />
        <Button type="submit" variant="contained" sx={{ minHeight: 48, minWidth: 96 }}>
          {translate('production.scan.open')}
        </Button>
      </Box>
      <CameraScanner onScan={(code) => void openJob(code).then(setError)} />
      <ErrorAlert message={error} />
    </Box>
  );
}

/** Opens the page of a scanned job and returns an error message, empty without an error. */
function useOpenJob(): (text: string) => Promise<string> {
  const createPath = useCreatePath();
  const navigate = useNavigate();
  return async (text) => {
    const code = parseJobCode(text);
    if (!code) return 'production.scan.unknown';
    try {
      const id = await findItem(code);
      if (id === undefined) return 'production.scan.missing';
      await navigate(createPath({ resource: 'production-queue', id, type: 'show' }));
      return '';
    } catch (error) {
      return toErrorMessage(error);
    }
  };
}

/** The item of an order that the code names, or the order's only or first one. */
async function findItem({ orderId, sid, position }: JobCode): Promise<string | undefined> {
  const items = await callApi('admin/production-queue', { filter: JSON.stringify({ orderId }) });
  if (sid !== undefined) return items.find((item) => item.sid === sid)?.sid;
  return (position === undefined ? items[0] : items.find((item) => item.position === position))?.sid;
}
