import Box from '@mui/material/Box';
import type { AdminJobView } from '@shop/contract';
import { DataTable, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { ActionButton } from '../ui/ActionButton';
import { BulkActionButton } from '../ui/bulk/BulkActionButton';
import { bulkProps } from '../ui/bulk/bulk-props';
import { noWrapCell } from '../ui/list/cells';
import { SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { StatusChip } from '../ui/StatusChip';

const STATUSES = ['failed', 'retrying', 'waiting', 'running'] as const;

/** Background jobs that have not finished, failed ones first. */
export function JobList() {
  const translate = useTranslate();
  return (
    <ListPage
      sort={{ field: 'queue', order: 'ASC' }}
      intro={<Box sx={{ typography: 'body2', color: 'text.secondary', pb: 1.5 }}>{translate('jobs.help')}</Box>}
      filters={
        <>
          <SearchFilter source="q" label="jobs.search" />
          <SelectFilter
            source="status"
            label="jobs.status"
            anyLabel="jobs.anyStatus"
            choices={STATUSES}
            choiceLabels="jobs.statuses"
          />
        </>
      }
    >
      <RecordList<AdminJobView> table={<JobTable />} renderCard={(job) => <JobCard job={job} />} empty="jobs.empty" />
    </ListPage>
  );
}

const Column = DataTable.Col<AdminJobView>;

function JobTable() {
  const { time } = useFormat();
  return (
    <DataTable<AdminJobView> rowClick={false} isRowSelectable={canRetry} {...bulkProps(<JobBulkActions />)}>
      <Column source="name" render={({ name }) => <JobName name={name} />} />
      <Column source="status" disableSort render={({ status }) => <StatusChip kind="job" status={status} />} />
      <Column
        source="attempts"
        align="right"
        cellSx={noWrapCell}
        render={({ attempts, maxAttempts }) => `${attempts} / ${maxAttempts}`}
      />
      <Column source="lastError" disableSort render={({ lastError }) => <LastError text={lastError} />} />
      <Column source="createdAt" cellSx={noWrapCell} render={({ createdAt }) => time(createdAt)} />
      <Column source="runAt" cellSx={noWrapCell} render={({ runAt }) => time(runAt)} />
      <Column label="jobs.retry" source="maxAttempts" disableSort render={(job) => <RetryButton job={job} />} />
    </DataTable>
  );
}

const canRetry = ({ status }: AdminJobView) => status === 'failed' || status === 'retrying';
const retry = ({ id }: AdminJobView, idempotencyKey: string) =>
  callApi('admin/job-retry', {}, { params: { id }, idempotencyKey });

function JobBulkActions() {
  return (
    <BulkActionButton<AdminJobView> label="jobs.retry" nameOf={({ name, id }) => `${name} (${id})`} command={retry} />
  );
}

function JobCard({ job }: { job: AdminJobView }) {
  const { time } = useFormat();
  return (
    <Box sx={{ display: 'grid', rowGap: 0.5, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, width: '100%' }}>
        <JobName name={job.name} />
        <StatusChip kind="job" status={job.status} />
      </Box>
      <Box sx={{ typography: 'body2' }}>{time(job.runAt)}</Box>
      <LastError text={job.lastError} />
      <RetryButton job={job} />
    </Box>
  );
}

/** What the job does, and the name of its kind, by which jobs are searched. */
function JobName({ name }: { name: string }) {
  const translate = useTranslate();
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {translate(`jobs.names.${name.replaceAll('.', '_')}`, { _: name })}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{name}</Box>
    </Box>
  );
}

function LastError({ text }: { text: string | null }) {
  return <Box sx={{ typography: 'body2', overflowWrap: 'anywhere', maxWidth: { xs: 260, lg: 420 } }}>{text}</Box>;
}

function RetryButton({ job }: { job: AdminJobView }) {
  if (!canRetry(job)) return null;
  return (
    <ActionButton
      label="jobs.retry"
      size="small"
      variant="outlined"
      successMessage="jobs.retried"
      action={(idempotencyKey) => retry(job, idempotencyKey)}
    />
  );
}
