import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffMemberView } from '@shop/contract';
import { DataTable, ListBase, useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { STAFF_ROLES } from '../session/roles';
import { CardList } from '../ui/CardList';
import { ChoiceField } from '../ui/ChoiceField';
import { CreateButton } from '../ui/CreateButton';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { RowLink } from '../ui/RowLink';
import { SearchField } from '../ui/SearchField';
import { useNarrow } from '../ui/useNarrow';
import { fullName, StaffStatus } from './StaffStatus';

/** Who works here, and who is invited. */
export function StaffList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const narrow = useNarrow();
  const roles = STAFF_ROLES.map((id) => ({ id, name: translate(`session.role.${id}`) }));
  const states = (['active', 'invited', 'disabled'] as const).map((id) => ({ id, name: translate(`staff.is.${id}`) }));
  return (
    <ListBase sort={{ field: 'createdAt', order: 'DESC' }} perPage={25} exporter={false}>
      <ListHead
        title={<PageTitle title={label('staff', 2)} />}
        actions={<CreateButton resource="staff" label="staff.invite" />}
        filters={
          <>
            <SearchField source="q" label="staff.find" />
            <ChoiceField
              source="role"
              label={translate('staff.role')}
              any={translate('staff.anyRole')}
              choices={roles}
            />
            <ChoiceField
              source="status"
              label={translate('staff.status')}
              any={translate('staff.anyStatus')}
              choices={states}
            />
          </>
        }
      />
      <ListSheet>{narrow ? <StaffCards /> : <StaffTable />}</ListSheet>
      <ListPager />
    </ListBase>
  );
}

const Column = DataTable.Col<StaffMemberView>;

function StaffTable() {
  const translate = useTranslate();
  const { day, time } = useReading();
  return (
    <DataTable<StaffMemberView> rowClick="show" bulkActionButtons={false} empty={<Nobody />}>
      <Column
        source="email"
        render={({ id, email }) => (
          <RowLink resource="staff" id={id}>
            {email}
          </RowLink>
        )}
      />
      <Column source="name" disableSort render={fullName} />
      <Column source="role" render={({ role }) => translate(`session.role.${role}`)} />
      <Column source="status" render={(member) => <StaffStatus {...member} />} />
      <Column
        source="secondFactor"
        disableSort
        render={({ secondFactor, status }) =>
          status !== 'invited' && translate(`staff.factor.${secondFactor ? 'yes' : 'no'}`)
        }
      />
      <Column source="lastSeenAt" render={({ lastSeenAt }) => lastSeenAt && time(lastSeenAt)} />
      <Column source="createdAt" render={({ createdAt }) => day(createdAt)} />
    </DataTable>
  );
}

function StaffCards() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <CardList<StaffMemberView> to={({ id }) => createPath({ resource: 'staff', id, type: 'show' })} empty={<Nobody />}>
      {(member) => (
        <Box sx={{ display: 'grid', rowGap: 0.25 }}>
          <Typography sx={{ fontWeight: 600, color: 'primary.main', overflowWrap: 'anywhere' }}>
            {member.email}
          </Typography>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', typography: 'body2' }}>
            <span>{[translate(`session.role.${member.role}`), fullName(member)].filter(Boolean).join(' · ')}</span>
            <StaffStatus {...member} />
          </Box>
        </Box>
      )}
    </CardList>
  );
}

function Nobody() {
  const translate = useTranslate();
  return <NothingHere>{translate('staff.nothing')}</NothingHere>;
}
