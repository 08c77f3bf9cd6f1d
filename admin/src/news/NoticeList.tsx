import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminNoticeRowView } from '@shop/contract';
import { DataTable } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { CreateButton } from '../ui/CreateButton';
import { noWrapCell } from '../ui/list/cells';
import { SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';

const STATES = ['draft', 'scheduled', 'published'] as const;

/** Drafts, then published notices, newest first. */
export function NoticeList() {
  return (
    <ListPage
      sort={{ field: 'publishedAt', order: 'DESC' }}
      actions={<CreateButton resource="news" label="news.create.button" />}
      filters={
        <>
          <SearchFilter source="q" label="news.search" />
          <SelectFilter
            source="state"
            label="news.state"
            anyLabel="news.anyState"
            choices={STATES}
            choiceLabels="news.statuses"
          />
        </>
      }
    >
      <RecordList<AdminNoticeRowView>
        table={<NoticeTable />}
        renderCard={(notice) => <NoticeCard notice={notice} />}
        cardLink
        empty="news.empty"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<AdminNoticeRowView>;

function NoticeTable() {
  const { time, language, list } = useFormat();
  return (
    <DataTable<AdminNoticeRowView> rowClick="show" bulkActionButtons={false}>
      <Column
        source="title"
        render={({ id, title }) => (
          <RecordLink resource="news" id={id} sx={{ fontWeight: 560 }}>
            {title}
          </RecordLink>
        )}
      />
      <Column source="state" disableSort render={({ state }) => <StatusChip kind="notice" status={state} />} />
      <Column source="publishedAt" cellSx={noWrapCell} render={({ publishedAt }) => publishedAt && time(publishedAt)} />
      <Column source="languages" disableSort render={({ languages }) => list(languages.map(language))} />
      <Column source="changedAt" cellSx={noWrapCell} render={({ changedAt }) => time(changedAt)} />
    </DataTable>
  );
}

function NoticeCard({ notice: { title, state, publishedAt, languages } }: { notice: AdminNoticeRowView }) {
  const { time, language, list } = useFormat();
  return (
    <Box sx={{ display: 'grid', rowGap: 0.25 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, color: 'primary.main', overflowWrap: 'anywhere' }}>{title}</Typography>
        <StatusChip kind="notice" status={state} />
      </Box>
      <Box sx={{ typography: 'body2' }}>
        {[publishedAt && time(publishedAt), list(languages.map(language))].filter(Boolean).join(' · ')}
      </Box>
    </Box>
  );
}
