import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useDeed } from '../ui/useDeed';
import { applySheets } from './calls';
import type { Reviewed } from './reviewed';

/** Makes a draft of what was looked at and goes to it; where only pages change, they are changed. */
export function DraftOfIt({ file, review: { agreement, changeCount } }: Reviewed) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const [intention] = useState(() => crypto.randomUUID());
  const [title, setTitle] = useState(() => translate('sheets.draftTitle', { name: file.name }).slice(0, 120));
  const { run, busy, refusal } = useDeed(changeCount > 0 ? 'sheets.drafted' : 'sheets.edited', () => undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await run(async () => {
      const { draftId } = await applySheets(file, agreement, title.trim(), intention);
      const path =
        draftId === null ? '/products' : createPath({ resource: 'tariff-drafts', id: draftId, type: 'show' });
      void navigate(path);
    });
  };
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 1.5, maxWidth: 520 }}>
      {changeCount > 0 && (
        <TextField
          label={translate('resources.tariff-drafts.fields.title')}
          helperText={translate('drafts.titleHelp')}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
      )}
      {refusal && (
        <Alert severity="error" variant="outlined">
          {translate(refusal, { _: refusal })}
        </Alert>
      )}
      <Button
        type="submit"
        variant="contained"
        disabled={busy || (changeCount > 0 && title.trim() === '')}
        sx={{ justifySelf: 'start' }}
      >
        {translate(changeCount > 0 ? 'sheets.makeDraft' : 'sheets.editPages')}
      </Button>
    </Box>
  );
}
