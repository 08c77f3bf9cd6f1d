import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { CatalogueImportView } from '@shop/contract';
import { useState, type FormEvent } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useAction } from '../api/useAction';
import { ErrorAlert } from '../ui/ErrorAlert';
import { applyImport, type ReviewedFile } from './catalogue-import';

/** Creates a tariff draft from the spreadsheet and opens it; if only product texts change, updates them. */
export function ApplyImportForm(reviewed: ReviewedFile) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const hasTariffChanges = reviewed.review.changeCount > 0;
  const [title, setTitle] = useState(() =>
    translate('spreadsheets.draftTitle', { name: reviewed.file.name }).slice(0, 120),
  );
  const { run, isPending, isSuccess, errorMessage } = useAction<CatalogueImportView>({
    successMessage: hasTariffChanges ? 'spreadsheets.draftCreated' : 'spreadsheets.textsUpdated',
    onSuccess: ({ draftId }) =>
      void navigate(
        draftId === null ? '/products' : createPath({ resource: 'tariff-drafts', id: draftId, type: 'show' }),
      ),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run((idempotencyKey) => applyImport(reviewed, title.trim(), idempotencyKey));
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1.5, maxWidth: 520 }}>
      {hasTariffChanges && (
        <TextField
          label={translate('resources.tariff-drafts.fields.title')}
          helperText={translate('tariffDrafts.titleHelp')}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
      )}
      <ErrorAlert message={errorMessage} />
      <Button
        type="submit"
        variant="contained"
        disabled={isPending || isSuccess || (hasTariffChanges && title.trim() === '')}
        sx={{ justifySelf: 'start' }}
      >
        {translate(hasTariffChanges ? 'spreadsheets.createDraft' : 'spreadsheets.updateTexts')}
      </Button>
    </Box>
  );
}
