import type { AdminAccountView } from '@shop/contract';
import { useCanAccess } from 'react-admin';
import { callApi } from '../api/client';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { ReasonInput } from '../ui/ReasonInput';

/** Makes a customer a reseller, or a reseller a customer, for staff who decide on reseller applications. */
export function ChangeRoleButton({ account: { id, email, role } }: { account: AdminAccountView }) {
  const { canAccess } = useCanAccess({ resource: 'reseller-applications', action: 'decide' });
  if (!canAccess || (role !== 'customer' && role !== 'reseller')) return null;
  const newRole = role === 'customer' ? 'reseller' : 'customer';
  return (
    <ActionDialogButton
      texts={role === 'customer' ? 'resellerApplications.promote' : 'resellerApplications.demote'}
      textValues={{ email }}
      defaultValues={{ reason: '' }}
      onSubmit={({ reason }) =>
        callApi('admin/account-role', { role: newRole, reason: reason.trim() }, { params: { id } })
      }
    >
      <ReasonInput maxLength={500} rows={1} />
    </ActionDialogButton>
  );
}
