import type { TariffDraftView } from '@shop/contract';
import { useCanAccess, useCreatePath, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { callApi } from '../api/client';
import { ActionBar } from '../ui/ActionBar';
import { ActionDialogButton } from '../ui/ActionDialogButton';

const MAX_TITLE = 120;

/** Creates a price change that restores what was in force before a published one. */
export function RestoreButton({ draft }: { draft: TariffDraftView }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const { canAccess } = useCanAccess({ resource: 'tariff-drafts', action: 'create' });
  if (!canAccess) return null;
  return (
    <ActionBar>
      <ActionDialogButton
        texts="tariffDrafts.restore"
        textValues={{ title: draft.title }}
        onSubmit={async (_, idempotencyKey) => {
          const title = translate('tariffDrafts.restore.newTitle', { title: draft.title }).slice(0, MAX_TITLE);
          const { id } = await callApi('admin/tariff-draft-open', { title, restores: draft.id }, { idempotencyKey });
          void navigate(createPath({ resource: 'tariff-drafts', id, type: 'show' }));
        }}
      />
    </ActionBar>
  );
}
