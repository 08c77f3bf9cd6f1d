import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TariffDraftRowView } from '@shop/contract';
import { DataTable, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { SpreadsheetButtons } from '../spreadsheets/SpreadsheetButtons';
import { CreateButton } from '../ui/CreateButton';
import { SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';

const STATUSES = ['open', 'scheduled', 'published'] as const;

/** Open and scheduled drafts, and every published version of the tariff. */
export function DraftList() {
  return (
    <ListPage
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={
        <>
          <SpreadsheetButtons />
          <CreateButton resource="tariff-drafts" label="tariffDrafts.newDraft" />
        </>
      }
      filters={
        <>
          <SearchFilter source="q" label="tariffDrafts.search" />
          <SelectFilter
            source="status"
            label="tariffDrafts.status"
            anyLabel="tariffDrafts.anyStatus"
            choices={STATUSES}
            choiceLabels="tariffDrafts.statuses"
          />
        </>
      }
    >
      <RecordList<TariffDraftRowView>
        table={<DraftTable />}
        renderCard={(draft) => <DraftCard draft={draft} />}
        cardLink
        empty="tariffDrafts.empty"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<TariffDraftRowView>;

function DraftTable() {
  const { time, number } = useFormat();
  return (
    <DataTable<TariffDraftRowView> rowClick="show" bulkActionButtons={false}>
      <Column
        source="title"
        render={({ id, title }) => (
          <RecordLink resource="tariff-drafts" id={id} sx={{ fontWeight: 560 }}>
            {title}
          </RecordLink>
        )}
      />
      <Column source="status" render={(draft) => <DraftChip draft={draft} />} />
      <Column source="changeCount" disableSort align="right" render={({ changeCount }) => number(changeCount)} />
      <Column source="publishAt" render={({ publishAt }) => publishAt && time(publishAt)} />
      <Column source="createdBy" disableSort />
      <Column source="createdAt" render={({ createdAt }) => time(createdAt)} />
    </DataTable>
  );
}

function DraftCard({ draft }: { draft: TariffDraftRowView }) {
  const translate = useTranslate();
  const { time } = useFormat();
  const { title, changeCount, publishAt, createdAt } = draft;
  return (
    <Box sx={{ display: 'grid', rowGap: 0.25 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, color: 'primary.main', overflowWrap: 'anywhere' }}>{title}</Typography>
        <DraftChip draft={draft} />
      </Box>
      <Box sx={{ typography: 'body2' }}>
        {[translate('tariffDrafts.changes', { smart_count: changeCount }), time(publishAt ?? createdAt)].join(' · ')}
      </Box>
    </Box>
  );
}

/** The draft's status, or the version that it was published as. */
export function DraftChip({ draft: { status, version } }: { draft: Pick<TariffDraftRowView, 'status' | 'version'> }) {
  const translate = useTranslate();
  return (
    <StatusChip kind="tariffDraft" status={status}>
      {version === null ? undefined : translate('tariffDrafts.version', { version })}
    </StatusChip>
  );
}
