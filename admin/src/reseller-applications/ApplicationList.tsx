import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ResellerApplicationView } from '@shop/contract';
import { DataTable } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { CountryFilter, PeriodFilter, SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';

const STATUSES = ['pending', 'granted', 'declined'] as const;

/** Applications to become a reseller; by default those without a decision. */
export function ApplicationList() {
  return (
    <ListPage
      sort={{ field: 'appliedAt', order: 'DESC' }}
      filterDefaultValues={{ status: 'pending' }}
      filters={
        <>
          <SearchFilter source="q" label="resellerApplications.search" />
          <SelectFilter
            source="status"
            label="resellerApplications.status"
            anyLabel="resellerApplications.anyStatus"
            choices={STATUSES}
            choiceLabels="resellerApplications.statuses"
          />
          <CountryFilter />
          <PeriodFilter />
        </>
      }
    >
      <RecordList<ResellerApplicationView>
        table={<ApplicationTable />}
        renderCard={(application) => <ApplicationCard application={application} />}
        cardLink
        empty="resellerApplications.empty"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<ResellerApplicationView>;

function ApplicationTable() {
  const { time, country: countryName } = useFormat();
  return (
    <DataTable<ResellerApplicationView> rowClick="show" bulkActionButtons={false}>
      <Column
        source="company"
        render={({ id, company }) => (
          <RecordLink resource="reseller-applications" id={id} sx={{ fontWeight: 560 }}>
            {company}
          </RecordLink>
        )}
      />
      <Column source="email" />
      <Column source="country" render={({ country }) => countryName(country)} />
      <Column source="status" render={({ status }) => <StatusChip kind="resellerApplication" status={status} />} />
      <Column source="appliedAt" render={({ appliedAt }) => time(appliedAt)} />
    </DataTable>
  );
}

function ApplicationCard({ application }: { application: ResellerApplicationView }) {
  const { day, country: countryName } = useFormat();
  const { company, status, email, country, appliedAt } = application;
  return (
    <Box sx={{ display: 'grid', rowGap: 0.25 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, color: 'primary.main', overflowWrap: 'anywhere' }}>{company}</Typography>
        <StatusChip kind="resellerApplication" status={status} />
      </Box>
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        {[email, countryName(country), day(appliedAt)].join(' · ')}
      </Box>
    </Box>
  );
}
