import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { StaffMemberView } from '@shop/contract';
import { useState } from 'react';
import { Link, SelectInput, useCreatePath, useDataProvider, useRedirect, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../api/data-provider';
import { STAFF_ROLES, type StaffRole } from '../session/roles';
import { DeedDialog } from '../ui/DeedDialog';

type Deed = 'changeRole' | 'disable' | 'letIn' | 'reset' | 'withdraw';

function deedsFor({ status, secondFactor }: StaffMemberView): Deed[] {
  if (status === 'invited') return ['withdraw'];
  return ['changeRole', ...(secondFactor ? (['reset'] as const) : []), status === 'disabled' ? 'letIn' : 'disable'];
}

/** What an admin can do about a colleague. */
export function StaffDeeds({ member }: { member: StaffMemberView }) {
  const translate = useTranslate();
  const [open, setOpen] = useState<Deed | null>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {member.status === 'invited' && <InviteAgain member={member} />}
      {deedsFor(member).map((deed) => (
        <Button
          key={deed}
          variant="outlined"
          color={deed === 'disable' || deed === 'withdraw' ? 'error' : 'primary'}
          onClick={() => setOpen(deed)}
        >
          {translate(`staff.${deed}.button`)}
        </Button>
      ))}
      {open && <StaffDeed deed={open} member={member} onClose={() => setOpen(null)} />}
    </Box>
  );
}

/** The form as it was, for a new link in place of the old. */
function InviteAgain({ member: { email, role, firstName, lastName } }: { member: StaffMemberView }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Button
      component={Link}
      variant="outlined"
      to={createPath({ resource: 'staff', type: 'create' })}
      state={{ record: { email, role, firstName, lastName } }}
    >
      {translate('staff.again')}
    </Button>
  );
}

interface StaffDeedProps {
  deed: Deed;
  member: StaffMemberView;
  onClose: () => void;
}

function StaffDeed({ deed, member: { id, email, role }, onClose }: StaffDeedProps) {
  const translate = useTranslate();
  const provider = useDataProvider<BackOfficeProvider>();
  const redirect = useRedirect();
  const roles = STAFF_ROLES.map((one) => ({ id: one, name: translate(`session.role.${one}`) }));
  const acts: Record<Deed, (values: { role: StaffRole }) => Promise<void>> = {
    changeRole: (values) => provider.change('staff', id, { role: values.role }),
    disable: () => provider.change('staff', id, { disabled: true }),
    letIn: () => provider.change('staff', id, { disabled: false }),
    reset: () => provider.change('staff', id, { resetSecondFactor: true }),
    withdraw: () => provider.withdrawInvitation(id),
  };
  // Of an invitation that is withdrawn there is no page any more.
  const act = async (values: { role: StaffRole }) => {
    await acts[deed](values);
    if (deed === 'withdraw') redirect('list', 'staff');
  };
  return (
    <DeedDialog
      texts={`staff.${deed}`}
      about={{ email }}
      defaults={{ role }}
      act={act}
      onClose={onClose}
      grave={deed === 'disable' || deed === 'withdraw'}
    >
      {deed === 'changeRole' && (
        <SelectInput source="role" label="staff.role" choices={roles} translateChoice={false} required />
      )}
    </DeedDialog>
  );
}
