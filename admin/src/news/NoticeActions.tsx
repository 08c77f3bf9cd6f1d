import type { AdminNoticeView } from '@shop/contract';
import { required, TextInput } from 'react-admin';
import { callApi } from '../api/client';
import { ActionBar } from '../ui/ActionBar';
import { ActionDialogButton } from '../ui/ActionDialogButton';

const REQUIRED = [required()];

/** Publishes the notice, now or later, or withdraws it. */
export function NoticeActions({ notice: { id, title, revision, state } }: { notice: AdminNoticeView }) {
  const send = (action: 'publish' | 'withdraw', body: { at?: string }, idempotencyKey: string) =>
    callApi(`admin/notice-${action}`, { revision, ...body }, { params: { id }, idempotencyKey });
  return (
    <ActionBar>
      {state !== 'published' && (
        <ActionDialogButton
          texts="news.publish"
          textValues={{ title }}
          variant="contained"
          onSubmit={(_, idempotencyKey) => send('publish', {}, idempotencyKey)}
        />
      )}
      {state !== 'published' && (
        <ActionDialogButton
          texts="news.schedule"
          textValues={{ title }}
          defaultValues={{ at: '' }}
          onSubmit={({ at }, idempotencyKey) => send('publish', { at: new Date(at).toISOString() }, idempotencyKey)}
        >
          <TextInput
            source="at"
            type="datetime-local"
            label="news.publishAt"
            validate={REQUIRED}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </ActionDialogButton>
      )}
      {state !== 'draft' && (
        <ActionDialogButton
          texts="news.withdraw"
          textValues={{ title }}
          onSubmit={(_, idempotencyKey) => send('withdraw', {}, idempotencyKey)}
          destructive
        />
      )}
    </ActionBar>
  );
}
