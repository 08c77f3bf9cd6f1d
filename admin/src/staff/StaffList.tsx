import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { personName, type StaffMemberView } from '@shop/contract';
import { DataTable, useTranslate } from 'react-admin';
import { STAFF_ROLES } from '../auth/roles';
import { useFormat } from '../i18n/useFormat';
import { CreateButton } from '../ui/CreateButton';
import { noWrapCell } from '../ui/list/cells';
import { SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';

const STATUSES = ['active', 'invited', 'disabled'] as const;

/** Staff accounts and open invitations. */
export function StaffList() {
  return (
    <ListPage
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={<CreateButton resource="staff" label="staff.invite" />}
      filters={
        <>
          <SearchFilter source="q" label="staff.search" />
          <SelectFilter
            source="role"
            label="staff.role"
            anyLabel="staff.anyRole"
            choices={STAFF_ROLES}
            choiceLabels="session.role"
          />
          <SelectFilter
            source="status"
            label="staff.status"
            anyLabel="staff.anyStatus"
            choices={STATUSES}
            choiceLabels="staff.statuses"
          />
        </>
      }
    >
      <RecordList<StaffMemberView>
        table={<StaffTable />}
        renderCard={(member) => <StaffCard member={member} />}
        cardLink
        empty="staff.empty"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<StaffMemberView>;

function StaffTable() {
  const translate = useTranslate();
  const { day, time } = useFormat();
  return (
    <DataTable<StaffMemberView> rowClick="show" bulkActionButtons={false}>
      <Column
        source="email"
        render={({ id, email }) => (
          <RecordLink resource="staff" id={id} sx={{ fontWeight: 560 }}>
            {email}
          </RecordLink>
        )}
      />
      <Column source="name" disableSort render={personName} />
      <Column source="role" render={({ role }) => translate(`session.role.${role}`)} />
      <Column source="status" render={({ status }) => <StatusChip kind="staff" status={status} />} />
      <Column
        source="secondFactor"
        disableSort
        render={({ secondFactor, status }) =>
          status !== 'invited' && translate(`staff.secondFactor.${secondFactor ? 'yes' : 'no'}`)
        }
      />
      <Column source="lastSeenAt" render={({ lastSeenAt }) => lastSeenAt && time(lastSeenAt)} />
      <Column source="createdAt" cellSx={noWrapCell} render={({ createdAt }) => day(createdAt)} />
    </DataTable>
  );
}

function StaffCard({ member }: { member: StaffMemberView }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', rowGap: 0.25 }}>
      <Typography sx={{ fontWeight: 600, color: 'primary.main', overflowWrap: 'anywhere' }}>{member.email}</Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', typography: 'body2' }}>
        <span>{[translate(`session.role.${member.role}`), personName(member)].filter(Boolean).join(' · ')}</span>
        <StatusChip kind="staff" status={member.status} />
      </Box>
    </Box>
  );
}
