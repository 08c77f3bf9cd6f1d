import type { ContactMessageRowView } from '@shop/contract';
import { callApi } from '../api/client';
import { BulkActionButton } from '../ui/bulk/BulkActionButton';
import { useColleagues } from '../common/useColleagues';

const nameOf = ({ subject, name }: ContactMessageRowView) => `${subject} (${name})`;

/** Assigns or closes the selected messages. */
export function MessageBulkActions() {
  const { self } = useColleagues();
  return (
    <>
      {self && (
        <BulkActionButton<ContactMessageRowView>
          label="contactMessages.assign.me"
          nameOf={nameOf}
          command={({ id, revision }, idempotencyKey) =>
            callApi(
              'admin/contact-message-change',
              { assigneeId: self.id, revision },
              { params: { id }, idempotencyKey },
            )
          }
        />
      )}
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
