import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ResellerApplicationView } from '@shop/contract';
import { DataTable, ListBase, useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { CardList } from '../ui/CardList';
import { ChoiceField } from '../ui/ChoiceField';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { RowLink } from '../ui/RowLink';
import { SearchField } from '../ui/SearchField';
import { useNarrow } from '../ui/useNarrow';
import { ApplicationStatus } from './ApplicationStatus';

const STATES = ['pending', 'granted', 'declined'] as const;
const WAITING = { status: 'pending' };

/** Who wants to become a reseller; those that wait for an answer first. */
export function ApplicationList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const narrow = useNarrow();
  const states = STATES.map((id) => ({ id, name: translate(`resellers.is.${id}`) }));
  return (
    <ListBase sort={{ field: 'appliedAt', order: 'DESC' }} filterDefaultValues={WAITING} perPage={25} exporter={false}>
      <ListHead
        title={<PageTitle title={label('reseller-applications', 2)} />}
        filters={
          <>
            <SearchField source="q" label="resellers.find" />
            <ChoiceField
              source="status"
              label={translate('resellers.status')}
              any={translate('resellers.anyStatus')}
              choices={states}
            />
          </>
        }
      />
      <ListSheet>{narrow ? <ApplicationCards /> : <ApplicationTable />}</ListSheet>
      <ListPager />
    </ListBase>
  );
}

const Column = DataTable.Col<ResellerApplicationView>;

function ApplicationTable() {
  const { time, country } = useReading();
  return (
    <DataTable<ResellerApplicationView> rowClick="show" bulkActionButtons={false} empty={<NoApplications />}>
      <Column
        source="company"
        render={({ id, company }) => (
          <RowLink resource="reseller-applications" id={id}>
            {company}
          </RowLink>
        )}
      />
      <Column source="email" />
      <Column source="country" render={(row) => country(row.country)} />
      <Column source="status" render={(row) => <ApplicationStatus {...row} />} />
      <Column source="appliedAt" render={({ appliedAt }) => time(appliedAt)} />
    </DataTable>
  );
}

function ApplicationCards() {
  const createPath = useCreatePath();
  const { day, country } = useReading();
  return (
    <CardList<ResellerApplicationView>
      to={({ id }) => createPath({ resource: 'reseller-applications', id, type: 'show' })}
      empty={<NoApplications />}
    >
      {(row) => (
        <Box sx={{ display: 'grid', rowGap: 0.25 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
            <Typography sx={{ fontWeight: 600, color: 'primary.main', overflowWrap: 'anywhere' }}>
              {row.company}
            </Typography>
            <ApplicationStatus {...row} />
          </Box>
          <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
            {[row.email, country(row.country), day(row.appliedAt)].join(' · ')}
          </Box>
        </Box>
      )}
    </CardList>
  );
}

function NoApplications() {
  const translate = useTranslate();
  return <NothingHere>{translate('resellers.nothing')}</NothingHere>;
}
