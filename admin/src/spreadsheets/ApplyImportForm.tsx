import Button from '@mui/material/Button';
import type { CatalogueImportView } from '@shop/contract';
import { Form, required, TextInput, useCreatePath, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useAction } from '../api/useAction';
import { ErrorAlert } from '../ui/ErrorAlert';
import { applyImport, type ReviewedFile } from './catalogue-import';

const MAX_TITLE_LENGTH = 120;
const REQUIRED = required();

/** Creates a tariff draft from the spreadsheet and opens it; if only product texts change, updates them. */
export function ApplyImportForm(reviewed: ReviewedFile) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const hasTariffChanges = reviewed.review.changeCount > 0;
  const title = translate('spreadsheets.draftTitle', { name: reviewed.file.name }).slice(0, MAX_TITLE_LENGTH);
  const { run, isPending, isSuccess, errorMessage } = useAction<CatalogueImportView>({
    successMessage: hasTariffChanges ? 'spreadsheets.draftCreated' : 'spreadsheets.textsUpdated',
    fields: ['title'],
    onSuccess: ({ draftId }) =>
      void navigate(
        draftId === null ? '/products' : createPath({ resource: 'tariff-drafts', id: draftId, type: 'show' }),
      ),
  });
  return (
    <Form
      defaultValues={{ title }}
      onSubmit={(values: Record<string, unknown>) =>
        run((idempotencyKey) => applyImport(reviewed, String(values.title ?? '').trim(), idempotencyKey))
      }
      noValidate
      disableInvalidFormNotification
    >
      {hasTariffChanges && (
        <TextInput
          source="title"
          label="resources.tariff-drafts.fields.title"
          helperText="tariffDrafts.titleHelp"
          validate={REQUIRED}
          slotProps={{ htmlInput: { maxLength: MAX_TITLE_LENGTH } }}
          sx={{ maxWidth: 520 }}
        />
      )}
      <ErrorAlert message={errorMessage} sx={{ mb: 1.5 }} />
      <Button type="submit" variant="contained" disabled={isPending || isSuccess}>
        {translate(hasTariffChanges ? 'spreadsheets.createDraft' : 'spreadsheets.updateTexts')}
      </Button>
    </Form>
  );
}
