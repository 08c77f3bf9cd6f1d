import type { TariffDraftView } from '@shop/contract';
import { required, TextInput, useRedirect } from 'react-admin';
import { CreatePage } from '../ui/CreatePage';

const REQUIRED = [required()];

export function DraftCreate() {
  const redirect = useRedirect();
  return (
    <CreatePage<{ title: string }, TariffDraftView>
      resource="tariff-drafts"
      title="tariffDrafts.newDraft"
      description="tariffDrafts.newDraftHelp"
      submitLabel="tariffDrafts.createDraft"
      defaultValues={{ title: '' }}
      transform={({ title }) => ({ title: title.trim() })}
      onSuccess={({ id }) => redirect('show', 'tariff-drafts', id)}
    >
      <TextInput
        source="title"
        label="resources.tariff-drafts.fields.title"
        helperText="tariffDrafts.titleHelp"
        validate={REQUIRED}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
    </CreatePage>
  );
}
