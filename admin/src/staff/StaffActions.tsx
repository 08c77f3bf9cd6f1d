import Button from '@mui/material/Button';
import type { Input, StaffMemberView } from '@shop/contract';
import { Link, required, SelectInput, useCreatePath, useRedirect, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { STAFF_ROLES } from '../auth/roles';
import { ActionBar } from '../ui/ActionBar';
import { ActionDialogButton } from '../ui/ActionDialogButton';

/** What an admin can do with a staff account or an invitation. */
export function StaffActions({ member }: { member: StaffMemberView }) {
  return (
    <ActionBar>
      {member.status === 'invited' ? <InvitationActions member={member} /> : <AccountActions member={member} />}
    </ActionBar>
  );
}

function InvitationActions({ member }: { member: StaffMemberView }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const redirect = useRedirect();
  const { id, email, role, firstName, lastName } = member;
  return (
    <>
      <Button
        component={Link}
        variant="outlined"
        to={createPath({ resource: 'staff', type: 'create' })}
        state={{ record: { email, role, firstName, lastName } }}
      >
        {translate('staff.inviteAgain')}
      </Button>
      <ActionDialogButton
        texts="staff.withdraw"
        textValues={{ email }}
        onSubmit={() => callApi('admin/staff-withdraw', {}, { params: { id } })}
        onSuccess={() => redirect('list', 'staff')}
        reload="after"
        destructive
      />
    </>
  );
}

function AccountActions({ member: { id, email, role, status, secondFactor } }: { member: StaffMemberView }) {
  const textValues = { email };
  const change = (body: Input<'admin/staff-change'>) => callApi('admin/staff-change', body, { params: { id } });
  return (
    <>
      <ActionDialogButton
        texts="staff.changeRole"
        textValues={textValues}
        defaultValues={{ role }}
        onSubmit={(values) => change({ role: values.role })}
      >
        <SelectInput
          source="role"
          label="staff.role"
          choices={STAFF_ROLES.map((staffRole) => ({ id: staffRole, name: `session.role.${staffRole}` }))}
          validate={required()}
        />
      </ActionDialogButton>
      {secondFactor && (
        <ActionDialogButton
          texts="staff.resetSecondFactor"
          textValues={textValues}
          onSubmit={() => change({ resetSecondFactor: true })}
        />
      )}
      {status === 'disabled' ? (
        <ActionDialogButton
          texts="staff.reactivate"
          textValues={textValues}
          onSubmit={() => change({ disabled: false })}
        />
      ) : (
        <ActionDialogButton
          texts="staff.disable"
          textValues={textValues}
          onSubmit={() => change({ disabled: true })}
          destructive
        />
      )}
    </>
  );
}
