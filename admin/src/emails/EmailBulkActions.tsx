import type { AdminEmailRowView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { BulkActionButton } from '../ui/bulk/BulkActionButton';

/** Whether an email can be sent again: its text was not erased. */
export const canResend = ({ subject }: AdminEmailRowView): boolean => subject !== null;

/** Sends the selected emails again. */
export function EmailBulkActions() {
  const translate = useTranslate();
  return (
    <BulkActionButton<AdminEmailRowView>
      label="emails.bulkResend.button"
      nameOf={({ to, subject }) => [to, subject].filter(Boolean).join(' · ')}
      describe={(emails) =>
        translate('emails.bulkResend.description', {
          smart_count: emails.length,
          recipients: new Set(emails.map(({ to }) => to.toLowerCase())).size,
        })
      }
      command={({ id }, idempotencyKey) => callApi('admin/email-resend', {}, { params: { id }, idempotencyKey })}
    />
  );
}
