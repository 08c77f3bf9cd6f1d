import type { TariffDraftView } from '@shop/contract';
import { useCanAccess, useCreatePath, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { hasErrorCode } from '../api/api-error';
import { callApi } from '../api/client';
import { ActionBar } from '../ui/ActionBar';
import { ActionDialogButton } from '../ui/ActionDialogButton';

const MAX_TITLE = 120;

/** Prepares a price change that takes back a published one: the way to an earlier version. */
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
          const { id } = await callApi('admin/tariff-draft-open', { title }, { idempotencyKey });
          await takeBack(draft, id);
          void navigate(createPath({ resource: 'tariff-drafts', id, type: 'show' }));
        }}
      />
    </ActionBar>
  );
}

/**
 * Sets each value that a version changed to what it was before, in an open draft. Values that were changed again since, and
 * the first prices of a product, which cannot be without any, are left as they are. If there are no others, the draft is
 * discarded.
 * @throws ApiHttpError
 */
async function takeBack({ changes }: TariffDraftView, id: string): Promise<void> {
  let [rejection, count]: [unknown, number] = [null, 0];
  for (const { kind, subject, base: value, value: base } of changes) {
    try {
      await callApi('admin/tariff-draft-change', { kind, subject, base, value, seen: null }, { params: { id } });
      count += 1;
    } catch (error) {
      if (!SKIPPED.some((code) => hasErrorCode(error, code))) throw error;
      rejection = error;
    }
  }
  if (count > 0 || rejection === null) return;
  await callApi('admin/tariff-draft-discard', {}, { params: { id } });
  throw rejection;
}

const SKIPPED = ['draft_outdated', 'validation_failed'] as const;
