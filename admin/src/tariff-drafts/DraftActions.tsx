import { createIdempotencyKey } from '@shop/api-client';
import type { TariffDraftView } from '@shop/contract';
import { required, TextInput, useRedirect } from 'react-admin';
import { callApi } from '../api/client';
import { ActionBar } from '../ui/ActionBar';
import { ActionDialogButton } from '../ui/ActionDialogButton';

const REQUIRED = [required()];

/** Publishes, schedules, renames or discards an open draft; withdraws a scheduled one. */
export function DraftActions({ draft }: { draft: TariffDraftView }) {
  if (draft.status === 'scheduled') return <WithdrawButton draft={draft} />;
  return (
    <ActionBar>
      {draft.changes.length > 0 && <PublishButtons draft={draft} />}
      <RenameButton draft={draft} />
      <DiscardButton draft={draft} />
    </ActionBar>
  );
}

function PublishButtons({ draft: { id, title } }: { draft: TariffDraftView }) {
  const publish = (body: { at?: string }, idempotencyKey: string) =>
    callApi('admin/tariff-draft-publish', body, { params: { id }, idempotencyKey });
  return (
    <>
      <ActionDialogButton
        texts="tariffDrafts.publish"
        textValues={{ title }}
        variant="contained"
        onSubmit={(_, idempotencyKey) => publish({}, idempotencyKey)}
      />
      <ActionDialogButton
        texts="tariffDrafts.schedule"
        textValues={{ title }}
        defaultValues={{ at: '' }}
        // A new key for each attempt, because the time may have been corrected.
        onSubmit={({ at }) => publish({ at: new Date(at).toISOString() }, createIdempotencyKey())}
      >
        <TextInput
          source="at"
          type="datetime-local"
          label="tariffDrafts.at"
          validate={REQUIRED}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 1 } }}
        />
      </ActionDialogButton>
    </>
  );
}

function WithdrawButton({ draft: { id, title } }: { draft: TariffDraftView }) {
  return (
    <ActionBar>
      <ActionDialogButton
        texts="tariffDrafts.withdraw"
        textValues={{ title }}
        onSubmit={(_, idempotencyKey) => callApi('admin/tariff-draft-withdraw', {}, { params: { id }, idempotencyKey })}
      />
    </ActionBar>
  );
}

function RenameButton({ draft: { id, title } }: { draft: TariffDraftView }) {
  return (
    <ActionDialogButton
      texts="tariffDrafts.rename"
      textValues={{ title }}
      defaultValues={{ title }}
      onSubmit={(values) => callApi('admin/tariff-draft-rename', { title: values.title.trim() }, { params: { id } })}
    >
      <TextInput
        source="title"
        label="resources.tariff-drafts.fields.title"
        validate={REQUIRED}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
    </ActionDialogButton>
  );
}

function DiscardButton({ draft: { id, title } }: { draft: TariffDraftView }) {
  const redirect = useRedirect();
  return (
    <ActionDialogButton
      texts="tariffDrafts.discard"
      textValues={{ title }}
      onSubmit={() => callApi('admin/tariff-draft-discard', {}, { params: { id } })}
      onSuccess={() => redirect('list', 'tariff-drafts')}
      reload="after"
      destructive
    />
  );
}
