import { usePermissions, useRedirect } from 'react-admin';
import { callApi } from '../api/client';
import { canAccess } from '../auth/roles';
import { ActionDialogButton } from '../ui/ActionDialogButton';

/** Sends the email again, and opens the new one. */
export function ResendButton({ id, to }: { id: string; to: string }) {
  const { permissions } = usePermissions<string>();
  const redirect = useRedirect();
  if (!permissions || !canAccess(permissions, 'email-resends', 'create')) return null;
  const resend = async (idempotencyKey: string) => {
    const sent = await callApi('admin/email-resend', {}, { params: { id }, idempotencyKey });
    redirect('show', 'emails', sent.id);
  };
  return (
    <ActionDialogButton
      texts="emails.resend"
      textValues={{ email: to }}
      onSubmit={(_, idempotencyKey) => resend(idempotencyKey)}
    />
  );
}
