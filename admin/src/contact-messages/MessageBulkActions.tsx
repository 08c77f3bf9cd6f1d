import type { ContactMessageRowView } from '@shop/contract';
import { useState } from 'react';
import { callApi } from '../api/client';
import { ColleagueInput } from '../common/ColleagueInput';
import { BulkActionButton } from '../ui/bulk/BulkActionButton';
import { ANSWERING_ROLES } from './answering-roles';

const nameOf = ({ subject, name }: ContactMessageRowView) => `${subject} (${name})`;

/** Assigns the selected messages to a colleague, or closes them. */
export function MessageBulkActions() {
  const [assigneeId, setAssigneeId] = useState('');
  return (
    <>
      <BulkActionButton<ContactMessageRowView>
        label="contactMessages.assignTo.button"
        nameOf={nameOf}
        inputs={
          <ColleagueInput
            label="contactMessages.assignTo.assignee"
            value={assigneeId}
            onChange={setAssigneeId}
            roles={ANSWERING_ROLES}
          />
        }
        isReady={assigneeId !== ''}
        command={({ id, revision }, idempotencyKey) =>
          callApi('admin/contact-message-change', { assigneeId, revision }, { params: { id }, idempotencyKey })
        }
      />
      <BulkActionButton<ContactMessageRowView>
        label="contactMessages.close.button"
        nameOf={nameOf}
        command={({ id, revision }, idempotencyKey) =>
          callApi('admin/contact-message-change', { status: 'closed', revision }, { params: { id }, idempotencyKey })
        }
      />
    </>
  );
}
