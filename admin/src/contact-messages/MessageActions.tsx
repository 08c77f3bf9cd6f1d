import type { ColleagueView, ContactMessageView } from '@shop/contract';
import { SelectInput, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { ActionBar } from '../ui/ActionBar';
import { ActionButton } from '../ui/ActionButton';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { useColleagues } from '../common/useColleagues';
import { ANSWERING_ROLES } from './answering-roles';

type Change = { status?: 'open' | 'closed'; assigneeId?: string | null };

/** Assigns a message, closes it without an answer, or opens it again. */
export function MessageActions({ message }: { message: ContactMessageView }) {
  const { colleagues, self } = useColleagues({ roles: ANSWERING_ROLES });
  const { id, status, revision, assignee } = message;
  const change = (input: Change) => (idempotencyKey: string) =>
    callApi('admin/contact-message-change', { ...input, revision }, { params: { id }, idempotencyKey });
  return (
    <ActionBar>
      {self && assignee?.id !== self.id && (
        <ActionButton
          key={`assign:${revision}`}
          label="contactMessages.assign.me"
          variant="outlined"
          successMessage="contactMessages.assign.done"
          action={change({ assigneeId: self.id })}
          once
        />
      )}
      <AssignButton
        message={message}
        colleagues={colleagues}
        onSubmit={(assigneeId, key) => change({ assigneeId })(key)}
      />
      {status === 'closed' ? (
        <ActionButton
          key={`reopen:${revision}`}
          label="contactMessages.reopen.button"
          variant="outlined"
          successMessage="contactMessages.reopen.done"
          action={change({ status: 'open' })}
          once
        />
      ) : (
        <ActionButton
          key={`close:${revision}`}
          label="contactMessages.close.button"
          variant="text"
          successMessage="contactMessages.close.done"
          action={change({ status: 'closed' })}
          once
        />
      )}
    </ActionBar>
  );
}

interface AssignButtonProps {
  message: ContactMessageView;
  colleagues: readonly ColleagueView[];
  onSubmit: (assigneeId: string | null, idempotencyKey: string) => Promise<unknown>;
}

function AssignButton({ message: { assignee }, colleagues, onSubmit }: AssignButtonProps) {
  const translate = useTranslate();
  return (
    <ActionDialogButton
      texts="contactMessages.assign"
      defaultValues={{ assigneeId: assignee?.id ?? '' }}
      onSubmit={({ assigneeId }, idempotencyKey) => onSubmit(assigneeId || null, idempotencyKey)}
    >
      <SelectInput
        source="assigneeId"
        label="resources.contact-messages.fields.assignee"
        emptyText={translate('contactMessages.nobody')}
        choices={[...colleagues]}
        translateChoice={false}
      />
    </ActionDialogButton>
  );
}
