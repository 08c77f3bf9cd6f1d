import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminNewsletterRowView } from '@shop/contract';
import { DataTable } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { CreateButton } from '../ui/CreateButton';
import { noWrapCell } from '../ui/list/cells';
import { SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';

const STATUSES = ['draft', 'sending', 'stopped', 'sent'] as const;

export function NewsletterList() {
  return (
    <ListPage
      sort={{ field: 'changedAt', order: 'DESC' }}
      actions={<CreateButton resource="newsletters" label="newsletters.create.button" />}
      filters={
        <>
          <SearchFilter source="q" label="newsletters.search" />
          <SelectFilter
            source="status"
            label="newsletters.status"
            anyLabel="newsletters.anyStatus"
            choices={STATUSES}
            choiceLabels="newsletters.statuses"
          />
        </>
      }
    >
      <RecordList<AdminNewsletterRowView>
        table={<NewsletterTable />}
        renderCard={(newsletter) => <NewsletterCard newsletter={newsletter} />}
        cardLink
        empty="newsletters.empty"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<AdminNewsletterRowView>;

function NewsletterTable() {
  const { time, language, list } = useFormat();
  return (
    <DataTable<AdminNewsletterRowView> rowClick="show" bulkActionButtons={false}>
      <Column
        source="subject"
        disableSort
        render={({ id, subject }) => (
          <RecordLink resource="newsletters" id={id} sx={{ fontWeight: 560 }}>
            {subject}
          </RecordLink>
        )}
      />
      <Column source="status" render={({ status }) => <StatusChip kind="newsletter" status={status} />} />
      <Column source="languages" disableSort render={({ languages }) => list(languages.map(language))} />
      <Column source="startedAt" cellSx={noWrapCell} render={({ startedAt }) => startedAt && time(startedAt)} />
      <Column source="changedAt" cellSx={noWrapCell} render={({ changedAt }) => time(changedAt)} />
    </DataTable>
  );
}

function NewsletterCard({ newsletter: { subject, status, changedAt } }: { newsletter: AdminNewsletterRowView }) {
  const { time } = useFormat();
  return (
    <Box sx={{ display: 'grid', rowGap: 0.25 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, color: 'primary.main', overflowWrap: 'anywhere' }}>{subject}</Typography>
        <StatusChip kind="newsletter" status={status} />
      </Box>
      <Box sx={{ typography: 'body2' }}>{time(changedAt)}</Box>
    </Box>
  );
}
